import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../support/service/call.ts';
import { ROOT, stopAll } from '../support/service/processes.ts';
import { ifPast, onTheWall, type Sandbox, startSandbox } from '../support/service/sandbox.ts';

/** What a draft of each account must hold, whether it was written or spoken. */
const ACCOUNTS = [
  {
    name: 'kitchen-fire',
    recording: ['webm', 'audio/webm'],
    type: 'FIRE||STRUCTURE_FIRE||CONFINED_COOKING_APPLIANCE_FIRE',
    street: ['123', 'Maple', 'STREET'],
    units: [['Engine 41', '14:25', '14:32', '14:50']],
    modules: ['fire_detail'],
    detail: {
      fire_detail: { location_detail: { room_of_origin_type: 'KITCHEN', cause: 'COOKING' } },
      smoke_alarm: { presence: { type: 'PRESENT', working: true } },
    },
  },
  {
    name: 'fall',
    recording: ['m4a', 'audio/mp4'],
    type: 'MEDICAL||INJURY||FALL',
    street: ['48', 'Oak', 'AVENUE'],
    units: [['Medic 7', '13:15', '13:21', '14:10']],
    modules: ['medical_details'],
    detail: {
      medical_details: [
        {
          patient_care_evaluation: 'PATIENT_EVALUATED_CARE_PROVIDED',
          transport_disposition: 'TRANSPORT_BY_EMS_UNIT',
        },
      ],
    },
  },
  {
    name: 'gas-leak',
    recording: ['wav', 'audio/wav'],
    type: 'HAZSIT||HAZARDOUS_MATERIALS||GAS_LEAK_ODOR',
    street: ['2200', 'Harbor', 'DRIVE'],
    units: [
      ['Engine 3', '16:10', '16:17', '17:20'],
      ['Truck 9', '16:10', '16:17', '17:20'],
    ],
    modules: ['hazsit_detail'],
    detail: { hazsit_detail: { evacuated: 12, chemicals: [{ name: 'Natural Gas', release_occurred: true }] } },
  },
] as const;

interface Unit {
  reported_unit_id: string;
  dispatch?: string;
  on_scene?: string;
  unit_clear?: string;
}

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ RECOGNISER: 'local', RECOGNISER_PROCESSES: '1' });
});
afterAll(async () => {
  await sandbox?.close();
  await stopAll();
});

describe.each(ACCOUNTS)('examples/$name', ({ name, recording: [extension, mime], type, street, units, ...wanted }) => {
  const file = (ending: string) => readFileSync(join(ROOT, `examples/${name}.${ending}`));
  const inputs: [string, () => object][] = [
    ['txt', () => ({ transcript: file('txt').toString() })],
    [extension, () => ({ audio: { mime, data: file(extension).toString('base64') } })],
  ];

  test.each(inputs)('.%s drafts what is said', { timeout: 240_000 }, async (_, input) => {
    const { status, json, text } = await send(input());
    expect(status, text).toBe(200);
    const { neris, modules, transcript } = json;
    expect(modules, transcript).toEqual({ activated: wanted.modules, failed: [] });
    expect(neris.incident_types, transcript).toEqual([{ type, primary: true }]);
    const { complete_number, street: named, street_postfix } = neris.base.location;
    expect([complete_number, named, street_postfix], transcript).toEqual(street);
    expect(neris.dispatch.unit_responses.map(drafted), transcript).toEqual(told(units));
    expect(neris, transcript).toMatchObject(wanted.detail);
  });
});

/** What the accounts hold that nobody has spoken. */
const WRITTEN = {
  crash: {
    types: ['RESCUE||TRANSPORTATION||MOTOR_VEHICLE_EXTRICATION_ENTRAPPED', 'MEDICAL||INJURY||MOTOR_VEHICLE_COLLISION'],
    location: { street: 'Shady Grove', cross_streets: [{ street: 'Crabbs Branch', street_postfix: 'WAY' }] },
    units: [
      ['Engine 12', '17:42', '17:49', '18:40'],
      ['Rescue 3', '17:42', '17:51', '18:40'],
      ['Medic 7', 'not drafted', 'not drafted', '18:40'],
    ],
  },
  alarm: {
    types: ['PUBSERV||ALARMS_NONMED||FIRE_ALARM'],
    location: { complete_number: '900', street: 'Russell', street_postfix: 'AVENUE' },
    units: [['Engine 8', '03:10', '03:16', '03:35']],
  },
  'no-incident': { types: [], location: { incorporated_municipality: 'Gaithersburg', state: 'MD' }, units: [] },
};

test.each(Object.entries(WRITTEN))('examples/%s.txt drafts what is said, and no more', async (name, wanted) => {
  const transcript = readFileSync(join(ROOT, `examples/${name}.txt`), 'utf8');
  const { json } = await send({ transcript });
  const { incident_types = [], base, dispatch } = json.neris;
  expect(incident_types.map(({ type }: { type: string }) => type)).toEqual(wanted.types);
  expect(base.location).toMatchObject(wanted.location);
  const units = dispatch?.unit_responses ?? [];
  expect(units.map(drafted)).toEqual(told(wanted.units));
});

function told(units: readonly (readonly string[])[]): string[][] {
  const first = units[0]?.[1] ?? '';
  return units.map(([name = '', ...times]) => [name, ...times.map((time) => ifPast(first, time))]);
}

function drafted({ reported_unit_id, dispatch, on_scene, unit_clear }: Unit): string[] {
  return [reported_unit_id, ...[dispatch, on_scene, unit_clear].map(onTheWall)];
}

/** A machine that is very busy fails a recording with 502, and says that it can be sent again. */
async function send(input: object, tries = 3): Promise<Answer> {
  const body = { department: 'FD24031901', ...input };
  const answer = await sandbox.call('POST', '/narrations', { credential: sandbox.key, body });
  return answer.status === 502 && tries > 1 ? send(input, tries - 1) : answer;
}
