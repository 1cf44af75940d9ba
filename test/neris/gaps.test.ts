import { describe, expect, it } from 'vitest';
import { checkComplete } from '../../src/neris/check.ts';
import { gapsOf } from '../../src/neris/gaps.ts';
import { INCIDENT, type IncidentDraft } from '../../src/neris/payload/incident.ts';
import type { Spec } from '../../src/neris/payload/spec.ts';
import { NEVER_ASKED, QUESTIONS } from '../../src/neris/questions.ts';
import { ANSWERS, answer } from './answers.ts';

const fields = (draft: IncidentDraft) => gapsOf(draft).map(({ field }) => field);
const COOKING = 'FIRE||STRUCTURE_FIRE||CONFINED_COOKING_APPLIANCE_FIRE';
const ALWAYS = [
  'incident_types',
  'base.location',
  'dispatch.unit_responses',
  'base.incident_number',
  'dispatch.incident_number',
  'dispatch.call_arrival',
  'dispatch.call_answered',
  'dispatch.call_create',
];

describe('gaps', () => {
  it('are the base ones when nothing was recognised', () => {
    expect(fields({})).toEqual(ALWAYS);
    expect(fields({ base: { department_neris_id: 'FD15003001', location: { state: 'HI' } } })).toEqual(ALWAYS);
  });

  it('ask what happened first, then where, who, the details, and dispatch facts last', () => {
    expect(fields({ incident_types: [{ type: COOKING, primary: true }] })).toEqual([
      'base.location',
      'dispatch.unit_responses',
      'fire_detail.location_detail.type',
      'fire_detail.location_detail.arrival_condition',
      'fire_detail.location_detail.floor_of_origin',
      'fire_detail.location_detail.room_of_origin_type',
      'fire_detail.location_detail.cause',
      'fire_detail.location_detail.damage_type',
      'fire_detail.water_supply',
      'fire_detail.investigation_needed',
      'fire_detail.investigation_types',
      'smoke_alarm',
      'fire_alarm',
      'other_alarm',
      'fire_suppression',
      'cooking_fire_suppression',
      'base.incident_number',
      'dispatch.incident_number',
      'dispatch.call_arrival',
      'dispatch.call_answered',
      'dispatch.call_create',
    ]);
  });

  it('of an outside fire leave out what only a structure has', () => {
    const grass = fields({ incident_types: [{ type: 'FIRE||OUTSIDE_FIRE||VEGETATION_GRASS_FIRE', primary: true }] });
    expect(grass.filter((field) => field.startsWith('fire_detail.location_detail'))).toEqual([
      'fire_detail.location_detail.type',
      'fire_detail.location_detail.cause',
    ]);
    expect(grass).not.toContain('smoke_alarm');
  });

  it('of a vehicle fire ask for what any place has, until the place is known', () => {
    const car: IncidentDraft = {
      incident_types: [{ type: 'FIRE||TRANSPORTATION_FIRE||VEHICLE_FIRE_PASSENGER', primary: true }],
    };
    expect(fields(car)).not.toContain('fire_detail.location_detail.floor_of_origin');
    expect(fields(car)).toContain('fire_detail.location_detail.cause');
    expect(fields({ ...car, fire_detail: { location_detail: { type: 'STRUCTURE' } } })).toContain(
      'fire_detail.location_detail.floor_of_origin',
    );
  });

  it.each<[string, IncidentDraft]>([
    ['a street', { base: { location: { street: 'Interstate 95' } } }],
    ['a crossing', { base: { location: { cross_streets: [{ street: 'Oak' }] } } }],
    ['a place name', { base: { location: { site: 'Lake Park' } } }],
  ])('do not ask where when %s was said', (_what, draft) => {
    expect(fields(draft)).not.toContain('base.location');
  });

  it.each<[string, IncidentDraft]>([
    ['a town', { base: { location: { incorporated_municipality: 'Duluth', state: 'MN' } } }],
    ['a mile marker without its road', { base: { location: { distance_marker: '56' } } }],
    ['an empty crossing', { base: { location: { cross_streets: [] } } }],
  ])('ask where when only %s was said', (_what, draft) => {
    expect(fields(draft)).toContain('base.location');
  });

  it('take "there was none" for an answer', () => {
    const draft: IncidentDraft = {
      incident_types: [{ type: COOKING, primary: true }],
      smoke_alarm: { presence: { type: 'NOT_PRESENT' } },
    };
    expect(fields(draft).filter((field) => field.startsWith('smoke_alarm'))).toEqual([]);
  });

  it('ask for the presence of an alarm of which only details were said', () => {
    const draft: IncidentDraft = {
      incident_types: [{ type: COOKING, primary: true }],
      smoke_alarm: { presence: { working: true } },
    };
    expect(fields(draft).filter((field) => field.startsWith('smoke_alarm'))).toEqual(['smoke_alarm.presence.type']);
  });

  it('ask once when several patients lack the same field', () => {
    const draft: IncidentDraft = {
      incident_types: [{ type: 'MEDICAL||INJURY||FALL', primary: true }],
      medical_details: [{ patient_care_evaluation: 'PATIENT_DEAD_ON_ARRIVAL' }, {}, { patient_status: 'WORSE' }],
    };
    expect(fields(draft).filter((field) => field.startsWith('medical'))).toEqual([
      'medical_details.patient_care_evaluation',
    ]);
  });

  it('tell that one number answers both, and only while both are missing', () => {
    const [number] = gapsOf({}).filter(({ field }) => field === 'dispatch.incident_number');
    expect(number).toMatchObject({ same_as: 'base.incident_number', source: 'dispatch' });
    const [alone] = gapsOf({ base: { incident_number: '26-1' } }).filter(({ field }) => field.endsWith('number'));
    expect(alone).toMatchObject({ field: 'dispatch.incident_number' });
    expect(alone).not.toHaveProperty('same_as');
  });

  it('show the answers there are where they are few, to whom they are offered', () => {
    const draft: IncidentDraft = {
      incident_types: [{ type: COOKING, primary: true }],
      base: { location_use: { in_use: {} } },
      smoke_alarm: { presence: {} },
    };
    const choices = Object.fromEntries(
      gapsOf(draft, [], [], true).map(({ field, choices }) => [field, choices?.map(({ value }) => value)]),
    );
    expect(choices).toMatchObject({
      'base.location_use.in_use.in_use': [true, false],
      'fire_detail.location_detail.damage_type': ['MAJOR_DAMAGE', 'MINOR_DAMAGE', 'MODERATE_DAMAGE', 'NO_DAMAGE'],
      'smoke_alarm.presence.type': expect.arrayContaining(['PRESENT', 'NOT_PRESENT']),
    });
    // Rooms are many, a floor is a number, and who investigated may be several.
    for (const field of ['room_of_origin_type', 'floor_of_origin', 'cause'])
      expect(choices).toHaveProperty([`fire_detail.location_detail.${field}`], undefined);
    expect(choices).toHaveProperty(['fire_detail.investigation_types'], undefined);
    expect(gapsOf(draft)).toEqual(gapsOf(draft, [], [], true).map(({ choices: _, ...gap }) => gap));
  });

  it('send only dispatch facts to dispatch', () => {
    const sources = Object.fromEntries(gapsOf({}).map(({ field, source }) => [field, source]));
    expect(sources).toMatchObject({ 'dispatch.call_arrival': 'dispatch', 'dispatch.unit_responses': 'firefighter' });
  });
});

