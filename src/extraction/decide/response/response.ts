import type { Filled, Source } from '../../../neris/report.ts';
import type { Words } from '../../../neris/words.ts';
import { KNOWN } from '../../known/agree.ts';
import { unitsKnown } from '../../known/units.ts';
import { CALL_TIMES, MILESTONES, UNIT_TIMES } from '../../reader/concepts.ts';
import type { Heard } from '../../reader/heard.ts';
import { thresholdOf } from '../../reader/thresholds.ts';
import type { Mentions, Span } from '../../text/mentions.ts';
import type { Clock } from '../../text/times/clock.ts';
import { BELONGS, BESIDE_THE_TOP, HARDLY_BELONGS, LESS_THAN_NAMED } from '../../tuned.ts';
import { type Evidence, fromWords } from '../evidence.ts';
import { decideCrews, type Owners } from './crews.ts';
import { laterArrivals } from './later-arrivals.ts';
import { headOfLine, rowsOf } from './log-lines.ts';

/** A time and what it is the time of. */
export interface TimedEvent extends Span {
  role: string;
  strength: number;
  clock: Clock;
  /** Of unit times: the units whose time it is, and how surely: a unit's own naming counts before "all units". */
  owners: Owners;
}

export interface Response {
  units: string[];
  narrator: string | undefined;
  /** Units that were cancelled on the way. */
  turnedBack: ReadonlySet<string>;
  events: TimedEvent[];
  /** Times that were heard and are the time of nothing that is known. */
  unplaced: (Span & { clock: Clock })[];
}

/** In characters: nobody says whose a time is from farther away, and a text of nothing but units stays readable. */
export const REACH = 5000;
/** The largest fires have as many; "all units" of a text of nothing but names would otherwise be too many to write down. */
const MOST_UNITS = 300;
/** So many places are shown where a unit is named. */
const MOST_NAMINGS = 20;

const UNIT_ROLES: readonly string[] = UNIT_TIMES;
const ROLES: readonly string[] = [...UNIT_TIMES, ...CALL_TIMES, ...MILESTONES];

/** Where a time goes, array places left out. */
export function timeField(role: string): string {
  if (UNIT_ROLES.includes(role)) return `dispatch.unit_responses.${role}`;
  return (CALL_TIMES as readonly string[]).includes(role) ? `dispatch.${role}` : `tactic_timestamps.${role}`;
}

/** Whether a stretch that may be a clock time is the time of something. */
export function isTimed(heard: Heard, span: Span): boolean {
  return ROLES.some((role) => heard.role(span, `t=${role}`) >= thresholdOf('t'));
}

/** Which units responded, and what each clock time is the time of. */
export function decideResponse({ account, heard, mentions }: Evidence): Response {
  const sent = heard.isIncident ? unitsKnown(account.known) : [];
  // Of whom dispatch sent the reader need not judge whether they responded.
  const isThereToo = (mention: Mentions['units'][number]) =>
    sent.includes(mention.name) || heard.role(mention, 'unit') >= thresholdOf('unit');
  const said = [...new Set(mentions.units.filter(isThereToo).map(({ name }) => name))].slice(0, MOST_UNITS);
  // Where no unit was named, the only one that dispatch sent is who "we" are.
  const units = said.length === 0 && sent.length === 1 ? sent : said;
  const narrator = narratorOf(heard, mentions, units);
  const whose = ownership(heard, mentions, units, narrator);
  const events: TimedEvent[] = [];
  const unplaced: Response['unplaced'] = [];
  for (const { start, end, clock, bare } of mentions.times) {
    const roles = ROLES.map((role) => ({ role, strength: heard.role({ start, end }, `t=${role}`) })).filter(
      ({ strength }) => strength >= thresholdOf('t'),
    );
    if (roles.length === 0 && !bare && heard.scopeOf({ start, end }) === 'fact') unplaced.push({ start, end, clock });
    for (const { role, strength } of roles)
      events.push({
        role,
        strength,
        clock,
        start,
        end,
        owners: UNIT_ROLES.includes(role) ? whose({ start, end }) : new Map(),
      });
  }
  for (const { unit, ...arrival } of laterArrivals(heard, mentions, events))
    if (units.includes(unit))
      events.push({ ...arrival, role: 'on_scene', strength: BELONGS, owners: new Map([[unit, BELONGS]]) });
  const arrival = surest(events.filter(({ role }) => role === 'on_scene'));
  const cancellations = events.filter(({ role }) => role === 'canceled_enroute');
  const there = new Set(
    cancellations.flatMap(({ owners, clock }) =>
      [...owners.keys()].filter((unit) => isThere(unit, arrival.get(unit), clock)),
    ),
  );
  for (const event of cancellations) event.owners = new Map([...event.owners].filter(([unit]) => !there.has(unit)));
  const turnedBack = new Set([
    ...cancellations.flatMap(({ owners }) => [...owners.keys()]),
    ...heard
      .claims('cancelled')
      .flatMap((claim) => [...whose(claim).keys()])
      .filter((unit) => !there.has(unit) && (arrival.get(unit)?.owners.get(unit) ?? 0) < BELONGS),
  ]);
  return { units, narrator, turnedBack, events, unplaced };
}

