import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { browserSuite, launch, launchWithProfile } from './support/chromium.ts';
import { keptOn, tamper } from './support/kept.ts';
import {
  claimsOf,
  type Opened,
  type OpenOptions,
  open,
  PHONE,
  recordFor,
  type Stage,
  startStage,
} from './support/stage.ts';

const EBML = '1a45dfa3';

browserSuite('Capture page: no word is lost with the page (section 6, fake recogniser)', () => {
  let stage: Stage;
  let browser: Browser;
  let device: BrowserContext;
  beforeAll(async () => {
    [stage, browser] = await Promise.all([startStage(), launch('speech')]);
  });
  beforeEach(async () => {
    stage.recogniser.reset();
    device = await browser.newContext(PHONE);
  });
  afterEach(() => device.close());
  afterAll(async () => {
    await browser?.close();
    await stage?.stop();
  });

  const tab = (options: OpenOptions = {}) => open(browser, stage, { within: device, ...options });

  async function recording(options: OpenOptions = {}): Promise<Opened> {
    const seen = await tab(options);
    await seen.tap('Start recording');
    await recordFor(seen.page, 3);
    return seen;
  }

  async function crash(page: Page): Promise<void> {
    const debug = await device.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    debug.send('Page.crash').catch(() => {});
    await crashed;
  }

  /** To another page of the same origin, where nothing is recorded any more. */
  const leave = (page: Page) => page.goto(`${stage.root}/v1/processing-messages`);

  const card = ({ page }: Opened) => page.locator('.unsent');
  const offered = (seen: Opened) =>
    card(seen)
      .getByText(/^0:0[2-9] from \d\d:\d\d was not sent/)
      .waitFor();

  it('offers what was recorded after a reload, to listen to, to send, and then it is gone from the device', async () => {
    await using seen = await recording({ fragment: '&ref=CAD-3' });
    await seen.page.goto(`${stage.root}/capture?again#token=${await stage.token({ ref: 'another' })}`);
    await offered(seen);
    expect(seen.calls('/narrations')).toEqual([]);
    await card(seen).getByRole('button', { name: 'Listen' }).click();
    await card(seen).getByRole('button', { name: 'Stop' }).waitFor();
    await card(seen).getByRole('button', { name: 'Listen' }).waitFor();
    await seen.tap('Send it now');
    const { narration } = await seen.received('svc:draft');
    // Under the reference it was told for, as long as it was, and whole from its first byte.
    expect(narration.external_ref).toBe('CAD-3');
    expect(narration.input.audio_seconds).toBeGreaterThanOrEqual(2);
    expect(stage.recogniser.heard[0]?.bytes.subarray(0, 4).toString('hex')).toBe(EBML);
    expect(await keptOn(seen.page)).toMatchObject({ accounts: [], pieces: 0 });
  });

  it('offers it after a crash of the tab mid-recording', async () => {
    const first = await recording();
    await crash(first.page);
    await first.close();
    await using seen = await tab();
    await offered(seen);
    await seen.tap('Send it now');
    await seen.received('svc:draft');
    expect(stage.recogniser.heard).toHaveLength(1);
  });

  it('offers it after a crash mid-upload, and sends the whole of it', async () => {
    const first = await recording();
    const debug = await device.newCDPSession(first.page);
    await debug.send('Network.enable');
    const slowly = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 1_500 };
    await debug.send('Network.emulateNetworkConditions', slowly);
    await first.tap('Done, send');
    await first.page.getByText(/^Sending: [1-9]\d* kB of \d+ kB/).waitFor();
    const { pieces } = await keptOn(first.page);
    await crash(first.page);
    await first.close();
    expect(stage.recogniser.heard).toEqual([]);
    await using seen = await tab();
    await offered(seen);
    expect((await keptOn(seen.page)).pieces).toBe(pieces);
    await seen.tap('Send it now');
    const { narration } = await seen.received('svc:draft');
    expect(narration.input.audio_seconds).toBeGreaterThanOrEqual(3);
  });

  it('offers it after the whole browser was killed, as when the battery is empty', async () => {
    const profile = mkdtempSync(join(tmpdir(), 'svc-profile-'));
    const first = await launchWithProfile(profile, PHONE);
    try {
      const before = await open(browser, stage, { within: first });
      await before.tap('Start recording');
      await recordFor(before.page, 4);
      const debug = await first.newCDPSession(before.page);
      const gone = new Promise((resolve) => first.once('close', resolve));
      debug.send('Browser.crash').catch(() => {});
      await gone;
      const second = await launchWithProfile(profile, PHONE);
      try {
        const seen = await open(browser, stage, { within: second });
        await offered(seen);
        await seen.tap('Send it now');
        const { narration } = await seen.received('svc:draft');
        expect(narration.input.audio_seconds).toBeGreaterThanOrEqual(2);
      } finally {
        await second.close();
      }
    } finally {
      rmSync(profile, { recursive: true, force: true });
    }
  });

  it('keeps it sealed, with a key that cannot be taken out, and no token', async () => {
    const token = await stage.token();
    await using seen = await recording({ token, fragment: '&ref=CAD-4' });
    const kept = await keptOn(seen.page);
    expect(kept.pieces).toBeGreaterThan(1);
    expect(kept).toMatchObject({ readable: false, extractable: false });
    expect(kept.accounts).toMatchObject([{ ref: 'CAD-4' }]);
    const { audience, department } = claimsOf(token);
    for (const secret of [token, audience, department]) expect(kept.text).not.toContain(secret);
  });

  it('cannot be opened under another call than it was told for', async () => {
    await using seen = await recording({ fragment: '&ref=CAD-5' });
    await leave(seen.page);
    await tamper(seen.page, { ref: 'CAD-6' });
    await seen.page.goto(`${stage.root}/capture?again#token=${await stage.token()}`);
    await offered(seen);
    await seen.tap('Send it now');
    await seen.received('svc:error', { code: 'NETWORK' });
    expect(stage.recogniser.heard).toEqual([]);
  });

  it('is erased after a day', async () => {
    const first = await recording();
    await leave(first.page);
    await tamper(first.page, { touchedAt: Date.now() - 24 * 3_600_000 - 1000 });
    await first.close();
    await using seen = await tab();
    await seen.received('svc:ready');
    await expect.poll(() => keptOn(seen.page)).toMatchObject({ accounts: [], pieces: 0 });
    expect(await card(seen).count()).toBe(0);
  });

  it('is erased when it is cancelled', async () => {
    await using seen = await recording();
    expect((await keptOn(seen.page)).accounts).toHaveLength(1);
    await seen.tap('Cancel');
    await seen.tap('Throw away');
    await seen.received('svc:cancel');
    await expect.poll(() => keptOn(seen.page)).toMatchObject({ accounts: [], pieces: 0 });
  });

  it('is kept in the page alone when the host says keep=0', async () => {
    await using seen = await recording({ fragment: '&keep=0' });
    expect(await keptOn(seen.page)).toMatchObject({ accounts: [], pieces: 0, extractable: undefined });
    await device.setOffline(true);
    await seen.tap('Done, send');
    await seen.page.getByText('is kept on this page only').waitFor();
    await device.setOffline(false);
    await seen.received('svc:draft');
    expect(stage.recogniser.heard).toHaveLength(1);
  });

  it('says so when the device is full, and the recording goes on and is sent', async () => {
    const seen = await tab();
    const debug = await device.newCDPSession(seen.page);
    await debug.send('Storage.overrideQuotaForOrigin', { origin: stage.root, quotaSize: 1 });
    await seen.tap('Start recording');
    await seen.page.getByText('This device cannot keep the recording').waitFor();
    await recordFor(seen.page, 3);
    await seen.tap('Done, send');
    await seen.received('svc:draft');
    expect(stage.recogniser.heard).toHaveLength(1);
  });

  it('goes on being kept when the system has closed the device’s storage behind the page’s back', async () => {
    await using seen = await recording({
      prepare: (page) =>
        page.addInitScript(() => {
          const opened: IDBDatabase[] = [];
          const { open: original } = IDBFactory.prototype;
          IDBFactory.prototype.open = function (...order) {
            const request = original.apply(this, order);
            request.addEventListener('success', () => opened.push(request.result));
            return request;
          };
          Object.assign(window, { opened });
        }),
    });
    // Whatever the browser does, the next thing that is asked of a closed connection fails.
    await seen.page.evaluate(() => {
      for (const database of (window as unknown as { opened: IDBDatabase[] }).opened) database.close();
    });
    const { pieces: before } = await keptOn(seen.page);
    // A piece and the account that counts it are written one after the other: at some moment all are there.
    const whole = async () => {
      const { accounts, pieces } = await keptOn(seen.page);
      return pieces > before + 1 && accounts.length === 1 && accounts[0]?.pieces === pieces;
    };
    await expect.poll(whole).toBe(true);
    expect(await seen.page.getByText('This device cannot keep the recording').isVisible()).toBe(false);
  });

  it('is kept to the last word as soon as it is paused', async () => {
    await using seen = await tab();
    await seen.tap('Start recording');
    await seen.page.waitForTimeout(500);
    await seen.widget('pause');
    const { elapsed_ms } = await seen.received('svc:state', { state: 'paused' });
    const missing = async () => elapsed_ms - ((await keptOn(seen.page)).accounts[0]?.seconds ?? 0) * 1000;
    await expect.poll(missing).toBeLessThan(150);
  });

  it('belongs to one tab at a time: the other offers it only when the first is gone', async () => {
    const first = await recording();
    await using second = await tab();
    await second.received('svc:ready');
    expect(await card(second).count()).toBe(0);
    await using third = await tab();
    await third.received('svc:ready');
    await crash(first.page);
    await first.close();
    await expect.poll(async () => (await card(second).count()) + (await card(third).count())).toBe(1);
    const owner = (await card(second).count()) === 1 ? second : third;
    await owner.tap('Send it now');
    await owner.received('svc:draft');
    expect(stage.recogniser.heard).toHaveLength(1);
    expect((await card(second).count()) + (await card(third).count())).toBe(0);
  });

  it('keeps what is typed, too', async () => {
    const first = await tab();
    await first.tap('Type instead');
    await first.page.getByLabel('Your account').fill('Engine 41 went to a kitchen fire.');
    await expect.poll(async () => (await keptOn(first.page)).accounts.length).toBe(1);
    await crash(first.page);
    await first.close();
    await using seen = await tab();
    await seen.tap('Go on writing');
    await expect.poll(() => seen.page.getByLabel('Your account').inputValue()).toContain('kitchen fire');
    await seen.tap('Make the draft');
    const { narration } = await seen.received('svc:draft');
    expect(narration).toMatchObject({ input: { kind: 'text' }, transcript: 'Engine 41 went to a kitchen fire.' });
    expect(await keptOn(seen.page)).toMatchObject({ accounts: [], pieces: 0 });
  });

  it('keeps a line that is being put right, and lets go of it when it says again what was heard', async () => {
    const first = await tab();
    await first.tap('Type instead');
    await first.page.getByLabel('Your account').fill('Engine 41 went to a kitchen fire. Nobody was hurt.');
    await first.tap('Make the draft');
    const { narration: before } = await first.received('svc:draft');
    await first.page.getByText('What was heard').click();
    await first.page.locator('.line-text').first().click();
    const field = first.page.getByLabel('Correct this line');
    await field.fill('Engine 42 went');
    await expect.poll(async () => (await keptOn(first.page)).accounts.length).toBe(1);
    await first.tap('As it was');
    await expect.poll(async () => (await keptOn(first.page)).accounts.length).toBe(0);
    await first.page.locator('.line-text').first().click();
    await field.fill('Engine 42 went to a kitchen fire.');
    await expect.poll(async () => (await keptOn(first.page)).accounts.length).toBe(1);
    await crash(first.page);
    await first.close();
    await using seen = await tab();
    await seen.tap('Send it now');
    const { narration, replaces } = await seen.received('svc:draft');
    expect(narration.transcript).toBe('Engine 42 went to a kitchen fire. Nobody was hurt.');
    expect(replaces).toBe(before.id);
    expect(await keptOn(seen.page)).toMatchObject({ accounts: [], pieces: 0 });
  });
});
