import { ApiError } from '../../kit/errors.ts';

export const MAX_SECONDS = 900;
/** Two and a half milliseconds each, the shortest there are, for as long as a recording may be; and a little more. */
const MOST_PACKETS = 400_000;
/** Samples of all channels: the longest recording in stereo at 192 kHz, or in surround at 48 kHz. */
const MOST_SAMPLES = (MAX_SECONDS + 1) * 2 * 192_000;

/** What a packet unpacks to, as its head says. */
export interface Measure {
  seconds: number;
  /** Of all channels together. */
  samples: number;
}

/**
 * All packets of a recording, measured before the first is unpacked. What a container promises is no more than a promise,
 * so they are counted while they are found, those without sound too, and the search ends where the recording is too long.
 */
export function gathered<T>(packets: Iterable<T>, measure: (packet: T) => Measure): T[] {
  const found: T[] = [];
  let count = 0;
  let [seconds, samples] = [0, 0];
  for (const packet of packets) {
    if (++count > MOST_PACKETS) throw new ApiError('INVALID_AUDIO', TOO_MANY_PARTS);
    const measured = measure(packet);
    seconds += measured.seconds;
    samples += measured.samples;
    refuseMore({ seconds, samples });
    if (measured.samples > 0) found.push(packet);
  }
  return found;
}

/** Refuses what is longer, or more in all, than a recording may be. */
export function refuseMore({ seconds, samples }: Measure): void {
  if (seconds > MAX_SECONDS + 1) throw new ApiError('AUDIO_TOO_LONG');
  if (samples > MOST_SAMPLES) throw new ApiError('INVALID_AUDIO', TOO_MUCH);
}

const TOO_MUCH =
  'audio.data unpacks to more sound than a recording of an account can hold. Send it in one channel and at 48 kHz or less.';

/** Files of a recorder have one part for each packet of sound, and a few around them. */
export const TOO_MANY_PARTS =
  'audio.data is put together from more parts than fifteen minutes of sound can have. Record again, or convert the file.';

/** Counts the parts of a container as they are met. */
export function partCounter(most = 4 * MOST_PACKETS): () => void {
  let count = 0;
  return () => {
    if (++count > most) throw new ApiError('INVALID_AUDIO', TOO_MANY_PARTS);
  };
}
