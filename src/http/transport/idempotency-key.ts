import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../kit/errors.ts';

/** The key that makes a request safe to send again, if it has one. */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  // A header that is sent twice arrives as one with a blank between.
  if (key === undefined || (typeof key === 'string' && /^[!-~]{1,255}$/.test(key))) return key;
  throw new ApiError('INVALID_IDEMPOTENCY_KEY', undefined, { details: { field: 'Idempotency-Key' } });
}
