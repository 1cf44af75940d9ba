import { describe, expect, it } from 'vitest';
import { incidentTypes } from '../../src/extraction/core/incident-types.ts';
import { read } from '../../src/extraction/text/reading.ts';
import { INCIDENT_TYPES } from '../../src/neris/values/incident-types.ts';
import { accounts } from './accounts.ts';

const typesOf = (account: string) => incidentTypes(read(account)).map(({ type }) => type);

/** Of every family, with and without punctuation; the primary type first. */
const ACCOUNTS = accounts<string[]>('types-');

describe('incident types (drafting guide, section 2)', () => {
  it.each(ACCOUNTS)('%s', (account, types) => {
    expect(typesOf(account)).toEqual(types);
  });

  it('reaches every code of the national list with these accounts', () => {
    const reached = new Set(ACCOUNTS.flatMap(([, types]) => types));
    expect(Object.keys(INCIDENT_TYPES).filter((type) => !reached.has(type))).toEqual([]);
  });

  it('gives the words behind each type', () => {
    const account = 'Engine 5, dumpster fire behind the store at 12 Oak Street. Put it out with the booster line.';
    expect(incidentTypes(read(account))).toEqual([
      {
        type: 'FIRE||OUTSIDE_FIRE||DUMPSTER_OUTDOOR_CONTAINER_FIRE',
        sources: [{ start: 10, end: 23, words: 'dumpster fire' }],
      },
    ]);
  });

  it('says nothing of an account that says nothing', () => {
    expect(typesOf('')).toEqual([]);
    expect(typesOf('Engine 4 reporting, more later.')).toEqual([]);
  });

  it.each([
    ['last week we had a car fire there, today there was nothing to it', []],
    ['if it had reached the attic we would have lost the house', []],
  ])('takes nothing from other incidents and thoughts: %s', (account, types) => {
    expect(typesOf(account)).toEqual(types);
  });
});
