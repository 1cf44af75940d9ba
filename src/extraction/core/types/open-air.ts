import type { IncidentType } from '../../../neris/values/incident-types.ts';
import type { FIRE_THINGS } from '../../vocabulary/natures-fire.ts';
import { type Mention, wordsAfter } from '../phrases.ts';
import { isOutdoors, type Named, type Subject, VEHICLES } from './burning.ts';
import { type Facts, type FoundType, found } from './facts.ts';
import { CAME_FOR_IT } from './identified.ts';
import { OF_THING, openingThing } from './named-subjects.ts';
import { building } from './structures.ts';

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

/** Trash that burned on a floor of a building is contents of it. */
const INDOORS =
  /\bin (?:room|apartment|unit|suite|a? ?(?:bath|bed|class|rest|locker) ?room)\b|\b(on the (1st|2nd|3rd|\d+th|ground|main|top) floor|in the (?:[\w']+ )?(basement|bathroom|hallway|hall|building|kitchen|bedroom|stairwell|lobby|restroom|closet|living room|house|apartment|laundry room|break room|office))\b/;

/** Parts that any vehicle has. */
const PART = /\b(compartment|engine bay|dash|dashboard|hood|front end|trunk|wheel well|engine block)\b/;

/** A scooter's own. */
const ITS_POWER = /^(the |its |a )?(\w+ )?(charger|battery|batteries|lithium)\b/i;

/** The type of a fire outside of buildings. */
export function openAir(facts: Facts, { subject, mention }: Named): FoundType | undefined {
  if (subject === 'CONTENTS' && isOutdoors(facts, mention))
    return found('FIRE||OUTSIDE_FIRE||TRASH_RUBBISH_FIRE', mention);
  if (subject === 'TRUCK') return truck(facts, mention);
  if (subject === 'WILDLAND' || subject === 'GRASS') return vegetation(facts, subject, mention);
  if (
    /^(TRASH|OTHER_OUTSIDE|DUMPSTER|CONSTRUCTION)$/.test(subject) &&
    INDOORS.test(wordsAfter(facts.reading, mention.to, 7))
  ) {
    return building(facts, undefined) ?? found('FIRE||STRUCTURE_FIRE||ROOM_AND_CONTENTS_FIRE', mention);
  }
  // A scooter on its charger in the living room that took the couch with it burned contents of a room.
  if (subject === 'MOBILITY') {
    const spread = building(facts, undefined);
    const own = spread?.sources.every((source) => 'words' in source && ITS_POWER.test(source.words));
    if (spread && !own && !spread.type.includes('APPLIANCE')) return spread;
  }
  // "Pole barn with some round bales in it, fully involved".
  if (/\b(in it|inside it|in there|inside)\b/.test(`${mention.text} ${wordsAfter(facts.reading, mention.to, 3)}`)) {
    const around = facts
      .things()
      .said('BUILDING')
      .some(({ from }) => from < mention.from);
    const type = around ? building(facts, undefined) : undefined;
    if (type) return type;
  }
  const whole = subject === 'PASSENGER' && PART.test(mention.text) ? wholeOf(facts, mention) : subject;
  if (whole === 'TRUCK')
    return truck(facts, mention) ?? found('FIRE||TRANSPORTATION_FIRE||VEHICLE_FIRE_PASSENGER', mention);
  const type = OPEN_AIR[whole];
  return type ? found(type, mention) : undefined;
}

/** What the engine compartment that burned belongs to: the vehicle the account opens with, or the nearest it names. */
function wholeOf(facts: Facts, part: Mention): Subject {
  const opening = openingThing(facts)?.subject;
  if (opening && VEHICLES.includes(opening)) return opening;
  const named = VEHICLES.filter((kind) => kind !== 'TRUCK').flatMap((kind) =>
    facts
      .things()
      .said(kind as keyof typeof FIRE_THINGS)
      .filter(({ to, text }) => !CAME_FOR_IT.test(text) && !OF_THING.test(wordsAfter(facts.reading, to, 1)))
      .map(({ from }) => ({ kind, apart: Math.abs(from - part.from) })),
  );
  return named.sort((a, b) => a.apart - b.apart)[0]?.kind ?? 'PASSENGER';
}

const PICKUP =
  /\b(pickups?|f ?\d+|silverado|tacoma|ram|ranger|sierra|tundra|chevy|ford|dodge|toyota|gmc|minivan|family|suv|parking lot|driveway|teenager|(?:his|her|my|guy's|man's|lady's|woman's|kid's) (?:\w+ )?(?:truck|van)|(?:lives|lived|living|sleeps|slept|sleeping) in (?:it|his van|her van|the van))\b/;

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
      /\b(semi|tractor trailer|18 wheeler|box truck|dump truck|garbage truck|delivery|commercial|freight|cargo|work van|company (?:truck|van|driver|trailer)|loaded|load of|a load|duals|air brakes|weigh station|cdl)\b/,
    )
  )
    return found('FIRE||TRANSPORTATION_FIRE||VEHICLE_FIRE_COMMERCIAL', mention);
  return near(PICKUP) ? found('FIRE||TRANSPORTATION_FIRE||VEHICLE_FIRE_PASSENGER', mention) : undefined;
}

/** Work that only fires among homes ask for. */
const INTERFACE_WORK = /interface|wui|w u i|structure (protection|defense|triage|group)|evac|threaten/;

const acresOver = ({ reading }: Facts, most: number): boolean =>
  reading.said(/\b(?<acres>\d+) acres?\b/).some(({ groups }) => Number(groups.acres) > most);

function vegetation(facts: Facts, subject: Subject, mention: Mention): FoundType {
  const homes = facts.signs().said('INTERFACE')[0];
  const wild =
    subject === 'WILDLAND'
      ? mention
      : facts
          .subjects()
          .said('WILDLAND')
          .find((each) => homes || /^(wildland|wild|wildfire)/.test(each.text));
  const work = facts
    .signs()
    .said('INTERFACE')
    .find(({ text }) => INTERFACE_WORK.test(text));
  if (work && /brush|hill|canyon/.test(mention.text) && acresOver(facts, 9))
    return found('FIRE||OUTSIDE_FIRE||WILDFIRE_URBAN_INTERFACE', mention, work);
  if (!wild) return found('FIRE||OUTSIDE_FIRE||VEGETATION_GRASS_FIRE', mention);
  return homes
    ? found('FIRE||OUTSIDE_FIRE||WILDFIRE_URBAN_INTERFACE', wild, homes)
    : found('FIRE||OUTSIDE_FIRE||WILDFIRE_WILDLAND', wild);
}
