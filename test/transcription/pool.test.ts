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
  const asking = (caller = 'ours', signal = new AbortController().signal) => ({ caller, signal });
  /** Waits until the only process works on something, then gives its id. */
  const pidAtWork = async (pool: Pool) => {
    while (pool.working() === 0) await pause(20);
    return pool.pids()[0] ?? 0;
  };

  beforeAll(() => {
    spoken = say('Engine two is on scene. Nothing is showing from the street.');
    recording = { bytes: convert(spoken, ['-c:a', 'libopus', '-f', 'ogg']), mime: 'audio/ogg' };
    long = { bytes: convert(spoken, ['-filter_complex', 'aloop=loop=5:size=2e6', '-f', 'flac']), mime: 'audio/flac' };
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
    const failing = shared.transcribe(long, NOWHERE, asking());
    const waiting = shared.transcribe(recording, NOWHERE, asking());
    const pid = await pidAtWork(shared);
    kill(pid, 'SIGKILL');
    await expect(failing).rejects.toThrow('SIGKILL');
    expect(textOf(await waiting)).toMatch(/engine/i);
    expect(shared.pids()).not.toContain(pid);
  });

  it('a process that hangs is found by its silence, ended and replaced', async () => {
    const pool = open({ silenceSeconds: 4 });
    const failing = pool.transcribe(long, NOWHERE, asking());
    kill(await pidAtWork(pool), 'SIGSTOP');
    await expect(failing).rejects.toThrow('SIGKILL');
    expect(textOf(await pool.transcribe(recording, NOWHERE, asking()))).toMatch(/engine/i);
  });

  it('a request that is given up ends its process, not the ones behind it', async () => {
    const given = new AbortController();
    const failing = shared.transcribe(long, NOWHERE, asking('ours', given.signal));
    const waiting = shared.transcribe(recording, NOWHERE, asking());
    await pidAtWork(shared);
    given.abort();
    await expect(failing).rejects.toThrow('given up');
    expect(textOf(await waiting)).toMatch(/engine/i);
  });

  it('refuses at once with Retry-After what would wait behind too many', async () => {
    const pool = open({ queue: 2 });
    const accepted = [1, 2].map(() => pool.transcribe(recording, NOWHERE, asking()));
    await expect(pool.transcribe(recording, NOWHERE, asking())).rejects.toMatchObject({
      code: 'PARTNER_API_UNAVAILABLE',
      retryAfterSeconds: expect.any(Number),
    });
    for (const heard of await Promise.all(accepted)) expect(textOf(heard)).toMatch(/engine/i);
  });

  it('refuses at once what cannot be done in time behind those before it', async () => {
    const pool = open({ seconds: 45 });
    const before = pool.transcribe(long, NOWHERE, asking());
    const hour = { bytes: Buffer.alloc(20_000_000, 'OggS'), mime: 'audio/ogg' };
    await expect(pool.transcribe(hour, NOWHERE, asking())).rejects.toMatchObject({
      code: 'PARTNER_API_UNAVAILABLE',
      retryAfterSeconds: expect.any(Number),
    });
    expect(textOf(await before)).toMatch(/engine/i);
  });

  it('refuses nothing while nothing waits, whatever earlier recordings took', async () => {
    const pool = open({ seconds: 35 });
    // Held up again and again, as on a machine that is busy with something else.
    const repeated = (times: number) => {
      const encoded = ['-filter_complex', `aloop=loop=${times}:size=2e6`, '-f', 'flac'];
      return { bytes: convert(spoken, encoded), mime: 'audio/flac' };
    };
    const usual = repeated(1);
    for (let i = 0; i < 2; i++) {
      const slow = pool.transcribe(usual, NOWHERE, asking());
      const pid = await pidAtWork(pool);
      kill(pid, 'SIGSTOP');
      await pause(6000);
      kill(pid, 'SIGCONT');
      expect(textOf(await slow)).toMatch(/engine/i);
    }
    expect(textOf(await pool.transcribe(repeated(12), NOWHERE, asking()))).toMatch(/engine/i);
  });

  it('one that turns out too long for its time is refused, and the one behind it is given to another process', async () => {
    // By its size a few seconds, by its content a quarter of an hour.
    const silence = generate('anullsrc=r=16000:cl=mono', ['-t', '890', '-c:a', 'libopus', '-b:a', '6k', '-f', 'ogg']);
    // So little time is left that no machine takes a quarter of an hour apart in it.
    const pool = open({ seconds: 80, silenceSeconds: 100 });
    const asked = performance.now();
    const first = pool.transcribe(recording, NOWHERE, asking());
    const longer = pool.transcribe({ bytes: silence, mime: 'audio/wav' }, NOWHERE, asking());
    longer.catch(() => {});
    const pid = await pidAtWork(pool);
    kill(pid, 'SIGSTOP');
    passTime(68_000 - (performance.now() - asked));
    const innocent = pool.transcribe(recording, NOWHERE, asking());
    kill(pid, 'SIGCONT');
    await expect(longer).rejects.toMatchObject({ code: 'PARTNER_API_UNAVAILABLE' });
    expect(textOf(await innocent)).toMatch(/engine/i);
    expect(textOf(await first)).toMatch(/engine/i);
  });

  it('a process frozen while it was idle does not cost the next request', async () => {
    expect(textOf(await shared.transcribe(recording, NOWHERE, asking()))).toMatch(/engine/i);
    const [frozen = 0] = shared.pids();
    kill(frozen, 'SIGSTOP');
    expect(textOf(await shared.transcribe(recording, NOWHERE, asking()))).toMatch(/engine/i);
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

  it('a caller beside one who has filled the line is next, and is not refused', async () => {
    const pool = open({ queue: 3, seconds: 120 });
    const order: string[] = [];
    const send = async (caller: string, sent = recording) => {
      const heard = await pool.transcribe(sent, NOWHERE, asking(caller));
      order.push(caller);
      return textOf(heard);
    };
    const first = send('many', long);
    await pidAtWork(pool);
    const waiting = [send('many'), send('many'), send('many')];
    // Foretold to be a quarter of an hour: behind three of its own it would be too late.
    const hours = { bytes: Buffer.concat([Buffer.from('OggS'), Buffer.alloc(20_000_000)]), mime: 'audio/ogg' };
    await expect(send('many', hours)).rejects.toMatchObject({ code: 'PARTNER_API_UNAVAILABLE' });
    await expect(send('many')).rejects.toMatchObject({ code: 'PARTNER_API_UNAVAILABLE' });
    expect(pool.load()).toMatchObject({ waiting: 3, room: 3 });
    const other = send('other');
    expect(pool.load()).toMatchObject({ waiting: 4, room: 6 });
    for (const heard of await Promise.all([first, other, ...waiting])) expect(heard).toMatch(/engine/i);
    expect(order).toEqual(['many', 'other', 'many', 'many', 'many']);
  });

  it('whoever goes away leaves the line, and their turn to who is behind them', async () => {
    const pool = open({ queue: 1 });
    const given = new AbortController();
    const first = pool.transcribe(long, NOWHERE, asking('many'));
    await pidAtWork(pool);
    const pids = pool.pids();
    const leaving = pool.transcribe(recording, NOWHERE, asking('leaves', given.signal));
    const staying = pool.transcribe(recording, NOWHERE, asking('stays'));
    given.abort();
    await expect(leaving).rejects.toThrow('given up');
    expect(pool.load()).toMatchObject({ waiting: 1 });
    // Their place is free for them again.
    const back = pool.transcribe(recording, NOWHERE, asking('leaves'));
    expect(textOf(await staying)).toMatch(/engine/i);
    expect(pool.load()).toMatchObject({ waiting: 0, working: 1 });
    for (const heard of await Promise.all([first, back])) expect(textOf(heard)).toMatch(/engine/i);
    // Nobody's process was ended for it.
    expect(pool.pids()).toEqual(pids);
  });

  it('one that looked short gives the process left for short ones back, and waits for its turn', async () => {
    const ended: unknown[] = [];
    const pool = open({ workers: 2, seconds: 140, onFailure: (event) => void ended.push(event) });
    await expect.poll(() => pool.trouble(), { timeout: 60_000 }).toBeUndefined();
    await expect.poll(() => pool.pids().length, { timeout: 60_000 }).toBe(2);
    // By their size half a minute, by their content four.
    const encoded = ['-filter_complex', 'aloop=loop=60:size=2e6', '-c:a', 'libopus', '-b:a', '6k', '-f', 'ogg'];
    const disguised = { bytes: convert(spoken, encoded), mime: 'audio/wav' };
    let measured = 0;
    const onMeasured = () => void measured++;
    const both = [1, 2].map(() => pool.transcribe(disguised, NOWHERE, { ...asking('many'), onMeasured }));
    await expect.poll(() => measured, { timeout: 60_000 }).toBe(2);
    expect(pool.load()).toMatchObject({ waiting: 1, working: 1 });
    expect(textOf(await pool.transcribe(recording, NOWHERE, asking('other')))).toMatch(/engine/i);
    expect(pool.load()).toMatchObject({ waiting: 1, working: 1 });
    expect(ended).toEqual(['recogniser ended']);
    await pool.close();
    for (const each of await Promise.allSettled(both)) expect(each).toMatchObject({ status: 'rejected' });
  });

  it('what is no recording is refused without a place in the line, before any process is there', async () => {
    const pool = open({ queue: 0 });
    const words = { bytes: Buffer.alloc(25_000_000, 'RIFF'), mime: 'audio/wav' };
    await expect(pool.transcribe(words, NOWHERE, asking())).rejects.toMatchObject({ code: 'INVALID_AUDIO' });
    expect(pool.pids()).toEqual([]);
  });

  it('refuses a damaged recording and lives on', async () => {
    const broken = { bytes: Buffer.from('OggS and then no recording at all, just words'), mime: 'audio/wav' };
    await expect(shared.transcribe(broken, NOWHERE, asking())).rejects.toMatchObject({ code: 'INVALID_AUDIO' });
    const [pid] = shared.pids();
    expect(textOf(await shared.transcribe(recording, NOWHERE, asking()))).toMatch(/engine/i);
    expect(shared.pids()).toEqual([pid]);
  });
});
