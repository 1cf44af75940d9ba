import { EARLIER, HOLIDAYS, MEMORY, OCCASION_PLACES } from '../vocabulary/speech.ts';
import type { Item } from './item.ts';
import { type Searchable, scan } from './scan.ts';

/** How far a memory reaches from its cue, in items, where no sentence is marked and no clause ends first. */
const BACK = 12;
const FORWARD = 17;
/** The longest sentence that is one thought. */
const SENTENCE = 80;
/** Days named this early are the call's own. */
const OPENING = 24;

/** Which items tell of another call: 1 for each, by item. */
export function memoriesOf(
  items: Item[],
  words: Searchable,
  itemAt: (place: number) => number,
  punctuated: boolean,
): Uint8Array {
  const earlier = new Uint8Array(items.length);
  const mark = (cueFrom: number, cueTo: number) => {
    const { from, to } = punctuated ? sentenceAround(items, cueFrom, cueTo) : clauseAround(items, cueFrom, cueTo);
    earlier.fill(1, from, to);
  };
  for (const cue of scan(words, EARLIER)) {
    const from = itemAt(cue.index);
    mark(from, from + cue.words.trim().split(' ').length);
  }
  for (let i = 0; i < items.length; i++) {
    if (namesOccasion(items, i) && (earlier[i] || isRemembered(items, i, punctuated))) mark(i, i + 1);
    else if (goesOn(items, i, earlier)) mark(i, i + 2);
  }
  return earlier;
}

const textOf = (items: Item[], from: number, to: number): string => {
  let text = '';
  for (let i = Math.max(0, from); i < Math.min(to, items.length); i++) text += `${text && ' '}${items[i]?.text}`;
  return text;
};

