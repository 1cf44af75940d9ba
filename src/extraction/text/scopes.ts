import { EARLIER, HEARSAY, HYPOTHESES, IGNORANCE, NEGATIONS } from '../vocabulary/speech.ts';
import type { Item } from './item.ts';
import { type Searchable, scan } from './scan.ts';

/** Why words are not a fact of this incident. */
export type Doubt = 'negated' | 'hypothetical' | 'earlier' | 'hearsay' | 'unknown';

interface Scope {
  doubt: Doubt;
  /** The cue's own items; a pattern that holds the cue speaks for itself ("nothing showing"). */
  cueFrom: number;
  cueTo: number;
  from: number;
  to: number;
}

/** "possible stroke" doubts the word behind it, not the sentence. */
const WEAK_HYPOTHESES = new Set(['possible', 'possibly', 'maybe', 'probably', 'potential', 'suspected']);

/** "No sign he'd been hit or had fallen": what there is no sign of is told in a clause of its own. */
const SIGN = /^(signs?|evidence|indications?)$/;
const SIGNS_REACH = [0, 12] as const;

/** How far each kind reaches: backward and forward in items, when no boundary comes first. */
const REACH: Readonly<Record<Doubt, readonly [back: number, forward: number]>> = {
  negated: [0, 6],
  hypothetical: [3, 12],
  earlier: [12, 14],
  hearsay: [0, 14],
  unknown: [6, 10],
};

const CUES: readonly (readonly [Doubt, RegExp])[] = [
  ['negated', NEGATIONS],
  ['hypothetical', HYPOTHESES],
  ['earlier', EARLIER],
  ['hearsay', HEARSAY],
  ['unknown', IGNORANCE],
];

/** Finds the scope of every cue once; the answer then says of any stretch of items what casts doubt on it. */
export function doubtsOf(
  items: Item[],
  words: Searchable,
  starts: number[],
  punctuated: boolean,
): (from: number, to: number) => Doubt[] {
  // Looked up by item, so that a thousand cues cost a hit no more than the few that reach it.
  const reaching: Scope[][] = items.map(() => []);
  const earlier = new Uint8Array(items.length);
  const itemOf = new Map(starts.map((start, item) => [start, item]));
  for (const [doubt, pattern] of CUES) {
    for (const cue of scan(words, pattern)) {
      const cueFrom = itemOf.get(cue.index) ?? 0;
      const cueTo = cueFrom + cue.words.trim().split(' ').length;
      const scope: Scope = { doubt, cueFrom, cueTo, ...extent(items, doubt, cueFrom, cueTo, punctuated) };
      if (doubt === 'earlier') earlier.fill(1, scope.from, scope.to);
      else for (let i = scope.from; i < scope.to; i++) reaching[i]?.push(scope);
    }
  }
  return (from, to) => {
    const doubts = new Set<Doubt>();
    for (let i = from; i < to; i++) {
      if (earlier[i]) doubts.add('earlier');
      for (const scope of reaching[i] ?? []) if (castsDoubt(scope, from, to)) doubts.add(scope.doubt);
    }
    return [...doubts];
  };
}

/** A cue inside the words belongs to them ("nothing showing"); a denial counts only from where it stands onward. */
function castsDoubt({ doubt, cueFrom, cueTo }: Scope, from: number, to: number): boolean {
  if (doubt === 'negated') return cueTo <= from || (cueFrom < from && from < cueTo);
  return !(cueFrom >= from && cueTo <= to);
}

function extent(
  items: Item[],
  doubt: Doubt,
  cueFrom: number,
  cueTo: number,
  punctuated: boolean,
): { from: number; to: number } {
  const cue = items
    .slice(cueFrom, cueTo)
    .map((item) => item.text)
    .join(' ');
  const weak = WEAK_HYPOTHESES.has(cue);
  const ofSigns = doubt === 'negated' && SIGN.test(items[cueTo]?.text ?? '');
  const [back, forward] = weak ? [0, 2] : ofSigns ? SIGNS_REACH : REACH[doubt];
  // What is said of another incident fills its sentence.
  const whole = punctuated && doubt === 'earlier';
  let from = cueFrom;
  const opens = doubt === 'earlier' && opensThought(items, cueFrom, cueTo);
  while (!opens && from > 0 && (whole || cueFrom - from < back) && !endsBefore(items, from, doubt, whole)) from--;
  let to = cueTo;
  while (to < items.length && (whole || to - cueTo < forward) && !startsAfter(items, to, doubt, whole, cueTo)) to++;
  return { from, to };
}

