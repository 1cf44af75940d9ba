import { describe, expect, it } from 'vitest';
import { people } from '../../src/extraction/core/people.ts';
import { contextOf } from './context.ts';

function valuesIn(account: string): Record<string, unknown> {
  return Object.fromEntries(people(contextOf(account)).map(({ path, value }) => [path.replace('base.', ''), value]));
}

describe('people and animals (drafting guide, section 6)', () => {
  it.each([
    ['Family of five standing out front.', true],
    ['Seven people at the table, none of them hurt.', true],
    ['guests all over the pool deck nothing showing', true],
    ['Place is vacant and nobody was in it. The family next door came out by themselves.', false],
    ['Grandmama and two little ones were over in the yard already.', true],
    ['The guest in 318 opened the door wrapped in a towel.', true],
    ['three ladies in there coming back from lunch', true],
    ['Engine 2 on scene with three. An older couple. They were out on the porch in their coats.', true],
    ["No smoke, building's empty, it's Thanksgiving week.", false],
    ['Nobody in the building but the cleaning lady.', undefined],
    ['They can all sleep upstairs.', undefined],
    ["The school's maintenance guy let us in.", undefined],
    ['mom and two kids were home', true],
    ['The older couple had already got out.', true],
    ['We evacuated seven people.', true],
    ['nobody hurt folks in the house stayed put', true],
    ['Nobody was home.', false],
    ['The custodian met us with the keys. He locked up at nine, there was nobody in the building.', false],
    ['she said nobody was home but her son was asleep upstairs', true],
    ['The crew was inside when the roof let go. Everybody got out.', undefined],
    ['Ladder 2 pulled a golden retriever out of the pond.', undefined],
    ['staff had already moved twenty two residents behind the fire doors', true],
    ['We pulled people out of four houses.', true],
    ['No smoke, nobody cooking, no steam.', undefined],
    ["She wasn't turning around fast enough.", undefined],
    ["She's home by herself, windows all open.", true],
    ['A guy walking home called it in.', undefined],
    ['nothing showing church was locked up and empty', false],
    ['Store was closed, nobody inside.', false],
    ['The shop was closed and nobody was inside.', false],
    ['Engine 4 pulled the line.', undefined],
    ['House next door, those folks were home.', undefined],
    ["mom's in the yard with all three kids", true],
    ['The tenant was at her door when we got there.', true],
    ['Dad was at work but mom and the two kids got out the back door.', true],
    ['locked up for the night nobody inside a guy driving home called it in', false],
    ["nobody's lived in it since the storm and there wasn't nobody in it", false],
    ['The family was on a cruise.', false],
    ['Everybody had gone home.', false],
    ['owner says he was out there with a buddy till midnight', undefined],
    ['Engine 2 was on scene, they were inside pulling ceiling.', undefined],
    ['I pulled everybody out when the roof began to sag.', undefined],
    ['The owner left a candle in the bedroom.', undefined],
    ['The landlord got there around five and let us in.', undefined],
    ["Everybody made it out. Nobody's displaced, they'll sleep downstairs.", true],
  ])('people present: %s', (account, present) => {
    expect(valuesIn(account).people_present).toBe(present);
  });

  it.each([
    ['The three residents cannot stay there because of the smoke.', 3, 'SMOKE'],
    ['The family of five are out of their home.', 5, undefined],
    ['family of four out of 2321 cannot stay there', 4, undefined],
    ["The three people on the second floor can't go back in tonight.", 3, undefined],
    ['mom and her two kids are displaced', 3, undefined],
    ["He and his wife are displaced, going to their son's.", 2, undefined],
    ['The tenant upstairs is displaced.', 1, undefined],
    ['Mom and dad and the three kids are staying at a hotel.', 5, undefined],
    ["She and her two boys won't be going back in there for a while.", 3, undefined],
    ["Two people live there and they're out till it's fixed.", 2, undefined],
    ['total displaced is four red cross was notified', 4, undefined],
    ['The fire put the two of them out and the Red Cross has them.', 2, 'FIRE'],
    ['The owner and his wife were home. Both of them are displaced.', 2, undefined],
    ['There were two families. Both are displaced.', undefined, undefined],
    ["so that's two displaced kentucky utilities pulled the meter", 2, undefined],
    ['eleven guests displaced because of the water none hurt', 11, 'WATER'],
    ['Four adults displaced from the fire building and two more from 2219.', 6, undefined],
    ['Nobody had to leave.', 0, undefined],
    ['all three of them are with an aunt tonight', 3, undefined],
    ['We got three people out of the house.', undefined, undefined],
    ['Two residents put out the fire.', undefined, undefined],
    ["Nobody's displaced.", 0, undefined],
    ['nobody hurt nobody displaced last month we were at this same complex', 0, undefined],
    ['All five are displaced on account of the smoke.', 5, 'SMOKE'],
    ['Family of four is displaced and the Red Cross is coming.', 4, undefined],
    ['They got no heat now so the three of them are displaced.', 3, 'UTILITIES'],
    ['Two adults and three kids were displaced by the fire.', 5, 'FIRE'],
    ['It displaced a family of six.', 6, undefined],
    ['Everybody was let back in, nobody displaced.', 0, undefined],
    ['Last year that family of four was displaced.', undefined, undefined],
    ['Nobody was hurt.', undefined, undefined],
  ])('displaced: %s', (account, count, cause) => {
    const values = valuesIn(account);
    expect(values.displacement_count).toBe(count);
    expect(values['displacement_causes[0]']).toBe(cause);
  });

  it.each([
    ['Truck 2 carried out one cat.', 1],
    ['Rescue 98 came out with two dogs.', 2],
    ['We carried out one dog and two cats.', 3],
    ['got the dog out of the storm drain', 1],
    ['Two dogs were rescued.', 2],
    ['Threw the ladder and brought the cat down.', 1],
    ['Little beagle got wedged in the pipe and we slid him out.', 1],
    ['The homeowner carried out the dog.', undefined],
    ['They had two dogs.', undefined],
    ['We carried out a cat, it was deceased.', undefined],
  ])('animals: %s', (account, saved) => {
    expect(valuesIn(account).animals_rescued).toBe(saved);
  });
});
