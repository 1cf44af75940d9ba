import type { Gap } from '../narration.ts';

/** The service's questions in Spanish, by the stable id of their field. One that is not here is shown as it came. */
const QUESTIONS_ES: Readonly<Record<string, readonly [label: string, question: string]>> = {
  incident_types: ['Tipo de incidente', '¿Qué tipo de incidente fue, tal como lo encontraron?'],
  'incident_types.type': ['Otro tipo de incidente', '¿Qué otro incidente atendieron allí?'],
  'incident_types.primary': ['Tipo principal', '¿Cuál de ellos fue el incidente principal?'],
  'base.location': ['Lugar', '¿Dónde fue? Calle y número, cruce, carretera y milla, o nombre del lugar.'],
  'base.location_use.in_use.in_use': ['En uso', '¿El lugar estaba en uso en ese momento?'],

  'dispatch.unit_responses': ['Unidades', '¿Qué unidades acudieron?'],
  'actions_tactics.action_noaction.type': ['Acción tomada', '¿Sus dotaciones tomaron alguna acción?'],
  'actions_tactics.action_noaction.noaction_type': ['Motivo sin acción', '¿Por qué no se tomó ninguna acción?'],
  'aids.department_neris_id': ['Departamento de apoyo', '¿A qué departamento ayudaron, o cuál los ayudó?'],
  'aids.aid_direction': ['Apoyo dado o recibido', '¿Dieron ese apoyo o lo recibieron?'],
  'aids.aid_type': [
    'Clase de apoyo',
    '¿Fue de refuerzo, en lugar del otro departamento, o actuando como ese departamento?',
  ],

  'fire_detail.location_detail.type': ['Lugar del fuego', '¿El fuego fue en una estructura o al aire libre?'],
  'fire_detail.location_detail.arrival_condition': [
    'Condiciones a la llegada',
    '¿Qué vieron al llegar: nada, humo, fuego, todo envuelto en llamas?',
  ],
  'fire_detail.location_detail.floor_of_origin': ['Piso de origen', '¿En qué piso empezó el fuego?'],
  'fire_detail.location_detail.room_of_origin_type': ['Cuarto de origen', '¿En qué cuarto empezó el fuego?'],
  'fire_detail.location_detail.cause': ['Causa del fuego', '¿Qué causó el fuego?'],
  'fire_detail.location_detail.damage_type': [
    'Daños del fuego',
    '¿Qué tan graves fueron los daños: ninguno, leves, moderados o graves?',
  ],
  'fire_detail.water_supply': [
    'Suministro de agua',
    '¿De dónde vino el agua: tanque, hidrante, cisterna, aspiración, ninguna?',
  ],
  'fire_detail.investigation_needed': ['Investigación necesaria', '¿El fuego necesita una investigación?'],
  'fire_detail.investigation_types': ['Investigado por', '¿Quién investigó el fuego en el lugar, si alguien lo hizo?'],

  smoke_alarm: ['Detector de humo', '¿Había detectores de humo?'],
  'smoke_alarm.presence.type': ['Detector de humo', '¿Había detectores de humo?'],
  'smoke_alarm.presence.operation.alerted_failed_other.type': [
    'Funcionamiento del detector',
    '¿Sonó el detector de humo, y alertó a alguien?',
  ],
  fire_alarm: ['Alarma de incendio', '¿El edificio tenía un sistema de alarma de incendio?'],
  'fire_alarm.presence.type': ['Alarma de incendio', '¿El edificio tenía un sistema de alarma de incendio?'],
  other_alarm: ['Otra alarma', '¿Había otros detectores, de monóxido de carbono, calor o gas?'],
  'other_alarm.presence.type': ['Otra alarma', '¿Había otros detectores, de monóxido de carbono, calor o gas?'],
  fire_suppression: ['Sistema de extinción', '¿El edificio tenía rociadores u otro sistema de extinción?'],
  'fire_suppression.presence.type': [
    'Sistema de extinción',
    '¿El edificio tenía rociadores u otro sistema de extinción?',
  ],
  'fire_suppression.presence.suppression_types.type': [
    'Clase de sistema de extinción',
    '¿Qué clase de rociadores o sistema de extinción era?',
  ],
  'fire_suppression.presence.operation_type.effectiveness.type': [
    'Funcionamiento del sistema',
    '¿Se activaron los rociadores o el sistema, y cumplieron su función?',
  ],
  cooking_fire_suppression: ['Extinción en la cocina', '¿La estufa o la campana tenía su propio sistema de extinción?'],
  'cooking_fire_suppression.presence.type': [
    'Extinción en la cocina',
    '¿La estufa o la campana tenía su propio sistema de extinción?',
  ],

  'exposures.location_detail.type': ['Exposición', '¿La exposición fue en el mismo edificio o fuera de él?'],
  'exposures.location_detail.item_type': [
    'Objeto expuesto',
    '¿Qué más alcanzó o amenazó el fuego: una estructura, un vehículo, vegetación, otra cosa?',
  ],
  'exposures.location': ['Lugar de la exposición', '¿Dónde fue: la misma dirección u otra?'],
  'exposures.damage_type': ['Daños de la exposición', '¿Qué tan dañado quedó, si lo quedó?'],
  'exposures.location_use.in_use.in_use': ['Exposición en uso', '¿El lugar expuesto estaba en uso en ese momento?'],

  'medical_details.patient_care_evaluation': [
    'Evaluación y atención del paciente',
    '¿Se evaluó al paciente, y se le atendió o lo rechazó?',
  ],

  'hazsit_detail.evacuated': ['Personas evacuadas', '¿Cuántas personas fueron evacuadas?'],
  'hazsit_detail.disposition': ['Resultado del peligro', '¿Quién se encargó del peligro, o a quién se lo dejaron?'],
  'hazsit_detail.chemicals.name': ['Sustancia', '¿Qué sustancia era?'],
  'hazsit_detail.chemicals.release_occurred': ['Sustancia liberada', '¿Se escapó algo de la sustancia?'],
  'hazsit_detail.chemicals.dot_class': [
    'Clase de peligro',
    '¿Qué clase de peligro es la sustancia: gas, líquido inflamable, corrosivo?',
  ],

  'casualty_rescues.type': ['Persona', '¿La persona herida o rescatada era bombero?'],
  'casualty_rescues.casualty.injury_or_noninjury.type': ['Lesión', '¿La persona resultó herida, y sobrevivió?'],
  'casualty_rescues.rescue.presence_known.presence_known_type': [
    'Cuándo se supo de la persona',
    '¿Cuándo supieron que había alguien dentro?',
  ],
  'casualty_rescues.rescue.ffrescue_or_nonffrescue.type': ['Rescate', '¿Quién sacó a la persona?'],
  'casualty_rescues.rescue.ffrescue_or_nonffrescue.removal_or_nonremoval.type': [
    'Forma de rescate',
    '¿Cómo se rescató a la persona: sacada de un edificio, liberada, recuperada?',
  ],

  'electric_hazards.type': ['Batería o peligro eléctrico', '¿Qué aparato de batería o eléctrico intervino?'],
  'powergen_hazards.pv_other.type': ['Generación de energía', '¿Qué generación de energía había: solar, eólica, otra?'],
  'medical_oxygen_hazard.presence.type': ['Oxígeno médico', '¿Había oxígeno médico en el lugar?'],

  'base.incident_number': ['Número de incidente', '¿Cuál es el número de incidente?'],
  'dispatch.incident_number': ['Número de la central', '¿Qué número dio la central a este incidente?'],
  'dispatch.call_arrival': ['Entrada de la llamada', '¿Cuándo entró la llamada?'],
  'dispatch.call_answered': ['Llamada atendida', '¿Cuándo se atendió la llamada?'],
  'dispatch.call_create': ['Llamada registrada', '¿Cuándo se registró la llamada en la central?'],
  'dispatch.comments.comment': ['Comentario de la central', '¿Qué dice el comentario de la central?'],
};

export function spanishQuestion({ field, label, question }: Gap): { label: string; question: string; lang?: string } {
  const translated = QUESTIONS_ES[field];
  return translated ? { label: translated[0], question: translated[1] } : { label, question, lang: 'en' };
}
