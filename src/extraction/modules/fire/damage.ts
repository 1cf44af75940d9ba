import type { DamageType } from '../../../neris/values/fire.ts';
import type { Context } from '../../context.ts';
import type { Hit, Reading } from '../../text/reading.ts';
import { CONTENTS, DAMAGE_LIMITED, LIMITED_PARTS, LIMITED_THINGS, NO_OTHER_DAMAGE } from '../../vocabulary/damage.ts';
import { MAKES } from '../../vocabulary/exposures.ts';
import { exposedThings } from './exposed.ts';
import { isThere } from './exposed-damage.ts';
import { damageWords, NAMED_BUILDING, OF_ONE } from './extent.ts';
import { originNoun } from './own.ts';
import { after, before, type Found, phrase, sentenceStart, statedDenial, textOf } from './statements.ts';

const LIMITED = phrase(`${DAMAGE_LIMITED} (?:${LIMITED_THINGS}|${LIMITED_PARTS})`);
const NO_OTHER = phrase(NO_OTHER_DAMAGE);
const SMALL_THING = new RegExp(`\\b${LIMITED_THINGS}\\b`);
const OF_CONTENTS = new RegExp(
  `\\b${CONTENTS}(?: (?:was|were|is|are|itself|and|a|the|in|of|all|completely|pretty|much|that|\\S+)){0,4}$`,
);
const TO_CONTENTS = new RegExp(`^(?:to|of) (?:\\S+ ){0,2}${CONTENTS}\\b(?! (?:and|area|wall|rooms?))`);
/** Another place, vehicle or earlier loss that a word of extent may be about. */
const ELSEWHERE =
  /^(?:to|on|for|in) (?:\S+ ){0,4}(?:cars?|trucks?|pickups?|vehicles?|suv|van|boat|camper|rv|fences?|trees?|grass|neighbor\S*|next door|exposures?|sheds?|pole|lines?|truck|engine|hose|apparatus|rig|unit (?:above|below|next)|bumper|windshield|fender|hood|headlights?|taillights?|tailgate|floors? (?:above|below)|other|adjoining|adjacent)\b|^(?:to|on|for|in|throughout) (?:the )?rest\b/;
const VEHICLE_LEAD = new RegExp(
  `\\b(car|truck|pickup|vehicle|suv|van|boat|camper|rv|tractor|mower|atv|motorcycle|wagon|baler|combine|${MAKES}|fence|tree|shed|exposure|(?:unit|apartment|floor|store|business|neighbor|units|floors) (?:above|below|next door|upstairs|downstairs|beneath|over|underneath))s?\\b(?: (?:parked |stored |sitting )?(?:in|inside) the (?:\\S+ )?(?:garage|barn|shop|carport|bay))?(?: \\S+){0,6}$`,
);

/** "2B below had heavy water damage". */
const OTHER_FLOOR =
  /\b(?:below|underneath|beneath|next door|across the hall|(?:tenants?|people|folks|neighbors?|family|guy|lady) (?:upstairs|downstairs|above)|adjoining \S+|adjacent \S+) (?:all |also |both |just |only )?(?:had|has|have|got|took|sustained|suffered|is|was|were|are)(?: (?:some|a|a lot of|pretty|only|just))*$/;

/** "The barn, forty bales and a tractor are a total loss": the building leads the list. */
const BUILDING_LISTED =
  /\b(?:barn|house|home|building|structure|trailer|garage|shed|cabin|place|shop)\b(?: \S+){0,8} and(?: \S+){1,5} (?:are|were)(?: \S+)?$/;

