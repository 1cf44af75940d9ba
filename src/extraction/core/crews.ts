import type { Source } from '../../neris/report.ts';
import type { Hit, Reading } from '../text/reading.ts';
import { RESPONSE_MODES } from '../vocabulary/events.ts';
import type { DatedEvent, Timeline } from './timeline.ts';

interface Said<T> {
  value: T;
  source: Source;
}

const PEOPLE =
  '(people|personnel|firefighters?|members?|guys|men|crew|crew members|on board|onboard|aboard|of us|of them|on the (engine|truck|rig|ladder|squad|rescue|crew|medic|quint)|riding|total|up|in the cab|volunteers|strong|deep)';

const MEMBERS = '(people|personnel|firefighters|members|guys|men|volunteers|ffs|bodies|folks)';

/** A crew's size, with what to add for the one who is named apart: "officer and three" are four. */
const CREWS: readonly (readonly [pattern: RegExp, plus: number])[] = [
  [
    /\b(an? |the )?(officer|captain|lieutenant|lt|boss|chief|me|myself) (and|plus|with) (?<count>\d{1,2})( others?| more| firefighters?| guys| crew| members?| on board)?\b/,
    1,
  ],
  [
    /\b(?<count>\d{1,2}) (firefighters|guys|ff|ffs|men|others) (and|plus|with) (an |the |a |one |1 )?(officer|captain|lieutenant|lt|boss|myself|me)\b/,
    1,
  ],
  [/\b(?<count>\d{1,2}) of us (were |was )?(on|in) (?<unit>U\d+)/, 0],
  [
    /\b(?<count>\d{1,2}) of us (were |was |riding )?(on|in) (the|our) (?<kind>engine|truck|ladder|medic|rescue|quint|brush|tanker|tender|ambulance|tower|pumper|squad)\b/,
    0,
  ],
  [/\bme and \w+( and \w+)? so (just )?(?<count>\d)\b/, 0],
  [/\b(had|with|took) (?<count>1) (more|other|guy|firefighter|man|person|volunteer|other guy) with me\b/, 1],
  [
    /\b(with )?(?<count>\d{1,2}) (emts?|medics?|firefighters?|guys|men|others|volunteers|probies) (and|plus) (me|myself)\b/,
    1,
  ],
  [/\bi had (?<count>\d{1,2})( \w+)? with me( (on|in) (?<unit>U\d+))?\b/, 1],
  [/\b(?<count>\d{1,2})( \w+)? with me (on|in) (?<unit>U\d+)\b/, 1],
  [/\b(crew|staff|staffing|company|complement|minimum) (of|was|is) (just |only |about )?(?<count>\d{1,2})\b/, 0],
  [/\b(?<count>\d{1,2}) (man|person|member|woman) (\w+ )?crew\b/, 0],
  [/\bstaffed (with|by|at) (?<count>\d{1,2})\b/, 0],
  [/\b(?<!\b(all|the) )(?<count>\d{1,2}) of us\b/, 0],
  [
    /\b(?<!\b(\d+(st|nd|rd|th)|the|this|that|another|other|last|next|same|any|no) )(?<count>\d{1,2}) on (it|there|her|that)\b/,
    0,
  ],
  [
    new RegExp(
      `\\b(with|had|has|carrying|having|we had|i had) (their |a |about |our )?(?<count>\\d{1,2}) ${PEOPLE}\\b`,
    ),
    0,
  ],
  [/\b(?<count>\d{1,2}) (on board|onboard|aboard)\b/, 0],
  [
    /(?<before>U\d+) ?'?s (?<count>\d{1,2})(?! (patients?|inch|story|minutes?|lines?|man|person))(?= [a-z]+ed\b| (took|went|got|pulled|cut|were|had|did|made))/,
    0,
  ],
  [/(?<=T\d+ )(?<count>\d{1,2}) (of them|on the rig)\b(?! (were|was|had|got|went|to))/, 0],
  [new RegExp(`\\b(?<count>\\d{1,2}) (${MEMBERS} )?(on|in|aboard) (the )?(?<unit>U\\d+)\\b`), 0],
  [
    new RegExp(
      `(?<before>U\\d+) (had|has|carried|carrying|rode with|ran with|was running|were running|running|rolled with|came with|riding) (just |only |a crew of )?(?<count>\\d{1,2})(?= (${MEMBERS}|and|on|aboard|with|today|total|riding|the|U\\d+|T\\d+|\\.)\\b|$| \\.)(?! on (scene|the (floor|ground|roof|line|scene|hose)))`,
    ),
    0,
  ],
  [/\b(we|i) had (?<count>\d{1,2})(?= (and|on|aboard|with|today|total|riding|\.)|$)/, 0],
  [/(?<=(T\d+|U\d+|scene|there|in|up) )they had (?<count>\d{1,2})(?= (and|U\d+|T\d+|\.)|$)/, 0],
  [
    /\b(had|with) (just |only )?(?<count>1) (guy|person|firefighter|man|member)\b(?! (trapped|who|that|inside|down|in))/,
    0,
  ],
  [/\b(?<count>\d{1,2}) (people |guys |men |firefighters |personnel )?(on )?each\b/, 0],
  [/(?<before>U\d+) (?<count>\d{1,2}) (personnel|people|members|firefighters|crew|guys|men|aboard|on board)\b/, 0],
  [/\b(?<count>\d{1,2}) (guys|people|firefighters|personnel|members|men) (on it|on the rig|on the truck)\b/, 0],
  [
    /\b(?<!\b(before|behind|beat|with|for|to|by|of|from|after|ahead of) )(that's us|us|we're) (?<count>\d{1,2}) (people|personnel|guys|on the)\b/,
    0,
  ],
  [
    new RegExp(
      `\\b(?<count>\\d{1,2}) (${MEMBERS} )?(on|in|aboard) (the|our|my) (?<kind>engine|rig|crew|squad|truck|ladder|medic|rescue|quint|brush|tanker|tender|ambulance|tower|pumper|wagon|boat|battalion)\\b`,
    ),
    0,
  ],
  [
    /(^|\. )(?<count>\d{1,2}) (guys|personnel|firefighters|man crew|person crew)( on board| aboard| total)?(?= \.|$)/,
    0,
  ],
  [/\b(?<count>\d{1,2}) personnel(?= (\.|on board|aboard|T\d|U\d|responded|and U\d)|$)/, 0],
  [/\b(so|for) (?<count>\d{1,2}) (of us )?total\b/, 0],
  [/\b(had|has) (their|its) (?<count>\d{1,2})\b/, 0],
  [
    /(?<before>(T\d+|scene|U\d+|route|dispatched|emergent|responded|responding|arrived|code 3|code 1|priority 1|hot|sirens?|out|there|up|in|riding|running|short|heavy|light)) with (just |only )?(?<count>\d{1,2})(?! (?!flames|sparks|conditions|companies|on |and |aboard |had |was |were |we |i )[a-z]+s\b)(?! (people|patients|kids|children|men|women|inch|feet|foot|hundred|thousand|car|vehicle|story|lines?|percent|acres?|minute|hour))/,
    0,
  ],
];

