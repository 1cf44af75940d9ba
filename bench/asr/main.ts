import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeAudio } from '../../src/transcription/decode/decode.ts';
import { loadLanguage, MANNER } from '../../src/transcription/language/language.ts';
import { BEAM, loadRecognition } from '../../src/transcription/recognise.ts';
import { transcription } from '../../src/transcription/transcribe.ts';
import { measureQuality } from './quality.ts';
import { recording, TYPES } from './recordings.ts';
import { ENGLISH, makeCorpus, OTHERS } from './refusals/corpus.ts';
import { soundsOf, weightsFile, weightsOf } from './refusals/learn.ts';
import { judge } from './refusals/measure.ts';
import { measureServed, sum } from './served.ts';
import { speakAll } from './speak.ts';
import { measureSpeed, PLAIN_LOOP } from './speed.ts';

/**
 * bench/asr/run quality [kinds] [voices] [widths] [noise]   word errors and missed terms, without and with the vocabulary
 * bench/asr/run refusals [half] [folder]                     English that is refused, and other sounds that are not
 * bench/asr/run learn                                       what English sounds like, from the tuning half of the recordings
 * bench/asr/run speed [turns] [widths]                      the plain loop and the batch in turns over the same recording
 * bench/asr/run served                                      over HTTP: short and long recordings, one and two at once
 * bench/asr/run decode                                      a minute of each type to samples
 */
const [what = 'quality', first = '', second = '', third = '', fourth = ''] = process.argv.slice(2);
const folder = join(tmpdir(), 'svc-bench-speech');
const threads = 2;
/** The bench is built elsewhere than the service. */
const language = loadLanguage(MANNER, 'src/transcription/language/fire-language.bin');
const one = (value: number) => value.toFixed(1);

