import { setPriority } from 'node:os';
import { describeError } from '../kit/describe-error.ts';
import { ApiError } from '../kit/errors.ts';
import { decodeAudio } from './decode/decode.ts';
import { SAMPLE_RATE } from './decode/sample-sink.ts';
import type { Report, Task } from './pool/messages.ts';
import { readTasks } from './pool/task-stream.ts';
import { loadTranscription } from './transcribe.ts';

/** The recogniser's own process: recordings in on standard input, reports out on the channel to the parent. */

const report = (message: Report) => {
  process.send?.(message, undefined, undefined, () => {});
};
// Without a parent nobody waits for the result.
process.on('disconnect', () => process.exit(0));
// A stop of the whole group (Ctrl-C) is the parent's to handle: it lets requests under way finish first.
process.on('SIGINT', () => {});
// The server's own thread comes first: it answers everybody, this process one narration.
try {
  setPriority(5);
} catch {
  // Not allowed to; then both are equal.
}

const transcribe = await loadTranscription(Number(process.argv[2] ?? 1));
globalThis.gc?.();
report({ kind: 'ready' });

for await (const { task, bytes } of readTasks(process.stdin)) {
  report(await work(task, bytes));
  // Buffers of a long recording are given back now, not when the next one needs room.
  globalThis.gc?.();
}

async function work({ id, names }: Task, bytes: Buffer): Promise<Report> {
  const before = process.cpuUsage();
  report({ kind: 'begun', id });
  try {
    const onProgress = () => report({ kind: 'working', id });
    const samples = await decodeAudio(bytes, onProgress);
    report({ kind: 'decoded', id, seconds: samples.length / SAMPLE_RATE });
    const heard = await transcribe(samples, names, onProgress);
    const { user, system } = process.cpuUsage(before);
    return { kind: 'done', id, heard, processorSeconds: (user + system) / 1e6 };
  } catch (error) {
    if (error instanceof ApiError) return { kind: 'refused', id, code: error.code, message: error.message };
    return { kind: 'failed', id, error: describeError(error) };
  }
}
