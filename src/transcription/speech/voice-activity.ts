import { InferenceSession, Tensor } from 'onnxruntime-node';
import { SAMPLE_RATE } from '../decode/sample-sink.ts';
import { weightFiles } from '../weights.ts';

/** Samples judged at once, 32 ms, and those before them that the model also wants to see. */
export const WINDOW = 512;
const CONTEXT = 64;
const STATE = 128;

/** The recording is cut into lanes that are judged side by side; each lane starts early to get used to the sound. */
const MAX_LANES = 24;
const MIN_LANE_WINDOWS = 60;
const RUN_UP_WINDOWS = 30;

/** Steps after which whoever watches is told that the work goes on. */
const REPORT_EVERY = 20;

/** How likely each window of 32 ms holds speech. */
export type VoiceActivity = (samples: Float32Array, onProgress?: () => void) => Promise<Float32Array>;

/** Silero's detector. */
export async function loadVoiceActivity(): Promise<VoiceActivity> {
  const session = await InferenceSession.create(weightFiles().voiceActivity, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
  });
  const rate = new Tensor('int64', BigInt64Array.of(BigInt(SAMPLE_RATE)), []);
  return async (samples, onProgress = () => {}) => {
    const windows = Math.ceil(samples.length / WINDOW);
    const lanes = Math.max(1, Math.min(MAX_LANES, Math.floor(windows / MIN_LANE_WINDOWS)));
    const perLane = Math.ceil(windows / lanes);
    const likely = new Float32Array(windows);
    let state = new Tensor('float32', new Float32Array(2 * lanes * STATE), [2, lanes, STATE]);
    for (let step = -RUN_UP_WINDOWS; step < perLane; step++) {
      const input = new Float32Array(lanes * (CONTEXT + WINDOW));
      for (let lane = 0; lane < lanes; lane++) {
        const from = (lane * perLane + step) * WINDOW - CONTEXT;
        const seen = samples.subarray(Math.max(0, from), Math.max(0, from + CONTEXT + WINDOW));
        input.set(seen, lane * (CONTEXT + WINDOW) + Math.max(0, Math.min(CONTEXT + WINDOW, -from)));
      }
      const outputs = await session.run({
        input: new Tensor('float32', input, [lanes, CONTEXT + WINDOW]),
        state,
        sr: rate,
      });
      const [{ data } = { data: [] }, next] = [outputs.output, outputs.stateN];
      if (!next) throw new Error('voice activity gave nothing');
      state = next as Tensor & typeof state;
      for (let lane = 0; step >= 0 && lane < lanes; lane++) {
        const window = lane * perLane + step;
        if (window < windows) likely[window] = Number(data[lane]);
      }
      if (step % REPORT_EVERY === 0) onProgress();
    }
    return likely;
  };
}
