import type { Browser, CDPSession } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserSuite, launch } from './support/chromium.ts';
import { keptOn } from './support/kept.ts';
import { open, type Stage, startRealStage } from './support/stage.ts';

/** As long as it says, so not with every run: `FIFTEEN_MINUTES=1 npx vitest run test/browser/fifteen-minutes` */
browserSuite('Capture page: fifteen real minutes (the real recogniser and engine)', () => {
  let stage: Stage;
  let browser: Browser;
  beforeAll(async () => {
    [stage, browser] = await Promise.all([startRealStage(), launch('speech')]);
  });
  afterAll(async () => {
    await browser?.close();
    await stage?.stop();
  });

  async function memory(debug: CDPSession): Promise<number> {
    await debug.send('HeapProfiler.collectGarbage');
    const { usedSize, backingStorageSize } = await debug.send('Runtime.getHeapUsage');
    return usedSize + backingStorageSize;
  }

  it('are recorded, kept and sent, with memory and disk bounded', { timeout: 1_200_000 }, async () => {
    await using seen = await open(browser, stage, { ttl: 3600 });
    const debug = await seen.page.context().newCDPSession(seen.page);
    await seen.tap('Start recording');
    const until = (seconds: number) =>
      seen.page.waitForFunction(
        (wanted) => {
          const [minutes = 0, rest = 0] = (document.querySelector('.clock')?.textContent ?? '').split(':').map(Number);
          return minutes * 60 + rest >= wanted;
        },
        seconds,
        { timeout: 1_000_000, polling: 500 },
      );
    const disk = () => seen.page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
    await until(60);
    const early = { memory: await memory(debug), disk: await disk() };
    await until(890);
    const late = { memory: await memory(debug), disk: await disk() };
    const { pieces, bytes } = await keptOn(seen.page);
    await seen.page.locator('#page[data-state="done"], #page[data-state="error"]').waitFor({ timeout: 200_000 });
    expect((await seen.messages()).filter(({ type }) => type === 'svc:error')).toEqual([]);
    const { narration } = await seen.received('svc:draft');
    const words = narration.transcript.split(' ').length;
    process.stderr.write(`${JSON.stringify({ early, late, pieces, bytes, words, timings: narration.timings })}\n`);
    expect(narration.status).toBe('complete');
    expect(narration.input.audio_seconds).toBe(900);
    expect(pieces).toBeGreaterThan(800);
    // It speaks all the time: what the fifteen minutes held was heard to the end.
    expect(words).toBeGreaterThan(1_000);
    expect(narration.svc_report.heard.at(-1).to).toBeGreaterThan(850);
    expect(bytes).toBeLessThan(6_000_000);
    // Heads and seals of the pieces come on top of what they hold, and the database writes its log before it tidies up.
    expect(late.disk).toBeLessThan(bytes * 6);
    expect(late.memory - early.memory).toBeLessThan(3_000_000);
    expect(await keptOn(seen.page)).toMatchObject({ accounts: [], pieces: 0 });
  });
});
