import { type Account, TYPED } from '../../../shared/account.ts';
import { base64Parts } from '../../../shared/base64.ts';
import type { Narration } from '../../../shared/narration.ts';
import type { Problem } from '../../../shared/problems.ts';
import { type Patience, request } from './request.ts';

/** Somebody waits for the button: a slow answer counts as none, and recording works without it. */
const PING: Patience = { stallMs: 6_000, answerMs: 6_000 };
/**
 * A slow line is not a dead one: an upload is given up when nothing of it has moved for so long, however long it takes
 * in all. Then at least 120 s is asked of clients; some more, so that the service gives up first and says why.
 */
const NARRATE: Patience = { stallMs: 40_000, answerMs: 150_000 };

export interface Api {
  ping(token: string): Promise<Ping | Problem>;
  narrate(order: NarrateOrder): Promise<Narration | Problem>;
  processingMessages(): Promise<ProcessingMessages | undefined>;
}

export interface Ping {
  mode?: 'test' | 'live';
  credential?: { via?: string; department?: string | null; department_name?: string | null };
  server_time?: string;
  /** What dispatch knows of the session's call. */
  known?: unknown;
  /** What the recogniser understands. */
  speech_languages?: string[];
}

export interface NarrateOrder {
  token: string;
  account: Account;
  onUpload(sent: number, total: number): void;
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
    ping: (token) => request<Ping>({ method: 'GET', url: `${baseUrl}/ping`, token, patience: PING }),
    async narrate({ token, account, onUpload, signal }) {
      const said = await account.load();
      return request<Narration>({
        method: 'POST',
        url: `${baseUrl}/narrations`,
        token,
        body: await bodyOf(account, said),
        // The same words sent twice, because an answer was lost on its way, are one narration.
        headers: { 'Idempotency-Key': `${account.id}-${said.size}-${await tellingApart(account, said)}` },
        onUpload,
        signal,
        patience: NARRATE,
      });
    },
    async processingMessages() {
      try {
        const answer = await fetch(`${baseUrl}/processing-messages`, { credentials: 'omit' });
        const messages = answer.ok ? ((await answer.json()) as ProcessingMessages) : undefined;
        return typeof messages?.phases === 'object' && messages.phases ? messages : undefined;
      } catch {
        return undefined;
      }
    },
  };
}

/** Sound only ever grows; typed words may be changed and stay as long as they were. */
async function tellingApart({ mime, seconds = 0 }: Account, said: Blob): Promise<number> {
  if (mime !== TYPED) return seconds;
  const text = await new Response(said).text();
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum = (Math.imul(sum, 31) + text.charCodeAt(i)) >>> 0;
  return sum;
}

/** Put together from pieces, so that no copy of a long recording ever lies in the page's memory. */
async function bodyOf({ mime, seconds, ref }: Account, said: Blob): Promise<Blob> {
  const head = `{${ref ? `"external_ref":${JSON.stringify(ref)},` : ''}`;
  const type = { type: 'application/json' };
  if (mime === TYPED)
    return new Blob([head, '"transcript":', JSON.stringify(await new Response(said).text()), '}'], type);
  const duration = seconds === undefined ? '' : `"duration_seconds":${seconds},`;
  const parts = await base64Parts(said);
  return new Blob([head, `"audio":{"mime":${JSON.stringify(mime)},`, duration, '"data":"', ...parts, '"}}'], type);
}
