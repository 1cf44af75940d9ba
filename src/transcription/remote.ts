import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Department } from '../departments/department.ts';
import type { Recogniser, Recording } from './recogniser.ts';
import { remoteVersion } from './version.ts';
import { vocabularyPrompt } from './vocabulary/prompt.ts';

export interface RemoteOptions {
  /** Base address, to which /audio/transcriptions is added. */
  url: string;
  key: string | undefined;
  model: string;
  /** Time for one recording, a second try included. */
  seconds: number;
}

/** Some servers say how long the recording was; what is no length is overlooked. */
const Answer = z.object({ text: z.string(), duration: z.coerce.number().positive().optional().catch(undefined) });
const PAUSE_MS = 300;
/** Fifteen minutes of fast speech are some 20,000 characters; more than this is not a transcript. */
const MAX_ANSWER_BYTES = 1024 * 1024;

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

/** Any server that answers POST /audio/transcriptions as OpenAI's does: whisper.cpp, faster-whisper, a cloud. */
export function remoteRecogniser({ url, key, model, seconds }: RemoteOptions): Recogniser {
  const address = `${url.replace(/\/+$/, '')}/audio/transcriptions`;
  return {
    version: remoteVersion(model),
    transcribe: (recording, department, signal, onMeasured) =>
      withinSeconds(seconds, signal, async (limit) => {
        const { text, duration } = await ask(recording, department, limit);
        if (duration !== undefined) onMeasured?.(duration);
        // Loaded here, so that a server with the local recogniser does not carry it in its own process too.
        const { repair } = await import('./vocabulary/repair.ts');
        const { departmentWords } = await import('./vocabulary/department-words.ts');
        return repair(text.replace(/\s+/g, ' ').trim(), departmentWords(department));
      }),
  };

  async function ask(recording: Recording, department: Department, limit: AbortSignal) {
    const headers: Record<string, string> = key ? { authorization: `Bearer ${key}` } : {};
    const body = () => form(recording, model, vocabularyPrompt(department));
    const send = () => fetch(address, { method: 'POST', headers, body: body(), signal: limit, redirect: 'error' });
    const response = await send().catch(async (error: unknown) => {
      if (!isConnectionError(error)) throw error;
      await pause(PAUSE_MS, undefined, { signal: limit });
      return send();
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`the remote recogniser answered ${response.status}`);
    }
    return Answer.parse(JSON.parse(await readText(response)));
  }
}

/** With a timer of our own: Node 20 may collect a signal made of others before it has fired, and the call would hang. */
async function withinSeconds<T>(
  seconds: number,
  given: AbortSignal,
  work: (limit: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const giveUp = () => controller.abort(new Error('the remote recogniser took too long'));
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

function form({ bytes, mime }: Recording, model: string, prompt: string): FormData {
  const data = new FormData();
  data.set('file', new Blob([bytes as Uint8Array<ArrayBuffer>], { type: mime }), NAMES.get(mime) ?? 'audio');
  data.set('model', model);
  data.set('language', 'en');
  data.set('response_format', 'json');
  data.set('temperature', '0');
  data.set('prompt', prompt);
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
    if (size > MAX_ANSWER_BYTES) throw new Error('the remote recogniser answered too much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
