import type { Span } from '../text/mentions.ts';

/**
 * What the words around a statement make of it where the reader hears the statement all the same: that it was not reached,
 * or that nobody knows. Both look no further than the clause.
 */

/** "Far from under control", "failed to knock it down", "nobody called it knocked down"; not "never easy, but under control". */
export function isDenied(transcript: string, said: Span): boolean {
  const clause = clauseBefore(transcript, said.end).replace(NO_DENIAL, (words) => '-'.repeat(words.length));
  const denied = [...clause.matchAll(DENIED)].at(-1);
  if (!denied) return false;
  const between = clause.slice(denied.index + denied[0].length, Math.max(0, clause.length - (said.end - said.start)));
  return REACHES.test(between) && !UNTIL.test(transcript.slice(said.end, said.end + WIDEST));
}
const DENIED =
  /\b(?:never|not|\w+n['’]t|(?:did|could|was|would|can)nt|cannot|unable to|fail(?:ed|s|ing)? to|far from|nowhere near|nobody|no one|no)\b/gi;
const NO_DENIAL =
  /\b(?:no (?:problems?|trouble|issues?|time|doubt)|not (?:only|just|long|easy|hard|bad|much|until|till|before)|(?:did|does)(?: not|n['’]t) take)\b/gi;
/** Words between a denial and what it denies that change nothing. */
const PASSED_OVER = (
  'get got getting bring brought bringing have having had be been being was is it that this the fire to in on any able yet really quite fully ' +
  'completely anywhere near close ever would could call called declare declared report reported say said real main body a knock knocked down under control out extinguished at by'
).split(' ');

/** What stands between a denial and what it denies; whatever else is told there is what it denies itself. */
const REACHES = new RegExp(`^(?:[\\s,]|\\b(?:${PASSED_OVER.join('|')})\\b)*$`, 'i');
const UNTIL = /^\W*(?:until|till)\b/i;

/** "At 1500 it was still not under control": said behind the time. */
export function isDeniedAt(transcript: string, time: Span): boolean {
  return isDenied(transcript, time) || STILL_NOT.test(transcript.slice(time.end, time.end + WIDEST));
}
const STILL_NOT =
  /^,? (?:it|the fire|we) (?:\w+ ){0,2}?(?:not|\w+n['’]t|far from|nowhere near)(?: \w+){0,3} (?:control|knock\w*|out)\b/i;

/** "We could not tell whether it worked", "operation undetermined": no value, whatever it speaks of. */
export function isUnknown(transcript: string, said: Span): boolean {
  const behind = transcript.slice(said.end, said.end + WIDEST);
  return (
    IGNORED.test(clauseBefore(transcript, said.end)) || IGNORED_BEHIND.test(CLAUSE_END.exec(behind)?.[0] ?? behind)
  );
}
const IGNORED =
  /\b(?:(?:could(?:n['’]?t| not)|can(?:['’]?t|not)|unable to|hard to|impossible to|no way to|too \w+(?: up)? to) (?:tell|say|determine|know|establish|confirm)|(?:not|\w+n['’]t) (?:sure|certain|clear|known?|remember|recall)|unsure|uncertain|unknown|no (?:telling|idea)|(?:nobody|no one|none of us) (?:knew|knows|could (?:say|tell))) (?:\w+ ){0,3}?(?:if|whether)\b/i;
const IGNORED_BEHIND =
  /^,? (?:(?:and )?(?:its |the )?(?:operation|status|function|condition) (?:\w+ )?(?:undetermined|unknown)|(?:\w+ ){0,4}(?:whether|to say if|to tell if))\b/i;

const WIDEST = 120;
const CLAUSE_END = /^.*?(?=[.;!?\n]|\bbut\b|$)/;

/** The words up to a place, from where its clause begins. */
function clauseBefore(transcript: string, end: number): string {
  return (
    transcript
      .slice(Math.max(0, end - WIDEST), end)
      .split(CLAUSE_START)
      .at(-1) ?? ''
  );
}
const CLAUSE_START = /[.;!?\n]|, (?!and\b|nor\b)|\b(?:but|then|so|until|till|before that)\b/i;
