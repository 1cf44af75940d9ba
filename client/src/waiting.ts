import type { components } from './openapi.ts';

type ProcessingMessages = components['schemas']['ProcessingMessages'];
export type Phase = keyof ProcessingMessages['phases'];

const PHASES: Phase[] = ['transcribing', 'extracting_core', 'extracting_modules'];

export interface Rotation {
  /** Goes on with the lines of another phase. */
  enter(phase: Phase): void;
  stop(): void;
}

/**
 * Shows one line at a time, in order, from a random starting point, until stopped. The call does not tell which phase it
 * is in: without one, the lines of all follow one another.
 */
export function rotateMessages(
  messages: ProcessingMessages,
  show: (line: string) => void,
  options: { phase?: Phase; random?: () => number } = {},
): Rotation {
  const { phase, random = Math.random } = options;
  let lines: string[] = [];
  let at = 0;
  const next = () => {
    const line = lines[at++ % lines.length];
    if (line !== undefined) show(line);
  };
  const enter = (phases: Phase[]) => {
    lines = phases.flatMap((name) => messages.phases[name] ?? []);
    at = Math.floor(random() * lines.length);
    next();
  };
  enter(phase ? [phase] : PHASES);
  const timer = setInterval(next, Math.max(500, messages.suggested_interval_ms));
  return { enter: (name) => enter([name]), stop: () => clearInterval(timer) };
}
