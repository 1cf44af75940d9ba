import type { Reading } from '../text/reading.ts';

/** Units named one after the other: "Engine 5, Engine 3 and Truck 2". */
export interface Cluster {
  units: { name: string; item: number }[];
  /** Named as the one something was done to or by: "turned over to Medic 9". */
  object: boolean;
  from: number;
  to: number;
}

const JOINTS = new Set([
  'and',
  'with',
  'plus',
  'also',
  'then',
  'along',
  'the',
  '&',
  'or',
  'well',
  'as',
  'both',
  'our',
  'sorry',
]);

/** "Engine 8, three personnel, and Rescue 8": a crew named beside its unit does not end the list. */
const CREW = /^(\d{1,2}|personnel|people|members|crew|guys|men|firefighters|of|us|them|a|aboard|each|on|board)$/;
const isJoint = ({ text }: { text: string }) => JOINTS.has(text);

/** "Engine 1 and us, Truck 1, and Battalion 1", "Engine 43 first due, Engine 75": a word on one of the list within it. */
const isAside = (gap: { text: string }[]) =>
  /^((and|plus) )?(us|me|myself|ourselves|my (car|rig|buggy|truck|vehicle|own (car|rig|vehicle)))( (in|on))?$|^((1st|2nd|3rd|4th) due|and then)( and)?$/.test(
    gap.map(({ text }) => text).join(' '),
  );

export function clustersIn(reading: Reading): Cluster[] {
  const clusters: Cluster[] = [];
  const denied = deniedIn(reading);
  reading.items.forEach((item, i) => {
    // "Rescue 1's medics" and "relieved Engine 5" speak of a unit, they do not say what it did.
    const name = item.unit;
    if (
      name === undefined ||
      denied.has(name) ||
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
    // "… Brush 3 and Tender 1, and then Engine 6 got added": what came next is told of it alone.
    const isNext =
      reading.items[i - 1]?.text === 'then' &&
      /^(got|was|came|showed|arrived|joined)$/.test(reading.items[i + 1]?.text ?? '');
    const gap = last
      ? reading.items.slice(last.to, i).filter(({ unit }) => unit === undefined || !denied.has(unit))
      : [];
    // A unit that is named again begins a new statement.
    if (
      last &&
      !again &&
      !isNext &&
      !isOwner(reading, last.to - 1) &&
      !isSettled(reading, last, gap) &&
      (aside || isAside(gap) || gap.every(isJoint) || isFromPlace(gap) || isOfDepartment(reading, gap)
        ? aside || isAside(gap) || gap.length <= 2 || isFromPlace(gap) || isOfDepartment(reading, gap)
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
          (isOwner(reading, i) && !/^(arrival|dispatch|times?|crews?)$/.test(reading.items[i + 2]?.text ?? '')),
        from: i,
        to: i + 1,
      });
    }
  });
  return clusters;
}

/** "Engine 4 went out at 1750. No wait, not Engine 4, they were tied up.": named by mistake, and never again. */
function deniedIn(reading: Reading): ReadonlySet<string> {
  const { items } = reading;
  const denied = new Set<string>();
  items.forEach(({ unit }, i) => {
    if (unit === undefined) return;
    denied.delete(unit);
    if (NEVER_ROLLED.test(behindOf(i)) || BUSY.test(behindOf(i))) denied.add(unit);
    if (NEVER_SENT.test(reading.words(i - 4, i)) && !/^(home|back|away|in|inside|up|to)\b/.test(behindOf(i)))
      denied.add(unit);
    if (items[i - 1]?.text !== 'not') return;
    const before = items.slice(Math.max(0, i - 4), i - 1).some(({ text }) => TAKEN_BACK.test(text));
    if (before || NOT_FREE.test(behindOf(i))) denied.add(unit);
  });
  return denied;

  function behindOf(i: number): string {
    return reading.words(i + 1, i + 29);
  }
}
/** "Engine 14 was on another run and got replaced". */
const BUSY =
  /^((was|were) (due|on (the|this) (run|call|box|card))( with us)? but )?(they |he |she )?(was|were|had been) (still |already |all )*((out |off )?on (another|a) (call|run|job|alarm|transport|1)|tied up on (a|an|another) (call|run|lift|medical|ems|job|different|wreck|crash|alarm|1)|committed (to|on) (a|an|another)|in the shop|unavailable|not available)\b|^((from|out of) [a-z]+ )?(was |were )?(covered|covering|moved up to|filled in at|backfilled) (our|my|the|for us|station)\b|^((?!U\d|T\d)\S+ ){0,12}(stayed|remained|sat) (at the station|in (the )?(station|quarters|barn|house)|home)\b|^((?!U\d|T\d|\.)\S+ ){0,12}((they|it|he|that) )?(were|was) not (on|part of) (the|this|our) (call|run|incident|response)\b|^((?!U\d|T\d|\.)\S+ ){0,24}don't (put|list|count) (them|him|her|it|that|me)( (down|on|in|as))?\b/;
