import type { Call } from '../kit/call.ts';
import { type Collector, newSpanId, newTraceId, spanQueue } from './otlp.ts';
import type { Watcher } from './watch.ts';

export interface Traces extends Watcher {
  close(): Promise<void>;
}

/**
 * A trace of every request: a span for the request and one for each stage of its narration. Its attributes are those of
 * the log's line, without the partner.
 */
export function traces(collector: Collector, onFailure: (error: unknown) => void): Traces {
  const queue = spanQueue(collector, onFailure);
  const begun = new WeakMap<Call, { traceId: string; spanId: string }>();
  const rootOf = (call: Call) => {
    const root = begun.get(call) ?? { traceId: newTraceId(), spanId: newSpanId() };
    begun.set(call, root);
    return root;
  };
  return {
    staged(call, { stage, ms, endedAt, ok }) {
      const { traceId, spanId: parentSpanId } = rootOf(call);
      queue.add({
        traceId,
        spanId: newSpanId(),
        parentSpanId,
        name: stage,
        kind: 'internal',
        from: endedAt - ms,
        to: endedAt,
        attributes: {},
        failed: !ok,
      });
    },
    answered(call, { method, route, status, code, limit, ms }) {
      queue.add({
        ...rootOf(call),
        name: `${method} ${route}`,
        kind: 'server',
        from: call.begunAt,
        to: call.begunAt + ms,
        attributes: {
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': status,
          'error.type': code,
          'svc.limit': limit,
          'svc.request_id': call.id,
          'svc.narration_id': call.narration,
        },
        failed: status >= 500,
      });
    },
    close: queue.close,
  };
}
