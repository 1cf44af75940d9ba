import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserSuite, launch } from './support/chromium.ts';
import { type Opened, type OpenOptions, open, recordFor, type Stage, startRealStage } from './support/stage.ts';

/** Recognising on a busy machine takes its time. */
const PATIENCE = 120_000;

/** Keeps what is played and the microphones that are opened, through the browser's own objects. */
const watching = (page: Page) =>
  page.addInitScript(() => {
    const played: HTMLAudioElement[] = [];
    const microphones: MediaStreamTrack[] = [];
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function (this: HTMLAudioElement) {
      played.push(this);
      return play.call(this);
    };
    const original = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wish) => {
      const stream = await original(wish);
      microphones.push(...stream.getAudioTracks());
      return stream;
    };
    Object.assign(window, { played, microphones });
  });

browserSuite('Capture page: checking means fixing (the real recogniser and engine)', () => {
  let stage: Stage;
  let browser: Browser;
  beforeAll(async () => {
    [stage, browser] = await Promise.all([startRealStage(), launch('speech')]);
  }, PATIENCE);
  afterAll(async () => {
    await browser?.close();
    await stage?.stop();
  });

  async function drafted(seconds: number, options: OpenOptions = {}): Promise<Opened> {
    const seen = await open(browser, stage, { prepare: watching, ...options });
    seen.page.setDefaultTimeout(PATIENCE);
    await seen.tap('Start recording');
    await recordFor(seen.page, seconds);
    await seen.tap('Done, send');
    await seen.state('done');
    return seen;
  }

  const drafts = async ({ messages }: Opened) => (await messages()).filter(({ type }) => type === 'svc:draft');
  const microphones = (page: Page) =>
    page.evaluate(() =>
      (window as unknown as { microphones: MediaStreamTrack[] }).microphones.map(({ readyState }) => readyState),
    );

  it('plays the seconds that a value came from', { timeout: 240_000 }, async () => {
    await using seen = await drafted(14);
    const [{ narration }] = await drafts(seen);
    const { heard } = narration.svc_report;
    expect(heard.length).toBeGreaterThan(0);
    for (const { start, end, from, to } of heard) {
      expect(narration.transcript.slice(start, end).trim()).not.toBe('');
      expect(to).toBeGreaterThan(from);
      expect(to).toBeLessThanOrEqual(narration.input.audio_seconds + 0.5);
    }
    const last = heard.at(-1);
    await seen.page.getByText('What was heard').click();
    await seen.page.locator('.line-item').last().getByRole('button', { name: 'Listen' }).click();
    const heardNow = () =>
      seen.page.evaluate(() => (window as unknown as { played: HTMLAudioElement[] }).played.at(-1)?.currentTime ?? -1);
    await expect.poll(heardNow, { timeout: 10_000 }).toBeGreaterThan(last.from - 0.4);
    // It stops by itself where the words end.
    await seen.page.locator('.line-item').last().getByRole('button', { name: 'Listen' }).waitFor();
    await seen.page.locator('.right button.row-head').first().click();
    await seen.page
      .locator('.words:visible')
      .getByRole('button', { name: /Listen \d:\d\d/ })
      .first()
      .waitFor();
  });

  it('tells on: one narration of the whole account, which replaces the first', { timeout: 300_000 }, async () => {
    await using seen = await drafted(8, { fragment: '&ref=CAD-8' });
    const [first] = await drafts(seen);
    expect(first).not.toHaveProperty('replaces');
    // Between the two nobody listens.
    expect(await microphones(seen.page)).toEqual(['ended']);
    await seen.tap('Add to it');
    await seen.state('recording');
    const panel = seen.page.locator('.question');
    const asked = await panel.locator('.asked').textContent();
    expect(first.narration.gaps.map(({ question }: { question: string }) => question)).toContain(asked);
    expect(first.narration.gaps.find(({ question }: { question: string }) => question === asked).source).toBe(
      'firefighter',
    );
    await panel.getByRole('button', { name: 'Next question' }).click();
    expect(await panel.locator('.asked').textContent()).not.toBe(asked);
    await recordFor(seen.page, 16);
    await seen.tap('Done, send');
    await expect.poll(async () => (await drafts(seen)).length, { timeout: PATIENCE }).toBe(2);
    const second = (await drafts(seen))[1];
    expect(second.replaces).toBe(first.narration.id);
    expect(second.narration).toMatchObject({ external_ref: 'CAD-8', input: { kind: 'audio' } });
    expect(second.narration.input.audio_seconds).toBeGreaterThanOrEqual(16);
    expect(second.narration.transcript.length).toBeGreaterThan(first.narration.transcript.length + 40);
    // It begins with what was said first; what is heard at the old end may change with what follows it.
    const opening = ({ narration }: typeof first) => narration.transcript.split(' ').slice(0, 3);
    expect(opening(second)).toEqual(opening(first));
    await seen.state('done');
    expect(await microphones(seen.page)).toEqual(['ended', 'ended']);
  });

  it('leaves the draft alone when what was added is thrown away', { timeout: 240_000 }, async () => {
    await using seen = await drafted(6);
    await seen.tap('Add to it');
    await recordFor(seen.page, 8);
    await seen.tap('Cancel');
    await seen.page.getByText('The draft stays as it is').waitFor();
    await seen.tap('Throw away');
    await seen.state('done');
    expect(await drafts(seen)).toHaveLength(1);
    expect((await seen.messages()).map(({ type }) => type)).not.toContain('svc:cancel');
    // By keyboard it can still be added to.
    await seen.tap('Add to it');
    await seen.page.getByRole('heading', { name: 'Type what is missing' }).waitFor();
  });

  it('drafts again from a line that was put right', { timeout: 240_000 }, async () => {
    await using seen = await drafted(10);
    const [first] = await drafts(seen);
    await seen.page.getByText('What was heard').click();
    await seen.page.locator('.line-text').first().click();
    const words = 'Engine 77 was dispatched at 14:25 to a kitchen fire at 9 Willow Lane.';
    await seen.page.getByLabel('Correct this line').fill(words);
    await seen.page.locator('.line-item').getByRole('button', { name: 'Done' }).click();
    await seen.tap('Draft again');
    await expect.poll(async () => (await drafts(seen)).length, { timeout: PATIENCE }).toBe(2);
    const second = (await drafts(seen))[1];
    expect(second.replaces).toBe(first.narration.id);
    expect(second.narration).toMatchObject({ input: { kind: 'text' } });
    expect(second.narration.transcript).toContain(words);
    expect(JSON.stringify(second.narration.neris)).toContain('Engine 77');
    // It can still be heard where it came from.
    await seen.page.getByText('What was heard').click();
    await seen.page.locator('.line-item').first().getByRole('button', { name: 'Listen' }).waitFor();
  });

  it('takes a typed account, and words typed to it', { timeout: 240_000 }, async () => {
    await using seen = await open(browser, stage);
    seen.page.setDefaultTimeout(PATIENCE);
    await seen.tap('Type instead');
    await seen.page.getByLabel('Your account').fill('Engine 41 put out a room and contents fire at 123 Maple Street.');
    await seen.tap('Make the draft');
    await seen.state('done');
    const [first] = await drafts(seen);
    expect(first.narration).toMatchObject({ input: { kind: 'text' }, status: 'complete' });
    await seen.tap('Add to it');
    await seen.page.getByLabel('Your account').fill('The fire started on the first floor.');
    await seen.tap('Make the draft');
    await expect.poll(async () => (await drafts(seen)).length, { timeout: PATIENCE }).toBe(2);
    const second = (await drafts(seen))[1];
    expect(second.replaces).toBe(first.narration.id);
    expect(second.narration.transcript).toBe(
      'Engine 41 put out a room and contents fire at 123 Maple Street. The fire started on the first floor.',
    );
    expect(second.narration.neris.fire_detail.location_detail.floor_of_origin).toBe(1);
  });

  it('recognises what a crashed tab has left behind', { timeout: 240_000 }, async () => {
    const device = await browser.newContext({ locale: 'en-US' });
    try {
      const first = await open(browser, stage, { within: device });
      await first.tap('Start recording');
      await recordFor(first.page, 13);
      const debug = await device.newCDPSession(first.page);
      const crashed = first.page.waitForEvent('crash');
      debug.send('Page.crash').catch(() => {});
      await crashed;
      await first.close();
      const seen = await open(browser, stage, { within: device });
      await seen.tap('Send it now');
      await expect.poll(async () => (await drafts(seen)).length, { timeout: PATIENCE }).toBe(1);
      const [{ narration }] = await drafts(seen);
      expect(narration.transcript).toMatch(/engine/i);
      expect(narration.transcript).toMatch(/kitchen/i);
    } finally {
      await device.close();
    }
  });
});

browserSuite('Capture page: speech that is not English (the real recogniser)', () => {
  it('says that only English is understood so far', { timeout: 240_000 }, async () => {
    const [stage, browser] = await Promise.all([startRealStage(), launch('spanish')]);
    try {
      await using seen = await open(browser, stage, { fragment: '&lang=es' });
      seen.page.setDefaultTimeout(PATIENCE);
      await seen.page.getByText('Cuéntelo en inglés').waitFor();
      await seen.tap('Empezar a grabar');
      await recordFor(seen.page, 10);
      await seen.tap('Listo, enviar');
      await seen.page.getByRole('heading', { name: 'Por ahora solo entiendo inglés' }).waitFor();
      await seen.received('svc:error', { code: 'EMPTY_TRANSCRIPT', retryable: true });
    } finally {
      await browser.close();
      await stage.stop();
    }
  });
});
