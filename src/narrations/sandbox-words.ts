import { setTimeout as pause } from 'node:timers/promises';
import type { Extracted } from '../extraction/engine.ts';
import { ApiError } from '../kit/errors.ts';
import { emptyTranscript } from './failures.ts';
import type { NarrationOrder } from './order.ts';

/** Words that make a test-mode call go as a partner wants to see it go, and what each does. */
export const SANDBOX_WORDS = {
  'sandbox:empty_transcript': '422 `EMPTY_TRANSCRIPT`, with a failed record',
  'sandbox:rate_limited': '429 `RATE_LIMITED` with `Retry-After: 2`; no record, not counted',
  'sandbox:transcription_failed': '502 `TRANSCRIPTION_FAILED`, with a failed record',
  'sandbox:extraction_failed': '502 `EXTRACTION_FAILED`, with a failed record',
  'sandbox:unavailable': '503 `PARTNER_API_UNAVAILABLE` with `Retry-After: 5`; no record, not counted',
  'sandbox:slow': 'an answer 20 seconds later; `sandbox:slow=90` 90 seconds later, up to 100',
  'sandbox:module_failed':
    'every detail module that applies to the account fails: `modules.failed`, with its fields as gaps',
} as const;

export type SandboxWord = keyof typeof SANDBOX_WORDS;

const WORD = /(?<![\w:])(sandbox:[a-z_]+)(?:=(\d{1,3}))?(?![\w:])/g;
const SLOW_SECONDS = 20;
const SLOWEST_SECONDS = 100;

/** What an order's own words ask for, each with its number; nothing at all with a live key. */
export type Asked = ReadonlyMap<SandboxWord, number | undefined>;

export function sandboxWordsIn({ credential, input, externalRef }: NarrationOrder): Asked {
  const asked = new Map<SandboxWord, number | undefined>();
  if (credential.mode !== 'test') return asked;
  const texts = [externalRef ?? '', 'transcript' in input ? input.transcript : ''];
  for (const [, word = '', number] of texts.flatMap((text) => [...text.matchAll(WORD)])) {
    if (Object.hasOwn(SANDBOX_WORDS, word)) asked.set(word as SandboxWord, number ? Number(number) : undefined);
  }
  return asked;
}

/** Waits if it was asked to. */
export async function slowDown(asked: Asked, signal: AbortSignal): Promise<void> {
  if (!asked.has('sandbox:slow')) return;
  const seconds = Math.min(asked.get('sandbox:slow') ?? SLOW_SECONDS, SLOWEST_SECONDS);
  await pause(seconds * 1000, undefined, { signal });
}

/** Fails in place of the recogniser. */
export function failTranscription(asked: Asked, progress: { transcript: string | null }): void {
  if (asked.has('sandbox:transcription_failed')) throw new ApiError('TRANSCRIPTION_FAILED');
  if (!asked.has('sandbox:empty_transcript')) return;
  progress.transcript ??= '';
  throw emptyTranscript(progress.transcript);
}

/** Fails in place of the engine. */
export function failExtraction(asked: Asked): void {
  if (asked.has('sandbox:extraction_failed')) throw new ApiError('EXTRACTION_FAILED');
}

/** As if every detail module that applies had failed. */
export function failModules(asked: Asked, extracted: Extracted): Extracted {
  if (!asked.has('sandbox:module_failed')) return extracted;
  const { activated } = extracted.modules;
  const filled = extracted.filled.filter(({ path }) => !activated.some((name) => path.split(/[.[]/)[0] === name));
  return { ...extracted, filled, modules: { activated, failed: activated } };
}
