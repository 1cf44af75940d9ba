import type { Narration } from './narration.ts';
import { type Problem, problem } from './problems.ts';
import { base64Parts, type Recording } from './recording.ts';

/** At least 120 s is asked of clients; some more, so that the service gives up first and says why. */
const TIMEOUT_MS = 150_000;
/** Somebody waits for the button: a slow answer counts as none, and recording works without it. */
const PING_TIMEOUT_MS = 6_000;

export interface Api {
  ping(token: string): Promise<Ping | Problem>;
  narrate(order: NarrateOrder): Promise<Narration | Problem>;
  processingMessages(): Promise<ProcessingMessages | undefined>;
}

export interface Ping {
  mode?: 'test' | 'live';
  credential?: { via?: string; department?: string | null; department_name?: string | null };
  server_time?: string;
}

export interface NarrateOrder {
  token: string;
  recording: Recording;
  onUpload(share: number): void;
  signal: AbortSignal;
}

export interface ProcessingMessages {
  suggested_interval_ms: number;
  phases: Record<string, string[]>;
}

export function isProblem(answer: object): answer is Problem {
  return 'advice' in answer;
}

export function createApi(baseUrl: string): Api {
  return {
    ping: (token) => request<Ping>({ method: 'GET', url: `${baseUrl}/ping`, token, timeoutMs: PING_TIMEOUT_MS }),
    async narrate({ token, recording, onUpload, signal }) {
      // The body is put together from pieces, so that no copy of a long recording ever lies in the page's memory.
      const { mime, seconds, ref } = recording;
      const head = `{${ref ? `"external_ref":${JSON.stringify(ref)},` : ''}"audio":{"mime":${JSON.stringify(mime)},`;
      const duration = seconds === undefined ? '' : `"duration_seconds":${seconds},`;
      const body = new Blob([head, duration, '"data":"', ...(await base64Parts(recording.blob)), '"}}'], {
        type: 'application/json',
      });
      const url = `${baseUrl}/narrations`;
      return request<Narration>({ method: 'POST', url, token, body, onUpload, signal, timeoutMs: TIMEOUT_MS });
    },
    async processingMessages() {
      try {
        const answer = await fetch(`${baseUrl}/processing-messages`, { credentials: 'omit' });
        return answer.ok ? ((await answer.json()) as ProcessingMessages) : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

interface Call {
  method: string;
  url: string;
  token: string;
  timeoutMs: number;
  body?: Blob;
  onUpload?(share: number): void;
  signal?: AbortSignal;
}

/** XMLHttpRequest rather than fetch, because only it tells how much of the upload has gone out. */
function request<T extends object>({ method, url, token, timeoutMs, body, onUpload, signal }: Call) {
  return new Promise<T | Problem>((resolve) => {
    const call = new XMLHttpRequest();
    const unreachable = (why: string) => resolve(problem('NETWORK', why));
    call.open(method, url);
    call.timeout = timeoutMs;
    call.setRequestHeader('Authorization', `Bearer ${token}`);
    if (body) call.setRequestHeader('Content-Type', 'application/json');
    call.upload.onprogress = ({ loaded, total }) => onUpload?.(total > 0 ? loaded / total : 0);
    call.upload.onload = () => onUpload?.(1);
    call.onerror = () => unreachable('The service could not be reached.');
    call.ontimeout = () => unreachable('The service did not answer in time.');
    call.onabort = () => unreachable('The page stopped waiting for the service.');
    call.onload = () => resolve(answerOf<T>(call));
    signal?.addEventListener('abort', () => call.abort());
    call.send(body);
  });
}

function answerOf<T extends object>(call: XMLHttpRequest): T | Problem {
  const answer = parse(call.responseText);
  if (call.status === 200 && answer) return answer as T;
  const { code, message, details } = (answer?.error ?? {}) as ErrorBody;
  const waits = details?.retry_after_seconds ?? Number(call.getResponseHeader('Retry-After') ?? Number.NaN);
  return problem(code ?? codeOf(call.status), message ?? `The service answered with status ${call.status}.`, {
    status: call.status,
    ...(Number.isFinite(waits) ? { retryAfterSeconds: waits } : {}),
    ...(typeof details?.transcript === 'string' && details.transcript ? { transcript: details.transcript } : {}),
  });
}

interface ErrorBody {
  code?: string;
  message?: string;
  details?: { retry_after_seconds?: number; transcript?: string };
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** A proxy in between answers without a code of ours. */
function codeOf(status: number): string {
  if (status === 413) return 'AUDIO_TOO_LARGE';
  if (status === 429) return 'RATE_LIMITED';
  if (status === 401) return 'INVALID_CREDENTIAL';
  return 'PARTNER_API_UNAVAILABLE';
}
