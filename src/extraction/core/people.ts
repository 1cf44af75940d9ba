import type { Filled } from '../../neris/report.ts';
import { type Context, fill } from '../context.ts';
import type { Hit } from '../text/reading.ts';
import { ANIMAL_COUNT, ANIMALS_SAVED, DISPLACEMENT_WORDS, OCCUPANTS } from '../vocabulary/occupants.ts';
import { EARLIER } from '../vocabulary/speech.ts';
import { indexPhrases, type Mention, mentionsIn, wordsBefore } from './phrases.ts';

const INDEX = indexPhrases(OCCUPANTS);
/** Another incident, told before. */
const PAST = new RegExp(EARLIER.source);

/** Who was there, who is displaced and why, which animals were saved. */
export function people(context: Context): Filled[] {
  return [...presence(context), ...displacement(context), ...animals(context)];
}

/** Occupants of buildings; who rides in a car is not asked. */
function presence(context: Context): Filled[] {
  if (
    context.types.some((type) =>
      /^NOEMERG\|\|CANCELLED|MOTOR_VEHICLE|TRANSPORTATION|OUTSIDE_FIRE\|\|W|VEGETATION/.test(type),
    )
  )
    return [];
  const mentions = mentionsIn(context.reading, INDEX);
  const here = (mention: Mention) => !besides(context, mention);
  const absent = mentions.all('ABSENT').filter((mention) => firm(context, mention) && here(mention))[0];
  const present = mentions.all('PRESENT').filter((mention) => firm(context, mention) && here(mention))[0];
  const path = 'base.people_present';
  if (absent && !(present && /inside/.test(absent.text))) return [fill(path, false, absent)];
  return present ? [fill(path, true, present)] : [];
}

