import type { Filled } from '../../neris/report.ts';
import type { LocationUse } from '../../neris/values/location.ts';
import { type Context, fill, hasType } from '../context.ts';
import { APARTMENTS, PLACES, USE_STATES } from '../vocabulary/occupancies.ts';
import { indexPhrases } from './phrase-table.ts';
import { type Mention, mentionsIn, wordsAfter, wordsBefore } from './phrases.ts';
import { HEADLINE } from './types/facts.ts';

const PLACE_INDEX = indexPhrases(PLACES);
const APARTMENT_INDEX = indexPhrases(APARTMENTS);
const STATE_INDEX = indexPhrases(USE_STATES);
const KINDS = Object.keys(PLACES) as (keyof typeof PLACES)[];

/** The kind of place, whether it is in use, and why not. */
export function occupancy(context: Context): Filled[] {
  const use = roadUse(context) ?? placeUse(context);
  return [...(use ? [fill('base.location_use.use_type', use.type, ...use.from)] : []), ...inUse(context)];
}

interface Use {
  type: LocationUse;
  from: Mention[];
}

/** Crashes and vehicle fires happen on roads unless a lot or yard is named. */
function roadUse(context: Context): Use | undefined {
  const { reading } = context;
  const crash = context.types.some((type) => /MOTOR_VEHICLE/.test(type));
  const vehicle = hasType(context, 'FIRE||TRANSPORTATION_FIRE') && context.types.length === 1;
  const spill =
    hasType(context, 'HAZSIT||HAZARDOUS_MATERIALS||FUEL_SPILL') ||
    hasType(context, 'HAZSIT||HAZARDOUS_MATERIALS||HAZMAT_RELEASE_TRANSPORT');
  const lines = hasType(context, 'HAZSIT||HAZARD_NONCHEM||ELEC_POWER_LINE') && context.types.length === 1;
  const across = lines
    ? reading.said(
        /\b((laying|lying|down|arcing|hanging|fell|stretched|draped)( right| down)? (across|in|on|over|into) the (street|road|roadway|pavement|travel lanes?)|across the (street|road|roadway)( arcing| sparking| live))\b/,
      )[0]
    : undefined;
  if (across) return { type: 'ROADWAY_ACCESS||STREET', from: [{ ...across, doubts: [] }] };
  if (!crash && !vehicle && !spill) return undefined;
  // A combine burns in its field, whatever roads run past it.
  if (
    vehicle &&
    mentionsIn(reading, PLACE_INDEX)
      .said('OUTDOOR||ORCHARD_CROPS_FARMLAND')
      .some(({ from }) => from < 30)
  )
    return undefined;
  const at = reading.items.findIndex(({ address }) => address !== undefined);
  const address = reading.items[at]?.address;
  if (!address) return undefined;
  const words = reading.sourceOf(at, at + 1);
  const mention = {
    from: at,
    to: at + 1,
    text: '',
    groups: {},
    match: [''] as unknown as RegExpExecArray,
    source: words,
    doubts: [],
  };
  const name = address.street.name.value;
  if (
    address.number === undefined &&
    /^(interstate|i[ -]?\d|us |u\.?s\.? |highway|state (route|highway|road)|route|freeway|turnpike)/i.test(name)
  ) {
    return { type: 'ROADWAY_ACCESS||HIGHWAY_INTERSTATE', from: [mention] };
  }
  const lot = mentionsIn(reading, PLACE_INDEX)
    .said('ROADWAY_ACCESS||PARKING_LOT_GARAGE')
    .find(
      ({ from, to }) =>
        !NEXT_DOOR.test(wordsAfter(reading, to, 4)) &&
        !/\b(standing|sitting|waiting|gathered|walking|talking|arguing|staged|set up|moved|pulled|pushed|towed)( out| over| around| off)?( (in|into|at|on|to))?( (the|a|an))?( \w+)?$/.test(
          wordsBefore(reading, from, 5),
        ),
    );
  if (
    /\b(into|through|inside|hit) (a|the|an) (\w+ )?(building|house|store|garage|shop|restaurant|home|porch|storefront|bank|apartment|church|office)\b/.test(
      reading.text,
    )
  )
    return undefined;
  if (crash && !lot && !/VEHICLE_FIRE/.test(context.types[0] ?? ''))
    return { type: 'ROADWAY_ACCESS||STREET', from: [mention] };
  if (crash || vehicle) {
    if (lot) return { type: 'ROADWAY_ACCESS||PARKING_LOT_GARAGE', from: [lot] };
    const onRoad = reading.said(
      /\b(in the (road|roadway|street|median|intersection)|on the (shoulder|side of the road|roadside|roadway)|side of the road|the shoulder|pulled over|(right|left) lane)\b/,
    )[0];
    if (onRoad || address.crossStreet) return { type: 'ROADWAY_ACCESS||STREET', from: [mention] };
  }
  return undefined;
}

