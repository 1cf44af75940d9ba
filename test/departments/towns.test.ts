import { describe, expect, it } from 'vitest';
import { SANDBOX_DEPARTMENTS } from '../../src/departments/sandbox-directory.ts';
import { spellTown } from '../../src/departments/towns.ts';

/** The own town, and ways it is mis-heard or written. */
const OWN: Record<string, string[]> = {
  'Gaithersburg, MD': [
    ...['Gathersburg', 'gathersburg', 'gaithers burg', 'Gaithersberg', 'Gaithersburgh', 'Gaitersburg', 'Gaythersburg'],
    ...['Gators burg', "Gaither's Burg", 'Gaithersbrug', 'Gaitherburg', 'GAITHERSBURG', 'the City of Gaithersburg'],
  ],
  'Springfield, OH': ['Springfeild', 'Spring field', 'Springfeeld', 'springfield'],
  'Springfield, IL': ['Sprinkfield', 'Springfields'],
  'Troy, MI': ['troy', 'Troi', 'Troye', 'City of Troy'],
  'Ada, OK': ['ada', 'Aida', 'Ayda'],
  'Logan, UT': ['Logan City'],
  'Ames, IA': ['Aims', 'Aymes'],
  'Ely, NV': ['Eely', 'Ealy'],
  'Cary, NC': ['Carry'],
  'Saint Louis, MO': ['St. Louis', 'St Louis', 'saint louis', 'Saint Lewis'],
  'Mount Vernon, NY': ['Mt. Vernon', 'Mt Vernon', 'Mount Vernan'],
  'Fort Worth, TX': ['Ft. Worth', 'Ft Worth', 'Ford Worth'],
  'Winston-Salem, NC': ['Winston Salem', 'winstonsalem'],
  "Coeur d'Alene, ID": ['Coeur D Alene', 'Cordelaine', 'core dalene'],
  // Real places, but far away, and the own town's name as it is spelt otherwise or said.
  'Pittsburgh, PA': ['Pittsburg', 'Pitsburg'],
  'Paterson, NJ': ['Patterson'],
  'Worcester, MA': ['Wooster', 'Worchester'],
  'Phoenix, AZ': ['Phenix', 'Pheonix', 'Feenix'],
  'Louisville, KY': ['Lewisville', 'Louieville'],
  'Middletown, CT': ['Middle Town'],
  'Allentown, PA': ['Alentown'],
  'Charleston, SC': ['Charlston'],
  'Greensboro, NC': ['Greensborough'],
  // Not said as they are written.
  'Tucson, AZ': ['Tooson', 'Tuscon'],
  'Schenectady, NY': ['Skenectady'],
  'Poughkeepsie, NY': ['Pokipsie', 'Pokeepsie'],
  'Des Moines, IA': ['Demoines', 'Da Moines'],
  'Sioux Falls, SD': ['Sue Falls', 'Soo Falls', 'Sioux Fall'],
  'San Juan, PR': ['San Wan'],
  'Honolulu, HI': ['Honalulu'],
  'Hagatna, GU': ['Hagåtña'],
};

