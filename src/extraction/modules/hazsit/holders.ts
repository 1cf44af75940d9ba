import type { Source } from '../../../neris/report.ts';
import type { HazsitDisposition } from '../../../neris/values/hazsit.ts';
import type { Hit, Reading } from '../../text/reading.ts';
import { HOLDERS } from '../../vocabulary/hazards.ts';

// Whom a scene can be left with, and who is told to have a hand in it.

export interface Disposition {
  value: HazsitDisposition;
  sources: Source[];
}

const EVERY_HOLDER = HOLDERS.map(([value, pattern]) => [value, new RegExp(pattern.source, 'g')] as const);

const STOPS =
  /^(and|to|for|because|so|then|who|which|once|after|but|while|when|until|since|about|around|at|U\d+|T\d+|\.)$/;

interface Holder {
  value: HazsitDisposition;
  to: number;
  /** Where "them" was named. */
  named: Source[];
}

export function holderBehind(reading: Reading, hit: Hit): Holder | undefined {
  const words: string[] = [];
  for (let i = hit.to; i < reading.items.length && words.length < 7; i++) {
    const text = reading.items[i]?.text ?? '';
    // "o g and e" is one name; "the homeowner and we cleared" is not.
    const letters = /^[a-z]$/.test(words.at(-1) ?? '') && /^[a-z]$/.test(reading.items[i + 1]?.text ?? '');
    if (STOPS.test(text) && !(text === 'and' && letters)) break;
    words.push(text);
  }
  // "To there crew": as recognisers write it.
  if (
    words[0] === 'there' &&
    /^(?:crews?|guys?|people|tech|contractor|line|lineman|linemen|man|men)$/.test(words[1] ?? '')
  )
    words[0] = 'their';
  const to = hit.to + words.length;
  // "Their contractor" names somebody, "them" does not.
  const isPronoun = /^(them|him|her|they)$/.test(words[0] ?? '') && words[1] !== 'the';
  const named = isPronoun ? undefined : (ownHolder(words) ?? companyNamed(reading, words));
  if (named || !/^(them|him|her|they|their|his)$/.test(words[0] ?? '')) return named && { value: named, to, named: [] };
  // Whom "them" means was named before it, in this sentence or the one before.
  let from = hit.from;
  for (let sentences = 0; from > 0 && hit.from - from < 30; from--) {
    if (reading.items[from - 1]?.text === '.' && ++sentences > 1) break;
  }
  const before = reading.items.slice(from, hit.from).map(({ text }) => text);
  const clause = before.slice(before.lastIndexOf('.') + 1).join(' ');
  // "The manager has a company on the way and we released it to her": she is no company.
  const isOne = /^(him|her|his)$/.test(words[0] ?? '');
  const value =
    (isOne ? holderIn(clause.replace(COMPANIES, ''), 'last') : undefined) ??
    holderIn(clause, 'last') ??
    holderIn(before.join(' '), 'last') ??
    (UTILITY_WORK.test(before.join(' ')) || (UTILITY_LINES.test(reading.text) && companyCame(before.join(' ')))
      ? 'RELEASED_TO_PRIVATE_AGENCY'
      : undefined);
  return value && { value, to: hit.to + 1, named: [reading.sourceOf(from, hit.from)] };
}

const COMPANIES = /\b(?:\w+ )?(?:company|companies|department|crews?|energy|utilit(?:y|ies)|services?)\b/g;

