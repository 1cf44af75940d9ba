import type { Filled } from '../../neris/report.ts';
import { type Context, fill, hasType } from '../context.ts';
import { PLACES } from '../vocabulary/occupancies.ts';
import { apartments } from './apartments.ts';
import { inUse } from './in-use.ts';
import { type Mention, mentionsIn, wordsAfter, wordsBefore } from './phrases.ts';
import { NEXT_DOOR, PLACE_INDEX, type Use } from './place-kinds.ts';
import { roadUse } from './road-use.ts';
import { HEADLINE } from './types/facts.ts';

const KINDS = Object.keys(PLACES) as (keyof typeof PLACES)[];

/** The kind of place, whether it is in use, and why not. */
export function occupancy(context: Context): Filled[] {
  const use = roadUse(context) ?? placeUse(context);
  return [...(use ? [fill('base.location_use.use_type', use.type, ...use.from)] : []), ...inUse(context)];
}

/** Words before a place that make it another place: where somebody was taken, watched from or lives next door. */
const ELSEWHERE =
  /\b(next door to|across from|near|nearby|neighbors?'?s?|past|toward|towards|by|called|staged at|beside|whole|other|another|people at)( the| a| an| her| his| their| that| my| our)?( \w+)?$/;
const TAKEN_TO =
  /\b(?:(?:back|home|came|coming|come|running|ran|walked|walking|drove|driving|over|up|down|food|dinner|breakfast|lunch|drinks|returning|returned) from|(?:staying|works?|worked|working|lives?|(?:his|her|their|a|new) job) at)(?: the| a| an| their| his| her)?(?: \w+)?$|\b(?:kids?|children|son|daughter|boys?|girls?|wife|husband|mom|dad|they|family)(?: (?:was|were|are|is|all|both|off))* at$|\b(transported|moved|walked|evacuated|bused|led|escorted|took|taken|flown|transport|gone|going|heading|headed|relocated|ran|drove|driven|patient|him|her|them) (\w+ ){0,3}to( the| a)?( \w+){0,2}$/;
/** What one passes on the road is not where it was. */
const PASSED =
  /\b(just|right|miles?|feet|yards|blocks?|ways|northbound|southbound|eastbound|westbound|out) (past|before|short of|from|beyond) (the|a)( \w+)?$|\b(near|by|across from|not far from|up from|down from|next door to|next to) (the|a|that)( \w+)?$|\b(parked|staged|staging|set up|command|landed|landing zone|lz|rehab|hydrant|plug|rig|waited) (\w+ ){0,3}?(by|at|behind|in front of|over at|down at|outside|off)( (the|a)( \w+)?)?$/;
function placeUse(context: Context): Use | undefined {
  const { reading } = context;
  const tall = apartments(context);
  const mentions = mentionsIn(reading, PLACE_INDEX);
  const addressAt = reading.items.flatMap(({ address }, i) => (address ? [i] : []));
  let best: { use: Use; score: number } | undefined;
  const burns = context.types.some((kind) => /VEGETATION|WILDFIRE/.test(kind));
  const sick = context.types.every((kind) => kind.startsWith('MEDICAL'));
  const afloat = hasType(context, 'RESCUE||WATER');
  const garage =
    reading
      .find(/\bgarage (fire|on fire)\b|\bfire in (a|the|his|her|their) (\w+ )?garage\b/)
      .some(({ from }) => from < HEADLINE) ||
    reading.said(/\bgarage (was |is )?(fully|well|heavily) involved\b/).length > 0;
  const everything = KINDS.flatMap((type) => mentions.all(type)).filter(
    ({ text }) => !OTHER_PARKS.test(text) || !/^(at|in) /.test(text),
  );
  // "Dental office" is no office, "nursing home" no home: the longer name holds the shorter. "Nine story residence hall"
  // is no residence: the name goes on.
  const part = (hit: Mention) =>
    everything.some(
      (other) =>
        (other.from <= hit.from && other.to >= hit.to && other.to - other.from > hit.to - hit.from) ||
        (other.from > hit.from && other.from < hit.to && other.to > hit.to),
    );
  // "A restaurant down on the waterfront, 194 Commercial Street": where the place lies.
  const settings = new Map<Mention, number>();
  const lies = new Set<Mention>();
  const inOrder = everything.toSorted((a, b) => a.from - b.from || b.to - a.to);
  for (const [i, each] of inOrder.entries()) {
    const next = inOrder[i + 1];
    if (
      !next ||
      next.from - each.to > 4 ||
      next.from < each.to ||
      OPEN_AIR.test(each.text) ||
      !OPEN_AIR.test(next.text)
    )
      continue;
    if (!LIES.test(wordsBefore(reading, next.from, next.from - each.to))) continue;
    settings.set(each, next.to);
    lies.add(next);
  }
  const near = (hit: Mention) => {
    const { from } = hit;
    const to = settings.get(hit) ?? hit.to;
    return addressAt.some((at) => (at >= to && at - to <= NEAR_BEHIND) || (at < from && from - at <= 6));
  };
  const inSentence = ({ from }: Mention) => addressAt.some((at) => reading.sentence(at) === reading.sentence(from));
  // Beside the address it is the place, however the call was meant.
  const plain = (hit: Mention) =>
    hit.doubts.every((doubt) => doubt === 'hearsay' || (near(hit) && doubt !== 'earlier' && doubt !== 'negated'));
  for (const type of KINDS) {
    const hits = mentions.all(type).filter((hit) => plain(hit) && !part(hit) && !lies.has(hit));
    for (const hit of hits) {
      const before = wordsBefore(context.reading, hit.from, 7);
      const after = wordsAfter(context.reading, hit.to, 4);
      const isNextDoor =
        NEXT_DOOR.test(after) && !(reading.items[hit.to]?.pause && /^(owner|manager|company)/.test(after));
      if (
        PASSED.test(before) ||
        isNextDoor ||
        TAKEN_TO.test(before) ||
        isAnother(type, hit, before, after, reading.items[hit.to]?.pause === true)
      )
        continue;
      // "Delivered a baby in the field": wherever no hospital is.
      if (hit.text === 'in the field' && sick) continue;
      // Where a patient may go, unless the call was there.
      if (
        sick &&
        /^(hospital|er|emergency room)$/.test(hit.text) &&
        !/\b(at|in|inside|of) (the |a |our )?(\w+ )?$/.test(`${before} `)
      )
        continue;
      // Called in as a house fire, it need not have been at a house.
      const heard = hit.doubts.includes('hearsay') || /\b(it|this|that|in|out) as (a|an)( possible)?$/.test(before);
      if (heard && /^(fire|on fire)\b/.test(after) && !(near(hit) && inSentence(hit))) continue;
      if (burns && /^(RESIDENTIAL|AGRICULTURE_STRUCT|STORAGE)/.test(type) && !(near(hit) && hit.from < 22)) continue;
      if (
        burns &&
        !type.startsWith('OUTDOOR') &&
        /\b(behind|in front of|beside|around|between|back of) (the|a|an)( \w+)?$/.test(before)
      )
        continue;
      let score = 0;
      if (near(hit)) score += 5;
      if (hit.from < 22) score += 4;
      if (/\b(\d+ story|\d+ stories|1 and a half story|story)( \w+)?$/.test(before) || /^\d+ story/.test(hit.text))
        score += 4;
      if (/\b(it's|it was|that's|this is|this was|is) (a|an|the|our)( \w+){0,2}$/.test(before)) score += 4;
      if (hits.length > 1) score += 1;
      if (/\b(at|in|inside) (the|a|an)( \w+){0,2}$/.test(before)) score += 1;
      if (/\bof (the|a|an)( \w+)?$/.test(before)) score += 1;
      if (burns && LAND.test(type)) score += 3;
      if (afloat && /OPEN_WATER|WATERFRONT/.test(type)) score += 6;
      if (ELSEWHERE.test(before)) score -= 5;
      if (ROADSIDE.has(type) && !near(hit)) score -= 3;
      if (type === 'ROADWAY_ACCESS||SIDEWALK') score += 4;
      if (hit.from < 22 && /^fire\b/.test(after) && !GENERIC.test(hit.text)) score += 5;
      if (type === 'RESIDENTIAL||DETATCHED_GARAGE' && garage) score += 9;
      if (KIND_OF_DWELLING.test(type) && score >= 0 && best?.use.from.some(({ text }) => GENERIC.test(text)))
        score += 6;
      if (GENERIC.test(hit.text) && best && KIND_OF_DWELLING.test(best.use.type)) score -= 6;
      if (score >= (type.startsWith('RESIDENTIAL') ? 0 : 3) && (!best || score > best.score))
        best = { use: { type, from: [hit] }, score };
    }
  }
  if (tall && (!best || best.score < 6 || tall.type !== 'absent')) {
    if (tall.type !== 'absent') return { type: tall.type, from: tall.from };
    if (!best || best.use.type.startsWith('RESIDENTIAL')) return undefined;
  }
  return best?.use;
}

/** What a crew keeps a fire away from. */
const SPARED =
  /\b(protect\w*|saved?|saving|threaten\w*|spared?|cover(ed|ing)?|feet (off|from|of)( of)?|foot (off|from)|yards (off|from)|close to|away from|got to|reached|reach|headed (for|at|toward)|kept it (off|out of|from)|exposure( to)?|off of|line on|water on|melted)( the| a| any| that| 2| 3| those| his| her| their| main| nearest| other)*$/;
const OTHER_PARKS =
  /\b(trailer|home|homes|industrial|office|rv|v|theme|amusement|water|car|ball|business|technology|research|mobile|to) park$/;

const BARS_OF_OTHERS =
  /\b(snack|salad|wet|breakfast|mini|tow|grab|pry|halligan|crow|light|roll|monkey|handle|steel|iron|coffee|juice|flat|spreader|sway|stabilizer|towel)$/;

const BROUGHT =
  /\b(took|take|taken|drove|driven|drive|sent|brought|bring|got|get|gave|carried|followed|walked|ride|riding|a ride)$/;

/** Words that name something else here than the table means. */
function isAnother(type: string, { text }: Mention, before: string, after: string, pause: boolean): boolean {
  if (SPARED.test(before)) return true;
  // "PD took her home", "on his home oxygen".
  if (
    / home$/.test(text) &&
    (BROUGHT.test(before) || /^(oxygen|o 2|health|nurse|aide|meds|number|care|concentrator)\b/.test(after))
  )
    return true;
  // "The Red Cross put them in a hotel."
  if (
    /^(a |the )?(hotel|motel)/.test(text) &&
    /\b(red cross|displaced|put (them|him|her|the)|putting|housed|family of \d+)\b/.test(before)
  )
    return true;
  // "One of those Walmart tubes": where a thing was bought.
  if (
    /^(walmart|target|costco|amazon|home depot|cabela's)$/.test(text) &&
    /^(tubes?|rafts?|kayaks?|tents?|bags?|carts?|bikes?|grills?|heaters?|trucks?|semi|trailer|van|driver)\b/.test(after)
  )
    return true;
  if (
    GENERIC.test(text) &&
    !pause &&
    /^(was |is |sits |sat |about |some |around |maybe |a |only )*\d+ (feet|foot|yards)\b/.test(after)
  )
    return true;
  // "Hampton House Apartments".
  if (
    text === 'house' &&
    /^(apartments?|condos?|condominiums?|towers?|restaurant|tavern|inn|church|hotel|school|of pancakes|lounge|senior|nursing)\b/.test(
      after,
    )
  )
    return true;
  if (
    text === 'bar' &&
    (/^(area|stools?|top|code|harbor|island|lake|road|street|exam|association|none|mills)\b/.test(after) ||
      BARS_OF_OTHERS.test(before))
  )
    return true;
  if (
    text === 'house' &&
    /\b(bob|ice|fish|fishing|dog|pump|tree|play|bird|wheel|power|full|guard|bounce|hot|well|open|bath|club|light|the whole)$/.test(
      before,
    )
  )
    return true;
  if (type === 'OUTDOOR||PLAYGROUND_PARK_RECREATIONAL_AREA')
    return (
      OTHER_PARKS.test(text) ||
      /^(apartments?|estates?|elementary|middle|high|school|hotel|hospital|place|towers?|condos?|mobile|village|manor|plaza|inn|ranger|and ride)\b/.test(
        after,
      )
    );
  return false;
}

/** A word for any dwelling gives way to the name of its kind. */
const GENERIC = /^(house|dwelling|residence|home|(the|a|her|his|their) home|family dwelling)$/;
const KIND_OF_DWELLING = /^RESIDENTIAL\|\|(ATTACHED|MANUFACTURED|CONGREGATE)/;

/** Words between a place and its address. */
const NEAR_BEHIND = 4;

/** Open-air surroundings that a place may lie in, and the words that say so. */
const OPEN_AIR =
  /\b(beach|marina|wharf|boardwalk|waterfront|pier|riverbank|lake|river|tracks|park|parking lot|lot|square|campus|fairgrounds|golf course|mall|strip mall|shopping center|airport)$/;
const LIES =
  /^((right|down|over|out|up|back|just|there|here) )?(on|by|off|at|along|near|in|across from|behind) (the|a)$/;

/** Land that grass and brush fires burn. */
const LAND = /^OUTDOOR\|\|(FOREST|ORCHARD|GROUND_VACANT)/;
/** Open-air places that are often only passed by. */
const ROADSIDE = new Set<string>([
  'ROADWAY_ACCESS||PARKING_LOT_GARAGE',
  'OUTDOOR||WATERFRONT',
  'STORAGE||STORAGE_PORTABLE_BUILDING',
  'RESIDENTIAL||DETATCHED_GARAGE',
]);
