import type { ProcessingMessages } from './api.ts';

/** The service's stages in order, and the share of the usual time that each has ended by. */
const PHASES = [
  ['transcribing', 0.55],
  ['extracting_core', 0.85],
  ['extracting_modules', Number.POSITIVE_INFINITY],
] as const;

/** Of what was measured on two processors; a fixed part of it does not grow with the length. */
export function usualMs(recordedSeconds: number): number {
  return 3_000 + recordedSeconds * 70;
}

/**
 * The line to show after so much waiting: phase by phase, each in order from its own random start. The call is
 * synchronous, so nobody knows the phase for sure; the lines are company, and the page draws no progress from them.
 */
export function lineAfter(messages: ProcessingMessages, random: number, waitedMs: number, usual: number): string {
  let phaseStart = 0;
  for (const [phase, endShare] of PHASES) {
    const end = usual * endShare;
    if (waitedMs >= end) {
      phaseStart = end;
      continue;
    }
    const lines = messages.phases[phase] ?? [];
    const step = Math.floor((waitedMs - phaseStart) / Math.max(500, messages.suggested_interval_ms));
    return lines[(Math.floor(random * lines.length) + step) % lines.length] ?? '';
  }
  return '';
}
