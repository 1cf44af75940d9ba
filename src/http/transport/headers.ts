import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** On every answer of every path, errors included. */
export const COMMON_HEADERS = {
  'cache-control': 'no-store',
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'X-Request-Id, Retry-After, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Idempotent-Replayed, X-Svc-Warnings',
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

const OF_THE_DEVICE = [
  'microphone',
  'screen-wake-lock',
  'clipboard-write',
  'camera',
  'geolocation',
  'display-capture',
  'payment',
  'usb',
];

/** Of every page of ours: what it may load and run, and what it may use of the device. Everything else is off. */
export function pageHeaders(policy: readonly string[], uses: readonly string[] = []): Record<string, string> {
  return {
    'content-security-policy': ["default-src 'none'", ...policy, "base-uri 'none'", "form-action 'none'"].join('; '),
    'permissions-policy': OF_THE_DEVICE.map((name) => `${name}=(${uses.includes(name) ? 'self' : ''})`).join(', '),
    'referrer-policy': 'no-referrer',
    // Whoever opened it in a window of its own has no hold on that window: it cannot be sent elsewhere, nor counted.
    'cross-origin-opener-policy': 'same-origin',
  };
}

/** Of every page but the one that is made to be framed. */
export const UNFRAMED = "frame-ancestors 'none'";

/** Of pages that are written without it: text can never become code. */
export const TEXT_STAYS_TEXT = ["require-trusted-types-for 'script'", "trusted-types 'none'"];

export function newRequestId(): string {
  return `req_${randomUUID()}`;
}

export function addCommonHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(COMMON_HEADERS).header('x-request-id', request.id);
  if (request.protocol === 'https') reply.headers(OVER_HTTPS);
  if (request.method === 'OPTIONS') reply.headers(PREFLIGHT_HEADERS);
}
