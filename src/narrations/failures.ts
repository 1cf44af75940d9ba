import { ApiError, ERRORS, type ErrorCode } from '../kit/errors.ts';
import type { NarrationRow } from '../storage/database/tables.ts';

/** On a record whose process ended before its call did; no call is ever answered with it. */
export const PROCESSING_INTERRUPTED = 'PROCESSING_INTERRUPTED';

const NOT_UNDERSTOOD =
  'No words were understood in the audio; only English is. Record again closer to the microphone and away from other voices, or send a transcript.';

/** No usable speech: none at all, or none that was understood. */
export function emptyTranscript(heard: string): ApiError {
  return new ApiError('EMPTY_TRANSCRIPT', heard.trim() ? NOT_UNDERSTOOD : undefined);
}

/** What a call that fails tells of its narration. */
export function failureDetails(id: string, transcript: string | null): { id: string; transcript?: string } {
  return { id, ...(transcript === null ? {} : { transcript }) };
}

/** The answer a failed narration's own call got, made again from its record; undefined when it got none. */
export function recordedFailure({ id, status, transcript, error_code }: NarrationRow): ApiError | undefined {
  if (status !== 'failed' || error_code === null || !Object.hasOwn(ERRORS, error_code)) return undefined;
  const message = error_code === 'EMPTY_TRANSCRIPT' ? emptyTranscript(transcript ?? '').message : undefined;
  return new ApiError(error_code as ErrorCode, message, { details: failureDetails(id, transcript) });
}
