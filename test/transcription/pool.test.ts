import { kill } from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Pool, type PoolOptions, startPool } from '../../src/transcription/pool/pool.ts';
import { textOf } from '../../src/transcription/recogniser.ts';
import { CAN_RECORD, convert, generate, say } from './support/recordings.ts';

const NOWHERE: string[] = [];

describe.runIf(CAN_RECORD)('the pool of recogniser processes', { timeout: 150_000 }, () => {
  let spoken: Buffer;
  let recording: { bytes: Buffer; mime: string };
  let long: { bytes: Buffer; mime: string };
  const pools: Pool[] = [];
  const usual = { workers: 1, threads: 2, seconds: 90, silenceSeconds: 30, queue: 8, onFailure() {} };
  const open = (options: Partial<PoolOptions>) => {
    const pool = startPool({ ...usual, ...options });
    pools.push(pool);
    return pool;
  };
  /** The one pool of all tests that ask for nothing special, and what it told of failures. */
  let shared: Pool;
  let failures: [string, string][] = [];
  const signal = () => new AbortController().signal;
  /** Waits until the only process works on something, then gives its id. */
  const pidAtWork = async (pool: Pool) => {
    while (pool.working() === 0) await pause(20);
    return pool.pids()[0] ?? 0;
  };

  beforeAll(() => {
    spoken = say('Engine two is on scene. Nothing is showing from the street.');
    recording = { bytes: convert(spoken, ['-c:a', 'libopus', '-f', 'ogg']), mime: 'audio/ogg' };
    long = { bytes: convert(spoken, ['-filter_complex', 'aloop=loop=12:size=2e6', '-f', 'flac']), mime: 'audio/flac' };
    const onFailure: PoolOptions['onFailure'] = (event, error) =>
      void failures.push([event, (error as { code: string }).code]);
    shared = startPool({ ...usual, onFailure });
  });
  beforeEach(() => {
    failures = [];
  });
  /** Puts the pool's clock forward, as if that much had gone by. */
  const passTime = (ms: number) => {
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + ms);
  };
  afterEach(async () => {
    for (const pool of pools.splice(0)) await pool.close();
    vi.restoreAllMocks();
  });
  afterAll(() => shared.close());

  it('a killed process costs only its own request and is replaced', async () => {
    const failing = shared.transcribe(long, NOWHERE, signal());
    const waiting = shared.transcribe(recording, NOWHERE, signal());
    const pid = await pidAtWork(shared);
    kill(pid, 'SIGKILL');
    await expect(failing).rejects.toThrow('SIGKILL');
    expect(textOf(await waiting)).toMatch(/engine/i);
    expect(shared.pids()).not.toContain(pid);
  });

  it('a process that hangs is found by its silence, ended and replaced', async () => {
    const pool = open({ silenceSeconds: 4 });
    const failing = pool.transcribe(long, NOWHERE, signal());
    kill(await pidAtWork(pool), 'SIGSTOP');
    await expect(failing).rejects.toThrow('SIGKILL');
    expect(textOf(await pool.transcribe(recording, NOWHERE, signal()))).toMatch(/engine/i);
  });

  it('a request that is given up ends its process, not the ones behind it', async () => {
    const given = new AbortController();
    const failing = shared.transcribe(long, NOWHERE, given.signal);
    const waiting = shared.transcribe(recording, NOWHERE, signal());
    await pidAtWork(shared);
    given.abort();
    await expect(failing).rejects.toThrow('given up');
    expect(textOf(await waiting)).toMatch(/engine/i);
  });

  it('refuses at once with Retry-After what would wait behind too many', async () => {
    const pool = open({ queue: 2 });
    const accepted = [1, 2].map(() => pool.transcribe(recording, NOWHERE, signal()));
    await expect(pool.transcribe(recording, NOWHERE, signal())).rejects.toMatchObject({
      code: 'PARTNER_API_UNAVAILABLE',
      retryAfterSeconds: expect.any(Number),
    });
    for (const heard of await Promise.all(accepted)) expect(textOf(heard)).toMatch(/engine/i);
  });

  it('refuses at once what cannot be done in time behind those before it', async () => {
    const pool = open({ seconds: 60 });
    const before = pool.transcribe(long, NOWHERE, signal());
    const hour = { bytes: Buffer.alloc(20_000_000), mime: 'audio/ogg' };
    await expect(pool.transcribe(hour, NOWHERE, signal())).rejects.toMatchObject({
      code: 'PARTNER_API_UNAVAILABLE',
      retryAfterSeconds: expect.any(Number),
    });
    expect(textOf(await before)).toMatch(/engine/i);
  });

  it('refuses nothing while nothing waits, whatever earlier recordings took', async () => {
    const pool = open({ seconds: 35 });
    // Held up again and again, as on a machine that is busy with something else.
    const usual = {
      bytes: convert(spoken, ['-filter_complex', 'aloop=loop=1:size=2e6', '-f', 'flac']),
      mime: 'audio/flac',
    };
    for (let i = 0; i < 2; i++) {
      const slow = pool.transcribe(usual, NOWHERE, signal());
      const pid = await pidAtWork(pool);
      kill(pid, 'SIGSTOP');
      await pause(6000);
      kill(pid, 'SIGCONT');
      expect(textOf(await slow)).toMatch(/engine/i);
    }
    expect(textOf(await pool.transcribe(long, NOWHERE, signal()))).toMatch(/engine/i);
  });

  it('one that turns out too long for its time is refused, and the one behind it is given to another process', async () => {
    // By its size a few seconds, by its content a quarter of an hour.
    const silence = generate('anullsrc=r=16000:cl=mono', ['-t', '890', '-c:a', 'libopus', '-b:a', '6k', '-f', 'ogg']);
    // So little time is left that no machine takes a quarter of an hour apart in it.
    const pool = open({ seconds: 80, silenceSeconds: 100 });
    const asked = performance.now();
    const first = pool.transcribe(recording, NOWHERE, signal());
    const longer = pool.transcribe({ bytes: silence, mime: 'audio/wav' }, NOWHERE, signal());
    longer.catch(() => {});
    const pid = await pidAtWork(pool);
    kill(pid, 'SIGSTOP');
    passTime(68_000 - (performance.now() - asked));
    const innocent = pool.transcribe(recording, NOWHERE, signal());
    kill(pid, 'SIGCONT');
    await expect(longer).rejects.toMatchObject({ code: 'PARTNER_API_UNAVAILABLE' });
    expect(textOf(await innocent)).toMatch(/engine/i);
    expect(textOf(await first)).toMatch(/engine/i);
  });

  it('a process frozen while it was idle does not cost the next request', async () => {
    expect(textOf(await shared.transcribe(recording, NOWHERE, signal()))).toMatch(/engine/i);
    const [frozen = 0] = shared.pids();
    kill(frozen, 'SIGSTOP');
    expect(textOf(await shared.transcribe(recording, NOWHERE, signal()))).toMatch(/engine/i);
    expect(shared.pids()).not.toContain(frozen);
    expect(failures).toEqual([['recogniser ended', 'SIGKILL']]);
  });

  it('never has more processes than it may, whatever ended while others started', async () => {
    const pool = open({ workers: 2 });
    await expect.poll(() => pool.pids().length, { timeout: 60_000 }).toBe(2);
    const [first = 0, second = 0] = pool.pids();
    // A restart that is put off, here by a clock that stands still.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      kill(first, 'SIGKILL');
      while (pool.pids().length < 2 || pool.pids().includes(first)) await pause(20);
      expect(pool.pids()).toContain(second);
      vi.advanceTimersByTime(60_000);
      expect(pool.pids()).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('refuses a damaged recording and lives on', async () => {
    const broken = { bytes: Buffer.from('not a recording at all, just words'), mime: 'audio/wav' };
    await expect(shared.transcribe(broken, NOWHERE, signal())).rejects.toMatchObject({ code: 'INVALID_AUDIO' });
    const [pid] = shared.pids();
    expect(textOf(await shared.transcribe(recording, NOWHERE, signal()))).toMatch(/engine/i);
    expect(shared.pids()).toEqual([pid]);
  });
});
