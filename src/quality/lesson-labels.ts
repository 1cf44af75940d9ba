import {
  CALL_TIMES,
  CONCEPT_PATHS,
  type ConceptField,
  codeOf,
  MILESTONES,
  NUMBER_PATHS,
  UNIT_TIMES,
} from '../extraction/reader/concepts.ts';

// How a lesson names what stands at a place of the payload (training/lessons.md).

/** Names by field: a path without its places in lists. */
const CONCEPTS = new Map<string, ConceptField>(
  Object.entries(CONCEPT_PATHS).map(([name, path]) => [
    path === 'incident_types' ? 'incident_types.type' : withoutPlaces(path),
    name as ConceptField,
  ]),
);
const NUMBERS = new Map(Object.entries(NUMBER_PATHS).map(([name, path]) => [withoutPlaces(path), name]));
const UNIT = 'dispatch.unit_responses';

export function withoutPlaces(path: string): string {
  return path.replace(/\[\d*\]/g, '');
}

/** Whether a value there is a statement that a lesson can teach, and not a place, a name or a time. */
export function isTaught(path: string): boolean {
  return CONCEPTS.has(withoutPlaces(path));
}

/** The label of a value, such as `damage=MINOR_DAMAGE`; undefined where lessons have none. */
export function labelOfValue(
  path: string,
  value: unknown,
  { estimated, unitAt }: { estimated: boolean; unitAt: (index: number) => string | undefined },
): string | undefined {
  const field = withoutPlaces(path);
  const place = Number(/\[(\d+)\]/.exec(path)?.[1] ?? 0);
  const ofUnit = field.startsWith(`${UNIT}.`) ? `@${(unitAt(place) ?? '').replaceAll(' ', '_')}` : '';
  const concept = CONCEPTS.get(field);
  if (concept) {
    const counted = /^(medical_details|exposures|hazsit_detail\.chemicals)\[/.test(path) ? `@${place + 1}` : '';
    return `${concept}=${codeOf(concept, value)}${counted}${ofUnit}`;
  }
  const number = NUMBERS.get(field);
  if (number) return `n=${number}${ofUnit}`;
  const last = field.split('.').at(-1) ?? '';
  if (field === `${UNIT}.reported_unit_id`) return 'unit';
  if (field.startsWith(`${UNIT}.`) && isOneOf(UNIT_TIMES, last)) return `t=${last}${ofUnit}`;
  if (field === `dispatch.${last}` && isOneOf(CALL_TIMES, last)) return `t=${last}`;
  if (field === `tactic_timestamps.${last}` && isOneOf(MILESTONES, last)) return `${estimated ? 'did' : 't'}=${last}`;
  if (field === 'base.location.incorporated_municipality') return 'town';
  return field.startsWith('base.location.') ? 'addr' : undefined;
}

function isOneOf(names: readonly string[], name: string): boolean {
  return names.includes(name);
}
