import type { Filled } from '../../neris/report.ts';
import { fill } from '../context.ts';
import type { Reading } from '../text/reading.ts';
import { TACTIC_EVENTS, type TacticEvent } from '../vocabulary/events.ts';
import { wordsAfter } from './phrases.ts';
import type { DatedEvent, Timeline } from './timeline.ts';

/** Milestones with the time said of them, or estimated where they were described as done without one. */
export function tactics(reading: Reading, types: string[], timeline: Timeline, dated: DatedEvent[]): Filled[] {
  const arrivals = dated.filter((event) => event.kind === 'on_scene').map((event) => event.moment);
  const arrival = arrivals.toSorted()[0];
  let floor = arrival;
  const filled = new Map<TacticEvent, Filled>();
  const described = [
    ...dated.map((event) => ({ ...event, moment: event.moment as string | undefined })),
    ...timeline.untimed.map((event) => ({
      ...event,
      moment: undefined,
      source: reading.sourceOf(event.from, event.to),
    })),
  ].sort((a, b) => a.from - b.from);
  for (const event of described) {
    const kind = TACTIC_EVENTS.find((each) => each === event.kind);
    if (!kind || filled.has(kind)) {
      if (event.moment && floor && event.moment > floor && kind) floor = event.moment;
      continue;
    }
    const path = `tactic_timestamps.${kind}`;
    if (event.moment) {
      // "Tow line on it at 1826": no fire, nothing to put water on.
      if (kind === 'water_on_fire' && !FIRE.test(reading.text) && !saysWater(reading, event)) continue;
      // "All clear at 2300", and nobody ever searched: they went home.
      if (kind === 'primary_search_complete' && !SEARCH.test(reading.text)) continue;
      // "The patient was out at 0912", and nobody was ever stuck.
      if (kind === 'extrication_complete' && !(stands(reading, kind, event.from) && belongs(kind, types))) continue;
      filled.set(kind, fill(path, event.moment, event.source));
      if (floor && event.moment > floor) floor = event.moment;
      continue;
    }
    // A time said later of the same milestone is the better one.
    // Command apart: who takes it later takes it over.
    if (kind !== 'command_established' && dated.some((each) => each.kind === kind)) continue;
    if (!arrival || !floor || !stands(reading, kind, event.from) || isPast(kind, filled)) continue;
    if (!belongs(kind, types)) continue;
    const same = onArrival(reading, dated, kind, event, timeline.narrator) ?? sameMoment(reading, dated, event.from);
    const moment = same ?? between(floor, next(dated, event.from, floor));
    if (!moment) continue;
    filled.set(kind, {
      path,
      value: moment,
      sources: same ? [event.source] : [event.source, { inference: 'milestone_order' }],
      ...(same ? {} : { estimated: true }),
    });
    if (moment > floor) floor = moment;
  }
  return [...filled.values()];
}

/** "Kid in his twenties, out cold": no fire goes out where none was, and nobody is freed from a bar. */
function belongs(kind: TacticEvent, types: string[]): boolean {
  if (types.length === 0) return true;
  if (STAGES.includes(kind)) return types.some((type) => type.startsWith('FIRE'));
  return kind !== 'extrication_complete' || types.some((type) => /^RESCUE|MOTOR_VEHICLE|ENTRAP/.test(type));
}

/** "Fire was out at 2358 … and soaked it": nobody gets the first water on a fire that is out. */
function isPast(kind: TacticEvent, filled: ReadonlyMap<TacticEvent, Filled>): boolean {
  const stage = STAGES.indexOf(kind);
  return stage >= 0 && STAGES.slice(stage + 1).some((later) => filled.has(later));
}
const STAGES: readonly TacticEvent[] = [
  'water_on_fire',
  'fire_knocked_down',
  'fire_under_control',
  'suppression_complete',
];

const saysWater = ({ items }: Reading, { from, to }: { from: number; to: number }) =>
  items.slice(from, to).some(({ text }) => text === 'water');

const FIREGROUND = new Set<TacticEvent>(['water_on_fire', 'fire_knocked_down', 'fire_under_control']);
const FIRE = /\b(fires?|flames?|smoke|burn\w*|blaze|brush|grass|structure|working)\b/;
const SEARCH = /\b(search\w*|primary|swept|sweep|fire|smoke|flames?)\b/;
/** What else may be knocked down or under control. */
const NOT_FIRE =
  /^(he|she|him|her|patient|victim|poles?|trees?|lines|wires|power|sign|fence|wall|door|person|kid|bleeding|pain|situation|scene|leak|crowd|traffic|dog|seizures?|breathing|airway|pressure|rate|sugar)$/;

/** What else hits a thing. */
const VEHICLES = /^(cars?|vehicles?|pickup|semi|van|suv|sedan|backhoe|excavator|lightning|tractor|driver|train|bus)$/;

/** What falls when it is knocked down. */
const FALLING =
  /^((a|an|about|some|the|our|his|her|their|that|\d+|whole|power|utility|light|big|few|couple|of|lot|bunch) )+(bushel|creosote|poles?|wires?|fence|walls?|ceilings?|hydrant|mailbox|signs?|trees?|lines?|door|drywall|plaster|nest|ladder|guy|kid|man|woman|person|limbs?|soot|debris|insulation|icicles?)\b/;

