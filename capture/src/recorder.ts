import { watchLevel } from './level.ts';

/** One take of the microphone. Pauses are not in it, neither as sound nor as time. */
export interface Take {
  readonly mime: string;
  elapsedMs(): number;
  level(): number | undefined;
  pause(): void;
  resume(): void;
  /** Ends the take; the microphone is let go of. */
  finish(): Promise<Blob>;
  discard(): void;
}

export interface TakeEvents {
  /** The system took the microphone away for a while, as a phone call does. */
  onInterrupted(): void;
  /** The microphone is gone for good; what was recorded until then can still be had from finish(). */
  onLost(): void;
}

export class MicrophoneError extends Error {
  constructor(
    readonly code: 'MIC_DENIED' | 'MIC_UNSUPPORTED' | 'MIC_FAILED',
    message: string,
  ) {
    super(message);
  }
}

/** In order of preference: the service takes them all, Opus is the smallest, Apple's webviews only know MP4. */
const TYPES = [
  'audio/webm;codecs=opus',
  'audio/ogg;codecs=opus',
  'audio/mp4;codecs=mp4a.40.2',
  'audio/mp4',
  'audio/webm',
];

/** Speech needs no more, and fifteen minutes stay under four megabytes. */
const BITS_PER_SECOND = 32_000;
const STOP_PATIENCE_MS = 5_000;

export async function openMicrophone(): Promise<MediaStream> {
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  if (!mediaDevices?.getUserMedia || typeof MediaRecorder === 'undefined') {
    throw new MicrophoneError('MIC_UNSUPPORTED', 'This browser or webview cannot record, or the page is not on HTTPS.');
  }
  if (!supportedType())
    throw new MicrophoneError('MIC_UNSUPPORTED', 'This browser records no format the service takes.');
  try {
    return await mediaDevices.getUserMedia({
      audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
    });
  } catch (error) {
    const name = (error as Error).name;
    const denied = name === 'NotAllowedError' || name === 'SecurityError';
    throw new MicrophoneError(denied ? 'MIC_DENIED' : 'MIC_FAILED', `The microphone could not be opened (${name}).`);
  }
}

export function startTake(stream: MediaStream, { onInterrupted, onLost }: TakeEvents): Take {
  const mimeType = supportedType() ?? '';
  const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: BITS_PER_SECOND });
  const level = watchLevel(stream);
  const pieces: Blob[] = [];
  let before = 0;
  let runningSince: number | undefined;
  let over = false;
  const elapsedMs = () => before + (runningSince === undefined ? 0 : performance.now() - runningSince);
  const halt = () => {
    before = elapsedMs();
    runningSince = undefined;
  };
  const ended = new Promise<void>((resolve) => recorder.addEventListener('stop', () => resolve(), { once: true }));
  const release = () => {
    over = true;
    halt();
    level.stop();
    for (const track of stream.getTracks()) track.stop();
  };

  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) pieces.push(data);
  });
  recorder.addEventListener('error', () => !over && onLost());
  for (const track of stream.getAudioTracks()) {
    track.addEventListener('mute', () => !over && onInterrupted());
    track.addEventListener('ended', () => !over && onLost());
  }
  // A piece every second, handed over as a blob the browser may keep on disk: no buffer grows inside the recorder.
  recorder.start(1000);
  runningSince = performance.now();

  return {
    mime: recorder.mimeType || mimeType,
    elapsedMs,
    level: level.read,
    pause() {
      if (recorder.state === 'recording') recorder.pause();
      halt();
    },
    resume() {
      if (recorder.state === 'paused') recorder.resume();
      runningSince ??= performance.now();
      level.wake();
    },
    async finish() {
      halt();
      if (recorder.state !== 'inactive') recorder.stop();
      // Some webviews never say that they have stopped; the pieces so far are there all the same.
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, STOP_PATIENCE_MS))]);
      release();
      return new Blob(pieces, { type: recorder.mimeType || mimeType });
    },
    discard() {
      release();
      if (recorder.state !== 'inactive') recorder.stop();
      pieces.length = 0;
    },
  };
}

function supportedType(): string | undefined {
  return TYPES.find((type) => MediaRecorder.isTypeSupported(type));
}
