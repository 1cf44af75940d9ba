import type { Filled } from '../../neris/report.ts';
import { type Context, fill } from '../context.ts';
import type { Hit, Reading } from '../text/reading.ts';
import {
  ANIMAL_COUNT,
  ANIMAL_FREED,
  ANIMAL_ONLY,
  ANIMALS_SAVED,
  ANY_ANIMAL,
  DISPLACEMENT_WORDS,
  LIVING,
  ONE_ANIMAL,
} from '../vocabulary/occupants.ts';
import { EARLIER } from '../vocabulary/speech.ts';
import { wordsAfter, wordsBefore } from './phrases.ts';
import { firm, presence } from './presence.ts';

/** Another incident, told before. */
const PAST = new RegExp(EARLIER.source);

/** Who was there, who is displaced and why, which animals were saved. */
export function people(context: Context): Filled[] {
  return [...presence(context), ...displacement(context), ...animals(context)];
}

const NOBODY =
  /\b(nobody|nobody's|no one|no one's|no 1|none|no residents|no occupants|no families)( \w+){0,3} displaced\b|\bno displacement\b|\b(wasn't|weren't|not) displaced\b/;
/** Being unable to stay, in any words. */
const HOMELESS =
  "(?:(?:who (?:live|lived|were) (?:there|in it)|there|are|is|were|was|will be|now|all|had to be|have been|has been|both|currently|going to be|be|got|ended up|still|will|won't|that live there|that lived there|living there|temporarily) )*(?:(?:cannot|can't|couldn't|could not|can not|not able to|unable to|won't be able to|not allowed to|not be able to|weren't able to|aren't able to) (?:stay|live|go back|go home|return|move back|sleep|get back|reoccupy|occupy|come back|spend the night)\\b|be (?:back|back in|able to go back)\\b(?= (?:for|until|in|there|tonight|any)\\b)|out of (?:a|their|his|her|the) (?:home|house|apartment|unit|trailer|place)|(?:forced|burned|flooded|smoked) out\\b(?! of the (?:car|vehicle|truck))|homeless|displaced|without a (?:home|place)|have no place to (?:stay|go|live)|has no place to (?:stay|go|live)|(?:have|has|need|needs|needed|need a|needing) (?:to find )?(?:a )?(?:place to (?:stay|sleep|go)|somewhere (?:else )?to (?:stay|go|sleep|live)|temporary housing|emergency housing|shelter)|(?:staying|going to stay|stay|went to stay|gone to stay|spending the night|spend the night|sleeping|put up|being put up|relocated) (?:tonight |for the night |elsewhere |over |up )?(?:with|at|to|in|by) (?:(?:a|an|the|her|his|their|some) )?(?:\\w+ )?(?:relatives?|family|friends?|hotel|motel|inn|shelter|neighbors|neighbor's|mother's|mom's|sister's|sister|brother|mother|mom|dad|son|daughter|aunt|uncle|brother's|parents|parents'|grandmother's|grandma's|son's|daughter's|aunt's|uncle's|in laws|red cross)|(?:(?:are|is) )?(?:with|at) (?:a|an|the|her|his|their) (?:\\w+ )?(?:aunt|uncle|sister|brother|mother|mom|dad|son|daughter|grandmother|grandma|parents|cousin|friend|relatives?|family|neighbor|in laws|hotel|motel|inn|shelter)(?:'s)?(?: house| place)? (?:tonight|for now|for the night|until|till|for the time)\\b)";
const WHO =
  '(?:adults?|kids|child|children|people|residents?|occupants?|tenants?|persons?|students|guests|employees|family members|folks|individuals|teenagers|seniors|women|men|roommates)';
const MORE =
  '(?:(?: and| plus)? (?:\\d+|1|a|an) (?:adults?|kids?|child|children|infant|baby|grandmother|teenagers?|toddler))';
/** Whom it happened to, between the number and the predicate: "3 people on the 2nd floor", "family of 4 out of 2321". */
const WHERE =
  '(?: of them)?(?: (?:on|from|in|out of|at|living in|living on|who lives? (?:in|on|at)|upstairs|downstairs)(?: (?!and |we |so |but )[^\\s.]+){0,4}?)?(?: from the \\w+)?';
/** One person, in any words. */
const ONE =
  '(?:he|she|(?:(?:the|a|an|his|her|their|1|the 1) )(?:\\w+ )?(?:owner|homeowner|tenant|resident|occupant|renter|mom|mother|dad|father|grandma|grandmother|grandpa|grandfather|grandson|granddaughter|wife|husband|son|daughter|baby|infant|toddler|child|boy|girl|boyfriend|girlfriend|roommate|sister|brother|lady|woman|man|gentleman|aunt|uncle|nephew|niece|fella|guy|student|teenager|friend|partner)|mom|dad|grandma|grandpa|mother|father)';
