import type { Hit, Reading } from '../text/reading.ts';
import { RESPONSE_MODES } from '../vocabulary/events.ts';
import type { Said } from './crews.ts';
import { wordsAfter } from './phrases.ts';
import type { DatedEvent, Timeline } from './timeline.ts';

export function responseModes(reading: Reading, timeline: Timeline, dated: DatedEvent[]): Map<string, Said<string>> {
  const said: { unit: string; mode: string; hit: Hit; among: number }[] = [];
  const taken = new Set<number>();
  for (const [mode, pattern] of RESPONSE_MODES) {
    for (const hit of reading.find(pattern)) {
      if (taken.has(hit.from) || taken.has(hit.to - 1)) continue;
      for (let i = hit.from; i < hit.to; i++) taken.add(i);
      const doubts = reading.doubts(hit).filter((doubt) => doubt !== 'hearsay');
      if (doubts.length > 0 || isTransport(reading, hit) || isTakenBack(reading, hit)) continue;
      const units = unitsOfMode(hit, reading, timeline, dated);
      for (const unit of units) said.push({ unit, mode, hit, among: units.length });
    }
  }
  // What is said of fewer units is meant more exactly; an upgrade on the way is how the unit came in the end.
  const changes = ({ hit }: { hit: Hit }) =>
    reading.items.slice(Math.max(0, hit.from - 4), hit.from).some(({ text }) => /^(up|down)graded?$/.test(text));
  said.sort((a, b) => a.among - b.among || Number(changes(b)) - Number(changes(a)) || a.hit.from - b.hit.from);
  const modes = new Map<string, Said<string>>();
  for (const { unit, mode, hit, among } of said) {
    if (modes.has(unit)) continue;
    const other = said.find((each) => each.unit === unit && each.mode !== mode && each.among === among);
    const last = other && changesBetween(reading, hit, other.hit);
    // Two ways of driving, and nothing tells which it was in the end.
    if (other && !last && !changes({ hit })) {
      if (Math.abs(other.hit.from - hit.from) < NEAR) continue;
    }
    const { mode: value, hit: source } = last && other ? other : { mode, hit };
    modes.set(unit, { value, source: source.source });
  }
  return modes;
}

/** Farther apart the second is of the way back, or of somebody else. */
const NEAR = 30;

/** "hot until dispatch told us to downgrade, then we came in non-emergent". */
function changesBetween({ items }: Reading, first: Hit, second: Hit): boolean {
  return (
    second.from > first.to &&
    second.from - first.to < NEAR &&
    items
      .slice(first.to, second.from)
      .some(({ text }) => /^((up|down)grad(ed?|ing)|reduced|slowed|backed|shut|stepped|bumped)$/.test(text))
  );
}

/** "Non-emergent. No, sorry, that was the one before, this one was code 3." */
function isTakenBack(reading: Reading, { to }: Hit): boolean {
  const behind = wordsAfter(reading, to, 14);
  return (
    /^(\. )?(no|wait|sorry|correction|scratch that|strike that|actually|or no)\b/.test(behind) &&
    RESPONSE_MODES.some(([, pattern]) => new RegExp(pattern.source).test(behind))
  );
}

/** How the patient went to hospital, or how another service was asked to come, is not how the unit came. */
function isTransport({ words }: Reading, { from, to }: Hit): boolean {
  const before =
    words(from - 7, from)
      .split(' . ')
      .at(-1) ?? '';
  return (
    /\b(transport\w*|(took|drove|hauled|ran) (him|her|them|the patient)|called for|requested|asked for|left( (at )?T\d+)? for)\b/.test(
      before,
    ) ||
    /^(transport|to (the )?(hospital|er|emergency|trauma|[a-z]+ (hospital|medical|general|regional)))\b/.test(
      words(to, to + 4),
    )
  );
}

