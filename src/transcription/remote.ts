import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Department } from '../departments/department.ts';
import { ApiError } from '../kit/errors.ts';
import { heardPieces } from './heard-pieces.ts';
import type { Recogniser, Recording } from './recogniser.ts';
import { remoteVersion } from './version.ts';
import { vocabularyPrompt } from './vocabulary/prompt.ts';

export interface RemoteOptions {
  /** Base address, to which /audio/transcriptions is added. */
  url: string;
  key: string | undefined;
  model: string;
  format: 'json' | 'verbose_json';
  /** Time for one recording, a second try included. */
  seconds: number;
}

/** Of seconds: no recording is longer, whatever is said. */
const A_DAY = 86_400;
const SecondsIn = z.number().min(0).max(A_DAY);
/** Some servers say how long the recording was and when each part was said; what is neither is overlooked. */
const Answer = z.object({
  text: z.string(),
  duration: z.coerce.number().positive().max(A_DAY).optional().catch(undefined),
  segments: z
    .array(z.object({ start: SecondsIn, end: SecondsIn, text: z.string() }))
    .optional()
    .catch(undefined),
  /** Said by this service's own recogniser alone, of speech that it did not understand. */
  sounded_like: z.string().optional().catch(undefined),
});
type Answer = z.infer<typeof Answer>;
/** In characters: whoever sent the recording is told it in these words. */
const LONGEST_REFUSAL = 500;
/** What this service's own recogniser finds wrong with a recording is wrong with it wherever it was heard. */
const Refused = z.object({
  error: z.object({
    code: z.enum(['INVALID_AUDIO', 'AUDIO_TOO_LONG', 'AUDIO_TOO_LARGE']),
    message: z.string().max(LONGEST_REFUSAL),
  }),
});
const PAUSE_MS = 300;
const REACHING_MS = 1500;
const MAX_ANSWER_BYTES = 1024 * 1024;
/** Fifteen minutes of fast speech are some 20,000; more than a typed account may have is not a transcript. */
const MAX_CHARACTERS = 50_000;

/** File names by type: servers of this kind go by the ending. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['audio/webm', 'audio.webm'],
  ['audio/ogg', 'audio.ogg'],
  ['audio/mp4', 'audio.mp4'],
  ['audio/m4a', 'audio.m4a'],
  ['audio/aac', 'audio.aac'],
  ['audio/wav', 'audio.wav'],
  ['audio/mpeg', 'audio.mp3'],
  ['audio/mp3', 'audio.mp3'],
  ['audio/flac', 'audio.flac'],
]);

/** A failure of the remote recogniser, by a code that says nothing of what was asked or answered. */
class RemoteFault extends Error {
  override readonly name = 'RemoteFault';
  constructor(readonly code: 'late' | 'too large' | `status ${number}`) {
    super(`the remote recogniser failed: ${code}`);
  }
}

/** Any server that answers POST /audio/transcriptions as OpenAI's does: whisper.cpp, faster-whisper, a cloud. */
export function remoteRecogniser({ url, key, model, format, seconds }: RemoteOptions): Recogniser {
  const address = `${url.replace(/\/+$/, '')}/audio/transcriptions`;
  return {
    version: remoteVersion(model),
    trouble: () => whyUnreachable(new URL(url)),
    transcribe: (recording, department, { caller, signal, onMeasured, names = [] }) =>
      withinSeconds(seconds, signal, async (limit) => {
        const answer = await ask(recording, vocabularyPrompt(department, names), caller, limit);
        if (answer.duration !== undefined) onMeasured?.(answer.duration);
        return transcriptionOf(answer, department, names);
      }),
  };

  async function ask(recording: Recording, prompt: string, caller: string, limit: AbortSignal) {
    const headers = { 'x-caller': opaque(caller), ...(key ? { authorization: `Bearer ${key}` } : {}) };
    const body = () => form(recording, { model, format, prompt });
    const send = () => fetch(address, { method: 'POST', headers, body: body(), signal: limit, redirect: 'error' });
    const response = await send().catch(async (error: unknown) => {
      if (!isConnectionError(error)) throw error;
      await pause(PAUSE_MS, undefined, { signal: limit });
      return send();
    });
    if (!response.ok) throw await refusalOf(response);
    const answer = Answer.parse(JSON.parse(await readText(response)));
    // It is repaired on the server's own thread, which must not be held up.
    if (isTooLong(answer)) throw new RemoteFault('too large');
    return answer;
  }
}

