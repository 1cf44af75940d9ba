import {
  COOKING_FIRE_SUPPRESSION,
  FIRE_ALARM,
  FIRE_SUPPRESSION,
  OTHER_ALARM,
  SMOKE_ALARM,
} from '../../../neris/payload/alarms.ts';
import { DISPATCH, TACTIC_TIMESTAMPS, UNIT_RESPONSE } from '../../../neris/payload/dispatch.ts';
import {
  CSST_HAZARD,
  ELECTRIC_HAZARD,
  MEDICAL_OXYGEN_HAZARD,
  POWERGEN_HAZARD,
} from '../../../neris/payload/emerging-hazards.ts';
import { EXPOSURE, FIRE } from '../../../neris/payload/fire.ts';
import { HAZSIT } from '../../../neris/payload/hazsit.ts';
import { ACTIONS_TACTICS, AID, BASE, INCIDENT, MEDICAL } from '../../../neris/payload/incident.ts';
import { LOCATION, LOCATION_USE, POINT, POLYGON } from '../../../neris/payload/location.ts';
import { CASUALTY_RESCUE } from '../../../neris/payload/rescue.ts';
import type { ObjectSpec, ValueSet } from '../../../neris/payload/spec.ts';
import * as alarms from '../../../neris/values/alarms.ts';
import * as countries from '../../../neris/values/countries.ts';
import * as emergingHazards from '../../../neris/values/emerging-hazards.ts';
import * as fire from '../../../neris/values/fire.ts';
import * as hazsit from '../../../neris/values/hazsit.ts';
import * as incidentTypes from '../../../neris/values/incident-types.ts';
import * as location from '../../../neris/values/location.ts';
import * as medical from '../../../neris/values/medical.ts';
import * as rescue from '../../../neris/values/rescue.ts';
import * as response from '../../../neris/values/response.ts';
import * as states from '../../../neris/values/states.ts';
import * as streetTypes from '../../../neris/values/street-types.ts';
import * as suppression from '../../../neris/values/suppression.ts';

/** The parts that get a name of their own; all others are described where they stand. */
const PARTS: [part: ObjectSpec, name: string, description: string][] = [
  [
    INCIDENT,
    'NerisIncident',
    'The incident in the shape of the national system NERIS, v1. What was not said is absent.',
  ],
  [BASE, 'NerisBase', 'Department, place, people and the narrative.'],
  [LOCATION, 'NerisLocation', 'A place: address, crossing or named site.'],
  [LOCATION_USE, 'NerisLocationUse', 'What the place is used for.'],
  [POINT, 'NerisPoint', 'A point on the map, GeoJSON.'],
  [POLYGON, 'NerisPolygon', 'Areas on the map, GeoJSON.'],
  [DISPATCH, 'NerisDispatch', 'The call and the units that were sent.'],
  [UNIT_RESPONSE, 'NerisUnitResponse', 'One unit and its times.'],
  [TACTIC_TIMESTAMPS, 'NerisTacticTimestamps', 'Milestones of the work on scene.'],
  [ACTIONS_TACTICS, 'NerisActionsTactics', 'What was done, or why nothing was.'],
  [AID, 'NerisAid', 'Help given to or received from another department.'],
  [FIRE, 'NerisFire', 'Where a fire started, why, and what was done about it.'],
  [EXPOSURE, 'NerisExposure', 'Something else that the fire reached.'],
  [HAZSIT, 'NerisHazsit', 'A hazardous situation and its chemicals.'],
  [MEDICAL, 'NerisMedical', 'One patient.'],
  [CASUALTY_RESCUE, 'NerisCasualtyRescue', 'One person who was hurt or rescued.'],
  [SMOKE_ALARM, 'NerisSmokeAlarm', 'Smoke alarms.'],
  [FIRE_ALARM, 'NerisFireAlarm', "The building's fire alarm."],
  [OTHER_ALARM, 'NerisOtherAlarm', 'Alarms for carbon monoxide, heat and the like.'],
  [FIRE_SUPPRESSION, 'NerisFireSuppression', 'Sprinklers and the like.'],
  [COOKING_FIRE_SUPPRESSION, 'NerisCookingFireSuppression', 'Suppression at the stove or hood.'],
  [ELECTRIC_HAZARD, 'NerisElectricHazard', 'A battery or an electric vehicle.'],
  [POWERGEN_HAZARD, 'NerisPowergenHazard', 'Solar panels or another generator.'],
  [CSST_HAZARD, 'NerisCsstHazard', 'Corrugated gas tubing.'],
  [MEDICAL_OXYGEN_HAZARD, 'NerisMedicalOxygenHazard', 'Medical oxygen in the home.'],
];

// A part that is required somewhere is a copy there; its fields are the same.
export const PART_BY_FIELDS = new Map(PARTS.map(([part, name, description]) => [part.fields, { name, description }]));

const ODD_PLURALS: Record<string, string> = {
  DIRECTIONS_OF_TRAVEL: 'DIRECTION_OF_TRAVEL',
  PATIENT_STATUSES: 'PATIENT_STATUS',
};

/** What a value of each set is called. */
export const CODE_NAMES = new Map<ValueSet, string>(
  [
    ...[alarms, countries, emergingHazards, fire, hazsit, incidentTypes, location, medical, rescue, response, states],
    ...[streetTypes, suppression],
  ].flatMap((file) => Object.entries(file as Record<string, ValueSet>).map(([name, codes]) => [codes, codeName(name)])),
);

/** `INCIDENT_TYPES` holds the values of a `NerisIncidentTypeCode`. */
function codeName(valueSet: string): string {
  const one =
    ODD_PLURALS[valueSet] ??
    valueSet
      .replace(/IES$/, 'Y')
      .replace(/SSES$/, 'SS')
      .replace(/(?<!S)S$/, '');
  return `Neris${one.split('_').map(capital).join('')}Code`;
}

function capital(word: string): string {
  return word.charAt(0) + word.slice(1).toLowerCase();
}
