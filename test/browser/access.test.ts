import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from './support/axe.ts';
import { browserSuite, launch } from './support/chromium.ts';
import { walkByKeyboard } from './support/focus.ts';
import { type Opened, open, recordFor, type Stage, startStage } from './support/stage.ts';
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
    for (const name of ['Add to it', /^Listen 0:0\d$/, 'Record again', /^Town/, /^Primary search complete/]) {
      await press('Tab');
      expect(await focused()).toMatch(name);
    }
    await press('Tab');
    expect(await focused()).toContain('Room and contents fire');
    await press('Enter');
    expect(await seen.page.locator('.words:visible').first().textContent()).toContain('kitchen fire');
    // Into an addition, to its question and back, without ever losing the place.
    await seen.page.getByRole('button', { name: 'Add to it' }).focus();
    await press('Enter');
    await seen.state('recording');
    expect(await focused()).toBe('Done, send');
    await press('Shift+Tab');
    expect(await focused()).toBe('Next question');
    await press('Enter');
    expect(await seen.page.locator('.question').textContent()).toContain('Question 2 of 8');
    expect(await focused()).toBe('Next question');
    await press('Tab');
    await seen.page.waitForTimeout(800);
    await press('Enter');
    await seen.state('done');
    expect(await focused()).toBe('Your draft is ready');
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
    // Once: what else shows it is not spoken too.
    const spoken = seen.page.locator('[role=status], [role=alert], [aria-live]');
    const texts = (await spoken.allTextContents()).filter((text) => text.includes('Nothing is being recorded'));
    expect(texts).toHaveLength(1);
    // The button that was pressed is gone; the focus is not.
    expect(await seen.page.evaluate(() => document.activeElement?.textContent)).toBe('Continue');
  });

  describe('in every state', { concurrent: true }, () => {
    for (const state of Object.keys(STATES)) {
      it(`is walked by keyboard, and read aloud: ${state}`, async () => {
        await using seen = (await STATES[state]?.(opener(browser, stage), stage, ENGLISH)) as Opened;
        const forwards = await walkByKeyboard(seen.page, 'Tab');
        // While a draft is made there is nothing to press, at first.
        expect(forwards.length).toBeGreaterThan(state === 'processing' ? -1 : 0);
        expect(forwards.filter(({ name, hidden }) => name === '' || hidden)).toEqual([]);
        const backwards = await walkByKeyboard(seen.page, 'Shift+Tab');
        expect(new Set(backwards.map(({ name }) => name))).toEqual(new Set(forwards.map(({ name }) => name)));
        // What a screen reader meets: a heading that says where one is, and nothing that can be pressed without a name.
        const read = await seen.page.locator('#page').ariaSnapshot();
        expect(read).toMatch(/- heading "[^"]+" \[level=1\]/);
        expect(read).not.toMatch(/- (button|textbox|link)( \[[^\]]*\])*:?$/m);
      });
    }
  });

  it('never leaves the focus on nothing, whatever is pressed', async () => {
    await using seen = await open(browser, stage);
    const place = () =>
      seen.page.evaluate(() => {
        const focused = document.activeElement;
        return focused && focused !== document.body ? focused.textContent || focused.tagName : 'nothing';
      });
    const press = async (name: string) => {
      const target = seen.page.getByRole('button', { name }).first();
      // What has just come up takes no press for a moment.
      await expect.poll(() => target.isEnabled()).toBe(true);
      await target.focus();
      await seen.page.waitForTimeout(800);
      await seen.page.keyboard.press('Enter');
      await seen.page.waitForTimeout(200);
      expect(await place(), `after ${name}`).not.toBe('nothing');
    };
    for (const name of ['Type instead', 'Back', 'Start recording', 'Pause', 'Continue', 'Cancel', 'Keep it'])
      await press(name);
    await recordFor(seen.page, 2);
    await press('Done, send');
    await seen.state('done');
    await seen.page.getByText('What was heard').click();
    await seen.page.locator('.line-text').first().focus();
    await seen.page.keyboard.press('Enter');
    expect(await place()).toBe('TEXTAREA');
    for (const name of ['Done', 'Add to it', 'Next question', 'Previous', 'Cancel', 'Throw away']) await press(name);
    await seen.state('done');
  });

  it('has no axe violation in the host example either', async () => {
    const sandbox = await startStage({ environment: { SANDBOX: 'true' } });
    const page = await browser.newPage({ locale: 'en-US' });
    try {
      await page.goto(`${sandbox.root}/capture/host-example`);
      expect(await violations(page)).toEqual([]);
    } finally {
      await page.close();
      await sandbox.stop();
    }
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

    // The largest recording there can be: base64 of it alone would be 33 million characters. It is read piece by piece.
    const read = await seen.page.evaluate(async () => {
      const sizes: number[] = [];
      const noted = <T extends object>(owner: T, name: keyof T, sizeOf: (self: T, given: unknown[]) => number) => {
        const real = owner[name] as (...given: unknown[]) => unknown;
        owner[name] = function (this: T, ...given: unknown[]) {
          sizes.push(sizeOf(this, given));
          return real.apply(this, given);
        } as T[keyof T];
      };
      for (const name of ['readAsDataURL', 'readAsArrayBuffer', 'readAsBinaryString', 'readAsText'] as const)
        noted(FileReader.prototype, name, (_, [blob]) => (blob as Blob).size);
      for (const name of ['arrayBuffer', 'text'] as const) noted(Blob.prototype, name, (blob) => blob.size);
      const { SvcWidget } = window as unknown as { SvcWidget: { submitAudio(...order: unknown[]): void } };
      SvcWidget.submitAudio(new Blob([new Uint8Array(24 * 1024 * 1024)]), 'audio/wav', 900);
      const whole = () => sizes.reduce((sum, size) => sum + size, 0) >= 24 * 1024 * 1024;
      while (!whole()) await new Promise((resolve) => setTimeout(resolve, 20));
      return Math.max(...sizes);
    });
    expect(read).toBeLessThanOrEqual(1024 * 1024);
    await expect.poll(() => stage.recogniser.heard.length, { timeout: 60_000 }).toBe(2);
  });
});
