import type { Hit, Reading } from '../text/reading.ts';
import { EVENTS, type EventKind, PRONOUNS, type PronounKind, TACTIC_EVENTS } from '../vocabulary/events.ts';
import { EARLIER, HYPOTHESES } from '../vocabulary/speech.ts';
import { wordsBefore } from './phrases.ts';

export interface EventMention {
  kind: EventKind;
  from: number;
  to: number;
}

export interface PronounMention {
  kind: PronounKind;
  from: number;
  to: number;
}

/** Every event that is stated as done, no two on the same words; what the table lists first wins. */
export function eventsIn(reading: Reading): EventMention[] {
  const taken = new Uint8Array(reading.items.length);
  const events: EventMention[] = [];
  for (const [kind, pattern] of EVENTS) {
    for (const hit of reading.find(pattern)) {
      if (overlaps(taken, hit)) continue;
      taken.fill(1, hit.from, hit.to);
      if (!isDone(reading, kind, hit)) continue;
      const isAnothers = UNIT_KINDS.has(kind)
        ? isOfOthers(reading, hit.from)
        : kind === 'command_established' && HAS_COMMAND.test(reading.words(hit.from - 3, hit.from));
      const own = isAnothers ? 'none' : kind;
      events.push({ kind: own, from: hit.from, to: hit.to });
    }
  }
  events.sort((a, b) => a.from - b.from);
  return events.filter((event, i) => !isManner(reading, events[i - 1], event));
}

/** "I cancelled Ladder 3 on the way at 0752": where it was, not when it set out. */
function isManner({ items }: Reading, before: EventMention | undefined, { kind, from }: EventMention): boolean {
  return (
    kind === 'enroute_to_scene' &&
    before?.kind === 'canceled_enroute' &&
    items
      .slice(before.to, from)
      .every(
        ({ text, unit }) => unit !== undefined || /^(and|the|them|both|him|her|while|they|were|was|he)$/.test(text),
      )
  );
}

const UNIT_KINDS = new Set<EventKind>(['dispatch', 'enroute_to_scene', 'on_scene', 'staging', 'unit_clear']);

/** "Police were dispatched at 1600 and arrived at 1604": what others did, or a rig that nobody named. */
function isOfOthers({ items }: Reading, from: number): boolean {
  let at = from - 1;
  while (at > from - 9 && BETWEEN.test(items[at]?.text ?? '')) at--;
  if (/^(they|he|she)$/.test(items[at]?.text ?? '')) return isOfAgency(items, at);
  // "Ambulance 2, which is our own ambulance, were toned".
  if (items[at - 1]?.text === 'own') return false;
  return (
    OTHERS.test(items[at]?.text ?? '') &&
    // "Engine 3, Truck 1 and the battalion dispatched at 2210": the end of a list of units.
    !(beforeArticle(items, at) === 'and' && items[at - (items[at - 1]?.text === 'and' ? 2 : 3)]?.unit !== undefined) &&
    !GOVERNING.test(beforeArticle(items, at)) &&
    // "left it with Berlin PD and cleared".
    !(items[from - 1]?.text === 'and' && GOVERNING.test(items[at - 2]?.text ?? ''))
  );
}

/** "We called out the gas company. They arrived at 1150 and left at 1215": of those spoken of last. */
function isOfAgency(items: Reading['items'], pronoun: number): boolean {
  for (let at = pronoun - 1; at > pronoun - 14; at--) {
    const { unit, text = '' } = items[at] ?? {};
    if (unit !== undefined) return false;
    if (AGENCY.test(text)) return !/^(station|department|report|car|call|academy)$/.test(items[at + 1]?.text ?? '');
    if (
      text === 'company' &&
      /^(gas|power|electric|light|water|utility|tow|alarm|oil)$/.test(items[at - 1]?.text ?? '')
    )
      return true;
  }
  return false;
}
const AGENCY =
  /^(police|pd|deputy|deputies|sheriff|sheriffs|trooper|troopers|cops|marshal|investigators?|coroner|wrecker|tow|helicopter|lifeflight|medevac|utility|contractor|electrician|plumber|technician|tech|keyholder|landlord)$/;

/** "The sheriff's office already had command". */
const HAS_COMMAND =
  /\b(police|pd|deputy|deputies|sheriff|troopers?|office|patrol|wardens?|rangers?)( already| still)?$/;

