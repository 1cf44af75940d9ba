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
  extract: async (account) => extractByRules(account),
  // Compiles the patterns and loads the list of towns, which the words behind "in" make it look up.
  warmUp: async () => {
    extractByRules({
      transcript:
        'Engine 1 was on scene at 1432, 12 Main Street in Anytown. Nothing showing, no injuries, all units clear at 1450.',
      department: { neris_id: 'FD24031001', name: null, city: 'Gaithersburg', state: 'MD' },
      receivedAt: new Date(0),
    });
  },
};

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
  const started = performance.now();
  const reading = read(account.transcript);
  const types = incidentTypes(reading);
  const context: Context = { account, reading, types: types.map(({ type }) => type) };
  const filled: Filled[] = [
    { path: 'base.department_neris_id', value: account.department.neris_id, sources: [{ inference: 'department' }] },
    ...types.flatMap(({ type, sources }, i): Filled[] => [
      { path: `incident_types[${i}].type`, value: type, sources },
      { path: `incident_types[${i}].primary`, value: i === 0, sources },
    ]),
    ...CORE.flatMap((part) => part(context)),
  ];
  const detailed = performance.now();
  const activated: ModuleName[] = [];
  const failed: ModuleName[] = [];
  for (const { name, applies, extract } of MODULES) {
    let found: Filled[] = [];
    let broken = false;
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
