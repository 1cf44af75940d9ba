import type { Hit, Reading } from '../text/reading.ts';
import { EVENTS, type EventKind, PRONOUNS, TACTIC_EVENTS } from '../vocabulary/events.ts';
import { EARLIER } from '../vocabulary/speech.ts';
import { wordsBefore } from './phrases.ts';

/** Another incident, told before. */
const PAST = new RegExp(EARLIER.source);

export interface EventMention {
  kind: EventKind;
  from: number;
  to: number;
}

export interface PronounMention {
  kind: 'all' | 'both' | 'rest' | 'self' | 'they';
  from: number;
  to: number;
}

/** Units named one after the other: "Engine 5, Engine 3 and Truck 2". */
export interface Cluster {
  units: { name: string; item: number }[];
  /** Named as the one something was done to or by: "turned over to Medic 9". */
  object: boolean;
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
      const own = UNIT_KINDS.has(kind) && isOfOthers(reading, hit.from) ? 'none' : kind;
      events.push({ kind: own, from: hit.from, to: hit.to });
    }
  }
  return events.sort((a, b) => a.from - b.from);
}

const UNIT_KINDS = new Set<EventKind>(['dispatch', 'enroute_to_scene', 'on_scene', 'staging', 'unit_clear']);

/** "Police were dispatched at 1600 and arrived at 1604": what others did, or a rig that nobody named. */
function isOfOthers({ items }: Reading, from: number): boolean {
  let at = from - 1;
  while (at > from - 9 && BETWEEN.test(items[at]?.text ?? '')) at--;
  return (
    OTHERS.test(items[at]?.text ?? '') && !/^(by|to|with|of|for|from|behind|on|in|off)$/.test(beforeArticle(items, at))
  );
}

function beforeArticle(items: Reading['items'], at: number): string {
  return items[/^(the|a|an|our|their|his|her)$/.test(items[at - 1]?.text ?? '') ? at - 2 : at - 1]?.text ?? '';
}
const BETWEEN =
  /^(was|were|had|has|have|been|got|get|also|finally|then|just|already|didn't|both|all|and|at|around|about|T\d+|dispatched|called|notified|arrived|came|come|there|here)$/;
const OTHERS =
  /^(police|pd|deputy|deputies|sheriff|sheriffs|trooper|troopers|cops?|marshal|investigators?|coroner|utility|utilities|electric|wrecker|tow|helicopter|lifeflight|medevac|ems|medics|paramedics|ambulance|ambulances|engine|truck|ladder|tanker|tender|squad|rescue|medic|battalion|chief|family|owner|homeowner|caller|husband|wife|neighbors?|son|daughter|mother|mom|dad|father|landlord|manager|keyholder|holder|contractor|electrician|plumber|technician|tech|inspector|mechanic|driver|sister|brother|supervisor|cross)$/;

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
  if (reached && !/^(not|never|\w+n't)$/.test(reading.items[hit.from - 1]?.text ?? '')) {
    if (!doubts.includes('hypothetical') && (!reading.punctuated || !doubts.includes('earlier'))) return true;
  }
  // "All units cleared at 1540 third time this winter": without stops, what begins behind the time is another thought.
  const isOwn =
    !reading.punctuated &&
    UNIT_KINDS.has(kind) &&
    isTimed(reading, hit) &&
    !PAST.test(wordsBefore(reading, hit.from, 14));
  if (doubts.includes('hypothetical') || (doubts.includes('earlier') && !isOwn)) return false;
  if (kind === 'on_scene' && isTurnedBack(reading, hit)) return false;
  if (isDoneAtLast(reading, hit)) return true;
  // An event is denied by a word right before it; farther back the word denies something else.
  return !doubts.includes('negated') || !hasNegation(reading, hit);
}

const TACTIC_KINDS: ReadonlySet<EventKind> = new Set(TACTIC_EVENTS);

function isTimed({ items }: Reading, { to }: Hit): boolean {
  let at = to;
  while (at < to + 3 && /^(at|was|by|around|about|is)$/.test(items[at]?.text ?? '')) at++;
  return items[at]?.clock !== undefined;
}

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
      const rest = kind !== 'rest' || /else|other|rest|remaining/.test(hit.text);
      pronouns.push({ kind: rest ? kind : 'all', from: hit.from, to: hit.to });
    }
  }
  return pronouns.sort((a, b) => a.from - b.from);
}

const JOINTS = new Set(['and', 'with', 'plus', 'also', 'then', 'along', 'the', '&', 'or', 'well', 'as']);

/** "Engine 8, three personnel, and Rescue 8": a crew named beside its unit does not end the list. */
const CREW = /^(\d{1,2}|personnel|people|members|crew|of|a|aboard|each|on|board)$/;
const isJoint = ({ text }: { text: string }) => JOINTS.has(text);

