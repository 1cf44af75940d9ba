import { checkDraft } from '../../src/neris/check.ts';
import type { Gap } from '../../src/neris/gaps.ts';
import { missingOf } from '../../src/neris/missing.ts';
import type { IncidentDraft } from '../../src/neris/payload/incident.ts';
import { breachesOf } from '../../src/neris/rules.ts';
import { withValue } from './fill.ts';

/** For every question, valid answers; the first that fits the draft is given. Calls came in long before anything else. */
export const ANSWERS: Record<string, unknown[]> = {
  incident_types: [[{ type: 'FIRE||STRUCTURE_FIRE||CONFINED_COOKING_APPLIANCE_FIRE', primary: true }]],
  'incident_types.type': ['LAWENFORCE'],
  'incident_types.primary': [true],
  'base.location': [{ street: 'Otsego', street_postfix: 'STREET' }],
  'base.location_use.in_use.in_use': [true],
  'dispatch.unit_responses': [[{ reported_unit_id: 'Engine 8' }]],
  'actions_tactics.action_noaction.type': ['NOACTION', 'ACTION'],
  'actions_tactics.action_noaction.noaction_type': ['STAGED_STANDBY'],
  'aids.department_neris_id': ['FD27137999'],
  'aids.aid_direction': ['RECEIVED'],
  'aids.aid_type': ['SUPPORT_AID'],
  'fire_detail.location_detail.type': ['OUTSIDE', 'STRUCTURE'],
  'fire_detail.location_detail.arrival_condition': ['SMOKE_SHOWING'],
  'fire_detail.location_detail.floor_of_origin': [-1],
  'fire_detail.location_detail.room_of_origin_type': ['BASEMENT'],
  'fire_detail.location_detail.cause': ['INCENDIARY'],
  'fire_detail.location_detail.damage_type': ['MINOR_DAMAGE'],
  'fire_detail.water_supply': ['TANK_WATER'],
  'fire_detail.investigation_needed': ['NO'],
  'fire_detail.investigation_types': [['NONE']],
  smoke_alarm: [{ presence: { type: 'NOT_PRESENT' } }],
  'smoke_alarm.presence.type': ['NOT_PRESENT', 'PRESENT'],
  'smoke_alarm.presence.operation.alerted_failed_other.type': [
    'INSUFFICIENT_SOURCE',
    'FAILED_TO_OPERATE',
    'OPERATED_ALERTED_OCCUPANT',
  ],
  fire_alarm: [{ presence: { type: 'PRESENT' } }],
  'fire_alarm.presence.type': ['PRESENT'],
  other_alarm: [{ presence: { type: 'NOT_PRESENT' } }],
  'other_alarm.presence.type': ['PRESENT'],
  fire_suppression: [{ presence: { type: 'NOT_APPLICABLE' } }],
  'fire_suppression.presence.type': ['PRESENT'],
  'fire_suppression.presence.suppression_types.type': ['DELUGE_SYSTEM'],
  'fire_suppression.presence.operation_type.effectiveness.type': ['OPERATED_NOT_EFFECTIVE'],
  cooking_fire_suppression: [{ presence: { type: 'NOT_PRESENT' } }],
  'cooking_fire_suppression.presence.type': ['PRESENT'],
  'exposures.location_detail.type': ['INTERNAL_EXPOSURE', 'EXTERNAL_EXPOSURE'],
  'exposures.location_detail.item_type': ['VEHICLE'],
  'exposures.location': [{ site: 'the barn' }],
  'exposures.damage_type': ['NO_DAMAGE'],
  'exposures.location_use.in_use.in_use': [false],
  'medical_details.patient_care_evaluation': ['PATIENT_EVALUATED_CARE_PROVIDED'],
  'hazsit_detail.evacuated': [0],
  'hazsit_detail.disposition': ['COMPLETED_FIRE_SERVICE_ONLY'],
  'hazsit_detail.chemicals.name': ['Natural Gas'],
  'hazsit_detail.chemicals.release_occurred': [true],
  'hazsit_detail.chemicals.dot_class': ['GASES'],
  'casualty_rescues.type': ['NONFF'],
  'casualty_rescues.casualty.injury_or_noninjury.type': ['UNINJURED', 'INJURED_FATAL'],
  'casualty_rescues.rescue.presence_known.presence_known_type': ['KNOWN_ARRIVAL'],
  'casualty_rescues.rescue.ffrescue_or_nonffrescue.type': ['SELF_EVACUATION', 'RESCUED_BY_FIREFIGHTER'],
  'casualty_rescues.rescue.ffrescue_or_nonffrescue.removal_or_nonremoval.type': ['OTHER', 'REMOVAL_FROM_STRUCTURE'],
  'electric_hazards.type': ['E_MOBILITY||OTHER'],
  'powergen_hazards.pv_other.type': ['OTHER', 'PHOTOVOLTAICS'],
  'medical_oxygen_hazard.presence.type': ['PRESENT'],
  'base.incident_number': ['26-004417'],
  'dispatch.incident_number': ['26-004417'],
  'dispatch.call_arrival': ['1999-01-01T00:00:00Z'],
  'dispatch.call_answered': ['1999-01-01T00:00:00Z'],
  'dispatch.call_create': ['1999-01-01T00:00:00Z'],
  'dispatch.comments.comment': ['Smoke reported.'],
  'base.point.geometry.coordinates': [[1, 2]],
  'base.polygon.geometry.coordinates': [[[[[1, 2]]]]],
  'dispatch.point.geometry.coordinates': [[1, 2]],
  'dispatch.unit_responses.point.geometry.coordinates': [[1, 2]],
  'unit_responses.point.geometry.coordinates': [[1, 2]],
  'exposures.point.geometry.coordinates': [[1, 2]],
  'exposures.polygon.geometry.coordinates': [[[[[1, 2]]]]],
};

/** Does what a partner's form would do with the answers: each entry of a list that lacks the field gets one. */
export function answer(neris: IncidentDraft, gaps: readonly Pick<Gap, 'field'>[]): IncidentDraft {
  let draft = neris;
  for (const { field } of gaps) {
    for (const path of missingOf(draft).filter((missing) => missing.replace(/\[\d+\]/g, '') === field)) {
      const place = field === 'incident_types.primary' ? 'incident_types[0].primary' : path;
      const answered = (ANSWERS[field] ?? []).map((value) => withAnswer(draft, place, value));
      draft = answered.find(fits) ?? draft;
    }
  }
  const location = draft.base?.location;
  return location ? { ...draft, dispatch: { ...draft.dispatch, location } } : draft;
}

/** A street is added to the town that is already there. */
function withAnswer(draft: IncidentDraft, path: string, value: unknown): IncidentDraft {
  return path.endsWith('location')
    ? Object.entries(value as object).reduce((whole, [key, part]) => withValue(whole, `${path}.${key}`, part), draft)
    : withValue(draft, path, value);
}

function fits(draft: IncidentDraft): boolean {
  return checkDraft(draft).length === 0 && !breachesOf(draft).some(({ rule }) => rule === 'fire_place_matches_type');
}