/** Whoever had it out before the crews came. */
const OTHERS =
  /^(homeowners?|owners?|occupants?|tenants?|residents?|neighbors?|employees?|staff|workers?|bystanders?|caller|passerby|sprinklers?|manager|cook|driver|maintenance|husband|wife|mother|father|son|daughter)$/;

const BEFORE_US =
  /^(\S+ ){1,7}(before|prior to|by the time) (we|our|us|i|my|arrival) ?(got|arriv\w*|pulled|made|came|rolled)?/;

/** Words that are a milestone only in the right company. */
function stands(reading: Reading, kind: TacticEvent, item: number): boolean {
  const nearby = reading.words(item - 12, item + 12);
  if (kind === 'primary_search_complete') return /\b(search\w*|primary|swept|sweep)\b/.test(nearby);
  if (kind === 'extrication_complete')
    return /\b(\w*trap\w*|pinned|extricat\w*|cut\w*|jaws|spreaders?|ram|hydraulics?|tools?|stuck|wedged|popped|door|roof)\b/.test(
      reading.text,
    );
  if (kind === 'suppression_complete') {
    if (!FIRE.test(reading.text)) return false;
    const before = reading.items.slice(Math.max(0, item - 5), item).map(({ text }) => text);
    const after = reading.words(item, item + 12);
    return (
      !before.some((word) => OTHERS.test(word)) &&
      !/\b(before|prior to) (we|our|us|arrival|units|crews|fd|the fire department|U\d+)\b/.test(after)
    );
  }
  const before = reading.items.slice(Math.max(0, item - 4), item).map(({ text }) => text);
  if (kind === 'command_established')
    return !before.some((word) => /^(police|pd|sheriff|deput(y|ies)|troopers?|officers|ems|patrol)$/.test(word));
  // "They'd knocked it down before we got there": before the first time there is to count from.
  if (FIREGROUND.has(kind) && BEFORE_US.test(wordsAfter(reading, item, 12))) return false;
  if (FIREGROUND.has(kind) && (!FIRE.test(reading.text) || before.some((word) => NOT_FIRE.test(word)))) return false;
  if (kind === 'water_on_fire' && before.some((word) => VEHICLES.test(word))) return false;
  if (kind === 'fire_knocked_down' && isOfThings(reading, item)) return false;
  if (kind === 'fire_under_control') return /\b(fire|it|flames|knocked|water)\b/.test(nearby);
  return true;
}

/** "Knocked down about a bushel of creosote": things that fall are no fire. */
function isOfThings(reading: Reading, item: number): boolean {
  const { items } = reading;
  let at = item;
  if (!/^knock/.test(items[at]?.text ?? '')) return false;
  while (/^(knock|knocked|knocks|down|knockdown)$/.test(items[at]?.text ?? '')) at++;
  const object = reading.words(at, at + 5);
  return FALLING.test(object);
}

/** "Arrived at 5:26 and took command" says both at 5:26. */
function sameMoment(reading: Reading, dated: DatedEvent[], item: number): string | undefined {
  const before = dated.findLast((event) => event.to <= item);
  if (before?.kind !== 'on_scene') return undefined;
  const gap = reading.words(before.to, item);
  return /^(((with \S+( \S+){0,4}|\d{1,2} (of us|of them|on board|aboard|guys|personnel|people|men|total|on (the|it) ?\w*)|(me|officer|myself|captain) (and|plus) \d{1,2}) )?(and )?(then )?(i|we|he|she|they|(the |their |our )?(chief|captain|lieutenant|lieu|officer|cap|boss|bc))?|and)?$/.test(
    gap.trim(),
  ) || /^with .{1,30} and( i| we)?$/.test(gap)
    ? before.moment
    : undefined;
}

/** "Chief 2 took command when he got there at 2115", "Battalion 1 took command on arrival". */
function onArrival(
  reading: Reading,
  dated: DatedEvent[],
  kind: TacticEvent,
  { from, to }: { from: number; to: number },
  narrator: string | undefined,
): string | undefined {
  if (kind !== 'command_established' && kind !== 'completed_sizeup') return undefined;
  const { items } = reading;
  const after = reading.words(to, to + 6);
  if (
    !/^(of \S+ )?(when|as soon as|once|as|upon|on|after) ((he|she|i|we|they|U\d+|his|her|their|my|our) )?(got|arriv\w*|pulled|showed|made|rolled|came|on scene)/.test(
      after,
    )
  )
    return undefined;
  const ahead = dated.find((event) => event.kind === 'on_scene' && event.from >= to && event.from <= to + 5);
  if (ahead) return ahead.moment;
  const named = items.slice(Math.max(0, from - 4), from).findLast((item) => item.unit !== undefined)?.unit;
  const unit = /^(i|we)$/.test(items[from - 1]?.text ?? '') ? narrator : named;
  return unit && dated.find((event) => event.kind === 'on_scene' && event.units.includes(unit))?.moment;
}

/** The next time in the account that can bound an estimate from above. */
function next(dated: DatedEvent[], item: number, floor: string): string | undefined {
  return dated.filter((event) => event.from > item && event.moment > floor).map((event) => event.moment)[0];
}

function between(floor: string, ceiling: string | undefined): string | undefined {
  const from = Date.parse(floor);
  const room = ceiling ? Date.parse(ceiling) - from : 120_000;
  const step = Math.min(60_000, Math.floor(room / 2000) * 1000);
  return step > 0 ? new Date(from + step).toISOString().replace('.000Z', 'Z') : undefined;
}
