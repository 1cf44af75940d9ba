import { type Context, hasType } from '../../context.ts';
import type { Hit, Reading } from '../../text/reading.ts';
import { INSIDE, MAKE_NAMES, OTHER_AFTER, OTHER_BEFORE } from '../../vocabulary/exposures.ts';
import { isIndoors } from './place.ts';
import { phrase, sentenceEnd, sentenceStart, stated, textOf } from './statements.ts';
import type { Thing } from './thing.ts';
import { PLACED } from './things.ts';

/** What was burning to begin with: "shed fire", "a vehicle fire". */
const ORIGIN = phrase(
  '(?:shed|barn|garage|carport|outbuilding|coop|trailer|camper|dumpster|fence|pole|tree|mulch|hay|bale|boat|car|truck|pickup|tractor|bus|semi|rv|van|suv|house|home|cabin|store|warehouse|church|restaurant|building|apartment|deck|mower|combine|baler) fire|(?:hay ?bales?|round bales?|bales?|pallets|mulch|trees?|fence|poles?|haystack|railroad ties|tires|(?:fire)?wood ?piles?|firewood) (?:that )?(?:was |were |is |are )?(?:on fire|burning)',
);
/** The same of a small building: "the detached garage was fully involved". */
const SMALL_ORIGIN = phrase(
  '(?<small>(?:detached )?garage|shed|barn|outbuilding|coop|carport|workshop|pole building|greenhouse)(?: (?:that )?(?:was|is|were|already|had|all|\\d+ by \\d+|about|pretty much|(?:a |an |the )?(?:real )?(?:big|huge|large|old) (?:1|thing)|in the (?:back ?yard|rear|back)|out back|behind the (?:house|home|residence)))*(?: (?:fully|well|heavily|completely|totally|partially|3 quarters|half))* (?:involved|engulfed|on fire|going|burning|ablaze|on the ground|flat|collapsed)',
);
const BEGAN_IN = phrase(
  '(?:started|began|originated) (?:in|inside) (?:the|a|an|his|her|their) (?:\\S+ )?(?<small>detached garage|shed|barn|outbuilding|coop|carport|greenhouse)',
);
const THROUGH_IT = phrase(
  '(?:fire|flames) (?:coming |showing |blowing |going |rolling )?(?:through|from|out|out of) (?:the |both |all )?(?:roof|doors?|windows|ends?|loft|eaves|sides?) of (?:a|an|the|his|her|their|this) (?:\\S+ )?(?<small>shed|barn|outbuilding|coop|carport|greenhouse)',
);
/** "They had it as a garage fire, it wasn't": not what burned. */
const isDisproved = (reading: Reading, hit: Hit) =>
  /^(?:and |but )?(?:it|that|which) (?:wasn't|was not|isn't|turned out)\b/.test(textOf(reading, hit.to, hit.to + 4)) ||
  /\b(?:not an?|wasn't an?|isn't an?)(?: \S+)?$/.test(textOf(reading, hit.from - 3, hit.from));

const MAIN_HOUSE = /\b(?:main|farm) ?house\b/;

export function originNoun(reading: Reading): string | undefined {
  const [hit] = reading
    .find(ORIGIN)
    .filter((each) => !reading.doubts(each).includes('earlier') && !isDisproved(reading, each));
  if (hit)
    return hit.text
      .replace(/ (?:(?:that )?(?:was |were |is |are )?(?:on fire|burning)|fire)$/, '')
      .replace(/^\S+ (?=(?:bales?|ties)$)/, '')
      .replace(/(?<=[^s])s$/, '');
  const [small] = [SMALL_ORIGIN, BEGAN_IN, THROUGH_IT]
    .flatMap((pattern) => stated(reading, pattern))
    .filter(
      // A garage may be part of the house, unless there is a main house beside it.
      ({ groups }) => groups.small !== 'garage' || MAIN_HOUSE.test(reading.text),
    );
  return small?.groups.small?.split(' ').at(-1);
}

/** What burns in a fire of an outdoor container. */
const CONTAINERS = /^(dumpster|can|bin|cart|tote)$/;

const SMALL_BUILDINGS = /^(shed|barn|garage|carport|outbuilding|coop|deck|fence|mower)$/;

