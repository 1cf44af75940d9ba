import type { ModuleName } from '../../neris/report.ts';

// Apart from what fills the modules: the server asks a language model by it and never decides anything itself.

/** The modules of details, and the kind of incident that opens each. */
const OPENED_BY: readonly (readonly [ModuleName, string])[] = [
  ['fire_detail', 'FIRE'],
  ['medical_details', 'MEDICAL'],
  ['hazsit_detail', 'HAZSIT'],
  ['exposures', 'FIRE'],
];

/** The modules that incidents of these types have. */
export function openedBy(types: readonly string[]): ModuleName[] {
  return OPENED_BY.filter(([, kind]) => types.some((type) => type.startsWith(kind))).map(([module]) => module);
}
