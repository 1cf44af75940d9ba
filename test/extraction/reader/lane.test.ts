import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Lane, type LaneOptions, readerLane } from '../../../src/extraction/serving/lane.ts';

const ACCOUNT = {
  transcript: 'Engine 41 was dispatched at 1425 and on scene at 1432, 123 Maple Street. The chimney was on fire.',
  department: { neris_id: 'FD24031901', name: 'Montgomery County', city: 'Gaithersburg', state: 'MD' },
  receivedAt: new Date('2026-03-14T23:00:00Z'),
};

/** Real processes under a clock that goes on when the test says so. */
describe('the line before a process of the reader', () => {
  let lane: Lane;
  const open = (options: Partial<LaneOptions> = {}) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    lane = readerLane({
      seconds: 600,
      queue: 8,
      patienceSeconds: 600,
      share: { threads: 1, niceness: 1 },
      onFailure: () => {},
      ...options,
    });
  };
  const read = (caller = 'ours', until = Number.POSITIVE_INFINITY, signal = new AbortController().signal) =>
    lane.extract(ACCOUNT, signal, { caller, until });
  const BUSY = { code: 'PARTNER_API_UNAVAILABLE', retryAfterSeconds: expect.any(Number) };
  const pid = () => lane.pid() ?? 0;
  /** Every look lets 50 ms pass on the lane's clock, in which a process that ended is replaced. */
  const anotherThan = (first: number) => expect.poll(() => lane.pid() ?? first).not.toBe(first);
  afterEach(() => {
    lane.close();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('whose process ended while it was idle: the next one is not ended amid an account for the idleness of the first', async () => {
    open({ idleSeconds: 60 });
    await read();
    const first = pid();
    process.kill(first, 'SIGKILL');
    await anotherThan(first);
    // Long enough to be seen at it.
    const long = { ...ACCOUNT, transcript: `${ACCOUNT.transcript} `.repeat(100) };
    const reading = lane.extract(long, new AbortController().signal);
    await expect.poll(() => lane.load().working, { timeout: 20_000 }).toBe(1);
    process.kill(pid(), 'SIGSTOP');
    vi.advanceTimersByTime(60_000);
    process.kill(pid(), 'SIGCONT');
    expect((await reading).filled.length).toBeGreaterThan(2);
  });

  it('lets a process go that had nothing to read for long, and starts another for the next account', async () => {
    open({ idleSeconds: 60 });
    await read();
    const first = pid();
    vi.advanceTimersByTime(60_000);
    await expect.poll(() => lane.pid()).toBeUndefined();
    expect(lane.trouble()).toBeUndefined();
    expect((await read()).filled.length).toBeGreaterThan(2);
    expect(pid()).not.toBe(first);
  });

  it('gives the next account to no process that was told to end', async () => {
    open({ seconds: 30 });
    await read();
    const first = pid();
    const [late, innocent] = [read(), read()];
    late.catch(() => {});
    // This thread is held up until the result lies there and its time is over.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
    vi.advanceTimersByTime(30_000);
    await anotherThan(first);
    expect((await innocent).filled.length).toBeGreaterThan(2);
  });

  it('whoever comes beside a caller who has filled the line is let in and is next', async () => {
    open({ queue: 3 });
    await read();
    process.kill(pid(), 'SIGSTOP');
    const order: string[] = [];
    const flood = [1, 2, 3, 4].map((i) => read('greedy').then(() => order.push(`greedy ${i}`)));
    await expect(read('greedy')).rejects.toMatchObject(BUSY);
    const beside = [1, 2].map((i) => read('modest').then(() => order.push(`modest ${i}`)));
    expect(lane.load()).toEqual({ waiting: 5, working: 1, room: 6 });
    process.kill(pid(), 'SIGCONT');
    await Promise.all([...flood, ...beside]);
    expect(order).toEqual(['greedy 1', 'modest 1', 'greedy 2', 'modest 2', 'greedy 3', 'greedy 4']);
  });

  it('whoever is next has nothing to be patient for, however much waits of others', async () => {
    open({ patienceSeconds: 0.001 });
    await read();
    process.kill(pid(), 'SIGSTOP');
    const flood = [read('greedy'), read('greedy')];
    await expect(read('greedy')).rejects.toMatchObject(BUSY);
    const beside = read('modest');
    process.kill(pid(), 'SIGCONT');
    for (const { filled } of await Promise.all([...flood, beside])) expect(filled.length).toBeGreaterThan(2);
  });

  it('whoever gives up leaves the line and makes room in it', async () => {
    open({ queue: 1 });
    await read();
    process.kill(pid(), 'SIGSTOP');
    const underWay = read();
    const gone = new AbortController();
    const givenUp = read('ours', undefined, gone.signal);
    await expect(read()).rejects.toMatchObject(BUSY);
    gone.abort();
    await expect(givenUp).rejects.toThrow('given up');
    const instead = read();
    process.kill(pid(), 'SIGCONT');
    for (const { filled } of await Promise.all([underWay, instead])) expect(filled.length).toBeGreaterThan(2);
  });

  it('whoever can no longer be read in time, and is not next, is told to come again', async () => {
    open();
    await read();
    process.kill(pid(), 'SIGSTOP');
    const until = Date.now() + 3_600_000;
    const [underWay, next, late] = [read(), read('ours', until), read('ours', until)];
    const refused = expect(late).rejects.toMatchObject(BUSY);
    vi.spyOn(Date, 'now').mockReturnValue(until);
    process.kill(pid(), 'SIGCONT');
    await refused;
    for (const { filled } of await Promise.all([underWay, next])) expect(filled.length).toBeGreaterThan(2);
  });
});