/** Whether the thing is what burned in the first place, or a part of it. */
export function isOwn(context: Context, things: Thing[], i: number, origin: string | undefined): boolean {
  const { reading } = context;
  const { item, hit, noun, named, number, apart } = things[i] as Thing;
  const before = textOf(reading, sentenceStart(reading, hit.from, 6), hit.from);
  const end = Math.min(sentenceEnd(reading, hit.to, 8), ownWordsEnd(reading, things, i));
  const after = ` ${textOf(reading, hit.to, end)}`;
  const other =
    named ||
    apart ||
    number !== undefined ||
    OTHER_BEFORE.test(before) ||
    OTHER_AFTER.test(after) ||
    /neighbor|next door|exposure|detached|\bside \w+$|^\d+$/.test(hit.text) ||
    (/\bmain$/.test(before) && /^house/.test(hit.text) && origin !== undefined && SMALL_BUILDINGS.test(origin)) ||
    (/\b(?:attached|connected)$/.test(before) &&
      /^(?:row ?house|town ?house|house|home|duplex|building|store|unit)/.test(hit.text)) ||
    (item === 'STRUCTURE' && HARMED_TOO.test(after) && !(noun === 'garage' && ATTACHED.test(reading.text))) ||
    (/\bthat$/.test(before) && NEIGHBORS_TOLD.test(textOf(reading, hit.from - 16, hit.from)));
  const structure = hasType(context, 'FIRE||STRUCTURE_FIRE');
  if (hasType(context, 'FIRE||OUTSIDE_FIRE||DUMPSTER') && CONTAINERS.test(noun)) return !BESIDE_IT.test(after);
  // A vehicle's own tank burns with it.
  if (
    hasType(context, 'FIRE||TRANSPORTATION_FIRE') &&
    !OTHER_AFTER.test(after) &&
    /^(?:fuel|gas|diesel) tanks?$/.test(hit.text)
  )
    return true;
  if (hasType(context, 'FIRE||OUTSIDE_FIRE||UTILITY') && /^(pole|transformer|line|powerline|meter)$/.test(noun))
    return true;
  if (
    origin !== undefined &&
    noun === origin &&
    number === undefined &&
    !ANOTHER.test(`${before} ${hit.text} ${after}`)
  )
    return true;
  if (item === 'OUTDOOR_ENVIRONMENT') {
    return /VEGETATION|WILDFIRE/.test(context.types.join()) || origin === noun;
  }
  // Bales alone are what a barn or a truck held; in a field they stand for themselves.
  if (/^(?:bales?|bails)$/.test(hit.text) && !/VEGETATION|WILDFIRE/.test(context.types.join())) return true;
  // "40 hay bales inside" burned with the barn.
  if (item === 'OBJECT_OTHER' && structure && INSIDE.test(after)) return true;
  if (item === 'VEHICLE') {
    if (isInside(reading, things, i)) return true;
    if (!hasType(context, 'FIRE||TRANSPORTATION_FIRE')) return false;
    // "A vehicle fire, a car on fire in the lot": what is told first burned first, unless it stands beside it.
    const vehicles = things.filter((each) => each.item === 'VEHICLE');
    const at = vehicles.indexOf(things[i] as Thing);
    const first = at === 0 || vehicles.slice(0, at).every((each) => /^(?:vehicle|automobile)$/.test(each.noun));
    if (first) return !OTHER_BEFORE.test(before) && !BESIDE_IT.test(after);
    if (isOtherMake(things, vehicles.slice(0, at), i) && /\b(?:an?|another|the other)(?: \S+)?$/.test(before))
      return false;
    return !(named || HARMED_TOO.test(after) || (other && !BURNING_ITSELF.test(after)));
  }
  // The building a vehicle burned in is where the fire was.
  if (item === 'STRUCTURE' && !other && isIndoors(context)) return true;
  if (item === 'STRUCTURE' && structure) {
    if (other) return false;
    // A deck is of the house it stands on.
    if (
      origin !== undefined &&
      origin !== 'deck' &&
      SMALL_BUILDINGS.test(origin) &&
      !(origin === 'garage' && ATTACHED.test(reading.text))
    )
      return (
        /^(building|structure|place)$/.test(noun) || (noun === 'garage' && /^(?:garage|carport|deck)$/.test(origin))
      );
    return !OUTBUILDINGS.test(noun);
  }
  return false;
}

