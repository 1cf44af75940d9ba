import type { Filled } from '../../neris/report.ts';
import { type Context, fill } from '../context.ts';
import type { Hit, Reading } from '../text/reading.ts';
import { HOMELESS, NOBODY_DISPLACED, ONE, PUT_OUT, WHO } from '../vocabulary/displacement.ts';
import { DISPLACEMENT_WORDS } from '../vocabulary/occupants.ts';
import { EARLIER } from '../vocabulary/speech.ts';
import { wordsAfter, wordsBefore } from './phrases.ts';
import { firm } from './presence.ts';

const KIND = '(?: (?:elderly|older|young|small|little|adult|more|other|college|grown|teenage|different|total))?';
/** A number of three digits alone may be a house. */
const COUNT = `(?:\\d{1,2}${KIND}(?: ${WHO}| of them| of us)?|\\d{3,}${KIND}(?: ${WHO}| of them)|(?<=\\b(?:about|around|approximately|roughly) )\\d{3,})`;
const GROUP = `(?:(?:family|household|group) of \\d+|(?:a |the |an \\w+ |the \\w+ )?couple|both of them|both (?:adults|people|residents|occupants|tenants|men|women|kids|roommates))`;
const PART = `(?:(?:about|around|maybe|all|the|those|these|both|just|only|approximately|roughly|total of|another|her|his|their|them|plus) )*(?:${COUNT}|${GROUP}|${ONE})`;
/** Where they live, between them and what became of them: "3 people on the 2nd floor". */
const WHERE =
  '(?: (?:from|in|out of|at|over at) \\d{2,5}(?: \\d\\d)?| (?:on|from|in|out of|at|living in|living on|who lives? (?:in|on|at)|that lives? (?:in|on|there)|upstairs|downstairs|next door)(?: (?!and |we |so |but )[^\\s.]+){0,4}?(?<!(?<!\\b(?:apartment|unit|lot|room|number|floor|division|suite)) \\d{1,2}))?(?: altogether| total| in all| all told)?';
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
    `\\b${PUT_OUT} (?:a |the |all )?(?<people>${PART}(?:(?: and| plus| with)? ${PART})?) (?:out(?= \\.| and | for | of (?:a|their|his|her) |$| tonight| so )|homeless|without a (?:home|place|roof)|with (?:no|nowhere|no where) )`,
  ),
  new RegExp(
    `\\b(?:red cross|salvation army|housing authority) (?:(?!\\.|not |no )\\S+ ){0,4}(?:housing|sheltering|setting up|lodging|putting up|putting|put up|helping|assisting|assisted|has|took|is taking|took in|for) (?:with )?(?:a |the |all )?(?<people>(?:family of )?\\d+(?: ${WHO}| of them)?(?:(?: and| plus)? ${PART})?)\\b(?! (?:displaced|minutes|hours|days|nights|units?|rooms?|apartments?|dogs?|cats?|story|families|T\\d))`,
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
  const count = best && Number(CORRECTED.exec(wordsAfter(reading, best.hit.to, 6))?.[1] ?? best.count);
  return best ? [fill('base.displacement_count', count, best.hit), ...causes(reading, best.hit)] : [];
}

