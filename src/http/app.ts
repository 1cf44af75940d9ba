import { METHODS } from 'node:http';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import type { Call } from '../kit/call.ts';
import { ApiError } from '../kit/errors.ts';
import type { Watch } from '../observability/watch.ts';
import type { Credential } from '../partners/credentials.ts';
import { answerClientError, answerConnect, answerError, REQUEST_MINUTES } from './answer-error.ts';
import { type BodyIntake, bodyIntake } from './body/intake.ts';
import type { BodyRule } from './body/read.ts';
import { misspelt, WARNINGS_HEADER } from './contract/misspelt.ts';
import { IDEMPOTENCY_KEY } from './contract/parameters.ts';
import { type Operation, ROUTES } from './contract/routes.ts';
import { serveCapture } from './pages/capture.ts';
import { serveConsole } from './pages/console.ts';
import { serveReference } from './pages/reference.ts';
import type { Parts } from './parts.ts';
import { createNarration } from './routes/create-narration.ts';
import { createSession } from './routes/create-session.ts';
import { bodyOf, type Handler } from './routes/handler.ts';
import { listNarrations } from './routes/list-narrations.ts';
import { ping } from './routes/ping.ts';
import { processingMessages } from './routes/processing-messages.ts';
import { readDepartment } from './routes/read-department.ts';
import { readNarration } from './routes/read-narration.ts';
import { reportOutcome } from './routes/report-outcome.ts';
import { readCertificate } from './transport/certificate.ts';
import { type Guard, guardConnections } from './transport/connections.ts';
import { addCommonHeaders, newRequestId } from './transport/headers.ts';
import { requireHttps } from './transport/https-only.ts';
import { idempotencyKeyOf } from './transport/idempotency-key.ts';
import { logDestination } from './transport/log-destination.ts';
import { followCall } from './transport/log-request.ts';
import { sourceAddress, trustedProxies } from './transport/source-address.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** As it is followed through the log, the figures and the traces; from its first moment. */
    call: Call;
    /** What it was refused with. */
    refusal: ApiError | undefined;
    /** Where it comes from, as limits count it. Known from its first moment: later its client may have gone. */
    source: string;
    /** Set on every route that asks for a credential, before its handler runs. */
    credential: Credential | undefined;
    /** Whether one of the contract's limits has counted it. */
    counted: boolean;
  }
  interface FastifyContextConfig {
    bodyRule?: BodyRule;
  }
}

export const BASE_PATH = '/v1';

const HANDLERS: Record<Operation, Handler> = {
  ping,
  createSession,
  createNarration,
  listNarrations,
  readNarration,
  reportOutcome,
  readDepartment,
  processingMessages,
};

export function buildApp(parts: Parts): FastifyInstance {
  const app = Fastify(serverOptions(parts)) as FastifyInstance;
  const intake = bodyIntake(parts.settings);
  // Set for each request before anything else is done with it.
  app.decorateRequest('call', undefined as unknown as Call);
  app.decorateRequest('refusal', undefined);
  app.decorateRequest('source', '');
  app.decorateRequest('credential', undefined);
  app.decorateRequest('counted', false);
  // It waits for nothing, so it uses a callback instead of a promise.
  app.addHook('onRequest', (request, reply, done) => {
    request.source = sourceAddress(request.ip ?? '');
    followCall(request, reply, parts.watch);
    addCommonHeaders(request, reply);
    if (request.method === 'OPTIONS') return void reply.code(204).send();
    requireHttps(parts.settings, request);
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1') {
      throw new ApiError('INVALID_REQUEST', 'The Host header is missing. HTTP/1.1 requires one.');
    }
    // Before the body is read: a path that does not exist is a 404 whatever is sent to it, and one with nothing in the
    // place of a name is another path than the one with a name there.
    if (request.is404 || Object.values(request.params as object).includes('')) throw nothingHere();
    done();
  });
  app.setErrorHandler((error, request, reply) => {
    const known = unreadableBody(error, request) ?? error;
    intake.countRefused(request, known);
    return answerError(known, request, reply);
  });
  app.setNotFoundHandler(() => {
    throw nothingHere();
  });
  answerWhatNodeWould(app);
  const { waitFor } = guardConnections(app, parts.settings, intake);
  intake.readBodies(app);
  for (const operation of Object.keys(ROUTES) as Operation[]) registerRoute(app, { parts, intake, waitFor }, operation);
  refuseOtherMethods(app);
  serveReference(app, BASE_PATH);
  serveCapture(app, parts.settings, BASE_PATH);
  serveConsole(app, parts.settings, BASE_PATH);
  return app;
}

