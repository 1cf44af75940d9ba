import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { TEXTS } from '../texts.ts';
import { JUDGING_TEXTS, SHORT_TEXTS } from './english.ts';
import { OTHER_TEXTS } from './languages.ts';
import { SOUNDS } from './sounds.ts';
import { ENGLISH_VOICES, espeak, type Half, type Make, OTHER_VOICES, PEOPLE, promptsOf, songs } from './voices.ts';

/** English of any kind must pass; the others must be refused. */
export const ENGLISH = ['english', 'english in noise', 'short english', 'partly english'] as const;
export const OTHERS = ['other language', 'no speech'] as const;

export interface Clip {
  half: Half;
  kind: (typeof ENGLISH)[number] | (typeof OTHERS)[number];
  name: string;
  file: string;
}

/**
 * One half of the recordings: all that can be made with what is installed, made once and kept in the folder, and those
 * of a folder of one's own that are named so.
 */
export function makeCorpus(half: Half, folder: string, own: string | undefined): Clip[] {
  mkdirSync(folder, { recursive: true });
  const clips: Clip[] = [];
  const add = (kind: Clip['kind'], name: string, make: Make) => {
    const file = join(folder, `${half}-${kind}-${name}.wav`.replace(/[^\w.-]+/g, '_'));
    if (!existsSync(file)) attempt(() => make(file));
    if (existsSync(file) && statSync(file).size > 1000) clips.push({ half, kind, name, file });
  };
  const made = (kind: Clip['kind']) => clips.filter((clip) => clip.kind === kind);

  for (const [at, [voice, say]] of Object.entries(ENGLISH_VOICES[half]).entries()) {
    for (const [id, text] of englishTexts(half, at)) add('english', `${voice} ${id}`, say(text));
    if (at < 4) for (const [id, text] of SHORT_TEXTS[half].entries()) add('short english', `${voice} ${id}`, say(text));
  }
  for (const [at, [language, text]] of OTHER_TEXTS[half].entries()) {
    const voice = espeak(language + (VARIANTS[half][at % 4] ?? ''), 150 + 5 * (at % 4));
    add('other language', `espeak ${language} ${at}`, voice(text));
  }
  for (const [name, language, voice] of OTHER_VOICES[half]) {
    const [, text = ''] = OTHER_TEXTS[half].find(([each]) => each === language) ?? [];
    add('other language', name, voice(text));
  }
  for (const [person, kind] of PEOPLE) {
    for (const [at, files] of promptsOf(person, half).entries()) {
      add(kind, `person ${person} ${at}`, (file) => inARow(files, file));
    }
  }
  for (const [at, { name, file: clean }] of made('english').entries()) {
    const [noise, filter] = RADIO[half][(at / 4) % RADIO[half].length] ?? [];
    if (noise && filter) add('english in noise', `${name} ${noise}`, (file) => ffmpeg(['-i', clean], filter, file));
  }
  for (const [name, source] of Object.entries(SOUNDS[half])) {
    add('no speech', name, (file) => ffmpeg(['-f', 'lavfi', '-i', source], 'anull', file));
  }
  for (const [at, song] of songs(half).entries()) {
    const stretch = ['-ss', String(20 + at * 25), '-t', '15', '-i', song];
    add('no speech', `music ${at}`, (file) => ffmpeg(stretch, 'anull', file));
  }
  for (const [name, sources, filter] of nobodyCanFollow(made('english'), made('other language'))) {
    const inputs = sources.flatMap((source) => ['-i', source]);
    add('no speech', name, (file) => ffmpeg(inputs, filter, file));
  }
  for (const [at, { name, file: quoted }] of made('other language').slice(0, 6).entries()) {
    const [before, after] = made('english').slice(at * 7, at * 7 + 2);
    if (!before || !after) continue;
    const parts = [before.file, { file: quoted, seconds: 6 }, after.file];
    add('partly english', `quoting ${name}`, (file) => inARow(parts, file));
  }
  return [...clips, ...ownClips(half, own)];
}

/** To tune by, every voice reads half of the texts of the other measurements; to judge by, it reads all the new ones. */
function englishTexts(half: Half, voice: number): [id: string, text: string][] {
  if (half === 'judging') return Object.entries(JUDGING_TEXTS);
  return TEXTS.filter((_, at) => (voice + at) % 2 === 0).map(({ id, text }) => [id, text]);
}

const VARIANTS: Record<Half, readonly string[]> = {
  tuning: ['', '+m3', '+f2', '+f5'],
  judging: ['+m1', '+f3', '+m5', '+f4'],
};

