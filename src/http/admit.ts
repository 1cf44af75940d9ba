import type { FastifyReply } from 'fastify';
import { ApiError } from '../errors.ts';
import type { Allowance } from '../limits/admission.ts';

/** Lets a counted request in or refuses it; either way its answer, whatever it will be, tells what is left. */
export async function admit(reply: FastifyReply, decision: Promise<Allowance | undefined>): Promise<void> {
  const allowance = await decision;
  if (!allowance) return;
  const { admitted, limit, ceiling, windowSeconds, remaining, resetSeconds } = allowance;
  reply.headers({
    'ratelimit-limit': String(ceiling),
    'ratelimit-remaining': String(remaining),
    'ratelimit-reset': String(resetSeconds),
  });
  reply.request.counted = admitted;
  if (admitted) return;
  throw new ApiError(
    'RATE_LIMITED',
    `The limit ${limit} of ${ceiling} requests in ${windowSeconds} s is used up. Send the request again in ${resetSeconds} s.`,
    {
      retryAfterSeconds: resetSeconds,
      details: { limit, ceiling, window_seconds: windowSeconds, retry_after_seconds: resetSeconds },
    },
  );
}
