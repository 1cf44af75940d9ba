import { createHash, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { describeError } from '../../kit/describe-error.ts';
import { ApiError } from '../../kit/errors.ts';
import type { Settings } from '../../settings.ts';
import type { LocalRecogniser } from '../../transcription/local.ts';
import type { Transcription } from '../../transcription/recogniser.ts';
import { bodyBudget } from '../body/budget.ts';
import { guardConnections } from '../transport/connections.ts';
import { newRequestId } from '../transport/headers.ts';
import { requireHttps } from '../transport/https-only.ts';
import { logDestination } from '../transport/log-destination.ts';
import { trustedProxies } from '../transport/source-address.ts';
import { type Asked, MAX_FORM_BYTES, readForm } from './form.ts';

/** A client that did not wait for the answer, as logs number it. */
const CLIENT_GONE = 499;
type Hearing = Pick<LocalRecogniser, 'hear' | 'trouble'>;

/** Speech to text for other nodes, as OpenAI's POST /audio/transcriptions does it. Nothing is kept of what it hears. */
export function buildTranscriptionApp(settings: Settings, recogniser: Hearing): FastifyInstance {
  const app = Fastify(optionsOf(settings)) as FastifyInstance;
  const budget = bodyBudget(settings);
  let stopping = false;
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => logCall(request, reply));
    reply.headers({ 'x-request-id': request.id, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    done();
  });
  app.setErrorHandler((error, request, reply) => answerError(knownError(error), request, reply));
  app.setNotFoundHandler(() => {
    throw new ApiError('NOT_FOUND', NOTHING_ELSE);
  });
  const stop = () => {
    stopping = true;
  };
  const { waitFor } = guardConnections(app, settings, { stop, refuseUnfinished: () => {} });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer', bodyLimit: MAX_FORM_BYTES }, (_, body, done) =>
    done(null, body),
  );
  app.get('/healthz', async () => ({ ok: true }));
  app.get('/readyz', async (_, reply) => {
    const trouble = stopping ? 'the recogniser is stopping' : recogniser.trouble();
    return reply.code(trouble === undefined ? 200 : 503).send({ ok: trouble === undefined, trouble });
  });
  app.route({
    method: 'POST',
    url: '/v1/audio/transcriptions',
    // Before the body is read: a stranger cannot make the node take in 25 MB.
    onRequest: async (request, reply) => {
      requireHttps(settings, request);
      confirmKey(settings.RECOGNISER_KEY, request.headers.authorization);
      if (stopping)
        throw new ApiError('PARTNER_API_UNAVAILABLE', 'The recogniser is stopping.', { retryAfterSeconds: 1 });
      const announced = Number(request.headers['content-length'] ?? MAX_FORM_BYTES);
      const reception = budget.receive([callerOf(request)], Math.min(announced, MAX_FORM_BYTES));
      reply.raw.once('close', () => reception.keep(0));
    },
    handler: async (request, reply) => {
      const asked = await readForm(request.body as Buffer, request.headers['content-type'] ?? '');
      // Whoever asked and went away leaves the recogniser to the others.
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      let duration = 0;
      const hearing = recogniser.hear(asked.recording, asked.names, {
        caller: callerOf(request),
        signal: gone.signal,
        onMeasured(seconds) {
          duration = seconds;
        },
      });
      const heard = await waitFor(hearing).catch((error: unknown) => {
        throw error instanceof ApiError ? error : new ApiError('TRANSCRIPTION_FAILED', undefined, { cause: error });
      });
      if (asked.format === 'text') return reply.type('text/plain; charset=utf-8').send(wordsOf(heard));
      return reply.type('application/json; charset=utf-8').send(answerOf(heard, duration, asked.format));
    },
  });
  return app;
}

const NOTHING_ELSE = 'This node only hears: POST /v1/audio/transcriptions. The API is served by other nodes.';

/** What was not understood is no transcript: its text is empty, and what it sounded like stands beside it. */
function wordsOf(heard: Transcription): string {
  if (typeof heard === 'string') return heard;
  return 'text' in heard ? heard.text : '';
}

