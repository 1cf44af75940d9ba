import type { Department } from '../departments/department.ts';
import { ApiError } from '../errors.ts';

export interface Recording {
  bytes: Buffer;
  /** The media type without parameters, as declared; the content may differ. */
  mime: string;
}

/** Speech that was not understood: of another language than the recogniser knows, of many at once, or none at all. */
export interface Misheard {
  soundedLike: string;
}

/** Audio to text. An empty text means that there was no usable speech. */
export interface Recogniser {
  /** Names engine, weights and vocabulary; opaque to partners. */
  readonly version: string;
  transcribe(
    recording: Recording,
    department: Department,
    signal: AbortSignal,
    /** Told the recording's true length as soon as it is known, whatever becomes of it. */
    onMeasured?: (seconds: number) => void,
  ): Promise<string | Misheard>;
  /** Lets go of processes and connections. */
  close?(): Promise<void>;
}

/** Stands where no recogniser is configured: text narrations work, audio is refused as not transcribed. */
export const noRecogniser: Recogniser = {
  version: 'none',
  async transcribe() {
    throw new ApiError(
      'TRANSCRIPTION_FAILED',
      'This service takes no audio: no recogniser is set up. Send a transcript, or ask the operator to set one up.',
    );
  },
};