/** "On Monday", "at Christmas", "at that same corner": another call's, where its clause is told as a memory. */
function namesOccasion(items: Item[], i: number): boolean {
  const text = items[i]?.text ?? '';
  if (WEEKDAY.test(text) || HOLIDAYS.has(text))
    return !/^(every|each|next|by|until|till|closed|open)$/.test(items[i - 1]?.text ?? '');
  if (SEASON.test(text)) return /^(?:in the|last)$/.test(textOf(items, i - 2, i).replace(/^.* (?=last$)/, ''));
  if (isYear(items, i)) return true;
  return (
    text === 'same' &&
    /^(that|this|the)$/.test(items[i - 1]?.text ?? '') &&
    OCCASION_PLACES.has(items[i + 1]?.text ?? '')
  );
}
const WEEKDAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:'s)?$/;
const SEASON = /^(?:spring|summer|winter|weekend)(?:'s)?$/;

/** "He had a stroke in 2019". */
const isYear = (items: Item[], i: number): boolean =>
  /^(?:19|20)\d\d$/.test(items[i]?.text ?? '') && items[i - 1]?.text === 'in';

function isRemembered(items: Item[], i: number, punctuated: boolean): boolean {
  const day = items[i]?.text ?? '';
  // The day the account opens with is its own.
  if (day !== 'same') {
    if (i < OPENING) return false;
    for (let k = 0; k < OPENING; k++) if (items[k]?.text === day) return false;
  }
  const { from, to } = punctuated ? sentenceAround(items, i, i + 1) : clauseAround(items, i, i + 1);
  for (let k = from; k < to; k++) if (items[k]?.clock) return false;
  const clause = textOf(items, from, Math.min(to, i + 9));
  return (SEASON.test(day) || MEMORY.test(clause)) && !NO_MEMORY.test(clause);
}

/** Days ahead, and what lasts since then, are no memory. */
const NO_MEMORY =
  /(?:'ll|\bsince (?:he|she|they|we|it|the)|\bwill|\b(?:is|are|be) (?:coming|going|back)|\bgoing to|\bgonna|\bsupposed to|\bfollow up)\b/;

/** "… and that one ran 200 acres", "third time this year, the first one was …": what is said next of calls remembered. */
function goesOn(items: Item[], i: number, earlier: Uint8Array): boolean {
  if (earlier[i] || !/^(?:that|the)$/.test(items[i]?.text ?? '')) return false;
  if (items[i]?.text === 'the')
    return (
      /^(?:1st|last|other|2nd) 1 (?:was|had|got|went|came|took|ended|turned|we|there)$/.test(
        textOf(items, i + 1, i + 4),
      ) && TIMES.test(textOf(items, i - 16, i))
    );
  if (items[i + 1]?.text !== '1') return false;
  let before = i - 1;
  while (i - before < 3 && /^(\.|and|but|so|only|well)$/.test(items[before]?.text ?? '')) before--;
  return earlier[before] === 1;
}

const TIMES =
  /\b(?:\d(?:nd|rd|th) (?:time|1|call|run|alarm|job)|\d+ times|time we've|\d of (?:these|those|them) (?:this|since|in))\b/;

/** What is said of another incident fills its sentence, up to where that turns to this one. */
function sentenceAround(items: Item[], cueFrom: number, cueTo: number): { from: number; to: number } {
  let from = cueFrom;
  // "We cleared at 1958 and went to another one, that's a separate report": what had its time before is of this one.
  while (from > 0 && cueFrom - from < SENTENCE && items[from - 1]?.text !== '.' && items[from - 1]?.clock === undefined)
    from--;
  let to = cueTo;
  while (to < items.length && to - cueTo < SENTENCE && items[to]?.text !== '.' && !returns(items, to)) to++;
  return { from, to };
}

/** "I used to be on Truck 4, but this is Engine 19"; "…, this time it was toast". */
function returns(items: Item[], i: number): boolean {
  const [text = '', next = ''] = [items[i]?.text, items[i + 1]?.text];
  if (text === 'but') return /^(this|today|tonight|we|i|now)$/.test(next);
  return (items[i]?.pause === true && /^(today|tonight)$/.test(text)) || (text === 'this' && /^(time|1)$/.test(next));
}

function clauseAround(items: Item[], cueFrom: number, cueTo: number): { from: number; to: number } {
  let from = cueFrom;
  if (!opensThought(items, cueFrom, cueTo)) {
    while (from > 0 && cueFrom - from < BACK && !isBorder(items, from) && !opensClause(items, from)) from--;
  }
  let to = cueTo;
  // "If the wind had been up like last weekend": only held against today.
  const forward = /\b(?:like|as|than|since)(?: last| the| on| in| back)?$/.test(textOf(items, cueFrom - 2, cueFrom))
    ? 0
    : FORWARD;
  while (to < items.length && to - cueTo < forward && !isEnd(items, to)) to++;
  return { from, to };
}

/** What stands before item `i` is of another statement. */
function isBorder(items: Item[], i: number): boolean {
  const previous = items[i - 1];
  return previous === undefined || previous.text === '.' || previous.clock !== undefined || isTurn(items, i);
}

function isEnd(items: Item[], i: number): boolean {
  const item = items[i] as Item;
  // "… had a seizure and Medic 3 took her in": who did it then.
  if (item.unit !== undefined) return !(items[i - 1]?.text === 'and' && DID_THEN.test(items[i + 1]?.text ?? ''));
  if (item.text === '.' || item.clock !== undefined || isTurn(items, i) || isRollCall(items, i)) return true;
  // "… back in April police were there": who helps at a scene is told of this one.
  if (POLICE.test(item.text) && VERB.test(items[i + (item.text === 'p' ? 2 : 1)]?.text ?? ''))
    return !TIES.test(items[i - 1]?.text ?? '');
  // The scene is handed over at the end of this call.
  if (/^(left|turned|handed)$/.test(item.text) && items[i + 1]?.text === 'it') return true;
  return (
    returns(items, i) ||
    (item.text === 'so' && !/^(?:was|were|is|got|not|ran|went|it's)$/.test(items[i - 1]?.text ?? ''))
  );
}

const DID_THEN = /^(?:took|transported|worked|cut|pulled|hauled|carried|brought|put|flew|got|had|ran|fought)$/;

const POLICE = /^(?:police|pd|p|deputy|deputies|troopers?|sheriff|cops|officers?)$/;

const SUBJECT =
  /^(?:we|i|he|she|they|it|somebody|someone|(?:he|she|it|they|we|i|there|that)'(?:s|re|d|m|ve|ll)|same|U\d+)$/;
const DETERMINER = /^(?:the|his|her|their|our|my|a|an|that|this|both)$/;
const VERB =
  /^(?:was|were|had|has|is|did|died|fell|got|took|came|went|burned|lost|gave|said|ran|made|put|called|told|lives|passed|pulled|caught|hit|broke|signed|refused|stayed|left|handled|worked|kept|closed|shut|stood|blocked|held|walked|helped)$/;
/** What ties the words behind it to those before. */
const TIES =
  /^(?:and|that|which|when|where|who|because|if|as|than|what|how|before|after|while|since|like|for|to|at|in|on|of|with|from|by|about|the|a|an|over|or|but|then|was|is|did|not|1|until|till|so)$/;

/** Whether a thought of its own begins with item `i`: somebody new who does something. */
function opensClause(items: Item[], i: number): boolean {
  if (TIES.test(items[i - 1]?.text ?? '')) return false;
  const text = items[i]?.text ?? '';
  if (SUBJECT.test(text)) return true;
  if (text === 'nothing') return items[i + 1]?.text === 'like';
  if (text === 'there') return /^(?:was|were|is|had)$/.test(items[i + 1]?.text ?? '');
  return DETERMINER.test(text) && (VERB.test(items[i + 2]?.text ?? '') || VERB.test(items[i + 3]?.text ?? ''));
}

/** "Nobody hurt last month we had one two doors down": without stops, the other day begins a thought of its own. */
function opensThought(items: Item[], cueFrom: number, cueTo: number): boolean {
  if (!/^(?:last|the|previous|\d+|a|couple|back|in|that|around|on) /.test(`${textOf(items, cueFrom, cueTo)} `))
    return false;
  if (/'s$/.test(items[cueTo - 1]?.text ?? '')) return true;
  // "He had a stroke 2 years ago he takes thinners": what he had is what was then.
  const before = textOf(items, cueFrom - 8, cueFrom);
  return (
    NEW_THOUGHT.test(textOf(items, cueTo, cueTo + 4)) &&
    !/\b(there|here|same|had|have|been|were|we've|before|ran|history)\b/.test(before)
  );
}
const NEW_THOUGHT =
  /^(?:(?:we|they|somebody|someone|i|he|she|it) (?:had|were|was|cut|pulled|ran|got|responded|went|did|came|fell|took|coded|seized|worked|lost|fought|found)|(?:(?:at|in|on) )?(?:(?:that|this|the) )?same|(?:their|his|her) \w+ (?:was|were|had)|U\d+)\b/;

const TURNS = new Set(['but', 'however', 'though', 'although', 'except', 'actually', 'instead']);

/** "turned out", "ended up": here the account turns from what was thought to what was so. */
export function isTurn(items: Item[], i: number): boolean {
  const [text = '', next = ''] = [items[i]?.text, items[i + 1]?.text];
  return TURNS.has(text) || (text === 'turned' && next === 'out') || (text === 'ended' && next === 'up');
}

/** "all units clear", "on scene at": where a report goes on to what its units did. */
export function isRollCall(items: Item[], i: number): boolean {
  const [text = '', next = ''] = [items[i]?.text, items[i + 1]?.text];
  if (/^(all|both)$/.test(text)) return /^(units|companies|crews|rigs|engines|trucks)$/.test(next);
  return text === 'on' && /^(scene|location)$/.test(next) && items[i + 2]?.text !== '.' && atTime(items, i + 2);
}

const atTime = (items: Item[], i: number) =>
  (items[i]?.clock ?? items[i + (/^(at|around|about|by)$/.test(items[i]?.text ?? '') ? 1 : 0)]?.clock) !== undefined;
