import { describe, expect, it } from 'vitest';
import type { Context } from '../../src/extraction/context.ts';
import { hazsitDetail } from '../../src/extraction/modules/hazsit.ts';
import { read } from '../../src/extraction/text/reading.ts';
import { SUBSTANCES } from '../../src/extraction/vocabulary/chemicals.ts';
import { DOT_CLASSES } from '../../src/neris/values/hazsit.ts';

const GAS = 'HAZARDOUS_MATERIALS||GAS_LEAK_ODOR';
const FUEL = 'HAZARDOUS_MATERIALS||FUEL_SPILL_ODOR';
const CO = 'HAZARDOUS_MATERIALS||CARBON_MONOXIDE_RELEASE';
const FACILITY = 'HAZARDOUS_MATERIALS||HAZMAT_RELEASE_FACILITY';
const TRANSPORT = 'HAZARDOUS_MATERIALS||HAZMAT_RELEASE_TRANSPORT';
const WIRES = 'HAZARD_NONCHEM||ELEC_POWER_LINE_DOWN_ARCHING_MALFUNC';

function values(transcript: string, type: string): Record<string, unknown> {
  const context = { reading: read(transcript), types: [`HAZSIT||${type}`] } as unknown as Context;
  return Object.fromEntries(
    hazsitDetail(context).map(({ path, value }) => [path.replace('hazsit_detail.', ''), value]),
  );
}

describe('hazsit_detail.evacuated (guide section 7)', () => {
  it.each<[string, number | undefined]>([
    ['We brought out everybody from both sides, seven people.', 7],
    ['We pulled everyone off the pool deck and out of the rooms, about 40 people.', 40],
    ['Sixty employees had walked out before we came.', 60],
    ['We cleared the dental office, nine people, and next door, five more, so fourteen evacuated in all.', 14],
    ['Evacuated about a dozen people from the day care.', 12],
    ['Evacuated half a dozen people.', 6],
    ['We got the whole family outside, there was five of them.', 5],
    ['Everybody had been moved to the football field, 340 kids and staff.', 340],
    ['We got folks out of five houses, eleven people total.', 11],
    ['we got mom and her boy outside evacuated the both of them', 2],
    ['The kids had evacuated themselves. We did not have to evacuate anyone else.', undefined],
    ['the clerk already had everybody out on the sidewalk nine people counting the help', 9],
    ['We got everybody out of that house and the ones on both sides, seven people altogether.', 7],
    ['60 employees out in the lot.', 60],
    ["We emptied out the dentist's office and two houses, fourteen people total.", 14],
    ["They moved eleven people, that's the office girls and the two houses downwind.", 11],
    ['Everybody was out in the parking lot already, I counted 35.', 35],
    ['We got everybody out and had 2 people complaining of headaches.', undefined],
    ['Mom and the two kids were out in the van.', undefined],
    ['We evacuated, let me count, 7 from the office and 2 from next door so 9 people total.', 9],
    ['We evacuated three houses, eleven people in all.', 11],
    ['We got the homeowner out and cleared out the houses on both sides, nine people in all.', 9],
    ['Nobody in the houses had to leave.', 0],
    ['Got the family out, mom and three kids.', undefined],
    ['We got the nine customers and the staff out.', undefined],
    ['We evacuated two farms, seven people.', 7],
    ['nobody was evacuated we put out flares last week at that same spot we cut two people out', 0],
    ['We got both sides out on the lawn, five people and a parrot.', 5],
    ['22 students moved to the library.', 22],
    ['evacuated the two neighboring businesses', undefined],
    ['No one was displaced or evacuated.', 0],
    ['We evacuated seven people.', 7],
    ["The first thing I did was move all four of them next door to a neighbor's.", 4],
    ['We walked about thirty residents out to the parking lot.', 30],
    ['evacuated about forty residents from the building', 40],
    ['Twenty-two workers were evacuated.', 22],
    ['evacuated the building a total of sixty three people', 63],
    ['The family of four was evacuated.', 4],
    ['we got all six occupants out of the house', 6],
    ['Two households evacuated, that’s seven people.', 7],
    ["didn't wait on them evacuated three from the house", 3],
    ['The clerk and three customers were evacuated.', undefined],
    ['Nobody was evacuated.', 0],
    ['no evacuations were needed', 0],
    ["We didn't have to evacuate anybody.", 0],
    ['no one was evacuated', 0],
    ['We evacuated three houses.', undefined],
    ['We evacuated the school, 312 students and 40 staff.', undefined],
    ['If it got worse we would have evacuated 50 people.', undefined],
    ['We got everybody out of both halves, seven people altogether. No, eight, I forgot the baby.', 8],
    ['The foreman had already walked everybody out to the lot, he counted 35 and they were all there.', 35],
    ['Last year we evacuated 50 people from there.', undefined],
    ['Nobody else was evacuated.', undefined],
    ['We evacuated the block.', undefined],
  ])('%s', (transcript, expected) => {
    expect(values(transcript, GAS).evacuated).toBe(expected);
  });
});

