import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ReaderEngine, readerEngine } from '../../../src/extraction/serving/served-engine.ts';
import { assemble } from '../../../src/neris/assemble.ts';

vi.setConfig({ testTimeout: 60_000 });

const department = { neris_id: 'FD24031901', name: 'Montgomery County', city: 'Gaithersburg', state: 'MD' };
const ACCOUNT = {
  transcript:
    'Engine 41 was dispatched at 1425 and on scene at 1432, 123 Maple Street, a single family house. The chimney was on fire, it stayed in the flue. Engine 41 cleared at 1510.',
  department,
  receivedAt: new Date('2026-03-14T23:00:00Z'),
};

let engine: ReaderEngine;
let failures: string[] = [];
const start = (seconds = 30, queue = 100, patienceSeconds = 30) => {
  failures = [];
  engine = readerEngine('reader-test', {
    seconds,
    queue,
    patienceSeconds,
    onFailure: (event) => void failures.push(event),
  });
};
const read = (transcript = ACCOUNT.transcript) =>
  engine.extract({ ...ACCOUNT, transcript }, new AbortController().signal);

afterEach(() => engine.close());

describe('the learned reader in a process of its own', () => {
  it('reads an account into values, each with its words', async () => {
    start();
    const { filled } = await read();
    const { neris } = assemble({ filled, modules: { activated: ['fire_detail'], failed: [] } });
    expect(neris.dispatch?.unit_responses?.[0]).toMatchObject({
      reported_unit_id: 'Engine 41',
      on_scene: '2026-03-14T18:32:00Z',
      unit_clear: '2026-03-14T19:10:00Z',
    });
    expect(neris.base?.location).toMatchObject({ number: 123, street: 'Maple', street_postfix: 'STREET' });
    for (const { sources } of filled)
      for (const source of sources)
        if ('words' in source) expect(ACCOUNT.transcript.slice(source.start, source.end)).toBe(source.words);
  });

  it('killed while it reads: that request fails, the ones behind it are read by the next process', async () => {
    start();
    await read();
    const killed = engine.pid() ?? 0;
    const [first, second] = [read('Engine 5 on scene at 1432. '.repeat(180)), read()];
    first.catch(() => {});
    await pause(50);
    process.kill(killed, 'SIGKILL');
    await expect(first).rejects.toThrow('SIGKILL');
    expect((await second).filled.length).toBeGreaterThan(5);
    expect(engine.pid()).not.toBe(killed);
    expect(failures).toEqual(['reader ended']);
  });

  it('hanging: it is given up in time and the next request is read', async () => {
    start(2);
    await read();
    const stopped = engine.pid() ?? 0;
    process.kill(stopped, 'SIGSTOP');
    await expect(read()).rejects.toThrow('SIGKILL');
    expect((await read()).filled.length).toBeGreaterThan(5);
  });

  it('texts of 50,000 characters hold up nobody who tells an account', async () => {
    start();
    await read();
    let read50k = 0;
    const long = Array.from({ length: 5 }, (_, i) =>
      read(`Engine ${i} on scene at 1432. `.repeat(1900).slice(0, 50_000)).then(() => read50k++),
    );
    for (const each of long) each.catch(() => {});
    await pause(2000);
    for (let i = 0; i < 5; i++) expect((await read()).filled.length).toBeGreaterThan(5);
    expect(read50k).toBeLessThan(5);
    await engine.close();
    await Promise.allSettled(long);
  });

  it('of texts so long, more than can be read in time are refused at once, and usual accounts are not', async () => {
    start();
    const long = Array.from({ length: 12 }, () => read('be got '.repeat(7000)));
    const refused = long.map((each) => each.catch((error: unknown) => error));
    await expect(
      Promise.any(
        long.map((each) =>
          each.then(
            () => Promise.reject(),
            (error) => error,
          ),
        ),
      ),
    ).resolves.toMatchObject({
      code: 'PARTNER_API_UNAVAILABLE',
    });
    expect((await read()).filled.length).toBeGreaterThan(5);
    await engine.close();
    await Promise.all(refused);
  });

  it('refuses at once what would not be read before its call is over, unless it finds nobody before it', async () => {
    start();
    const readBy = (until: number) => engine.extract(ACCOUNT, new AbortController().signal, { caller: 'ours', until });
    const soon = () => Date.now() + 1;
    await readBy(soon());
    const pid = engine.pid() ?? 0;
    process.kill(pid, 'SIGSTOP');
    const underWay = readBy(soon());
    await expect(readBy(soon())).rejects.toMatchObject({
      code: 'PARTNER_API_UNAVAILABLE',
      retryAfterSeconds: expect.any(Number),
    });
    const behind = readBy(Date.now() + 60_000);
    process.kill(pid, 'SIGCONT');
    for (const { filled } of await Promise.all([underWay, behind])) expect(filled.length).toBeGreaterThan(5);
  });

  it('knows from the first account, while it is read, that the next would not be in time', async () => {
    start();
    await expect.poll(() => engine.trouble?.(), { timeout: 20_000 }).toBeUndefined();
    const pid = engine.pid() ?? 0;
    process.kill(pid, 'SIGSTOP');
    const first = read();
    await pause(300);
    const asking = { caller: 'ours', until: Date.now() + 500 };
    const next = engine.extract(ACCOUNT, new AbortController().signal, asking);
    await expect(next).rejects.toMatchObject({ code: 'PARTNER_API_UNAVAILABLE' });
    process.kill(pid, 'SIGCONT');
    expect((await first).filled.length).toBeGreaterThan(5);
  });

  it('with a full line before it, says that it is busy', async () => {
    start(30, 1);
    const waiting = [read(), read()];
    for (const each of waiting) each.catch(() => {});
    await expect(read()).rejects.toMatchObject({ code: 'PARTNER_API_UNAVAILABLE' });
    await Promise.allSettled(waiting);
  });

  it('lets nobody into the line who would wait too long at its pace, and whoever finds nobody waiting', async () => {
    start(30, 100, 0.001);
    await read();
    const [first, second, third] = [read(), read(), read()];
    await expect(third).rejects.toMatchObject({ code: 'PARTNER_API_UNAVAILABLE' });
    await Promise.all([first, second]);
    await read();
  });
});
