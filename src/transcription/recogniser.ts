import type { Department } from '../departments/department.ts';
import { ApiError } from '../kit/errors.ts';
import type { Queue } from '../kit/queue.ts';

export interface Recording {
  bytes: Buffer;
  /** The media type without parameters, as declared; the content may differ. */
  mime: string;
}

/** What was said, and, where the recogniser knows, the seconds each part of it was heard in. */
export interface Heard {
  text: string;
  pieces?: HeardPiece[];
}

/** A stretch of the transcript (offsets in UTF-16 code units) and the seconds of the recording it was heard in. */
export interface HeardPiece {
  start: number;
  end: number;
  from: number;
  to: number;
}

/** Speech that was not understood: of another language than the recogniser knows, of many at once, or none at all. */
export interface Misheard {
  soundedLike: string;
}

export type Transcription = string | Heard | Misheard;

export function textOf(heard: Transcription): string {
  if (typeof heard === 'string') return heard;
  return 'text' in heard ? heard.text : heard.soundedLike;
}

/** Who asks, and how they are kept informed. */
export interface Asking {
  /** Whose turn it takes in the line: a name that says no more than who is the same. */
  caller: string;
  signal: AbortSignal;
  /** Names that may be said, beside the department's own. */
  names?: readonly string[];
  /** Told the recording's true length as soon as it is known, whatever becomes of it. */
  onMeasured?: ((seconds: number) => void) | undefined;
}

/** Audio to text. An empty text means that there was no usable speech. */
export interface Recogniser {
  /** Names engine, weights and vocabulary; opaque to partners. */
  readonly version: string;
  transcribe(recording: Recording, department: Department, asking: Asking): Promise<Transcription>;
  /** Whether the bytes are a recording at all, by their head; one that has others listen for it does not know. */
  isRecording?(bytes: Buffer): boolean;
  /** The languages it understands; English unless it says more. */
  readonly languages?: readonly string[];
  /** Its line of work, for the operator's figures. */
  queues?(): Queue[];
  /** Why it cannot work now, if it cannot. */
  trouble?(): string | undefined | Promise<string | undefined>;
  /** Lets go of processes and connections. */
  close?(): Promise<void>;
}

/** Stands where no recogniser is configured: text narrations work, audio is refused as not transcribed. */
export const noRecogniser: Recogniser = {
  version: 'none',
  languages: [],
  async transcribe() {
    throw new ApiError(
      'TRANSCRIPTION_FAILED',
      'This service takes no audio: no recogniser is set up. Send a transcript, or ask the operator to set one up.',
    );
  },
};
