import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { FAILURE_EVENTS } from '../kit/failure-events.ts';
import type { Queue } from '../kit/queue.ts';
import type { Parts } from './readiness.ts';
import type { Watcher } from './watch.ts';

export interface Metrics extends Watcher {
  contentType: string;
  /** Everything, as Prometheus reads it. */
  text(): Promise<string>;
}

/** From what a read takes to the longest a call may. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120];

/** The service's figures. Labels are of closed sets: nothing that a caller or a partner chose gets into one. */
export function metrics(queues: () => Queue[], parts: () => Promise<Parts>): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });

  const requests = new Histogram({
    name: 'svc_request_duration_seconds',
    help: 'Requests by route and status, and how long they took. 499: the client left before its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const refusals = new Counter({
    name: 'svc_refusals_total',
    help: 'Answers with an error, by its code and, for RATE_LIMITED, by the limit that was reached.',
    labelNames: ['code', 'limit'],
    registers,
  });
  const stages = new Histogram({
    name: 'svc_stage_duration_seconds',
    help: 'Stages of narrations, by how they ended.',
    labelNames: ['stage', 'outcome'],
    buckets: SECONDS,
    registers,
  });
  const failures = new Counter({
    name: 'svc_failures_total',
    help: 'Failures by the event that the log names.',
    labelNames: ['event'],
    registers,
  });
  // Those that have not happened are there too: a counter that begins with 1 has no increase.
  for (const event of FAILURE_EVENTS) failures.inc({ event }, 0);
  const dropped = new Counter({
    name: 'svc_dropped_values_total',
    help: 'Values that were heard and that a draft could not keep.',
    registers,
  });
  const swept = new Gauge({
    name: 'svc_last_sweep_timestamp_seconds',
    help: 'When this process last finished a sweep of its own; 0 when it has not yet.',
    registers,
  });
  new Gauge({
    name: 'svc_queue_waiting',
    help: 'Narrations that wait in each line of work.',
    labelNames: ['queue'],
    registers,
    collect() {
      for (const { name, waiting } of queues()) this.set({ queue: name }, waiting);
    },
  });
  new Gauge({
    name: 'svc_queue_working',
    help: 'Narrations being worked on in each line of work.',
    labelNames: ['queue'],
    registers,
    collect() {
      for (const { name, working } of queues()) this.set({ queue: name }, working);
    },
  });
  new Gauge({
    name: 'svc_queue_room',
    help: 'Narrations that may wait in each line of work; what comes beyond is refused with 503.',
    labelNames: ['queue'],
    registers,
    collect() {
      for (const { name, room } of queues()) if (room !== undefined) this.set({ queue: name }, room);
    },
  });
  new Gauge({
    name: 'svc_part_ok',
    help: '1 for each part that works, 0 for one that does not, as /readyz tells it.',
    labelNames: ['part'],
    registers,
    async collect() {
      for (const [part, { ok }] of Object.entries(await parts())) this.set({ part }, ok ? 1 : 0);
    },
  });

  return {
    contentType: register.contentType,
    text: () => register.metrics(),
    answered(_, { method, route, status, code, limit, ms }) {
      requests.observe({ method, route, status }, ms / 1000);
      if (code !== undefined) refusals.inc({ code, limit: limit ?? '' });
    },
    staged: (_, { stage, ms, ok }) => stages.observe({ stage, outcome: ok ? 'ok' : 'failed' }, ms / 1000),
    failed: (event) => failures.inc({ event }),
    dropped: (values) => dropped.inc(values),
    swept: () => swept.setToCurrentTime(),
  };
}
