import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ATTACKS, MOST_BYTES } from '../../bench/hostile-recordings/attacks.ts';
import { MOST_MEGABYTES, type WatchedWorker, watchedWorker } from '../../bench/hostile-recordings/watched-worker.ts';
import { ApiError } from '../../src/kit/errors.ts';
import { decodeAudio } from '../../src/transcription/decode/decode.ts';

describe('recordings put together by hand', { timeout: 120_000 }, () => {
  it.each(ATTACKS)('$name: $answer', async ({ make, small, answer }) => {
    const refusal = await decodeAudio(make(small)).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (answer === 'sound') return expect(refusal).toBeUndefined();
    expect(refusal).toBeInstanceOf(ApiError);
    expect(refusal).toMatchObject({ code: answer, message: expect.stringMatching(/Send|Record/) });
  });
});

/** Of each kind the one that took most; `npm run bench:hostile-recordings` sends all. */
const HARDEST =
  /two minutes|of one sample|4 kHz, largest|all samples in one chunk|empty blocks|of tracks|without sound|in the same place/;

describe('a recogniser process that is sent the largest of them', { timeout: 600_000 }, () => {
  let worker: WatchedWorker;
  beforeAll(async () => {
    worker = await watchedWorker(new URL('../../build/', import.meta.url));
  });
  afterAll(() => worker?.stop());

  it.each(ATTACKS.filter(({ name }) => HARDEST.test(name)))(
    '$name: answers, and stays under its ceiling',
    async ({ make }) => {
      const { failed, megabytes } = await worker.try(make(MOST_BYTES));
      expect(failed).toBe(false);
      expect(megabytes).toBeGreaterThan(50);
      expect(megabytes).toBeLessThan(MOST_MEGABYTES);
    },
  );
});
