import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { ModelClaim, Stage } from '../../../src/extraction/language-model/claims.ts';

/** What the fake does with one question. */
export type Turn =
  | { claims: readonly ModelClaim[] }
  | { raw: unknown }
  | { status: number; headers?: Record<string, string> }
  | 'hang'
  | 'hang up'
  | 'cut'
  | 'drip'
  | 'no JSON'
  | 'no JSON inside'
  | 'truncated'
  | 'another content type'
  | 'too large'
  | 'redirect';

export interface Question {
  stage: Stage;
  url: string;
  headers: IncomingMessage['headers'];
  body: Body;
  /** What was sent, as text. */
  text: string;
}

interface Body {
  model?: string;
  messages?: { role: string; content: string }[];
  system?: string;
  tools?: { input_schema?: Schema; function?: { parameters: Schema } }[];
  tool_choice?: unknown;
  response_format?: { type: string; json_schema: { strict: boolean; schema: Schema } };
}
interface Schema {
  properties: { claims: { items: { properties: { concept: { enum: string[] } } } } };
}

export interface FakeModelServer {
  url: string;
  questions: Question[];
  /** The most questions that were open at once. */
  mostAtOnce(): number;
  close(): Promise<void>;
}

const MARKS: [string, Stage][] = [
  ['type=CHIMNEY_FIRE', 'core'],
  ['damage=MINOR_DAMAGE', 'fire_detail'],
  ['care=PATIENT_EVALUATED_CARE_PROVIDED', 'medical_details'],
  ['hazdisp=COMPLETED_FIRE_SERVICE_ONLY', 'hazsit_detail'],
  ['exp=STRUCTURE', 'exposures'],
];

/** A fake of a language model's server: it speaks both protocols on a real socket, and understands nothing. */
export async function fakeModelServer(
  answer: (question: Question, nth: number) => Turn | Promise<Turn>,
): Promise<FakeModelServer> {
  const questions: Question[] = [];
  const sockets = new Set<Socket>();
  let [open, most] = [0, 0];
  const server = createServer(async (request, response) => {
    most = Math.max(most, ++open);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    const question = questionOf(request, text);
    questions.push(question);
    const nth = questions.filter(({ stage }) => stage === question.stage).length;
    const turn = await answer(question, nth);
    response.on('close', () => open--);
    take(turn, question, request, response);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    questions,
    mostAtOnce: () => most,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function questionOf({ url = '', headers }: IncomingMessage, text: string): Question {
  const body = JSON.parse(text) as Body;
  const [tool] = body.tools ?? [];
  const schema = body.response_format?.json_schema.schema ?? tool?.function?.parameters ?? tool?.input_schema;
  const concepts = schema?.properties.claims.items.properties.concept.enum ?? [];
  const stage = MARKS.find(([mark]) => concepts.includes(mark))?.[1] ?? 'core';
  return { stage, url, headers, body, text };
}

function take(turn: Turn, { url, body }: Question, request: IncomingMessage, response: ServerResponse): void {
  const json = (value: unknown, status = 200, type = 'application/json') => {
    response.statusCode = status;
    response.setHeader('content-type', type);
    response.end(typeof value === 'string' ? value : JSON.stringify(value));
  };
  const whole = JSON.stringify(answerOf(url, body, { claims: [] }));
  if (url !== '/v1/chat/completions' && url !== '/v1/messages') json({ error: { message: 'no such path' } }, 404);
  else if (typeof turn === 'object' && 'status' in turn) {
    for (const [name, value] of Object.entries(turn.headers ?? {})) response.setHeader(name, value);
    json({ error: { message: 'no' } }, turn.status);
  } else if (typeof turn === 'object') json(answerOf(url, body, 'raw' in turn ? turn.raw : { claims: turn.claims }));
  else if (turn === 'hang up') request.socket.destroy();
  else if (turn === 'cut') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': whole.length });
    response.write(whole.slice(0, 20));
    setTimeout(() => request.socket.destroy(), 20);
  } else if (turn === 'drip') {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(timer));
  } else if (turn === 'no JSON') json('{"choices": [');
  else if (turn === 'no JSON inside') json(answerOf(url, body, 'Certainly! Here are the claims: type=CHIMNEY_FIRE'));
  else if (turn === 'truncated') json(answerOf(url, body, '{"claims":[{"concept":"type=CHIM', true));
  else if (turn === 'another content type') json('<html>Bad gateway</html>', 200, 'text/html');
  else if (turn === 'too large') json(`${whole}${' '.repeat(2 * 1024 * 1024)}`);
  else if (turn === 'redirect') {
    response.setHeader('location', 'http://127.0.0.1:1/elsewhere');
    json('', 307);
  }
}

/** As each protocol wraps it. */
function answerOf(url: string, { tools }: Body, said: unknown, truncated = false): unknown {
  const text = typeof said === 'string' ? said : JSON.stringify(said);
  if (url === '/v1/messages')
    return {
      type: 'message',
      role: 'assistant',
      content: [
        typeof said === 'string' ? { type: 'text', text } : { type: 'tool_use', id: 't1', name: 'claims', input: said },
      ],
      stop_reason: truncated ? 'max_tokens' : 'tool_use',
      usage: { input_tokens: 1000, output_tokens: 50 },
    };
  const message = tools
    ? {
        role: 'assistant',
        content: null,
        tool_calls: [{ id: 't1', type: 'function', function: { name: 'claims', arguments: text } }],
      }
    : { role: 'assistant', content: text };
  return {
    object: 'chat.completion',
    choices: [{ index: 0, message, finish_reason: truncated ? 'length' : 'stop' }],
    usage: { prompt_tokens: 1000, completion_tokens: 50 },
  };
}
