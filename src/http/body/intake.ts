import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../kit/errors.ts';
import { refusals, type Sender } from '../../limits/refusals.ts';
import type { Settings } from '../../settings.ts';
import { limited } from '../admit.ts';
import { credentialOf } from '../routes/handler.ts';
import { bodyBudget, type Reception } from './budget.ts';
import { ConnectionEnded, readBody } from './read.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What its body holds of the budget, once one is being read. */
    reception: Reception | undefined;
  }
}

/** How bodies come in: read by the rule of their route, within the bytes there is room for, refused ones counted. */
export interface BodyIntake {
  readBodies(app: FastifyInstance): void;
  /** Before the body is read: a caller of whom too many were refused is refused for less. */
  admit(request: FastifyRequest, reply: FastifyReply): void;
  /** After the work: nothing of the body is needed any more. Its client may have gone long before. */
  release(request: FastifyRequest): void;
  countRefused(request: FastifyRequest, error: unknown): void;
  /** The service stops: what comes with a body from now on is work for another node. */
  stop(): void;
  /** Nobody waits any longer for the rest of a body. */
  refuseUnfinished(): void;
}

export function bodyIntake(settings: Settings): BodyIntake {
  const budget = bodyBudget(settings);
  const unfinished = new Set<Reception>();
  const refused = refusals(settings.REFUSED_PER_HOUR);
  let isStopping = false;
  return {
    readBodies(app) {
      app.removeAllContentTypeParsers();
      app.decorateRequest('reception', undefined);
      app.addContentTypeParser('*', async (request: FastifyRequest, payload: IncomingMessage) => {
        const rule = request.routeOptions.config.bodyRule;
        if (!rule) return void payload.resume();
        const announced = Number(request.headers['content-length'] ?? 0);
        const { keyId, source } = senderOf(request);
        const { partner } = credentialOf(request);
        const callers = [`key ${keyId}`, `source ${source}`];
        const reception = budget.receive(callers, Math.min(announced, rule.maxBytes), partner.id);
        request.reception = reception;
        unfinished.add(reception);
        try {
          return await readBody(payload, rule, reception);
        } catch (error) {
          // No handler will be done with it.
          reception.keep(0);
          throw error;
        } finally {
          unfinished.delete(reception);
        }
      });
    },
    stop() {
      isStopping = true;
    },
    refuseUnfinished() {
      for (const reception of unfinished) {
        reception.refuse(stopping('The service is being restarted and the body had not arrived whole.'));
      }
    },
    admit(request, reply) {
      if (isStopping) throw stopping('The service is being restarted and takes in nothing new.');
      const full = refused.reached(senderOf(request));
      if (!full) return;
      const { ceiling, windowSeconds, resetSeconds } = full;
      const why = `${ceiling} requests to this route were refused within ${windowSeconds} s.`;
      throw limited(reply, full, `${why} Mend what their errors named, and send again in ${resetSeconds} s.`);
    },
    release: ({ reception }) => reception?.keep(0),
    countRefused(request, error) {
      const wasRead = request.routeOptions.config.bodyRule && request.credential && !request.counted;
      if (!wasRead || !(error instanceof ApiError) || error.status >= 500 || error.code === 'RATE_LIMITED') return;
      // A bad line is nobody's mistake.
      if (error instanceof ConnectionEnded) return;
      refused.count(senderOf(request));
    },
  };
}

function stopping(why: string): ApiError {
  return new ApiError('PARTNER_API_UNAVAILABLE', `${why} Send the request again.`);
}

function senderOf(request: FastifyRequest): Sender {
  const { keyId, via, department } = credentialOf(request);
  return {
    keyId,
    department: via === 'session' ? (department ?? undefined) : undefined,
    source: request.source,
    route: request.routeOptions.url ?? '',
  };
}