const NEVER_ROLLED =
  /^((was|were|got|listened|offered|stood|monitored) ((?!U\d|T\d|\.)\S+ ){1,6}(and|but) )?(they |he |she |was |were )*(never (did |even |actually |really |ended up )*(roll\w*|turned? a wheel|(left|leave) (quarters|the (station|barn|house))|left(?! (the|our|his|her|us|until|till|scene|its|their|them)\b)|got out the door|respond\w*|(got |were |was )?(sent|dispatched|toned|paged))|(didn't|did not|wasn't|weren't) (even |actually |ever )*(roll|respond|turn a wheel|leave (quarters|the (station|barn|house))|sent|dispatched|toned|paged|get (sent|dispatched|toned|paged|out the door)))\b/;
/** "No wait, they didn't send Hazmat 13". */
const NEVER_SENT =
  /\b(didn't|did not|never) (even |actually )?(send|sent|dispatch|dispatched|start|started|tone|toned|page|paged)( us| me)?( the)?$/;
const TAKEN_BACK = /^(no|wait|sorry|actually|correction|scratch|oops|mean)$/;

/** "two on Brush 6 Brush 5 on scene at …", "not sure about Engine 1 Engine 4 was …": without stops the next unit begins a statement. */
function isSettled({ items }: Reading, { from, to }: Cluster, gap: { text: string }[]): boolean {
  if (gap.length > 0 || items[to]?.pause) return false;
  // "Hodges sent us Tanker 7 Engine 1 got there 2258": one was sent, and another one came.
  if (
    items[from - 1]?.text !== undefined &&
    /^(us|me)$/.test(items[from - 1]?.text ?? '') &&
    /^(sent|gave|brought|loaned|started)$/.test(items[from - 2]?.text ?? '') &&
    /^(got|was|arrived|had|on|made|pulled|took|came|went|dispatched|cleared|responded|showed|rolled|in|at)$/.test(
      items[to + 1]?.text ?? '',
    )
  )
    return true;
  const [before = '', earlier = ''] = [items[from - 1]?.text, items[from - 2]?.text];
  return (
    (/^(on|in)$/.test(before) &&
      /^(\d{1,2}|us|went|was|rode|came|responded|driving|riding|guys|people|commander|command|officer|captain|driver|myself|me|i'm)$/.test(
        earlier,
      )) ||
    (/^(about|on)$/.test(before) && /^(sure|know|idea|clue)$/.test(earlier))
  );
}

/** "Tender 51 and, from West Lakes, Tender 62": where a unit of the list comes from. */
function isFromPlace(gap: { text: string; pause: boolean }[]): boolean {
  const [first, second] = gap;
  const from = first?.text === 'from' ? first : second;
  // "Tanker 1 and Tanker 2 from our place and Tanker 6 from Berlin".
  if (from === first && isJoint(gap.at(-1) as { text: string })) return isFromPlace(gap.slice(0, -1));
  return (
    from?.text === 'from' &&
    (from === first || isJoint(first as { text: string })) &&
    gap.length <= 5 &&
    gap.at(-1) !== from &&
    gap.slice(gap.indexOf(from) + 1).every(({ text }) => /^[a-z']+$/.test(text) && !FROM_NO_PLACE.test(text))
  );
}
/** "Engine 5, Patrol 5 and CAL FIRE Engine 2476": whose a unit of the list is, by its name. */
function isOfDepartment({ transcript }: Reading, gap: { text: string; pause: boolean; start: number }[]): boolean {
  const [first] = gap;
  const names = gap.filter((each) => !isJoint(each));
  return (
    first !== undefined &&
    (isJoint(first) || first.pause) &&
    names.length > 0 &&
    gap.length <= 4 &&
    names.every(({ text }) => /^[a-z']{3,}$/.test(text)) &&
    (names.every(({ start }) => /[A-Z]/.test(transcript[start] ?? '')) ||
      /^(fire|county|township|city|rescue)$/.test(names.at(-1)?.text ?? ''))
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
  const behind = reading.words(from, from + 7);
  const ahead = reading.words(i - 5, i);
  if (ABSENT.test(behind) || NEVER_ROLLED.test(behind)) return true;
  // "We did not need Tanker 88, so I cancelled them": it was coming.
  if (ONLY_THOUGHT_OF.test(ahead) && !/\b(cancel\w*|turned|sent) /.test(reading.words(i + 1, i + 13))) return true;
  if (THE_LAST_TIME.test(ahead) && (reading.punctuated || HAD_ONE.test(behind))) return true;
  if (ELSEWHERE.test(reading.words(i + 1, i + 18))) return true;
  const doubts = reading.punctuated ? reading.doubts({ from: i, to: i + 1 }) : [];
  if (!doubts.includes('earlier') && !doubts.includes('hypothetical')) return false;
  let [start, end] = [i, i];
  while (start > 0 && items[start - 1]?.text !== '.') start--;
  while (end < items.length && items[end]?.text !== '.') end++;
  return !items.slice(start, end).some((item) => item.clock !== undefined);
}
const ONLY_THOUGHT_OF =
  /\b((could|would|might|should|may) (have|of) \w+( for| in)?|(could|would|might)'ve \w+( for)?|(thought about|considered|talked about)( \w+)?|instead of|rather than|(didn't|did not|never) (need|call|request|use)( for)?|no need for|(normally|usually|regularly|typically|used to)( (?!U\d)\S+){0,3}|(detailed|transferred|borrowed|loaned|traded|moved|swapped|detail|trade|overtime)( \S+){0,4} (from|off|out of))$/;
/** "Engine 3 had that one, that's their report", "Engine 3 was on the air offering": spoken of, but not of this call. */
const ELSEWHERE =
  /^((?!U\d|T\d)\S+ ){0,14}((that's|thats|that is|that was|that'll be|it's|its|it is|which is) (\w+ )?((their|his|her) (own )?(report|run|call|job|incident|deal|story|paperwork|1)|not (ours|our (report|run|call|job|incident))|a (separate|different) (report|run|call|incident))|(they|they'll|he'll|will) (do|write|file|handle) (their|his|her) own)\b|^((?!U\d|T\d|\.|(arrived|pulled|showed|got|came|rolled|staged) )\S+ ){0,6}(offer(ed|ing)|volunteered|asked if (we|i|they)|wanted to (come|know if|go|respond)|asking (if|whether)|(they|he|she|it) (was|were|had been) (still |already )?(out of service|in the shop|tied up|out on (another|a)|on another|unavailable|not available|committed)|(held|kept) (them|him|it|her) (in|at) (quarters|the (station|house|barn)))\b/;
/** "Last week Engine 6 had the same alarm". */
const THE_LAST_TIME =
  /\b(last (week|month|year|shift|tour|summer|winter|spring|fall|time)|the other (day|night)|(week|month|year|while) (ago|back))( U\d+( and)?)*$/;
const HAD_ONE = /^(had|ran|did|caught|took|worked) (the|a|an|1|another|that|it|almost)\b/;
const NOT_FREE =
  /^(they|he|she|that) (was|were|had been) (still |already )?(tied up|out|on another|on a|committed|in the shop|at the|off)\b/;
const ABSENT =
  /^(s )?(('s|is|was|were|being|had been|has been|went|had gone) )?((still|already|currently) )*(out of service|in the shop|at the shop|down for|down with|out for (repairs?|maintenance)|(out |off )?on another (call|run|job|1)|out on (a|the) (call|run|medical)|tied up|committed (to|on)|unavailable|not available|(put |placed |left |kept )?on standby|(told to )?(hold|stay|held|stayed|kept) in quarters|in for (repairs?|service)|(covered|covering|was covering|were covering|moved up|was moved up|filled in|backfilled) (to |at |for |in )?(our|my|us|the (district|station|city|town|rest)|station|quarters)|(was|were) (also |originally )?on (the|our) (ticket|box|run card|card|assignment|call|run) but|(was|is|were|are) (actually |normally |usually |a lot |much |really |our )*(closer|1st due|supposed to (come|go|respond|be))( there)?( but| except)|(wasn't|isn't|weren't|was not) (available|in service|dispatched|needed|due|sent|staffed|called|on (this|it|that|the (call|run|box))|part of))/;

/** "Engine 7's crew"; "Medic 9's on scene" says that it is. */
const isOwner = ({ items }: Reading, i: number) =>
  items[i + 1]?.text === 's' &&
  !/^(on|there|here|clear|available|en|enroute|responding|back|1st|2nd)$/.test(items[i + 2]?.text ?? '');
/** What a unit that was there may be said to have. */
const OWNED =
  /^(crew|arrival|dispatch|time|times|captain|officer|lieutenant|driver|engineer|medics?|guys|people|line|lines|tank|deck|pump|firefighters?|personnel|crosslay|bumper|aerial|bucket)$/;

/** "I got there at 2356, with Engine 5 and Ladder 1 at 2357". */
function hasOwnTime(items: Reading['items'], i: number): boolean {
  let at = i;
  while (items[at]?.unit !== undefined || /^(and|at|around|about)$/.test(items[at]?.text ?? '')) at++;
  return items[at]?.clock !== undefined;
}

const ALL_BUT = /^(everybody|everyone|all|units|companies|crews|us|them)$/;

function isObject({ items }: Reading, i: number): boolean {
  const before = items[i - 1]?.text === 'the' ? items[i - 2]?.text : items[i - 1]?.text;
  if (items.slice(Math.max(0, i - 6), i).some(({ text }) => text === 'followed')) return false;
  const earlier = items[i - 2];
  // "dispatched at 1333 along with Squad 17": it came along, it does not take over.
  if (before === 'with' && (earlier?.text === 'along' || earlier?.clock)) return !hasOwnTime(items, i);
  // "Everybody except Engine 3 cleared".
  if (/^(except|besides|minus|but)$/.test(before ?? '') && ALL_BUT.test(earlier?.text ?? '')) return true;
  return (
    /^(to|by|into|behind|beat|relieved|assisted|assist|helped|joined|met)$/.test(before ?? '') &&
    !/^(was|were|had|who|which|arrived|got|on|arriving|cleared)$/.test(items[i + 1]?.text ?? '')
  );
}
