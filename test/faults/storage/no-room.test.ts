import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readerEngine } from '../../../src/extraction/serving/served-engine.ts';
import { startPool } from '../../../src/transcription/pool/pool.ts';

/** A machine that begins no process: with an environment of this size the system refuses every one. */
describe('where no process can be begun', () => {
  const { LANG } = process.env;
  beforeEach(() => {
    process.env.LANG = 'x'.repeat(200_000);
  });
  afterEach(() => {
    if (LANG === undefined) delete process.env.LANG;
    else process.env.LANG = LANG;
  });

  const events = () => {
    const told: unknown[] = [];
    return { told, onFailure: (event: string, error: unknown) => void told.push([event, (error as Error).message]) };
  };

  it('the server lives on and says that the reader does not start', async () => {
    const { told, onFailure } = events();
    const engine = readerEngine('reader-test', { onFailure });
    try {
      await expect.poll(() => engine.trouble?.(), { timeout: 10_000 }).toBe('the reader does not start');
      expect(told.slice(0, 3)).toEqual(Array(3).fill(['reader ended', 'the reader ended with E2BIG']));
    } finally {
      await engine.close();
    }
  });

  it('the server lives on and says that the recogniser does not start', async () => {
    const { told, onFailure } = events();
    const pool = startPool({ workers: 2, threads: 1, seconds: 60, silenceSeconds: 15, queue: 8, onFailure });
    try {
      await expect.poll(() => pool.trouble(), { timeout: 10_000 }).toBe('the recogniser does not start');
      expect(told.slice(0, 3)).toEqual(Array(3).fill(['recogniser ended', 'the recogniser ended with E2BIG']));
    } finally {
      await pool.close();
    }
  });
});
