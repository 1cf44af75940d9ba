import { randomUUID } from 'node:crypto';

/** Where traces are sent, and what they are sent with. */
export interface Collector {
  /** Base address, to which /v1/traces is added. */
  endpoint: string;
  headers: Record<string, string>;
  /** The name this service has there. */
  serviceName: string;
}

export interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: 'internal' | 'server';
  /** By the clock, in milliseconds. */
  from: number;
  to: number;
  attributes: Record<string, string | number | undefined>;
  failed: boolean;
}

export interface SpanQueue {
  add(span: Span): void;
  /** Sends what is left, and no more. */
  close(): Promise<void>;
}

const EVERY_MS = 2000;
const MOST_AT_ONCE = 500;
/** What comes while the collector is away and so many wait is not kept: a trace is for looking, not a record. */
const MOST_WAITING = 5000;
const SENDING_MS = 10_000;
const LAST_SENDING_MS = 2000;

// Of UUIDs, which Node makes from a stock of random bytes: fresh ones for every span can be felt in a request.
export const newTraceId = () => randomUUID().replaceAll('-', '');
export const newSpanId = () => {
  const id = randomUUID();
  return id.slice(0, 8) + id.slice(-8);
};

/** Spans on their way to a collector, by OTLP's JSON over HTTP. `onFailure` is told once for each time it is away. */
export function spanQueue(collector: Collector, onFailure: (error: unknown) => void): SpanQueue {
  const waiting: Span[] = [];
  let away = false;
  let sending = Promise.resolve();
  const send = (ms: number) => {
    sending = sending.then(async () => {
      while (waiting.length > 0) {
        try {
          await post(collector, waiting.splice(0, MOST_AT_ONCE), ms);
          away = false;
        } catch (error) {
          if (!away) onFailure(error);
          away = true;
          return;
        }
      }
    });
    return sending;
  };
  const timer = setInterval(() => void send(SENDING_MS), EVERY_MS);
  timer.unref();
  return {
    add(span) {
      if (waiting.length < MOST_WAITING) waiting.push(span);
    },
    async close() {
      clearInterval(timer);
      await send(LAST_SENDING_MS);
    },
  };
}

/** An answer of the collector that is no success, by its status alone. */
class CollectorRefused extends Error {
  override readonly name = 'CollectorRefused';
  readonly code: string;
  constructor(status: number) {
    super(`the collector answered ${status}`);
    this.code = `status ${status}`;
  }
}

async function post({ endpoint, headers, serviceName }: Collector, spans: Span[], ms: number): Promise<void> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), ms);
  try {
    const response = await fetch(`${endpoint.replace(/\/+$/, '')}/v1/traces`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(requestOf(serviceName, spans)),
      signal: controller.signal,
      redirect: 'error',
    });
    await response.body?.cancel();
    if (!response.ok) throw new CollectorRefused(response.status);
  } finally {
    clearTimeout(timer);
  }
}

/** The ExportTraceServiceRequest of the protocol. */
function requestOf(serviceName: string, spans: Span[]) {
  const resource = { attributes: attributesOf({ 'service.name': serviceName }) };
  return { resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'svc' }, spans: spans.map(spanOf) }] }] };
}

const KINDS = { internal: 1, server: 2 };
const FAILED = 2;

function spanOf({ traceId, spanId, parentSpanId, name, kind, from, to, attributes, failed }: Span) {
  return {
    traceId,
    spanId,
    ...(parentSpanId === undefined ? {} : { parentSpanId }),
    name,
    kind: KINDS[kind],
    startTimeUnixNano: nanoseconds(from),
    endTimeUnixNano: nanoseconds(to),
    attributes: attributesOf(attributes),
    status: failed ? { code: FAILED } : {},
  };
}

function attributesOf(attributes: Span['attributes']) {
  return Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined) return [];
    return [{ key, value: typeof value === 'number' ? { intValue: value } : { stringValue: value } }];
  });
}

/** As text: a JavaScript number does not hold so many digits. */
function nanoseconds(ms: number): string {
  return `${BigInt(Math.round(ms * 1000))}000`;
}
