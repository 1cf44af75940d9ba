import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { browserSuite, launch, speechFile } from './support/chromium.ts';
import { ACCOUNT } from './support/fake-pipeline.ts';
import { type Opened, open, recordFor, type Stage, startStage } from './support/stage.ts';

browserSuite('Capture page: from voice to draft (section 6, fake recogniser)', () => {
  let stage: Stage;
  let browser: Browser;
  beforeAll(async () => {
    [stage, browser] = await Promise.all([startStage(), launch('speech')]);
  });
  beforeEach(() => stage.recogniser.reset());
  afterAll(async () => {
    await browser?.close();
    await stage?.stop();
  });

  const statesOf = async ({ messages }: Opened) =>
    (await messages()).filter(({ type }) => type === 'svc:state').map(({ state }) => state);

  it('records what is spoken, sends it and hands the draft over', async () => {
    await using seen = await open(browser, stage, { fragment: '&ref=CAD-7' });
    await seen.received('svc:ready', { version: 1, bridges: ['webview2'] });
    expect(new URL(seen.page.url()).hash).toBe('');
    await seen.tap('Start recording');
    await seen.state('recording');
    await recordFor(seen.page, 3);
    await seen.page.getByText('I hear you').waitFor();
    await seen.tap('Done, send');
    const { narration } = await seen.received('svc:draft');
    expect(narration).toMatchObject({ status: 'complete', external_ref: 'CAD-7', transcript: ACCOUNT });
    expect(narration.input.audio_seconds).toBeGreaterThanOrEqual(3);
    await seen.state('done');
    expect(await statesOf(seen)).toEqual(['idle', 'recording', 'processing', 'done']);
    const [heard] = stage.recogniser.heard;
    expect(heard?.mime).toBe('audio/webm');
    // The four bytes every WebM file begins with.
    expect(heard?.bytes.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
    // Fifteen minutes as heavy as these seconds stay under six megabytes.
    expect((heard?.bytes.length ?? 0) / narration.input.audio_seconds).toBeLessThan(6_000_000 / 900);
    const glance = await seen.page.locator('.glance dd').allTextContents();
    expect(glance).toEqual([
      'Room and contents fire',
      // The town was not said, and is marked so.
      '123 Maple Street Mapleton, MDNot said',
      // By the department's clocks: the device's are set to UTC.
      '14:25 – 15:10',
      'Engine 41, Truck 4',
    ]);
    await seen.page.getByRole('button', { name: 'Address 123 Maple Street' }).click();
    await seen.page.locator('mark', { hasText: '123 Maple Street' }).waitFor();
    await seen.page.getByText('On which floor did the fire start?').waitFor();
  });

  it('pauses and goes on: the pause is neither recorded nor counted', async () => {
    await using seen = await open(browser, stage);
    const began = performance.now();
    await seen.tap('Start recording');
    await recordFor(seen.page, 2);
    await seen.tap('Pause');
    const { elapsed_ms } = await seen.received('svc:state', { state: 'paused' });
    const paused = performance.now();
    await expect.poll(() => performance.now() - paused, { timeout: 5_000 }).toBeGreaterThan(2_000);
    await seen.tap('Continue');
    await seen.state('recording');
    // Longer than a glove bounces: the page takes no second tap before.
    await recordFor(seen.page, Math.floor(elapsed_ms / 1000) + 2);
    await seen.tap('Done, send');
    const { narration } = await seen.received('svc:draft');
    expect(await statesOf(seen)).toEqual(['idle', 'recording', 'paused', 'recording', 'processing', 'done']);
    expect(elapsed_ms).toBeGreaterThanOrEqual(2_000);
    const whole = await seen.received('svc:state', { state: 'processing' });
    expect(Math.abs(narration.input.audio_seconds - whole.elapsed_ms / 1000)).toBeLessThan(1);
    expect(whole.elapsed_ms).toBeLessThanOrEqual(performance.now() - began - 2_000);
  });

  it('pauses by itself when the page is hidden or the microphone is taken, and says so', async () => {
    await using seen = await open(browser, stage, {
      prepare: (page) =>
        page.addInitScript(() => {
          const original = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
          navigator.mediaDevices.getUserMedia = async (wish) => {
            const stream = await original(wish);
            Object.assign(window, { microphone: stream.getAudioTracks()[0] });
            return stream;
          };
        }),
    });
    await seen.tap('Start recording');
    await recordFor(seen.page, 1);
    // A phone call mutes the track; Chromium cannot be called, so the event is made.
    await seen.page.evaluate(() =>
      (window as unknown as { microphone: MediaStreamTrack }).microphone.dispatchEvent(new Event('mute')),
    );
    await seen.state('paused');
    await seen.page.getByText('something else took the microphone').first().waitFor();
    await seen.tap('Continue');
    await seen.state('recording');
    await recordFor(seen.page, 2);
    await seen.page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await seen.state('paused');
    await seen.page.getByText('the page was not on screen').first().waitFor();
    await seen.tap('Done, send');
    await seen.received('svc:draft');
  });

  it('keeps what was recorded when the microphone is unplugged', async () => {
    await using seen = await open(browser, stage, {
      prepare: (page) =>
        page.addInitScript(() => {
          const original = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
          navigator.mediaDevices.getUserMedia = async (wish) => {
            const stream = await original(wish);
            Object.assign(window, { microphone: stream.getAudioTracks()[0] });
            return stream;
          };
        }),
    });
    await seen.tap('Start recording');
    await recordFor(seen.page, 2);
    await seen.page.evaluate(() => {
      const { microphone } = window as unknown as { microphone: MediaStreamTrack };
      microphone.stop();
      microphone.dispatchEvent(new Event('ended'));
    });
    await seen.received('svc:error', { code: 'MIC_FAILED', retryable: true });
    await seen.tap('Send what was recorded');
    await seen.received('svc:draft');
  });

  it('asks before throwing away, then discards and tells svc:cancel, with nothing sent (behaviour 1)', async () => {
    await using seen = await open(browser, stage);
    await seen.tap('Start recording');
    await recordFor(seen.page, 2);
    await seen.tap('Cancel');
    await seen.state('paused');
    await seen.tap('Keep it');
    await seen.state('recording');
    await seen.tap('Cancel');
    await seen.tap('Throw away');
    await seen.received('svc:cancel');
    await seen.state('idle');
    expect(seen.calls('/narrations')).toEqual([]);
    expect(stage.recogniser.heard).toEqual([]);
  });

  it('refuses a recording under two seconds without a call (behaviour 2)', async () => {
    await using seen = await open(browser, stage);
    await seen.tap('Start recording');
    await seen.state('recording');
    await seen.widget('stop');
    await seen.received('svc:error', { code: 'EMPTY_RECORDING', retryable: true });
    await seen.page.getByRole('heading', { name: 'That was too short' }).waitFor();
    expect(seen.calls('/narrations')).toEqual([]);
    await seen.tap('Record again');
    await seen.state('recording');
  });

  it('starts by itself with autostart=1 and records again after the draft (behaviour 8)', async () => {
    await using seen = await open(browser, stage, { fragment: '&autostart=1' });
    await seen.state('recording');
    await recordFor(seen.page, 2);
    await seen.tap('Done, send');
    await seen.received('svc:draft');
    await seen.tap('Record again');
    await seen.state('recording');
    await recordFor(seen.page, 2);
    await seen.tap('Done, send');
    await expect.poll(async () => (await statesOf(seen)).filter((state) => state === 'done').length).toBe(2);
    const drafts = (await seen.messages()).filter(({ type }) => type === 'svc:draft');
    expect(new Set(drafts.map(({ narration }) => narration.id)).size).toBe(2);
  });

  it('takes audio the host recorded itself, as a blob or as base64 text', async () => {
    await using seen = await open(browser, stage, { fragment: '&ref=native' });
    await seen.state('idle');
    const file = readFileSync(speechFile(mkdtempSync(join(tmpdir(), 'svc-speech-'))));
    await seen.page.evaluate(async (base64) => {
      const { SvcWidget } = window as unknown as { SvcWidget: { submitAudio(...order: unknown[]): Promise<void> } };
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      await SvcWidget.submitAudio(new Blob([bytes]), 'audio/wav', 20);
      await SvcWidget.submitAudio(base64, 'audio/wav', 20);
    }, file.toString('base64'));
    await expect.poll(() => stage.recogniser.heard.length).toBe(2);
    expect(stage.recogniser.heard.every(({ bytes }) => bytes.equals(file))).toBe(true);
    const { narration } = await seen.received('svc:draft');
    expect(narration).toMatchObject({ input: { mime: 'audio/wav', audio_seconds: 20 }, external_ref: 'native' });
    await seen.widget('submitAudio', 'UklGRg==', 'video/mp4', 20);
    await seen.received('svc:error', { code: 'UNSUPPORTED_AUDIO_TYPE' });
    await seen.widget('submitAudio', 'UklGRg==', 'audio/wav', 1);
    await seen.received('svc:error', { code: 'EMPTY_RECORDING' });
    await seen.widget('submitAudio', 'UklGRg==', 'audio/wav', 901);
    await seen.received('svc:error', { code: 'AUDIO_TOO_LONG' });
  });

  it('warns before fifteen minutes are over, then stops and sends by itself', async () => {
    await using seen = await open(browser, stage, { ttl: 3600, prepare: (page) => page.clock.install() });
    await seen.tap('Start recording');
    await seen.state('recording');
    await seen.page.clock.fastForward('14:05');
    await seen.page.getByText('It stops by itself at 15 minutes').waitFor();
    await seen.page.clock.fastForward('01:00');
    const { narration } = await seen.received('svc:draft');
    expect(narration.input.audio_seconds).toBe(900);
  });

  it('sends by itself just before the session ends, so that nothing is stranded', async () => {
    await using seen = await open(browser, stage, { ttl: 600, prepare: (page) => page.clock.install() });
    await seen.tap('Start recording');
    await seen.state('recording');
    await seen.page.clock.fastForward('09:00');
    await seen.page.getByText('left in this session').waitFor();
    await seen.page.clock.fastForward('00:55');
    await seen.state('processing');
  });
});