/** Our own recogniser takes callers in turn; it tells them apart and learns nothing of them. */
function opaque(caller: string): string {
  return createHash('sha256').update(caller).digest('base64url').slice(0, 22);
}

function isTooLong({ text, segments = [], sounded_like = '' }: Answer): boolean {
  const inSegments = segments.reduce((sum, { text }) => sum + text.length, 0);
  return Math.max(text.length, inSegments, sounded_like.length) > MAX_CHARACTERS;
}

async function transcriptionOf(
  { text, segments, sounded_like }: Answer,
  department: Department,
  names: readonly string[],
) {
  if (sounded_like !== undefined) return { soundedLike: sounded_like };
  // Loaded here, so that a server with the local recogniser does not carry it in its own process too.
  const { repair } = await import('./vocabulary/repair.ts');
  const { departmentWords } = await import('./vocabulary/department-words.ts');
  const repaired = repair(text.replace(/\s+/g, ' ').trim(), [...departmentWords(department), ...names]);
  if (!segments) return repaired;
  const pieces = heardPieces(
    segments.map(({ start, end, text }) => ({ text, from: start, to: end })),
    repaired,
  );
  return { text: repaired, pieces };
}

const MOST_WAIT_SECONDS = 60;

/** One that is only busy says for how long, and so does the call; a bad recording is the sender's to mend. */
async function refusalOf(response: Response): Promise<Error> {
  const { status, headers } = response;
  const wait = Number(headers.get('retry-after') ?? Number.NaN);
  if ((status === 429 || status === 503) && wait >= 0) {
    await response.body?.cancel();
    const retryAfterSeconds = Math.min(MOST_WAIT_SECONDS, Math.max(1, Math.ceil(wait)));
    return new ApiError('PARTNER_API_UNAVAILABLE', 'The recogniser is busy. Send the request again a little later.', {
      retryAfterSeconds,
    });
  }
  const said = status === 400 ? await readText(response).catch(() => '') : '';
  await response.body?.cancel().catch(() => {});
  const refused = Refused.safeParse(parsed(said));
  if (refused.success) return new ApiError(refused.data.error.code, refused.data.error.message);
  return new RemoteFault(`status ${status}`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether anybody listens there; what it would answer costs a recording to find out. */
async function whyUnreachable({ hostname, port, protocol }: URL): Promise<string | undefined> {
  const socket = connect({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (protocol === 'https:' ? 443 : 80),
    timeout: REACHING_MS,
  });
  socket.once('timeout', () => socket.destroy(Object.assign(new Error(), { code: 'ETIMEDOUT' })));
  try {
    await once(socket, 'connect');
    return undefined;
  } catch (error) {
    return `the remote recogniser cannot be reached (${(error as NodeJS.ErrnoException).code})`;
  } finally {
    socket.destroy();
  }
}

/** With a timer of our own: Node 20 may collect a signal made of others before it has fired, and the call would hang. */
async function withinSeconds<T>(
  seconds: number,
  given: AbortSignal,
  work: (limit: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const giveUp = () => controller.abort(new RemoteFault('late'));
  const timer = setTimeout(giveUp, seconds * 1000);
  given.addEventListener('abort', giveUp);
  if (given.aborted) giveUp();
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    given.removeEventListener('abort', giveUp);
  }
}

function form(
  { bytes, mime }: Recording,
  asked: Pick<RemoteOptions, 'model' | 'format'> & { prompt: string },
): FormData {
  const data = new FormData();
  data.set('file', new Blob([bytes as Uint8Array<ArrayBuffer>], { type: mime }), NAMES.get(mime) ?? 'audio');
  data.set('model', asked.model);
  data.set('language', 'en');
  data.set('response_format', asked.format);
  data.set('temperature', '0');
  data.set('prompt', asked.prompt);
  return data;
}

/** The connection failed, so the recording was not worked on: trying again costs nobody anything. */
function isConnectionError(error: unknown): boolean {
  const code = (error as { cause?: { code?: string } } | undefined)?.cause?.code ?? '';
  return [
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ENOTFOUND',
    'EAI_AGAIN',
    'UND_ERR_SOCKET',
    'UND_ERR_CONNECT_TIMEOUT',
  ].includes(code);
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_ANSWER_BYTES) throw new RemoteFault('too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