/** Every path that can ever be missing, straight from the description of the payload. */
function requiredPaths(spec: Spec, path = ''): string[] {
  switch (spec.kind) {
    case 'object':
      return Object.entries(spec.fields).flatMap(([key, field]) => {
        const at = path === '' ? key : `${path}.${key}`;
        const whole = field.kind !== 'variants' && (field.kind !== 'object' || field.isAnswered !== undefined);
        return [...(field.need === 'required' && whole ? [at] : []), ...requiredPaths(field, at)];
      });
    case 'list':
      return requiredPaths(spec.item, path);
    case 'variants':
      return [`${path}.type`, ...spec.options.flatMap((option) => requiredPaths(option, path))];
    case 'either':
      return spec.options.flatMap((option) => requiredPaths(option, path));
    default:
      return [];
  }
}

describe('the table of questions', () => {
  const rows = [...QUESTIONS.firefighter, ...QUESTIONS.dispatch];
  const asked = rows.map(([field]) => field);

  it('has a question for every field that can be missing, and for nothing else', () => {
    const modules = ['smoke_alarm', 'fire_alarm', 'other_alarm', 'fire_suppression', 'cooking_fire_suppression'];
    const required = new Set([...requiredPaths(INCIDENT), ...modules, 'incident_types.primary']);
    expect(new Set(asked)).toEqual(new Set([...required].filter((field) => !NEVER_ASKED.has(field))));
    expect(asked.length).toBe(new Set(asked).size);
  });

  it.each(rows)('%s is a plain question', (_field, label, question) => {
    expect(label).toMatch(/^[A-Z][a-z]/);
    expect(question).toMatch(/^[A-Z].*[?.]$/);
    expect(`${label} ${question}`).not.toMatch(/_|NERIS|null/);
  });

  it('can be answered in full', () => {
    expect(asked.filter((field) => !ANSWERS[field])).toEqual([]);
  });
});

it('answering the gaps of an empty draft, and then those of the fire it was, makes it complete', () => {
  let draft: IncidentDraft = { base: { department_neris_id: 'FD15003001' } };
  draft = answer(draft, gapsOf(draft));
  expect(gapsOf(draft).length).toBeGreaterThan(5);
  draft = answer(draft, gapsOf(draft));
  expect(gapsOf(draft)).toEqual([]);
  expect(checkComplete(draft)).toEqual([]);
});