describe('hazsit_detail.disposition (guide section 7)', () => {
  it.each<[string, string, string | undefined]>([
    ['Eversource arrived and pinched it off while we stood by.', GAS, 'COMPLETED_WITH_FIRE_SERVICE_PRESENT'],
    ['A contractor had a crew in town and I released the cleanup to them.', FUEL, 'RELEASED_TO_PRIVATE_AGENCY'],
    ['The manager has a cleanup company coming and we released the scene to her.', FUEL, 'RELEASED_TO_PROPERTY_OWNER'],
    [
      'We shut Elm down at both ends. Eversource arrived and pinched it off.',
      GAS,
      'COMPLETED_WITH_FIRE_SERVICE_PRESENT',
    ],
    ['Two of our guys suited up and they went in and closed the tank valve.', FACILITY, 'COMPLETED_FIRE_SERVICE_ONLY'],
    ['Their maintenance man and one of our techs closed the valve.', FACILITY, undefined],
    ['Primary down. NYSEG got there and we turned it over to them.', WIRES, 'RELEASED_TO_PRIVATE_AGENCY'],
    ['National Fuel came and red-tagged it and we turned it over to them.', CO, 'RELEASED_TO_PRIVATE_AGENCY'],
    ['The homeowner had already shut it off. We checked the house with the meter.', GAS, undefined],
    ['ODOT and a cleanup company took it over.', GAS, undefined],
    ['The maintenance man shut the valve before we got there.', GAS, undefined],
    ['The gas department crew squeezed the pipe off while we stood by.', GAS, 'COMPLETED_WITH_FIRE_SERVICE_PRESENT'],
    ['xcel was busy they got to us late and killed the power', WIRES, 'COMPLETED_WITH_FIRE_SERVICE_PRESENT'],
    [
      'Out at the co-op. Our guys shut the tank valve. PD had the road blocked.',
      FACILITY,
      'COMPLETED_FIRE_SERVICE_ONLY',
    ],
    ['I shut the avenue down. Spire squeezed it off.', GAS, 'COMPLETED_WITH_FIRE_SERVICE_PRESENT'],
    ['Then it was just waiting on WPS. They had it squeezed off at 1432.', GAS, 'COMPLETED_WITH_FIRE_SERVICE_PRESENT'],
    [
      "Consumers Energy pinched it off while we stood by. I'll leave that to him and Consumers.",
      GAS,
      'COMPLETED_WITH_FIRE_SERVICE_PRESENT',
    ],
    [
      'northwestern energy came and red tagged it and i left it in the hands of the northwestern guy',
      CO,
      'RELEASED_TO_PRIVATE_AGENCY',
    ],
    ['We turned it over to APD to wait on the tow.', WIRES, 'RELEASED_TO_LOCAL_AGENCY'],
    ['We opened the windows and set a fan. UGI pinched it off.', GAS, 'COMPLETED_WITH_FIRE_SERVICE_PRESENT'],
    ['We opened it up and put a fan in the door. No utility needed.', CO, 'COMPLETED_FIRE_SERVICE_ONLY'],
    [
      'Salinas PD held the road. We left it with their refrigeration contractor.',
      FACILITY,
      'RELEASED_TO_PRIVATE_AGENCY',
    ],
    ['We stood by until Duke came. They were still working on it when we left.', WIRES, 'RELEASED_TO_PRIVATE_AGENCY'],
    ['We spread oil dry. VDOT took over from there.', FUEL, 'RELEASED_TO_STATE_AGENCY'],
    ['We left the place with Avista.', GAS, 'RELEASED_TO_PRIVATE_AGENCY'],
    ['Wires down, left with Duke Energy.', WIRES, 'RELEASED_TO_PRIVATE_AGENCY'],
    ['Medic 4 left with her for the hospital, we shut the gas off and ventilated.', GAS, 'COMPLETED_FIRE_SERVICE_ONLY'],
    ['We stood by for the power company. They de-energized it.', WIRES, 'COMPLETED_WITH_FIRE_SERVICE_PRESENT'],
    ['The gas company had already shut it off when we arrived.', GAS, undefined],
    ['We returned the house to the occupants.', CO, 'RELEASED_TO_PROPERTY_OWNER'],
    [
      'Lakeside Energy crews arrived and clamped the line while we stood by.',
      GAS,
      'COMPLETED_WITH_FIRE_SERVICE_PRESENT',
    ],
    [
      'The power company got there and killed it and we stayed till they had it dead.',
      WIRES,
      'COMPLETED_WITH_FIRE_SERVICE_PRESENT',
    ],
    ['The gas company took over the scene.', GAS, 'RELEASED_TO_PRIVATE_AGENCY'],
    ["We left it in National Grid's hands.", GAS, 'RELEASED_TO_PRIVATE_AGENCY'],
    ['Wells Rural Electric killed the line and we left it in their hands.', WIRES, 'RELEASED_TO_PRIVATE_AGENCY'],
    ['Sheriff had it when we left.', WIRES, 'RELEASED_TO_COUNTY_AGENCY'],
    [
      'The plant manager closed the valve while we held a fog pattern.',
      FACILITY,
      'COMPLETED_WITH_FIRE_SERVICE_PRESENT',
    ],
    [
      'last week we cut two people out left it with the highway patrol and both units cleared at 1410',
      FUEL,
      'RELEASED_TO_STATE_AGENCY',
    ],
    ['We turned it over to the gas company.', GAS, 'RELEASED_TO_PRIVATE_AGENCY'],
    ['left it with the homeowner', GAS, 'RELEASED_TO_PROPERTY_OWNER'],
    ['Scene was turned over to the sheriff.', FUEL, 'RELEASED_TO_COUNTY_AGENCY'],
    ['we turned the scene over to the highway patrol and cleared', FUEL, 'RELEASED_TO_STATE_AGENCY'],
    ['Released the scene to Springfield PD.', FUEL, 'RELEASED_TO_LOCAL_AGENCY'],
    ['Turned it over to the EPA.', FUEL, 'RELEASED_TO_FEDERAL_AGENCY'],
    ['handed it off to public works', FUEL, 'RELEASED_TO_LOCAL_AGENCY'],
    ['left the cleanup with a contractor', FUEL, 'RELEASED_TO_PRIVATE_AGENCY'],
    ['con ed got there and killed the power and we turned it over to them', WIRES, 'RELEASED_TO_PRIVATE_AGENCY'],
    [
      'Turned it over to the gas company, then back over to the homeowner, no wait, we turned the house back over to the tenant.',
      GAS,
      'RELEASED_TO_PROPERTY_OWNER',
    ],
    ['We closed the valve on the tank and it stopped.', GAS, 'COMPLETED_FIRE_SERVICE_ONLY'],
    ['The gas company came out and clamped the line while we stood by.', GAS, 'COMPLETED_WITH_FIRE_SERVICE_PRESENT'],
    ['We put down absorbent.', FUEL, 'COMPLETED_FIRE_SERVICE_ONLY'],
    ['handed the building back to the rink manager', GAS, 'RELEASED_TO_PROPERTY_OWNER'],
    ['Highway patrol had the right lane shut down.', FUEL, undefined],
    [
      'We killed the breaker. Advised the owner to have an electrician look at it.',
      WIRES,
      'COMPLETED_FIRE_SERVICE_ONLY',
    ],
    ["We left the cleanup with the hotel's environmental contractor.", GAS, 'RELEASED_TO_PRIVATE_AGENCY'],
    [
      'mississippi power got there and we turned it over to them it was still hot when we left them with it police had the street',
      WIRES,
      'RELEASED_TO_PRIVATE_AGENCY',
    ],
    [
      'Pacific Power showed up and said the crew to fix it was two hours behind them, but they killed the line and took over the scene from us.',
      WIRES,
      'RELEASED_TO_PRIVATE_AGENCY',
    ],
    ['We turned patient care over to Medic 3.', GAS, undefined],
    ['We turned command over to Battalion 2.', GAS, undefined],
    ['If nobody had come we would have turned it over to the homeowner.', GAS, undefined],
    ['Engine 7 was released at 5:50.', GAS, undefined],
    ['We shut off the gas and the gas company replaced the meter.', GAS, undefined],
  ])('%s', (transcript, type, expected) => {
    expect(values(transcript, type).disposition).toBe(expected);
  });
});

