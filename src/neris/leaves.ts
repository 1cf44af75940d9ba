import { INCIDENT } from './payload/incident.ts';
import { isRecord, problemsIn } from './payload/problems.ts';
import { type Spec, specsBelow } from './payload/spec.ts';
import type { Dropped, Filled, Source } from './report.ts';

/** One plain value with the steps of its path: keys of objects and places in lists. */
export interface Leaf {
  steps: (string | number)[];
  value: unknown;
  sources: Source[];
  estimated: boolean;
  /** What dispatch has in its place. */
  differs?: unknown;
}

/** Takes located values apart into leaves. What has no place in the payload is reported as dropped. */
export function leavesOf(filled: readonly Filled[]): { leaves: Leaf[]; dropped: Dropped[] } {
  const leaves: Leaf[] = [];
  const dropped: Dropped[] = [];
  for (const { path, value, sources, estimated = false, differs } of filled) {
    const steps = stepsOf(path);
    if (steps === undefined) dropped.push(droppedValue(path.slice(0, 200), value, 'is not a path of the payload'));
    else takeApart(specsAt(steps), { steps, value, sources, estimated, differs }, leaves, dropped);
  }
  return { leaves, dropped };
}

export function pathOf(steps: readonly (string | number)[]): string {
  return steps.reduce<string>(
    (path, step) => (typeof step === 'number' ? `${path}[${step}]` : path === '' ? step : `${path}.${step}`),
    '',
  );
}

/** A report is sent as JSON, so what JSON cannot carry is only named. */
export function droppedValue(path: string, value: unknown, reason: string): Dropped {
  if (typeof value === 'string') return { path, value: value.slice(0, 200), reason };
  const carried = value === null || typeof value === 'boolean' || Number.isFinite(value);
  return { path, value: carried ? value : `(${typeof value})`, reason };
}

const PATH = /^[a-z_]+(?:\[\d+\])*(?:\.[a-z_]+(?:\[\d+\])*)*$/;
const MAX_STEPS = 24;
const MAX_ITEMS = 1000;

function stepsOf(path: string): (string | number)[] | undefined {
  if (path.length > 1000 || !PATH.test(path)) return undefined;
  const steps = path.match(/[a-z_]+|\d+/g) ?? [];
  if (steps.length > MAX_STEPS) return undefined;
  const parsed = steps.map((step) => (/\d/.test(step) ? Number(step) : step));
  return parsed.every((step) => typeof step === 'string' || Number.isSafeInteger(step)) ? parsed : undefined;
}

/** What the payload allows at a place; several where its form is not known yet, none where there is no such place. */
function specsAt(steps: readonly (string | number)[]): Spec[] {
  let specs: Spec[] = [INCIDENT];
  for (const step of steps) specs = specs.flatMap((spec) => specsBelow(spec, step));
  return specs;
}

function takeApart(specs: Spec[], leaf: Leaf, leaves: Leaf[], dropped: Dropped[]): void {
  const { steps, value } = leaf;
  if (value === null || value === undefined) return;
  if (specs.length === 0) {
    dropped.push(droppedValue(pathOf(steps), value, 'is not a field of the payload'));
  } else if ((Array.isArray(value) && value.length > MAX_ITEMS) || steps.length > MAX_STEPS) {
    dropped.push(droppedValue(pathOf(steps), value, 'is too long or nested too deep'));
  } else if (specs.some(({ kind }) => kind === 'anything') || !isComposite(value)) {
    // A value that is wrong by itself must not keep a right one from its place.
    const [problem] = problemsIn({ kind: 'either', options: specs }, value);
    if (problem) dropped.push(droppedValue(pathOf(steps), value, problem.message));
    else leaves.push({ ...leaf, steps: inSharedLocation(steps) });
  } else {
    for (const [step, part] of partsOf(value)) {
      const below = specs.flatMap((spec) => specsBelow(spec, step));
      takeApart(below, { ...leaf, steps: [...steps, step], value: part }, leaves, dropped);
    }
  }
}

function isComposite(value: unknown): value is unknown[] | Record<string, unknown> {
  return Array.isArray(value) || isRecord(value);
}

function partsOf(value: unknown[] | Record<string, unknown>): [string | number, unknown][] {
  return Array.isArray(value) ? value.map((part, index) => [index, part]) : Object.entries(value);
}

/** Dispatch and the incident have one location; it is kept in `base` and mirrored at the end. */
function inSharedLocation(steps: (string | number)[]): (string | number)[] {
  return steps[0] === 'dispatch' && steps[1] === 'location' ? ['base', ...steps.slice(1)] : steps;
}