/** Hand radios, pumps and wind: a narrow band, a little too loud, with noise behind it; every fourth recording has one. */
const RADIO: Record<Half, readonly (readonly [name: string, filter: string])[]> = {
  tuning: [
    ['radio', noisy('pink', 0.06, 'highpass=f=300,lowpass=f=3400,volume=6dB,alimiter=limit=0.8')],
    ['pump', noisy('brown', 0.25, 'anull')],
    ['wind', noisy('pink', 0.12, 'anull')],
    ['handset', noisy('white', 0.03, 'highpass=f=400,lowpass=f=3000,volume=8dB,alimiter=limit=0.6')],
    ['engine room', noisy('brown', 0.3, 'volume=0.9')],
    ['roadside', noisy('pink', 0.1, 'highpass=f=150')],
  ],
  judging: [
    ['portable', noisy('pink', 0.05, 'highpass=f=350,lowpass=f=3200,volume=7dB,alimiter=limit=0.7')],
    ['hydrant', noisy('white', 0.025, 'highpass=f=100')],
    ['cab', noisy('brown', 0.28, 'lowpass=f=6000')],
  ],
};

function noisy(colour: string, amount: number, then: string): string {
  return `aresample=16000[said];anoisesrc=r=16000:c=${colour}:a=${amount}:seed=9[noise];[said][noise]amix=inputs=2:duration=first:normalize=0,${then}`;
}

type Filtered = [name: string, sources: string[], filter: string];

/** Speech of many at once, or backwards. */
function nobodyCanFollow(english: Clip[], other: Clip[]): Filtered[] {
  if (english.length < 12 || other.length < 12) return [];
  const pick = (from: Clip[], count: number, start: number) =>
    Array.from({ length: count }, (_, at) => from[(start + at * 11) % from.length]?.file ?? '');
  const together = (count: number) => {
    const each = Array.from({ length: count }, (_, at) => at);
    const begun = each.map((at) => `[${at}]aresample=16000,adelay=${at * 370}:all=1[v${at}];`).join('');
    return `${begun}${each.map((at) => `[v${at}]`).join('')}amix=inputs=${count}:duration=shortest:normalize=1,volume=2`;
  };
  return [
    ...[5, 6, 8].map((count, at): Filtered => [`babble of ${count}`, pick(english, count, at * 5), together(count)]),
    ...[4, 6].map((count, at): Filtered => [`other babble of ${count}`, pick(other, count, at * 7), together(count)]),
    ...[0, 9, 18, 27].map((at): Filtered => [`backwards ${at}`, pick(english, 1, at), 'areverse']),
    ...[3, 14].map((at): Filtered => [`other backwards ${at}`, pick(other, 1, at), 'areverse']),
  ];
}

type Part = string | { file: string; seconds: number };

/** Recordings one after the other, half a second apart; of some only the first seconds. */
function inARow(parts: readonly Part[], file: string): void {
  const inputs = parts.flatMap((part) =>
    typeof part === 'string' ? ['-i', part] : ['-t', String(part.seconds), '-i', part.file],
  );
  const each = parts.map((_, at) => `[${at}]aresample=16000,aformat=channel_layouts=mono,apad=pad_dur=0.5[v${at}];`);
  const all = parts.map((_, at) => `[v${at}]`).join('');
  ffmpeg(inputs, `${each.join('')}${all}concat=n=${parts.length}:v=0:a=1`, file);
}

function ffmpeg(inputs: readonly string[], filter: string, file: string): void {
  const output = ['-filter_complex', filter, '-ar', '16000', '-ac', '1', file];
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...inputs, ...output], { stdio: ['ignore', 'ignore', 'ignore'] });
}

/** Named as those made here are: `judging-other_language-anything.wav`. */
function ownClips(half: Half, own: string | undefined): Clip[] {
  const names = own && existsSync(own) ? readdirSync(own).sort() : [];
  return [...ENGLISH, ...OTHERS].flatMap((kind) => {
    const prefix = `${half}-${kind.replaceAll(' ', '_')}-`;
    return names
      .filter((name) => name.startsWith(prefix))
      .map((name) => ({ half, kind, name: `own ${name.slice(prefix.length)}`, file: join(own ?? '', name) }));
  });
}

/** What cannot be made here, for want of a voice, is left out. */
function attempt(work: () => void): void {
  try {
    work();
  } catch (error) {
    process.stderr.write(`left out: ${error instanceof Error ? error.message.split('\n')[0] : error}\n`);
  }
}
