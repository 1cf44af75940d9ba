import { HEARSAY, HYPOTHESES, IGNORANCE, NEGATIONS } from '../vocabulary/speech.ts';
import type { Item } from './item.ts';
import { isRollCall, isTurn, memoriesOf } from './memories.ts';
import { type Searchable, scan } from './scan.ts';

/** Why words are not a fact of this incident. */
export type Doubt = 'negated' | 'hypothetical' | 'earlier' | 'hearsay' | 'unknown';

interface Scope {
  doubt: Cued;
  /** The cue's own items; a pattern that holds the cue speaks for itself ("nothing showing"). */
  cueFrom: number;
  cueTo: number;
  from: number;
  to: number;
}

/** "possible stroke" doubts the word behind it, not the sentence. */
const WEAK_HYPOTHESES = new Set(['possible', 'possibly', 'maybe', 'probably', 'potential', 'suspected']);

/** "Checked for downed wires": sought, and the next words tell what was found. */
const SOUGHT = / for$/;
const SOUGHT_REACH = [0, 3] as const;

/** "No sign he'd been hit or had fallen": what there is no sign of is told in a clause of its own. */
const SIGN = /^(signs?|evidence|indications?)$/;
const SIGNS_REACH = [0, 12] as const;

/** Doubts that a cue casts on the words around it; memories have a reading of their own. */
type Cued = Exclude<Doubt, 'earlier'>;

/** How far each kind reaches: backward and forward in items, when no boundary comes first. */
const REACH: Readonly<Record<Cued, readonly [back: number, forward: number]>> = {
  negated: [0, 6],
  hypothetical: [3, 12],
  hearsay: [0, 14],
  unknown: [6, 10],
};

const CUES: readonly (readonly [Cued, RegExp])[] = [
  ['negated', NEGATIONS],
  ['hypothetical', HYPOTHESES],
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
  const itemOf = new Map(starts.map((start, item) => [start, item]));
  const earlier = memoriesOf(items, words, (place) => itemOf.get(place) ?? 0, punctuated);
  for (const [doubt, pattern] of CUES) {
    for (const cue of scan(words, pattern)) {
      const cueFrom = itemOf.get(cue.index) ?? 0;
      const cueTo = cueFrom + cue.words.trim().split(' ').length;
      const scope: Scope = { doubt, cueFrom, cueTo, ...extent(items, doubt, cueFrom, cueTo) };
      for (let i = scope.from; i < scope.to; i++) reaching[i]?.push(scope);
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

function extent(items: Item[], doubt: Cued, cueFrom: number, cueTo: number): { from: number; to: number } {
  const cue = items
    .slice(cueFrom, cueTo)
    .map((item) => item.text)
    .join(' ');
  const weak = WEAK_HYPOTHESES.has(cue);
  const ofSigns = doubt === 'negated' && SIGN.test(items[cueTo]?.text ?? '');
  const [back, forward] = weak ? [0, 2] : SOUGHT.test(cue) ? SOUGHT_REACH : ofSigns ? SIGNS_REACH : REACH[doubt];
  let from = cueFrom;
  while (from > 0 && cueFrom - from < back && !endsBefore(items, from, doubt)) from--;
  let to = cueTo;
  while (to < items.length && to - cueTo < forward && !startsAfter(items, to, doubt, cueTo)) to++;
  return { from, to };
}

const words = (list: string) => new Set(list.trim().split(/\s+/));
const PRONOUNS = words("we i he she they it there it's he's she's they're we're there's everybody everyone crew crews");
/** Who a new statement may be about; behind an article or a preposition they belong to the old one. */
const PEOPLE = words(
  `police pd officers deputies deputy sheriff folks family mom dad mother father husband wife driver drivers passenger patient patients owner
  homeowner neighbor neighbors tenant tenants occupant occupants resident residents medics paramedics ems bystanders caller manager staff
  employees kids children somebody someone`,
);
/** What tells a state by itself. */
const METERS = words('meter meters monitor panel sugar vitals sats furnace boiler detector gauge readings');
const READS = /^(?:had|was|were|read|reads|showed|got|said|came|went|is)$/;
const BELONGS = words(
  'the a an of to with by for from in or and any other no his her their our my on that if when because',
);

/** Whether a scope that reaches back must not cross into what stands before item `i`. */
function endsBefore(items: Item[], i: number, doubt: Cued): boolean {
  const previous = items[i - 1];
  if (!previous || previous.text === '.') return true;
  if (isTurn(items, i) || previous.clock !== undefined) return true;
  // "Fully involved and about to take the house": what was is not what was about to be.
  if (doubt === 'hypothetical' && items[i]?.text === 'and') return true;
  return items[i]?.pause === true;
}

/** Whether a scope that reaches forward from `cueTo` must stop before item `i`. */
function startsAfter(items: Item[], i: number, doubt: Cued, cueTo: number): boolean {
  const item = items[i] as Item;
  if (item.text === '.') return true;
  if (isTurn(items, i) || item.unit !== undefined || item.clock !== undefined || isRollCall(items, i)) return true;
  const text = item.text;
  const previous = items[i - 1]?.text ?? '';
  const newPerson = i > cueTo && PEOPLE.has(text) && !BELONGS.has(previous);
  if (doubt === 'negated') {
    if (item.address !== undefined || newPerson) return true;
    // "No patients meter had 48": what is read off is read, whatever was denied before it.
    if (i > cueTo && METERS.has(text) && !BELONGS.has(previous) && READS.test(items[i + 1]?.text ?? '')) return true;
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
