import { MAX_BYTES, MAX_SECONDS, MIN_SECONDS } from '../../../shared/account.ts';
import { type Problem, problem } from '../../../shared/problems.ts';

interface Submitted {
  blob: Blob;
  mime: string;
  seconds?: number;
}

const TYPES = /^audio\/(webm|ogg|mp4|m4a|aac|wav|mpeg|mp3|flac)$/;

/**
 * Audio that a host recorded itself. Webviews that can only pass text may hand over base64 or a data: URL.
 * What the service would refuse is refused here, before anything goes over the network.
 */
export function audioFrom(audio: unknown, mimeType: unknown, durationSeconds: unknown): Submitted | Problem {
  const blob = typeof audio === 'string' ? decode(audio) : audio instanceof ArrayBuffer ? new Blob([audio]) : audio;
  if (!(blob instanceof Blob) || blob.size === 0) return problem('EMPTY_RECORDING', 'There is no audio in it.');
  const mime = typeof mimeType === 'string' && mimeType ? mimeType : blob.type;
  if (!TYPES.test((mime.split(';')[0] ?? '').trim().toLowerCase())) {
    return problem('UNSUPPORTED_AUDIO_TYPE', `The service does not take "${mime}".`);
  }
  if (blob.size > MAX_BYTES) return problem('AUDIO_TOO_LARGE', 'The audio is larger than 25 MB.');
  const seconds = typeof durationSeconds === 'number' && durationSeconds >= 0 ? durationSeconds : undefined;
  if (seconds === undefined) return { blob, mime };
  if (seconds < MIN_SECONDS) return problem('EMPTY_RECORDING', 'The recording is shorter than two seconds.');
  if (seconds > MAX_SECONDS) return problem('AUDIO_TOO_LONG', 'The audio is longer than 15 minutes.');
  return { blob, mime, seconds };
}

function decode(text: string): Blob | undefined {
  try {
    const binary = atob(text.replace(/^data:[^,]*,/, ''));
    return new Blob([Uint8Array.from(binary, (character) => character.charCodeAt(0))]);
  } catch {
    return undefined;
  }
}
