import type { Filled } from '../../neris/report.ts';
import { NUMBER_PATHS } from '../reader/concepts.ts';
import type { Heard } from '../reader/heard.ts';
import { thresholdOf } from '../reader/thresholds.ts';
import type { Mentions, Span } from '../text/mentions.ts';
import { LEAST_OF_A_SUM } from '../tuned.ts';
import { fromWords } from './evidence.ts';

type Count = Exclude<keyof typeof NUMBER_PATHS, 'staffing' | 'incident_number' | 'mile'>;

const NOBODY = /\b(nobodys?|no one|none|no|zero|not|never|without)\b|n['’]t\b/i;
const FAMILY = /\bfamily of (\w+)/i;

/** A count that was said, by the number's own words; "nobody" counts none. */
export function decideCount(heard: Heard, mentions: Mentions, role: Count): Filled[] {
  const path = NUMBER_PATHS[role];
  if (role === 'floor') return decideFloor(heard, mentions);
  const kinds = KINDS[role];
  const summed = (number: Span) => kinds && together(heard.transcript, mentions.numbers, number, kinds);
  const [number] = mentions.numbers
    .map((each) => ({ ...each, strength: heard.role(each, `n=${role}`) }))
    .filter(
      ({ strength, ...each }) => strength >= (kinds === PEOPLE && summed(each) ? LEAST_OF_A_SUM : thresholdOf('n')),
    )
    .sort((a, b) => b.strength - a.strength);
  const everybody = number && summed(number);
  if (everybody) return [fromWords(path, everybody.value, heard.sourceOf(everybody))];
  if (number)
    return [fromWords(path, role === 'acres' ? number.value : Math.round(number.value), heard.sourceOf(number))];
  const claim = heard.claims('n').find(({ code }) => code === role);
  const words = claim ? heard.transcript.slice(claim.start, claim.end) : '';
  const list = claim && kinds && together(heard.transcript, mentions.numbers, claim, kinds);
  if (list) return [fromWords(path, list.value, heard.sourceOf(list))];
  return claim && NOBODY.test(words) && !FAMILY.test(words) ? [fromWords(path, 0, heard.sourceOf(claim))] : [];
}

/** The floor that is surest of those numbered ("fire on the second floor", "floor 2") and those named. */
function decideFloor(heard: Heard, mentions: Mentions): Filled[] {
  const numbered = mentions.floors.map((each) => ({
    ...each,
    value: Math.round(isBelow(heard, each) ? -each.value : each.value),
    strength: heard.role(each, 'n=floor'),
  }));
  const named = heard
    .claims('n')
    .filter(({ code, start, end }) => code === 'floor' && !numbered.some((one) => one.start < end && one.end > start))
    .flatMap((claim) => {
      const words = heard.transcript.slice(claim.start, claim.end);
      const value = NAMED_FLOORS.find(([pattern]) => pattern.test(words))?.[1];
      return value === undefined ? [] : [{ ...claim, value }];
    });
  const [floor] = [...numbered, ...named]
    .filter(({ strength }) => strength >= thresholdOf('n'))
    .sort((a, b) => b.strength - a.strength);
  return floor ? [fromWords(NUMBER_PATHS.floor, floor.value, heard.sourceOf(floor))] : [];
}
const NAMED_FLOORS: readonly (readonly [words: RegExp, floor: number])[] = [
  [/\bbasement|\bcellar\b/i, -1],
  [/\b(ground|first|main)\b/i, 1],
];

/** Kinds that add up; "residents" are all of them already. */
const PEOPLE =
  'adults?|kids?|child(?:ren)?|m[ae]n|wom[ae]n|bab(?:y|ies)|infants?|teen(?:ager)?s?|boys?|girls?|parents?';
const ANIMALS =
  'dogs?|cats?|pupp(?:y|ies)|kittens?|rabbits?|bunn(?:y|ies)|birds?|parrots?|ferrets?|turtles?|snakes?|lizards?|hamsters?|guinea pigs?|hors(?:e|es)|pon(?:y|ies)|goats?|sheep|cows?|cal(?:f|ves)|pigs?|chickens?|ducks?';
const KINDS: Readonly<Partial<Record<Count, string>>> = { displaced: PEOPLE, evacuated: PEOPLE, animals: ANIMALS };

/** "Two adults and two children", "a cat and two dogs": of what is counted by its kinds, all of them. */
function together(
  transcript: string,
  numbers: Mentions['numbers'],
  counted: Span,
  kinds: string,
): (Span & { value: number }) | undefined {
  const from = Math.max(0, counted.start - LONGEST_LIST);
  const around = transcript.slice(from, counted.end + LONGEST_LIST);
  const listed = [...around.matchAll(new RegExp(`\\b(?:${kinds})\\b`, 'gi'))].flatMap(({ 0: kind, index }) => {
    const [at, end] = [from + index, from + index + kind.length];
    const number = numbers.find((each) => each.end < at && /^ (?:\w+ )?$/.test(transcript.slice(each.end, at)));
    const [article] = /\b(?:an?|one) (?:\w+ )?$/i.exec(transcript.slice(from, at)) ?? [];
    if (number) return [{ start: number.start, end, value: number.value }];
    return article ? [{ start: at - article.length, end, value: 1 }] : [];
  });
  let list: (Span & { value: number }) | undefined;
  let kindsSaid = 0;
  for (const each of listed) {
    const goesOn = list && /^(?:,? and|,) $/.test(transcript.slice(list.end, each.start));
    if (list && !goesOn && kindsSaid > 1 && covers(list, counted)) break;
    list = list && goesOn ? { start: list.start, end: each.end, value: list.value + Math.round(each.value) } : each;
    kindsSaid = goesOn ? kindsSaid + 1 : 1;
  }
  return list && kindsSaid > 1 && covers(list, counted) ? list : undefined;
}
const covers = (list: Span, { start, end }: Span) => list.start < end && start < list.end;
const LONGEST_LIST = 60;

/** "Basement level 2", "two floors below". */
function isBelow({ transcript }: Heard, { start, end }: Span): boolean {
  return (
    /\bbasement( level| floor)? $/i.test(transcript.slice(Math.max(0, start - 20), start)) ||
    /^ (levels?|floors?|stor(y|ies)) (down|below|under)|^ (level )?(sub-?)?basement/i.test(
      transcript.slice(end, end + 24),
    )
  );
}

/** An incident or run number, as it was said: the department's and, until its own is known, dispatch's. */
export function incidentNumber(heard: Heard): Filled[] {
  for (const claim of heard.claims('n').filter(({ code }) => code === 'incident_number')) {
    const end =
      claim.end + (AFTER_DASH.exec(heard.transcript.slice(claim.end, claim.end + LONGEST_TAIL))?.[0].length ?? 0);
    const start = claim.start - (YEAR_BEFORE.exec(heard.transcript.slice(0, claim.start))?.[0].length ?? 0);
    const words = heard.transcript.slice(start, end).replace(DATE, '|').replace(DASH, '-').replace(YEAR_APART, '$1-');
    // "RUN 26-0907" names what the number is of; "F 26-0907" is part of it.
    const value = /(?:\b(?!RUN|INC|CAD|CASE|CALL)[A-Z]{1,4}[ -]?)?\d[\d -]{2,}\d/.exec(words)?.[0].replaceAll(' ', '');
    if (!value) continue;
    const source = heard.sourceOf({ start, end });
    return ['base', 'dispatch'].map((place) => fromWords(`${place}.incident_number`, value, source));
  }
  return [];
}

/** "RUN LOG 1-17-26", "02/14/2026 Incident 26-1188". */
const DATE =
  /(?<![\d/-])(?:(?:0?[1-9]|1[0-2])[/-](?:0?[1-9]|[12]\d|3[01])[/-](?:20)?\d\d|20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))(?![\d/-])/g;
/** "2026 dash 41877": the mark said as a word. */
const DASH = /\s*\b(?:dash|hyphen)\b\s*(?=\d)/gi;
/** What such a mark joins to a number the reader heard the first part of. */
const AFTER_DASH = /^(?:(?:\s*(?:dash|hyphen)\b\s*|-)\d+)+/i;
const LONGEST_TAIL = 40;
/** "Run number 26, 2291", "26 2291": how a recogniser writes a number whose dash was not said; the reader may have heard its last part. */
const YEAR_APART = /\b(2\d),? (?=\d{3,6}\b)/;
const YEAR_BEFORE = /(?<=\b(?:number|incident|run|case) )2\d,? $/i;