function serverOptions({ settings, watch }: Parts): FastifyServerOptions {
  const { LOG_LEVEL, TRUSTED_PROXIES, CONNECTION_SECONDS } = settings;
  const common = {
    // Node would answer a request without a Host by itself, and not in the one error shape.
    requireHostHeader: false,
    headersTimeout: CONNECTION_SECONDS * 1000,
    connectionsCheckingInterval: 500,
  };
  const certificate = readCertificate(settings);
  const transport = certificate
    ? { https: { ...common, ...certificate, handshakeTimeout: CONNECTION_SECONDS * 1000 } }
    : { http: common };
  return {
    ...transport,
    logger: LOG_LEVEL === 'silent' ? false : { level: LOG_LEVEL, stream: logDestination() },
    logController: new LogController({ disableRequestLogging: true }),
    // Every line about a request carries its id already; a child logger per request would add it a second time.
    childLoggerFactory: (logger) => logger,
    genReqId: newRequestId,
    trustProxy: TRUSTED_PROXIES.length > 0 && trustedProxies(TRUSTED_PROXIES),
    // A parameter of any length that Node lets through reaches its route, which answers it as a wrong value.
    // The router's own limit would answer it as an unknown path.
    routerOptions: { maxParamLength: 32_768 },
    requestTimeout: REQUEST_MINUTES * 60_000,
    // A stop takes up to DRAIN_SECONDS; Fastify would give it up as failed after 10 s.
    pluginTimeout: 0,
    // What still arrives on an open connection while the service stops is served: Fastify's own 503 would not have
    // the contract's error shape.
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    rewriteUrl: ({ url = '/' }) => readable(url),
    frameworkErrors: (_, request, reply) => answerBadPath(request, reply, watch),
  };
}

/** A path that cannot be decoded is taken as it is written: what stands where a name belongs is then a wrong name. */
function readable(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  try {
    decodeURI(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}

/** An address that is none never reaches the hooks, so the headers are added here. */
function answerBadPath(request: FastifyRequest, reply: FastifyReply, watch: Watch): FastifyReply {
  followCall(request, reply, watch);
  addCommonHeaders(request, reply);
  return request.method === 'OPTIONS' ? reply.code(204).send() : answerError(nothingHere(), request, reply);
}

function nothingHere(): ApiError {
  return new ApiError(
    'NOT_FOUND',
    `There is nothing at this path. The API is under ${BASE_PATH}, its paths end without a slash; the reference is at /docs.`,
  );
}

/** Fastify refuses a malformed Content-Type before the route's own rule for its body is applied. */
function unreadableBody(error: unknown, request: FastifyRequest): ApiError | undefined {
  const rule = request.routeOptions.config.bodyRule;
  if (!rule || (error as NodeJS.ErrnoException).code !== 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return undefined;
  return new ApiError(rule.invalid, 'Send JSON with the header Content-Type: application/json.');
}

/** What Node would answer, or drop, by itself is answered like everything else. */
function answerWhatNodeWould({ server }: FastifyInstance): void {
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('connect', answerConnect);
}

interface RouteNeeds extends Guard {
  parts: Parts;
  intake: BodyIntake;
}

function registerRoute(app: FastifyInstance, { parts, intake, waitFor }: RouteNeeds, operation: Operation): void {
  const { method, path, credential, parameters, body, success } = ROUTES[operation];
  app.route({
    method,
    url: urlOf(path),
    ...(body ? { config: { bodyRule: body.rule } } : {}),
    // Before the body is read: a stranger cannot make the service take in 25 MB.
    onRequest: async (request, reply) => {
      if (credential === 'none') return;
      request.credential = await parts.verifyCredential(request.headers.authorization);
      if (credential === 'key' && request.credential.via === 'session') {
        throw new ApiError('INVALID_CREDENTIAL', 'A session token cannot do this. Send the request with an API key.');
      }
      if (body) intake.admit(request, reply);
      if (parameters?.includes(IDEMPOTENCY_KEY)) idempotencyKeyOf(request);
    },
    handler: async (request, reply) => {
      if (request.credential?.mode === 'test') warnOfMisspelt(operation, request, reply);
      const answer = await waitFor(HANDLERS[operation](parts, request, reply)).finally(() => intake.release(request));
      return reply.code(success.status).type('application/json; charset=utf-8').send(answer);
    },
  });
}

/** Whoever tries a client out learns of a field that nobody reads. A live request is taken tolerantly, without a word. */
function warnOfMisspelt(operation: Operation, request: FastifyRequest, reply: FastifyReply): void {
  const warnings = misspelt(operation, bodyOf(request)?.value ?? request.query);
  if (warnings.length > 0) reply.header(WARNINGS_HEADER, warnings.join(' '));
}

function urlOf(path: string): string {
  return BASE_PATH + path.replace(/\{(\w+)\}/g, ':$1');
}

/** Node answers CONNECT apart, and the preflight is answered before any route. */
const REFUSABLE = METHODS.filter((method) => !['CONNECT', 'OPTIONS'].includes(method));

function refuseOtherMethods(app: FastifyInstance): void {
  for (const method of REFUSABLE) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
  const routes = Object.values(ROUTES);
  for (const path of new Set(routes.map((route) => route.path))) {
    const known: string[] = routes.filter((route) => route.path === path).map((route) => route.method);
    const answered = known.includes('GET') ? [...known, 'HEAD'] : known;
    app.route({
      method: REFUSABLE.filter((method) => !answered.includes(method)),
      url: urlOf(path),
      onRequest: async (_, reply) => {
        reply.header('allow', [...known, 'OPTIONS'].join(', '));
        throw new ApiError('METHOD_NOT_ALLOWED');
      },
      handler: async () => {},
    });
  }
}
