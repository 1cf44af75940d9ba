import type { FastifyReply } from 'fastify';
import { ApiError } from '../kit/errors.ts';
import type { Allowance, Uncounted } from '../limits/admission.ts';
import type { ReachedCeiling } from '../limits/refusals.ts';

/** Lets a counted request in or refuses it; either way its answer, whatever it will be, tells what is left. */
export async function admit(reply: FastifyReply, decision: Promise<Allowance | Uncounted>): Promise<void> {
  const allowance = await decision;
  if ('unavailable' in allowance) {
    const { unavailable: cause, admitted } = allowance;
    reply.request.call.failed('limiter unavailable', cause);
    if (admitted) return;
    throw new ApiError('PARTNER_API_UNAVAILABLE', undefined, { retryAfterSeconds: 5, cause });
  }
  const { admitted, limit, ceiling, windowSeconds, resetSeconds } = allowance;
  reply.request.counted = admitted;
  if (admitted) return tellWhatIsLeft(reply, allowance);
  throw limited(
    reply,
    allowance,
    `The limit ${limit} of ${ceiling} requests in ${windowSeconds} s is used up. Send the request again in ${resetSeconds} s.`,
  );
}

/** What answers a request whose limit is full: which one, and when it has room again. */
export function limited(
  reply: FastifyReply,
  { limit, ceiling, windowSeconds, resetSeconds }: Allowance | ReachedCeiling,
  message: string,
): ApiError {
  tellWhatIsLeft(reply, { ceiling, remaining: 0, resetSeconds });
  return new ApiError('RATE_LIMITED', message, {
    retryAfterSeconds: resetSeconds,
    details: { limit, ceiling, window_seconds: windowSeconds, retry_after_seconds: resetSeconds },
  });
}

function tellWhatIsLeft(
  reply: FastifyReply,
  { ceiling, remaining, resetSeconds }: Pick<Allowance, 'ceiling' | 'remaining' | 'resetSeconds'>,
): void {
  reply.headers({
    'ratelimit-limit': String(ceiling),
    'ratelimit-remaining': String(remaining),
    'ratelimit-reset': String(resetSeconds),
  });
}
