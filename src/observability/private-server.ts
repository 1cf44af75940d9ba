import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SettingsError } from '../settings.ts';
import type { Metrics } from './metrics.ts';
import type { Parts } from './readiness.ts';

export interface Watched {
  /** Why it takes no requests now, if it does not. */
  closed(): 'starting' | 'draining' | undefined;
  parts(): Promise<Parts>;
  metrics: Pick<Metrics, 'contentType' | 'text'>;
}

export interface PrivateServer {
  /** Its address, once it listens. */
  url: string;
  close(): Promise<void>;
}

const MOST_CONNECTIONS = 100;

/** Probes and figures, on a port of their own that partners do not reach. */
export async function servePrivately(host: string, port: number, watched: Watched): Promise<PrivateServer> {
  const server = createServer({ headersTimeout: 5000, requestTimeout: 5000 }, (request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    request.resume();
    answer(request.method ?? '', path, watched, response).catch(() => {
      if (!response.headersSent) sendJson(response, 500, { error: { code: 'FAILED', message: 'It failed.' } });
      else response.destroy();
    });
  });
  server.maxConnections = MOST_CONNECTIONS;
  server.listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new SettingsError(`Another program uses port ${port}. Set PRIVATE_PORT to a free one.`);
  });
  const { address, family, port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}`,
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answer(method: string, path: string, watched: Watched, response: ServerResponse): Promise<void> {
  if (method !== 'GET' && method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    return sendJson(response, 405, { error: { code: 'METHOD_NOT_ALLOWED', message: 'Ask with GET.' } });
  }
  switch (path) {
    case '/healthz':
      return sendJson(response, 200, { ok: true });
    case '/readyz': {
      const closed = watched.closed();
      const parts = await watched.parts();
      const ready = !closed && Object.values(parts).every(({ ok, required }) => ok || !required);
      return sendJson(response, ready ? 200 : 503, { ready, ...(closed ? { closed } : {}), parts });
    }
    case '/metrics':
      return send(response, 200, watched.metrics.contentType, await watched.metrics.text());
    default:
      return sendJson(response, 404, {
        error: { code: 'NOT_FOUND', message: 'There are /healthz, /readyz and /metrics here.' },
      });
  }
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  send(response, status, 'application/json; charset=utf-8', `${JSON.stringify(body)}\n`);
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
  });
  response.end(body);
}
