import { describe, expect, test } from 'vitest';
import type { Context } from '../../src/extraction/context.ts';
import { fireDetail } from '../../src/extraction/modules/fire.ts';
import { read } from '../../src/extraction/text/reading.ts';

const STRUCTURE = 'FIRE||STRUCTURE_FIRE||STRUCTURAL_INVOLVEMENT_FIRE';
const CAR = 'FIRE||TRANSPORTATION_FIRE||VEHICLE_FIRE_PASSENGER';
const GRASS = 'FIRE||OUTSIDE_FIRE||VEGETATION_GRASS_FIRE';

const detail = (type: string, transcript: string) =>
  fireDetail({ account: {}, reading: read(transcript), types: [type] } as unknown as Context);

/** The values at one path, lists as lists; undefined when nothing was filled. */
function valueAt(path: string, type: string, transcript: string): unknown {
  const found = detail(type, transcript).filter((each) => each.path.replace(/\[\d+\]$/, '') === `fire_detail.${path}`);
  if (found.length === 0) return undefined;
  return found[0]?.path.endsWith(']') ? found.map(({ value }) => value).sort() : found[0]?.value;
}

type Case = readonly [said: string, expected: unknown];

function table(path: string, type: string, cases: readonly Case[]): void {
  test.each(cases)('%s', (said, expected) => {
    expect(valueAt(path, type, said)).toEqual(expected);
  });
}

test('no fire type, no details', () => {
  expect(detail('MEDICAL||INJURY||FALL', 'The kitchen was on fire.')).toEqual([]);
});

test('every value has its words in the transcript', () => {
  const said = 'Engine 2 arrived with smoke showing. It started in the kitchen, grease on the stove. Tank water only.';
  for (const { sources } of detail(STRUCTURE, said)) {
    expect(sources.length).toBeGreaterThan(0);
    for (const source of sources) expect('words' in source && said.includes(source.words)).toBe(true);
  }
});

describe("what is another's, or only thought", () => {
  table('location_detail.arrival_condition', STRUCTURE, [
    ['I had smoke pushing from the eaves and flame at the ridge.', 'SMOKE_FIRE_SHOWING'],
    ['Engine 9 arrived to heavy fire through the roof of a barn. Fully involved.', 'STRUCTURE_INVOLVED'],
  ]);
  table('location_detail.cause', STRUCTURE, [
    ['I believe it was the toaster but the homeowner thinks it was the outlet.', undefined],
    ['Cause undetermined, the fire marshal will be out in the morning.', undefined],
  ]);
  table('location_detail.room_of_origin_type', STRUCTURE, [['Heavy fire from the attic and the roof.', undefined]]);
  table('investigation_needed', STRUCTURE, [
    ["The marshal's office didn't need to come, cause was obvious.", 'NO_CAUSE_OBVIOUS'],
  ]);
  table('water_supply', STRUCTURE, [
    ['Engine 6 stood by and never flowed any water. We used tank water.', 'TANK_WATER'],
  ]);
});

describe('kind of place (guide 7)', () => {
  table('location_detail.type', STRUCTURE, [['House fire.', 'STRUCTURE']]);
  table('location_detail.type', CAR, [
    ['Car fire on the shoulder.', 'OUTSIDE'],
    ['The car was parked in the garage when it caught.', 'STRUCTURE'],
    ['We stopped it before it got in the garage.', 'OUTSIDE'],
  ]);
});

