import { INCIDENT } from '../neris/payload/incident.ts';
import { isRecord } from '../neris/payload/problems.ts';
import { type Spec, specsBelow } from '../neris/payload/spec.ts';

export type Change = 'kept' | 'changed' | 'added' | 'removed';

/** What became of one value between the draft and the report. */
export interface Difference {
  change: Change;
  /** Its path without places in lists, as gaps name it. */
  field: string;
  /** Where it stands in the draft; where it would stand, for one that was added. */
  path: string;
  from: unknown;
  to: unknown;
  /** What the payload allows there. */
  specs: Spec[];
}

/** Not drafted from what was said, or a copy of what is compared elsewhere. */
const NOT_COMPARED = new Set(['base.department_neris_id', 'dispatch.location']);

/** By what two items of a list are the same thing; other lists go by their order. */
const IDENTITIES = ['reported_unit_id', 'unit_neris_id', 'type'];

/** Holds a draft against the report that was made of it, value by value. What the payload does not know is passed over. */
export function compare(draft: unknown, final: unknown): Difference[] {
  const differences: Difference[] = [];
  walk(ROOT, draft, final, '', differences);
  return differences;
}

/** A place of the payload: what may stand there, and what below it. */
interface Place {
  field: string;
  specs: Spec[];
  /** Of the specs, those of a plain value. */
  plain: Spec[];
  below: Map<string, Place>;
}

const COMPOSITE: ReadonlySet<Spec['kind']> = new Set(['object', 'list', 'variants']);
const ROOT = placeOf('', [INCIDENT]);

function walk(place: Place, from: unknown, to: unknown, path: string, out: Difference[]): void {
  if (place.specs.length === 0 || NOT_COMPARED.has(place.field) || (isAbsent(from) && isAbsent(to))) return;
  if (place.plain.some(({ kind }) => kind === 'anything')) {
    out.push(difference(place, jsonOf(from), jsonOf(to), path));
  } else if (isAbsentOr(Array.isArray, from) && isAbsentOr(Array.isArray, to)) {
    walkList(place, from ?? [], to ?? [], path, out);
  } else if (isAbsentOr(isRecord, from) && isAbsentOr(isRecord, to)) {
    walkObject(place, from ?? {}, to ?? {}, path, out);
  } else if (isComposite(from) || isComposite(to)) {
    // Of two forms that cannot be held against each other, one went and the other came.
    if (!isAbsent(from)) walk(place, from, undefined, path, out);
    if (!isAbsent(to)) walk(place, undefined, to, path, out);
  } else if (place.plain.length > 0) {
    out.push(difference(place, from, to, path));
  }
}

function walkObject(
  place: Place,
  from: Record<string, unknown>,
  to: Record<string, unknown>,
  path: string,
  out: Difference[],
): void {
  for (const key of new Set([...Object.keys(from), ...Object.keys(to)])) {
    walk(below(place, key), own(from, key), own(to, key), path === '' ? key : `${path}.${key}`, out);
  }
}

function walkList(place: Place, from: unknown[], to: unknown[], path: string, out: Difference[]): void {
  const left = [...to];
  const unmatched: number[] = [];
  const item = below(place, 0);
  const pair = (index: number, one: unknown, other: unknown) => walk(item, one, other, `${path}[${index}]`, out);
  for (const [index, one] of from.entries()) {
    const identity = identityOf(one);
    const at = identity === undefined ? -1 : left.findIndex((other) => identityOf(other) === identity);
    if (at === -1) unmatched.push(index);
    else pair(index, one, left.splice(at, 1)[0]);
  }
  // What is left on both sides is taken in order: a value of a list that was replaced, the second patient.
  for (const index of unmatched) pair(index, from[index], left.shift());
  for (const one of left) pair(from.length, undefined, one);
}

/** Looked up once for every field, however many reports there are. */
function below(place: Place, step: string | number): Place {
  const name = String(step);
  const known = place.below.get(name);
  if (known) return known;
  const field = typeof step === 'number' ? place.field : place.field === '' ? name : `${place.field}.${name}`;
  const found = placeOf(
    field,
    place.specs.flatMap((spec) => specsBelow(spec, step)),
  );
  // What no payload has is not remembered: a report may hold any key.
  if (found.specs.length > 0) place.below.set(name, found);
  return found;
}

function placeOf(field: string, found: Spec[]): Place {
  const specs = found.flatMap(optionsOf);
  return { field, specs, plain: specs.filter(({ kind }) => !COMPOSITE.has(kind)), below: new Map() };
}

function optionsOf(spec: Spec): Spec[] {
  if (spec.kind === 'either') return spec.options.flatMap(optionsOf);
  return spec.kind === 'again' ? optionsOf(spec.spec()) : [spec];
}

function identityOf(item: unknown): string | undefined {
  if (!isComposite(item)) return isAbsent(item) ? undefined : String(item);
  if (!isRecord(item)) return undefined;
  const key = IDENTITIES.find((name) => typeof item[name] === 'string');
  return key === undefined ? undefined : `${key} ${item[key]}`;
}

function difference({ field, plain: specs }: Place, from: unknown, to: unknown, path: string): Difference {
  const change = isAbsent(from) ? 'added' : isAbsent(to) ? 'removed' : isSame(specs, from, to) ? 'kept' : 'changed';
  return { change, field, path, from, to, specs };
}

/** Spelt differently is still the same: a time with milliseconds, a number in quotes, blanks around a text. */
function isSame(specs: Spec[], from: unknown, to: unknown): boolean {
  if (specs.some(({ kind }) => kind === 'timestamp')) {
    const [a, b] = [Date.parse(String(from)), Date.parse(String(to))];
    if (!Number.isNaN(a) && !Number.isNaN(b)) return a === b;
  }
  return from === to || inOneLine(from) === inOneLine(to);
}

function inOneLine(value: unknown): string {
  return String(value).replace(/\s+/g, ' ').trim();
}

function own(value: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}

function isAbsent(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

function isAbsentOr<T>(is: (value: unknown) => value is T, value: unknown): value is T | null | undefined {
  return isAbsent(value) || is(value);
}

function isComposite(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function jsonOf(value: unknown): string | undefined {
  return isAbsent(value) ? undefined : JSON.stringify(value);
}
