import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureQuality } from './quality.ts';
import { speakAll } from './speak.ts';
import { measureSpeed } from './speed.ts';

/**
 * bench/asr/run quality [kinds] [voices]   word errors and missed terms, without and with the vocabulary
 * bench/asr/run speed [turns]              the plain loop and the batch in turns over the same recording
 */
const [what = 'quality', first = '', second = ''] = process.argv.slice(2);
const folder = join(tmpdir(), 'svc-bench-speech');
const threads = 2;
const one = (value: number) => value.toFixed(1);

if (what === 'quality') {
  const kinds = (first || 'judging,ordinary,recorded,tuning').split(',');
  const voices = second ? second.split(',') : undefined;
  const spoken = speakAll(folder, voices).filter(({ kind }) => kinds.includes(kind));
  const heard: unknown[] = [];
  const results = await measureQuality(spoken, threads, ({ id, voice, said }, without, withVocabulary) =>
    heard.push({ id, voice, said, without, withVocabulary }),
  );
  writeFileSync(join(folder, 'heard.json'), JSON.stringify(heard, null, 1));
  process.stdout.write(
    '| speech | words | errors without | with | terms | missed without | with |\n|---|---|---|---|---|---|---|\n',
  );
  for (const { kind, without, with: leaning } of results) {
    const rate = (errors: number) => `${one((100 * errors) / without.words)} %`;
    process.stdout.write(
      `| ${kind} | ${without.words} | ${rate(without.errors)} | ${rate(leaning.errors)} | ${without.terms} | ${without.missed} | ${leaning.missed} |\n`,
    );
  }
} else {
  const spoken = speakAll(folder, ['flite-slt']).filter(({ kind }) => kind === 'judging');
  const { audioSeconds, plain, batch } = await measureSpeed(spoken, threads, Number(first || 3));
  process.stdout.write(
    `${one(audioSeconds)} s of audio; seconds for each minute of it, best of the turns (load ${one(loadavg()[0] ?? 0)}):\n` +
      `| | clock | processor |\n|---|---|---|\n` +
      `| plain loop | ${plain.clock.toFixed(2)} | ${plain.processor.toFixed(2)} |\n` +
      `| batch | ${batch.clock.toFixed(2)} | ${batch.processor.toFixed(2)} |\n` +
      `times faster: ${one(plain.clock / batch.clock)} by the clock, ${one(plain.processor / batch.processor)} of the processor\n`,
  );
}
const peak = /VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
process.stdout.write(`peak memory of this process: ${Math.round(Number(peak) / 1024)} MB\n`);
