import { ApiError, ConnectionError } from './errors.ts';
import { type Patience, sleep, waitBeforeRetry } from './retries.ts';

export interface Connection extends Patience {
  baseUrl: string;
  credential: (() => string | Promise<string>) | undefined;
  timeoutMs: number | undefined;
  fetch: typeof fetch;
}

export interface Call {
  method: 'GET' | 'POST';
  path: string;
  /** Public routes are asked without a credential. */
  isPublic?: boolean;
  body?: unknown;
  idempotencyKey?: string;
  signal?: AbortSignal | undefined;
  timeoutMs?: number | undefined;
}

/** Sends a call, again where the contract allows it, and gives the answer's JSON or throws. */
export async function exchange<T>(connection: Connection, call: Call): Promise<T> {
  // Made once: a retry is the same request to the byte.
  const body = call.body === undefined ? undefined : JSON.stringify(call.body);
  for (let tries = 1; ; tries++) {
    call.signal?.throwIfAborted();
    try {
      return await sendOnce<T>(connection, call, body);
    } catch (error) {
      call.signal?.throwIfAborted();
      const wait = waitBeforeRetry(error, tries, connection);
      if (wait === undefined) throw error;
      await sleep(wait, call.signal);
    }
  }
}

const ANSWER_MS = 120_000;
/** Of a line of a megabit a second. */
const MS_PER_BYTE = 8 / 1000;

async function sendOnce<T>(connection: Connection, call: Call, body: string | undefined): Promise<T> {
  const { method, path, idempotencyKey, signal } = call;
  // Not called as a method: the browsers' own refuses to be one.
  const { fetch } = connection;
  const timeoutMs = call.timeoutMs ?? connection.timeoutMs ?? ANSWER_MS + (body?.length ?? 0) * MS_PER_BYTE;
  const end = new AbortController();
  const giveUp = () => end.abort();
  const timer = setTimeout(giveUp, timeoutMs);
  signal?.addEventListener('abort', giveUp, { once: true });
  const failed = (cause: unknown) => {
    const what = end.signal.aborted
      ? `No answer came within ${Math.round(timeoutMs / 100) / 10} s.`
      : 'The connection failed.';
    return new ConnectionError(`${what} Send the same again with the same idempotency key.`, idempotencyKey, cause);
  };
  try {
    // A credential that cannot be had and what no header can hold are the caller's own, not a connection that failed.
    const headers = await Promise.race([headersOf(connection, call), aborted(end.signal, failed)]);
    const request = fetch(connection.baseUrl + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
      signal: end.signal,
      // A credential goes to the service and nowhere else.
      redirect: 'error',
      credentials: 'omit',
    });
    const { response, text } = await request
      .then(async (response) => ({ response, text: await response.text() }))
      .catch((error) => {
        throw failed(error);
      });
    return answerOf<T>(response, text, idempotencyKey);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

async function headersOf({ credential }: Connection, { isPublic, body, idempotencyKey }: Call): Promise<Headers> {
  const headers = new Headers();
  if (!isPublic && credential) headers.set('authorization', `Bearer ${await credential()}`);
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey);
  return headers;
}

function aborted(signal: AbortSignal, reason: (cause: unknown) => Error): Promise<never> {
  return new Promise((_, reject) => {
    const giveUp = () => reject(reason(signal.reason));
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
}

function answerOf<T>({ status, headers }: Response, text: string, idempotencyKey: string | undefined): T {
  const json = parse(text);
  if (status < 300 && json) return json as T;
  const error = errorIn(json);
  // A service of this kind always says what is wrong: something in between did not reach it.
  if (!error && (status < 300 || status >= 500)) {
    throw new ConnectionError(`Something on the way answered with status ${status}.`, idempotencyKey);
  }
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  throw new ApiError({
    status,
    code: error?.code ?? (status === 413 ? 'AUDIO_TOO_LARGE' : `HTTP_${status}`),
    message: error?.message ?? `The request was refused with status ${status} before it reached the service.`,
    details: error?.details,
    requestId: headers.get('x-request-id') ?? undefined,
    retryAfterSeconds: Number.isFinite(seconds) ? seconds : undefined,
  });
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function errorIn(json: Record<string, unknown> | undefined) {
  const error = json?.error as { code?: unknown; message?: unknown; details?: unknown } | undefined;
  if (typeof error?.code !== 'string') return undefined;
  return { code: error.code, message: String(error.message ?? error.code), details: error.details };
}
