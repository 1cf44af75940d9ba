import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import type { Answer } from './service/service.ts';

/** One request with any method, path, header and bytes, which `fetch` would not send. */
export function send(
  url: string,
  method: string,
  path: string,
  options: { headers?: Record<string, string>; body?: Uint8Array | string } = {},
): Promise<Answer> {
  const { hostname, port, pathname } = new URL(url);
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { hostname, port, method, path: pathname + path, headers: options.headers ?? {} },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const pairs = Object.entries(response.headers).map(([name, value]): [string, string] => [
            name,
            String(value),
          ]);
          resolve(answerOf(response.statusCode ?? 0, new Headers(pairs), Buffer.concat(chunks).toString()));
        });
      },
    );
    request.on('error', reject);
    request.end(options.body);
  });
}

/** Writes bytes to the port and gives back every answer that came until the service closed the connection. */
export async function exchange(
  url: string,
  bytes: string | Uint8Array,
  options: { hangUp?: boolean } = {},
): Promise<Answer[]> {
  const { hostname, port } = new URL(url);
  const received = await new Promise<string>((resolve) => {
    let text = '';
    const socket = connect({ host: hostname, port: Number(port) });
    socket.setTimeout(5000, () => socket.destroy());
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(text));
    if (options.hangUp) socket.end(bytes);
    else socket.write(bytes);
  });
  return readAnswers(received);
}

/** Answers as they stand one after the other on a connection. */
export function readAnswers(text: string): Answer[] {
  const answers: Answer[] = [];
  for (let rest = text; rest !== ''; ) {
    const end = rest.indexOf('\r\n\r\n');
    const [statusLine = '', ...lines] = rest.slice(0, end).split('\r\n');
    const status = /^HTTP\/1\.1 (\d{3}) /.exec(statusLine)?.[1];
    if (end < 0 || status === undefined) throw new Error(`not an HTTP answer: ${rest.slice(0, 200)}`);
    const headers = new Headers(lines.map((line) => line.split(/: */, 2) as [string, string]));
    const length = Number(headers.get('content-length') ?? 0);
    const body = rest.slice(end + 4, end + 4 + length);
    if (status !== '100') answers.push(answerOf(Number(status), headers, Buffer.from(body, 'latin1').toString('utf8')));
    rest = rest.slice(end + 4 + length);
  }
  return answers;
}

function answerOf(status: number, headers: Headers, text: string): Answer {
  const isJson = headers.get('content-type')?.startsWith('application/json') && text !== '';
  return { status, headers, text, json: isJson ? JSON.parse(text) : undefined };
}
