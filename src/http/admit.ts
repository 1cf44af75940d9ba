import type { FastifyReply } from 'fastify';
import { ApiError } from '../errors.ts';
import type { Allowance, Uncounted } from '../limits/admission.ts';

/** Lets a counted request in or refuses it; either way its answer, whatever it will be, tells what is left. */
export async function admit(reply: FastifyReply, decision: Promise<Allowance | Uncounted>): Promise<void> {
  const allowance = await decision;
  if ('unavailable' in allowance) {
    const { unavailable: cause, admitted } = allowance;
    reply.request.call.failed('limiter unavailable', cause);
    if (admitted) return;
    throw new ApiError('PARTNER_API_UNAVAILABLE', undefined, { retryAfterSeconds: 5, cause });
  }
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
