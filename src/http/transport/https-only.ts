import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../kit/errors.ts';
import { isLoopback, type Settings } from '../../settings.ts';

/**
 * Plain HTTP is for this machine itself. From elsewhere a request must have come over TLS, either to this process
 * or to a declared proxy that forwarded it (`request.protocol` believes a proxy only if it is declared).
 */
export function requireHttps(settings: Settings, request: FastifyRequest): void {
  if (settings.ALLOW_PLAIN_HTTP || request.protocol === 'https') return;
  const peer = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const forwarded = request.headers['x-forwarded-proto'] !== undefined && settings.TRUSTED_PROXIES.length > 0;
  if (isLoopback(peer) && !forwarded) return;
  throw new ApiError('HTTPS_REQUIRED');
}