describe('hazsit_detail.chemicals (guide section 7)', () => {
  it.each<[string, string, [string, unknown, string | undefined][]]>([
    ['see oh alarm and we had 85 parts per million on the meter', CO, [['Carbon Monoxide', true, 'GASES']]],
    ['A natural gas line was leaking.', GAS, [['Natural Gas', true, 'GASES']]],
    ['A drum of muriatic acid was leaking.', FACILITY, [['Muriatic Acid', true, 'CORROSIVES']]],
    [
      'The clerk called and said gasoline all over the lot. It was diesel, sixty gallons spilled.',
      FUEL,
      [['Diesel Fuel', true, 'FLAMMABLE_LIQUIDS']],
    ],
    ['contractor hit the gas main with a backhoe and it was blowing', GAS, [['Natural Gas', true, 'GASES']]],
    ['propane was leaking from the tank', GAS, [['Propane', true, 'GASES']]],
    [
      'about fifteen gallons of gas on the pavement leaking from the car',
      FUEL,
      [['Gasoline', true, 'FLAMMABLE_LIQUIDS']],
    ],
    ['Diesel leaking from the saddle tank.', FUEL, [['Diesel Fuel', true, 'FLAMMABLE_LIQUIDS']]],
    ['c o readings of seventy parts per million', CO, [['Carbon Monoxide', true, 'GASES']]],
    ['A drum of sulfuric acid was leaking.', FACILITY, [['Sulfuric Acid', true, 'CORROSIVES']]],
    ['Ammonia leak on an anhydrous ammonia line.', FACILITY, [['Anhydrous Ammonia', true, 'GASES']]],
    [
      'tanker of gasoline on its side the tank was intact and nothing leaked',
      TRANSPORT,
      [['Gasoline', false, 'FLAMMABLE_LIQUIDS']],
    ],
    ['Hydraulic fluid spilled on the road.', FUEL, [['Hydraulic Fluid', true, undefined]]],
    [
      'Caller thought it was a propane leak. It was natural gas leaking at the meter.',
      GAS,
      [['Natural Gas', true, 'GASES']],
    ],
    ['Fuel spill at the gas station.', FUEL, []],
    ['The diesel pickup was leaking something.', FUEL, []],
    ['no natural gas on the meter', 'INVESTIGATION||ODOR', []],
    ['The gas station had a leak.', GAS, []],
    ['Wires down across the driveway.', WIRES, []],
  ])('%s', (transcript, type, expected) => {
    const found = values(transcript, type);
    const rows: [string, unknown, string | undefined][] = [];
    for (let i = 0; found[`chemicals[${i}].name`] !== undefined; i++) {
      rows.push([
        String(found[`chemicals[${i}].name`]),
        found[`chemicals[${i}].release_occurred`],
        found[`chemicals[${i}].dot_class`] as string | undefined,
      ]);
    }
    expect(rows).toEqual(expected);
  });

  it('has over a hundred substances, each once, with a class of the value set or none', () => {
    const names = SUBSTANCES.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(100);
    expect(new Set(names).size).toBe(names.length);
    for (const { dot } of SUBSTANCES) if (dot) expect(Object.keys(DOT_CLASSES)).toContain(dot);
  });

  it('is silent without a HAZSIT type', () => {
    const context = {
      reading: read('A natural gas line was leaking.'),
      types: ['MEDICAL||ILLNESS'],
    } as unknown as Context;
    expect(hazsitDetail(context)).toEqual([]);
  });
});
