import type { IncidentType } from '../../../neris/values/incident-types.ts';
import { wordsAfter, wordsBefore } from '../phrases.ts';
import { ALL, AT_IT, burnsIn, INSIDE, type Named, VEHICLES } from './burning.ts';
import { burntContents, burntParts } from './burnt.ts';
import { type Facts, type FoundType, found, inHeadline, turn } from './facts.ts';
import { identified, vehicleKind } from './identified.ts';
import { acres, namedSubjects, openingThing, STARTED_BY } from './named-subjects.ts';
import { openAir } from './open-air.ts';
import { building, isOfOther } from './structures.ts';

export interface FireVerdict {
  /** There was a fire, whether or not its type can be told. */
  real: boolean;
  types: FoundType[];
}

/** The fire's types by what burned and how far it went; a building whose extent is unsaid has none. */
export function fires(facts: Facts): FireVerdict {
  const signs = facts.signs();
  const burn = signs
    .all('CONTROLLED')
    .filter(({ from, doubts }) =>
      doubts.every(
        (doubt) => doubt === 'hearsay' && /\b(it's|it was|was|is)( \w+)?$/.test(wordsBefore(facts.reading, from, 3)),
      ),
    );
  const burnsInside = burn.every((each) => !inHeadline(each)) && burnsIn(facts, ...INSIDE).length > 0;
  if (burn.length > 0 && !burnsInside && !signs.has('ESCAPED') && facts.reading.said(FOUGHT).length === 0) {
    return { real: true, types: [found('NOEMERG||GOOD_INTENT||CONTROLLED_BURNING_AUTHORIZED', ...burn.slice(0, 2))] };
  }
  // An explosion the account opens with is the incident, whatever burned after it.
  const blast = signs.said('EXPLOSION').find(inHeadline);
  if (blast) return { real: true, types: [found('FIRE||SPECIAL_FIRE||EXPLOSION', blast)] };
  const escaped = burn.length > 0 ? signs.said('ESCAPED')[0] : undefined;
  if (!escaped && !isReal(facts)) return { real: false, types: [] };
  const named = namedSubjects(facts);
  const first = identified(facts, named[0]) ?? besideVehicle(facts, named[0]) ?? named[0] ?? acres(facts);
  if (first && meantToBurn(facts, first)) return { real: false, types: [] };
  const told = (first && vehicleKind(facts, first)) ?? first;
  const inside = building(facts, told);
  const ran: Named | undefined = escaped && { subject: 'GRASS', mention: escaped };
  const main = told ?? drivenThing(facts) ?? (inside ? undefined : (openingThing(facts) ?? ran));
  const types: FoundType[] = [];
  const open = main && openAir(facts, main);
  // "Reported dumpster fire … it had got into the soffit": what was only called in gives way to what was found.
  const tookBuilding =
    inside?.type.includes('STRUCTURAL') &&
    ((main?.mention.doubts.length ?? 0) > 0 ||
      (/TRANSPORTATION|ESS/.test(open?.type ?? '') &&
        (burntParts(facts).some(({ text }) => /^attic|^rafters|^trusses/.test(text)) ||
          garaged(facts) ||
          opensWithBuilding(facts, main))));
  if (open && !tookBuilding && (!INSIDE.includes(main.subject) || inside === undefined)) types.push(open);
  else if (inside) types.push(inside);
  const second = secondFire(facts, named, types[0]?.type);
  if (second && types.length > 0) types.push(second);
  return { real: true, types };
}

/** What is done to a fire that nobody was allowed to have. */
const FOUGHT = /\b(knocked (it )?down|knock ?down|under control|acres burned)\b/;

/** "Turned out to be a fire pit": it burns where it should, unless somebody had to put it out. */
const meantToBurn = (facts: Facts, { mention }: Named): boolean =>
  (turn(facts) !== undefined ||
    /\bit (was|is) (an?|the|their|his|her|somebody's|someone's)( \w+)?$/.test(
      wordsBefore(facts.reading, mention.from, 4),
    )) &&
  /^(fire ?pit|campfire|bonfire|barbecue grill|grills?|gas grill)\b/.test(mention.text) &&
  !/\b(on fire|burning|fire)$/.test(mention.text) &&
  facts
    .signs()
    .said('FIRE')
    .every(({ text }) => text === 'flames' || /^(fire|flames) (in|on|from)/.test(text));

/**
 * "Motorhome on the interstate … some grass burned": the grass is beside the vehicle the account opens with, and
 * "taco truck … had a fryer fire": the fryer is in it.
 */
function besideVehicle(facts: Facts, first: Named | undefined): Named | undefined {
  if (!first) return undefined;
  const beside =
    first.subject === 'GRASS' &&
    /(burned|burning|on fire)$|^(acres?|feet|foot|yards?|patch|strip)\b/.test(first.mention.text);
  const aboard = first.subject === 'APPLIANCE' || first.subject === 'CONTENTS';
  if (!beside && !aboard) return undefined;
  const thing = openingThing(facts);
  if (!thing || !VEHICLES.includes(thing.subject) || thing.mention.from > first.mention.from) return undefined;
  // "A train threw sparks": it lit the grass and did not burn itself.
  if (beside && THROWS.test(wordsAfter(facts.reading, thing.mention.to, 4))) return undefined;
  if (beside) return thing;
  const lived = thing.subject === 'FOOD_TRUCK' || thing.subject === 'RV' || thing.subject === 'BOAT';
  return lived && facts.things().said('BUILDING').length === 0 ? thing : undefined;
}

const THROWS = /\b(threw|throwing|dragg\w+|sparks?|sparking|dropped|dropping)\b/;

/** A vehicle has a roof and a hood too: with no building named, it is what burned. */
function drivenThing(facts: Facts): Named | undefined {
  if (facts.things().said('BUILDING', 'ROOM').length > 0) return undefined;
  if (
    facts
      .things()
      .said('PART')
      .some(({ text }) => !/^(roof|ceiling|insulation|floor)/.test(text))
  )
    return undefined;
  const thing = openingThing(facts);
  return thing && VEHICLES.includes(thing.subject) ? thing : undefined;
}

/** A vehicle that burned inside a garage with the building around it. */
const garaged = ({ reading }: Facts): boolean =>
  reading.said(
    /\b(in|inside) (an?|the|his|her|their) (\w+ )?(garage|carport|barn|shop|warehouse|pole barn)\b|\bturned into an? (house|structure|building|garage|barn) fire\b/,
  ).length > 0;

/** "A detached garage going … his pickup in the driveway was burning too": the building is named before the vehicle. */
const opensWithBuilding = (facts: Facts, vehicle: Named | undefined): boolean =>
  facts
    .things()
    .said('BUILDING')
    .some(
      (each) =>
        inHeadline(each) &&
        each.from < (vehicle?.mention.from ?? 0) &&
        !/\b(in|at|near|behind|by|beside|next to|outside|front of|from|to|into) (the |an? |his |her |their )*\w*$/.test(
          wordsBefore(facts.reading, each.from, 4),
        ),
    );

const BURNING =
  /\b(fire|flames?|burn\w*|involve\w*|engulfed|vent\w*|contents|lit|torched|going|surround|defensive|standing|wet|ashes|blowing|lapping|on the ground by)\b/;

/** "No fire in the attic" denies only that it got there. */
const ELSEWHERE =
  /^no (\w+ )?(fire|flames) (up there|above|overhead|upstairs|past|beyond|behind|outside|below|(in|into|inside|on|up in) (the|any|any of the|either)( \w+){0,2} (attic|walls?|ceilings?|voids?|roof|cockloft|framing|basement|joists|floors?|duct|ducts|crawl ?space|adjoining|unit|units|rooms?|chase))\b/;

/** … and so does "no fire in the garage" beside a truck that burned. */
const LOCAL =
  /^nothing (else )?(was )?(burning|on fire|burned) (up there|in there|above|else|in the (attic|walls?|ceiling))\b|^no (\w+ )?(fire|flames) (inside|past|beyond|outside|above|below|(in|into|inside|on|to) (the|any|his|her|their|either))\b/;

const FIRE_TOLD =
  /\b(fires?(?! (department|dept|marshal|chief|hydrant|engine|district|company|station|police))|flames?|burn(ing|ed|t)?|smoke)\b/;

/** Signs of burning or of putting it out; "no fire" counts against all but those. */
function isReal(facts: Facts): boolean {
  const signs = facts.signs();
  // A leak too is brought under control, and a hand is had out of a machine.
  const fought = signs.said('FIRE').some(
    ({ text, from, to }) =>
      !OF_ANYTHING.test(text) &&
      // "A vehicle fire on the bypass … no fire at all": where it was called in for is no sight of it.
      !(/^fire (on|in|at) /.test(text) && deniedBehind(facts, from)) &&
      !(
        text === 'knocked down' &&
        KNOCKED_OVER.test(`${wordsAfter(facts.reading, to, 2)} `) &&
        !/^the (fire|flames|bulk|main|heavy|rest)/.test(wordsAfter(facts.reading, to, 2))
      ),
  );
  const told = () => facts.extents().has('STRUCTURE') || facts.reading.said(FIRE_TOLD).length > 0;
  if (fought || (signs.has('FIRE') && told())) return true;
  if (facts.service().said('FALSE_CALL').some(inHeadline)) return false;
  // A roof also comes down under snow or off a wreck.
  const began =
    facts.reading.said(/\bit (had |all |probably )?started (in|on|at|around|behind|under|off)\b/).length > 0;
  const parts = burntParts(facts).filter(
    ({ from }) =>
      began ||
      /(?<!\bno (?:\w+ )?)\b(fire(?! (?:alarm|system|panel|watch|drill|door|department|marshal|code)s?\b)|flames?|burn\w*|charred|smolder\w*|ablaze|caught|ignited)\b/.test(
        wordsAfter(facts.reading, Math.max(0, from - 25), 33),
      ),
  );
  if (parts.length > 0 && !facts.looked().has('HARMLESS')) return true;
  const burns = burnsIn(facts, ...ALL);
  const outside = burns.length > burnsIn(facts, 'APPLIANCE').length;
  const denied = signs.all('NO_FIRE').some(({ from }) => {
    const after = wordsAfter(facts.reading, from, 9);
    // "No fires until it gets swept" is advice.
    if (/^no (more )?fires? (until|till|til)\b/.test(after)) return false;
    return !ELSEWHERE.test(after) && !(outside && LOCAL.test(after));
  });
  if (denied) return false;
  const extent = facts
    .extents()
    .said('STRUCTURE', 'WINDOWS', 'ROOM', 'WHOLE')
    .filter((each) => !/^(flat )?on the ground|^already down/.test(each.text) || !isOfOther(facts, each));
  // "Reported structure fire, turned out he was smoking a brisket": only what burns after the turn counts.
  const from = facts.looked().has('HARMLESS') ? (turn(facts)?.from ?? 0) : 0;
  const alight = signs
    .said('ALIGHT')
    .filter(
      (each) =>
        each.from >= from &&
        !NO_BURNING.test(wordsAfter(facts.reading, each.to, 1)) &&
        !AT_IT.test(wordsBefore(facts.reading, each.from, 4)),
    );
  // With a patient beside it, burning may be of the eyes or the chest.
  if (alight.length > 0 && openingThing(facts) && !facts.care().has('CARE')) return true;
  const flames = alight.some(({ text }) => /^(on fire|in flames|caught fire|flaming|ablaze)$/.test(text));
  if (flames && facts.things().said('APPLIANCE').some(inHeadline)) return true;
  if (
    acres(facts) &&
    facts.reading.said(
      /\b(lightning|burn(ed|ing)|lined it|fire ?line|brush (truck|unit|rig)s?|forestry|mopped|mop up|packs|dozers?|hand crew|backfired|burned out|black line|flank|stopped it|cut it off|kept it off|moving (toward|fast)|wet line|sparks?|flappers|pushing it|wind|wet (it|her|the edges) down|got (around|a line around) it|butt|cigarette|booster|structure protection|the \w+ fire|evacuat\w+)\b/,
    ).length > 0
  )
    return true;
  // "Reported a brush fire near mile 41, drove both ways, found nothing": a name alone is how it was called in.
  const searched = facts.looked().has('UNFOUNDED');
  const contents = facts.care().has('CARE') ? [] : burntContents(facts);
  const seen = searched
    ? burns.filter(({ text }) => !/^(\w+ ){1,3}fires?$/.test(text) || / on fire$/.test(text))
    : burns;
  return (
    [...parts, ...contents, ...seen].some((each) => each.from >= from) || extent.some(({ text }) => BURNING.test(text))
  );
}

const deniedBehind = (facts: Facts, at: number): boolean =>
  facts
    .signs()
    .said('NO_FIRE')
    .some(
      ({ from }) =>
        from > at && /^no fire (at all|to|just|\.|there|anywhere)/.test(`${wordsAfter(facts.reading, from, 4)} .`),
    );

const OF_ANYTHING =
  /^(knocked down$|under control|had it|put (them|him) out|(soaked|wet|drowned|flooded) |got (it|them))/;
/** "Knocked down a light pole". */
const KNOCKED_OVER = /^(an?|the|by|his|her|some|several|power|\d+) /;

/** "A burning smell", "burned his hand". */
const NO_BURNING =
  /^(smell|smells|odor|odors|sensation|pain|permit|leaves|eyes|feeling|his|her|out|oil|rubber|wood|popcorn|food|toast|off|both|hands?|by|plastic|the)$/;

/** A second fire in its own right: grass beside a vehicle, or the vehicle that the account names before its grass fire. */
function secondFire(facts: Facts, named: Named[], primary: IncidentType | undefined): FoundType | undefined {
  if (!primary || primary.startsWith('FIRE||OUTSIDE_FIRE||W')) return undefined;
  const grass = named.find(
    ({ subject, mention }) =>
      subject === 'GRASS' &&
      /\bfires?$/.test(mention.text) &&
      !/\b(on|caught|catch|had|with|an?) fires?$/.test(mention.text) &&
      !/\b(tree|stump|mulch|bush|hedge)s? fires?$/.test(mention.text),
  );
  if (!grass) return undefined;
  if (primary !== 'FIRE||OUTSIDE_FIRE||VEGETATION_GRASS_FIRE') {
    return found('FIRE||OUTSIDE_FIRE||VEGETATION_GRASS_FIRE', grass.mention);
  }
  // "Brush fire, started by a car that caught fire".
  const source = named.find(
    ({ subject, mention }) =>
      VEHICLES.includes(subject) && STARTED_BY.test(wordsBefore(facts.reading, mention.from, 5)),
  );
  if (source) return openAir(facts, source);
  const vehicle = openingThing(facts);
  if (!vehicle || !VEHICLES.includes(vehicle.subject) || vehicle.mention.from > grass.mention.from) return undefined;
  return burnsIn(facts, vehicle.subject).length > 0 ? openAir(facts, vehicle) : undefined;
}
