import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '../../src/kit/errors.ts';
import { decodeAudio } from '../../src/transcription/decode/decode.ts';
import { CAN_RECORD, convert, NINE_TYPES, say, VARIANTS } from './support/recordings.ts';

/** More of them with `DAMAGED_FILES=2200`. */
const FILES = Number(process.env.DAMAGED_FILES ?? 700);
/** Ways to damage a file; each takes the file and a source of chance. */
const DAMAGES: ((file: Buffer, chance: Chance) => Buffer)[] = [
  function cutEnd(file, chance) {
    return file.subarray(0, chance.below(file.length));
  },
  function cutStart(file, chance) {
    return file.subarray(chance.below(file.length));
  },
  function cutOut(file, chance) {
    const from = chance.below(file.length);
    return Buffer.concat([file.subarray(0, from), file.subarray(from + chance.below(2000))]);
  },
  function flipBits(file, chance) {
    const damaged = Buffer.from(file);
    for (let i = 0; i < 1 + chance.below(40); i++) {
      const at = chance.below(damaged.length);
      damaged[at] = (damaged[at] ?? 0) ^ (1 << chance.below(8));
    }
    return damaged;
  },
  function wreckHead(file, chance) {
    const damaged = Buffer.from(file);
    for (let i = 0; i < 1 + chance.below(12); i++) {
      const extreme = [0, 0xff, 0x7f, 0x80][chance.below(4)] ?? 0;
      damaged[chance.below(Math.min(600, damaged.length))] = extreme;
    }
    return damaged;
  },
  function hugeNumbers(file, chance) {
    const damaged = Buffer.from(file);
    const at = chance.below(Math.max(1, damaged.length - 4));
    damaged.fill(0xff, at, at + 4);
    return damaged;
  },
  function repeatPart(file, chance) {
    const from = chance.below(file.length);
    const part = file.subarray(from, from + chance.below(4000));
    return Buffer.concat([file.subarray(0, from), part, part, part, file.subarray(from)]);
  },
  function noiseInside(file, chance) {
    const damaged = Buffer.from(file);
    const from = chance.below(file.length);
    for (let i = from; i < Math.min(file.length, from + 500); i++) damaged[i] = chance.below(256);
    return damaged;
  },
];

describe.runIf(CAN_RECORD)('damaged files', () => {
  const originals: Buffer[] = [];
  beforeAll(() => {
    const wav = convert(say('Engine two on scene.'), ['-t', '0.8', '-f', 'wav']);
    for (const args of [...Object.values(NINE_TYPES), ...Object.values(VARIANTS)]) originals.push(convert(wav, args));
  });

  it(`${FILES} of them over all types give sound or a contract error, and leave no memory behind`, {
    timeout: 300_000,
  }, async () => {
    const chance = chanceFrom(20_261_115);
    const outcomes = new Map<string, number>();
    const before = await memory();
    for (let i = 0; i < FILES; i++) {
      const original = originals[i % originals.length] ?? Buffer.alloc(0);
      const damage = DAMAGES[Math.floor(i / originals.length) % DAMAGES.length];
      const damaged = damage?.(original, chance) ?? original;
      const outcome = await decodeAudio(damaged).then(
        (samples) => (samples.every(Number.isFinite) ? 'sound' : 'not a number'),
        (error: unknown) => (error instanceof ApiError ? error.code : `crash: ${error}`),
      );
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
    const allowed = ['sound', 'INVALID_AUDIO', 'AUDIO_TOO_LONG'];
    expect([...outcomes.keys()].filter((outcome) => !allowed.includes(outcome))).toEqual([]);
    expect(outcomes.get('INVALID_AUDIO') ?? 0).toBeGreaterThan(FILES / 50);
    expect(outcomes.get('sound') ?? 0).toBeGreaterThan(FILES / 5);
    // The decoders' own modules stay loaded: about 90 MB however many files were read.
    expect((await memory()) - before).toBeLessThan(150);
  });
});

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/**
 * Megabytes held outside the heap, where decoders keep their buffers, and in it. Collected first, or the figure would
 * count what nobody holds any more; more than once, because a decoder's memory is given back a turn after its owner.
 */
async function memory(): Promise<number> {
  for (let turn = 0; turn < 5; turn++) {
    collectGarbage();
    await pause(20);
  }
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
}

interface Chance {
  below(limit: number): number;
}

/** The same damage at every run (mulberry32). */
function chanceFrom(seed: number): Chance {
  let state = seed;
  return {
    below(limit) {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) % Math.max(1, limit);
    },
  };
}
