import type { Hit, Reading } from '../../text/reading.ts';
import { EARLIER, HEARSAY, HYPOTHESES } from '../../vocabulary/speech.ts';

/** No account says a thing this often; what repeats more is noise and must not cost time. */
const MAX_HITS = 40;

const GAP = '(?: (?!\\.(?: |$))\\S+)';

/**
 * A pattern on the reading from a readable row: whole words, and " ..4 " for up to four words of the same sentence
 * between two others.
 */
export function phrase(row: string): RegExp {
  const source = row.replace(/ \.\.(\d+)(?= )/g, (_, most: string) => `${GAP}{0,${most}}?`);
  return new RegExp(`\\b(?<!['-])(?:${source})(?![\\w-])`, 'g');
}

/** A table of rows, each with the value its words stand for. */
export type Rows<V> = readonly (readonly [value: V, ...rows: string[]])[];
export type Compiled<V> = readonly { value: V; pattern: RegExp }[];

export function compile<V>(rows: Rows<V>): Compiled<V> {
  return rows.map(([value, ...alternatives]) => ({ value, pattern: phrase(alternatives.join('|')) }));
}

export interface Found<V> {
  value: V;
  hit: Hit;
}

/** Every place where the pattern is stated as a fact of this incident. */
export function stated(reading: Reading, pattern: RegExp): Hit[] {
  return reading
    .find(pattern)
    .slice(0, MAX_HITS)
    .filter((hit) => isFact(reading, hit) && !isNegated(reading, hit) && !isUnknown(reading, hit));
}

/** Like `stated`, for patterns that hold their own denial ("no sprinklers"). */
export function statedDenial(reading: Reading, pattern: RegExp): Hit[] {
  return reading
    .find(pattern)
    .slice(0, MAX_HITS)
    .filter((hit) => isFact(reading, hit) && !isUnknown(reading, hit));
}

/** Whether words are told as a fact of this incident, denied or not. */
export function isFact(reading: Reading, hit: Hit): boolean {
  const doubts = reading
    .doubts(hit)
    .filter(
      (doubt) =>
        doubt !== 'negated' &&
        doubt !== 'unknown' &&
        !(doubt === 'earlier' && (isBeforeMemory(reading, hit) || isCompared(reading, hit))),
    );
  if (doubts.length === 0) return true;
  if (doubts.every((doubt) => doubt === 'hearsay') && isBorneOut(reading, hit)) return true;
  if (!doubts.every((doubt) => doubt === 'hypothetical')) return false;
  if (isBeforeThought(reading, hit)) return true;
  return isAmountOnly(reading, hit) || (!reading.punctuated && startsAnew(reading, hit));
}

/** "No investigation needed, it's creosote, same as the three we had last winter": only what it is like was then. */
function isCompared(reading: Reading, hit: Hit): boolean {
  const lead = before(reading, hit, MEMORY_REACH);
  if (EARLIER.test(lead.replace(LIKE_LAST, ''))) return false;
  const ahead = after(reading, hit, MEMORY_REACH);
  const likened = LIKENED.exec(ahead);
  return likened ? !EARLIER.test(ahead.slice(0, likened.index)) : LIKE_LAST.test(lead);
}
const LIKENED =
  /\b(?:same (?:as|thing as|deal as)|just like|unlike|nothing like|not like|like) (?:the|that|those|our) (?:\d+|1s?|other|last)\b/;
const LIKE_LAST = /\blike last \S+/;

