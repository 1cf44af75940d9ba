import type { FastifyReply } from 'fastify';
import { ApiError } from '../../kit/errors.ts';
import { ceilingOf, LIMITS } from '../../limits/ceilings.ts';
import type { NarrationOrder } from '../../narrations/order.ts';
import { sandboxWordsIn } from '../../narrations/sandbox-words.ts';
import { admit } from '../admit.ts';

const RETRY_SECONDS = 2;

/** Refuses a test-mode call whose own words ask for it, just as a full limit or a service that is away would. */
export async function refuseAsAsked(reply: FastifyReply, order: NarrationOrder): Promise<void> {
  const asked = sandboxWordsIn(order);
  if (asked.has('sandbox:unavailable')) throw new ApiError('PARTNER_API_UNAVAILABLE');
  if (!asked.has('sandbox:rate_limited')) return;
  const { mode, partner } = order.credential;
  const limit = 'partner_narration_key';
  const { windowSeconds } = LIMITS[limit];
  const ceiling = ceilingOf(limit, mode, partner.ceilings);
  const full = { admitted: false, limit, ceiling, windowSeconds, remaining: 0, resetSeconds: RETRY_SECONDS } as const;
  await admit(reply, Promise.resolve(full));
}