describe('arrival condition (guide 7)', () => {
  table('location_detail.arrival_condition', STRUCTURE, [
    ['On arrival flames maybe two feet out the top of the chimney.', 'SMOKE_FIRE_SHOWING'],
    ['Heavy smoke and flames were showing from the Charlie side when Engine 2 arrived.', 'SMOKE_FIRE_SHOWING'],
    ['Engine 3 on scene at 1402, two story wood frame with smoke showing from the Charlie side.', 'SMOKE_SHOWING'],
    [
      'engine three on scene fourteen oh two ranch heavy fire showing from the alpha bravo corner',
      'SMOKE_FIRE_SHOWING',
    ],
    ['We rolled up to a house fully involved, roof already down.', 'STRUCTURE_INVOLVED'],
    ['First in found nothing showing, homeowner met us at the door.', 'NO_SMOKE_FIRE_SHOWING'],
    [
      'Caller said flames out the windows but when we got there there was just light smoke from the eaves.',
      'SMOKE_SHOWING',
    ],
    ['Fire was out on arrival, the sprinkler had gotten it.', 'FIRE_OUT_UPON_ARRIVAL'],
    ['The homeowner had already put the fire out with a garden hose before we got there.', 'FIRE_OUT_UPON_ARRIVAL'],
    ['on arrival we had black smoke pumping out of the garage door and flames up the side', 'SMOKE_FIRE_SHOWING'],
    ['Kitchen was fully involved when we made the scene.', 'SMOKE_FIRE_SHOWING'],
    ['When we pulled up the fire had already spread to the house next door.', 'FIRE_SPREAD_BEYOND_STRUCTURE'],
    ['Smoke showing, no flames visible.', 'SMOKE_SHOWING'],
    ['The family was already out when we arrived.', undefined],
    ['Smoke alarms were sounding when we arrived.', undefined],
  ]);
});

describe('room of origin (guide 7)', () => {
  table('location_detail.room_of_origin_type', STRUCTURE, [
    ['Living room and contents, a candle.', 'LIVING_SPACE'],
    ['We took a line up the stairs to the back bedroom. Water on the fire at 1520.', 'BEDROOM'],
    ['oily rags in a bucket on the back porch', 'BALCONY_PORCH_DECK'],
    ['House fire at 12 Birch Lane, walls burning in the laundry room.', 'UTILITY_ROOM'],
    ['It started where the stove pipe goes through the attic.', 'ATTIC'],
    ["House is a total loss, it's all in the cellar.", undefined],
    ['tenant fell asleep with a cigarette on the couch in the living room', 'LIVING_SPACE'],
    ['We found the kitchen and dining room going.', undefined],
    ['Attic fire, started by a bathroom fan.', 'ATTIC'],
    ['The line went through the front door to a bedroom where a mattress and the curtains were burning.', 'BEDROOM'],
    ['My crew took a line down the hall to the kitchen and put the fire out.', 'KITCHEN'],
    ['They found that a cigarette in a planter on the back deck had started it.', 'BALCONY_PORCH_DECK'],
    ['The homeowner was in the bedroom and had put it out with an extinguisher.', undefined],
    ['He ran out of the kitchen and got it with a garden hose.', undefined],
    ['The fire started in the second floor bathroom.', 'BATHROOM'],
    ['Fire was in the living room, a couch burning, and it had run up into the attic.', 'LIVING_SPACE'],
    ['Fire originated on the back deck and extended into the kitchen.', 'BALCONY_PORCH_DECK'],
    ['garage fire with extension to the second floor', 'GARAGE'],
    ['Grease fire on the stove.', 'KITCHEN'],
    ['Started in a closet off the hallway.', 'OTHER'],
    ['Wood stove pipe overheated the wall.', undefined],
    ['We searched the second floor and the basement, all clear.', undefined],
    ['We had everybody out on the front porch.', undefined],
    ['If it had reached the attic we would have lost it.', undefined],
  ]);
});