export function clustersIn(reading: Reading): Cluster[] {
  const clusters: Cluster[] = [];
  reading.items.forEach((item, i) => {
    // "Rescue 1's medics" and "relieved Engine 5" speak of a unit, they do not say what it did.
    const name = item.unit;
    if (
      name === undefined ||
      wasNotThere(reading, i) ||
      (isOwner(reading, i) && !OWNED.test(reading.items[i + 2]?.text ?? ''))
    )
      return;
    const last = clusters.at(-1);
    // "Engine 2, Tender 5, Tender 4's in the shop, and Chief 1": a word on one that stayed home does not end the list.
    const aside =
      last !== undefined &&
      reading.items[last.to]?.unit !== undefined &&
      i - last.to <= 8 &&
      reading.items[i - 1]?.text === 'and' &&
      reading.sentence(i) === reading.sentence(last.to);
    const again = last?.units.some((unit) => unit.name === name);
    const gap = last ? reading.items.slice(last.to, i) : [];
    // A unit that is named again begins a new statement.
    if (
      last &&
      !again &&
      !isOwner(reading, last.to - 1) &&
      (aside || gap.every(isJoint) || isFromPlace(gap)
        ? aside || gap.length <= 2 || isFromPlace(gap)
        : gap.length <= 7 &&
          gap.some(({ text }) => /^\d/.test(text)) &&
          gap.every((each) => isJoint(each) || CREW.test(each.text)))
    ) {
      last.units.push({ name, item: i });
      last.to = i + 1;
    } else {
      clusters.push({
        units: [{ name, item: i }],
        object:
          isObject(reading, i) ||
          (isOwner(reading, i) && !/^(arrival|dispatch|times?)$/.test(reading.items[i + 2]?.text ?? '')),
        from: i,
        to: i + 1,
      });
    }
  });
  return clusters;
}