/** Words before a place that make it another place: where somebody was taken, watched from or lives next door. */
const ELSEWHERE =
  /\b(next door to|across from|near|nearby|neighbors?'?s?|past|toward|towards|by|called|staged at|beside|whole|other|another|people at)( the| a| an| her| his| their| that| my| our)?( \w+)?$/;
const TAKEN_TO =
  /\b(?:(?:back|home|came|coming|come|running|ran|walked|walking|drove|driving|over|up|down|food|dinner|breakfast|lunch|drinks|returning|returned) from|(?:staying|works?|worked|working|lives?|job) at)(?: the| a| an| their| his| her)?(?: \w+)?$|\b(?:kids?|children|son|daughter|boys?|girls?|wife|husband|mom|dad|they|family)(?: (?:was|were|are|is|all|both|off))* at$|\b(transported|moved|walked|evacuated|bused|led|escorted|took|taken|flown|transport|going|heading|headed|relocated|ran|drove|driven|patient|him|her|them) (\w+ ){0,3}to( the| a)?( \w+){0,2}$/;
/** What one passes on the road is not where it was. */
const PASSED =
  /\b(just|right|miles?|feet|yards|blocks?|northbound|southbound|eastbound|westbound|out) (past|before|short of|from|beyond) (the|a)( \w+)?$|\b(near|across from|not far from|up from|down from|next door to|next to) (the|a)( \w+)?$|\b(parked|staged|staging|set up|command|landed|landing zone|lz|rehab|hydrant|plug|rig|waited) (\w+ ){0,3}?(by|at|behind|in front of|over at|down at|outside|off)( (the|a)( \w+)?)?$/;
const NEXT_DOOR =
  /^(next door|across the street|behind(?! (the|a|an|his|her|their|our) )|over|to the (north|south|east|west)|manager|company|owner|ambulance|ems|medics|based|helicopter|on (bravo|delta|the b|the d))\b/;

function placeUse(context: Context): Use | undefined {
  const { reading } = context;
  const tall = apartments(context);
  const mentions = mentionsIn(reading, PLACE_INDEX);
  const addressAt = reading.items.flatMap(({ address }, i) => (address ? [i] : []));
  let best: { use: Use; score: number } | undefined;
  const burns = context.types.some((kind) => /VEGETATION|WILDFIRE/.test(kind));
  const afloat = hasType(context, 'RESCUE||WATER');
  const garage =
    reading
      .find(/\bgarage (fire|on fire)\b|\bfire in (a|the|his|her|their) (\w+ )?garage\b/)
      .some(({ from }) => from < HEADLINE) ||
    reading.said(/\bgarage (was |is )?(fully|well|heavily) involved\b/).length > 0;
  const everything = KINDS.flatMap((type) => mentions.all(type)).filter(
    ({ text }) => !OTHER_PARKS.test(text) || !/^(at|in) /.test(text),
  );
  // "Dental office" is no office, "nursing home" no home: the longer name holds the shorter.
  const part = (hit: Mention) =>
    everything.some(
      (other) => other.from <= hit.from && other.to >= hit.to && other.to - other.from > hit.to - hit.from,
    );
  const near = ({ from, to }: Mention) =>
    addressAt.some((at) => (at >= to && at - to <= 3) || (at < from && from - at <= 6));
  const inSentence = ({ from }: Mention) => addressAt.some((at) => reading.sentence(at) === reading.sentence(from));
  // Beside the address it is the place, however the call was meant.
  const plain = (hit: Mention) =>
    hit.doubts.every((doubt) => doubt === 'hearsay' || (near(hit) && doubt !== 'earlier' && doubt !== 'negated'));
  for (const type of KINDS) {
    const hits = mentions.all(type).filter((hit) => plain(hit) && !part(hit));
    for (const hit of hits) {
      const before = wordsBefore(context.reading, hit.from, 7);
      const after = wordsAfter(context.reading, hit.to, 4);
      if (PASSED.test(before) || NEXT_DOOR.test(after) || TAKEN_TO.test(before) || isAnother(type, hit, before, after))
        continue;
      // Called in as a house fire, it need not have been at a house.
      const heard = hit.doubts.includes('hearsay') || /\b(it|this|that|in|out) as (a|an)( possible)?$/.test(before);
      if (heard && /^(fire|on fire)\b/.test(after) && !(near(hit) && inSentence(hit))) continue;
      if (burns && /^(RESIDENTIAL|AGRICULTURE_STRUCT|STORAGE)/.test(type) && !(near(hit) && hit.from < 22)) continue;
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

/** Words that name something else here than the table means. */
function isAnother(type: string, { text }: Mention, before: string, after: string): boolean {
  if (SPARED.test(before)) return true;
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
    /^(was |is |sits |sat |about |some |around |maybe |a |only )*\d+ (feet|foot|yards)\b/.test(after)
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

/** Land that grass and brush fires burn. */
const LAND = /^OUTDOOR\|\|(FOREST|ORCHARD|GROUND_VACANT)/;
/** Open-air places that are often only passed by. */
const ROADSIDE = new Set<string>([
  'ROADWAY_ACCESS||PARKING_LOT_GARAGE',
  'ROADWAY_ACCESS||SIDEWALK',
  'OUTDOOR||WATERFRONT',
  'STORAGE||STORAGE_PORTABLE_BUILDING',
  'RESIDENTIAL||DETATCHED_GARAGE',
]);

/** Apartments by their storeys; `absent` when it is one whose storeys nobody said. */
function apartments(context: Context): { type: LocationUse | 'absent'; from: Mention[] } | undefined {
  const mentions = mentionsIn(context.reading, APARTMENT_INDEX);
  const plain = (mention: Mention) =>
    mention.doubts.every((doubt) => doubt === 'hearsay') && !NEXT_DOOR.test(wordsAfter(context.reading, mention.to, 4));
  const three = mentions.all('THREE').filter(plain)[0];
  const tall = mentions.all('TALL').filter(plain)[0];
  const hit = mentions.all('APARTMENT').filter(plain)[0];
  if (tall) return { type: 'RESIDENTIAL||MULTI_FAMILY_HIGHRISE_DWELLING', from: [tall] };
  if (!hit && !three) return undefined;
  const storeys = [...mentions.all('APARTMENT').filter(plain), ...(three ? [three] : [])]
    .map((mention) => storeysNear(context, mention))
    .find((count) => count !== undefined);
  if (storeys !== undefined && hit) {
    const type =
      storeys <= 4
        ? 'RESIDENTIAL||MULTI_FAMILY_LOWRISE_DWELLING'
        : storeys <= 8
          ? 'RESIDENTIAL||MULTI_FAMILY_MIDRISE_DWELLING'
          : 'RESIDENTIAL||MULTI_FAMILY_HIGHRISE_DWELLING';
    return { type, from: [hit] };
  }
  if (three) return { type: 'RESIDENTIAL||MULTI_FAMILY_LOWRISE_DWELLING', from: [three] };
  if (hit && /^apartment$/.test(hit.text)) return undefined;
  return { type: 'absent', from: [] };
}

/** What recognisers make of "two" and "four". */
const HEARD_NUMBERS: Readonly<Record<string, number>> = { too: 2, to: 2, for: 4 };

/** Storeys of the building: "a 22 story apartment building", "apartment building 5 stories". */
function storeysNear(context: Context, hit: Mention): number | undefined {
  for (const story of context.reading.find(
    /\b(?<count>\d+|too|to|for) (?:and a half )?(?:story|stories|storey|storeys|floors)\b/,
  )) {
    if (!context.reading.doubts(story).every((doubt) => doubt === 'hearsay')) continue;
    if (Math.abs(story.from - hit.from) <= 8)
      return HEARD_NUMBERS[story.groups.count ?? ''] ?? Number(story.groups.count);
  }
  return undefined;
}

function inUse(context: Context): Filled[] {
  const states = mentionsIn(context.reading, STATE_INDEX);
  const path = 'base.location_use.in_use.in_use';
  // "Vacant building, used to be a store": what it was before does not undo that it stands empty.
  const stated = (key: 'ABANDONED' | 'VACANT') =>
    states
      .all(key)
      .find(
        ({ from, doubts }) =>
          doubts.every((doubt) => doubt === 'hearsay' || (doubt === 'earlier' && from < HEADLINE)) &&
          !/\b(next door|neighbor\S*|exposure|behind (it|us|them|the \w+)|beside it|across the street)( \S+){0,4}$|\b(right|left|other|back|front|upper|lower|1|1st|2nd|3rd|bottom|top) (side|half|unit|apartment|floor)( \S+){0,2}$/.test(
            wordsBefore(context.reading, from, 6),
          ),
      );
  const vacant = stated('ABANDONED') ?? stated('VACANT');
  if (vacant && !/lot|land|field/.test(wordsAfter(context.reading, vacant.to, 1))) {
    const cause = CAUSES.map(([key, code]) => ({
      code,
      mention: states.all(key).find(({ doubts }) => doubts.every((doubt) => doubt === 'earlier')),
    })).find(({ mention }) => mention);
    return [
      fill(path, false, vacant),
      ...(cause?.mention ? [fill('base.location_use.vacancy_cause', cause.code, cause.mention)] : []),
    ];
  }
  const used = states.said('IN_USE')[0];
  return used && !hasType(context, 'MEDICAL') ? [fill(path, true, used)] : [];
}

const CAUSES = [
  ['FORECLOSURE', 'FORECLOSURE'],
  ['FOR_SALE', 'FOR_SALE_LEASE'],
  ['REMODEL', 'NEW_CONSTRUCTION_REMODEL'],
  ['SEASONAL', 'SEASONAL_OCCASIONALLY_OCCUPIED'],
  ['DECAY', 'DAMAGE_DECAY'],
  ['ABANDONED', 'ABANDONED'],
] as const;