/** "Maybe 60 gallons" doubts the number, not what was done. */
function isAmountOnly(reading: Reading, hit: Hit): boolean {
  const around = textOf(reading, hit.from - 14, hit.to + 4);
  const rest = around.replace(/(?<![\w'])(?:maybe|probably|possibly|almost|nearly) (?:about |around )?(?=\d|a )/g, '');
  return rest !== around && !HYPOTHESIS.test(rest);
}

/** "Requested the marshal, he's supposed to come tomorrow": the thought behind has a person of its own to be about. */
function isBeforeThought(reading: Reading, hit: Hit): boolean {
  return (
    /^(?:and |so |but )?(?:he|she|they|he's|she's|they're|he'll|they'll)(?: |$)/.test(
      textOf(reading, hit.to, hit.to + 2),
    ) && !HYPOTHESIS.test(textOf(reading, hit.from - 13, hit.to))
  );
}

/** "That's what it looked like": the crew agrees, and what follows is its own word. */
function isBorneOut(reading: Reading, hit: Hit): boolean {
  const lead = textOf(reading, hit.from - 16, hit.from);
  const rest = lead.replace(/(?<![\w'])(?:what|how|exactly what) (?:it|that|this|everything) looked like/g, '');
  return rest !== lead && !TOLD.test(rest);
}

const TOLD = new RegExp(HEARSAY.source);
const HYPOTHESIS = new RegExp(`^(?:.* )?(?:${HYPOTHESES.source})`);
const NEW_CLAUSE =
  /^(no|nobody|damage|cause|total|heavy|minor|moderate|light|major|extensive|tank|smoke|fire|flames|nothing|pulled|stretched|used|hydrant|tanker|tender|investigator|sprinklers|all|call|called|requested)\b/;
const SETTLED = 3;

/** Without marks a thought of what might have been runs into the next statement, which begins like one. */
function startsAnew(reading: Reading, hit: Hit): boolean {
  if (!NEW_CLAUSE.test(hit.text)) return false;
  const ahead = textOf(reading, hit.to, hit.to + 3);
  if (HYPOTHESIS.test(ahead)) return false;
  const lead = textOf(reading, hit.from - 14, hit.from);
  const cue = HYPOTHESIS.exec(lead);
  if (!cue) return true;
  return lead.slice(cue[0].length).trim().split(' ').filter(Boolean).length >= SETTLED;
}

const MEMORY_REACH = 14;
/** Where a memory begins: "same address we went to back in February", "last month we were …". */
const NEW_STORY = /^(?:same|we|i|they|he|she|it|there|state|police|deputy|deputies|sheriff|U\d+|told)$/;

/**
 * Without marks a memory told next reaches back over the statement before it. That statement stands when it begins like
 * one and somebody else's story starts behind it.
 */
export function isBeforeMemory(reading: Reading, hit: Hit): boolean {
  if (reading.punctuated || !NEW_CLAUSE.test(hit.text)) return false;
  if (EARLIER.test(textOf(reading, hit.from - MEMORY_REACH, hit.to))) return false;
  const ahead = textOf(reading, hit.to, hit.to + MEMORY_REACH + 4);
  const cue = EARLIER.exec(ahead);
  if (!cue) return false;
  // "Damage was limited to the dryer nobody displaced the one on Elm Street last month got up in the walls".
  if (/\bthe (?:1|other 1) (?:on|at|over|in|up|down|we|off)\b/.test(ahead.slice(0, cue.index + cue[0].length)))
    return true;
  const between = ahead.slice(0, cue.index).trim().split(' ').filter(Boolean);
  if (/^(?:when|that|from|like|as|since|than|until)$/.test(between[0] ?? '')) return false;
  const next =
    ahead
      .slice(cue.index + cue[0].length)
      .trim()
      .split(' ')[0] ?? '';
  // "… woke her up because last year they had pulled the batteries".
  if (/^(?:because|cause|but|unlike|since|so)$/.test(between.at(-1) ?? '')) return true;
  return NEW_STORY.test(next) || next === 'at' || between.some((word) => NEW_STORY.test(word));
}

const DENIAL =
  /^(no|not|never|without|none|nobody|nothing|neither|nor|cannot|\w+n't|didnt|wasnt|werent|isnt|hadnt|couldnt|havent|dont|cancell?ed|ruled)$/;
/** Where these stand between a denial and the words, the denial was spent on them: "nobody hurt pulled the crosslay". */
const SPENT =
  /^(save|hurt|injured|injuries|injury|home|inside|displaced|trapped|extension|evacuated|missing|patients?|transports?|casualties|damage|damaged|touched|problems?|issues?|needed|left|there|anymore|yet|either|else|showing|found|upstairs|downstairs|anywhere|victims|rescues|bad|cause|hydrants?|sprinklers?|alarms?|detectors?|exposures?|investigators?|investigation|marshal|but|so|because|until|till|just|which|except|only|besides)$/;
const SUBJECT =
  /^(we|i|he|she|they|it|there|it's|he's|she's|they're|we're|there's|that's|everybody|everyone|crews?|then|command)$/;
const DENIAL_REACH = 5;

/** Speech without marks runs sentences together, so a denial is followed only through words that carry it on. */
export function isNegated(reading: Reading, hit: Hit): boolean {
  const { items } = reading;
  for (let i = hit.from - 1; i >= 0 && i >= hit.from - DENIAL_REACH; i--) {
    const item = items[i];
    const next = items[i + 1];
    if (!item || item.text === '.' || item.unit || item.clock || item.address) return false;
    if (next?.pause && !/^(or|and|nor)$/.test(next.text)) return false;
    if (DENIAL.test(item.text)) {
      if (/^(nobody|none|cancell?ed)$/.test(item.text)) return hit.from - i <= 4;
      if (/^ruled$/.test(item.text)) return next?.text === 'out';
      if (!reading.punctuated && (opensClause(reading, hit, i) || isVerdict(reading, hit, i))) return false;
      // "not only", "not just", "no doubt" affirm.
      return !/^(only|just|doubt|question)$/.test(next?.text ?? '');
    }
    // "Couldn't tell you the time damage was minor".
    if (item.text === 'time' && items[i - 1]?.text === 'the') return false;
    if (SPENT.test(item.text) || SUBJECT.test(item.text)) return false;
    if (item.text === 'and' && SUBJECT.test(next?.text ?? '')) return false;
  }
  return false;
}

/** "It never got past the flue damage was minor": words that hold their own verb begin a statement. */
const isVerdict = (reading: Reading, hit: Hit, denial: number) =>
  hit.from - denial > 2 &&
  /^(?:damage|cause|water|smoke|fire) (?:is|was|looks|were|i|we)\b/.test(hit.text) &&
  !ARTICLES.test(reading.items[hit.from - 1]?.text ?? '') &&
  !THOUGHT.test(reading.items[hit.from - 1]?.text ?? '');

const ARTICLES = /^(?:the|a|an|our|my|his|her|their|then|and|state|county|city)$/;
const THOUGHT =
  /^(?:think|believe|know|say|said|feel|figure|need|needed|want|wanted|see|hear|have|had|get|got|call|called|wait|use|find|of|in|to|like)$/;
const ACTS =
  /^(?:came|come|called|says|said|ruled|determined|is|was|are|were|did|went|got|took|dropped|made|showed|arrived|responded|worked|found|put|nursed|fed|shuttled|ran|hauled|flowed|knocked|held|had)$/;

/** "It never tripped our investigator came out": the denial has its verb, and these words begin a statement of theirs. */
function opensClause(reading: Reading, hit: Hit, denial: number): boolean {
  const { items } = reading;
  if (!ACTS.test(items[hit.to]?.text ?? '')) return false;
  let first = hit.from;
  while (first > denial && ARTICLES.test(items[first - 1]?.text ?? '')) first--;
  const denied = items[first - 1]?.text ?? '';
  return (
    first - 1 > denial && !THOUGHT.test(denied) && /(?:ed|off|up|out|in|down|go|went|work|going|sound)$/.test(denied)
  );
}

const IGNORANT =
  /(?<![\w'])(not sure|unsure|don't know|didn't know|do not know|did not know|couldn't tell|can't tell|could not tell|cannot tell|can't say|can't speak|couldn't say|could not say|unknown|no idea|unclear|wasn't sure|weren't sure|tell you|no word on|no way to know|no way of knowing|didn't check|didn't notice|forgot to check|never checked|waiting to (?:hear|find out)|have to (?:find out|check|ask)|need to (?:find out|check))(?: \S+){0,2}? (if|whether|what|how|why|where|which)(?: (?!\.(?: |$))\S+){0,5}$/;
const IGNORANCE_REACH = 12;

/** "Couldn't tell you if it ever went off": what follows such words is not known. */
export function isUnknown(reading: Reading, hit: Hit): boolean {
  const { items } = reading;
  let from = hit.from;
  while (from > 0 && hit.from - from < IGNORANCE_REACH && items[from - 1]?.text !== '.' && !items[from - 1]?.clock)
    from--;
  const cue = IGNORANT.exec(textOf(reading, from, hit.from));
  if (!cue) return false;
  const between = cue[0].split(/ (?:if|whether|what|how|why|where|which)(?= |$)/).at(-1) ?? '';
  return reading.punctuated || !NEW_CLAUSE.test(hit.text) || between.trim().split(' ').length < SETTLED;
}

/** The words of a stretch of items. */
export function textOf(reading: Reading, from: number, to: number): string {
  return reading.words(from, to);
}

/** The words that follow a hit in its sentence, up to a number of items. */
export function after(reading: Reading, hit: Hit, most: number): string {
  let to = hit.to;
  while (to < reading.items.length && to - hit.to < most && reading.items[to]?.text !== '.') to++;
  return textOf(reading, hit.to, to);
}

/** The words that stand before a hit in its sentence, up to a number of items. */
export function before(reading: Reading, hit: Hit, most: number): string {
  let from = hit.from;
  while (from > 0 && hit.from - from < most && reading.items[from - 1]?.text !== '.') from--;
  return textOf(reading, from, hit.from);
}

/** Where a stretch before an item begins: at most so many items back, in its sentence. */
export function sentenceStart(reading: Reading, at: number, most: number): number {
  let from = at;
  while (from > 0 && at - from < most && reading.items[from - 1]?.text !== '.') from--;
  return from;
}

/** Where a stretch from an item ends: at most so many items on, in its sentence, before a unit or a time. */
export function sentenceEnd(reading: Reading, at: number, most: number): number {
  let to = at;
  while (to < reading.items.length && to - at < most) {
    const item = reading.items[to];
    if (item?.text === '.' || item?.unit || item?.clock) break;
    to++;
  }
  return to;
}

/** Where the sentence of an item ends. */
export function sentenceStop({ items }: Reading, at: number): number {
  let stop = at;
  while (stop < items.length && items[stop]?.text !== '.') stop++;
  return stop;
}
