import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { post } from './narration.ts';
import { DEPARTMENT, withService } from './servers.ts';
import { atMost, type Line } from './table.ts';

const AT_ONCE = 8;
const BYTES = 25 * 1024 * 1024;
const PAUSE_SECONDS = 60;
const IDLE_MB = 200;

/** The largest recordings, several at once. Nothing recognises them: each ends as 502 after it was fully checked. */
export function measureMemory(): Promise<Line[]> {
  return withService(
    async (service) => {
      await sleep(1000);
      const idle = service.memory().now;
      const body = Buffer.from(
        JSON.stringify({
          department: DEPARTMENT,
          audio: { data: randomBytes(BYTES).toString('base64'), mime: 'audio/wav', duration_seconds: 600 },
        }),
      );
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => post(service, body)));
      const other = answers.find(({ text }) => !text.includes('TRANSCRIPTION_FAILED'));
      if (other) throw new Error(`a recording was answered ${other.status}: ${other.text}`);
      const { peak } = service.memory();
      // The engine collects what is left over some time after the last request, at a moment of its own choosing.
      let seconds = 0;
      for (; seconds < PAUSE_SECONDS && service.memory().now >= IDLE_MB; seconds++) await sleep(1000);
      return [
        atMost('memory, idle after the start', idle, IDLE_MB, 'MB'),
        atMost(`memory, peak of ${AT_ONCE} recordings of 25 MB at once`, peak, 1024, 'MB'),
        atMost(`memory, idle ${seconds} s after them`, service.memory().now, IDLE_MB, 'MB'),
      ];
      // One caller would be refused as many at once.
    },
    { BODY_MB_PER_CALLER: '512' },
  );
}
