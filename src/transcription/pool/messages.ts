import type { ErrorDescription } from '../../kit/describe-error.ts';
import type { ErrorCode } from '../../kit/errors.ts';
import type { Transcription } from '../recogniser.ts';

/** What a recogniser process is asked; the recording's bytes follow on its standard input. */
export interface Task {
  id: number;
  bytes: number;
  /** The names the department is known by, as they are said. */
  names: readonly string[];
}

/** What a recogniser process says. */
export type Report =
  | { kind: 'ready' }
  /** The recording has arrived whole: from here on it is this process that works on it. */
  | { kind: 'begun'; id: number }
  /** The recording's true length, known once it is decoded. */
  | { kind: 'decoded'; id: number; seconds: number }
  /** Still at work: sent after every step, so that silence means that the process hangs. */
  | { kind: 'working'; id: number }
  | { kind: 'done'; id: number; heard: Transcription; processorSeconds: number }
  | { kind: 'refused'; id: number; code: ErrorCode; message: string }
  | { kind: 'failed'; id: number; error: ErrorDescription };
