import { ApiError, ConnectionError } from './errors.ts';

export interface Patience {
  /** How often a call is tried again at most. */
  retries: number;
  /** A service that asks for more than this is not waited for: the error says how long. */
  maxWaitSeconds: number;
}

/** After a failed draft: "retry once after a few seconds". */
const EXTRACTION_WAIT_SECONDS = 3;
const FIRST_WAIT_SECONDS = 1;

/**
 * How long to wait before a call is sent again, in seconds; undefined where it is not to be sent again. The contract
 * asks for a retry after 429 (when `Retry-After` has passed), after 503 (with growing waits) and once after a draft that
 * failed. A call without an answer is sent again too: every call here may be, the narration because of its key.
 */
export function waitBeforeRetry(error: unknown, tries: number, { retries, maxWaitSeconds }: Patience) {
  if (tries > retries) return undefined;
  const growing = FIRST_WAIT_SECONDS * 2 ** (tries - 1);
  if (error instanceof ConnectionError) return jittered(growing);
  if (!(error instanceof ApiError)) return undefined;
  const { status, code, retryAfterSeconds } = error;
  if (code === 'EXTRACTION_FAILED' && tries === 1) return jittered(EXTRACTION_WAIT_SECONDS);
  if (status !== 429 && status !== 503) return undefined;
  const wait = Math.max(retryAfterSeconds ?? 0, status === 503 || retryAfterSeconds === undefined ? growing : 0);
  return wait > maxWaitSeconds ? undefined : jittered(wait);
}

/** Never earlier than asked, and up to half as much later, so that many clients do not come back at once. */
function jittered(seconds: number): number {
  return seconds * (1 + Math.random() / 2);
}

/** Waits, unless the caller gives up meanwhile. */
export function sleep(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', giveUp);
      resolve();
    }, seconds * 1000);
    signal?.addEventListener('abort', giveUp, { once: true });
    if (signal?.aborted) giveUp();
  });
}
