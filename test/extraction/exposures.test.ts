import { describe, expect, test } from 'vitest';
import type { Context } from '../../src/extraction/context.ts';
import { exposures } from '../../src/extraction/modules/exposures.ts';
import { read } from '../../src/extraction/text/reading.ts';

const STRUCTURE = 'FIRE||STRUCTURE_FIRE||STRUCTURAL_INVOLVEMENT_FIRE';
const CAR = 'FIRE||TRANSPORTATION_FIRE||VEHICLE_FIRE_PASSENGER';
const GRASS = 'FIRE||OUTSIDE_FIRE||VEGETATION_GRASS_FIRE';
const DUMPSTER = 'FIRE||OUTSIDE_FIRE||DUMPSTER_OUTDOOR_CONTAINER_FIRE';

/** One line per exposure: what it is, how badly it fared, its house number. */
function found(type: string, transcript: string): string[] {
  const lines: string[][] = [];
  for (const { path, value } of exposures({
    account: {},
    reading: read(transcript),
    types: [type],
  } as unknown as Context)) {
    const at = Number(/\d+/.exec(path)?.[0]);
    lines[at] ??= [];
    if (/item_type|damage_type|location\.number/.test(path)) lines[at]?.push(String(value));
  }
  return lines.map((line) => line.join(' '));
}

