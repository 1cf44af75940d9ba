import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: Record<string, unknown> }[];
  status: { code?: number };
}

/** An OpenTelemetry collector that keeps what it is sent, on a real socket. */
export interface FakeCollector {
  url: string;
  /** Every request it got, as it came. */
  requests: { method: string; path: string; headers: Record<string, unknown>; body: string }[];
  spans(): FakeSpan[];
  /** What it answers with from now on. */
  answer(status: number): void;
  close(): Promise<void>;
}

export async function fakeCollector(): Promise<FakeCollector> {
  const requests: FakeCollector['requests'] = [];
  let status = 200;
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text) => {
      body += text;
    });
    request.on('end', () => {
      requests.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body });
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    spans: () =>
      requests.flatMap(({ body }) =>
        JSON.parse(body).resourceSpans.flatMap((each: { scopeSpans: { spans: FakeSpan[] }[] }) =>
          each.scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
    answer(next) {
      status = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