function answerOf(heard: Transcription, duration: number, format: Asked['format']) {
  const text = wordsOf(heard);
  const sounded = typeof heard === 'object' && 'soundedLike' in heard ? { sounded_like: heard.soundedLike } : {};
  if (format === 'json') return { text, duration, ...sounded };
  const pieces = typeof heard === 'object' && 'text' in heard ? (heard.pieces ?? []) : [];
  const segments = pieces.map((piece, id) => ({
    id,
    start: piece.from,
    end: piece.to,
    text: text.slice(piece.start, piece.end),
  }));
  return { task: 'transcribe', language: 'english', duration, text, segments, ...sounded };
}

function confirmKey(key: string | undefined, authorization: string | undefined): void {
  if (key === undefined) return;
  const sent = /^bearer\s+(\S+)\s*$/i.exec(authorization ?? '')?.[1];
  if (sent === undefined) throw new ApiError('MISSING_CREDENTIAL', 'Send the header Authorization: Bearer <key>.');
  // Hashed, so that neither length nor time tells anything of the key.
  const [a, b] = [sent, key].map((text) => createHash('sha256').update(text).digest()) as [Buffer, Buffer];
  if (!timingSafeEqual(a, b)) throw new ApiError('INVALID_CREDENTIAL', 'This is not the key of this recogniser.');
}

/** Who a node asks for, by a name that only tells callers apart; whoever gives none is the address they ask from. */
function callerOf({ headers, ip }: FastifyRequest): string {
  const named = headers['x-caller'];
  return typeof named === 'string' && /^[\w-]{1,64}$/.test(named) ? named : `address ${ip}`;
}

/** What Fastify says of a body, in our words. */
function knownError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  switch ((error as NodeJS.ErrnoException).code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new ApiError('AUDIO_TOO_LARGE');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new ApiError('INVALID_BODY', 'Send the recording as multipart/form-data, in a part named file.');
    default:
      return new ApiError('PARTNER_API_UNAVAILABLE', undefined, { cause: error, retryAfterSeconds: 5 });
  }
}

/** The shape of the API's errors, in which OpenAI's clients too find code and message. */
function answerError(error: ApiError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code, message, status, cause, retryAfterSeconds } = error;
  if (status >= 500) request.log.error({ id: request.id, code, ...describeError(cause ?? error) });
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return reply.code(status).type('application/json; charset=utf-8').send({ error: { code, message } });
}

function logCall(request: FastifyRequest, reply: FastifyReply): void {
  const status = reply.raw.writableFinished ? reply.statusCode : CLIENT_GONE;
  const { id, method, routeOptions } = request;
  request.log.info({ id, method, route: routeOptions.url ?? 'unknown', status, ms: Math.round(reply.elapsedTime) });
}

function optionsOf(settings: Settings): FastifyServerOptions {
  const { LOG_LEVEL, TRUSTED_PROXIES, TLS_CERT_FILE, TLS_KEY_FILE, CONNECTION_SECONDS } = settings;
  const http = { headersTimeout: CONNECTION_SECONDS * 1000, connectionsCheckingInterval: 500 };
  const https = TLS_CERT_FILE &&
    TLS_KEY_FILE && {
      cert: readFileSync(TLS_CERT_FILE),
      key: readFileSync(TLS_KEY_FILE),
      minVersion: 'TLSv1.2' as const,
    };
  return {
    ...(https ? { https: { ...http, ...https } } : { http }),
    logger: LOG_LEVEL === 'silent' ? false : { level: LOG_LEVEL, stream: logDestination() },
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (logger) => logger,
    genReqId: newRequestId,
    trustProxy: TRUSTED_PROXIES.length > 0 && trustedProxies(TRUSTED_PROXIES),
    requestTimeout: 300_000,
    // A stop takes up to DRAIN_SECONDS; Fastify would give it up as failed after 10 s.
    pluginTimeout: 0,
    return503OnClosing: false,
  };
}