/** "Four people displaced, well, three". */
const CORRECTED =
  /^(?:\. )?(?:no|well|wait|sorry|actually|correction|make that|i mean)(?: (?:no|wait|sorry|actually|make that|it's|it was))* (\d{1,2})\b(?! (?:of|units?|families|apartments?|rooms?|floors?|dogs?|cats?|minutes|U\d+)\b)/;

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
    const more = Number(
      /^(?:(?:from|in|at) (?:\S+ ){1,4})?(?:and|plus) (\d+) more\b/.exec(wordsAfter(reading, hit.to, 9))?.[1] ?? 0,
    );
    const before = (wordsBefore(reading, hit.from, 18).split(' .').at(-1) ?? '').trim();
    const strong = STRONG.test(hit.text);
    const own = /^(he's|she's) /.exec(hit.text)?.[1];
    const people =
      own ?? SUBJECT.exec(before)?.groups?.people ?? (isBoth(hit.text, before) ? 'both of them' : undefined);
    if (/^both/.test(people ?? '') && SEVERAL_HOMES.test(wordsBefore(reading, hit.from, 25))) return [];
    if (people) {
      const count = headCount(people);
      if (/(^| )(units?|apartments?|families|households|homes)$/.test(before)) return [];
      const alone = count === 1 && !/\d/.test(people);
      if (alone && /\blive\b/.test(hit.text)) return [];
      return !count || (alone && !named(hit.text) && !LIVES_ALONE.test(reading.text))
        ? []
        : [{ count: count + more, hit, named: named(hit.text) }];
    }
    if (!strong || !(THEY.test(before) || /^they're /.test(hit.text))) return [];
    const count = householdOf(reading);
    return count ? [{ count, hit, named: false }] : [];
  });
}
/** "The owner and his wife were home. Both are displaced". */
const isBoth = (text: string, before: string) => named(text) && /^both (?!of )/.test(text) && before === '';
/** Both of what: not of two persons. */
const SEVERAL_HOMES = /\b(?:families|units|apartments|households|sides|halves|homes|houses|floors)\b/;
const named = (text: string) => /displaced|homeless/.test(text);

const LIVES_ALONE =
  /\b(lives?|lived|living) (there )?(alone|by (himself|herself))\b|\bonly (1|one|resident|occupant|person)\b|\bjust the 1\b/;

function behind(reading: Reading): Told[] {
  return BEHIND.flatMap((pattern) =>
    reading.find(pattern).flatMap((hit): Told[] => {
      // "Two families displaced, one of four and one of three".
      if (/\b\d+ of \d/.test(`${hit.text} ${wordsAfter(reading, hit.to, 2)}`)) return [];
      const count = headCount(hit.groups.people ?? '');
      return count && firm(reading, hit) ? [{ count, hit, named: /^displa|homeless/.test(hit.text) }] : [];
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
    const number = Number(/\d+/.exec(part)?.[0] ?? (/couple|both/.test(part) ? 2 : 1));
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
function causes({ items, punctuated }: Reading, hit: Hit): Filled[] {
  const start = Math.max(0, hit.from - 14);
  const before = items.slice(start, hit.from).map(({ text }) => text);
  const ahead = items.slice(hit.to, hit.to + 9);
  const stop = ahead.findIndex(({ text, clock, unit }) => text === '.' || clock || unit);
  const after = (stop < 0 ? ahead : ahead.slice(0, stop)).map(({ text }) => text).join(' ');
  // Without marks what follows is of the same breath only where a word joins it on.
  const joined = punctuated || JOINED.test(after) ? after : '';
  const own = [...before.slice(before.lastIndexOf('.') + 1), hit.text, joined].join(' ');
  // Utilities cut at a fire are routine; they displace somebody only where the account says so.
  const linked = /\b(so|until|till|because|since|that's what|which|due to|on account|now|without|no)\b/.test(own);
  const reason = REASON.test(joined) ? causesIn(`displaced ${joined}`) : [];
  const found = reason.length > 0 ? reason : causesIn(own).filter((cause) => cause !== 'UTILITIES' || linked);
  return found.map((cause, i) => fill(`base.displacement_causes[${i}]`, cause, hit));
}

const causesIn = (words: string) =>
  DISPLACEMENT_WORDS.flatMap(([pattern, cause]) => (pattern.test(words) ? [cause] : []));

const JOINED =
  /^(?:(?:tonight|for now|there|temporarily|altogether|total|in all|right now|at this time) )*(?:because|due|by|from|on account|since|until|till|with|without|as|after|for|so|while|and)\b/;
/** A reason in so many words stands over whatever was told before. */
const REASON = /^(?:(?:tonight|for now|temporarily|altogether|total|in all) )*(?:because|due to|by|from|on account)\b/;
