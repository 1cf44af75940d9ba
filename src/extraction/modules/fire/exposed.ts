import type { DamageType } from '../../../neris/values/fire.ts';
import { type Context, hasType } from '../../context.ts';
import type { Hit, Reading } from '../../text/reading.ts';
import { HARMED_AFTER, HARMED_BEFORE, UNTOUCHED } from '../../vocabulary/exposures.ts';
import { isTold, type Near } from './evidence.ts';
import { damageOf, settleDamage } from './exposed-damage.ts';
import { damageWords } from './extent.ts';
import { isOwn, originNoun } from './own.ts';
import { isIndoors } from './place.ts';
import { type Found, sentenceEnd, sentenceStart, sentenceStop, textOf } from './statements.ts';
import type { Exposed, Thing } from './thing.ts';
import { PLACED, thingsIn } from './things.ts';

const LISTED =
  /^(?:(?:on|in|at|to|up|next|behind|across|near|down|by) (?:(?!and )\S+ ){1,4})?(?:and|or) (?:(?:then |also )*(?:(?:in|on)?to )?)(?:(?:about |maybe |around |some )*(?:an?|\d+|a few|half an?) (?:acres?|feet|foot|yards|rods|sections?|panels?) of(?: |$))?(?:(?:the|a|some) (?:trunk|limbs|top|side|corner|section|part|end|edge|back|front|bed|hood|roof) of )?(?:(?:a|an|the|his|her|their|some|another|\d|[\w']+) ?){0,3}$/;
const LISTED_BARE = /^(?:(?:the|a|an|his|her|their|some|\d+) ?){1,2}$/;
/** "The fence burned, about 20 feet of it, and a cedar": what ends the sentence shares what was said in it. */
const LISTED_LAST = /\band(?: (?:a|an|the|some|his|her|their|part|of|few|couple|\d))*(?: (?!we|i|they|it|he|she)\S+)?$/;
const WINDOW = 14;

const CLOSE_BY =
  /^(?: (?!(?:\.|we|i|U\d+)(?: |$))\S+){0,5}? (?:(?:just|right|only) (?:across|behind|beside|next to|over|past|downwind|ahead)|downwind|(?:about |maybe |only )?\d{1,2} (?:feet|foot) (?:away|off|from (?:it|the fire)))\b/;

const GENERIC = /^(building|structure|exposure|place)$/;

const alreadyFound = new WeakMap<Reading, { types: string; found: Exposed[] }>();

/** The exposures an account names, in narrated order; the building's own damage asks for them too. */
export function exposedThings(context: Context): Exposed[] {
  const types = context.types.join();
  const before = alreadyFound.get(context.reading);
  if (before?.types === types) return before.found;
  const found = findExposed(context);
  alreadyFound.set(context.reading, { types, found });
  return found;
}

function findExposed(context: Context): Exposed[] {
  const { reading } = context;
  const things = thingsIn(reading, hasType(context, 'FIRE||STRUCTURE_FIRE') || isIndoors(context));
  const damages = damageWords(reading);
  const origin = originNoun(reading);
  const found: Exposed[] = [];
  let told = -1;
  let own = -1;
  const burned = new Set(origin ? [origin] : []);
  // "The neighbor's wheat stood just across the fence … The wheat was not touched": that near, and found unharmed.
  const waiting = new Map<string, Thing>();
  for (const [i, thing] of things.entries()) {
    // "Barn, forty bales and a tractor are a total loss": what is listed with the burning thing was in it.
    const withOwn =
      own === i - 1 &&
      i > 0 &&
      isListedWith(reading, things[i - 1] as Thing, thing) &&
      isStorable(things[i - 1], thing);
    if (withOwn || (!isKnown(found, burned, thing) && isOwn(context, things, i, origin))) {
      burned.add(thing.noun);
      if (withOwn || thing.noun === origin) own = i;
      // "Lost the house, the garage and 2 trucks": what befell the building befell what is listed with it.
      const lead = surroundings(reading, things, i).before;
      if (
        /\b(?:lost|took out|destroyed|destroying|burned|(?:spread|spreading|extended|moved|jumped|got|gotten) (?:in)?to|from (?:reaching|spreading|getting)(?: to| into)?)(?: \S+){0,2}$/.test(
          lead,
        )
      )
        told = i;
      // "Two boats were damaged" at a boat fire: whether the first is one of them nobody can tell, nor what comes after.
      if (
        hasType(context, 'FIRE||TRANSPORTATION_FIRE') &&
        isPlural(thing) &&
        isTold(reading, thing, surroundings(reading, things, i))
      )
        break;
      continue;
    }
    const near = surroundings(reading, things, i);
    const damage = damageOf(reading, thing, near, damages) ?? unharmed(reading, thing, near);
    const again = found.find((each) => each.noun === thing.noun && isSame(each, thing, near.before));
    const close = !again && damage ? waiting.get(thing.noun) : undefined;
    if (damage && close) {
      waiting.delete(thing.noun);
      found.push({ item: close.item, noun: close.noun, mentions: [close.hit, thing.hit], count: 1, damage });
      continue;
    }
    const earlier = again ?? found.find((each) => isSame(each, thing, near.before));
    // "No damage to the barn" tells nothing of a barn that nobody said was in danger.
    const listed =
      i > 0 &&
      told === i - 1 &&
      (LISTED.test(near.before) ||
        (LISTED_BARE.test(near.before) && isInList(reading, thing, near.after)) ||
        (near.after.trim() === '' && LISTED_LAST.test(near.before))) &&
      !UNTOUCHED.test(near.after);
    if (!thing.named && !listed && !isTold(reading, thing, near) && !(earlier && damage)) {
      if (CLOSE_BY.test(near.after) && !UNTOUCHED.test(near.after)) waiting.set(thing.noun, thing);
      continue;
    }
    told = i;
    if (earlier) {
      earlier.mentions.push(thing.hit);
      if (thing.number) earlier.number ??= thing.number;
      if (thing.address) earlier.address ??= thing.address;
      if (damage && !earlier.damage) earlier.damage = damage;
    } else {
      const { item, noun, hit, number, address } = thing;
      found.push({
        item,
        noun,
        mentions: [hit],
        count: countOf(reading, thing),
        ...(number && { number }),
        ...(address && { address }),
        ...(damage && { damage }),
      });
    }
  }
  settleDamage(reading, things, found, damages);
  return found;
}

/** "We kept that wet and it's fine". */
function unharmed(reading: Reading, { hit }: Thing, { before, after, onward }: Near): Found<DamageType> | undefined {
  const words =
    HARMED_AFTER.test(after) || HARMED_BEFORE.test(before)
      ? undefined
      : FINE.exec(onward)?.[0].trim().split(' ').length;
  return words ? { value: 'NO_DAMAGE', hit: reading.hit(hit.to, hit.to + words) } : undefined;
}
const FINE =
  /^(?: (?!(?:\.|otherwise|except|but|rest|inside|driver|owner|family|everybody|everyone|he|she)(?: |$))\S+){0,14}? (?:it|that|they|both|which)(?:'s| is| was|'re| are| were) (?:just |perfectly |all |totally )*(?:fine|okay|ok|unscathed|unhurt)\b/;

/** "Another line on the neighbor's garage … Garage had minor damage": the only one told of so far. */
const isKnown = (found: Exposed[], burned: ReadonlySet<string>, { item, noun }: Thing) =>
  !burned.has(noun) &&
  !/^(?:house|home|building|structure|place|residence|trailer|apartment|unit|store|vehicle)$/.test(noun) &&
  found.some((each) => each.item === item && each.noun === noun);

/** Without "and" a list is heard by its pauses, or by the "and" before its last member. */
function isInList({ items }: Reading, { hit }: Thing, after: string): boolean {
  const article = /^(?:the|a|an|his|her|their|some|\d+)$/;
  let first = hit.from;
  while (first > 0 && article.test(items[first - 1]?.text ?? '')) first--;
  return items[first]?.pause === true || /^ and (?:a|an|the|his|her|their|some|\d+)\b/.test(after);
}

/** A thing that tells where another is, or stands beside it in a list. */
function isPassedOver(reading: Reading, previous: Thing, { hit }: Thing): boolean {
  if (PLACED.test(textOf(reading, hit.from - 3, hit.from))) return true;
  return LISTED.test(textOf(reading, previous.hit.to, hit.from));
}

/** "Lost the barn and a tractor": what burns with a building that holds things may have stood in it; a house does not. */
const HOLDS_THINGS = /^(?:barn|shed|garage|shop|warehouse|workshop|outbuilding|carport|coop|building|structure|store)$/;

const isStorable = (holder: Thing | undefined, { item, hit }: Thing) =>
  item !== 'STRUCTURE' && HOLDS_THINGS.test(holder?.noun ?? '') && !/neighbor/.test(hit.text);

function isListedWith(reading: Reading, previous: Thing, { hit }: Thing): boolean {
  const between = textOf(reading, previous.hit.to, hit.from);
  if (/\b(?:took|into|spread|jumped|got|caught|burned|to|onto|reached|it|was|were|next|neighbor\S*)\b/.test(between))
    return false;
  return (
    LISTED.test(between) || /^(?:of \S+ )?(?:and )?(?:(?:the|a|his|her|their|\d+) ?){1,3}(?:\S+ ?){0,2}$/.test(between)
  );
}

/** "A line between the barn and the milk house": what was done stands before the other one. */
function isBetween(reading: Reading, previous: Thing | undefined, hit: Hit): boolean {
  return (
    previous !== undefined &&
    /\bbetween(?: (?:the|his|her|their|that|it|fire)){0,2}$/.test(
      textOf(reading, previous.hit.from - 3, previous.hit.from),
    ) &&
    /^and(?: (?:the|his|her|their|that|a))?(?: \S+)?$/.test(textOf(reading, previous.hit.to, hit.from))
  );
}

/** The words around a thing that may be about it: to the sentence's end, and not into the next thing's. */
function surroundings(reading: Reading, things: Thing[], i: number): Near {
  const { hit } = things[i] as Thing;
  const previous = things[i - 1]?.hit.to ?? 0;
  // "The shed behind the house was destroyed": a thing that only tells the place is passed over.
  const next =
    things.slice(i + 1).find((each, k) => !isPassedOver(reading, things[i + k] as Thing, each))?.hit.from ??
    reading.items.length;
  const start = sentenceStart(reading, hit.from, WINDOW);
  const from = isBetween(reading, things[i - 1], hit) ? start : Math.max(previous, start);
  const to = Math.min(next, sentenceEnd(reading, hit.to, WINDOW + 4));
  const stop = Math.min(next, sentenceStop(reading, hit.to));
  const onwardTo = Math.min(stop, hit.to + WINDOW + 12);
  const isLast = reading.items[stop]?.text === '.' && next > stop;
  const nextEnd = isLast ? Math.min(next, sentenceStop(reading, stop + 1), stop + WINDOW) : stop;
  return {
    before: textOf(reading, from, hit.from),
    after: ` ${textOf(reading, hit.to, to)}`,
    onward: ` ${textOf(reading, hit.to, onwardTo)}`,
    onwardTo,
    nextSentence: isLast ? textOf(reading, stop + 1, nextEnd) : '',
    from,
    to,
  };
}

const isPlural = ({ item, hit }: Thing) => item === 'VEHICLE' && /(?<!\bbu|s)s$/.test(hit.text);

/** What covers the ground burns as one. */
const GROUND =
  /^(?:grass|cheatgrass|brush|field|pasture|stubble|wheat|weed|vegetation|sagebrush|hillside|crop|marsh|leave|lawn|yard|bank|embankment|median|ditch|shoulder)$/;

/** "The stubble around it, and the neighbor's wheat". */
const OF_ANOTHER = /\b(?:neighbor'?s?'?|standing|somebody else's|adjoining|adjacent)(?: \S+)?$/;

function isSame(known: Exposed, { item, noun, number }: Thing, before: string): boolean {
  if (known.number && number) return known.number === number;
  if (/\b(another|2nd|3rd|(?<!\bthe )other)(?: \S+){0,2}$/.test(before)) return false;
  if (known.item !== item) return false;
  if (GROUND.test(noun) && GROUND.test(known.noun)) return noun === known.noun || !OF_ANOTHER.test(before);
  // Beside a fire in the open, "the building" and "the store" are one.
  if (item === 'STRUCTURE' && (GENERIC.test(noun) || GENERIC.test(known.noun))) return true;
  return (
    known.noun === noun ||
    known.number === noun ||
    (known.number !== undefined && HOME.test(noun)) ||
    (number !== undefined && HOME.test(known.noun)) ||
    (noun === 'next door' && item === 'STRUCTURE') ||
    (/^(?:farm|ranch)house$/.test(known.noun) && noun === 'house') ||
    (known.noun === 'next door' && noun === 'house')
  );
}

/** Words for a neighbour's house that may mean the one told by its number. */
const HOME = /^(?:house|home|residence|building|exposure|next door|place|neighbor)$/;

function countOf(reading: Reading, { hit, item }: Thing): number {
  // Bales and trees are not told one by one.
  if (item !== 'STRUCTURE' && item !== 'VEHICLE') return 1;
  if (/s$/.test(hit.text) && /^(?:on |to )?(?:either|both|each) sides?\b/.test(textOf(reading, hit.to, hit.to + 3)))
    return 2;
  const before = textOf(reading, hit.from - 3, hit.from);
  const said = /(?:^| )([2-4])(?: \S+){0,2}$/.exec(before);
  if (/(?:^| )(both|couple(?: of)?|pair of)(?: \S+)?$/.test(before) && /s$/.test(hit.text)) return 2;
  return said && /s$/.test(hit.text) && !/(?:feet|foot|story|inch)/.test(before) ? Number(said[1]) : 1;
}
