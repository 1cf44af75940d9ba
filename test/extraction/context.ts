import type { Context } from '../../src/extraction/context.ts';
import { incidentTypes } from '../../src/extraction/core/incident-types.ts';
import { read } from '../../src/extraction/text/reading.ts';

/** What the parts of the core read from, for an account told on an ordinary day in an ordinary town. */
export function contextOf(transcript: string): Context {
  const reading = read(transcript);
  return {
    account: {
      transcript,
      department: { neris_id: 'FD17031001', name: 'Riverton Fire Department', city: 'Riverton', state: 'IL' },
      receivedAt: new Date('2026-03-14T18:32:00Z'),
    },
    reading,
    types: incidentTypes(reading).map(({ type }) => type),
  };
}