/** A crew of one. */
const LONE: readonly (readonly [pattern: RegExp, plus: number])[] = [
  [/\b(by myself|just me|me alone|all alone|alone) (on|in) (?<unit>U\d+)/, 0],
  [/(?<before>U\d+) (was |came |responded |rode |riding )?(by himself|by herself|alone|solo)\b/, 0],
  [
    /\b(a |the )?(lone|only a|just a|just the|single) (driver|operator|firefighter|member) (on|in|with) (?<unit>U\d+)/,
    0,
  ],
  [/(?<before>U\d+) (with |had |was )?(just |only )?(a |the )?(lone |single )?(driver|operator) only\b/, 0],
  [
    /(?<before>U\d+) ((came|rolled|responded|went|ran|was|got there|arrived|rode) )?(with|had) (just|only) (a|the|1) (driver|operator|guy|man|firefighter|member|person)\b/,
    0,
  ],
];

const ROLE =
  '(captain|lieutenant|lt|sergeant|officer|engineer|driver( operator)?|chauffeur|operator|firefighters?( paramedics?| emts?)?|medics?|paramedics?|emts?|probie|rookie|guys?|volunteers?|members?)';
const ROLE_IN_LIST = `((a|an|the|my|our|1|\\d{1,2}) (acting |company |probationary |volunteer )?${ROLE}( in the back| on the back| up front)?|\\d (in the back|on the back|backseat))`;
/** "a captain, an engineer and two firefighters": one by one. */
const CREW_LIST = new RegExp(
  `\\b(with|had|has|carried|carrying|by|crew was|crew of|we had|consisting of|just|only) (?<list>(me|myself|${ROLE_IN_LIST})(( and| plus| with)? ${ROLE_IN_LIST})+)\\b`,
);

