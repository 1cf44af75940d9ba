import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEPARTMENT } from '../http/servers.ts';
import { percentile } from '../http/table.ts';

/** What callers who want nothing but an answer got: of each kind of call, how long it took, and how many failed. */
export interface Experience {
  calls: number;
  failed: number;
  p99: number;
}

export type Kind = 'public' | 'read' | 'text' | 'audio';

interface Call {
  kind: Kind;
  method: string;
  path: string;
  body?: string;
  /** Milliseconds between an answer and the next call. */
  pause: number;
}

const TRANSCRIPT =
  'Engine 41 with four was dispatched at fourteen twenty five and on scene at fourteen thirty two, 123 Maple Street, ' +
  'a single family house, nothing showing. We found a grease fire on the kitchen stove and put it out with an extinguisher.';

export interface HonestCallers {
  /** What they experience from now until they are asked. */
  begin(): () => Map<Kind, Experience>;
  stop(): Promise<void>;
}

/** Callers of each kind, with keys and addresses of their own, one call after the other on connections they keep. */
export async function honestCallers(url: string, key: string, audioFile: string | undefined): Promise<HonestCallers> {
  const agent = new Agent({ keepAlive: true });
  const ask = ({ method, path, body }: Omit<Call, 'kind' | 'pause'>, source: string) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const headers = {
        authorization: `Bearer ${key}`,
        'x-forwarded-for': source,
        'x-forwarded-proto': 'https',
        ...(body === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
      };
      request(`${url}/v1${path}`, { method, agent, headers, timeout: 60_000 }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part) => {
          text += part;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
        response.on('error', reject);
      })
        .on('error', reject)
        .end(body);
    });

  const text = JSON.stringify({ department: DEPARTMENT, transcript: TRANSCRIPT });
  const first = await ask({ method: 'POST', path: '/narrations', body: text }, '198.51.100.1');
  const { id } = JSON.parse(first.text);
  if (typeof id !== 'string') throw new Error(`an account was answered ${first.status}: ${first.text}`);
  const calls: Call[] = [
    { kind: 'public', method: 'GET', path: '/processing-messages', pause: 20 },
    { kind: 'read', method: 'GET', path: `/narrations/${id}`, pause: 20 },
    { kind: 'text', method: 'POST', path: '/narrations', body: text, pause: 100 },
  ];
  if (audioFile !== undefined) {
    const audio = { mime: 'audio/webm', data: readFileSync(audioFile).toString('base64') };
    const body = JSON.stringify({ department: DEPARTMENT, audio });
    calls.push({ kind: 'audio', method: 'POST', path: '/narrations', body, pause: 500 });
  }

  let times = new Map<Kind, number[]>();
  let failed = new Map<Kind, number>();
  let stopping = false;
  const loops = calls.map(async (call, i) => {
    for (; !stopping; await sleep(call.pause)) {
      const [ours, wrong] = [times, failed];
      const begun = performance.now();
      const status = await ask(call, `198.51.100.${i + 2}`).then(
        (answer) => answer.status,
        () => 0,
      );
      ours.set(call.kind, [...(ours.get(call.kind) ?? []), performance.now() - begun]);
      if (status !== 200) wrong.set(call.kind, (wrong.get(call.kind) ?? 0) + 1);
    }
  });
  return {
    begin() {
      const [ours, wrong] = [new Map<Kind, number[]>(), new Map<Kind, number>()];
      [times, failed] = [ours, wrong];
      return () =>
        new Map(
          calls.map(({ kind }) => {
            const all = ours.get(kind) ?? [];
            return [kind, { calls: all.length, failed: wrong.get(kind) ?? 0, p99: percentile(all, 0.99) }];
          }),
        );
    },
    async stop() {
      stopping = true;
      await Promise.all(loops);
      agent.destroy();
    },
  };
}
