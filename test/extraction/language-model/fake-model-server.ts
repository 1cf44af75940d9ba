import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { ModelClaim } from '../../../src/extraction/language-model/ask.ts';

/** What the fake does with one question. */
export type Turn =
  | { claims: readonly ModelClaim[] }
  /** What the model says, as it stands. */
  | { said: unknown }
  /** What the server answers, as it stands. */
  | { answered: unknown }
  | { status: number }
  | 'hang'
  | 'hang up'
  | 'cut'
  | 'drip'
  | 'web page'
  | 'too large'
  | 'redirect';

export interface Question {
  headers: IncomingMessage['headers'];
  body: { model: string; messages: { role: string; content: string }[]; response_format: unknown };
  /** What was sent, as text. */
  text: string;
}

export interface FakeModelServer {
  url: string;
  questions: Question[];
  close(): Promise<void>;
}

/** A fake of a language model's server: it speaks the protocol on a real socket, and understands nothing. */
export async function fakeModelServer(
  answer: (question: Question, nth: number) => Turn | Promise<Turn>,
): Promise<FakeModelServer> {
  const questions: Question[] = [];
  const sockets = new Set<Socket>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    if (request.url !== '/v1/chat/completions') return send(response, { error: { message: 'no such path' } }, 404);
    const question = { headers: request.headers, body: JSON.parse(text), text };
    take(await answer(question, questions.push(question)), request, response);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    questions,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function send(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(typeof value === 'string' ? value : JSON.stringify(value));
}

function take(turn: Turn, request: IncomingMessage, response: ServerResponse): void {
  const whole = JSON.stringify(completion({ claims: [] }));
  if (turn === 'hang up') request.socket.destroy();
  else if (turn === 'cut') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': whole.length });
    response.write(whole.slice(0, 20), () => request.socket.destroy());
  } else if (turn === 'drip') {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(timer));
  } else if (turn === 'web page') send(response, '<html>Bad gateway</html>');
  else if (turn === 'too large') send(response, `${whole}${' '.repeat(2 * 1024 * 1024)}`);
  else if (turn === 'redirect') {
    response.setHeader('location', 'http://127.0.0.1:1/elsewhere');
    send(response, '', 307);
  } else if (typeof turn === 'object' && 'status' in turn) send(response, { error: { message: 'no' } }, turn.status);
  else if (typeof turn === 'object' && 'answered' in turn) send(response, turn.answered);
  else if (typeof turn === 'object') send(response, completion('said' in turn ? turn.said : { claims: turn.claims }));
}

function completion(said: unknown): unknown {
  const content = typeof said === 'string' ? said : JSON.stringify(said);
  return {
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1000, completion_tokens: 50 },
  };
}
