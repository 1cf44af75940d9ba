import { checkDraft } from './check.ts';
import { gapsOf } from './gaps.ts';
import { droppedValue, type Leaf, leavesOf, pathOf } from './leaves.ts';
import { INCIDENT, type IncidentDraft } from './payload/incident.ts';
import type { Assembled, Dropped, Extraction, Source, SvcReport } from './report.ts';
import { breachesOf, type Conflict, misplacedIn } from './rules.ts';

/**
 * Builds the payload, the native report and the gaps from located values. Every payload is draft-valid, whatever the
 * values: one that is not is dropped and reported.
 */
export function assemble(extraction: Extraction): Assembled {
  const {
    filled,
    modules,
    unplacedTimes = [],
    partlySaid = [],
    doubts = [],
    otherIncidents = [],
    extras = {},
  } = extraction;
  const { leaves, dropped } = leavesOf(filled);
  dropped.push(...(extraction.dropped ?? []));
  const { neris, places } = draftOf(leaves, dropped);
  const sources: Record<string, Source[]> = {};
  const estimated: string[] = [];
  for (const [path, leaf] of places) {
    sources[path] = leaf.sources;
    if (leaf.estimated) estimated.push(path);
  }
  const empty = emptyModules();
  // What nobody spoke of is left out; what could not be read is there, but empty.
  for (const name of modules.failed) Object.assign(neris, { [name]: neris[name] ?? empty[name] });
  markOnlyType(neris, sources);
  mirrorLocation(neris, sources);
  const svc_report: SvcReport = {
    version: '1.3',
    ...empty,
    ...neris,
    sources,
    estimated,
    conflicts: [...differencesIn(places), ...breachesOf(extraction.isJoined ? toTheMinute(neris) : neris)],
    dropped,
    modules,
    unplaced_times: unplacedTimes.map(({ choices: _asked, ...time }) => time),
    doubts,
    other_incidents: otherIncidents,
    extras,
  };
  const partly = [...unplacedTimes, ...partlySaid];
  return { neris, svc_report, gaps: gapsOf(neris, partly, modules.failed, extraction.offersChoices) };
}

/** One for each thing that dispatch has otherwise; an address is one thing, with all its parts. */
function differencesIn(places: Grown['places']): Conflict[] {
  const found = new Map<string, { paths: string[]; said: unknown[]; known: unknown }>();
  for (const [path, { value, differs }] of places) {
    if (differs === undefined) continue;
    const thing = STREET.test(path) ? 'base.location' : path;
    const { paths, said } = found.get(thing) ?? { paths: [], said: [] };
    found.set(thing, { paths: [...paths, path], said: [...said, value], known: differs });
  }
  return [...found.values()].map(({ paths, said, known }) => ({
    rule: 'known_differs',
    paths,
    message: `The account says ${[...new Set(said)].join(' ')}, dispatch has ${String(known)}.`,
    known,
  }));
}
const STREET = /^base\.location\.(?:(?:complete_)?number|street|cross_streets)/;

/** People tell minutes and dispatch knows seconds: of two times in one minute neither is before the other. */
function toTheMinute(neris: IncidentDraft): IncidentDraft {
  const written = JSON.stringify(neris, (_, value: unknown) =>
    typeof value === 'string' && TIMESTAMP.test(value) ? value.replace(/(T\d\d:\d\d):[\d.]+/, '$1:00') : value,
  );
  return JSON.parse(written) as IncidentDraft;
}
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:[\d.]+(?:Z|[+-]\d\d:\d\d)$/;

function emptyModules(): IncidentDraft {
  return Object.fromEntries(
    Object.entries(INCIDENT.fields).map(([name, { kind }]) => [name, kind === 'object' ? {} : []]),
  );
}

interface Grown {
  neris: IncidentDraft;
  /** Every leaf by the path it has in the payload. */
  places: [path: string, leaf: Leaf][];
}

