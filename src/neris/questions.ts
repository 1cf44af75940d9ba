/**
 * Every question the service can ask, in the order an officer would be asked: [field, label, question].
 * Those under `dispatch` are for the dispatch center's records; the firefighter seldom knows the answer.
 */
export const QUESTIONS: Readonly<Record<'firefighter' | 'dispatch', readonly Question[]>> = {
  firefighter: [
    // What it was.
    ['incident_types', 'Incident type', 'What kind of incident was it, as you found it?'],
    ['incident_types.type', 'Further incident type', 'What was the other incident you handled there?'],
    ['incident_types.primary', 'Primary incident type', 'Which of these was the main incident?'],

    // Where it was.
    ['base.location', 'Location', 'Where was it? Street and number, crossing, highway and mile marker, or place name.'],
    ['base.location_use.in_use.in_use', 'In use', 'Was the place in use at the time?'],

    // Who went and what they did.
    ['dispatch.unit_responses', 'Responding units', 'Which units responded?'],
    ['actions_tactics.action_noaction.type', 'Action taken', 'Did your crews take any action?'],
    ['actions_tactics.action_noaction.noaction_type', 'Reason for no action', 'Why was no action taken?'],
    ['aids.department_neris_id', 'Aid department', 'Which department did you help, or which one helped you?'],
    ['aids.aid_direction', 'Aid given or received', 'Did you give that aid or receive it?'],
    [
      'aids.aid_type',
      'Kind of aid',
      'Was that aid in support, in place of the other department, or acting as that department?',
    ],

    // The fire.
    ['fire_detail.location_detail.type', 'Place of the fire', 'Was the fire in a structure or outside?'],
    [
      'fire_detail.location_detail.arrival_condition',
      'Conditions on arrival',
      'What did you see when you pulled up: nothing showing, smoke, fire, fully involved?',
    ],
    ['fire_detail.location_detail.floor_of_origin', 'Floor of origin', 'On which floor did the fire start?'],
    ['fire_detail.location_detail.room_of_origin_type', 'Room of origin', 'In which room did the fire start?'],
    ['fire_detail.location_detail.cause', 'Cause of the fire', 'What started the fire?'],
    [
      'fire_detail.location_detail.damage_type',
      'Fire damage',
      'How bad was the damage: none, minor, moderate or major?',
    ],
    ['fire_detail.water_supply', 'Water supply', 'Where did your water come from: tank, hydrant, tender, draft, none?'],
    ['fire_detail.investigation_needed', 'Investigation needed', 'Does the fire need an investigation?'],
    ['fire_detail.investigation_types', 'Investigated by', 'Who investigated the fire on scene, if anybody?'],

    // Alarms and sprinklers.
    ['smoke_alarm', 'Smoke alarm', 'Were there smoke alarms?'],
    ['smoke_alarm.presence.type', 'Smoke alarm', 'Were there smoke alarms?'],
    [
      'smoke_alarm.presence.operation.alerted_failed_other.type',
      'Smoke alarm operation',
      'Did the smoke alarm sound, and did it alert anybody?',
    ],
    ['fire_alarm', 'Fire alarm system', 'Did the building have a fire alarm system?'],
    ['fire_alarm.presence.type', 'Fire alarm system', 'Did the building have a fire alarm system?'],
    ['other_alarm', 'Other alarm', 'Were there other detectors, for carbon monoxide, heat or gas?'],
    ['other_alarm.presence.type', 'Other alarm', 'Were there other detectors, for carbon monoxide, heat or gas?'],
    ['fire_suppression', 'Fire suppression system', 'Did the building have sprinklers or another suppression system?'],
    [
      'fire_suppression.presence.type',
      'Fire suppression system',
      'Did the building have sprinklers or another suppression system?',
    ],
    [
      'fire_suppression.presence.suppression_types.type',
      'Kind of suppression system',
      'What kind of sprinkler or suppression system was it?',
    ],
    [
      'fire_suppression.presence.operation_type.effectiveness.type',
      'Suppression system operation',
      'Did the sprinklers or the system go off, and did they do the job?',
    ],
    [
      'cooking_fire_suppression',
      'Cooking fire suppression',
      'Did the stove or the hood have its own suppression system?',
    ],
    [
      'cooking_fire_suppression.presence.type',
      'Cooking fire suppression',
      'Did the stove or the hood have its own suppression system?',
    ],

    // What else the fire reached.
    ['exposures.location_detail.type', 'Exposure', 'Was the exposure in the same building or outside of it?'],
    [
      'exposures.location_detail.item_type',
      'Exposed item',
      'What else did the fire reach or threaten: a structure, a vehicle, vegetation, something else?',
    ],
    ['exposures.location', 'Exposure location', 'Where was it: the same address, or another one?'],
    ['exposures.damage_type', 'Exposure damage', 'How badly was it damaged, if at all?'],
    ['exposures.location_use.in_use.in_use', 'Exposure in use', 'Was the exposed place in use at the time?'],

    // Patients.
    [
      'medical_details.patient_care_evaluation',
      'Patient evaluation and care',
      'Was the patient evaluated, and was care given or refused?',
    ],

    // The hazard.
    ['hazsit_detail.evacuated', 'People evacuated', 'How many people were evacuated?'],
    [
      'hazsit_detail.disposition',
      'Outcome of the hazard',
      'Who took care of the hazard, or whom did you leave it with?',
    ],
    ['hazsit_detail.chemicals.name', 'Substance', 'What substance was it?'],
    ['hazsit_detail.chemicals.release_occurred', 'Substance released', 'Did any of the substance get out?'],
    [
      'hazsit_detail.chemicals.dot_class',
      'Hazard class',
      'What hazard class is the substance: gas, flammable liquid, corrosive?',
    ],

    // People hurt or rescued.
    ['casualty_rescues.type', 'Person', 'Was the person hurt or rescued a firefighter?'],
    ['casualty_rescues.casualty.injury_or_noninjury.type', 'Injury', 'Was the person hurt, and did they survive?'],
    [
      'casualty_rescues.rescue.presence_known.presence_known_type',
      'When the person was known of',
      'When did you learn that somebody was inside?',
    ],
    ['casualty_rescues.rescue.ffrescue_or_nonffrescue.type', 'Rescue', 'Who got the person out?'],
    [
      'casualty_rescues.rescue.ffrescue_or_nonffrescue.removal_or_nonremoval.type',
      'Way of rescue',
      'How was the person rescued: removed from a building, extricated, recovered?',
    ],

    // Batteries, generators, oxygen.
    ['electric_hazards.type', 'Battery or electric hazard', 'What battery-powered or electric thing was involved?'],
    [
      'powergen_hazards.pv_other.type',
      'Power generation',
      'What kind of power generation was there: solar, wind, other?',
    ],
    ['medical_oxygen_hazard.presence.type', 'Medical oxygen', 'Was there medical oxygen in the place?'],
  ],
  dispatch: [
    ['base.incident_number', 'Incident number', 'What is the incident number?'],
    ['dispatch.incident_number', 'Dispatch incident number', "What is the dispatch center's number for this incident?"],
    ['dispatch.call_arrival', 'Call arrival', 'When did the call come in?'],
    ['dispatch.call_answered', 'Call answered', 'When was the call answered?'],
    ['dispatch.call_create', 'Call created', 'When was the call entered at dispatch?'],
    ['dispatch.comments.comment', 'Dispatch comment', 'What does the dispatch comment say?'],
    ['base.point.geometry.coordinates', 'Map point', 'What are the map coordinates of the incident?'],
    ['base.polygon.geometry.coordinates', 'Map area', 'What area of the map does the incident cover?'],
    ['dispatch.point.geometry.coordinates', 'Dispatch map point', 'To which map coordinates were the units sent?'],
    ['dispatch.unit_responses.point.geometry.coordinates', 'Unit map point', 'Where was the unit when it was sent?'],
    ['unit_responses.point.geometry.coordinates', 'Unit map point', 'Where was the unit when it was sent?'],
    ['exposures.point.geometry.coordinates', 'Exposure map point', 'What are the map coordinates of the exposure?'],
    ['exposures.polygon.geometry.coordinates', 'Exposure map area', 'What area of the map does the exposure cover?'],
  ],
};

/** What is still to be asked where part of the answer was said. */
export const PARTLY_SAID: Readonly<Record<string, string>> = {
  'fire_detail.water_supply': 'Did it flow more or less than 500 gallons a minute?',
};

type Question = readonly [field: string, label: string, question: string];

/** One answer fills both: where the second is missing along with the first, nobody need be asked for it. */
export const SAME_ANSWER: Readonly<Record<string, string>> = {
  'dispatch.incident_number': 'base.incident_number',
};

/** Required, and never a question: the request names the department, and dispatch shares the incident's location. */
export const NEVER_ASKED: ReadonlySet<string> = new Set(['base.department_neris_id', 'dispatch.location']);
