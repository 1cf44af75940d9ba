import type { FastifyReply, FastifyRequest } from 'fastify';

/** A client that did not wait for the answer: no failure of ours, and known by this number to those who read logs. */
const CLIENT_GONE = 499;

/** One line for every request once it is over, whether its answer was sent or its client had gone by then. */
export function logWhenOver(request: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('close', () => {
    const { id, method, credential } = request;
    request.log.info({
      id,
      method,
      // The route's pattern, never the address itself: a query could hold a token.
      route: request.routeOptions.url ?? 'unknown',
      status: reply.raw.writableFinished ? reply.statusCode : CLIENT_GONE,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      partner: credential?.partner.slug,
      key: credential?.keyId,
    });
  });
}
