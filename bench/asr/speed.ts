import { readFileSync } from 'node:fs';
import { decodeAudio } from '../../src/transcription/decode/decode.ts';
import { SAMPLE_RATE } from '../../src/transcription/decode/sample-sink.ts';
import { BEAM, loadRecognition } from '../../src/transcription/recognise.ts';
import { cutPieces } from '../../src/transcription/speech/pieces.ts';
import { loadVoiceActivity } from '../../src/transcription/speech/voice-activity.ts';
import { FIRE_PHRASES } from '../../src/transcription/vocabulary/fire-words.ts';
import { FIRE_LEAN, leanTowards, phraseTree } from '../../src/transcription/vocabulary/phrase-tree.ts';
import { loadPlainLoop } from './plain-loop.ts';
import type { Spoken } from './speak.ts';

export const PLAIN_LOOP = 'plain loop';

export interface Speed {
  audioSeconds: number;
  /** Seconds for a minute of audio, by the clock and of the processors: the second does not mind a busy machine. */
  best: Map<string, { clock: number; processor: number }>;
}

/** The package's own models piece by piece, and ours with the vocabulary, in turns over the same recording. */
export async function measureSpeed(spoken: Spoken[], threads: number, turns: number, widths: number[]): Promise<Speed> {
  const samples = await joined(spoken);
  const voiceActivity = await loadVoiceActivity();
  const plainLoop = await loadPlainLoop(threads);
  const recognise = await loadRecognition(threads);
  const bias = leanTowards([[phraseTree(FIRE_PHRASES), FIRE_LEAN]]);
  const ways = new Map<string, () => Promise<unknown>>([
    [
      PLAIN_LOOP,
      async () => {
        const pieces = cutPieces(await voiceActivity(samples), samples).map(({ from, to }) => samples.slice(from, to));
        await plainLoop(pieces);
      },
    ],
    ...widths.map((width) => {
      return [`batch, width ${width}`, () => recognise(samples, { bias, beam: { ...BEAM, width } })] as const;
    }),
  ]);
  await recognise(samples.subarray(0, 10 * SAMPLE_RATE));
  const minutes = samples.length / SAMPLE_RATE / 60;
  const best: Speed['best'] = new Map();
  for (let turn = 0; turn < turns; turn++) {
    for (const [way, run] of ways) {
      const [started, cpu] = [performance.now(), process.cpuUsage()];
      await run();
      const { user, system } = process.cpuUsage(cpu);
      const before = best.get(way) ?? { clock: Infinity, processor: Infinity };
      best.set(way, {
        clock: Math.min(before.clock, (performance.now() - started) / 1000 / minutes),
        processor: Math.min(before.processor, (user + system) / 1e6 / minutes),
      });
    }
  }
  return { audioSeconds: samples.length / SAMPLE_RATE, best };
}

async function joined(spoken: Spoken[]): Promise<Float32Array> {
  const parts: Float32Array[] = [];
  for (const { file } of spoken) parts.push(await decodeAudio(readFileSync(file)), new Float32Array(SAMPLE_RATE / 2));
  const all = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
