/**
 * The page's own sound, between the microphone and the recorder: the microphone can be let go of and taken up again
 * while the recorder stays with one source and writes one file. It also tells the meter how loud it is.
 */
export interface Graph {
  readonly sound: MediaStream;
  listen(microphone: MediaStream): void;
  letGo(): void;
  /** Whether sound goes through. Without a tap first, as after autostart, browsers keep it asleep. */
  wokenSoon(): Promise<boolean>;
  wake(): void;
  onAsleep(tell: () => void): void;
  /** 0 (silence) to 1 (as loud as it gets); undefined while the browser does not let the page listen. */
  level(): number | undefined;
  close(): void;
}

/** What a meter shows as empty: the noise of a quiet room. */
const FLOOR_DB = -56;
const CEILING_DB = -6;
const WAKING_MS = 400;

export function createGraph(): Graph {
  try {
    return graphOf(new AudioContext({ latencyHint: 'playback' }));
  } catch {
    return NONE;
  }
}

function graphOf(context: AudioContext): Graph {
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  const output = context.createMediaStreamDestination();
  output.channelCount = 1;
  analyser.connect(output);
  const samples = new Float32Array(analyser.fftSize);
  let source: MediaStreamAudioSourceNode | undefined;
  const wake = () => void context.resume().catch(() => {});
  document.addEventListener('pointerdown', wake);
  const letGo = () => {
    source?.disconnect();
    source = undefined;
  };
  return {
    sound: output.stream,
    listen(microphone) {
      letGo();
      source = context.createMediaStreamSource(microphone);
      source.connect(analyser);
    },
    letGo,
    async wokenSoon() {
      for (const until = performance.now() + WAKING_MS; context.state !== 'running' && performance.now() < until; )
        await new Promise((resolve) => setTimeout(resolve, 20));
      return context.state === 'running';
    },
    wake,
    onAsleep: (tell) => context.addEventListener('statechange', () => context.state !== 'running' && tell()),
    level() {
      if (context.state !== 'running') return undefined;
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      const decibels = 10 * Math.log10(power + 1e-12);
      return Math.min(1, Math.max(0, (decibels - FLOOR_DB) / (CEILING_DB - FLOOR_DB)));
    },
    close() {
      document.removeEventListener('pointerdown', wake);
      void context.close().catch(() => {});
    },
  };
}

/** Where there is no such thing, the recording goes on without it. */
const NONE: Graph = {
  get sound(): MediaStream {
    throw new Error('no sound');
  },
  listen: () => {},
  letGo: () => {},
  wokenSoon: async () => false,
  wake: () => {},
  onAsleep: () => {},
  level: () => undefined,
  close: () => {},
};
