import type { IncidentType } from '../../../neris/values/incident-types.ts';
import { type FIRE_SUBJECTS, FIRE_THINGS } from '../../vocabulary/natures-fire.ts';
import { type Mention, wordsAfter, wordsBefore } from '../phrases.ts';
import { disproved, type Facts, type FoundType, found, inHeadline, turn } from './facts.ts';

type Subject = keyof typeof FIRE_SUBJECTS;

const OPEN_AIR: Readonly<Partial<Record<Subject, IncidentType>>> = {
  FOOD_TRUCK: 'FIRE||TRANSPORTATION_FIRE||VEHICLE_FIRE_FOOD_TRUCK',
  RV: 'FIRE||TRANSPORTATION_FIRE||VEHICLE_FIRE_RV',
  COMMERCIAL: 'FIRE||TRANSPORTATION_FIRE||VEHICLE_FIRE_COMMERCIAL',
  PASSENGER: 'FIRE||TRANSPORTATION_FIRE||VEHICLE_FIRE_PASSENGER',
  BOAT: 'FIRE||TRANSPORTATION_FIRE||BOAT_PERSONAL_WATERCRAFT_BARGE_FIRE',
  TRAIN: 'FIRE||TRANSPORTATION_FIRE||TRAIN_RAIL_FIRE',
  AIRCRAFT: 'FIRE||TRANSPORTATION_FIRE||AIRCRAFT_FIRE',
  MOBILITY: 'FIRE||TRANSPORTATION_FIRE||POWERED_MOBILITY_DEVICE_FIRE',
  DUMPSTER: 'FIRE||OUTSIDE_FIRE||DUMPSTER_OUTDOOR_CONTAINER_FIRE',
  CONSTRUCTION: 'FIRE||OUTSIDE_FIRE||CONSTRUCTION_WASTE',
  TRASH: 'FIRE||OUTSIDE_FIRE||TRASH_RUBBISH_FIRE',
  GRASS: 'FIRE||OUTSIDE_FIRE||VEGETATION_GRASS_FIRE',
  WILDLAND: 'FIRE||OUTSIDE_FIRE||WILDFIRE_WILDLAND',
  UTILITY: 'FIRE||OUTSIDE_FIRE||UTILITY_INFRASTRUCTURE_FIRE',
  TANK: 'FIRE||OUTSIDE_FIRE||OUTSIDE_TANK_FIRE',
  ESS: 'FIRE||SPECIAL_FIRE||ESS_FIRE',
  INFRASTRUCTURE: 'FIRE||SPECIAL_FIRE||INFRASTRUCTURE_FIRE',
  OTHER_OUTSIDE: 'FIRE||OUTSIDE_FIRE||OTHER_OUTSIDE_FIRE',
};
const INSIDE: readonly Subject[] = ['BUILDING', 'ROOM', 'CONTENTS', 'APPLIANCE', 'CHIMNEY'];
const ALL: readonly Subject[] = [...(Object.keys(OPEN_AIR) as Subject[]), 'TRUCK', ...INSIDE];

export interface FireVerdict {
  /** There was a fire, whether or not its type can be told. */
  real: boolean;
  types: FoundType[];
}

/** The fire's types by what burned and how far it went; a building whose extent is unsaid has none. */
export function fires(facts: Facts): FireVerdict {
  const signs = facts.signs();
  const burn = signs.said('CONTROLLED');
  if (burn.length > 0 && !signs.has('ESCAPED')) {
    return { real: true, types: [found('NOEMERG||GOOD_INTENT||CONTROLLED_BURNING_AUTHORIZED', ...burn.slice(0, 2))] };
  }
  // An explosion the account opens with is the incident, whatever burned after it.
  const blast = signs.said('EXPLOSION').find(inHeadline);
  if (blast) return { real: true, types: [found('FIRE||SPECIAL_FIRE||EXPLOSION', blast)] };
  if (!isReal(facts)) return { real: false, types: [] };
  const named = namedSubjects(facts);
  const told = named[0] ?? acres(facts);
  const inside = building(facts, told);
  const main = told ?? (inside ? undefined : openingThing(facts));
  const types: FoundType[] = [];
  const open = main && openAir(facts, main);
  const tookBuilding = open?.type.includes('TRANSPORTATION') && inside?.type.includes('STRUCTURAL') && garaged(facts);
  if (open && !tookBuilding && (!INSIDE.includes(main.subject) || inside === undefined)) types.push(open);
  else if (inside) types.push(inside);
  const second = secondFire(named, types[0]?.type);
  if (second && types.length > 0) types.push(second);
  return { real: true, types };
}

