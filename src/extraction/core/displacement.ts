import type { Filled } from '../../neris/report.ts';
import { type Context, fill } from '../context.ts';
import type { Hit, Reading } from '../text/reading.ts';
import { HOMELESS, NOBODY_DISPLACED, ONE, WHO } from '../vocabulary/displacement.ts';
import { DISPLACEMENT_WORDS } from '../vocabulary/occupants.ts';
import { EARLIER } from '../vocabulary/speech.ts';
import { wordsAfter, wordsBefore } from './phrases.ts';
import { firm } from './presence.ts';

const COUNT = `(?:\\d+(?: (?:elderly|older|young|small|little|adult|more|other|college|grown|teenage|different|total))?(?: ${WHO}| of them| of us)?)`;
const GROUP = `(?:(?:family|household|group) of \\d+|(?:a |the |an \\w+ |the \\w+ )?couple)`;
const PART = `(?:(?:about|around|maybe|all|the|those|these|both|just|only|approximately|roughly|total of|another|her|his|their|them|plus) )*(?:${COUNT}|${GROUP}|${ONE})`;
/** Where they live, between them and what became of them: "3 people on the 2nd floor". */
const WHERE =
  '(?: (?:on|from|in|out of|at|living in|living on|who lives? (?:in|on|at)|that lives? (?:in|on|there)|upstairs|downstairs|next door)(?: (?!and |we |so |but )[^\\s.]+){0,4}?)?(?: altogether| total| in all| all told)?';