function listedCrew(list: string): number {
  const heads = [...list.matchAll(new RegExp(`\\b(me|myself|${ROLE_IN_LIST})`, 'g'))];
  return heads.reduce((sum, [head]) => sum + (Number.parseInt(head, 10) || 1), 0);
}

/** "three guys trapped", "three of us had to carry her": people counted for another reason. */
function isNoCrew({ items }: Reading, { to, text }: Hit): boolean {
  const behind = items
    .slice(to, to + 4)
    .map((item) => item.text)
    .join(' ');
  if (
    /^((who|that|were|was|got|still) )*(trapped|hurt|injured|down|inside|fighting|yelling|standing|waiting|stuck|pinned|outside|missing|unaccounted|burned|sick|displaced|evacuated)\b/.test(
      behind,
    )
  )
    return true;
  return (
    / of us$/.test(text) &&
    /^(had|carried|went|got|took|lifted|pulled|held|worked|stayed|could|grabbed|made|ended|tried|to)\b/.test(behind)
  );
}

export function staffing(reading: Reading, timeline: Timeline): Map<string, Said<number>> {
  const crews = new Map<string, Said<number>>();
  for (const [pattern, plus] of [[CREW_LIST, 0] as const, ...CREWS, ...LONE]) {
    for (const hit of reading.find(pattern).filter((each) => isSaid(reading, each))) {
      const count = hit.groups.list ? listedCrew(hit.groups.list) : Number(hit.groups.count ?? 1) + plus;
      if (count < 1 || count > 20 || isNoCrew(reading, hit)) continue;
      const [unit, ...others] = unitsOfCrew(hit, reading, timeline);
      // A size said of several units at once could be each one's or all of theirs together.
      if (!unit || (others.length > 0 && !isEach(reading, hit))) continue;
      for (const name of [unit, ...others]) if (!crews.has(name)) crews.set(name, { value: count, source: hit.source });
    }
  }
  return crews;
}

/** "two guys on the tanker, I couldn't tell you who all jumped on the truck": ignorance of what comes next. */
function isSaid(reading: Reading, hit: Hit): boolean {
  const doubts = reading.doubts(hit);
  if (doubts.length === 0) return true;
  const words = (from: number, to: number) =>
    reading.items
      .slice(Math.max(0, from), to)
      .map(({ text }) => text)
      .join(' ');
  // "no lights no siren with three aboard" denies the noise only.
  if (doubts.every((doubt) => doubt === 'negated'))
    return /\bno (lights?|sirens?)( or sirens?)?$/.test(words(hit.from - 3, hit.from));
  return (
    doubts.every((doubt) => doubt === 'unknown') &&
    !/\b(sure|unsure|know|tell|idea|say|remember)\b/.test(words(hit.from - 8, hit.from)) &&
    !/^(\S+ )?(not sure|don't know|unsure|not certain|i'm not)/.test(words(hit.to, hit.to + 4))
  );
}

