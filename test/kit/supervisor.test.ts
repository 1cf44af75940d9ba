import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../src/kit/errors.ts';
import { type Supervisor, supervise } from '../../src/kit/supervisor.ts';

const GROWING = fileURLToPath(new URL('../support/growing-process.mjs', import.meta.url));
const TOO_LARGE = new ApiError('INVALID_AUDIO', 'This recording needs too much memory to unpack.');

/** Real processes that take as many megabytes as they are asked to (below 0: once they have said that they are done). */
describe('processes that are watched for what they hold', () => {
  let crew: Supervisor<number, string>;
  let failures: unknown[];
  const open = (processes: number, tooLarge = (): ApiError | undefined => TOO_LARGE) => {
    failures = [];
    crew = supervise<number, string, { kind: string }>({
      who: 'recogniser',
      processes,
      queue: 8,
      memory: { megabytes: 300, tooLarge },
      endsWhatIsGivenUp: true,
      onFailure: (event, error) => void failures.push([event, (error as { code: string }).code]),
      busy: () => new Error('busy'),
      notStarting: () => new Error('not starting'),
      start({ onMessage, onEnd }) {
        const child = fork(GROWING);
        child.on('message', onMessage).on('exit', (code, signal) => onEnd(signal ?? `exit ${code}`));
        return child;
      },
      send: (child, megabytes) => void child.send(megabytes),
      patience: () => 100,
      hear: ({ kind }) => kind,
      released() {},
    });
  };
  const grow = (megabytes: number, caller = 'ours') =>
    crew.submit({ caller, effort: 1, asked: megabytes }, new AbortController().signal);
  afterEach(() => crew.close());

  it('one over its ceiling is ended and replaced, its job refused and not passed on, and others notice nothing', async () => {
    open(2);
    await expect.poll(() => crew.pids().length).toBe(2);
    const before = crew.pids();
    const hostile = grow(100_000, 'hostile');
    const others = [grow(20), grow(20), grow(20)];
    await expect(hostile).rejects.toBe(TOO_LARGE);
    expect(await Promise.all(others)).toEqual(['done', 'done', 'done']);
    expect(await grow(20)).toBe('done');
    await expect.poll(() => crew.pids().filter((pid) => !before.includes(pid)).length).toBe(1);
    expect(crew.pids()).toHaveLength(2);
    expect(failures).toEqual([['recogniser ended', 'memory']]);
  });

  it('what a process held before is not held against the job it has', async () => {
    open(1);
    expect(await grow(170)).toBe('done');
    const [first] = crew.pids();
    await expect(grow(100_000)).rejects.toThrow('the recogniser ended with memory');
    expect(await grow(20)).toBe('done');
    expect(crew.pids()).not.toContain(first);
  });

  it('a job that is not to blame for what its process takes fails as one whose process ended', async () => {
    open(1, () => undefined);
    await expect(grow(100_000)).rejects.toThrow('the recogniser ended with memory');
    expect(await grow(20)).toBe('done');
  });

  it('one that grows while it is idle is replaced before it costs a job', async () => {
    open(1);
    expect(await grow(-100_000)).toBe('done');
    const [first] = crew.pids();
    await expect.poll(() => crew.pids()[0] ?? first).not.toBe(first);
    expect(await grow(20)).toBe('done');
    expect(failures).toEqual([['recogniser ended', 'memory']]);
  });
});