describe('exposures of a structure fire (guide 7)', () => {
  test.each([
    ['We had no exposures on either side, just woods.', []],
    [
      "We had the tile shop on the north side, brick. We kept a line flowing on that wall and it didn't get touched.",
      ['STRUCTURE NO_DAMAGE'],
    ],
    ['House fire at 412 Oak Street. The unit next door, 414, got smoke.', ['STRUCTURE 414']],
    ['the barber shop next door lost two windows from the heat', ['STRUCTURE']],
    ['The business next door lost its power.', []],
    ['they were worried about the nail salon across the alley', ['STRUCTURE']],
    ["We weren't worried about the house next door.", []],
    ['fire at 1822 delaware street the house on the bravo side at 1826 had the siding peel off', ['STRUCTURE 1826']],
    [
      'The one on the Delta side had its siding melted and the one on the Bravo side we kept wet.',
      ['STRUCTURE', 'STRUCTURE'],
    ],
    ['Reminded me of the one on the left side of Main two years ago that burned.', []],
    ["Neighbor's house ten feet to the left, so Engine 7 put a line between the two.", ['STRUCTURE']],
    ['A little taqueria eight feet off. That got scorched stucco, minor damage.', ['STRUCTURE MINOR_DAMAGE']],
    [
      "Barn fire, we weren't saving the barn. The house had some melted siding, just minor.",
      ['STRUCTURE MINOR_DAMAGE'],
    ],
    ['A pickup in the driveway got its paint blistered. Damage to the house was heavy.', ['VEHICLE']],
    ['A propane tank was venting and we cooled it. Total loss.', ['OBJECT_OTHER']],
    ['it got into the cabinets neighbor next door had called it in', []],
    ['Barn fire, forty hay bales inside. The farmhouse got a line on it, not damaged.', ['STRUCTURE NO_DAMAGE']],
    [
      'Deck fire that got into the house. Minor heat damage to the siding on the house next door.',
      ['STRUCTURE MINOR_DAMAGE'],
    ],
    [
      'Shed fire. Shed and everything in it total loss, riding mower, tools. Wooden fence behind it charred.',
      ['OBJECT_OTHER'],
    ],
    [
      'row house nine twenty seven north tenth street it got into the cockloft of nine twenty nine next door',
      ['STRUCTURE 929'],
    ],
    [
      'eighteen forty one west lexington street the house on the bravo side eighteen thirty nine had its cornice catch',
      ['STRUCTURE 1839'],
    ],
    ['1841 West Lexington Street. Battalion 3 was on the bravo side at 1845.', []],
    ['Dairy barn fully involved. Had a two and a half flowing between the barn and the milk house.', ['STRUCTURE']],
    [
      'The building to the east is twenty feet off and getting hot, so Engine 28 kept a two-and-a-half on it. No damage over there.',
      ['STRUCTURE NO_DAMAGE'],
    ],
    ["I don't know whether the neighbor's house got any damage.", []],
    ['We evacuated the building next door as a precaution.', []],
    ['House fire at 64 Mamo Street. The barber shop next door at 68 Mamo Street got some smoke.', ['STRUCTURE 68']],
    ['House fire at 88 Pembroke Avenue. The siding at number 92 was starting to run.', ['STRUCTURE 92']],
    ['House fire at 412 Elm Street. The neighbor at 414 Elm Street called it in.', []],
    ['Propane tank right next to the house, Engine 2 kept a line on that.', ['OBJECT_OTHER']],
    ["The owner's shed is a hundred yards off and was never threatened.", []],
    ['A pickup and a motorcycle in the garage were destroyed.', []],
    ['There was a shed out back. It got scorched.', ['STRUCTURE']],
    ['Their car keys burned up with the house.', []],
    ["The neighbor's house had people in it who saw the fire burning.", []],
    ['A line was stretched to the Delta exposure to check for extension, negative.', []],
    ['Ladder 2 damaged a mailbox turning around.', []],
    ["Truck 23 came and I couldn't tell you who jumped on the truck.", []],
    ['The guy was burning brush and it got up under his porch.', []],
    ['Fire at 412 Oak Street burned through into 414, which has heavy damage.', ['STRUCTURE MAJOR_DAMAGE 414']],
    ['Fire at 412 Oak Street. We had 410 feet of hose out.', []],
    ['There was a propane tank on the west end that we kept cool.', ['OBJECT_OTHER']],
    ['The Tahoe in the driveway is a total loss.', ['VEHICLE MAJOR_DAMAGE']],
    ['We protected the houses on either side.', ['STRUCTURE', 'STRUCTURE']],
    ['We checked the houses on either side, no extension.', []],
    ['Exposure on the B side was a two story house, we kept it wet. No damage.', ['STRUCTURE NO_DAMAGE']],
    [
      'siding on the b side house melted and the d side house had a window crack both minor',
      ['STRUCTURE MINOR_DAMAGE', 'STRUCTURE MINOR_DAMAGE'],
    ],
    ['Lost the house, the detached garage and two trucks.', ['STRUCTURE', 'VEHICLE', 'VEHICLE']],
    ['Detached garage was fully involved. We protected the house.', ['STRUCTURE']],
    ['The attached garage was fully involved. We kept it out of the house.', []],
    ['Embers landed on the roof of the house across the street, minor damage over there.', ['STRUCTURE MINOR_DAMAGE']],
    ['The Toyota parked in the garage was a total loss.', []],
    ['A tree fell on the neighbors car during the storm.', []],
    ['there was a boat on a trailer by the garage and it melted minor damage', ['VEHICLE MINOR_DAMAGE']],
    ['The truck parked by the barn was moved before it caught.', []],
    ['Heat damaged the siding of the residence to the north; that damage is minor.', ['STRUCTURE MINOR_DAMAGE']],
    ['There is a smokehouse thirty foot off, it got scorched, call it minor damage.', ['STRUCTURE MINOR_DAMAGE']],
    ['The chicken coop was threatened but we kept it wet and it was not damaged.', ['STRUCTURE NO_DAMAGE']],
    [
      'It was at 10 Elm Street. The attached row house at 12 Elm Street took moderate damage to its roof, and a pickup at the curb had minor heat damage.',
      ['STRUCTURE MODERATE_DAMAGE 12', 'VEHICLE MINOR_DAMAGE'],
    ],
    ['Exposure on the Delta side, a two story house, had blistered paint, minor damage.', ['STRUCTURE MINOR_DAMAGE']],
    ['Fire was on the Delta side of the house and it burned hard.', []],
    ['The attached garage was heavily damaged.', []],
    ['House next door had its vinyl siding melted.', ['STRUCTURE']],
    ["Radiant heat cracked two windows on the neighbor's house, minor damage.", ['STRUCTURE MINOR_DAMAGE']],
    ['We put a line on the house next door to protect it.', ['STRUCTURE']],
    ['Shed behind the house was destroyed too.', ['STRUCTURE MAJOR_DAMAGE']],
    ['Next door at 412 took moderate damage to the roof.', ['STRUCTURE MODERATE_DAMAGE 412']],
    ["the neighbor's fence and a tree burned", ['OBJECT_OTHER', 'OUTDOOR_ENVIRONMENT']],
    ['two cars in the driveway were damaged by heat', ['VEHICLE', 'VEHICLE']],
    ['The motor home next door melted all down one side.', ['VEHICLE']],
    ['No exposures were involved.', []],
    ["It never made it to the neighbor's garage.", []],
    ["If the wind had been out of the north we'd have lost the neighbor's boat.", []],
    ['It almost got the house next door.', []],
    ["Owner's car in the garage was destroyed.", []],
    ['The neighbors were standing outside their house.', []],
  ])('%s', (said, expected) => {
    expect(found(STRUCTURE, said)).toEqual(expected);
  });
});