describe('floor of origin, only when said (guide 7)', () => {
  table('location_detail.floor_of_origin', STRUCTURE, [
    ['It started on the rear deck off the second floor.', 2],
    ['We searched upstairs and found nothing, fire was contained to the oven.', undefined],
    ['Fire was in an upstairs bedroom.', 2],
    ['we went upstairs and found a mattress burning in the back bedroom', 2],
    ['Fire in the kitchen, the family was upstairs asleep.', undefined],
    ['Three story house, fire in an upstairs bedroom.', undefined],
    ['Smoke showing from a second-floor window. It was a bedroom fire.', 2],
    ['The smoke alarm in the third floor apartment had no battery.', 3],
    ['no sprinklers in these units ground floor unit', 1],
    ['Brown smoke from the second floor windows. We took a line up the stairs.', 2],
    ['Brown smoke from the second floor windows.', undefined],
    ['We evacuated the fourth floor apartment and the second floor unit.', undefined],
    ['It was a basement fire.', -1],
    ['It began on the ground floor in the office.', 1],
    ['It was contained to the master bedroom on the second floor.', 2],
    ['found fire in a third floor apartment kitchen', 3],
    ['Fire on division 2 in a bedroom.', 2],
    ['Fire extended to the second floor and attic.', undefined],
    ['Truck crew pulled the ceiling on the second floor looking for extension.', undefined],
    ['Smoke alarm on the second floor was sounding.', undefined],
  ]);
});

describe('damage to the building of origin (guide 7)', () => {
  table('location_detail.damage_type', STRUCTURE, [
    ['it never got past the flue damage was minor couple cracked tiles', 'MINOR_DAMAGE'],
    ['Damage was limited to a few cracked flue tiles.', 'MINOR_DAMAGE'],
    ['damage i would call moderate to the bed room', 'MODERATE_DAMAGE'],
    ['1416 on the other side was not damaged.', undefined],
    ['Fire spread to the house next door, heavy damage to both houses.', 'MAJOR_DAMAGE'],
    ['the delta exposure was close we put a line on it and it had some cracked windows call it minor', undefined],
    ['Damage to the building was estimated as moderate.', 'MODERATE_DAMAGE'],
    ['damage was limited to the pan nobody hurt last month we had a real one there', 'MINOR_DAMAGE'],
    ['we were there last month and damage was heavy', undefined],
    ["The neighbor's house was about ten feet away. It was not damaged.", undefined],
    ['The house is a total loss.', 'MAJOR_DAMAGE'],
    ['Damage was moderate, mostly smoke.', 'MODERATE_DAMAGE'],
    ['Damage was confined to the stove and the range hood.', 'MINOR_DAMAGE'],
    ['No damage to the structure.', 'NO_DAMAGE'],
    ['Extensive damage to the kitchen, light smoke damage through the rest of the house.', 'MAJOR_DAMAGE'],
    ['The pickup in the driveway was a total loss, moderate damage to the house.', 'MODERATE_DAMAGE'],
    ["The neighbor's fence had minor damage.", undefined],
    ['A pickup parked against the wall was a total loss, and so is the shop.', 'MAJOR_DAMAGE'],
    ['Nothing hurt but the liner.', 'MINOR_DAMAGE'],
    ["If we'd been five minutes later it would have been a total loss.", undefined],
    ['We had a total loss two weeks ago on the same street.', undefined],
    ["Owner's car in the garage was destroyed.", undefined],
  ]);
});