/** "Tender 51 and, from West Lakes, Tender 62": where a unit of the list comes from. */
function isFromPlace(gap: { text: string; pause: boolean }[]): boolean {
  const [first, second] = gap;
  const from = first?.text === 'from' ? first : second;
  return (
    from?.text === 'from' &&
    (from === first || isJoint(first as { text: string })) &&
    gap.length <= 5 &&
    gap.slice(gap.indexOf(from) + 1).every(({ text }) => /^[a-z']+$/.test(text) && !FROM_NO_PLACE.test(text))
  );
}
const FROM_NO_PLACE =
  /^(the|was|were|home|work|quarters|and|there|here|on|to|at|a|station|service|arrived|responded|hospital|scene)$/;

/** "Engine 5 was out of service", "last week Engine 9 had one next door": named, but not as having come. */
function wasNotThere(reading: Reading, i: number): boolean {
  const { items } = reading;
  let next = i + 1;
  while (items[next]?.unit !== undefined || (items[next]?.text === 'and' && items[next + 1]?.unit !== undefined))
    next++;
  // "Engine 1 and Ambulance 1 were out on another call" speaks of both.
  const from = /^(were|are)$/.test(items[next]?.text ?? '') ? next : i + 1;
  const behind = items
    .slice(from, from + 7)
    .map(({ text }) => text)
    .join(' ');
  const ahead = items
    .slice(Math.max(0, i - 5), i)
    .map(({ text }) => text)
    .join(' ');
  if (ABSENT.test(behind) || ONLY_THOUGHT_OF.test(ahead)) return true;
  const doubts = reading.punctuated ? reading.doubts({ from: i, to: i + 1 } as Hit) : [];
  if (!doubts.includes('earlier') && !doubts.includes('hypothetical')) return false;
  let [start, end] = [i, i];
  while (start > 0 && items[start - 1]?.text !== '.') start--;
  while (end < items.length && items[end]?.text !== '.') end++;
  return !items.slice(start, end).some((item) => item.clock !== undefined);
}
const ONLY_THOUGHT_OF =
  /\b((could|would|might|should|may) (have|of) \w+( for| in)?|(could|would|might)'ve \w+( for)?|(thought about|considered|talked about)( \w+)?|instead of|rather than|(didn't|did not|never) (need|call|request|use)( for)?|no need for)$/;
const ABSENT =
  /^(s )?(('s|is|was|were|being|had been|has been) )?((still|already|currently) )*(out of service|in the shop|at the shop|down for|down with|out for (repairs?|maintenance)|(out |off )?on another (call|run|job|1)|out on (a|the) (call|run|medical)|tied up|committed (to|on)|unavailable|not available|(put |placed |left |kept )?on standby|(told to )?(hold|stay|held|stayed|kept) in quarters|in for (repairs?|service)|(wasn't|isn't|weren't|was not) (available|in service|dispatched|needed|due|sent|staffed|called|on (this|it|that|the (call|run|box))|part of))/;

const isOwner = ({ items }: Reading, i: number) => items[i + 1]?.text === 's';
/** What a unit that was there may be said to have. */
const OWNED =
  /^(crew|arrival|dispatch|time|times|captain|officer|lieutenant|driver|engineer|medics?|guys|people|line|lines|tank|deck|pump|firefighters?|personnel|crosslay|bumper|aerial|bucket)$/;

function isObject({ items }: Reading, i: number): boolean {
  const before = items[i - 1]?.text === 'the' ? items[i - 2]?.text : items[i - 1]?.text;
  if (items.slice(Math.max(0, i - 6), i).some(({ text }) => text === 'followed')) return false;
  const earlier = items[i - 2];
  // "dispatched at 1333 along with Squad 17": it came along, it does not take over.
  if (before === 'with' && (earlier?.text === 'along' || earlier?.clock)) return true;
  return (
    /^(to|by|into|behind|beat|relieved|assisted|assist|helped|joined|met)$/.test(before ?? '') &&
    !/^(was|were|had|who|which|arrived|got|on|arriving|cleared)$/.test(items[i + 1]?.text ?? '')
  );
}

/** The unit the narrator speaks for, when the account names it. */
export function narratorOf(reading: Reading, clusters: Cluster[]): string | undefined {
  for (const pattern of NARRATOR) {
    const unit = reading.find(pattern)[0]?.match.groups?.unit;
    const item = reading.items.find(({ text }) => text === unit);
    if (item?.unit) return item.unit;
  }
  const named = new Set(clusters.flatMap(({ units }) => units.map(({ name }) => name)));
  if (named.size === 1) return [...named][0];
  // "Ladder 1, elevator job at …": who speaks first names itself, when it names itself alone.
  const first = clusters[0];
  if (!first || first.from > 2 || first.units.length !== 1 || THIRD_PERSON.test(reading.items[first.to]?.text ?? ''))
    return undefined;
  return first.units[0]?.name;
}

/** "Ambulance 51 transported the male" is told of it, not by it. */
const THIRD_PERSON = /^(transported|took|s|transport|had)$/;

const RANK =
  '(captain|cap|lieutenant|lt|officer|chief|battalion chief|acting officer|acting captain|acting lieutenant|driver|engineer|firefighter|boss|co|company officer|incident commander|ic)';
const NARRATOR: readonly RegExp[] = [
  new RegExp(
    `\\b(this is|this was|it's|i'm|i am|i was|i rode|i ride|i ran|i had) ((the|a|an|acting|your) )*(${RANK} (?!on |of |with |from |for )(\\w+ ){0,2}|${RANK} )?((on|of|with|from|for|riding|out of|in charge of|assigned to|the|today|tonight|command of) )*(?<unit>U\\d+)`,
  ),
  new RegExp(`^((okay|ok|alright|yeah|so) )*${RANK} (\\w+ ){1,2}(on |of |with |from |in )?(?<unit>U\\d+)`),
  new RegExp(
    `^((okay|ok|alright|yeah|hey|hi|hello|so|aloha|good (morning|evening|afternoon)) )*(${RANK} )?(here )?((on|of|with|from) )?(?<unit>U\\d+) (here|reporting|checking|with|calling|back|officer|captain|lieutenant|this|speaking)`,
  ),
  /(?<unit>U\d+) (here|reporting|checking in|is calling)\b/,
  new RegExp(`\\b${RANK} (on |of |with )?(?<unit>U\\d+) (here|reporting)`),
  new RegExp(`(^|\\. )${RANK} (on |of |with )?(?<unit>U\\d+) (with|\\.)`),
  /\b(by myself|just me|me) (on|in) (?<unit>U\d+)/,
  /\bi('m| am| was) (on|driving|riding|running) (the )?(?<unit>U\d+)/,
  /\bi (was|am|had|took|ran) (the )?(ic|command|incident commander|officer|driver|engineer|acting officer) (\S+ ){0,3}(in|on|from) (?<unit>U\d+)/,
  /\b(my|our) (engine|truck|rig|crew|company|unit|ladder|medic|squad|rescue)( (is|was|that's|that is|being|which is))? (?<unit>U\d+)/,
  /\bwe meaning (?<unit>U\d+)/,
  /(^|\. |\b(hey|hi|okay|ok|so) )(it's|this is) (\w+ ){1,3}(on|from|with|of|in) (?<unit>U\d+)/,
  /\bi (drove|rode|ran) (on |in )?(the )?(?<unit>U\d+)/,
  /\bi('m| am| was)? ?(alone|solo|by myself|pulled up|pulled in|arrived|responded|went|came( in| up)?|got there|showed up|rolled up) (in|on) (the )?(?<unit>U\d+)/,
  /(?<unit>U\d+) (\S+ ){0,4}with (me|myself) (and|plus|driving|riding|on board)\b/,
  /(?<unit>U\d+) (which |that )?(that's|that is|is|was) (us|me|mine|ours|my (rig|crew|engine|truck))\b/,
  /\bours (?<unit>U\d+)/,
  /\bwe('re| are| were) (on )?(?<unit>U\d+)/,
  /\b(we|us) (on|in) (?<unit>U\d+)/,
];
