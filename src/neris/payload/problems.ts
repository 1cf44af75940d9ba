import { type ObjectSpec, type Spec, tagsOf } from './spec.ts';

export interface ShapeProblem {
  path: string;
  message: string;
}

/** Everything in a value that its spec does not allow. Absence is allowed everywhere. */
export function problemsIn(spec: Spec, value: unknown, path = ''): ShapeProblem[] {
  const problems: ShapeProblem[] = [];
  inspect(spec, value, path, problems);
  return problems;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** How deep a location may hold aliases of aliases, and attributes objects within objects. */
const MAX_DEPTH = 8;

function inspect(spec: Spec, value: unknown, path: string, problems: ShapeProblem[]): void {
  switch (spec.kind) {
    case 'object':
      inspectObject(spec, value, path, problems, '');
      break;
    case 'list':
      inspectList(spec, value, path, problems);
      break;
    case 'variants':
      inspectVariants(spec.options, value, path, problems);
      break;
    case 'either':
      inspectNearest(spec.options, value, path, problems);
      break;
    case 'again':
      if (path.split('location_aliases').length > MAX_DEPTH) problems.push({ path, message: 'is nested too deep' });
      else inspect(spec.spec(), value, path, problems);
      break;
    default: {
      const message = wrongWith(spec, value);
      if (message !== undefined) problems.push({ path, message });
    }
  }
}

function wrongWith(spec: Spec, value: unknown): string | undefined {
  switch (spec.kind) {
    case 'text':
      if (typeof value !== 'string') return 'must be text';
      if (spec.pattern && !spec.pattern.test(value)) return `must look like ${spec.pattern.source}`;
      return wrongLength(value, spec.minLength ?? 0, spec.maxLength ?? Number.POSITIVE_INFINITY);
    case 'code':
      return typeof value === 'string' && Object.hasOwn(spec.codes, value) ? undefined : 'is not in the value set';
    case 'integer':
      return Number.isInteger(value) ? undefined : 'must be a whole number';
    case 'number':
      return Number.isFinite(value) ? undefined : 'must be a number';
    case 'boolean':
      return typeof value === 'boolean' ? undefined : 'must be true or false';
    case 'true':
      return value === true ? undefined : 'can only be true';
    case 'timestamp':
      return isTimestamp(value) ? undefined : 'must be a date and time such as 2026-03-14T18:32:00Z';
    case 'anything':
      return isRecord(value) && isPlain(value, MAX_DEPTH) ? undefined : 'must be a plain object';
  }
}

/** The national limits count characters, not the code units of JavaScript. */
function wrongLength(value: string, minLength: number, maxLength: number): string | undefined {
  const mayDiffer = value.length > maxLength || minLength > 1;
  const characters = mayDiffer ? [...value].length : value.length;
  if (characters < minLength) return `needs at least ${minLength} characters`;
  return characters > maxLength ? `may have at most ${maxLength} characters` : undefined;
}

const TIMESTAMP =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

function isTimestamp(value: unknown): boolean {
  if (typeof value !== 'string' || !TIMESTAMP.test(value)) return false;
  const date = value.slice(0, 10);
  // Every month has 28 days; a later day that this one lacks would be moved into the next.
  return Number(value.slice(8, 10)) <= 28 || new Date(`${date}T00:00:00Z`).toISOString().startsWith(date);
}

function isPlain(value: unknown, depth: number): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (depth === 0) return false;
  const parts = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : undefined;
  return parts?.every((part) => isPlain(part, depth - 1)) ?? false;
}

function inspectObject(
  spec: ObjectSpec,
  value: unknown,
  path: string,
  problems: ShapeProblem[],
  circumstance: string,
): void {
  if (!isRecord(value)) {
    problems.push({ path, message: 'must be an object' });
    return;
  }
  for (const [key, part] of Object.entries(value)) {
    if (part === undefined) continue;
    const at = path === '' ? key : `${path}.${key}`;
    const field = Object.hasOwn(spec.fields, key) ? spec.fields[key] : undefined;
    if (field === undefined) {
      if (!spec.open) problems.push({ path: at, message: `is not a field here${circumstance}` });
    } else if (part !== null || field.need !== undefined) {
      inspect(field, part, at, problems);
    }
  }
}

function inspectList(
  spec: Extract<Spec, { kind: 'list' }>,
  value: unknown,
  path: string,
  problems: ShapeProblem[],
): void {
  if (!Array.isArray(value)) {
    problems.push({ path, message: 'must be a list' });
    return;
  }
  if (spec.length !== undefined && value.length !== spec.length) {
    problems.push({ path, message: `must hold exactly ${spec.length} values` });
  }
  for (let index = 0; index < value.length; index++) inspect(spec.item, value[index], `${path}[${index}]`, problems);
}

/** The form is the one `type` names; while `type` is absent, any form that fits will do. */
function inspectVariants(options: readonly ObjectSpec[], value: unknown, path: string, problems: ShapeProblem[]): void {
  const tag = isRecord(value) ? value.type : undefined;
  const named = options.filter((option) => typeof tag === 'string' && Object.hasOwn(tagsOf(option), tag));
  if (tag === undefined) inspectNearest(options, value, path, problems);
  else if (named.length === 0) problems.push({ path: `${path}.type`, message: 'is not in the value set' });
  for (const option of named) inspectObject(option, value, path, problems, ` when type is ${String(tag)}`);
}

/** Fitting one option is enough; otherwise the problems are those of the option that came nearest. */
function inspectNearest(options: readonly Spec[], value: unknown, path: string, problems: ShapeProblem[]): void {
  let nearest: ShapeProblem[] | undefined;
  for (const option of options) {
    const found = problemsIn(option, value, path);
    if (found.length === 0) return;
    if (nearest === undefined || found.length < nearest.length) nearest = found;
  }
  problems.push(...(nearest ?? []));
}