/** Without punctuation a denial reaches into the next statement; only one that stands right before counts. */
function firm({ reading }: Context, hit: Mention | Hit): boolean {
  const doubts = reading.doubts(hit).filter((doubt) => doubt !== 'negated');
  return (
    doubts.length === 0 &&
    !/\b(no|not|never|none|nobody|without|\w+n't)( of| the| of the)?$/.test(wordsBefore(reading, hit.from, 3))
  );
}

/** Said of a neighbor's house, of a car or of our own people. */
function besides({ reading }: Context, { from, to }: Mention): boolean {
  const before = wordsBefore(reading, from, 10);
  const own = reading.items
    .slice(from, to + 2)
    .map(({ text }) => text)
    .join(' ');
  return (
    /\bnext door\b[^.]*$/.test(before) ||
    /\b(next door|neighbor's house|house behind|in the (car|vehicle|truck|pickup|boat)|neighbors)\b/.test(own)
  );
}

const NOBODY =
  /\b(nobody|nobody's|no one|no one's|no 1|none|no residents|no occupants|no families)( \w+){0,3} displaced\b|\bno displacement\b|\b(wasn't|weren't|not) displaced\b/;
const HOMELESS =
  "(?:(?:who live there|there|are|were|will be|now) ){0,2}(?:(?:cannot|can't|couldn't|could not|can not|not able to|unable to|won't be able to) (?:stay|live|go back|go home|return|move back|sleep|be)\\b|out of (?:a|their) (?:home|house|apartment|unit)|(?:forced|put) out of (?:their|the) (?:home|house|apartment|unit)|homeless)";
const COUNTED: readonly RegExp[] = [
  /\b(?<people>(?:\d+|1) (?:adults?|kids|child|children|people|residents|occupants|tenants|persons|students|guests|employees|family members)(?: and (?:\d+|1|a) (?:adults?|kids?|child|children|infant|baby))?)(?: \w+){0,4} displaced\b/,
  /\b(?:family|families|household|group) of (?<people>\d+)(?: \w+){0,5} displaced\b/,
  /\b(?:the|all) (?<people>\d+)(?: of them)?(?: \w+){0,3} displaced\b/,
  /\b(?<people>\d+)(?: of them)? (?:are|is|were|was|got|ended up|will be|have been)(?: \w+){0,2} displaced\b/,
  /\b(?<people>\d+) displaced\b/,
  /\b(?<people>a?couple)(?: \w+){0,4} displaced\b/,
  /\bdispla(?:ced|ces|cing) (?:a |the |about |all )?(?:family of )?(?<people>\d+(?: adults?)?(?: and (?:\d+|1|a) (?:kids?|child|children|infant|baby))?)\b/,
  /\bdispla(?:ced|ces|cing) (?:a|the) (?<people>couple)\b/,
  new RegExp(
    `\\b(?<people>\\d+ (?:adults?|kids|children|people|residents|occupants|tenants|persons|students|guests|family members)(?: and (?:\\d+|a) (?:adults?|kids?|child|children|infant|baby))?) ${HOMELESS}`,
  ),
  new RegExp(`\\b(?:family|household) of (?<people>\\d+) ${HOMELESS}`),
  new RegExp(`\\b(?:all|the) (?<people>\\d+)(?: of them)? ${HOMELESS}`),
];

function displacement(context: Context): Filled[] {
  const { reading } = context;
  const nobody = reading.find(NOBODY).filter((hit) =>
    reading.doubts(hit).every(
      (doubt) =>
        doubt === 'negated' ||
        // Without punctuation the next thought ("last month we …") reaches back too far.
        (doubt === 'earlier' && !reading.punctuated && !PAST.test(wordsBefore(reading, hit.from, 14))),
    ),
  )[0];
  if (nobody) return [fill('base.displacement_count', 0, nobody)];
  for (const pattern of COUNTED) {
    const hit = reading.find(pattern).find((each) => firm(context, each));
    if (!hit) continue;
    return [fill('base.displacement_count', headCount(hit), hit), ...causes(reading.items, hit)];
  }
  return [];
}

/** "2 adults and 3 kids" are five. */
function headCount(hit: Hit): number {
  const words = hit.groups.people ?? '';
  if (/couple/.test(words)) return 2;
  return words
    .split(' and ')
    .map((part) => (/^a\b/.test(part) ? 1 : Number.parseInt(part, 10)))
    .reduce((sum, count) => sum + count, 0);
}

/** The reason stands in the same breath, or just before ("cut the power, so that's what has them displaced"). */
function causes(items: readonly { text: string }[], hit: Hit): Filled[] {
  const start = Math.max(0, hit.from - 14);
  const before = items.slice(start, hit.from).map(({ text }) => text);
  const after = items.slice(hit.to, hit.to + 9).map(({ text }) => text);
  const stop = after.indexOf('.');
  const own = [
    ...before.slice(before.lastIndexOf('.') + 1),
    hit.text,
    ...(stop < 0 ? after : after.slice(0, stop)),
  ].join(' ');
  // Utilities cut at a fire are routine; they displace somebody only where the account says so.
  const linked = /\b(so|because|since|that's what|which|due to|on account|now|without|no)\b/.test(own);
  const found = DISPLACEMENT_WORDS.find(([pattern, cause]) => pattern.test(own) && (cause !== 'UTILITIES' || linked));
  return found ? [fill('base.displacement_causes[0]', found[1], hit)] : [];
}

/** Living animals brought out; a number, or one for "a dog" and "the cat". */
function animals({ reading }: Context): Filled[] {
  for (const pattern of ANIMALS_SAVED) {
    const hit = reading.said(pattern)[0];
    if (!hit) continue;
    const after = reading.items
      .slice(hit.to, hit.to + 6)
      .map(({ text }) => text)
      .join(' ');
    if (/\b(dead|deceased|didn't make it|perished|died)\b/.test(`${hit.text} ${after}`)) continue;
    let total = 0;
    for (const { groups } of (hit.groups.list ?? '').matchAll(ANIMAL_COUNT)) {
      const many = /s$|calves|deer|sheep|ponies|puppies/.test(groups?.animal ?? '');
      if (/^\d+$/.test(groups?.count ?? '')) total += Number(groups?.count);
      else if (groups?.count === 'both') total += 2;
      else if (many) return [];
      else total += 1;
    }
    if (total > 0) return [fill('base.animals_rescued', total, hit)];
  }
  return [];
}