describe('cause in a structure (guide 7)', () => {
  table('location_detail.cause', STRUCTURE, [
    ['The marshal was here and his finding is electrical.', 'ELECTRICAL'],
    ['She had gone to work with a burner on under a pan.', 'COOKING'],
    ['Cause was electrical, a bad outlet behind the couch.', 'ELECTRICAL'],
    ['Second one this week, the marshal says the other one was set with gasoline.', undefined],
    ['Our investigator found a gas can and he is calling it set.', 'INCENDIARY'],
    ['The stove pipe was way too close to the framing.', 'HEAT_FROM_ANOTHER_OBJECT'],
    ['The dryer vent on that side was melted.', undefined],
    ['She fell asleep with a cigarette on the couch.', 'SMOKING_MATERIALS_ILLICIT_DRUGS'],
    ['The cause could not be determined.', 'UNABLE_TO_BE_DETERMINED'],
    ['Cause is undetermined at this time.', undefined],
    ['Cause is under investigation.', undefined],
    ['Nobody knows how it started.', undefined],
    ['it was a candle in the bathroom', 'OPEN_FLAME'],
    ['oily rags left in a pile on the workbench spontaneously combusted', 'CHEMICAL'],
    ['The cause was a space heater that malfunctioned.', 'OPERATING_EQUIPMENT'],
    ['lithium ion battery for a scooter was charging in the hallway and let go', 'BATTERY_POWER_STORAGE'],
    ['The house got hit by lightning during the storm.', 'ACT_OF_NATURE'],
    ['Tenant left a pot of beans on the stove and went to work.', 'COOKING'],
    ['The investigator ruled out the candle and put it on the power strip.', 'ELECTRICAL'],
    ['Somebody lit a couch on fire on the porch on purpose.', 'INCENDIARY'],
    ['Homeowner thinks it was the dryer but we could not confirm it.', undefined],
    ['A neighbor said it was fireworks.', undefined],
    ['it was probably electrical', undefined],
    ['Electrical was ruled out.', undefined],
  ]);
});

describe('cause outside, from its own value set (guide 7)', () => {
  table('location_detail.cause', CAR, [
    ['driver says the trailer breaks locked up and over heated and thats what started it', 'EQUIPMENT_VEHICLE_USE'],
    ['Driver said the fuel line had popped loose and sprayed on the motor.', 'EQUIPMENT_VEHICLE_USE'],
    ["A bystander blamed fireworks but the store's camera shows two kids setting it on purpose.", 'INCENDIARY'],
    ["All of the water came from the engine's tank.", undefined],
    ['Driver said the brakes locked up and started smoking.', 'EQUIPMENT_VEHICLE_USE'],
    ['It was an electrical short under the dash.', 'EQUIPMENT_VEHICLE_USE'],
    ['The car was an EV and the battery went into thermal runaway.', 'BATTERY_POWER_STORAGE'],
    ['Stolen car, torched, PD is handling it.', 'INCENDIARY'],
    ['Cause unknown.', undefined],
  ]);
  table('location_detail.cause', GRASS, [
    ['A guy was burning leaves and it got away from him.', 'DEBRIS_OPEN_BURNING'],
    ['Power line came down in the wind and lit the grass.', 'POWER_GEN_TRANS_DIST'],
    ['Caused by a controlled burn that escaped.', 'SPREAD_FROM_CONTROLLED_BURN'],
    ['A passing train threw sparks from its brakes.', 'RAILROAD_OPS_MAINTENANCE'],
    ['Looks like an abandoned campfire.', 'RECREATION_CEREMONY'],
    ['kids shooting off bottle rockets', 'FIREWORKS'],
    ['lightning strike', 'NATURAL'],
    ['Likely a cigarette out a car window.', undefined],
  ]);
});

describe('acres burned (guide 7)', () => {
  table('location_detail.acres_burned', GRASS, [
    ['about an acre and a half when we pulled in total burned was two acres we paced it off that was last week', 2],
    ['It burned a quarter acre.', 0.25],
    ['about two acres going up the hill under control at nineteen ten three and a half acres on the gps', 3.5],
    ['i put it at three and a half acres when i drove it afterwards last year that same field burned forty', 3.5],
    ['Six tenths of an acre.', 0.6],
    ['Two thirds of an acre burned.', undefined],
    ['held it to two and a half acres', 2.5],
    ['Estimated at fifty acres when we got there, final size was a hundred and twelve acres.', 112],
    ['It would have burned forty acres.', undefined],
  ]);
});

