import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Said, TEXTS } from './texts.ts';

export interface Spoken {
  id: string;
  kind: Said['kind'] | 'recorded';
  voice: string;
  town: string | undefined;
  said: string;
  file: string;
}

/** Commands that read a text on standard input and write speech to a file; what is not installed is left out. */
const VOICES: Record<string, (file: string) => [command: string, ...args: string[]]> = {
  'espeak-us': (file) => ['espeak-ng', '-v', 'en-us', '-s', '155', '-w', file, '--stdin'],
  'espeak-f3': (file) => ['espeak-ng', '-v', 'en-us+f3', '-s', '145', '-w', file, '--stdin'],
  'flite-slt': (file) => ['flite', '-voice', 'slt', '-o', file],
  'flite-rms': (file) => ['flite', '-voice', 'rms', '-o', file],
  'flite-awb': (file) => ['flite', '-voice', 'awb', '-o', file],
  'festival-slt': (file) => ['text2wave', '-eval', '(voice_cmu_us_slt_arctic_hts)', '-o', file],
};

/** Where Debian's pocketsphinx-testdata keeps read speech with its transcription. */
const RECORDED = '/usr/share/pocketsphinx/test/data/librivox';

/** Every text in every voice there is, and recorded speech, made once and kept in the folder. */
export function speakAll(folder: string, voices = Object.keys(VOICES)): Spoken[] {
  mkdirSync(folder, { recursive: true });
  const spoken: Spoken[] = [];
  for (const voice of voices) {
    for (const { id, kind, town, text } of TEXTS) {
      const file = join(folder, `${voice}-${id}.wav`);
      const [command, ...args] = VOICES[voice]?.(file) ?? ['false'];
      if (!existsSync(file) && !speak(command, args, text, file)) break;
      spoken.push({ id, kind, voice, town, said: text, file });
    }
  }
  return [...spoken, ...recorded()];
}

function speak(command: string, args: string[], text: string, file: string): boolean {
  try {
    if (command === 'flite') {
      const input = `${file}.txt`;
      writeFileSync(input, text);
      execFileSync(command, ['-f', input, ...args], { stdio: 'ignore' });
    } else {
      execFileSync(command, args, { input: text, stdio: ['pipe', 'ignore', 'ignore'] });
    }
    return existsSync(file);
  } catch {
    return false;
  }
}

function recorded(): Spoken[] {
  if (!existsSync(join(RECORDED, 'transcription'))) return [];
  return readFileSync(join(RECORDED, 'transcription'), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, said = '', id = ''] = /^<s> (.*) <\/s> \((.*)\)$/.exec(line) ?? [];
      const file = join(RECORDED, `${id}.wav`);
      return existsSync(file)
        ? [{ id, kind: 'recorded' as const, voice: 'recorded', town: undefined, said, file }]
        : [];
    });
}