function beforeArticle(items: Reading['items'], at: number): string {
  return items[/^(the|a|an|our|their|his|her)$/.test(items[at - 1]?.text ?? '') ? at - 2 : at - 1]?.text ?? '';
}
const GOVERNING = /^(by|to|with|of|for|from|behind|on|in|off)$/;
const BETWEEN =
  /^(was|were|had|has|have|been|got|get|also|finally|then|just|already|didn't|both|all|and|at|around|about|T\d+|dispatched|called|notified|arrived|came|come|there|here)$/;
const OTHERS =
  /^(police|pd|deputy|deputies|sheriff|sheriffs|trooper|troopers|cops?|marshal|investigators?|coroner|utility|utilities|electric|gas|power|energy|edison|light|hazmat|wrecker|tow|helicopter|lifeflight|medevac|ems|medics|paramedics|ambulance|ambulances|engine|truck|ladder|tanker|tender|squad|rescue|medic|battalion|chief|family|owner|homeowner|caller|husband|wife|neighbors?|son|daughter|mother|mom|dad|father|landlord|manager|keyholder|holder|contractor|electrician|plumber|technician|tech|inspector|mechanic|driver|sister|brother|supervisor|cross|office)$/;

function overlaps(taken: Uint8Array, { from, to }: Hit): boolean {
  for (let i = from; i < to; i++) if (taken[i]) return true;
  return false;
}

/** "no search", "never made the scene", "if we had been dispatched" happened at no time. */
function isDone(reading: Reading, kind: EventKind, hit: Hit): boolean {
  if (kind === 'none') return true;
  const doubts = reading.doubts(hit);
  // "nobody inside knock down was 0416": with its own time behind it, a milestone was reached.
  const reached = TACTIC_KINDS.has(kind) && isTimed(reading, hit);
  if (reached && !isDenied(reading, hit)) {
    if (!doubts.includes('hypothetical') && (!reading.punctuated || !doubts.includes('earlier'))) return true;
  }
  // "as a possible stroke call at 0510": what the caller only thought, but called about then.
  if (kind === 'call_arrival' && !doubts.includes('earlier') && isTimed(reading, hit) && !isDenied(reading, hit))
    return true;
  // "All units cleared at 1540 third time this winter": without stops, what begins behind the time is another thought.
  const isOwn =
    !reading.punctuated &&
    (UNIT_KINDS.has(kind) ? isTimed(reading, hit) : kind === 'incident_clear' && isBehindTime(reading, hit)) &&
    (!EARLIER.test(wordsBefore(reading, hit.from, 14)) || (kind === 'unit_clear' && isInSequence(reading, hit)));
  const supposed = doubts.includes('hypothetical') && !beginsAnew(reading, kind, hit);
  if (supposed || (doubts.includes('earlier') && !isOwn)) return false;
  if (kind === 'on_scene' && isTurnedBack(reading, hit)) return false;
  if (isDoneAtLast(reading, hit)) return true;
  // An event is denied by a word right before it; farther back the word denies something else.
  // "Never got it under control": a milestone is denied across the "it" that begins no new thought.
  const denied =
    doubts.includes('negated') || (TACTIC_KINDS.has(kind) && NEVER.test(wordsBefore(reading, hit.from, 3)));
  return !denied || !(isTimed(reading, hit) ? isDeniedItself(reading, hit) : hasNegation(reading, hit));
}

/** "… like he did in August back in service 1644": a time that goes on with those told is of this call. */
function isInSequence({ items }: Reading, { from, to }: Hit): boolean {
  const clock = items.slice(to, to + 4).find((item) => item.clock)?.clock;
  const last = items.slice(Math.max(0, from - 140), from).findLast((item) => item.clock)?.clock;
  if (!clock || !last) return false;
  const passed = (clock.hour * 60 + clock.minute - last.hour * 60 - last.minute + 1440) % 1440;
  return passed <= 120;
}

/** "Said there was a tank, there was not, knocked down at 0410": that denial is over. */
const isDenied = ({ items, words }: Reading, { from }: Hit) =>
  /^(not|never|\w+n't)$/.test(items[from - 1]?.text ?? '') &&
  !/\bthere (was not|wasn't|were not|weren't)$/.test(words(from - 3, from));

/** "No lights since nobody was sick, arrived 0631": what has its own time is denied only by a word about itself. */
function isDeniedItself({ items }: Reading, { from }: Hit): boolean {
  const [farther, nearer] = [items[from - 2]?.text ?? '', items[from - 1]?.text ?? ''];
  if (/^(not|never|cannot|.+n't|no|nobody|none|nor|without)$/.test(nearer)) return true;
  // "Glad it wasn't that, back in service 0715": the denial has its object already.
  return /^(not|never|cannot|.+n't)$/.test(farther) && !/^(that|it|this|them|him|her|us|me|any)$/.test(nearer);
}

/** "told her to call us if it does it again cleared at 2203": what has its own time, well behind an "if", is another thought. */
function beginsAnew(reading: Reading, kind: EventKind, hit: Hit): boolean {
  if (!UNIT_KINDS.has(kind) || !isTimed(reading, hit)) return false;
  if (SUPPOSED.test(wordsBefore(reading, hit.from, 4))) return false;
  if (!reading.punctuated) return true;
  const before = /^(was|were|got|all|both)$/.test(reading.items[hit.from - 1]?.text ?? '')
    ? hit.from - 2
    : hit.from - 1;
  return NEW_SUBJECT.test(reading.items[before]?.text ?? '');
}
const SUPPOSED = new RegExp(HYPOTHESES.source);
const NEW_SUBJECT = /^(everybody|everyone|units|companies|crews|we|i|they|he|she|both|U\d+)$/;

const NEVER = /\b(never|couldn't|didn't|can't|could not|did not) (\S+ )?(it|the fire|that|them) ?$/;
const TACTIC_KINDS: ReadonlySet<EventKind> = new Set(TACTIC_EVENTS);

function isTimed({ items }: Reading, { to }: Hit): boolean {
  let at = to;
  while (at < to + 3 && /^(at|was|by|around|about|is)$/.test(items[at]?.text ?? '')) at++;
  return items[at]?.clock !== undefined;
}

/** "… cleared at 2214 and that closed out the call". */
const isBehindTime = ({ items }: Reading, { from }: Hit) =>
  items.slice(Math.max(0, from - 3), from).some(({ clock }) => clock !== undefined);

/** "cancelled before we ever got there": an arrival that the cancelling came before. */
function isTurnedBack({ items, sentence }: Reading, { from }: Hit): boolean {
  let at = from - 1;
  while (
    at > from - 6 &&
    /^(we|i|they|he|she|it|us|even|ever|actually|could|had|were|was|to|our|their|his|U\d+)$/.test(items[at]?.text ?? '')
  )
    at--;
  if (!/^(before|prior|til|till|until)$/.test(items[at]?.text ?? '') || at === from) return false;
  return items
    .slice(Math.max(0, at - 12), at)
    .some(
      ({ text }, k) =>
        /^(cancel|turned|disregard|called|stood|waved)/.test(text) &&
        sentence(Math.max(0, at - 12) + k) === sentence(from),
    );
}

/** "didn't get there till 1452": late, but then. */
function isDoneAtLast({ items }: Reading, { to }: Hit): boolean {
  let at = to;
  while (at < to + 6 && items[at] && !UNTIL.test(items[at]?.text ?? '') && !items[at]?.clock && items[at]?.text !== '.')
    at++;
  return UNTIL.test(items[at]?.text ?? '') && items.slice(at + 1, at + 4).some(({ clock }) => clock !== undefined);
}
export const UNTIL = /^(until|till|til)$/;

export function hasNegation({ items }: Reading, { from }: { from: number }): boolean {
  const before = items.slice(Math.max(0, from - 3), from).map((item) => item.text);
  // "no siren on scene at …": a plain "no" denies its own noun only.
  return (
    before.some((word) => /^(not|never|nobody|none|nor|without|cannot|.+n't)$/.test(word)) || before.at(-1) === 'no'
  );
}

export function pronounsIn(reading: Reading): PronounMention[] {
  const taken = new Uint8Array(reading.items.length);
  const pronouns: PronounMention[] = [];
  for (const [kind, pattern] of PRONOUNS) {
    for (const hit of reading.find(pattern)) {
      if (overlaps(taken, hit)) continue;
      taken.fill(1, hit.from, hit.to);
      const rest = kind !== 'rest' || /else|other|rest|remaining|except|but|besides|minus/.test(hit.text);
      pronouns.push({ kind: rest ? kind : 'all', from: hit.from, to: hit.to });
    }
  }
  return pronouns.sort((a, b) => a.from - b.from);
}