/** "A Chevy Tahoe … a Kia with a melted mirror": two makes are two cars. */
const isOtherMake = (things: Thing[], earlier: Thing[], i: number) =>
  MAKE.test(things[i]?.hit.text ?? '') &&
  earlier.some(({ hit }) => MAKE.test(hit.text)) &&
  // "A Dodge Ram" is one.
  earlier.every(({ hit }) => (things[i]?.hit.from ?? 0) - hit.to > 2) &&
  !earlier.some(({ hit }) => MAKE.exec(hit.text)?.[0] === MAKE.exec(things[i]?.hit.text ?? '')?.[0]);
const MAKE = new RegExp(`^${MAKE_NAMES}`);

/** Of two things with one name, the one that did not burn first. */
const ANOTHER =
  /\b(neighbor\S*|another|2nd|other|next door|(?:in|on|at) the (?:next|adjacent|adjoining) \S+|hooked to|next to (?:it|that|him)|beside it|alongside|too|as well|exposures?|across (?:the|from)|(?:on|to) the (?:delta|bravo|charlie|b|d|c|left|right|north|south|east|west)(?: side)?|(?:on|to) (?:either|both|each) sides?)\b/;

/** "Pushing it at the neighbors … water on that house": not this one. */
const NEIGHBORS_TOLD = /\b(?:neighbor\S*|next door|(?:bravo|delta|b|d) side|exposures?)\b/;
/** "The truck hooked to it burned too": another than the one told of. */
const HARMED_TOO =
  /^(?: \S+){0,8}? (?:burned|burnt|melted|scorched|charred|damaged|lost|destroyed|caught|went)(?: up| fire)? (?:too|also|as well)\b/;
const BURNING_ITSELF =
  /^(?: (?:was|were|is|that|already|parked|in|the|driveway|lot|street|fully|well|heavily|parking|on|road|shoulder))* (?:on fire|involved|engulfed)\b/;
const AND_NEXT = /^(?: (?:and|a|an|the|his|her|their|some|\d+|old))+$/;

/** Inside by its own words, or listed with what was: "a pickup and a motorcycle in the garage". */
function isInside(reading: Reading, things: Thing[], i: number): boolean {
  const { hit } = things[i] as Thing;
  const next = things[i + 1];
  const end = Math.min(sentenceEnd(reading, hit.to, 8), ownWordsEnd(reading, things, i));
  if (INSIDE.test(` ${textOf(reading, hit.to, end)}`)) return true;
  if (WITH_CONTENTS.test(textOf(reading, sentenceStart(reading, hit.from, 14), hit.from))) return true;
  return next?.item === 'VEHICLE' && AND_NEXT.test(` ${textOf(reading, hit.to, next.hit.from)}`)
    ? isInside(reading, things, i + 1)
    : false;
}

/** "The shed and everything in it, riding mower, tools". */
const WITH_CONTENTS =
  /\b(?:everything (?:that was )?(?:in|inside)(?: (?:it|there|of it))?|all (?:his|her|their|the) (?:stuff|tools|contents)|contents)\b(?! (?:the|a) )(?: (?!(?:next|outside|parked|beside|neighbor\S*|behind|and also|also|plus)(?: |$))\S+)*$/;
const ATTACHED = /\battached (?:\d car )?garage\b/;
const BESIDE_IT = /^(?: \S+){0,3}? (?:next to|beside|alongside|parked by|adjacent to|near) (?:it|that|him|the)\b/;

/** Where the words after a thing become the next thing's: not at one that only tells the place. */
function ownWordsEnd(reading: Reading, things: Thing[], i: number): number {
  const next = things[i + 1]?.hit;
  return next && !PLACED.test(textOf(reading, next.from - 3, next.from)) ? next.from : Number.POSITIVE_INFINITY;
}

const OUTBUILDINGS =
  /^(shed|barn|outbuilding|carport|coop|greenhouse|gazebo|silo|kennel|crib|pergola|pavilion|(?:smoke|bunk|guest|play|hen|chicken|boat|tree|spring|ice|wash|milk|brood|dog|out|pump|well|pool|bath)house)$/;
