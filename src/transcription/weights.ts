import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the build leaves the graphs that a recogniser runs (`script/weights`); from the sources it is the last build's. */
export const WEIGHTS = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../build/weights/' : '../weights/', import.meta.url),
);

export function weightFiles(folder = WEIGHTS): Record<'encoder' | 'memory' | 'step' | 'voiceActivity', string> {
  const file = (name: string) => join(folder, `${name}.onnx`);
  return {
    encoder: file('encoder'),
    memory: file('memory'),
    step: file('step'),
    voiceActivity: file('voice-activity'),
  };
}

/** The version of the package that Moonshine's weights came in. */
export function moonshineVersion(folder = WEIGHTS): string {
  return (JSON.parse(readFileSync(join(folder, 'made-from.json'), 'utf8')) as { moonshine: string }).moonshine;
}
