import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Seen {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
  /** When it came in, in milliseconds. */
  at: number;
}

/** How the server treats one request. */
export type Behaviour = (response: ServerResponse, request: IncomingMessage) => void;

export interface MisbehavingServer {
  url: string;
  seen: Seen[];
  stop(): Promise<void>;
}

/** A server that treats request after request as told, and whatever comes then like the last. */
export async function misbehave(...behaviours: [Behaviour, ...Behaviour[]]): Promise<MisbehavingServer> {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    const behave = behaviours[Math.min(seen.length, behaviours.length - 1)];
    const { method = '', url: path = '', headers } = request;
    const one: Seen = { method, path, headers, body: '', at: performance.now() };
    seen.push(one);
    request.setEncoding('utf8').on('data', (text: string) => {
      one.body += text;
    });
    request.on('end', () => behave?.(response, request));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    seen,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export const answers =
  (status: number, json: unknown, headers: Record<string, string> = {}): Behaviour =>
  (response) =>
    response
      .writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'req_1', ...headers })
      .end(JSON.stringify(json));

export const fails = (status: number, code: string, headers?: Record<string, string>, details?: unknown): Behaviour =>
  answers(status, { error: { code, message: `It is ${code}.`, details } }, headers);

/** A proxy's page. */
export const page =
  (status: number): Behaviour =>
  (response) =>
    response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');

export const cuts: Behaviour = (_, request) => request.socket.destroy();

/** Promises more than it sends. */
export const cutsAmidTheAnswer: Behaviour = (response, request) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).write('{"object":');
  setTimeout(() => request.socket.destroy(), 20);
};

export const saysNothing: Behaviour = () => {};

/** A byte now and then, and never an end. */
export const drips: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
};
