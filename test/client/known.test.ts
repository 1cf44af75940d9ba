import { describe, expect, test } from 'vitest';
import { knownFromCad } from '../../client/src/known.ts';
import { checkDraft } from '../../src/neris/check.ts';

const CALL = {
  incidentNumber: '26-0042',
  dispatchNumber: 'F26-0042',
  nature: 'ALARM RESIDENTIAL',
  street: '123 N Maple St',
  crossStreets: ['Oak Ave', '3rd Street'],
  city: 'Gaithersburg',
  state: 'MD' as const,
  received: new Date('2026-03-14T18:11:02.000Z'),
  entered: '2026-03-14T14:11:20-04:00',
  units: [
    { id: 'E41', staffing: 4, dispatched: '2026-03-14T18:12:05Z', onScene: null, cleared: '' },
    { id: 'M8', nerisId: 'FD24031901S001U001' },
  ],
};

describe('knownFromCad', () => {
  test('a call becomes what neris has, without what is empty', () => {
    const known = knownFromCad(CALL);
    expect(known).toEqual({
      base: {
        incident_number: '26-0042',
        location: {
          complete_number: '123',
          street_prefix_direction: 'NORTH',
          street: 'Maple',
          street_postfix: 'STREET',
          cross_streets: [
            { street: 'Oak', street_postfix: 'AVENUE' },
            { street: '3rd', street_postfix: 'STREET' },
          ],
          incorporated_municipality: 'Gaithersburg',
          state: 'MD',
        },
      },
      dispatch: {
        incident_number: 'F26-0042',
        incident_code: 'ALARM RESIDENTIAL',
        call_arrival: '2026-03-14T18:11:02Z',
        call_create: '2026-03-14T18:11:20Z',
        unit_responses: [
          { reported_unit_id: 'E41', staffing: 4, dispatch: '2026-03-14T18:12:05Z' },
          { reported_unit_id: 'M8', unit_neris_id: 'FD24031901S001U001' },
        ],
      },
    });
    expect(checkDraft(known)).toEqual([]);
    expect(knownFromCad({})).toEqual({});
  });

  test.each([
    ['88 Old Mill Strt', { complete_number: '88', street: 'Old Mill Strt' }],
    ['12-14 Avenue B', { complete_number: '12-14', street: 'Avenue B' }],
    ['700 North St', { complete_number: '700', street: 'North', street_postfix: 'STREET' }],
    [
      '4 Losey Blvd. S',
      { complete_number: '4', street: 'Losey', street_postfix: 'BOULEVARD', street_postfix_direction: 'SOUTH' },
    ],
    ['Kingston Pike', { street: 'Kingston', street_postfix: 'PIKE' }],
  ])('a street in one line: %s', (street, location) => {
    const known = knownFromCad({ street });
    expect(known.base?.location).toEqual(location);
    expect(checkDraft(known)).toEqual([]);
  });

  test('a time that names no moment is refused here, not guessed', () => {
    expect(() => knownFromCad({ received: '2026-03-14 14:11' })).toThrow(/zone/);
    expect(() => knownFromCad({ received: 'noon' })).toThrow(/no time/);
  });
});
