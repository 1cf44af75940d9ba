import { readFileSync } from 'node:fs';
import { decodeAudio } from '../../src/transcription/decode/decode.ts';
import { SAMPLE_RATE } from '../../src/transcription/decode/sample-sink.ts';
import { loadRecognition } from '../../src/transcription/recognise.ts';
import { cutPieces } from '../../src/transcription/speech/pieces.ts';
import { loadVoiceActivity } from '../../src/transcription/speech/voice-activity.ts';
import { loadPlainLoop } from './plain-loop.ts';
import type { Spoken } from './speak.ts';

export interface Speed {
  audioSeconds: number;
  /** Seconds for a minute of audio, by the clock and of the processors: the second does not mind a busy machine. */
  plain: { clock: number; processor: number };
  batch: { clock: number; processor: number };
}

/** The package's own models piece by piece, and ours, in turns over the same recording. */
export async function measureSpeed(spoken: Spoken[], threads: number, turns: number): Promise<Speed> {
  const samples = await joined(spoken);
  const voiceActivity = await loadVoiceActivity();
  const plainLoop = await loadPlainLoop(threads);
  const recognise = await loadRecognition(threads);
  const plain = async () => {
    const pieces = cutPieces(await voiceActivity(samples), samples).map(({ from, to }) => samples.slice(from, to));
    await plainLoop(pieces);
  };
  const batch = async () => void (await recognise(samples));
  await recognise(samples.subarray(0, 10 * SAMPLE_RATE));
  const minutes = samples.length / SAMPLE_RATE / 60;
  const best = { plain: { clock: Infinity, processor: Infinity }, batch: { clock: Infinity, processor: Infinity } };
  for (let turn = 0; turn < turns; turn++) {
    for (const [name, run] of [['plain', plain] as const, ['batch', batch] as const]) {
      const [started, cpu] = [performance.now(), process.cpuUsage()];
      await run();
      const { user, system } = process.cpuUsage(cpu);
      best[name].clock = Math.min(best[name].clock, (performance.now() - started) / 1000 / minutes);
      best[name].processor = Math.min(best[name].processor, (user + system) / 1e6 / minutes);
    }
  }
  return { audioSeconds: samples.length / SAMPLE_RATE, ...best };
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