/** Grows the payload again without what was wrong in it, until nothing is. */
function draftOf(leaves: Leaf[], dropped: Dropped[]): Grown {
  const places: Grown['places'] = [];
  const grown = grow(plant(leaves, dropped), '', places);
  let problems = checkDraft(grown);
  const neris = grown as IncidentDraft;
  if (problems.length === 0) problems = misplacedIn(neris);
  if (problems.length === 0) return { neris, places };
  const reasons = new Map(problems.map(({ path, message }) => [path, message]));
  const kept: Leaf[] = [];
  for (const [path, leaf] of places) {
    const reason = reasonAbove(path, reasons);
    if (reason === undefined) kept.push(leaf);
    else dropped.push(droppedValue(pathOf(leaf.steps), leaf.value, reason));
  }
  return draftOf(kept, dropped);
}

/** A problem of a whole is one of all its parts. */
function reasonAbove(path: string, reasons: ReadonlyMap<string, string>): string | undefined {
  for (let end = path.length; end > 0; ) {
    const reason = reasons.get(path.slice(0, end));
    if (reason !== undefined) return reason;
    end = Math.max(path.lastIndexOf('.', end - 1), path.lastIndexOf('[', end - 1));
  }
  return undefined;
}

type Branch = Map<string | number, Branch | Leaf>;

function plant(leaves: readonly Leaf[], dropped: Dropped[]): Branch {
  const root: Branch = new Map();
  for (const leaf of leaves) {
    const reason = place(root, leaf);
    if (reason !== undefined) dropped.push(droppedValue(pathOf(leaf.steps), leaf.value, reason));
  }
  return root;
}

/** Why a leaf could not be placed, if it could not: what stands there already was said first. */
function place(root: Branch, leaf: Leaf): string | undefined {
  let branch = root;
  for (const step of leaf.steps.slice(0, -1)) {
    const next = branch.get(step) ?? new Map();
    if (!(next instanceof Map)) return 'needs a place where another value already stands';
    branch.set(step, next);
    branch = next;
  }
  const last = leaf.steps.at(-1) ?? '';
  const there = branch.get(last);
  if (there === undefined) branch.set(last, { ...leaf });
  else if (there instanceof Map || there.value !== leaf.value) return 'comes after another value for the same place';
  else {
    there.sources = [...there.sources, ...leaf.sources];
    there.estimated &&= leaf.estimated;
  }
  return undefined;
}

/** Lists are closed up, so places in them are counted anew. */
function grow(branch: Branch, path: string, places: Grown['places']): unknown {
  const entries = [...branch];
  const isList = typeof entries[0]?.[0] === 'number';
  const ordered = isList ? entries.sort(([a], [b]) => Number(a) - Number(b)) : entries;
  const grown = ordered.map(([step, below], index): [string | number, unknown] => {
    const at = isList ? `${path}[${index}]` : path === '' ? String(step) : `${path}.${step}`;
    if (below instanceof Map) return [step, grow(below, at, places)];
    places.push([at, below]);
    return [step, below.value];
  });
  return isList ? grown.map(([, value]) => value) : Object.fromEntries(grown);
}

function markOnlyType({ incident_types: types }: IncidentDraft, sources: Record<string, Source[]>): void {
  const [only] = types ?? [];
  if (types?.length !== 1 || only === undefined || only.type === 'UNDETERMINED' || 'primary' in only) return;
  Object.assign(only, { primary: true });
  sources['incident_types[0].primary'] = [{ inference: 'only_type' }];
}

function mirrorLocation(neris: IncidentDraft, sources: Record<string, Source[]>): void {
  const location = neris.base?.location;
  if (location === undefined) return;
  neris.dispatch = { ...neris.dispatch, location: structuredClone(location) };
  for (const [path, source] of Object.entries(sources)) {
    if (path.startsWith('base.location.')) sources[path.replace('base', 'dispatch')] = source;
  }
}
