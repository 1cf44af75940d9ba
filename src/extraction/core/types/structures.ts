import { type Mention, wordsAfter, wordsBefore } from '../phrases.ts';
import { burnsIn, isOutdoors, type Named } from './burning.ts';
import { burntContents, burntParts, ofAnotherFire, WORN_OUT } from './burnt.ts';
import { type Facts, type FoundType, found, inHeadline } from './facts.ts';
import { seatContents } from './seat.ts';

/** The type of a fire in a building by how far it went; none when that is not said. */
export function building(facts: Facts, main: Named | undefined): FoundType | undefined {
  const extents = facts.extents();
  const told = (...kinds: Parameters<typeof extents.said>) =>
    extents.said(...kinds).filter((each) => !ofAnotherFire(facts, each));
  const structural = told('STRUCTURE').find((each) => !isOfOther(facts, each)) ?? burntParts(facts)[0];
  const room = told('ROOM').find((each) => !insideAppliance(facts, each) && !isOutdoors(facts, each));
  const appliance = told('APPLIANCE')[0];
  const flue = burnsIn(facts, 'CHIMNEY')[0] ?? (main?.subject === 'CHIMNEY' ? main.mention : undefined);
  const chimney = flue && (told('CHIMNEY')[0] ?? flue);
  if (chimney && !structural) return found('FIRE||STRUCTURE_FIRE||CHIMNEY_FIRE', chimney);
  if (structural) return found('FIRE||STRUCTURE_FIRE||STRUCTURAL_INVOLVEMENT_FIRE', structural);
  // "House fire with smoke from all the windows" shows no flames.
  const windows = told('WINDOWS').find(
    ({ text }) =>
      !/\bsmoke\b/.test(text) || /\b(fire|flames) and( \w+)? smoke\b|\bsmoke and( \w+)? (fire|flames)\b/.test(text),
  );
  const whole = told('WHOLE').find((each) => !room && !appliance && isOfBuilding(facts, each));
  if (whole) return found('FIRE||STRUCTURE_FIRE||STRUCTURAL_INVOLVEMENT_FIRE', whole);
  if (windows && !room) return found('FIRE||STRUCTURE_FIRE||STRUCTURAL_INVOLVEMENT_FIRE', windows);
  // "Kept to the kitchen cabinets and stove" is the room's.
  // … and so is what spread from the stove to the cabinets.
  const left = extents
    .said('ROOM')
    .some(({ from, text }) => appliance?.from === from || /^(spread|extended)|cabinet|cupboard|curtain/.test(text));
  if (appliance && !left) return found('FIRE||STRUCTURE_FIRE||CONFINED_COOKING_APPLIANCE_FIRE', appliance);
  const opening = !room && !left && soleAppliance(facts);
  if (opening) return found('FIRE||STRUCTURE_FIRE||CONFINED_COOKING_APPLIANCE_FIRE', opening);
  if (room) return found('FIRE||STRUCTURE_FIRE||ROOM_AND_CONTENTS_FIRE', room);
  const seat = seatContents(facts).filter((each) => !insideAppliance(facts, each) && !isOutdoors(facts, each));
  if (seat.length > 0) return found('FIRE||STRUCTURE_FIRE||ROOM_AND_CONTENTS_FIRE', ...seat.slice(0, 2));
  const burning = burnsIn(facts, 'APPLIANCE')[0];
  if (burning && main?.subject !== 'BUILDING')
    return found('FIRE||STRUCTURE_FIRE||CONFINED_COOKING_APPLIANCE_FIRE', burning);
  const contents =
    burnsIn(facts, 'CONTENTS').find((each) => !isOutdoors(facts, each) && !insideAppliance(facts, each)) ??
    burntContents(facts).find((each) => !insideAppliance(facts, each) && !isOutdoors(facts, each));
  if (contents) return found('FIRE||STRUCTURE_FIRE||ROOM_AND_CONTENTS_FIRE', contents);
  // A room that burned, and the word that it went no further.
  const origin = burnsIn(facts, 'ROOM')[0] ?? extents.said('ORIGIN')[0];
  const held = extents.all('HELD').find(({ doubts }) => doubts.every((doubt) => doubt === 'negated'));
  return origin && held ? found('FIRE||STRUCTURE_FIRE||ROOM_AND_CONTENTS_FIRE', origin, held) : undefined;
}

/** "The clothes inside burned" of a dryer fire never left the dryer. */
const insideAppliance = (facts: Facts, { from, to, text }: Mention): boolean =>
  /\b(clothes|towels|laundry|rags|sheets|blankets?|linens|food|popcorn)\b/.test(text) &&
  /\b(clothes|towels|laundry|rags|sheets|blankets?|linens|load|food|popcorn) (\w+ )?(inside|in it|in the (dryer|drum|washer|oven|microwave)|in there)\b/.test(
    wordsAfter(facts.reading, from, to - from + 4),
  ) &&
  facts.things().said('APPLIANCE').length > 0;

/** "Toaster oven. Flames inside it, out on arrival": an appliance the account opens with, and nothing else on fire. */
function soleAppliance(facts: Facts): Mention | undefined {
  const others = burnsIn(facts, 'CONTENTS', 'BUILDING').length > 0;
  const ended = facts.signs().has('OUT_ALREADY') || facts.extents().all('HELD').length > 0;
  return others || !ended ? undefined : facts.things().said('APPLIANCE').find(inHeadline);
}