const SUBJECT = new RegExp(`(?:^| )(?<people>${PART}(?:(?: and| plus| with)? ${PART}){0,4})${WHERE}$`);
const PREDICATE = new RegExp(`(?<![^ ])${HOMELESS}`);
const THEY =
  /(?:^| )(?:they|they're|them|everybody|everyone|(?:the )?(?:family|residents|occupants|tenants|folks|people))$/;

/** The number behind the word: "displaced a family of 4", "total displaced is 4", "Red Cross is housing 3 adults". */
const BEHIND: readonly RegExp[] = [
  new RegExp(
    `\\bdispla(?:ced|ces|cing|cement of|cement for)(?: (?:is|was|were|are|count|total))* (?:a |the |about |all |around |approximately )?(?<people>(?:family of )?\\d+(?: \\w+)?(?: ${WHO})?(?:(?: and| plus)? ${PART})?)(?! (?:families|units|apartments|households|homes|houses|minutes|hours|days))\\b`,
  ),
  /\bdispla(?:ced|ces|cing) (?:a|the) (?<people>couple)\b/,
  new RegExp(
    `\\b(?:red cross|salvation army|housing authority) (?:(?!\\.|not |no )\\S+ ){0,4}(?:housing|sheltering|putting up|putting|put up|helping|assisting|assisted|has|took|is taking|took in|for) (?:with )?(?:a |the |all )?(?<people>(?:family of )?\\d+(?: ${WHO}| of them)?(?:(?: and| plus)? ${PART})?)\\b(?! (?:displaced|minutes|hours|days|nights|units?|rooms?|apartments?|dogs?|cats?|story|families|T\\d))`,
  ),
];

export function displacement({ reading }: Context): Filled[] {
  const nobody = reading.find(NOBODY_DISPLACED).find((hit) =>
    reading.doubts(hit).every(
      (doubt) =>
        doubt === 'negated' ||
        // Without punctuation the next thought ("last month we …") reaches back too far.
        (doubt === 'earlier' && !reading.punctuated && !EARLIER.test(wordsBefore(reading, hit.from, 14))),
    ),
  );
  if (nobody) return [fill('base.displacement_count', 0, nobody)];
  const told = [...subjects(reading), ...behind(reading)];
  const best = told.find(({ named }) => named) ?? told[0];
  return best ? [fill('base.displacement_count', best.count, best.hit), ...causes(reading.items, best.hit)] : [];
}

interface Told {
  count: number;
  hit: Hit;
  /** Said with the word itself and not only by where they sleep. */
  named: boolean;
}

const STRONG =
  /displaced|homeless|out of a|can'?t |cannot|couldn't|unable|out (of there )?(till|until)|no place|nowhere/;

/** "A family of four is displaced": those before what became of them. */
function subjects(reading: Reading): Told[] {
  return reading.find(PREDICATE).flatMap((hit): Told[] => {
    if (!firm(reading, hit) || isRescue(reading, hit)) return [];
    // "A family of four displaced plus the grandmother": more than were counted.
    if (/^(plus|along with|as well as) /.test(wordsAfter(reading, hit.to, 2))) return [];
    const before = (wordsBefore(reading, hit.from, 18).split(' .').at(-1) ?? '').trim();
    const named = /displaced|homeless/.test(hit.text);
    const strong = STRONG.test(hit.text);
    const own = /^(he's|she's) /.exec(hit.text)?.[1];
    const people = own ?? SUBJECT.exec(before)?.groups?.people;
    if (people) {
      const count = headCount(people);
      if (/(^| )(units?|apartments?|families|households|homes)$/.test(before)) return [];
      const alone = count === 1 && !/\d/.test(people);
      if (alone && /\blive\b/.test(hit.text)) return [];
      return !count || (alone && !named && !LIVES_ALONE.test(reading.text)) ? [] : [{ count, hit, named }];
    }
    if (!strong || !(THEY.test(before) || /^they're /.test(hit.text))) return [];
    const count = householdOf(reading);
    return count ? [{ count, hit, named: false }] : [];
  });
}
const LIVES_ALONE =
  /\b(lives?|lived|living) (there )?(alone|by (himself|herself))\b|\bonly (1|one|resident|occupant|person)\b|\bjust the 1\b/;

function behind(reading: Reading): Told[] {
  return BEHIND.flatMap((pattern) =>
    reading.find(pattern).flatMap((hit): Told[] => {
      // "Two families displaced, one of four and one of three".
      if (/\b\d+ of \d/.test(`${hit.text} ${wordsAfter(reading, hit.to, 2)}`)) return [];
      const count = headCount(hit.groups.people ?? '');
      return count && firm(reading, hit) ? [{ count, hit, named: /^displa/.test(hit.text) }] : [];
    }),
  );
}

const PARTS = new RegExp(`(?<![^ ])(?:${GROUP}|${COUNT}|${ONE})(?![^ ])`, 'g');

/** "2 adults and 3 kids" are five, "mom and her 2 kids" three; "all 3 of them" sums up what stands before it. */
function headCount(people: string): number | undefined {
  // "He's the only one displaced."
  if (/\b(only|just)( the)? 1$/.test(people)) return 1;
  let sum = 0;
  for (const [part] of people.matchAll(PARTS)) {
    const number = Number(/\d+/.exec(part)?.[0] ?? (part.includes('couple') ? 2 : 1));
    if (/ of (them|us)$/.test(part)) return number;
    sum += number;
  }
  return sum || undefined;
}

const HOUSEHOLD = new RegExp(
  `\\b(?:family|household) of (?<n>\\d+)\\b|\\b(?<people>\\d+ (?:\\w+ )?${WHO}) (?:that |who )?(?:live|lives|lived|living|reside)\\b|\\ball (?<all>\\d+) of them\\b`,
);

/** How many live there, where the account says one number only. */
function householdOf(reading: Reading): number | undefined {
  const counts = new Set(
    reading
      .find(HOUSEHOLD)
      .filter((hit) => firm(reading, hit))
      .map(({ groups }) => Number(/\d+/.exec(groups.n ?? groups.all ?? groups.people ?? '')?.[0])),
  );
  return counts.size === 1 ? [...counts][0] : undefined;
}

/** "Got 3 people out of the house" saved them; "that's 3 people out of the house" leaves them without one. */
function isRescue(reading: Reading, { from, to, text }: Hit): boolean {
  if (!/ ?out of (a|their|his|her|the|that|this) \w+$/.test(text)) return false;
  const before = wordsBefore(reading, from, 8);
  // "All three are out of the house for now".
  if (
    (/^(are|is|will be) /.test(text) || !SAVED.test(before)) &&
    /^(for (now|the|a)|on account|because|until|till|tonight|due to)\b/.test(wordsAfter(reading, to, 2))
  )
    return false;
  return / ?out of (the|that|this) /.test(text)
    ? !/\b(that's|leaves|leaving|puts|so)\b/.test(before)
    : SAVED.test(before);
}
const SAVED = /\b(pull|got|get|help|t[ao]*k|rescu|had|brought|carr|remov|evacuat|mov|ladder|came|come|walk|made it)/;

/** The reasons stand in the same breath, or just before ("cut the power, so that's what has them displaced"). */
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
  const found = DISPLACEMENT_WORDS.filter(([pattern, cause]) => pattern.test(own) && (cause !== 'UTILITIES' || linked));
  return found.map(([, cause], i) => fill(`base.displacement_causes[${i}]`, cause, hit));
}
