import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Filled, ModuleName } from '../neris/report.ts';
import { type Context, hasType } from './context.ts';
import { agencies } from './core/agencies.ts';
import { incidentTypes } from './core/incident-types.ts';
import { location } from './core/location.ts';
import { narrative } from './core/narrative.ts';
import { occupancy } from './core/occupancy.ts';
import { people } from './core/people.ts';
import { response } from './core/response.ts';
import type { Account, Engine, Extracted } from './engine.ts';
import { alarms } from './modules/alarms.ts';
import { exposures } from './modules/exposures.ts';
import { fireDetail } from './modules/fire.ts';
import { hazsitDetail } from './modules/hazsit.ts';
import { medicalDetails } from './modules/medical.ts';
import { read } from './text/reading.ts';

/** The embedded engine: reads the account by rules and tables, the same way every time. */
export const rulesEngine: Engine = {
  version: 'rules-1',
  async extract(account) {
    await warmingUp;
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
    const steps = extraction({ transcript, department: SOMEWHERE, receivedAt: new Date(0) });
    while (!steps.next().done) await nextTurn();
  }
}

/** One account for each module, because a pattern is compiled when it is first tried, and a town after "in". */
const WARM_UPS = [
  'Engine 1 was on scene at 1432, 12 Main Street in Anytown. Nothing showing, no injuries, all units clear at 1450.',
  'House fire, flames from the attic on arrival, the garage next door was scorched. Fire started in the kitchen, cooking.',
  'Crash with two patients, one refused, the driver had chest pain and was transported by Medic 1. He was trapped.',
  'Natural gas leak from a broken line, six people evacuated, the gas company shut it off. No fire alarm sounded.',
];
const SOMEWHERE = { neris_id: 'FD24031001', name: null, city: 'Gaithersburg', state: 'MD' };

/** The parts of the core, each on its own field group. */
const CORE = [location, response, occupancy, people, agencies, narrative];

interface DetailModule {
  name: ModuleName;
  applies(context: Context, filled: Filled[]): boolean;
  extract(context: Context): Filled[];
}

const MODULES: DetailModule[] = [
  { name: 'fire_detail', applies: (context) => hasType(context, 'FIRE'), extract: fireDetail },
  { name: 'medical_details', applies: (context) => hasType(context, 'MEDICAL'), extract: medicalDetails },
  { name: 'hazsit_detail', applies: (context) => hasType(context, 'HAZSIT'), extract: hazsitDetail },
  { name: 'exposures', applies: (_, filled) => filled.length > 0, extract: exposures },
];

export function extractByRules(account: Account): Extracted {
  const steps = extraction(account);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Pauses after every part, for whoever has something else to do in between. */
function* extraction(account: Account): Generator<void, Extracted> {
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
  const failed: ModuleName[] = [];
  for (const { name, applies, extract } of MODULES) {
    let found: Filled[] = [];
    let broken = false;
    yield;
    try {
      found = extract(context);
    } catch {
      broken = true;
    }
    if (!applies(context, found) && !broken) continue;
    activated.push(name);
    // One module that fails leaves the others: it is then present but empty.
    if (broken) failed.push(name);
    else filled.push(...found);
  }
  filled.push(...alarms(context));
  return {
    filled,
    modules: { activated, failed },
    timings: { stage1Ms: Math.round(detailed - started), stage2Ms: Math.round(performance.now() - detailed) },
  };
}
