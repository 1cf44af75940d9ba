import { monitorEventLoopDelay } from 'node:perf_hooks';

// Loaded into the measured server before anything of it: tells its event loop's delay when asked.
const RESOLUTION_MS = 1;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();
// What the histogram holds is the time between two ticks of a timer, which is its own period when nothing is late.
const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);
process.on('message', (what) => {
  if (what === 'reset') delay.reset();
  else process.send?.({ p50: late(delay.percentile(50)), p99: late(delay.percentile(99)), max: late(delay.max) });
});
process.channel?.unref();
