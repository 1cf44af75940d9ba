import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserSuite, launch } from './support/chromium.ts';
import { type Opened, open, openRecorded, type Stage, startStage } from './support/stage.ts';

/** As much as the page's own recorder makes of so long an account. The longest takes more than three minutes to send. */
const SLOW = process.env.FIFTEEN_MINUTES
  ? { account: 'fifteen minutes', bytes: 3_600_000, seconds: 900, leastMs: 150_000 }
  : { account: 'three minutes', bytes: 720_000, seconds: 180, leastMs: 30_000 };

browserSuite('Capture page: lines that are bad for long (section 6, fake recogniser)', () => {
  let stages: [Stage, Stage];
  let browser: Browser;
  beforeAll(async () => {
    [stages, browser] = await Promise.all([Promise.all([startStage(), startStage()]), launch('speech')]);
  });
  afterAll(async () => {
    await browser?.close();
    await Promise.all((stages ?? []).map((stage) => stage.stop()));
  });

  async function uploadAt(page: Page, bytesPerSecond: number): Promise<void> {
    const debug = await page.context().newCDPSession(page);
    await debug.send('Network.enable');
    const line = { offline: false, latency: 200, downloadThroughput: -1, uploadThroughput: bytesPerSecond };
    await debug.send('Network.emulateNetworkConditions', line);
  }

  const drafts = async ({ messages }: Opened) => (await messages()).filter(({ type }) => type === 'svc:draft').length;

  // Both mostly wait.
  describe('the page', { concurrent: true }, () => {
    it('sends by itself, and once, after a minute without a connection', { timeout: 180_000 }, async () => {
      await using seen = await openRecorded(browser, stages[0]);
      await seen.page.context().setOffline(true);
      await seen.tap('Done, send');
      await seen.page.getByText('it is sent by itself when the connection is back').waitFor();
      await seen.page.waitForTimeout(60_000);
      // It looks again and again meanwhile, and says nothing new.
      expect((await seen.messages()).filter(({ code }) => code === 'NETWORK')).toHaveLength(1);
      await seen.page.context().setOffline(false);
      await seen.received('svc:draft');
      await seen.state('done');
      await seen.page.waitForTimeout(5_000);
      expect(stages[0].recogniser.heard).toHaveLength(1);
      expect(await drafts(seen)).toBe(1);
    });

    it(`brings ${SLOW.account} home over a line of 25 kB/s, and shows the bytes`, { timeout: 420_000 }, async () => {
      await using seen = await open(browser, stages[1], { ttl: 900 });
      await seen.state('idle');
      await uploadAt(seen.page, 25_000);
      const began = performance.now();
      await seen.page.evaluate(({ bytes, seconds }) => {
        const { SvcWidget } = window as unknown as { SvcWidget: { submitAudio(...order: unknown[]): void } };
        SvcWidget.submitAudio(new Blob([new Uint8Array(bytes)]), 'audio/webm', seconds);
      }, SLOW);
      await seen.page.getByText(/^Sending: \d+ kB of /).waitFor();
      expect(await seen.page.getByText(/usually takes/).count()).toBe(0);
      await seen.page.waitForSelector('#page[data-state="done"]', { timeout: 240_000 });
      expect(await drafts(seen)).toBe(1);
      expect(performance.now() - began).toBeGreaterThan(SLOW.leastMs);
      expect(stages[1].recogniser.heard[0]?.bytes.length).toBe(SLOW.bytes);
    });
  });
});
