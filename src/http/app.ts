import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import Fastify, { type FastifyInstance, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import { ApiError } from '../errors.ts';
import { type Credential, verifyCredential } from '../partners/credentials.ts';
import type { Settings } from '../settings.ts';
import { answerClientError, answerError } from './answer-error.ts';
import { type Operation, ROUTES } from './contract/routes.ts';
import { addCommonHeaders, newRequestId } from './headers.ts';
import { requireHttps } from './https-only.ts';
import type { Parts } from './parts.ts';
import { type BodyRule, readBody } from './read-body.ts';
import { serveReference } from './reference.ts';
import { createNarration } from './routes/create-narration.ts';
import { createSession } from './routes/create-session.ts';
import type { Handler } from './routes/handler.ts';
import { ping } from './routes/ping.ts';
import { processingMessages } from './routes/processing-messages.ts';
import { readDepartment } from './routes/read-department.ts';
import { readNarration } from './routes/read-narration.ts';
import { reportOutcome } from './routes/report-outcome.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every route that asks for a credential, before its handler runs. */
    credential: Credential | undefined;
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
  readNarration,
  reportOutcome,
  readDepartment,
  processingMessages,
};

export function buildApp(parts: Parts): FastifyInstance {
  const app = Fastify(serverOptions(parts.settings)) as FastifyInstance;
  app.decorateRequest('credential', undefined);
  app.addHook('onRequest', async (request, reply) => {
    addCommonHeaders(request, reply);
    if (request.method === 'OPTIONS') return reply.code(204).send();
    requireHttps(parts.settings, request);
  });
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, never the address itself: a query could hold a token.
    const { id, method, credential } = request;
    const route = request.routeOptions.url ?? 'unknown';
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({
      id,
      method,
      route,
      status: reply.statusCode,
      ms,
      partner: credential?.partner.slug,
      key: credential?.keyId,
    });
  });
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
  app.setNotFoundHandler(() => {
    throw new ApiError(
      'NOT_FOUND',
      `There is nothing at this path. The API is under ${BASE_PATH}, its reference at /docs.`,
    );
  });
  readBodiesByRule(app);
  for (const operation of Object.keys(ROUTES) as Operation[]) registerRoute(app, parts, operation);
  refuseOtherMethods(app);
  serveReference(app, BASE_PATH);
  return app;
}

function serverOptions({ LOG_LEVEL, TRUSTED_PROXIES, TLS_CERT_FILE, TLS_KEY_FILE }: Settings): FastifyServerOptions {
  const https =
    TLS_CERT_FILE && TLS_KEY_FILE
      ? {
          https: { cert: readFileSync(TLS_CERT_FILE), key: readFileSync(TLS_KEY_FILE), minVersion: 'TLSv1.2' as const },
        }
      : {};
  return {
    ...https,
    logger: LOG_LEVEL === 'silent' ? false : { level: LOG_LEVEL },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    trustProxy: TRUSTED_PROXIES.length > 0 ? TRUSTED_PROXIES : false,
    // A long name in a path is a wrong name, which its route answers, not a path nobody knows.
    routerOptions: { maxParamLength: 10_000 },
    requestTimeout: 120_000,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => answerError(new ApiError('NOT_FOUND', error.message), request, reply),
  };
}

function readBodiesByRule(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', async (request: FastifyRequest, payload: IncomingMessage) => {
    const rule = request.routeOptions.config.bodyRule;
    if (rule) return readBody(payload, rule);
    payload.resume();
  });
}

function registerRoute(app: FastifyInstance, parts: Parts, operation: Operation): void {
  const { method, path, credential, body, success } = ROUTES[operation];
  app.route({
    method,
    url: urlOf(path),
    ...(body ? { config: { bodyRule: body.rule } } : {}),
    // Before the body is read: a stranger cannot make the service take in 25 MB.
    onRequest: async (request) => {
      if (credential === 'none') return;
      request.credential = await verifyCredential(parts.pipeline.db, parts.secrets, request.headers.authorization);
      if (credential === 'key' && request.credential.via === 'session') {
        throw new ApiError('INVALID_CREDENTIAL', 'A session token cannot do this. Use an API key.');
      }
    },
    handler: async (request, reply) => {
      const answer = await HANDLERS[operation](parts, request, reply);
      return reply.code(success.status).type('application/json; charset=utf-8').send(answer);
    },
  });
}

function urlOf(path: string): string {
  return BASE_PATH + path.replace(/\{(\w+)\}/g, ':$1');
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

function refuseOtherMethods(app: FastifyInstance): void {
  const routes = Object.values(ROUTES);
  for (const path of new Set(routes.map((route) => route.path))) {
    const known: string[] = routes.filter((route) => route.path === path).map((route) => route.method);
    app.route({
      method: METHODS.filter((method) => !known.includes(method)),
      url: urlOf(path),
      onRequest: async (_, reply) => {
        reply.header('allow', [...known, 'OPTIONS'].join(', '));
        throw new ApiError('METHOD_NOT_ALLOWED');
      },
      handler: async () => {},
    });
  }
}
