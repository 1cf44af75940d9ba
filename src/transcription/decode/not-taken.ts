import { ApiError } from '../../kit/errors.ts';

/** Sound in an encoding that is not taken: named where it is known, so that its sender knows what to change. */
export function notTaken(encoding?: string): ApiError {
  const what = encoding === undefined ? 'sound in an encoding that' : `${encoding}, which`;
  return new ApiError(
    'INVALID_AUDIO',
    `audio.data holds ${what} is not taken. Send Opus, AAC, MP3, FLAC or plain WAV.`,
  );
}
