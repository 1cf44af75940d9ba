import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violations } from './support/axe.ts';
import { browserSuite, launch } from './support/chromium.ts';
import { open, recordFor, type Stage, startStage } from './support/stage.ts';
import { ENGLISH, opener, SPANISH, STATES } from './support/states.ts';

browserSuite('Capture page: for every hand, eye and ear (WCAG 2.2 AA, fake recogniser)', () => {
  let stage: Stage;
  let browser: Browser;
  beforeAll(async () => {
    [stage, browser] = await Promise.all([startStage(), launch('speech')]);
  });
  afterAll(async () => {
    await browser?.close();
    await stage?.stop();
  });

  it('goes to black and white where more contrast is asked for', async () => {
    await using seen = (await STATES.done?.(opener(browser, stage), stage, ENGLISH)) as Awaited<
      ReturnType<typeof open>
    >;
    const colours = () =>
      seen.page.evaluate(() => [
        getComputedStyle(document.body).backgroundColor,
        getComputedStyle(document.body).color,
      ]);
    await seen.page.emulateMedia({ contrast: 'more' });
    expect(await colours()).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
    await seen.page.emulateMedia({ contrast: 'more', colorScheme: 'dark' });
    expect(await colours()).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    expect(await violations(seen.page)).toEqual([]);
    await seen.page.emulateMedia({ forcedColors: 'active' });
    expect(await violations(seen.page)).toEqual([]);
  });

  it('can be used from start to draft by keyboard alone', async () => {
    await using seen = await open(browser, stage);
    await seen.state('idle');
    const focused = () => seen.page.evaluate(() => document.activeElement?.textContent?.trim());
    const press = (key: string) => seen.page.keyboard.press(key);
    await press('Tab');
    expect(await focused()).toBe('Start recording');
    await press('Enter');
    await recordFor(seen.page, 2);
    expect(await focused()).toBe('Done, send');
    await press('Tab');
    expect(await focused()).toBe('Pause');
    await press('Tab');
    expect(await focused()).toBe('Cancel');
    await press('Space');
    expect(await focused()).toBe('Keep it');
    await press('Escape');
    await seen.state('recording');
    await seen.page.locator('.big').focus();
    await press('Space');
    await seen.state('done');
    expect(await focused()).toBe('Your draft is ready');
    await press('Tab');
    expect(await focused()).toBe('Still open: 12');
    await press('Tab');
    expect(await focused()).toBe('Record again');
    await press('Tab');
    expect(await focused()).toContain('Room and contents fire');
    await press('Enter');
    expect(await seen.page.locator('.words:visible').first().textContent()).toContain('kitchen fire');
  });

  it('tells those who do not see it what happens', async () => {
    await using seen = await open(browser, stage);
    const told = seen.page.locator('.unseen[role=status]');
    await seen.tap('Start recording');
    await recordFor(seen.page, 1);
    expect(await told.textContent()).toBe('Recording');
    await seen.tap('Pause');
    await seen.state('paused');
    expect(await told.textContent()).toContain('Paused. Nothing is being recorded.');
  });

  it('speaks Spanish when asked to or when the device does', async () => {
    await using asked = (await STATES.done?.(
      opener(browser, stage, { fragment: '&lang=es' }),
      stage,
      SPANISH,
    )) as Awaited<ReturnType<typeof open>>;
    await asked.page.getByRole('heading', { name: 'Su borrador está listo' }).waitFor();
    await asked.page.getByText('¿En qué piso empezó el fuego?').waitFor();
    expect(await asked.page.evaluate(() => document.documentElement.lang)).toBe('es');
    expect(await violations(asked.page)).toEqual([]);
    await using device = await open(browser, stage, { context: { locale: 'es-MX' } });
    await device.page.getByRole('button', { name: SPANISH.start }).waitFor();
    await using overruled = await open(browser, stage, { fragment: '&lang=en', context: { locale: 'es-MX' } });
    await overruled.page.getByRole('button', { name: ENGLISH.start }).waitFor();
  });

  it('wears the host’s name and colour, and keeps them readable', async () => {
    await using seen = await open(browser, stage, { fragment: '&name=Acme%20Records&accent=ffee00&scheme=light' });
    await seen.page.getByText('Acme Records').waitFor();
    expect(await violations(seen.page)).toEqual([]);
    const colour = await seen.page.locator('.big').evaluate((big) => getComputedStyle(big).backgroundColor);
    // A yellow that nobody could see on white is darkened until one can.
    expect(colour).not.toBe('rgb(255, 238, 0)');
  });

  it('keeps a long recording out of the memory of the page', async () => {
    // The browser's own recorder, told to be lavish: a few seconds weigh what minutes of speech do.
    const lavishly = (page: Page) =>
      page.addInitScript(() => {
        const Real = window.MediaRecorder;
        window.MediaRecorder = class extends Real {
          constructor(stream: MediaStream, options?: MediaRecorderOptions) {
            super(stream, { ...options, audioBitsPerSecond: 510_000 });
          }
        };
      });
    await using seen = await open(browser, stage, { prepare: lavishly });
    stage.recogniser.reset();
    await seen.tap('Start recording');
    const debug = await seen.page.context().newCDPSession(seen.page);
    const heap = async () => {
      await debug.send('HeapProfiler.collectGarbage');
      const { usedSize, backingStorageSize } = await debug.send('Runtime.getHeapUsage');
      return usedSize + backingStorageSize;
    };
    await recordFor(seen.page, 2);
    const early = await heap();
    await recordFor(seen.page, 14);
    const grown = (await heap()) - early;
    await seen.tap('Done, send');
    await seen.received('svc:draft');
    const weight = stage.recogniser.heard[0]?.bytes.length ?? 0;
    // The sound is to lie in blobs outside the page's memory; the browser's own comings and goings are some 40 KB.
    expect(weight).toBeGreaterThan(400_000);
    expect(grown).toBeLessThan(weight / 2);

    // The largest recording there can be: base64 of it alone would be 33 million characters.
    const before = await heap();
    await seen.page.evaluate(async () => {
      const { SvcWidget } = window as unknown as { SvcWidget: { submitAudio(...order: unknown[]): void } };
      SvcWidget.submitAudio(new Blob([new Uint8Array(24 * 1024 * 1024)]), 'audio/wav', 900);
    });
    let most = 0;
    await expect
      .poll(
        async () => {
          most = Math.max(most, (await heap()) - before);
          return stage.recogniser.heard.length;
        },
        { timeout: 60_000, interval: 20 },
      )
      .toBe(2);
    expect(most).toBeLessThan(12_000_000);
  });
});