/** Whether a unit whose own arrival was told had arrived by then: on the way it was cancelled no more. */
function isThere(unit: string, arrival: TimedEvent | undefined, by: Clock): boolean {
  if (!arrival || (arrival.owners.get(unit) ?? 0) < BELONGS) return false;
  const minutes = (by.hour - arrival.clock.hour) * 60 + by.minute - arrival.clock.minute;
  // On the twelve hours of a dial, since not everybody says which half of the day it was.
  return (minutes + 1440) % 720 < 360;
}

/**
 * Whose a time, a crew, a mode or a cancellation is: each unit by its own namings, "we" for the narrator's, "all" for every
 * one that has none of its own. What is of one, as a crew is ("E8 (3) and M8 (2)"), is not said of the whole row.
 */
function ownership(
  heard: Heard,
  mentions: Mentions,
  units: readonly string[],
  narrator: string | undefined,
): (span: Span, isOfOne?: boolean) => Owners {
  const responding = new Set(units);
  const rigs = mentions.units.filter(({ name }) => responding.has(name));
  const rowOf = rowsOf(heard.transcript, rigs);
  return (span, isOfOne = false) => {
    const near = ({ start, end }: Span) => start < span.end + REACH && end > span.start - REACH;
    let [we, all, top] = [0, 0, 0];
    for (const group of mentions.groups.filter(near)) {
      const score = heard.belongs('unit', span, group);
      if (group.kind === 'we') we = Math.max(we, score);
      else all = Math.max(all, score);
    }
    const named = new Map<string, number>();
    const rows = new Map<ReturnType<typeof rowOf>, number>();
    for (const mention of rigs.filter(near)) {
      const score = heard.belongs('unit', span, mention);
      named.set(mention.name, Math.max(score, named.get(mention.name) ?? 0));
      if (!isOfOne) rows.set(rowOf(mention), Math.max(score, rows.get(rowOf(mention)) ?? 0));
      top = Math.max(top, score);
    }
    for (const [row, score] of rows)
      if (score >= BELONGS) for (const { name } of row) named.set(name, Math.max(score, named.get(name) ?? 0));
    const found = [...named].filter(([, score]) => score >= Math.max(BELONGS, top * BESIDE_THE_TOP));
    const everyone = saidOfAll(heard.transcript, mentions, span);
    // "Both units cleared at 1720" is said of two, where there are two.
    const isBoth = units.length === 2 && /^both/i.test(everyone ?? '');
    if ((all >= BELONGS && all > top) || (everyone && all >= HARDLY_BELONGS) || isBoth)
      return new Map(units.map((name) => [name, Math.max(all, BELONGS) * LESS_THAN_NAMED]));
    if (we >= BELONGS && narrator !== undefined && (found.length === 0 || we > top))
      return new Map([...found, [narrator, we]]);
    if (found.length > 0) return new Map(found);
    const head = headOfLine(heard.transcript, rigs, span);
    if (head) return new Map(rowOf(head).map(({ name }) => [name, BELONGS]));
    return new Map(units.length === 1 ? units.map((name) => [name, BELONGS]) : []);
  };
}

/** "Both units", "everybody" or the like where it stands next before a time, in the same clause: "both units cleared at 1720". */
function saidOfAll(transcript: string, { units, groups }: Mentions, { start }: Span): string | undefined {
  const isBefore = ({ end }: Span) => end <= start && start - end < CLAUSE;
  const last = groups.findLast(isBefore);
  if (!last || /[.!?]\s|\n/.test(transcript.slice(last.end, start))) return undefined;
  if (units.some((unit) => unit.start >= last.end && isBefore(unit))) return undefined;
  // "Both units" is there, and "units" in it too.
  return groups
    .filter(({ end }) => end === last.end)
    .map(({ start: from, end }) => transcript.slice(from, end))
    .find((words) => SAYS_ALL.test(words));
}
const SAYS_ALL = /^(all|both|every|we all)/i;
/** In characters. */
const CLAUSE = 60;