/** "The bedroom was fully involved" speaks of the room, "the car was fully involved" of the car. */
export function isOfOther(facts: Facts, { from, to, text }: Mention): boolean {
  // "It came in as a structure fire" is how it was called.
  if (/\b(came|come|went|toned|called|dispatched) (in|out|as)\b/.test(text)) return true;
  // "He was on the ground when we got there", "the line was already down".
  if (/^(flat )?on the ground|^already down|^a pile/.test(text)) {
    const clause = wordsBefore(facts.reading, from, 8).split(' . ').at(-1) ?? '';
    if (
      !/\b(barn|house|building|structure|garage|shed|trailer|cabin|shop|home|church|it|thing|place|roof|all|everything|most of it)\b/.test(
        clause,
      )
    )
      return true;
  }
  // "A passing driver called the porch on fire".
  if (
    /\b(called|reported|swore|thought|figured|claimed|assumed)( (in|it|that|the|a|his|her|our))*$/.test(
      wordsBefore(facts.reading, from, 4),
    )
  )
    return true;
  // "Walked around all four sides".
  if (/^all 4 sides/.test(text) && SEEN.test(wordsBefore(facts.reading, from, 5))) return true;
  if (/^fires?$/.test(wordsAfter(facts.reading, to, 1))) return true;
  if (/(?<!\bnot )\b(before|until|till|kept|keep|keeping)( (the|it))?$/.test(wordsBefore(facts.reading, from, 4)))
    return true;
  // "Joists above were not burned", "house fire, smoke showing from the eaves".
  if (/\b(not|never|hardly|barely|\w+n't)\b/.test(text)) return true;
  if (/\b(smoke|haze|steam)\b/.test(text) && !/\b(and|with)( \w+)? (smoke|fire|flames?)\b/.test(text)) return true;
  // "Fire marks went up the wall", "fire department went through the roof".
  if (/\bfire (marks?|stains?|crews?|department|guys|alarm|truck|marshal|inspector|investigator)\b/.test(text))
    return true;
  // "Smoke had gotten up into the attic", "Engine 3 got into the ceiling": whose way it was stands before.
  if (
    /^(got|gotten|gone|went|worked|moved|ran|up|into|come|came|extended|spread|had|made)\b/.test(text) &&
    /\b(smoke|heat|water|steam|marks?|soot|we|i|crews?|U\d+|they|he|she|lines?|hose|ladder|guys)( \w+){0,2}$/.test(
      wordsBefore(facts.reading, from, 3),
    )
  )
    return true;
  if (/\bdown$/.test(text))
    return /\b(chimney|candle|campfire|cigarette|pile)\b/.test(wordsBefore(facts.reading, from, 8));
  if (!/(involved|engulfed)$/.test(text)) return false;
  const around = `${wordsBefore(facts.reading, from, 4)} ${text}`;
  return /\b(bedroom|kitchen|bathroom|closet|couch|mattress|car(?! (?:garage|port|barn))|vehicle|pickup|suv|van|dumpster|stove|living room|laundry room|sedan|1 room|room)\b/.test(
    around.split('.').at(-1) ?? '',
  );
}

const SEEN =
  /\b(walk\w*|look\w*|check\w*|around|saw|see|seen|cover\w*|circled|camera|lap|360|eyes|lines|ladders|size ?up|report)( \w+){0,3}$/;

/** "The Camry is a total loss", "his tools were destroyed": not the building. */
const OTHER_LOSS =
  /\b(car|cars|truck|trucks|van|suv|pickup|vehicle|vehicles|boat|camper|rv|trailer(?! (house|home|park))|tractor|combine|mower|camry|ford|honda|subaru|jeep|chevy|fence|shed|tools|contents|furniture|belongings|dumpster|couch|mattress|stove|dryer|oven|microwave|refrigerator|room|bedroom|kitchen|engine compartment|motorcycle|pole|tree|next door|neighbor|neighbor's|unit|hay)\b/;

function isOfBuilding(facts: Facts, { from, to, text }: Mention): boolean {
  const before =
    wordsBefore(facts.reading, from, 8)
      .split(/(?:^| )\.(?: |$)/)
      .at(-1) ?? '';
  // "Pot of beans … burned down to charcoal".
  if (/\b(pot|pan|skillet|candle|chimney|campfire)\b/.test(wordsBefore(facts.reading, from, 14))) return false;
  // "A burned out motor on the roof unit".
  if (/^(burned out|gutted)$/.test(text) && WORN_OUT.test(wordsAfter(facts.reading, to, 4))) return false;
  // "Nothing left the unit".
  if (/\bleft$/.test(text) && /^(the|that|this|her|his|their)\b/.test(wordsAfter(facts.reading, to, 1))) return false;
  const named = facts
    .things()
    .said('BUILDING')
    .some((each) => each.from < to);
  if (!named) return false;
  const own =
    /\b(house|home|building|structure|barn|garage|cabin|shop|store|church|mobile home|single ?wide|double ?wide|trailer|place|it|shed)\b(?!.*\b(car|truck|van|suv|pickup|boat|camper|tools|contents)\b)/;
  return !OTHER_LOSS.test(`${before} ${text}`) || own.test(`${before} ${text}`);
}
