import { setTimeout as pause } from 'node:timers/promises';
import type { Filled, ModuleName } from '../neris/report.ts';
import { type Context, hasType } from './context.ts';
import { agencies } from './core/agencies.ts';
import { incidentTypes } from './core/incident-types.ts';
import { location } from './core/location.ts';

import { occupancy } from './core/occupancy.ts';
import { people } from './core/people.ts';
import { response } from './core/response.ts';
import type { Account, Engine, Extracted } from './engine.ts';
import { alarms } from './modules/alarms.ts';
import { exposures } from './modules/exposures.ts';
import { fireDetail } from './modules/fire.ts';
import { hazsitDetail } from './modules/hazsit.ts';
import { medicalDetails } from './modules/medical.ts';
import { narrative } from './narrative.ts';
import { read } from './text/reading.ts';

/** The embedded engine: reads the account by rules and tables, the same way every time. */
export const rulesEngine: Engine = {
  version: 'rules-1',
  async extract(account) {
    // Whether it went well is told to whoever asked for it.
    await warmingUp?.catch(() => {});
    return extractByRules(account);
  },
  warmUp() {
    warmingUp ??= compilePatterns();
    return warmingUp;
  },
};

/** An account that comes in meanwhile waits: it would compile everything left in one go, and nobody were answered. */
let warmingUp: Promise<void> | undefined;

async function compilePatterns(): Promise<void> {
  for (const transcript of WARM_UPS) {
    const steps = extraction({ transcript, department: SOMEWHERE, receivedAt: new Date(0) }, MODULES);
    // Long enough for the answers of a database to come in between.
    while (!steps.next().done) await pause(5);
  }
}

/** Accounts of every family, because a pattern is compiled when its words are first said. */
const WARM_UPS = [
  'Engine 1 and Ladder 2 were dispatched at 1425 for an automatic alarm, en route 1427, on scene at 1432, 12 Main Street in Anytown, a two story apartment building, apartment 3. I had four on the engine, lights and sirens. Nothing showing, people inside, no injuries. The fire alarm was set off by burnt food, no sprinklers. All units clear at 1450.',
  'House fire, smoke and flames from the attic on arrival, the garage next door was scorched. I took command, did a 360, and stretched a line from the hydrant. Primary search was clear at 0312, water on the fire at 0310, under control at 0330. Fire started in the kitchen, unattended cooking on the stove, room and contents. Smoke alarm worked, the family of three was displaced, Red Cross called. The fire marshal is investigating the cause.',
  'Two car crash at Oak Street and Route 9 with two patients, one refused care, the driver had chest pain and was transported by Medic 1 to the hospital. He was trapped and we cut him out. The other fell, unconscious, not breathing, and we did CPR, gave oxygen and got pulses back. Police and the ambulance were there, the engine was cancelled.',
  'Natural gas leak from a broken line, odor of gas, carbon monoxide at 40 parts per million, six people evacuated, the gas company shut it off and took over. About five gallons of diesel fuel spilled, absorbed. A brush fire burned two acres of grass, the car in the driveway was destroyed, a dumpster too. Water rescue, elevator, lift assist, power line down.',
];
const SOMEWHERE = { neris_id: 'FD24031001', name: null, city: 'Gaithersburg', state: 'MD' };

/** The parts of the core, each on its own field group. */
const CORE = [location, response, occupancy, people, agencies, ({ reading }: Context) => narrative(reading)];

export interface DetailModule {
  name: ModuleName;
  /** The incident types it applies to. They are the core's to judge: a module that does not apply is not run. */
  types: string;
  extract(context: Context): Filled[];
  /** It applies only where something of its kind was named. */
  onlyIfNamed?: true;
}

export const MODULES: readonly DetailModule[] = [
  { name: 'fire_detail', types: 'FIRE', extract: fireDetail },
  { name: 'medical_details', types: 'MEDICAL', extract: medicalDetails },
  { name: 'hazsit_detail', types: 'HAZSIT', extract: hazsitDetail },
  { name: 'exposures', types: 'FIRE', extract: exposures, onlyIfNamed: true },
];

export function extractByRules(account: Account, modules = MODULES): Extracted {
  const steps = extraction(account, modules);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Pauses after every part, for whoever has something else to do in between. */
function* extraction(account: Account, modules: readonly DetailModule[]): Generator<void, Extracted> {
  const started = performance.now();
  const reading = read(account.transcript);
  yield;
  const types = incidentTypes(reading);
  const context: Context = { account, reading, types: types.map(({ type }) => type) };
  const filled: Filled[] = [
    { path: 'base.department_neris_id', value: account.department.neris_id, sources: [{ inference: 'department' }] },
    ...types.flatMap(({ type, sources }, i): Filled[] => [
      { path: `incident_types[${i}].type`, value: type, sources },
      { path: `incident_types[${i}].primary`, value: i === 0, sources },
    ]),
  ];
  for (const part of CORE) {
    yield;
    filled.push(...part(context));
  }
  const detailed = performance.now();
  const activated: ModuleName[] = [];
  const failures: Extracted['failures'] = [];
  for (const { name, types, extract, onlyIfNamed } of modules) {
    yield;
    if (!hasType(context, types)) continue;
    try {
      const found = extract(context);
      if (onlyIfNamed && found.length === 0) continue;
      filled.push(...found);
    } catch (error) {
      // One module that fails leaves the others: it is then present but empty.
      failures.push({ module: name, error });
    }
    activated.push(name);
  }
  filled.push(...alarms(context));
  return {
    filled,
    modules: { activated, failed: failures.map(({ module }) => module) },
    failures,
    timings: { stage1Ms: Math.round(detailed - started), stage2Ms: Math.round(performance.now() - detailed) },
  };
}