/** "four each", "both engines had four". */
function isEach({ items }: Reading, { from, text }: Hit): boolean {
  return (
    /\beach$/.test(text) ||
    items
      .slice(Math.max(0, from - 4), from)
      .some(
        (item, k, all) => /^(both|each)$/.test(item.text) && all.slice(k + 1).every(({ unit }) => unit !== undefined),
      )
  );
}

const KINDS =
  /\b(engine|truck|ladder|medic|rescue|quint|brush|tanker|tender|ambulance|tower|pumper|squad|wagon|boat|battalion)('s)?\b/;

/** "crew of four on the engine", "the engine's crew of four": the kind of rig it is said of. */
function kindOfCrew({ from, to, text }: Hit, { items }: Reading): string | undefined {
  const words = (start: number, end: number) =>
    items
      .slice(Math.max(0, start), end)
      .map((item) => item.text)
      .join(' ');
  const within = /\bon the (\w+)/.exec(text)?.[1];
  const behind = /^(on|in|aboard|riding) (the|our) (\w+)/.exec(words(to, to + 3))?.[3];
  const owner = /\b(the|our) (\w+)( '?s|'s)$/.exec(words(from - 3, from))?.[2];
  return [within, behind, owner].map((said) => KINDS.exec(said ?? '')?.[1]).find(Boolean);
}

function unitsOfCrew(hit: Hit, reading: Reading, timeline: Timeline): string[] {
  const named = hit.groups.unit ?? (/^U\d+$/.test(hit.groups.before ?? '') ? hit.groups.before : undefined);
  // "four on the engine and two on the squad": the only unit of that kind.
  const kind = hit.groups.kind ?? kindOfCrew(hit, reading);
  const ofKind = timeline.units.filter((unit) => unit.toLowerCase().startsWith(`${kind ?? '-'} `));
  if (kind && ofKind.length === 1) return ofKind;
  const item = named === undefined ? undefined : reading.items.find(({ text }) => text === named);
  const both =
    isEach(reading, hit) &&
    timeline.clusters.find(({ units }) => units.some((unit) => reading.items[unit.item] === item));
  if (both && /^U\d+$/.test(hit.groups.before ?? '')) return both.units.map(({ name }) => name);
  if (item?.unit) return [item.unit];
  if (
    /\bof us\b|\bthat's us\b|\bon the (engine|rig)\b|^(us|we're) |\bwe had\b|\bi had\b|\b(me|myself) (and|plus)\b/.test(
      hit.text,
    )
  ) {
    const near = timeline.clusters.findLast(
      (cluster) =>
        cluster.to <= hit.from &&
        hit.from - cluster.to <= (timeline.narrator === undefined ? 3 : 1) &&
        (timeline.narrator === undefined ||
          !reading.items.slice(cluster.to, hit.from).some((item) => item.clock || item.text === '.')),
    );
    const self = near?.units.length === 1 ? near.units[0]?.name : timeline.narrator;
    if (self) return [self];
    // "Engine 1 made the scene at 0007, that was me and two others": told of the unit just spoken of.
    const [told, ...others] = /^(was|with|is|just|that's)$/.test(reading.items[hit.from - 1]?.text ?? '')
      ? timeline.subjectsAt(hit.from)
      : [];
    return told && others.length === 0 ? [told] : [];
  }
  // "Engine 5 was en route at 0315 with a crew of four": the last unit named in the sentence.
  const listed = inList(hit, reading, timeline);
  if (listed) return [listed];
  const subjects = timeline.subjectsAt(hit.from);
  if (subjects.length > 0) return subjects;
  // "Rescue 5 on scene 1652. Officer plus three.": a sentence of its own goes on with the last one's unit.
  const last = timeline.clusters.findLast((cluster) => cluster.to <= hit.from);
  const start = hit.from - (/^(it|they)$/.test(reading.items[hit.from - 1]?.text ?? '') ? 2 : 1);
  const opens = reading.items[start]?.text === '.' && last?.units.length === 1 && !last.object;
  if (opens && last && reading.sentence(hit.from) - reading.sentence(last.from) === 1)
    return [last.units[0]?.name ?? ''];
  return timeline.units.length === 1 ? timeline.units : [];
}

/** "Engine 31 with a crew of three and Truck 31 with a crew of four responded": to each its own. */
function inList(hit: Hit, { items }: Reading, { clusters }: Timeline): string | undefined {
  const cluster = clusters.find(({ from, to }) => from < hit.from && hit.from - to <= 2);
  if (!cluster || cluster.units.length < 2) return undefined;
  const isCounted = items.slice(cluster.from, cluster.to).some(({ text }) => /^\d{1,2}$/.test(text));
  const near = cluster.units.findLast(({ item }) => item < hit.from);
  return isCounted && near && hit.from - near.item <= 3 ? near.name : undefined;
}

export function responseModes(reading: Reading, timeline: Timeline, dated: DatedEvent[]): Map<string, Said<string>> {
  const said: { unit: string; mode: string; hit: Hit; among: number }[] = [];
  const taken = new Set<number>();
  for (const [mode, pattern] of RESPONSE_MODES) {
    for (const hit of reading.find(pattern)) {
      if (taken.has(hit.from) || taken.has(hit.to - 1)) continue;
      for (let i = hit.from; i < hit.to; i++) taken.add(i);
      const doubts = reading.doubts(hit).filter((doubt) => doubt !== 'hearsay');
      if (doubts.length > 0 || isTransport(reading, hit)) continue;
      const units = unitsOfMode(hit, reading, timeline, dated);
      for (const unit of units) said.push({ unit, mode, hit, among: units.length });
    }
  }
  // What is said of fewer units is meant more exactly; an upgrade on the way is how the unit came in the end.
  const changes = ({ hit }: { hit: Hit }) =>
    reading.items.slice(Math.max(0, hit.from - 4), hit.from).some(({ text }) => /^(up|down)graded?$/.test(text));
  said.sort((a, b) => a.among - b.among || Number(changes(b)) - Number(changes(a)) || a.hit.from - b.hit.from);
  const modes = new Map<string, Said<string>>();
  for (const { unit, mode, hit } of said) if (!modes.has(unit)) modes.set(unit, { value: mode, source: hit.source });
  return modes;
}

/** How the patient went to hospital, or how another service was asked to come, is not how the unit came. */
function isTransport({ items }: Reading, { from, to }: Hit): boolean {
  const words = (start: number, end: number) =>
    items
      .slice(Math.max(0, start), end)
      .map(({ text }) => text)
      .join(' ');
  const before =
    words(from - 7, from)
      .split(' . ')
      .at(-1) ?? '';
  return (
    /\b(transport\w*|(took|drove|hauled|ran) (him|her|them|the patient)|called for|requested|asked for)\b/.test(
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
  if (/^(everybody|everyone)$/.test(before) || /^(everybody|everyone)$/.test(reading.items[hit.from - 2]?.text ?? ''))
    return timeline.units;
  const meant = timeline.clusters.find((each) => each.from === hit.to + 1);
  if (meant && reading.items[hit.to]?.text === 'for') return meant.units.map(({ name }) => name);
  if (/^(all|everybody|everyone)\b/.test(hit.text)) return timeline.units;
  if (/^both\b/.test(hit.text)) return timeline.subjectsAt(hit.from + (/^both of/.test(hit.text) ? 3 : 1));
  const event = dated.findLast((each) => each.to <= hit.from && hit.from - each.to <= 6 && each.units.length > 0);
  const cluster = timeline.clusters.findLast((each) => each.to <= hit.from);
  if (event && (!cluster || cluster.from < event.to)) return event.units;
  const subjects = timeline.subjectsAt(hit.from);
  return subjects.length > 0 || timeline.units.length > 1 ? subjects : timeline.units;
}