describe('exposures of fires outside (guide 7)', () => {
  test.each([
    [CAR, 'A car on fire in the driveway. Two cars were damaged and the fence burned.', []],
    [CAR, 'Pickup fully involved, the trailer hooked to it burned too.', ['VEHICLE']],
    [GRASS, 'The only thing we lost was about 60 feet of the neighbors fence.', ['OBJECT_OTHER']],
    [GRASS, 'no houses were ever threatened but a utility pole got burned', ['OBJECT_OTHER']],
    [GRASS, 'It was heading for two houses on the ridge and the barn.', ['STRUCTURE', 'STRUCTURE', 'STRUCTURE']],
    [CAR, 'Car on fire in the parking lot, the vehicle parked next to it had its paint blistered.', ['VEHICLE']],
    [CAR, 'A Tesla on fire in the garage, it extended into the garage ceiling.', []],
    [CAR, 'It charred the garage door and melted the siding on the house.', ['STRUCTURE']],
    [DUMPSTER, 'It melted the trash can next to it.', ['OBJECT_OTHER']],
    [GRASS, 'We did lose about 200 foot of fence.', ['OBJECT_OTHER']],
    [GRASS, 'We sat in front of the barn with a crosslay flowing, no damage to the barn.', ['STRUCTURE NO_DAMAGE']],
    [
      GRASS,
      'Running into a field with a stack of round bails and a horse barn out in front of it.',
      ['OBJECT_OTHER', 'STRUCTURE'],
    ],
    [GRASS, 'Neighbors had two tractors cutting a line in front of it, running east in the stubble.', []],
    [DUMPSTER, 'a box truck was on the other side we had some guy back it out of there before it caught', ['VEHICLE']],
    [CAR, 'It had dripped down into the grass.', ['OUTDOOR_ENVIRONMENT']],
    [GRASS, 'We lost six fence posts and a hay bale.', ['OBJECT_OTHER', 'OBJECT_OTHER']],
    [
      DUMPSTER,
      'A dumpster was burning. The fence beside the dumpster was scorched, minor damage.',
      ['OBJECT_OTHER MINOR_DAMAGE'],
    ],
    [DUMPSTER, 'The building was at risk. It was wetted down and was not damaged.', ['STRUCTURE NO_DAMAGE']],
    [CAR, 'The car next to it had a melted mirror.', ['VEHICLE']],
    [CAR, 'It scorched the garage door on the house, minor damage.', ['STRUCTURE MINOR_DAMAGE']],
    [CAR, 'The fire got into the grass on the shoulder.', ['OUTDOOR_ENVIRONMENT']],
    [CAR, 'He lost control and crashed into a tree and the car caught fire.', []],
    [CAR, 'The house was not damaged.', []],
    [GRASS, 'It burned up about forty feet of fence and was threatening a barn.', ['OBJECT_OTHER', 'STRUCTURE']],
    [GRASS, 'It made a run at a hay barn and we held it, no damage to the barn.', ['STRUCTURE NO_DAMAGE']],
    [GRASS, 'Kept it off a machine shed and a propane tank.', ['STRUCTURE', 'OBJECT_OTHER']],
    [GRASS, 'No structures threatened.', []],
    [GRASS, 'It was headed up the bank at a wooden fence and a barn.', ['OBJECT_OTHER', 'STRUCTURE']],
    [GRASS, 'Engine 2 went to her horse shed at the top because that was going to be next.', ['STRUCTURE']],
    [GRASS, 'Brush 4 cut the fence and got around the head.', []],
    [CAR, 'There was a pickup next to it, we kept that wet and it is fine.', ['VEHICLE NO_DAMAGE']],
    [CAR, 'A Chevy Tahoe was burning. A Kia had a melted mirror.', ['VEHICLE']],
    [
      CAR,
      "It got into the stubble, and the neighbor's wheat was standing just across the fence. The wheat was not touched.",
      ['OUTDOOR_ENVIRONMENT', 'OUTDOOR_ENVIRONMENT NO_DAMAGE'],
    ],
    [
      GRASS,
      'they kept it off a tan house that would have been next it did take about forty feet of wood fence',
      ['STRUCTURE', 'OBJECT_OTHER'],
    ],
    [CAR, 'You could see it from the covered bridge, flames and sparks.', []],
    [CAR, 'The weeds on the shoulder had started up too.', ['OUTDOOR_ENVIRONMENT']],
    [GRASS, 'His swather caught a rock and threw sparks.', []],
    [GRASS, 'it come within about fifty feet of his hay barn', ['STRUCTURE']],
    [GRASS, 'the neighbor at forty three forty has a hay shed and it was headed straight for that', ['STRUCTURE']],
    [DUMPSTER, 'ten feet off the back wall of the shop so we wet that wall down and it never got hot', ['STRUCTURE']],
    [DUMPSTER, 'the wood fence on the other side was already going though', ['OBJECT_OTHER']],
    [CAR, 'A Honda was on fire. It got the two cars on either side.', ['VEHICLE', 'VEHICLE']],
    [CAR, 'We cooled the fuel tank.', []],
    ['NOEMERG||CANCELLED', 'The house next door had its siding melted.', []],
  ])('%s: %s', (type, said, expected) => {
    expect(found(type, said)).toEqual(expected);
  });
});
