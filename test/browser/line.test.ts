import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { signSession } from '../../src/partners/sessions.ts';
import { SQLITE } from '../support/database/databases.ts';
import { MAPLETON } from '../support/service/service.ts';
import { browserSuite, launch } from './support/chromium.ts';
import { startFront } from './support/front.ts';
import { claimsOf, type OpenOptions, open, openRecorded, recordFor, type Stage, startStage } from './support/stage.ts';

browserSuite('Capture page: bad lines (section 6, fake recogniser)', () => {
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

  const recorded = (options: OpenOptions = {}) => openRecorded(browser, stage, options);

  it('sends by itself when the service was away, although the device was always online', async () => {
    const database = await SQLITE.create();
    const service = await startStage({ database });
    const front = await startFront(service.root);
    try {
      await using seen = await open(browser, service, { root: front.root });
      await seen.tap('Start recording');
      await recordFor(seen.page, 2);
      front.goDown();
      await seen.tap('Done, send');
      await seen.received('svc:error', { code: 'NETWORK' });
      await service.stop();
      const next = await startStage({ database });
      front.pointTo(next.root);
      await seen.received('svc:draft');
      expect(next.recogniser.heard).toHaveLength(1);
      await seen.close();
      await front.stop();
      await next.stop();
    } finally {
      await database.drop();
    }
  });

  it('gets the one narration there is when only the answer was lost', async () => {
    const front = await startFront(stage.root);
    let release = () => {};
    stage.recogniser.hold = new Promise<void>((resolve) => {
      release = resolve;
    });
    try {
      await using seen = await open(browser, stage, { root: front.root });
      await seen.tap('Start recording');
      await recordFor(seen.page, 2);
      await seen.tap('Done, send');
      await expect.poll(() => stage.recogniser.heard.length).toBe(1);
      front.goDown();
      await seen.received('svc:error', { code: 'NETWORK' });
      front.pointTo(stage.root);
      await seen.state('processing');
      release();
      await seen.received('svc:draft');
      expect(stage.recogniser.heard).toHaveLength(1);
    } finally {
      await front.stop();
    }
  });

  it('gives up an upload of which nothing moves any more', async () => {
    await using seen = await recorded({ prepare: (page) => page.clock.install() });
    await seen.page.route('**/v1/narrations', () => {});
    await seen.tap('Done, send');
    await seen.state('processing');
    await seen.page.waitForTimeout(1000);
    await seen.page.clock.fastForward('02:31');
    await seen.received('svc:error', { code: 'NETWORK', retryable: true });
  });

  it('records from the tap on, while the service is still being asked about the session', async () => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const slowPing = (page: Page) =>
      page.route('**/v1/ping', async (route) => {
        await asked;
        await route.continue();
      });
    await using seen = await recorded({ prepare: slowPing });
    expect((await seen.messages()).map(({ type }) => type)).not.toContain('svc:ready');
    answer();
    await seen.received('svc:ready');
    await seen.tap('Done, send');
    await seen.received('svc:draft');
  });

  it('keeps what was said meanwhile when the service then refuses the session', async () => {
    const { audience } = claimsOf(await stage.token());
    const session = {
      keyId: 'key_x',
      department: MAPLETON.neris_id,
      mode: 'test' as const,
      externalRef: null,
      audience,
    };
    const { token } = await signSession(stage.service.secrets.sessionKeys(), session, 900);
    await using seen = await open(browser, stage, {
      token,
      prepare: (page) =>
        page.route('**/v1/ping', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 4_000));
          await route.continue();
        }),
    });
    await seen.tap('Start recording');
    await seen.state('recording');
    await seen.received('svc:error', { code: 'INVALID_CREDENTIAL' });
    await seen.page.getByText(/Your account \(0:0[2-9]\) is kept on this device/).waitFor();
    await seen.widget('init', { token: await stage.token() });
    await seen.tap('Send it now');
    await seen.received('svc:draft');
  });

  it('tells the truth after ten minutes off the screen, and when the session ran out meanwhile', async () => {
    await using seen = await open(browser, stage, { ttl: 900, prepare: (page) => page.clock.install() });
    await seen.tap('Start recording');
    await seen.state('recording');
    await seen.page.clock.runFor(3_000);
    await seen.page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await seen.state('paused');
    await seen.page.clock.fastForward('10:00');
    await seen.page.locator('.notice', { hasText: 'Paused because the page was not on screen' }).waitFor();
    await seen.page.clock.fastForward('05:00');
    await seen.page.locator('.notice', { hasText: 'The session has ended during the pause' }).waitFor();
    await seen.tap('Done, send');
    await seen.received('svc:error', { code: 'SESSION_EXPIRED' });
    await seen.page.getByText('is kept on this device').waitFor();
    expect(seen.calls('/narrations')).toEqual([]);
  });

  it('takes an answer that is no narration for a service in trouble, and keeps the recording', async () => {
    await using seen = await recorded();
    await seen.page.route('**/v1/narrations', (route) => route.fulfill({ status: 200, json: { hotel: 'welcome' } }));
    await seen.tap('Done, send');
    await seen.received('svc:error', { code: 'PARTNER_API_UNAVAILABLE', retryable: true });
    await seen.page.unroute('**/v1/narrations');
    await seen.received('svc:draft');
  });

  it('shows a draft of a shape it does not know as it came', async () => {
    await using seen = await recorded();
    const narration = { id: 'nar_x', transcript: 7, neris: { dispatch: { unit_responses: 'many' } }, gaps: 'none' };
    await seen.page.route('**/v1/narrations', (route) => route.fulfill({ status: 200, json: narration }));
    await seen.tap('Done, send');
    await seen.received('svc:draft');
    await seen.page.getByRole('heading', { name: 'Your draft is ready' }).waitFor();
    await seen.tap('Record again');
    await seen.state('recording');
  });
});