/** "The hotel's environmental contractor": whoever is somebody's, not the one whose he is. */
function ownHolder(words: string[]): HazsitDisposition | undefined {
  const first = holderIn(words.join(' '), 'first');
  if (first !== 'RELEASED_TO_PROPERTY_OWNER') return first;
  const owned = words.findIndex((word) => /^(?!he|she|it|that|who|there|what)\w+'s$/.test(word));
  return (owned < 0 ? undefined : holderIn(words.slice(owned + 1).join(' '), 'first')) ?? first;
}

/** "Northwestern Energy came … left it with the northwestern guy": a company called by half its name. */
function companyNamed({ text }: Reading, words: string[]): HazsitDisposition | undefined {
  const known = words.some(
    (word) =>
      /^[a-z]{4,}$/.test(word) &&
      !/^(?:them|their|guys?|they|crews?|with|natural|there|that|this|people)$/.test(word) &&
      new RegExp(`\\b${word} (?:energy|gas|electric|power|light|utilities|propane)\\b`).test(text),
  );
  return known || didUtilityWork(text, words) ? 'RELEASED_TO_PRIVATE_AGENCY' : undefined;
}

/** "MDU got there and red-tagged it, we left it with MDU": told by its work, whatever its name. */
function didUtilityWork(text: string, words: string[]): boolean {
  const [name = ''] = words.filter((word) => !/^(?:the|that|their)$/.test(word));
  if (words.length > 3 || !/^[a-z]{3,}$/.test(name)) return false;
  return new RegExp(
    `\\b${name}(?: (?!(?:we|i|U\\d+|\\.)(?: |$))\\S+){0,8}? (?:red ?tagged|red tag|tagged (?:it|the)|pulled the meter|locked (?:it|the meter)|squeezed (?:it|the)|crimped|spliced)\\b`,
  ).test(text);
}

/** What a utility owns, and is called for by its name alone. */
const UTILITY_LINES =
  /\b(?:wires?|primary|power ?lines?|power lines?|transformer|pole|gas (?:leak|line|main|service|meter)|natural gas)\b/;

/** Whoever comes and does this is a utility, whatever its name. */
const UTILITY_WORK =
  /\b(?!(?:we|i|crews?|U\d+) )[a-z]{3,}(?: (?:came|come|got there|showed up|arrived|out|finally|then|and|to))* (?:red tag(?:ged)?|tagged|locked (?:it|the meter|out)|pulled the meter|shut it (?:off )?at the (?:street|curb|main|pole))\b/;

/** "Eversource arrived and pinched it off": whoever comes to a hazard and is neither crew, unit nor anyone's kin. */
export const companyCame = (said: string) => CAME.test(said) && !OURS_CAME.test(said);
const CAME =
  /(?:^| )(?!(?:we|i|they|he|she|it|who|and|all|both|everybody|everyone|units?|crews?|guys|company|then|that|U\d+)(?: |$))[a-z]{3,}(?: (?:finally|eventually|then|crew|crews|guys?|tech))? (?:arrived|showed up|got (?:there|here|on scene|out there)|rolled (?:up|in)|pulled up|made it (?:out|in|there)|came (?:out|in|up))(?: |$)/;
const OURS_CAME =
  /\b(?:chief|captain|lieutenant|hazmat|haz mat|team|engine|ladder|truck|squad|rescue|battalion|district|medics?|ambulance|family|wife|husband|son|daughter|friend|neighbors?|caller|police|deput\w+|troopers?|company|department|squad|tanker|tender|brush|people|kids|help|backup)(?: (?:finally|eventually|then|crew|crews|guys?))? (?:arrived|showed|got|rolled|pulled|made|came)\b/;

/** Of the holders named, the first or the last; where two begin at the same word, the longer name. */
export function holderIn(words: string, which: 'first' | 'last'): HazsitDisposition | undefined {
  let best: { value: HazsitDisposition; at: number; length: number } | undefined;
  for (const [value, pattern] of EVERY_HOLDER) {
    for (const match of words.matchAll(pattern)) {
      const at = match.index;
      const length = match[0].length;
      const better =
        !best ||
        (which === 'first' ? at < best.at : at > best.at + best.length) ||
        (at === best.at && length > best.length);
      if (better) best = { value, at, length };
    }
  }
  return best?.value;
}

/** Anyone but the crew and the people whose place it is. */
export function otherIn(said: string): boolean {
  return (
    outsiderIn(said) ||
    /\b(?:plant|refinery|mill|terminal|railroad)(?:'s)? (?:own )?(?:haz ?mat|emergency|response|brigade|spill|safety|crew|team|people|guys)\b/.test(
      said,
    ) ||
    /\b(?:plant's|maintenance|staff|employees|workers|operators?|engineers?|ehs|e h s)\b/.test(said)
  );
}

export function outsiderIn(said: string): boolean {
  // A hazmat team is the fire service's as often as not.
  const words = said
    .replace(/\bcity (?:pool|hall|park|limits|bus|streets?)\b/g, '')
    .replace(/\b(?:company|our|my|engine|truck|safety|fire) officers?\b|\bdeputy (?:fire )?(?:chief|marshal)\b/g, '')
    .replace(/\bhaz ?mat (?:teams?|crews?|guys|units?|techs?|technicians?)\b/g, '');
  return (
    HOLDERS.some(([value, pattern]) => value !== 'RELEASED_TO_PROPERTY_OWNER' && pattern.test(words)) ||
    /\b(techs?|technicians?|tow|wrecker)\b/.test(words)
  );
}
