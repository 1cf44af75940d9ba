import { type Problem, problem } from '../../../shared/problems.ts';

export interface Patience {
  /** How long nothing may move while the request goes out. */
  stallMs: number;
  /** How long the answer may take once it is out. */
  answerMs: number;
}

export interface Call {
  method: string;
  url: string;
  token: string;
  patience: Patience;
  headers?: Record<string, string>;
  body?: Blob;
  onUpload?(sent: number, total: number): void;
  signal?: AbortSignal;
}

/** XMLHttpRequest rather than fetch, because only it tells how much of the upload has gone out. */
export function request<T extends object>({
  method,
  url,
  token,
  patience,
  headers = {},
  body,
  onUpload,
  signal,
}: Call): Promise<T | Problem> {
  return new Promise((resolve) => {
    const call = new XMLHttpRequest();
    let limit: ReturnType<typeof setTimeout> | undefined;
    const end = (answer: T | Problem) => {
      clearTimeout(limit);
      resolve(answer);
    };
    const unreachable = (why: string) => end(problem('NETWORK', why));
    const within = (ms: number) => {
      clearTimeout(limit);
      limit = setTimeout(() => {
        unreachable('The service did not answer in time.');
        call.abort();
      }, ms);
    };
    call.open(method, url);
    call.setRequestHeader('Authorization', `Bearer ${token}`);
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
    if (body) {
      call.setRequestHeader('Content-Type', 'application/json');
      call.upload.onprogress = ({ loaded, total }) => {
        within(patience.stallMs);
        onUpload?.(loaded, total);
      };
      call.upload.onload = () => {
        within(patience.answerMs);
        onUpload?.(body.size, body.size);
      };
    }
    // The answer itself may be slow to come in, too.
    call.onprogress = () => within(patience.stallMs);
    call.onerror = () => unreachable('The service could not be reached.');
    call.onabort = () => unreachable('The page stopped waiting for the service.');
    call.onload = () => end(answerOf<T>(call));
    signal?.addEventListener('abort', () => call.abort());
    within(patience.stallMs);
    call.send(body);
  });
}

function answerOf<T extends object>(call: XMLHttpRequest): T | Problem {
  const answer = parse(call.responseText);
  if (call.status === 200 && answer) return answer as T;
  const error = (typeof answer?.error === 'object' && answer.error !== null ? answer.error : {}) as ErrorBody;
  const details = typeof error.details === 'object' && error.details !== null ? error.details : {};
  const waits = Number(details.retry_after_seconds ?? call.getResponseHeader('Retry-After') ?? Number.NaN);
  const code = typeof error.code === 'string' ? error.code : codeOf(call.status);
  const message =
    typeof error.message === 'string' ? error.message : `The service answered with status ${call.status}.`;
  return problem(code, message, {
    status: call.status,
    ...(Number.isFinite(waits) ? { retryAfterSeconds: waits } : {}),
    ...(typeof details.transcript === 'string' && details.transcript ? { transcript: details.transcript } : {}),
    // Something was heard, and no words of it understood.
    ...(code === 'EMPTY_TRANSCRIPT' && details.transcript ? { about: 'notUnderstood' } : {}),
  });
}

interface ErrorBody {
  code?: unknown;
  message?: unknown;
  details?: { retry_after_seconds?: unknown; transcript?: unknown } | null;
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
