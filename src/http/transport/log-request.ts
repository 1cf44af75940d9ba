import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiError } from '../../kit/errors.ts';
import type { Watch } from '../../observability/watch.ts';

/** A client that did not wait for the answer: no failure of ours, and known by this number to those who read logs. */
const CLIENT_GONE = 499;

/** Follows a request from its first moment on, with one line once it is over: answered, or left by its client. */
export function followCall(request: FastifyRequest, reply: FastifyReply, watch: Watch): void {
  // Measured here: Fastify measures only where it logs.
  const begun = performance.now();
  const call = watch.begin(request.id);
  request.call = call;
  reply.raw.once('close', () => {
    const { method, credential, refusal } = request;
    const answer = {
      method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.raw.writableFinished ? reply.statusCode : CLIENT_GONE,
      code: refusal?.code,
      limit: refusal && limitOf(refusal),
      ms: Math.round((performance.now() - begun) * 10) / 10,
    };
    const { id, narration } = call;
    request.log.info({ id, narration, ...answer, partner: credential?.partner.slug, key: credential?.keyId });
    watch.answered(call, answer);
  });
}

function limitOf({ code, details }: ApiError): string | undefined {
  return code === 'RATE_LIMITED' ? (details as { limit?: string } | undefined)?.limit : undefined;
}