/** A vehicle that burned inside a garage with the building around it. */
const garaged = ({ reading }: Facts): boolean =>
  reading.said(/\b(in|inside) (an?|the|his|her|their) (\w+ )?(garage|carport|barn|shop|warehouse|pole barn)\b/).length >
  0;

/** "Building fire alarm", "house fire marshal": what comes after makes "fire" part of another name. */
const OTHER_NAME =
  /^(alarms?|panel|department|dept|marshal'?s?|drill|extinguishers?|sprinklers?|station|watch|escape|hydrant|hall|code|inspector|investigators?|investigation|chief|truck|engine|protection|suppression|doors?|system|pump|hose|prevention|safety|command|pit|place|academy|school|police|ems|district|company|rating|wall|exit|bell|bells|horn|horns|service)$/;
/** "A truck burning off its filter", "a guy burning leaves": doing it, not suffering it. */
const BURNS_OTHER =
  /^(pain|sensation|feeling|stomach|smell|odor|a|off|oil|leaves|brush|trash|rubber|his|her|some|wood|garbage)$/;

function burnsIn(facts: Facts, ...kinds: Subject[]): Mention[] {
  const { items } = facts.reading;
  return facts
    .subjects()
    .said(...kinds)
    .filter(
      ({ from, to, text }) =>
        !(/\bfires?$/.test(text) && OTHER_NAME.test(items[to]?.text ?? '')) &&
        !(/\bburning$/.test(text) && BURNS_OTHER.test(items[to]?.text ?? '')) &&
        !(/^burning /.test(text) && AT_IT.test(wordsBefore(facts.reading, from, 4))) &&
        // "Thought a cabin was on fire": a guess.
        !/\b(thought|swore|figured|assumed|convinced|afraid|worried|sure)( \w+){0,3}$/.test(
          wordsBefore(facts.reading, from, 4),
        ) &&
        // "Laundry next to the furnace burning": where it was, not what it was.
        !(!/\b(on|caught|in) (fire|flames)$/.test(text) && NEXT_TO.test(wordsBefore(facts.reading, from, 4))) &&
        // "Hit a tree and caught fire": what was hit is not what caught.
        !(/\band\b/.test(text) && /\b(hit|struck|into|against)( an?| the)?$/.test(wordsBefore(facts.reading, from, 2))),
    );
}

/** "A man had been burning brush": a deed, no fire yet. */
const AT_IT =
  /\b(he|she|they|man|guy|guys|owner|homeowner|farmer|neighbor|woman|lady|gentleman|somebody|someone|people|kids)( (had been|has been|was|were|is|been|out|just|legally))*$/;

const NEXT_TO =
  /\b(next to|beside|behind|near|close to|in front of|alongside|across from|outside|above) (the|an?|his|her|their)( \w+)?$/;

const BURNING = /\b(fire|flames?|burn\w*|involve\w*|engulfed|vent\w*|contents|lit|torched|surround|defensive)\b/;

/** "No fire in the attic" denies only that it got there. */
const ELSEWHERE =
  /^no (\w+ )?(fire|flames) (up there|above|overhead|upstairs|past|beyond|behind|outside|below|(in|into|inside|on|up in) (the|any|any of the|either)( \w+){0,2} (attic|walls?|ceilings?|voids?|roof|cockloft|framing|basement|joists|floors?|duct|ducts|crawl ?space|adjoining|unit|units|rooms?|chase))\b/;

/** Signs of burning or of putting it out; "no fire" counts against all but those. */
function isReal(facts: Facts): boolean {
  const signs = facts.signs();
  if (signs.has('FIRE')) return true;
  if (signs.all('NO_FIRE').some(({ from }) => !ELSEWHERE.test(wordsAfter(facts.reading, from, 9)))) return false;
  const extent = facts.extents().said('STRUCTURE', 'WINDOWS', 'ROOM');
  // "Reported structure fire, turned out he was smoking a brisket": only what burns after the turn counts.
  const from = facts.looked().has('HARMLESS') ? (turn(facts)?.from ?? 0) : 0;
  const alight = signs
    .said('ALIGHT')
    .some(
      (each) =>
        each.from >= from &&
        !NO_BURNING.test(wordsAfter(facts.reading, each.to, 1)) &&
        !AT_IT.test(wordsBefore(facts.reading, each.from, 4)),
    );
  // With a patient beside it, burning may be of the eyes or the chest.
  if (alight && openingThing(facts) && !facts.care().has('CARE')) return true;
  if (
    acres(facts) &&
    facts.reading.said(
      /\b(lightning|burn(ed|ing)|lined it|fire ?line|brush (truck|unit|rig)s?|forestry|mopped|packs|dozer)\b/,
    ).length > 0
  )
    return true;
  return burnsIn(facts, ...ALL).some((each) => each.from >= from) || extent.some(({ text }) => BURNING.test(text));
}

/** "A burning smell", "burned his hand". */
const NO_BURNING =
  /^(smell|smells|odor|odors|sensation|pain|permit|leaves|eyes|feeling|his|her|out|oil|rubber|wood|popcorn|food|toast|off|both|hands?|by|plastic|the)$/;

interface Named {
  subject: Subject;
  mention: Mention;
}

/** What is said to have burned, the account's own name for it ("car fire") first, then in the order told. */
function namedSubjects(facts: Facts): Named[] {
  const all = ALL.flatMap((subject) => burnsIn(facts, subject).map((mention) => ({ subject, mention })));
  const isName = ({ mention }: Named) =>
    /fires?$/.test(mention.text) &&
    mention.to - mention.from <= 4 &&
    !/\b(on|caught|catch|had|with|an?) fires?$/.test(mention.text);
  const length = ({ mention }: Named) => mention.to - mention.from;
  // "Toned for a dumpster fire, had it out in five minutes": with nothing else said to burn, it was that.
  if (all.length === 0 && !disproved(facts)) {
    all.push(
      ...ALL.flatMap((subject) =>
        facts
          .subjects()
          .heard(subject)
          .map((mention) => ({ subject, mention })),
      ),
    );
  }
  const ordered = all.sort(
    (a, b) =>
      a.mention.from - b.mention.from || length(b) - length(a) || ALL.indexOf(a.subject) - ALL.indexOf(b.subject),
  );
  const headline = ordered.filter((each) => isName(each) && inHeadline(each.mention));
  // A vehicle that burned first and lit the grass fire stays first.
  const [first] = ordered;
  if (first && headline[0]?.subject === 'GRASS' && OPEN_AIR[first.subject]?.includes('TRANSPORTATION')) return ordered;
  return [...headline, ...ordered.filter((each) => !headline.includes(each))];
}

/** "Cabin cruiser at the fuel dock … hit it with foam": with a fire told and nothing named as burning, it is what the account opens with. */
function openingThing(facts: Facts): Named | undefined {
  const things = facts.things();
  const opening = (Object.keys(FIRE_THINGS) as (keyof typeof FIRE_THINGS)[])
    .flatMap((subject) => things.said(subject).map((mention) => ({ subject, mention })))
    .filter(
      ({ mention }) =>
        inHeadline(mention) &&
        !AT_PLACE.test(wordsBefore(facts.reading, mention.from, 3)) &&
        !OF_THING.test(wordsAfter(facts.reading, mention.to, 1)),
    )
    .sort((a, b) => a.mention.from - b.mention.from || b.mention.to - a.mention.to)[0];
  return opening && !INSIDE.includes(opening.subject) ? opening : undefined;
}
/** "Bus driver", "boat ramp". */
const OF_THING =
  /^(drivers?|mechanic|operator|park|station|storage|stop|yard|shop|dealer|dealership|lot|company|crew|worker|accident|crash|garage|barn|wash|show|ramp|dock|propeller|rider|owner|trimmer|salesman|conductor|pilot|captain)$/;
const AT_PLACE =
  /\b(in|on|at|for|as|near|behind|by|beside|off|along|from|to|into|under|(?<!(pile|stack|bunch|load|heap|row|couple) )of|inside|next to|past|over|with|our|my|used|tear|hit|struck|cut|nicked) (the |an? |his |her |their |that |some |old )*\w*$/;

/** So many acres of something, when nothing else is said to burn, is vegetation. */
function acres(facts: Facts): Named | undefined {
  const hit = facts.reading.said(/\b(\d+|half|quarter|an|a|hundred) (of an )?acres?\b/)[0];
  const trees = facts.reading.said(/\b(timber|woods|forest|backcountry)\b/).length > 0;
  return hit ? { subject: trees ? 'WILDLAND' : 'GRASS', mention: { ...hit, doubts: [] } } : undefined;
}

/** Trash that burned on a floor of a building is contents of it. */
const INDOORS =
  /\b(on the (1st|2nd|3rd|\d+th|ground|main|top) floor|in the (basement|bathroom|hallway|hall|building|kitchen|bedroom|stairwell|lobby|restroom|closet|living room|house|apartment|laundry room|break room|office))\b/;

/** Parts that any vehicle has. */
const PART = /\b(compartment|engine bay|dash|dashboard|hood|front end|trunk|wheel well|engine block)\b/;

function openAir(facts: Facts, { subject, mention }: Named): FoundType | undefined {
  if (subject === 'TRUCK') return truck(facts, mention);
  if (subject === 'WILDLAND' || subject === 'GRASS') return vegetation(facts, subject, mention);
  if (
    /^(TRASH|OTHER_OUTSIDE|DUMPSTER|CONSTRUCTION)$/.test(subject) &&
    INDOORS.test(wordsAfter(facts.reading, mention.to, 7))
  ) {
    return building(facts, undefined) ?? found('FIRE||STRUCTURE_FIRE||ROOM_AND_CONTENTS_FIRE', mention);
  }
  const whole = subject === 'PASSENGER' && PART.test(mention.text) ? openingThing(facts)?.subject : undefined;
  const type = OPEN_AIR[whole && OPEN_AIR[whole]?.includes('TRANSPORTATION') ? whole : subject];
  return type ? found(type, mention) : undefined;
}

/** "Truck", "van" and "trailer" alone leave open what kind; other words of the account tell. */
function truck(facts: Facts, mention: Mention): FoundType | undefined {
  const near = (pattern: RegExp) => facts.reading.said(pattern)[0] !== undefined;
  if (/trailer/.test(mention.text)) {
    if (near(/\b(double ?wide|single ?wide|mobile home|manufactured home|trailer park|bedroom|kitchen|lived there)\b/))
      return undefined;
    if (near(/\b(camper|rv|travel trailer|campground|campsite|5th wheel)\b/))
      return found('FIRE||TRANSPORTATION_FIRE||VEHICLE_FIRE_RV', mention);
    return found('FIRE||TRANSPORTATION_FIRE||VEHICLE_FIRE_COMMERCIAL', mention);
  }
  if (
    near(
      /\b(semi|tractor trailer|18 wheeler|box truck|dump truck|garbage truck|delivery|commercial|freight|cargo|work van|company)\b/,
    )
  )
    return found('FIRE||TRANSPORTATION_FIRE||VEHICLE_FIRE_COMMERCIAL', mention);
  return found('FIRE||TRANSPORTATION_FIRE||VEHICLE_FIRE_PASSENGER', mention);
}

function vegetation(facts: Facts, subject: Subject, mention: Mention): FoundType {
  const wild =
    subject === 'WILDLAND'
      ? mention
      : facts
          .subjects()
          .said('WILDLAND')
          .find((each) => /^(wildland|wild|wildfire)/.test(each.text));
  if (!wild) return found('FIRE||OUTSIDE_FIRE||VEGETATION_GRASS_FIRE', mention);
  const homes = facts.signs().said('INTERFACE')[0];
  return homes
    ? found('FIRE||OUTSIDE_FIRE||WILDFIRE_URBAN_INTERFACE', wild, homes)
    : found('FIRE||OUTSIDE_FIRE||WILDFIRE_WILDLAND', wild);
}

/** A second fire in its own right: grass beside a vehicle, a building that a vehicle or grass fire took. */
function secondFire(named: Named[], primary: IncidentType | undefined): FoundType | undefined {
  if (!primary || primary.startsWith('FIRE||OUTSIDE_FIRE||W')) return undefined;
  const grass = named.find(
    ({ subject, mention }) => subject === 'GRASS' && /(grass|brush|field|vegetation) fire$/.test(mention.text),
  );
  if (grass && primary !== 'FIRE||OUTSIDE_FIRE||VEGETATION_GRASS_FIRE') {
    return found('FIRE||OUTSIDE_FIRE||VEGETATION_GRASS_FIRE', grass.mention);
  }
  return undefined;
}

function building(facts: Facts, main: Named | undefined): FoundType | undefined {
  const extents = facts.extents();
  const structural =
    extents.said('STRUCTURE').find((each) => !isSmaller(facts, each)) ??
    extents.said('REACHED').find(({ text }) => !WORK_BETWEEN.test(text));
  const room = extents.said('ROOM')[0];
  const appliance = extents.said('APPLIANCE')[0];
  const chimney = extents.said('CHIMNEY')[0] ?? burnsIn(facts, 'CHIMNEY')[0];
  if (chimney && burnsIn(facts, 'CHIMNEY').length > 0 && !structural)
    return found('FIRE||STRUCTURE_FIRE||CHIMNEY_FIRE', chimney);
  if (structural) return found('FIRE||STRUCTURE_FIRE||STRUCTURAL_INVOLVEMENT_FIRE', structural);
  const windows = extents.said('WINDOWS')[0];
  if (windows && !room) return found('FIRE||STRUCTURE_FIRE||STRUCTURAL_INVOLVEMENT_FIRE', windows);
  // "Kept to the kitchen cabinets and stove" is the room's.
  // … and so is what spread from the stove to the cabinets.
  const left = extents
    .said('ROOM')
    .some(({ from, text }) => appliance?.from === from || /^(spread|extended)/.test(text));
  if (appliance && !left) return found('FIRE||STRUCTURE_FIRE||CONFINED_COOKING_APPLIANCE_FIRE', appliance);
  if (room) return found('FIRE||STRUCTURE_FIRE||ROOM_AND_CONTENTS_FIRE', room);
  const burning = burnsIn(facts, 'APPLIANCE')[0];
  if (burning && main?.subject !== 'BUILDING')
    return found('FIRE||STRUCTURE_FIRE||CONFINED_COOKING_APPLIANCE_FIRE', burning);
  const contents = burnsIn(facts, 'CONTENTS')[0];
  if (contents) return found('FIRE||STRUCTURE_FIRE||ROOM_AND_CONTENTS_FIRE', contents);
  // A room that burned, and the word that it went no further.
  const origin = burnsIn(facts, 'ROOM')[0];
  const held = extents.all('HELD').find(({ doubts }) => doubts.every((doubt) => doubt === 'negated'));
  return origin && held ? found('FIRE||STRUCTURE_FIRE||ROOM_AND_CONTENTS_FIRE', origin, held) : undefined;
}

/** "Fire out, cut a hole in the roof": the crew's own work between the two. */
const WORK_BETWEEN =
  /\b(check\w*|open\w*|pull\w*|cut\w*|hole|vent|ladder\w*|out|extension|search\w*|and|we|they|he|she|crews?|smoke|damage\w*|water|lines?|camera|imager|extinguish\w*|knock\w*|control|stopped|before|short|close|near|threaten\w*|alarm|department|marshal|inspector|investigator|wall of|started|walked|was out|stain\w*|heat|kept|keep|away|spread to keep)\b/;

/** "The bedroom was fully involved" speaks of the room, "the car was fully involved" of the car. */
function isSmaller(facts: Facts, { from, text }: Mention): boolean {
  if (!/(involved|engulfed)$/.test(text)) return false;
  const around = `${wordsBefore(facts.reading, from, 4)} ${text}`;
  return /\b(bedroom|kitchen|bathroom|closet|couch|mattress|car|vehicle|pickup|suv|van|dumpster|stove|living room|laundry room|sedan|1 room|room)\b/.test(
    around.split('.').at(-1) ?? '',
  );
}
