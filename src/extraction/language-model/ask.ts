import { setTimeout as pause } from 'node:timers/promises';
import { ModelFault } from './fault.ts';
import type { Prompt } from './prompts.ts';
import { type Answer, type ModelServer, PROTOCOLS, parsed } from './protocols.ts';

/** Three hundred claims are some 60 KB. */
const MAX_ANSWER_BYTES = 1024 * 1024;
const PAUSE_MS = 300;

/** One question, and once more where that may help and there is time. */
export async function askTwice(
  server: ModelServer,
  prompt: Prompt,
  account: string,
  limit: Limit,
  onCall: () => void,
): Promise<Answer> {
  try {
    onCall();
    return await orGivenUp(ask(server, prompt, account, limit.signal), limit.signal);
  } catch (error) {
    const fault = limit.signal.aborted ? new ModelFault('late') : asFault(error);
    const wait = fault.retryAfterMs ?? PAUSE_MS;
    if (!fault.isWorthARetry || wait >= limit.until - Date.now()) throw fault;
    await pause(wait, undefined, { signal: limit.signal }).catch(() => {
      throw new ModelFault('late');
    });
  }
  try {
    onCall();
    return await orGivenUp(ask(server, prompt, account, limit.signal), limit.signal);
  } catch (error) {
    throw limit.signal.aborted ? new ModelFault('late') : asFault(error);
  }
}

/** The time there is for the model. */
export interface Limit {
  signal: AbortSignal;
  until: number;
}

/** With a timer of our own: Node 20 may collect a signal made of others before it has fired, and the call would hang. */
export async function withinLimit<T>(
  until: number,
  given: AbortSignal,
  work: (limit: Limit) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const giveUp = () => controller.abort();
  const timer = setTimeout(giveUp, Math.max(0, until - Date.now()));
  given.addEventListener('abort', giveUp);
  if (given.aborted) giveUp();
  try {
    return await work({ signal: controller.signal, until });
  } finally {
    clearTimeout(timer);
    given.removeEventListener('abort', giveUp);
  }
}

/** Whatever `fetch` makes of the signal, nobody waits for an answer once the time is up. */
function orGivenUp<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true })),
  ]);
}

async function ask(server: ModelServer, prompt: Prompt, account: string, signal: AbortSignal): Promise<Answer> {
  const { path, headers, body, read } = PROTOCOLS[server.protocol];
  const response = await fetch(server.url.replace(/\/+$/, '') + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(server.key ? headers(server.key) : {}) },
    body: JSON.stringify(body(server, prompt, account)),
    signal,
    // A key is for the address it was given for.
    redirect: 'error',
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new ModelFault(`status ${response.status}`, retryAfter(response.headers.get('retry-after')));
  }
  if (!/^application\/(\w+\+)?json\b/i.test(response.headers.get('content-type') ?? '')) {
    await response.body?.cancel();
    throw new ModelFault('another content type');
  }
  return read(parsed(await textOf(response)));
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_ANSWER_BYTES) throw new ModelFault('too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** In seconds, or as a date. */
function retryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

function asFault(error: unknown): ModelFault {
  return error instanceof ModelFault ? error : new ModelFault('unreachable');
}