function narratorOf(heard: Heard, mentions: Mentions, units: readonly string[]): string | undefined {
  const [best] = mentions.units
    .map((mention) => ({ name: mention.name, role: heard.role(mention, 'own') }))
    .filter(({ role }) => role >= thresholdOf('own'))
    .sort((a, b) => b.role - a.role);
  return best?.name ?? (units.length === 1 ? units[0] : undefined);
}

/** One entry a unit: its times, crew and mode. */
export function unitFields(
  { heard, mentions }: Evidence,
  { units, narrator, turnedBack, events }: Response,
  moment: (clock: Clock) => string | undefined,
): Filled[] {
  const filled: Filled[] = [];
  const whose = ownership(heard, mentions, units, narrator);
  const crews = decideCrews(heard, mentions, (number) => whose(number, true));
  const modes = heard.claims('mode').map((claim) => ({ ...claim, owners: whose(claim) }));
  const timesOf = new Map(UNIT_TIMES.map((role) => [role, surest(events.filter((event) => event.role === role))]));
  const [crewOf, modeOf] = [surest(crews), surest(modes)];
  const namings = new Map<string, Words[]>();
  for (const mention of mentions.units)
    namings.set(mention.name, [...(namings.get(mention.name) ?? []), heard.sourceOf(mention)].slice(0, MOST_NAMINGS));
  const isSceneReached = units.some((name) => !turnedBack.has(name));
  units.forEach((name, i) => {
    const path = `dispatch.unit_responses[${i}]`;
    const named = namings.get(name);
    filled.push(fromWords(`${path}.reported_unit_id`, name, ...(named ?? [KNOWN])));
    for (const [role, best] of timesOf) {
      const event = best.get(name);
      if (turnedBack.has(name) && isOfThoseThere(role, event?.owners.get(name) ?? 0, isSceneReached)) continue;
      const value = event && moment(event.clock);
      if (value) filled.push(fromWords(`${path}.${role}`, value, heard.sourceOf(event)));
    }
    const crew = crewOf.get(name);
    if (crew) filled.push(fromWords(`${path}.staffing`, crew.value + crew.more, heard.sourceOf(crew)));
    const mode = modeOf.get(name);
    if (mode) filled.push(fromWords(`${path}.response_mode`, mode.code, heard.sourceOf(mode)));
  });
  return filled;
}

/** A unit that was turned back never arrived, and what is said of all units where others did is not said of it. */
function isOfThoseThere(role: string, sure: number, isSceneReached: boolean): boolean {
  return role === 'on_scene' || ((role === 'staging' || role === 'unit_clear') && isSceneReached && sure < BELONGS);
}

/** For each unit, of several statements the one that is most surely about it. */
function surest<S extends { owners: Owners }>(statements: readonly S[]): Map<string, S> {
  const best = new Map<string, S>();
  for (const statement of statements)
    for (const [unit, score] of statement.owners)
      if (score > (best.get(unit)?.owners.get(unit) ?? 0)) best.set(unit, statement);
  return best;
}

/** The times of the call as a whole. */
export function callFields(
  { heard }: Evidence,
  { units, turnedBack, events }: Response,
  moment: (clock: Clock) => string | undefined,
): Filled[] {
  const filled: Filled[] = [];
  for (const role of CALL_TIMES) {
    const [best] = events.filter((event) => event.role === role).sort((a, b) => b.strength - a.strength);
    const value = best && moment(best.clock);
    if (value) filled.push(fromWords(`dispatch.${role}`, value, heard.sourceOf(best)));
  }
  if (filled.some(({ path }) => path === 'dispatch.incident_clear')) return filled;
  // A clear time that covers every unit ends the call, unless one of them has another of its own.
  const there = units.filter((unit) => !turnedBack.has(unit));
  const clearOf = surest(events.filter(({ role }) => role === 'unit_clear'));
  const momentOf = (event: TimedEvent | undefined) => event && moment(event.clock);
  const last = events.find(
    (event) =>
      event.role === 'unit_clear' &&
      there.length > 1 &&
      there.every((unit) => event.owners.has(unit) && momentOf(clearOf.get(unit)) === momentOf(event)),
  );
  const value = momentOf(last);
  if (last && value) filled.push(fromWords('dispatch.incident_clear', value, heard.sourceOf(last) as Source));
  return filled;
}
