import { z } from 'zod';
import { checkDraft } from '../../../neris/check.ts';

// The payload is checked by the tables of the national standard and shown as they say (`schema.ts`).

const ID = 'NerisIncident';
const anyObject = z.record(z.string(), z.unknown());

/** A draft, as the service answers it. */
export const NerisIncident = anyObject
  .refine((payload) => checkDraft(payload).length === 0, 'must be draft-valid NERIS')
  .meta({ id: ID });

/** Shown as the payload is, and not checked: something that holds more, or that somebody else has made. */
export const likeNerisIncident = (error?: string) =>
  z.record(z.string(), z.unknown(), error).meta({ $ref: `#/components/schemas/${ID}` });