/** "Nobody hurt last month we had one two doors down": without stops, the other day begins a thought of its own. */
function opensThought(items: Item[], cueFrom: number, cueTo: number): boolean {
  const text = (from: number, to: number) =>
    items
      .slice(Math.max(0, from), to)
      .map((item) => item.text)
      .join(' ');
  return (
    /^(last|the previous|previous|the other) /.test(`${text(cueFrom, cueTo)} `) &&
    /^((we|they|somebody|someone|i|he|she|it) (had|were|was|cut|pulled|ran|got|responded|went|did|came)|at (that|this|the) same|(their|his|her) \w+ (was|were|had))\b/.test(
      text(cueTo, cueTo + 3),
    ) &&
    !/\b(there|here|same|we had|we were|we've|been|before|ran)\b/.test(text(cueFrom - 8, cueFrom))
  );
}

const words = (list: string) => new Set(list.trim().split(/\s+/));
const TURNS = words('but however though although except actually instead');
const PRONOUNS = words("we i he she they it there it's he's she's they're we're there's everybody everyone crew crews");
/** Who a new statement may be about; behind an article or a preposition they belong to the old one. */
const PEOPLE = words(
  `police pd officers deputies deputy sheriff folks family mom dad mother father husband wife driver drivers passenger patient patients owner
  homeowner neighbor neighbors tenant tenants occupant occupants resident residents medics paramedics ems bystanders caller manager staff
  employees kids children somebody someone`,
);
const BELONGS = words(
  'the a an of to with by for from in or and any other no his her their our my on that if when because',
);

/** "turned out", "ended up": here the account turns from what was thought to what was so. */
function isTurn(items: Item[], i: number): boolean {
  const [text = '', next = ''] = [items[i]?.text, items[i + 1]?.text];
  return TURNS.has(text) || (text === 'turned' && next === 'out') || (text === 'ended' && next === 'up');
}

/** "all units clear", "on scene at": where a report goes on to what its units did. */
function isRollCall(items: Item[], i: number): boolean {
  const [text = '', next = ''] = [items[i]?.text, items[i + 1]?.text];
  if (/^(all|both)$/.test(text)) return /^(units|companies|crews|rigs|engines|trucks)$/.test(next);
  return text === 'on' && /^(scene|location)$/.test(next) && items[i + 2]?.text !== '.' && atTime(items, i + 2);
}

const atTime = (items: Item[], i: number) =>
  (items[i]?.clock ?? items[i + (/^(at|around|about|by)$/.test(items[i]?.text ?? '') ? 1 : 0)]?.clock) !== undefined;

/** Whether a scope that reaches back must not cross into what stands before item `i`. */
function endsBefore(items: Item[], i: number, doubt: Doubt, whole: boolean): boolean {
  const previous = items[i - 1];
  if (!previous || previous.text === '.') return true;
  // "We cleared at 1958 and went to another one, that's a separate report": what had its time before is of this one.
  if (whole) return doubt === 'earlier' && previous.clock !== undefined;
  if (isTurn(items, i) || previous.clock !== undefined) return true;
  // "Fully involved and about to take the house": what was is not what was about to be.
  if (doubt === 'hypothetical' && items[i]?.text === 'and') return true;
  return doubt !== 'earlier' && items[i]?.pause === true;
}

/** Whether a scope that reaches forward from `cueTo` must stop before item `i`. */
function startsAfter(items: Item[], i: number, doubt: Doubt, whole: boolean, cueTo: number): boolean {
  const item = items[i] as Item;
  if (item.text === '.') return true;
  // "I used to be on Truck 4, but this is Engine 19".
  if (whole) return item.text === 'but' && /^(this|today|tonight|we|i|now)$/.test(items[i + 1]?.text ?? '');
  if (isTurn(items, i) || item.unit !== undefined || item.clock !== undefined || isRollCall(items, i)) return true;
  const text = item.text;
  const previous = items[i - 1]?.text ?? '';
  const newPerson = i > cueTo && PEOPLE.has(text) && !BELONGS.has(previous);
  if (doubt === 'negated') {
    if (item.address !== undefined || newPerson) return true;
    if (item.pause && !/^(or|and|nor)$/.test(text)) return true;
    if (/^(so|because|until|till|just|which)$/.test(text)) return true;
    if (text === 'and' && PRONOUNS.has(items[i + 1]?.text ?? '')) return true;
    return PRONOUNS.has(text) && !/^(that|if|because|when|and)$/.test(previous) && !SIGN.test(previous);
  }
  if (doubt === 'hearsay') {
    if (/^(we|i)$/.test(text)) return true;
    if (/^(found|arrived|upon|arrival)$/.test(text) && !/^(he|she|they|who|was|were|had|been|just|is)$/.test(previous))
      return true;
    // "caller thought it was …" goes on; "… it was not" is the answer to it.
    const answers =
      /^(it|there|they|he|she)$/.test(text) &&
      /^(was|wasn't|were|weren't|turned|is|isn't)$/.test(items[i + 1]?.text ?? '');
    return answers && i > cueTo + 1 && previous !== 'that';
  }
  return false;
}
