import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** On every answer of every path, errors included. */
export const COMMON_HEADERS = {
  'cache-control': 'no-store',
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'X-Request-Id, Retry-After, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Idempotent-Replayed',
  'x-content-type-options': 'nosniff',
};

/** Where an answer goes out by HTTPS: whoever has it does not ask by plain HTTP again. */
export const OVER_HTTPS = { 'strict-transport-security': 'max-age=31536000' };

const PREFLIGHT_HEADERS = {
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  // Whatever a page's own libraries add, such as traceparent; a browser does not take Authorization to be one of all.
  'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key, *',
  'access-control-max-age': '86400',
};

export function newRequestId(): string {
  return `req_${randomUUID()}`;
}

export function addCommonHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(COMMON_HEADERS).header('x-request-id', request.id);
  if (request.protocol === 'https') reply.headers(OVER_HTTPS);
  if (request.method === 'OPTIONS') reply.headers(PREFLIGHT_HEADERS);
}