const COUNTED: readonly RegExp[] = [
  new RegExp(`\\b(?<pair>${ONE}(?: and ${ONE})+) ${HOMELESS}`),
  new RegExp(
    `\\b(?<!\\b(?:and|with|of|for) )(?<pair>${ONE})(?: (?:upstairs|downstairs|next door|in the \\w+|on the \\w+ floor))? (?:(?:is|was|will be|has been|got|currently|now|also|the only 1|left) ){1,3}(?:displaced|homeless)\\b`,
  ),
  new RegExp(`\\b(?<people>(?:\\d+|1) (?:\\w+ )?${WHO}${MORE}?)${WHERE} ${HOMELESS}`),
  new RegExp(`\\b(?:family|families|household|group|crew) of (?<people>\\d+)${WHERE} ${HOMELESS}`),
  new RegExp(`\\b(?:all|the|those|that's|makes|leaves|left|leaving|puts|put) (?<people>\\d+)${WHERE} ${HOMELESS}`),
  new RegExp(`\\b(?<people>(?:a |the )?couple)${WHERE} ${HOMELESS}`),
  new RegExp(`\\b(?<people>\\d+)(?: of them)? ${HOMELESS.replace(' )*', ' )+')}`),
  new RegExp(
    `\\b(?<people>\\d+(?: ${WHO})?${MORE}?)(?: (?!families|units|apartments|households|homes|houses|of)\\w+){0,1} displaced\\b`,
  ),
  new RegExp(
    `\\bdispla(?:ced|ces|cing|cement of|cement for) (?:a |the |about |all |around |approximately )?(?:family of )?(?<people>\\d+(?: \\w+)?(?: ${WHO})?${MORE}?)\\b`,
  ),
  /\bdispla(?:ced|ces|cing) (?:a|the) (?<people>couple)\b/,
  new RegExp(
    `\\b(?:red cross|salvation army|housing authority) (?:(?!\\.|not |no )\\S+ ){0,4}(?:housing|sheltering|putting up|put up|helping|assisting|assisted|has|took|is taking|took in|for) (?:with )?(?:a |the |all )?(?:family of )?(?<people>\\d+(?: ${WHO})?${MORE}?)\\b(?! (?:displaced|minutes|hours|days|nights|units?|rooms?|apartments?|dogs?|cats?|story|families|T\\d))`,
  ),
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
    const hit = reading.find(pattern).find((each) => firm(reading, each) && !isRescue(reading, each));
    const count = hit && headCount(reading, hit);
    if (!hit || !count) continue;
    return [fill('base.displacement_count', count, hit), ...causes(reading.items, hit)];
  }
  return [];
}

/** "Got 3 people out of the house" saved them; "that's 3 people out of the house" leaves them without one. */
function isRescue(reading: Reading, { from, text }: Hit): boolean {
  if (!/ out of (a|their|his|her|the) \w+$/.test(text)) return false;
  const before = wordsBefore(reading, from, 4);
  return text.includes(' out of the ')
    ? !/\b(that's|leaves|leaving|puts|so)$/.test(before)
    : /\b(pull|got|get|help|t[ao]*k|rescu|had|brought|carr|remov|evacuat|mov|ladder)/.test(before);
}

/** "2 adults and 3 kids" are five, "mom and her 2 kids" three. */
function headCount(reading: Reading, hit: Hit): number | undefined {
  const words = hit.groups.people ?? '';
  const parent =
    /\b(mom|mother|dad|father|woman|man|lady|grandmother|grandma|tenant|resident|owner|homeowner|he|she)( and| with)( her| his| the)?$/;
  const company = parent.test(wordsBefore(reading, hit.from, 4)) ? 1 : 0;
  if (/couple/.test(words)) return 2;
  if (hit.groups.pair) return hit.groups.pair.split(' and ').length;
  return words.match(/\b(\d+|an?)\b/g)?.reduce((sum, count) => sum + (/^a/.test(count) ? 1 : Number(count)), company);
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

/** What people save themselves is no rescue of the crews'. */
const OWN_PET =
  /\b(owners?|homeowners?|she|he|residents?|tenants?|neighbors?|family|mom|mother|dad|father|kids?|wife|husband|son|daughter|couple|lady|guy|occupants?)( had| also| already| even)?$/;

/** Living animals brought out; a number, or one for "a dog" and "the cat". */
function animals({ reading }: Context): Filled[] {
  if (!ANY_ANIMAL.test(reading.text)) return [];
  for (const pattern of ANIMALS_SAVED) {
    const hit = reading.said(pattern).find(({ from }) => !OWN_PET.test(wordsBefore(reading, from, 3)));
    if (!hit) continue;
    const after = wordsAfter(reading, hit.to, 6);
    if (/\b(dead|deceased|didn't make it|perished|died)\b/.test(`${hit.text} ${after}`)) continue;
    // "a dog and two axolotls": a list that goes on with something unknown cannot be counted.
    if (
      /^(and|plus) (\d+|a|an|the|their|her|his) (?!(bit|few|little|couple|minute|owner|family|rest|fire|patient)\b)[a-z]+s?( out\b| \.|$)/.test(
        after,
      )
    )
      return [];
    let total = 0;
    for (const { groups } of (hit.groups.list ?? '').matchAll(ANIMAL_COUNT)) {
      const many = /s$|calves|deer|sheep|ponies|puppies|geese/.test(groups?.animal ?? '');
      if (/^\d+$/.test(groups?.count ?? '')) total += Number(groups?.count);
      else if (groups?.count === 'both') total += 2;
      else if (many) return [];
      else total += 1;
    }
    if (total > 0) return [fill('base.animals_rescued', total, hit)];
  }
  return freedAnimal(reading);
}

/** "A beagle went in the drain … we slid him out": who was named last is the animal. */
function freedAnimal(reading: Reading): Filled[] {
  const hit = reading.said(ANIMAL_FREED).find(({ from }) => {
    const named =
      wordsBefore(reading, from, 80)
        .match(LIVING)
        ?.filter((each) => each !== 'owner') ?? [];
    return ONE_ANIMAL.test(named.at(-1) ?? '') && named.every((each) => ANIMAL_ONLY.test(each));
  });
  return hit ? [fill('base.animals_rescued', 1, hit)] : [];
}
