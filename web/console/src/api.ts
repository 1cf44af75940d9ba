import type { Department } from '../../../src/departments/department.ts';
import { base64Parts } from '../../shared/base64.ts';
import { type Account, isSpoken } from './account.ts';
import type { Narration, Ping } from './answer.ts';
import { idempotencyKeys } from './idempotency-keys.ts';
import type { SentAlong } from './sent-along.ts';

/** At least 120 s is asked of clients; some more, so that the service gives up first and says why. */
const TIMEOUT_MS = 150_000;

export interface Reply<T> {
  body: T;
  requestId: string;
  /** From the first byte sent to the last one received, as the page measured it. */
  ms: number;
}

export interface Failure {
  code: string;
  message: string;
  /** Absent when nothing answered. */
  status?: number;
  requestId?: string;
  retryAfterSeconds?: number;
  details?: unknown;
}

export type Result<T> = { reply: Reply<T> } | { failure: Failure };

export interface Api {
  url: string;
  ping(key: string): Promise<Result<Ping>>;
  department(key: string, id: string): Promise<Result<Department>>;
  narrate(
    key: string,
    department: string,
    account: Account,
    along: SentAlong,
    stop: AbortSignal,
  ): Promise<Result<Narration>>;
}

/** The key goes into the header of a request and nowhere else. */
export function createApi(url: string): Api {
  const idempotencyKeyOf = idempotencyKeys();
  return {
    url,
    ping: (key) => call(`${url}/ping`, key),
    department: (key, id) => call(`${url}/departments/${encodeURIComponent(id)}`, key),
    narrate: async (key, department, account, along, stop) => {
      const idempotencyKey = idempotencyKeyOf(account, key, department, along);
      return call(`${url}/narrations`, key, { body: await bodyOf(department, account, along), idempotencyKey, stop });
    },
  };
}

/** A recording is put together from pieces, so that no second copy of it lies in the page's memory. */
async function bodyOf(department: string, account: Account, along: SentAlong): Promise<Blob> {
  const named = { ...(department && { department }), ...along };
  if ('text' in account) return new Blob([JSON.stringify({ ...named, transcript: account.text })]);
  const { recording, mime } = account;
  const length = isSpoken(account) ? { duration_seconds: account.seconds } : {};
  const head = JSON.stringify({ ...named, audio: { mime, ...length } }).slice(0, -2);
  return new Blob([head, ',"data":"', ...(await base64Parts(recording)), '"}}']);
}

interface Order {
  body: Blob;
  idempotencyKey: string;
  stop: AbortSignal;
}

async function call<T>(url: string, key: string, order?: Order): Promise<Result<T>> {
  const started = performance.now();
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), TIMEOUT_MS);
  order?.stop.addEventListener('abort', () => patience.abort());
  try {
    const answer = await fetch(url, {
      method: order ? 'POST' : 'GET',
      headers: {
        // A header takes no other characters; the service then says that this is no key of its.
        Authorization: `Bearer ${key.replace(/[^\x20-\x7e]/g, '?')}`,
        ...(order ? { 'Content-Type': 'application/json', 'Idempotency-Key': order.idempotencyKey } : {}),
      },
      ...(order ? { body: order.body } : {}),
      credentials: 'omit',
      signal: patience.signal,
    });
    const text = await answer.text();
    const requestId = answer.headers.get('X-Request-Id') ?? '';
    if (answer.ok) return { reply: { body: JSON.parse(text) as T, requestId, ms: performance.now() - started } };
    return { failure: { ...failureIn(text, answer), status: answer.status, requestId } };
  } catch {
    return { failure: order?.stop.aborted ? STOPPED : UNREACHABLE };
  } finally {
    clearTimeout(timer);
  }
}

const UNREACHABLE: Failure = {
  code: 'NETWORK',
  message: 'The service did not answer. Check that it runs and that this device reaches it, then send again.',
};
const STOPPED: Failure = { code: 'STOPPED', message: 'You stopped waiting. The service may still finish the draft.' };

/** A proxy in between may answer something that is not ours. */
function failureIn(text: string, { status, headers }: Response): Failure {
  let error: Partial<Failure> = {};
  try {
    error = (JSON.parse(text) as { error?: Partial<Failure> }).error ?? {};
  } catch {
    // Not JSON: the status is all there is.
  }
  const wait = Number(headers.get('Retry-After') ?? Number.NaN);
  return {
    code: error.code ?? `HTTP_${status}`,
    message: error.message ?? `Something in front of the service answered with status ${status}.`,
    ...(error.details === undefined ? {} : { details: error.details }),
    ...(Number.isFinite(wait) ? { retryAfterSeconds: wait } : {}),
  };
}
