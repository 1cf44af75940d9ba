import { leavesOf, pathOf } from '../../neris/leaves.ts';
import type { IncidentDraft } from '../../neris/payload/incident.ts';
import type { Filled } from '../../neris/report.ts';
import { isNotOfPlace, joinLocation } from './address.ts';
import { agree, KNOWN } from './agree.ts';
import { matchUnits } from './units.ts';

/** The dispatched nature is no finding, the narrative is the account itself, and the request names the department. */
const NEVER_TAKEN = /^(?:incident_types\b|base\.(?:outcome_narrative|department_neris_id)$)/;
const UNIT = /^dispatch\.unit_responses\[(\d+)\]/;
const IN_LIST = /^(.*?)\[\d+\]/;

/**
 * What was said and what dispatch knows, as one. Where only one of them has a value it stands; where both have the same it
 * rests on both, written as dispatch has it, which knows seconds and spelling; where they differ what was said stands, and
 * says what dispatch has.
 */
export function joinKnown(said: readonly Filled[], known: IncidentDraft): Filled[] {
  const record = recordOf(known);
  const location = joinLocation(said, record);
  const units = matchUnits(said, record);
  const joined = new Map(said.map((field) => [field.path, location.said.get(field.path) ?? field]));
  const lists = new Set(said.flatMap(({ path }) => IN_LIST.exec(path)?.[1] ?? []));
  for (const field of record) {
    if (NEVER_TAKEN.test(field.path) || (!location.isSame && !isNotOfPlace(field.path))) continue;
    if (location.isSeenTo(field.path)) continue;
    const unit = UNIT.exec(field.path)?.[1];
    const path = unit === undefined ? field.path : field.path.replace(UNIT, units(Number(unit)));
    const there = joined.get(path);
    if (there) joined.set(path, joinValue(there, field.value));
    else if (unit !== undefined || !lists.has(IN_LIST.exec(path)?.[1] ?? '')) joined.set(path, { ...field, path });
  }
  return [...joined.values()];
}

/** What was not said but inferred gives way to who knows it. */
function joinValue(said: Filled, known: unknown): Filled {
  const isSaid = said.sources.some((source) => 'words' in source);
  if (!isSaid || said.estimated) return { path: said.path, value: known, sources: [KNOWN] };
  return agree(said.path, said.value, known)
    ? { ...said, value: known, sources: [...said.sources, KNOWN] }
    : { ...said, differs: known };
}

/** Value by value, each by its path. */
function recordOf(known: IncidentDraft): Filled[] {
  const whole = Object.entries(known).map(([path, value]) => ({ path, value, sources: [KNOWN] }));
  const taken = new Map<string, Filled>();
  for (const { steps, value } of leavesOf(whole).leaves) {
    const path = pathOf(steps);
    // The place of the incident and the one that units were sent to are one; the first counts.
    if (!taken.has(path)) taken.set(path, { path, value, sources: [KNOWN] });
  }
  return [...taken.values()];
}
