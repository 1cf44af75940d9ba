import type { Span } from '../text/mentions.ts';

/**
 * What the words around a statement make of it where the reader hears the statement all the same: that it was not reached,
 * or that nobody knows. Both look no further than the clause.
 */

/** "Far from under control", "failed to knock it down", "nobody called it knocked down"; not "never easy, but under control". */
export function isDenied(transcript: string, said: Span): boolean {
  const clause = clauseBefore(transcript, said.end).replace(NO_DENIAL, ' ');
  const denied = [...clause.matchAll(DENIED)].at(-1);
  if (!denied) return false;
  const behind = clause.slice(denied.index + denied[0].length);
  return !ANEW.test(behind) && behind.split(' ').length <= FARTHEST && !UNTIL.test(transcript.slice(said.end));
}
const DENIED =
  /\b(?:never|not|\w+n['’]t|(?:did|could|was|would|can)nt|cannot|unable to|fail(?:ed|s|ing)? to|far from|nowhere near|(?:nobody|no one)(?= (?:\w+ )?(?:called|declared|reported|said|got|had))|no(?= (?:real |actual )?(?:knock|control|water)))\b/gi;
const NO_DENIAL =
  /\b(?:no (?:problems?|trouble|issues?|time|doubt)|not (?:only|just|long|easy|hard|bad|much|until|till|before)|(?:did|does)(?: not|n['’]t) take (?:long|much|us long))\b/gi;
/** Who did it, told anew: "it did not spread we knocked it down". */
const ANEW =
  /\b(?:we|they|crews?|engine|truck|ladder|units?|i|command|companies) (?:\w+ )?(?:got|had|knocked|put|brought|were|was|made|did|held)\b/i;
/** In words: so far a denial reaches. */
const FARTHEST = 9;
const UNTIL = /^\W*(?:until|till)\b/i;

/** The words that go on behind a time to where its clause ends: "at 1500 it was still not under control". */
export function toClauseEnd(transcript: string, { start, end }: Span): Span {
  const behind = transcript.slice(end, end + WIDEST);
  return { start, end: end + (/^.*?(?=[.;!?\n,]|\bbut\b|$)/.exec(behind)?.[0].length ?? 0) };
}

/** "We could not tell whether it worked", "operation undetermined": no value, whatever it speaks of. */
export function isUnknown(transcript: string, said: Span): boolean {
  const behind = transcript.slice(said.end, said.end + WIDEST);
  return (
    IGNORED.test(clauseBefore(transcript, said.end)) || IGNORED_BEHIND.test(CLAUSE_END.exec(behind)?.[0] ?? behind)
  );
}
const IGNORED =
  /\b(?:(?:could(?:n['’]?t| not)|can(?:['’]?t|not)|unable to|hard to|impossible to|no way to|too \w+(?: up)? to) (?:tell|say|determine|know|establish|confirm)|(?:not|\w+n['’]t) (?:sure|certain|clear|known?|remember|recall)|unsure|uncertain|unknown|no (?:telling|idea)|(?:nobody|no one|none of us) (?:knew|knows|could (?:say|tell))) (?:\w+ ){0,3}?(?:if|whether)\b/i;
const IGNORED_BEHIND = /^,? (?:(?:\w+ ){0,3}(?:undetermined|unknown)|(?:\w+ ){0,4}(?:whether|to say if|to tell if))\b/i;

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
