import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { TLSSocket } from 'node:tls';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describeError } from '../kit/describe-error.ts';
import { ApiError } from '../kit/errors.ts';
import { COMMON_HEADERS, newRequestId, OVER_HTTPS } from './transport/headers.ts';

/** Fifteen minutes of speech over a line of 25 kB/s take more than three; a stalled sender is cut off by its rate. */
export const REQUEST_MINUTES = 5;

/** The one place where an error becomes an answer. What nobody foresaw is logged and answered as 503. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known =
    error instanceof ApiError ? error : new ApiError('PARTNER_API_UNAVAILABLE', undefined, { cause: error });
  request.refusal = known;
  if (known.status >= 500) {
    const { id, narration } = request.call;
    request.log.error({ id, narration, code: known.code, ...describeError(known.cause ?? known) });
  }
  const retryAfter = known.retryAfterSeconds ?? (known.status === 503 ? 5 : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (known.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply.code(known.status).type('application/json; charset=utf-8').send(errorBody(known));
}

function errorBody({ code, message, details }: ApiError) {
  return { error: { code, message, ...(details === undefined ? {} : { details }) } };
}

/** Bytes that are not HTTP never reach a route; they too get the one error shape. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  const nothingAsked = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0;
  // Nothing can be said over TLS before both sides agreed on it.
  const unheard = /^(ECONNRESET|ERR_TLS|ERR_SSL)/.test(error.code ?? '') || socket.destroyed || !socket.writable;
  if (nothingAsked || unheard) {
    socket.destroy();
    return;
  }
  const message =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? 'The request headers are too large. Send at most 16 KB of them.'
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? `The request took too long to arrive. Send it again: its head at once, its body within ${REQUEST_MINUTES} minutes.`
        : undefined;
  answerSocket(socket, new ApiError('INVALID_REQUEST', message));
}

/** CONNECT asks for a proxy, which this service is not. */
export function answerConnect(_: unknown, socket: Duplex): void {
  socket.on('error', () => socket.destroy());
  answerSocket(
    socket,
    new ApiError('METHOD_NOT_ALLOWED', 'This service is no proxy. Send requests to its own address.'),
  );
}

function answerSocket(socket: Duplex, error: ApiError): void {
  const body = JSON.stringify(errorBody(error));
  const headers = {
    ...COMMON_HEADERS,
    ...(socket instanceof TLSSocket ? OVER_HTTPS : {}),
    'x-request-id': newRequestId(),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}\r\n${head.join('\r\n')}\r\n\r\n${body}`);
}
