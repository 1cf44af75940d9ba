import { post, textNarration } from './narration.ts';
import { withService } from './servers.ts';
import { atMost, type Line, only, percentile } from './table.ts';

const WARM_UP = 200;
const NARRATIONS = 300;

/** One text narration after the other, as its sender sees it, less the time the engine itself reports. */
export function measureLatency(): Promise<Line[]> {
  return withService(async (service) => {
    const body = textNarration();
    const own: number[] = [];
    for (let i = 0; i < WARM_UP + NARRATIONS; i++) {
      const sent = performance.now();
      const { status, text } = await post(service, body);
      const elapsed = performance.now() - sent;
      if (status !== 200) throw new Error(`a narration was answered ${status}: ${text}`);
      const { stage1_ms, stage2_ms } = JSON.parse(text).timings;
      if (i >= WARM_UP) own.push(elapsed - stage1_ms - stage2_ms);
    }
    return [
      atMost('text narration of 300 words less the engine, p50', percentile(own, 0.5), 5, 'ms'),
      only('text narration of 300 words less the engine, p95', percentile(own, 0.95), 'ms'),
    ];
  });
}