describe('water supply (guide 7)', () => {
  table('water_supply', STRUCTURE, [
    ["All of the water came from the engine's tank.", 'TANK_WATER'],
    ['laid in from the plug but we did the whole thing off our tank', 'TANK_WATER'],
    ['The hydrant gave us seven fifty a minute.', 'HYDRANT_GREATER_500'],
    ['Engine 2 caught the hydrant at the corner, flowing about 1000 gpm.', 'HYDRANT_GREATER_500'],
    ['The hydrant was only giving us 300 gallons a minute.', 'HYDRANT_LESS_500'],
    ['We laid in from the hydrant on the corner.', undefined],
    ['no hydrants out there so we set up a tender shuttle with two dump tanks', 'WATER_TENDER_SHUTTLE'],
    ['Tender 5 nursed Engine 2 the whole time.', 'NURSE_OTHER_APPARATUS'],
    ['tender nine fed us', 'NURSE_OTHER_APPARATUS'],
    ['we drafted out of the pond', 'DRAFT_FROM_STATIC_SOURCE'],
    ['all on tank water never needed the hydrant', 'TANK_WATER'],
    ['We laid a supply line to the hydrant but it was never charged, we did it all off the tank.', 'TANK_WATER'],
    ["didn't put a drop on it", 'NONE'],
  ]);
});

describe('investigation (guide 7)', () => {
  table('investigation_needed', STRUCTURE, [
    ['No investigation needed, same as the three we had last winter.', 'NO'],
    ['no investigation needed same address we went to back in february for an alarm', 'NO'],
    ["that's just what it looked like no investigation needed", 'NO'],
    ['Requested the fire marshal.', 'YES'],
    ['I called out Reynolds from our investigation unit and he agrees.', 'YES'],
    ['It was arson.', undefined],
    ['Arson was out here till noon.', 'YES'],
    ['Marshal not needed.', 'NO'],
    ['No need to call the fire marshal.', 'NO'],
    ["didn't call an investigator the cause was pretty obvious", 'NO_CAUSE_OBVIOUS'],
    ['Nobody called the marshal.', undefined],
    ["If it looks suspicious we'll call the marshal.", undefined],
  ]);
  table('investigation_types', STRUCTURE, [
    ['The state fire marshal came out and took over the scene.', ['INVESTIGATED_BY_STATE_FIRE_MARSHAL']],
    ['County fire marshal on scene and ruled it accidental.', ['INVESTIGATED_BY_ARSON_FIRE_INVESTIGATOR']],
    ['I did the origin and cause myself.', ['INVESTIGATED_ON_SCENE_RESOURCE']],
    ['I called the arson squad. They came out and dug through it.', ['INVESTIGATED_BY_ARSON_FIRE_INVESTIGATOR']],
    ['State fire marshal is en route.', undefined],
    ['Fire investigator will be out tomorrow.', undefined],
  ]);
});

describe('what was flowed or applied (guide 7)', () => {
  table('suppression_appliances', STRUCTURE, [
    ['We took a two and a half inch line to the rear and flowed it.', ['MEDIUM_DIAMETER_FIRE_HOSE']],
    ['We flowed a three inch line.', undefined],
    ['Tower 1 flowed its master stream.', ['ELEVATED_MASTER_STREAM_STANDPIPE']],
    ['We used an extinguisher and then pulled a line but never charged it.', ['FIRE_EXTINGUISHER']],
    ['Stretched an inch and three quarter through the front door and knocked it down.', ['SMALL_DIAMETER_FIRE_HOSE']],
    [
      'We pulled a 1 3/4 and a 2 1/2, water on the fire at 1412.',
      ['MEDIUM_DIAMETER_FIRE_HOSE', 'SMALL_DIAMETER_FIRE_HOSE'],
    ],
    ['nobody hurt pulled the crosslay and had water on it', ['SMALL_DIAMETER_FIRE_HOSE']],
    ['used a two and a half gallon water can', ['FIRE_EXTINGUISHER']],
    ['Tower 1 flowed its master stream from the bucket.', ['ELEVATED_MASTER_STREAM_STANDPIPE']],
    ['Engine 4 pumped the FDC.', ['BUILDING_FDC']],
    ['one head had it in check and we hooked into the f d c', ['BUILDING_FDC']],
    ['set up the blitz fire on the delta side and hit it hard', ['GROUND_MONITOR']],
    ['The two and a half was stretched but never charged.', undefined],
    ['We never hooked into the standpipe.', undefined],
    ['The homeowner used a fire extinguisher.', undefined],
    ['Truck 4 was setting up the ladder pipe but we got it knocked before they needed it.', undefined],
  ]);
  table('suppression_appliances', GRASS, [
    [
      'The brush truck used the booster reel and a helicopter did bucket drops.',
      ['AIRATTACK_HELITACK', 'BOOSTER_FIRE_HOSE'],
    ],
    ['the helicopter dropped four buckets on it before he had to go back', ['AIRATTACK_HELITACK']],
    ['We requested air support but they were committed elsewhere.', undefined],
  ]);
});

