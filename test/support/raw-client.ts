import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Answer } from './service/call.ts';
import { readAnswers } from './wire.ts';

/** A client that sends exactly what it is told, when it is told, and may never go on. */
export interface RawClient {
  socket: Socket;
  write(bytes: string | Uint8Array): void;
  /** What came back so far. */
  answers(): Answer[];
  /** When the other side has ended the connection; says whether that was a reset. */
  closed: Promise<{ reset: boolean }>;
}

export async function rawClient(url: string): Promise<RawClient> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  let received = '';
  let reset = false;
  socket.setEncoding('latin1');
  socket.on('data', (chunk) => {
    received += chunk;
  });
  socket.on('error', (error: NodeJS.ErrnoException) => {
    reset ||= error.code === 'ECONNRESET';
  });
  const closed = new Promise<{ reset: boolean }>((resolve) => socket.once('close', () => resolve({ reset })));
  await Promise.race([once(socket, 'connect'), closed]);
  return { socket, write: (bytes) => void socket.write(bytes), answers: () => readAnswers(received), closed };
}

/** The head of a request with a body of so many bytes. */
export function postHead(key: string, path: string, bytes: number, more: Record<string, string> = {}): string {
  const headers = {
    host: 'x',
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
    'content-length': String(bytes),
    ...more,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return `POST /v1${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
}