/** "… on the stove apartment is a total loss": whatever stood before, this is said of the building. */
const OF_BUILDING =
  /(?<!\b(?:neighbor's|other|motor|mobile|next|travel|horse|utility|camp) )\b(?:house|home|building|structure|apartment|residence|barn|cabin|duplex)(?:'s| is| was| itself is| itself was)(?: (?:a|an|just|pretty|much|probably|basically|completely|going to be|considered))*$/;

/** "The pickup was a total loss, and so is the shop". */
const SO_IS_BUILDING =
  /^(?:and )?so (?:is|was|are) the (?:(?!neighbor|other|car|truck)\S+ )?(?:house|home|building|structure|shop|barn|store|restaurant|garage|trailer|place|church|business|warehouse)\b/;

const SEVERITY: readonly DamageType[] = ['NO_DAMAGE', 'MINOR_DAMAGE', 'MODERATE_DAMAGE', 'MAJOR_DAMAGE'];

/** The extent of damage to the building of origin: the gravest word that is about it and about nothing else. */
export function damageType(context: Context): Found<DamageType> | undefined {
  const { reading } = context;
  const exposed = exposedThings(context);
  const claimed = new Set(exposed.flatMap(({ damage }) => (damage ? [damage.hit.from] : [])));
  const origin = originNoun(reading);
  const mentions = exposed.flatMap((each) => each.mentions);
  const own = damageWords(reading).filter(
    ({ value, hit }) =>
      (!claimed.has(hit.from) ||
        /^(?:to|on|for|in) (?:both|all)\b/.test(after(reading, hit, 2)) ||
        SO_IS_BUILDING.test(after(reading, hit, 7))) &&
      !isVerdictOn(reading, mentions, hit) &&
      !(
        mentions.some(({ to }) => to <= hit.from) &&
        (isThere(reading, hit) || OF_THAT_ONE.test(before(reading, hit, 9)))
      ) &&
      (SO_IS_BUILDING.test(after(reading, hit, 7)) || isOfBuilding(reading, value, hit, origin)),
  );
  const [limited] = [
    ...statedDenial(reading, LIMITED),
    ...statedDenial(reading, NO_OTHER).filter(
      (hit) =>
        SMALL_THING.test(before(reading, hit, 14)) && !/\b(?:fine|okay|ok|untouched)\b/.test(before(reading, hit, 14)),
    ),
  ];
  const graver = own.filter(({ value }) => value !== 'NO_DAMAGE');
  if (graver.length > 0) return graver.reduce(gravest);
  if (limited) return { value: 'MINOR_DAMAGE', hit: limited };
  return own[0];
}

function isOfBuilding(reading: Reading, value: DamageType, hit: Hit, origin: string | undefined): boolean {
  const lead = before(reading, hit, 9);
  const rest = after(reading, hit, 7);
  if (isOfThingBefore(reading, hit) || OTHER_FLOOR.test(lead)) return false;
  // "Damage to the fence is minor" names its thing between.
  const within = /\bdamage (.+)$/.exec(hit.text)?.[1] ?? '';
  if (ELSEWHERE.test(within) || TO_CONTENTS.test(within)) return false;
  if (value !== 'NO_DAMAGE' && NAMED_BUILDING.test(rest)) return true;
  // "Both minor damage" is said of two things, and the building is one.
  if (/\b(?:both|each)$/.test(lead) || OF_ONE.test(lead)) return false;
  const ofOrigin =
    origin !== undefined && /^(?:to|on|for|in) (?:the|that|his|her|their) (\S+)/.exec(rest)?.[1] === origin;
  if ((ELSEWHERE.test(rest) && !ofOrigin) || TO_CONTENTS.test(rest)) return false;
  // "Main house wasn't touched": beside what burned.
  if (value === 'NO_DAMAGE' && /\b(?:main|farm) ?house(?: \S+)?$/.test(lead)) return false;
  if (value === 'NO_DAMAGE')
    return (
      isWholeDenial(rest) &&
      (!SUBJECT_FIRST.test(hit.text) || (OF_WHOLE.test(lead) && !OTHER_PLACE.test(lead) && !NEIGHBOR.test(lead)))
    );
  if (
    /loss|destroyed|total|gone|gutted/.test(hit.text) &&
    (OF_CONTENTS.test(lead) || VEHICLE_LEAD.test(lead)) &&
    !OF_BUILDING.test(lead) &&
    !BUILDING_LISTED.test(before(reading, hit, 14))
  )
    return false;
  if (/^call|^(?:i|we)\b/.test(hit.text) && VEHICLE_LEAD.test(before(reading, hit, 14))) return false;
  return !VEHICLE_LEAD.test(before(reading, hit, 3)) || BUILDING_LISTED.test(before(reading, hit, 14));
}

/** "Siding gone on that one, I'd call it moderate": the one told of last, which is not this. */
const OF_THAT_ONE =
  /\b(?:on|to|for|over at|in) (?:that (?:1|house|place|side|building)|(?:it|there) too)\b(?!.*\b(?:house|home|building|this) )/;

/** "The exposure had cracked windows, call it minor": the verdict is on what the sentence is about. */
function isVerdictOn(reading: Reading, mentions: Hit[], hit: Hit): boolean {
  if (!/^call|^(?:i|we)\b/.test(hit.text)) return false;
  const start = sentenceStart(reading, hit.from, 26);
  return mentions.some(
    ({ from, to }) => from >= start && to <= hit.from && !BUILDING.test(textOf(reading, to, hit.from)),
  );
}

const NEIGHBOR =
  /\b(neighbor\S*|next door|exposures?|exposed|adjacent|adjoining|nearby|detached|parked|cars?|pickups?|vans?|suvs?|vehicles?|boats?|campers?|fences?|sheds?|tractors?|poles?|(?:house|home|residence|building|structure) (?:to|on) the (?:north|south|east|west|left|right))\b/;
const BUILDING = /\b(house|home|building|structure|trailer|barn|apartment|duplex|store|residence|dwelling)\b/;

/** "The house next door was exposed. It took minor damage": what "it" means was named a sentence or two before. */
function isOfThingBefore(reading: Reading, hit: Hit): boolean {
  const start = sentenceStart(reading, hit.from, 12);
  if (start > 0 && reading.items[start - 1]?.text !== '.') return false;
  if (!/^(?:it|that|this|they|those)$/.test(reading.items[start]?.text ?? '')) return false;
  const [previous = '', earlier = ''] = textOf(reading, start - 40, start - 1)
    .split(' . ')
    .reverse();
  return NEIGHBOR.test(previous) || (!BUILDING.test(previous) && NEIGHBOR.test(earlier));
}

/** "No damage" is of the building when it names it or names nothing. */
function isWholeDenial(rest: string): boolean {
  if (
    /^(?:to|in|on|inside) (?:the |that |this |his |her |their |any of the )?(?:\S+ )?(?:house|home|structure|building|residence|property|apartment|unit|trailer|place|interior|kitchen|dwelling|store|business|restaurant|school|church|room|cabin)\b/.test(
      rest,
    )
  )
    return true;
  return !/^(?!to speak of\b)(?:to|in|on|above|below|beyond|outside|past|other than|except|besides|but|aside|apart|from|upstairs|over there|there|next door|anywhere else|elsewhere|further)\b/.test(
    rest,
  );
}

const SUBJECT_FIRST = /damaged|untouched|touched|unharmed|harmed|scratch|scorched|burned|singed|mark/;
/** What was not touched must be the building, not a room of it. */
const OF_WHOLE =
  /\b(?:house|home|building|structure|trailer|barn|apartment|duplex|store|residence|dwelling|place|property|school|church|restaurant|hotel|nothing|rest)(?: \S+){0,3}$|(?<!\b(?:through|off|by|near|of|from) )\bit(?: (?:was|got|is|all|just))*$/;
const OTHER_PLACE = /\b(neighbor\S*|next door|exposures?|other|either|both|across|adjacent|adjoining|behind|beside)\b/;

function gravest(a: Found<DamageType>, b: Found<DamageType>): Found<DamageType> {
  return SEVERITY.indexOf(b.value) > SEVERITY.indexOf(a.value) ? b : a;
}