describe('jargon and other word order', () => {
  table('location_detail.floor_of_origin', STRUCTURE, [
    ['Had fire out one window, second floor front.', 2],
    ['Heavy fire out the second and third floor windows.', undefined],
    ['Food on the stove, 2260 Andrews Avenue, apartment 5C. Light smoke up in the fifth floor hallway.', 5],
    ['941 West Wilson Street apartment 302. We evacuated the second floor.', undefined],
  ]);
  table('location_detail.damage_type', STRUCTURE, [
    ["I'd call the damage to the house moderate.", 'MODERATE_DAMAGE'],
    ['Damage up there and to the roof is heavy, downstairs is mostly wet.', 'MAJOR_DAMAGE'],
    ["Stove's a little scorched, that's it, no other damage.", 'MINOR_DAMAGE'],
    ['Damage to the fence is minor.', undefined],
    ['Barn fire. Two tractors inside were destroyed.', undefined],
    ["It's a total of three rooms.", undefined],
  ]);
  table('location_detail.cause', STRUCTURE, [
    ["The cooler motor shorted out and that's what started it, it's an electrical fire.", 'ELECTRICAL'],
    ['It was an air conditioner cord in the bedroom.', 'ELECTRICAL'],
    ['Just a little smoke from the dryer vent.', undefined],
    ["Somebody was smoking on the porch, but I'm not going to put a cause down.", undefined],
    ["Husband says grease on the stove. We're leaving it undetermined until the investigator is done.", undefined],
    ['Turkey fat in the oven lit off.', 'COOKING'],
    ["I can't tell you what started it.", undefined],
  ]);
  table('location_detail.room_of_origin_type', STRUCTURE, [
    ['It was the rear bedroom on two.', 'BEDROOM'],
    ['Dryer fire down in the basement laundry.', 'UTILITY_ROOM'],
    ['It was the kitchen that filled with smoke.', undefined],
  ]);
  table('location_detail.damage_type', STRUCTURE, [
    ['Heavy damage in that bedroom, the rest is smoke.', 'MAJOR_DAMAGE'],
    ['Damage was limited to the inside of the oven.', 'MINOR_DAMAGE'],
  ]);
  table('suppression_appliances', STRUCTURE, [
    ['We pulled the red line, no wait, we pulled the crosslay and knocked it down.', ['SMALL_DIAMETER_FIRE_HOSE']],
    ['My nozzle guy hit it with the can and it was out.', ['FIRE_EXTINGUISHER']],
  ]);
  table('investigation_needed', STRUCTURE, [
    ["Battalion asked for the city fire investigator but he wasn't there yet when we left.", 'YES'],
    ["The fire marshal wasn't needed.", 'NO'],
  ]);
  table('water_supply', STRUCTURE, [
    ['Engine 5 fed us off the hydrant down at Chandler.', undefined],
    ['Engine 5 fed us off their tank.', 'NURSE_OTHER_APPARATUS'],
  ]);
  table('location_detail.acres_burned', GRASS, [
    ['I walked it with the GPS at four and a half acres.', 4.5],
    ['Started as half an acre.', undefined],
    ['Called it ten acres but the GPS says it was more like fourteen.', 14],
  ]);
});
