import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserSuite, launch } from './support/chromium.ts';
import { ACCOUNT } from './support/fake-pipeline.ts';
import { recordFor, type Stage, startStage, visit } from './support/stage.ts';

browserSuite('Capture page: recording to draft (section 6)', () => {
  let stage: Stage;
  let browser: Browser;
  beforeAll(async () => {
    [stage, browser] = await Promise.all([startStage(), launch('speech')]);
  });
  afterAll(async () => {
    await browser?.close();
    await stage?.stop();
  });

  it('records what is spoken, sends it and hands the draft over', async () => {
    const { page, ...host } = await visit(browser, stage.address(`token=${await stage.token()}&ref=CAD-7`));
    await host.received('svc:ready', { version: 1, bridges: ['webview2'] });
    expect(new URL(page.url()).hash).toBe('');
    await host.tap('Start recording');
    await host.state('recording');
    await recordFor(page, 3);
    await page.getByText('I hear you').waitFor();
    await host.tap('Done, send');
    const { narration } = await host.received('svc:draft');
    expect(narration).toMatchObject({ status: 'complete', external_ref: 'CAD-7', transcript: ACCOUNT });
    expect(narration.input.audio_seconds).toBeGreaterThanOrEqual(3);
    await host.state('done');
    await page.getByRole('heading', { name: 'Your draft is ready' }).waitFor();
    const states = (await host.messages()).filter(({ type }) => type === 'svc:state').map(({ state }) => state);
    expect(states).toEqual(['idle', 'recording', 'processing', 'done']);
    const [{ bytes, mime }] = stage.recogniser.heard.slice(-1) as [{ bytes: Buffer; mime: string }];
    expect(mime).toBe('audio/webm');
    // The four bytes every WebM file begins with.
    expect(bytes.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
    await host.close();
  });
});