if (what === 'quality') {
  const kinds = (first || 'judging,ordinary,recorded,tuning,everyday').split(',');
  const voices = second ? second.split(',') : undefined;
  const spoken = speakAll(folder, voices).filter(({ kind }) => kinds.includes(kind));
  const widths = (third || String(BEAM.width)).split(',').map(Number);
  const recognise = await loadRecognition(threads);
  const ways = new Map(
    [false, true].flatMap((vocabulary) =>
      widths.map((width) => {
        const name = `${vocabulary ? 'with' : 'without'}, width ${width}`;
        return [name, transcription(recognise, { vocabulary, beam: { ...BEAM, width }, language })] as const;
      }),
    ),
  );
  const transcripts: unknown[] = [];
  const results = await measureQuality(
    spoken,
    ways,
    fourth ? Number(fourth) : undefined,
    ({ id, voice, said }, heard) => transcripts.push({ id, voice, said, ...heard }),
  );
  writeFileSync(join(folder, 'heard.json'), JSON.stringify(transcripts, null, 1));
  process.stdout.write(
    '| speech | vocabulary | words | errors | terms | missed | invented | processor seconds for a minute |\n|---|---|---|---|---|---|---|---|\n',
  );
  for (const { kind, audioSeconds, scores } of results) {
    for (const [way, { words, errors, terms, missed, invented, processor }] of scores) {
      process.stdout.write(
        `| ${kind} | ${way} | ${words} | ${one((100 * errors) / words)} % (${errors}) | ${terms} | ${missed} | ${invented} | ${((processor / audioSeconds) * 60).toFixed(2)} |\n`,
      );
    }
  }
} else if (what === 'refusals') {
  const half = first === 'tuning' ? 'tuning' : 'judging';
  const clips = makeCorpus(half, join(folder, 'refusals'), second || undefined);
  const judged = await judge(clips, transcription(await loadRecognition(threads), { language }));
  writeFileSync(join(folder, `refusals-${half}.json`), JSON.stringify(judged, null, 1));
  process.stdout.write(`| ${half} | recordings | refused | of these nothing heard |\n|---|---|---|---|\n`);
  for (const kind of [...ENGLISH, ...OTHERS]) {
    const of = judged.filter((clip) => clip.kind === kind);
    const refused = of.filter((clip) => clip.refused);
    const nothing = refused.filter(({ text }) => text === '');
    process.stdout.write(`| ${kind} | ${of.length} | ${refused.length} | ${nothing.length} |\n`);
  }
  for (const { kind, name, refused, text } of judged) {
    const english = ENGLISH.some((each) => each === kind);
    if (refused === english) process.stdout.write(`wrong: ${kind}, ${name}: ${text}\n`);
  }
} else if (what === 'learn') {
  const clips = makeCorpus('tuning', join(folder, 'refusals'), undefined);
  const file = new URL('../../../../src/transcription/moonshine/english-weights.ts', import.meta.url);
  writeFileSync(file, weightsFile(weightsOf(await soundsOf(clips, threads))));
} else if (what === 'served') {
  const spoken = speakAll(folder, ['flite-slt', 'flite-rms']).filter(({ kind }) => kind === 'judging');
  const record = (seconds: number) => ({ mime: 'audio/webm', bytes: recording(folder, spoken, seconds, 'audio/webm') });
  const [short, minute, five, long] = [record(20), record(60), record(300), record(899)];
  const groups = [[short], [minute], [minute], [long], [five, five]];
  const { firstText, seconds, loopDelay, memory } = await measureServed(groups);
  const of = (group: number) => (seconds[group] ?? []).map((each) => `${each.toFixed(1)} s`).join(' and ');
  process.stdout.write(
    `load ${one(loadavg()[0] ?? 0)}\nfirst text narration after the start: ${firstText.toFixed(1)} s\n20 s: ${of(0)}\n60 s: ${of(1)}, again ${of(2)}\n15 minutes: ${of(3)}\ntwice 5 minutes at once: ${of(4)}\n` +
      `event loop late by: p50 ${one(loopDelay.p50)} ms, p99 ${one(loopDelay.p99)} ms, at most ${one(loopDelay.max)} ms\nmemory of all processes, at most: ${sum(memory).toFixed(0)} MB (server and recognisers: ${memory.map((each) => each.toFixed(0)).join(', ')})\n`,
  );
} else if (what === 'decode') {
  const spoken = speakAll(folder, ['flite-slt']).filter(({ kind }) => kind === 'judging');
  process.stdout.write(`load ${one(loadavg()[0] ?? 0)}\n| type | first | best of 5 |\n|---|---|---|\n`);
  for (const mime of Object.keys(TYPES)) {
    const bytes = recording(folder, spoken, 60, mime);
    const times: number[] = [];
    for (let turn = 0; turn < 5; turn++) {
      const begun = performance.now();
      await decodeAudio(bytes);
      times.push(performance.now() - begun);
    }
    process.stdout.write(`| ${mime} | ${times[0]?.toFixed(0)} ms | ${Math.min(...times).toFixed(0)} ms |\n`);
  }
} else {
  const spoken = speakAll(folder, ['flite-slt']).filter(({ kind }) => kind === 'judging');
  const widths = (second || String(BEAM.width)).split(',').map(Number);
  const { audioSeconds, best } = await measureSpeed(spoken, threads, Number(first || 3), widths);
  process.stdout.write(
    `${one(audioSeconds)} s of audio; seconds for each minute of it, best of the turns (load ${one(loadavg()[0] ?? 0)}):\n` +
      `| | clock | processor | times faster than the plain loop | of the processor |\n|---|---|---|---|---|\n`,
  );
  const plain = best.get(PLAIN_LOOP) ?? { clock: 0, processor: 0 };
  for (const [way, { clock, processor }] of best) {
    process.stdout.write(
      `| ${way} | ${clock.toFixed(2)} | ${processor.toFixed(2)} | ${one(plain.clock / clock)} | ${one(plain.processor / processor)} |\n`,
    );
  }
}
const peak = /VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
process.stdout.write(`peak memory of this process: ${Math.round(Number(peak) / 1024)} MB\n`);
