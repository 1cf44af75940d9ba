export interface LevelWatch {
  /** 0 (silence) to 1 (as loud as it gets); undefined while the browser does not let the page listen. */
  read(): number | undefined;
  wake(): void;
  stop(): void;
}

/** What a meter shows as empty: the noise of a quiet room. */
const FLOOR_DB = -56;
const CEILING_DB = -6;

/** The meter only watches: if it cannot, the recording goes on without it. */
export function watchLevel(stream: MediaStream): LevelWatch {
  try {
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = 1024;
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const wake = () => void context.resume().catch(() => {});
    // Without a tap first, as after autostart, some webviews keep the context asleep until there is one.
    document.addEventListener('pointerdown', wake);
    return {
      read() {
        if (context.state !== 'running') return undefined;
        analyser.getFloatTimeDomainData(samples);
        const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
        const decibels = 10 * Math.log10(power + 1e-12);
        return Math.min(1, Math.max(0, (decibels - FLOOR_DB) / (CEILING_DB - FLOOR_DB)));
      },
      wake,
      stop() {
        document.removeEventListener('pointerdown', wake);
        void context.close().catch(() => {});
      },
    };
  } catch {
    return { read: () => undefined, wake: () => {}, stop: () => {} };
  }
}
