import type { Queue } from '../kit/queue.ts';
import type { Metrics } from '../observability/metrics.ts';
import { type PrivateServer, servePrivately } from '../observability/private-server.ts';
import { type PartCheck, type PartName, partsOf } from '../observability/readiness.ts';
import { type Traces, traces } from '../observability/traces.ts';
import { type Watch, type Watcher, watchWith } from '../observability/watch.ts';
import type { Settings } from '../settings.ts';

/** What is watched. */
export interface Subject {
  log(line: object): void;
  /** Why it takes no requests now, if it does not. */
  closed(): 'starting' | 'draining' | undefined;
  queues(): Queue[];
  parts: Record<PartName, PartCheck>;
}

export interface Observation {
  watch: Watch;
  /** Opens the operator's port, where one is set. */
  openPrivatePort(): Promise<PrivateServer | undefined>;
  close(): Promise<void>;
}

/** Those who watch the service by its settings: the log always, the figures and the traces where they are asked for. */
export async function observe(settings: Settings, subject: Subject): Promise<Observation> {
  const { PRIVATE_PORT, PRIVATE_HOST } = settings;
  const parts = partsOf(subject.parts);
  // Its library is loaded only where it is used.
  const metrics: Metrics | undefined =
    PRIVATE_PORT === undefined
      ? undefined
      : (await import('../observability/metrics.ts')).metrics(subject.queues, parts);
  const tracing = tracesOf(settings, (error) => watch.failed('traces not sent', error));
  const watchers: Watcher[] = [metrics, tracing].filter((watcher) => watcher !== undefined);
  const watch = watchWith(watchers, subject.log);
  let server: PrivateServer | undefined;
  return {
    watch,
    async openPrivatePort() {
      if (PRIVATE_PORT === undefined || !metrics) return undefined;
      server = await servePrivately(PRIVATE_HOST, PRIVATE_PORT, { closed: subject.closed, parts, metrics });
      return server;
    },
    async close() {
      await server?.close();
      await tracing?.close();
    },
  };
}

function tracesOf(settings: Settings, onFailure: (error: unknown) => void): Traces | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers, OTEL_SERVICE_NAME } = settings;
  return endpoint === undefined ? undefined : traces({ endpoint, headers, serviceName: OTEL_SERVICE_NAME }, onFailure);
}