/** A way of driving is said of whoever the words before it were about; of everybody when it says so. */
function unitsOfMode(hit: Hit, reading: Reading, timeline: Timeline, dated: DatedEvent[]): string[] {
  const before = reading.items[hit.from - 1]?.text ?? '';
  if (before === 'else') {
    const last = timeline.clusters.findLast((each) => each.to <= hit.from && hit.from - each.to <= 8);
    return timeline.units.filter((unit) => last !== undefined && !last.units.some(({ name }) => name === unit));
  }
  const spared = exceptions(hit, reading, timeline) ?? [];
  const most = timeline.units.filter((unit) => !spared.includes(unit));
  if (/^(everybody|everyone)$/.test(before) || /^(everybody|everyone)$/.test(reading.items[hit.from - 2]?.text ?? ''))
    return most;
  // "Us emergent and the ladder non-emergent".
  const kind = reading.items[hit.from - 2]?.text === 'the' ? before : undefined;
  if (
    kind &&
    /^(ladder|truck|engine|tanker|tender|medic|squad|rescue|battalion|ambulance|tower|quint|brush)$/.test(kind)
  ) {
    const named = timeline.units.filter((unit) => unit.toLowerCase().startsWith(`${kind} `));
    return named.length === 1 ? named : [];
  }
  if (before === 'us' && /^(and|but) the /.test(wordsAfter(reading, hit.to, 3)))
    return timeline.narrator ? [timeline.narrator] : [];
  const meant = timeline.clusters.find((each) => each.from === hit.to + 1);
  if (meant && reading.items[hit.to]?.text === 'for') return meant.units.map(({ name }) => name);
  // "Engine 1, Engine 3 and Ladder 1, all emergent": those of the list.
  if (spared.length > 0)
    return /^(all|everybody|everyone)\b/.test(hit.text) ||
      /\b(all|everybody|everyone)\b/.test(reading.words(hit.from - 3, hit.from))
      ? most
      : [];
  const start = before === 'all' ? hit.from - 1 : hit.from;
  const list = timeline.clusters.find((each) => each.to === start && each.units.length > 1);
  if (list && (before === 'all' || /^all\b/.test(hit.text))) {
    // "We were dispatched at 1712 with Medic 6 and Medic 8, all code 3": he among them.
    const sent = dated.findLast((each) => each.to <= list.from && list.from - each.to <= 3);
    const names = list.units.map(({ name }) => name);
    return sent && names.every((name) => sent.units.includes(name)) ? sent.units : names;
  }
  if (/^(all|everybody|everyone)\b/.test(hit.text)) return most;
  // "lights and siren, all three".
  const behind = /^(all( of us| of them| \d( of (us|them))?)|both of (us|them))(?= \.|$)/.exec(
    wordsAfter(reading, hit.to, 5),
  );
  if (behind) return timeline.subjectsAt(hit.to + behind[0].split(' ').length);
  if (before === 'both') return timeline.subjectsAt(hit.from);
  if (/^both\b/.test(hit.text)) return timeline.subjectsAt(hit.from + (/^both of/.test(hit.text) ? 3 : 1));
  if (isOfUnknownRig(hit, reading)) return [];
  // "We went code 3" speaks of one's own; "we both went" does not.
  const drove =
    /^(went|ran|rolled|responded|came|were|drove)$/.test(before) &&
    !/\b(both|all|everybody|everyone)\b/.test(reading.words(hit.from - 6, hit.from));
  const told = byPronoun(drove ? (reading.items[hit.from - 2]?.text ?? '') : before, hit, timeline);
  if (told) return told;
  const event = dated.findLast((each) => each.to <= hit.from && hit.from - each.to <= 6 && each.units.length > 0);
  // "Available 2316. Both rigs went emergent": the next sentence has a subject of its own.
  const own =
    event && reading.sentence(event.to - 1) < reading.sentence(hit.from) ? ownSubject(event.to, hit, reading) : 0;
  if (own > 0) return timeline.subjectsAt(own);
  const cluster = timeline.clusters.findLast((each) => each.to <= hit.from);
  if (event && (!cluster || cluster.from < event.to)) return event.units;
  const subjects = timeline.subjectsAt(hit.from);
  return subjects.length > 0 || timeline.units.length > 1 ? subjects : timeline.units;
}

/** Behind the word that a sentence has for its subject, or 0; of several the one that sums up. */
function ownSubject(start: number, { from }: Hit, { items }: Reading): number {
  const behind = items.slice(start, from).map(({ text }, k) => ({ text, to: start + k + 1 }));
  const found =
    behind.find(({ text }) => /^(both|all|everybody|everyone)$/.test(text)) ??
    behind.find(({ text }) => /^(we|i|they|he|she)$/.test(text));
  let to = found?.to ?? 0;
  while (
    to > 0 &&
    to < from &&
    /^(of|us|them|\d|units|rigs|engines|trucks|companies|crews)$/.test(items[to]?.text ?? '')
  )
    to++;
  return to;
}

/** "all emergent but the medic". */
function exceptions({ to }: Hit, { items }: Reading, { units }: Timeline): string[] | undefined {
  if (!/^(but|except|besides|minus)$/.test(items[to]?.text ?? '')) return undefined;
  const item = items[to + (/^(the|for)$/.test(items[to + 1]?.text ?? '') ? 2 : 1)];
  if (item?.unit !== undefined) return [item.unit];
  const kind = item?.text ?? '';
  return RIG.test(kind) ? units.filter((unit) => unit.toLowerCase().startsWith(`${kind} `)) : undefined;
}

/** "dispatched at 1852, engine and truck went code 3": a rig by its kind that is none of those named. */
function isOfUnknownRig({ from }: Hit, { items }: Reading): boolean {
  for (let at = from - 1; at >= from - 5; at--) {
    const item = items[at];
    if (!item || item.unit !== undefined || item.clock || item.text === '.') return false;
    if (RIG.test(item.text)) return true;
  }
  return false;
}
const RIG =
  /^(engine|truck|ladder|tower|quint|tanker|tender|brush|rescue|squad|medic|medics|ambulance|battalion|chief|boat|engines|trucks)$/;

/** "Engine 9 and Truck 8 dispatched at 1045, they went cold, we went hot": of two one is the narrator's. */
function byPronoun(before: string, { from }: Hit, { narrator, units, clusters }: Timeline): string[] | undefined {
  if (narrator === undefined) return undefined;
  if (/^(we|i)$/.test(before)) return [narrator];
  const last = clusters.findLast((each) => each.to <= from);
  if (!/^(they|he|she)$/.test(before) || !last?.units.some(({ name }) => name === narrator)) return undefined;
  const others = units.filter((unit) => unit !== narrator);
  return last.units.length === 2 && others.length === 1 ? others : [];
}