/** The own town, and others that are not it. */
const OTHER: Record<string, string[]> = {
  'Gaithersburg, MD': [
    'Gettysburg',
    'Germantown',
    'Clarksburg',
    'Harrisburg',
    'New Gaithersburg',
    'North Gaithersburg',
  ],
  'Springfield, AR': ['Springdale'],
  'Johnson, TN': ['Johnson City'],
  'Kansas, OH': ['Kansas City'],
  'Springfield, OH': ['Springdale', 'Springville', 'Springboro', 'West Springfield', 'Spring Valley', 'Fairfield'],
  'Springfield, IL': ['Springdale', 'Spring Grove', 'Springerton', 'Plainfield'],
  'Troy, MI': ['Roy', 'Trey', 'Toy', 'Tory', 'Trenton', 'Detroit', 'Troy Township'],
  'Ada, OK': ['Ida', 'Ava', 'Alda', 'Eva', 'Etta', 'Adair', 'Idabel'],
  'Bend, OR': ['North Bend', 'South Bend', 'Bandon', 'Bond', 'Ben'],
  'Lima, OH': ['Loma', 'Luma'],
  'Erie, PA': ['Eire'],
  'Nampa, ID': ['Tampa', 'Napa'],
  'Dover, DE': ['Denver', 'Devon'],
  'Salem, OR': ['West Salem', 'Winston-Salem', 'Selma'],
  'Saint Louis, MO': ['East Saint Louis', 'Saint Charles', 'Louis'],
  'Mount Vernon, NY': ['Vernon', 'Fort Vernon', 'Mount Kisco'],
  'Fort Worth, TX': ['Worth', 'Lake Worth', 'Fort Davis'],
  'Las Vegas, NV': ['North Las Vegas'],
  'Sioux Falls, SD': ['Sioux City'],
  'Garfield Heights, OH': ['Mayfield Heights'],
  'Frederick, MD': ['Fredericksburg'],
  'Rochester, NY': ['Dorchester', 'Manchester'],
  // Said alike, but real, if in another state: a town that was said stays as it was said.
  'Reading, PA': ['Redding'],
  'Brainerd, MN': ['Brainard'],
  'Middletown, CT': ['Middleton'],
  'Allentown, PA': ['Allenton'],
  'Charleston, SC': ['Charlestown'],
  'Cary, NC': ['Carey'],
  'Chicago, IL': ['East Chicago'],
  'Miami, FL': ['Miami Gardens'],
  // Said alike, but real in the same state.
  'Charleston, WV': ['Charles Town', 'Charlestown'],
  'Johnstown, PA': ['Jonestown'],
  'Greensburg, PA': ['Greensboro'],
  // Real in other states, and not said alike.
  'Hyattsville, MD': ['Hyattville'],
  'Rossville, GA': ['Roseville'],
  'Brookline, MA': ['Brooklyn'],
  'Healy, AK': ['Hailey'],
  'Moody, AL': ['Muddy'],
};

describe("a town as it was heard, for a department's own town (drafting guide 1)", () => {
  it.each(pairs(OWN))('%s is a mis-heard %s, %s', (heard, city, state) => {
    expect(spellTown(heard, { city, state })).toEqual({ town: city, verdict: 'own' });
  });

  it.each(pairs(OTHER))('%s is not %s, %s', (heard, city, state) => {
    expect(spellTown(heard, { city, state })).toEqual({ town: heard, verdict: 'other' });
  });

  it.each([
    ['springdale', 'Springdale'],
    ['GERMANTOWN', 'Germantown'],
    ['north potomac', 'North Potomac'],
    ['st. marys city', 'St. Marys City'],
    ['mcallen', 'McAllen'],
    ["o'fallon", "O'Fallon"],
    ["coeur d'alene", "Coeur d'Alene"],
    ['fond du lac', 'Fond du Lac'],
    ['winston-salem', 'Winston-Salem'],
    ['carmel-by-the-sea', 'Carmel-by-the-Sea'],
    ['DeKalb', 'DeKalb'],
    ['  la   plata ', 'La Plata'],
    ['zzyzxville', 'Zzyzxville'],
  ])('writes the other town %s as %s', (heard, town) => {
    expect(spellTown(heard, { city: 'Gaithersburg', state: 'MD' })).toEqual({ town, verdict: 'other' });
  });

  it('never takes one sandbox town for another', () => {
    for (const { city: heard, state: from } of SANDBOX_DEPARTMENTS) {
      for (const { city, state } of SANDBOX_DEPARTMENTS) {
        if (heard === null || city === null || state === null || heard === city) continue;
        expect(spellTown(heard, { city, state }), `${heard}, ${from} heard in ${city}, ${state}`).toEqual({
          town: heard,
          verdict: 'other',
        });
      }
    }
  });

  it.each(['', '   ', '!?', 'constructor', '__proto__', '東京', 'x'.repeat(100_000)])('survives "%.20s"', (heard) => {
    expect(spellTown(heard, { city: 'Gaithersburg', state: 'MD' }).verdict).toBe('other');
  });
});

function pairs(table: Record<string, string[]>): [heard: string, city: string, state: string][] {
  return Object.entries(table).flatMap(([own, names]) => {
    const [city = '', state = ''] = own.split(', ');
    return names.map((heard): [string, string, string] => [heard, city, state]);
  });
}
