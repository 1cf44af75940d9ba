import { describe, expect, it } from 'vitest';
import { occupancy } from '../../src/extraction/core/occupancy.ts';
import { contextOf } from './context.ts';

function valuesIn(account: string): Record<string, unknown> {
  return Object.fromEntries(
    occupancy(contextOf(account)).map(({ path, value }) => [path.replace('base.location_use.', ''), value]),
  );
}

describe('the kind of place (drafting guide, section 6)', () => {
  it.each([
    ['Fire at 12 Oak Street, a two-story single-family house.', 'RESIDENTIAL||DETATCHED_SINGLE_FAMILY_DWELLING'],
    ['reaction at a restaurant down on the waterfront 194 commercial street', 'COMMERCIAL||RESTAURANT_CAFE'],
    [
      'overdose at Court Street and High Street right by the transit mall, male down on the sidewalk',
      'ROADWAY_ACCESS||SIDEWALK',
    ],
    [
      'Bedroom fire tonight, 41 Silver Street, a two-story house, owner lives there.',
      'RESIDENTIAL||DETATCHED_SINGLE_FAMILY_DWELLING',
    ],
    ['Dryer fire in a duplex over on 1318 Clay Street.', 'RESIDENTIAL||ATTACHED_SINGLE_FAMILY_DWELLING'],
    ['Fire at 12 Oak Street, three story brick six flat.', 'RESIDENTIAL||MULTI_FAMILY_LOWRISE_DWELLING'],
    ['Bedroom fire at 12 Oak Street, end-unit townhouse.', 'RESIDENTIAL||ATTACHED_SINGLE_FAMILY_DWELLING'],
    ["House fire at 12 Oak Street. It's a double wide, fully involved.", 'RESIDENTIAL||MANUFACTURED_MOBILE_HOME'],
    [
      'Garage fire, 351 Ferry Road. Detached two-car garage, fully involved, ten feet off the house.',
      'RESIDENTIAL||DETATCHED_GARAGE',
    ],
    ['Brush fire at Ridge Road and Beck Road, an acre. Engine 3 stayed to protect the house.', undefined],
    ['Dog bite at Bayview Park, 2001 East Lloyd Street.', 'OUTDOOR||PLAYGROUND_PARK_RECREATIONAL_AREA'],
    ['Alarm at 12 Oak Street, a three-story apartment building.', 'RESIDENTIAL||MULTI_FAMILY_LOWRISE_DWELLING'],
    [
      'A caller reported an apartment fire at 12 Oak Street, Apartment 3. Engine 4 arrived at 1829 with a crew of four at a three-story apartment building. Fire never left the pan.',
      'RESIDENTIAL||MULTI_FAMILY_LOWRISE_DWELLING',
    ],
    [
      'alarm at twelve oak street its a too story garden apartment building',
      'RESIDENTIAL||MULTI_FAMILY_LOWRISE_DWELLING',
    ],
    [
      'Grass fire at 12 Oak Street, three acres burned out in the rangeland.',
      'OUTDOOR||FOREST_GRASSLANDS_WOODLAND_WILDLAND_AREAS',
    ],
    ['Wires down at 12 Oak Street. A primary is laying across the street arcing.', 'ROADWAY_ACCESS||STREET'],
    ['Hiker down a bank, the trail off of 12 Oak Street. He fell and broke his ankle.', 'OUTDOOR||HIKING_TRAIL'],
    ['Alarm at 12 Oak Street, a six-story apartment building.', 'RESIDENTIAL||MULTI_FAMILY_MIDRISE_DWELLING'],
    ['Alarm at 12 Oak Street, a 22-story apartment building.', 'RESIDENTIAL||MULTI_FAMILY_HIGHRISE_DWELLING'],
    ['trailer fire double wide and it was fully involved', 'RESIDENTIAL||MANUFACTURED_MOBILE_HOME'],
    [
      'engine five fire alarm at the dental office nineteen oh four south sixteenth street',
      'HEALTH_CARE||MEDICAL_OFFICE_CLINIC',
    ],
    ['odor of gas in the elementary school three twenty chandler street', 'EDUCATION||K_12_SCHOOLS'],
    ['Overdose at the motel, 2415 Williams Street.', 'RESIDENTIAL||TEMPORARY_LODGING_HOTEL_MOTEL'],
    [
      'Lift assist at Sunrise Assisted Living, 400 Garden Way.',
      'HEALTH_CARE||NURSING_HOME_ASSISTED_LIVING_RESIDENCE_ONSITE',
    ],
    ['Two car wreck at Main Street and 4th Avenue, no injuries.', 'ROADWAY_ACCESS||STREET'],
    ['Car fire on Interstate 75 at mile marker 167, fully involved.', 'ROADWAY_ACCESS||HIGHWAY_INTERSTATE'],
  ])('%s', (account, use) => {
    expect(valuesIn(account).use_type).toBe(use);
  });

  it.each([
    'Lift assist at 88 Broadway, no injuries.',
    'chest pain on a troller down in bar harbor 2600 tongass avenue transported',
    'Delivery in the field at 88 Broadway, both transported.',
    'Smoke alarm at 12 Oak Street, an apartment building.',
    'Stroke at 12 Oak Street, Medic 4 took her to the hospital.',
    'If the wind had turned it would have been in the nail salon.',
  ])('is absent: %s', (account) => {
    expect(valuesIn(account).use_type).toBeUndefined();
  });

  it.each([
    ['House fire at 12 Oak Street, an abandoned house.', { in_use: false, cause: 'ABANDONED' }],
    ['Vacant house at 12 Oak Street, it was for sale.', { in_use: false, cause: 'FOR_SALE_LEASE' }],
    ['Grass fire in the vacant lot at 12 Oak Street.', { in_use: undefined, cause: undefined }],
    [
      'Smoke at the restaurant, 12 Oak Street. The place was open, full of customers.',
      { in_use: true, cause: undefined },
    ],
  ])('%s', (account, { in_use, cause }) => {
    const values = valuesIn(account);
    expect(values['in_use.in_use']).toBe(in_use);
    expect(values.vacancy_cause).toBe(cause);
  });
});
