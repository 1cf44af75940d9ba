import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { MAPLETON, OAKVILLE } from '../support/service/service.ts';
import { browserSuite, launch } from './support/chromium.ts';
import { startFramingHost } from './support/hosts.ts';
import { keptByDepartment, keptOn, openedWithDeviceAlone, tamper } from './support/kept.ts';
import {
  claimsOf,
  forged,
  type Opened,
  type OpenOptions,
  open,
  PHONE,
  recordFor,
  type Stage,
  startStage,
} from './support/stage.ts';

const WAITS = 'An account that was not sent is kept on this device. It waits here until the service can be reached.';

browserSuite('Capture page: what is kept belongs to one partner, mode and department (fake recogniser)', () => {
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
  const card = ({ page }: Opened) => page.locator('.unsent');

  /** Records, and leaves the page in the middle of it. */
  async function keepOne(options: OpenOptions = {}): Promise<void> {
    const seen = await tab(options);
    await seen.tap('Start recording');
    await recordFor(seen.page, 3);
    await seen.close();
  }

  /** Nothing on the screen tells that there is anything. */
  async function expectNothingOf(seen: Opened): Promise<void> {
    await seen.received('svc:ready');
    await seen.page.locator('.unsents:empty').waitFor({ state: 'attached' });
    expect(await seen.page.locator('main').textContent()).not.toMatch(/not sent|kept/);
  }

  const cutLine = (page: Page) => page.route('**/v1/**', (route) => route.abort());

  const ofAnotherPartner = async () => stage.token({ key: await stage.service.key({ partner: 'other' }) });
  const sessions: Record<string, () => Promise<string>> = {
    'another partner': ofAnotherPartner,
    'another mode': async () => stage.token({ key: await stage.service.key({ mode: 'live' }) }),
    'another department': () => stage.token({ department: OAKVILLE.neris_id }),
  };
  for (const [whose, mint] of Object.entries(sessions)) {
    it(`a session of ${whose} does not see that there is anything, and its own still gets it`, async () => {
      await keepOne();
      await using other = await tab({ token: await mint() });
      await expectNothingOf(other);
      await other.widget('init', { token: await stage.token() });
      await card(other).waitFor();
      await other.widget('init', { token: await mint() });
      await expect.poll(() => card(other).count()).toBe(0);
      expect((await keptOn(other.page)).accounts).toHaveLength(1);
      await other.widget('init', { token: await stage.token() });
      await other.tap('Send it now');
      const { narration } = await other.received('svc:draft');
      expect(narration).toMatchObject({ mode: 'test', department: { neris_id: MAPLETON.neris_id } });
      expect(stage.recogniser.heard).toHaveLength(1);
    });
  }

  it('a frame of the same site with a session of another partner is given nothing to press', async () => {
    await keepOne();
    const token = await ofAnotherPartner();
    const host = await startFramingHost(`${stage.root}/capture#token=${token}`, { name: '127.0.0.1' });
    const page = await device.newPage();
    try {
      await page.goto(host.address);
      const ready = { origin: stage.root, data: expect.objectContaining({ type: 'svc:ready' }) };
      await expect.poll(() => page.evaluate('received')).toContainEqual(ready);
      const [, frame] = page.frames();
      if (!frame) throw new Error('no frame');
      // It is the same storage, so there would be something to see.
      expect((await keptOn(frame)).accounts).toHaveLength(1);
      await frame.locator('.unsents:empty').waitFor({ state: 'attached' });
      expect(await frame.getByRole('button', { name: 'Send it now' }).count()).toBe(0);
    } finally {
      await page.close();
      await host.stop();
    }
  });

  it('cannot be opened with what the device holds alone', async () => {
    await keepOne();
    await using seen = await tab();
    await card(seen).waitFor();
    expect(await openedWithDeviceAlone(seen.page, MAPLETON.neris_id)).toEqual([]);
  });

  it('is not told under a session that names nobody: it could be given back to nobody', async () => {
    await using seen = await tab({ token: forged({ exp: Date.now() / 1000 + 900 }), prepare: cutLine });
    await seen.received('svc:error', { code: 'INVALID_CREDENTIAL', retryable: false });
    await seen.widget('start');
    expect((await seen.messages()).filter(({ state }) => state === 'recording')).toEqual([]);
  });

  it('cannot be opened by who takes it for another audience', async () => {
    await keepOne();
    const other = await tab({ token: await ofAnotherPartner() });
    await other.tap('Start recording');
    await expect.poll(async () => (await keptOn(other.page)).accounts.length).toBe(2);
    const names = (await keptOn(other.page)).accounts.map(({ audience }) => audience);
    expect(new Set(names).size).toBe(2);
    await other.tap('Cancel');
    await other.tap('Throw away');
    await expect.poll(async () => (await keptOn(other.page)).accounts.length).toBe(1);
    const [own] = (await keptOn(other.page)).accounts;
    await tamper(other.page, { audience: names.find((name) => name !== own?.audience) });
    await other.widget('init', { token: await ofAnotherPartner() });
    await other.tap('Send it now');
    await other.received('svc:error', { code: 'NETWORK' });
    expect(stage.recogniser.heard).toEqual([]);
    await other.close();
  });

  it.each([
    ['the department of one', ({ department }: Claims) => ({ department }), false],
    ['all the claims of one', (claims: Claims) => claims, true],
  ])('a token that nobody has signed, with %s, opens nothing while the line is cut', async (_, claims, told) => {
    await keepOne();
    const exp = Date.now() / 1000 + 900;
    const token = forged({ ...claims(claimsOf(await stage.token())), exp, mode: 'test' });
    await using seen = await tab({ token, prepare: cutLine });
    await seen.received('svc:ready');
    await seen.page.getByText('No connection to the service right now').waitFor();
    expect(await seen.page.getByText(WAITS).count()).toBe(told ? 1 : 0);
    expect(await card(seen).count()).toBe(0);
    const buttons = await seen.page.locator('main button:visible').allTextContents();
    expect(buttons).toEqual(['Start recording', 'Type instead']);
    expect(await seen.page.locator('main').textContent()).not.toMatch(/0:0[1-9]/);
    await seen.page.unroute('**/v1/**');
    await seen.received('svc:error', { code: 'INVALID_CREDENTIAL' });
    expect(await seen.page.locator('main').textContent()).not.toMatch(/0:0[1-9]|Listen|Send it now/);
    expect(stage.recogniser.heard).toEqual([]);
  });

  it('with the line cut, its own session says that it waits and records on; nothing is lost when the line is back', async () => {
    await keepOne();
    await using seen = await tab({ prepare: cutLine, fragment: '&ref=CAD-9' });
    await seen.page.getByText(WAITS).waitFor();
    expect(await card(seen).count()).toBe(0);
    await seen.tap('Start recording');
    await recordFor(seen.page, 3);
    expect((await keptOn(seen.page)).accounts).toHaveLength(2);
    // Reloaded, as far as that goes with the line cut: the page comes, the service does not answer.
    await seen.page.goto(`${stage.root}/capture?again#token=${await stage.token()}`);
    await seen.page.getByText(WAITS).waitFor();
    await seen.tap('Start recording');
    await recordFor(seen.page, 2);
    await seen.tap('Done, send');
    await seen.received('svc:error', { code: 'NETWORK' });
    await seen.page.unroute('**/v1/**');
    await seen.received('svc:draft');
    for (const left of [2, 1]) {
      await expect.poll(() => card(seen).count()).toBe(left);
      const before = (await seen.messages()).filter(({ type }) => type === 'svc:draft').length;
      await seen.tap('Send it now');
      await expect
        .poll(async () => (await seen.messages()).filter(({ type }) => type === 'svc:draft').length)
        .toBe(before + 1);
    }
    expect(stage.recogniser.heard).toHaveLength(3);
    expect(await keptOn(seen.page)).toMatchObject({ accounts: [], pieces: 0 });
  });

  it('what a page before this one kept waits for a session of its department that the service has verified', async () => {
    const first = await tab();
    await first.received('svc:ready');
    await keptByDepartment(first.page, { department: MAPLETON.neris_id, ref: 'CAD-7', text: 'Engine 41 was first.' });
    await first.close();
    const other = await tab({ token: await stage.token({ department: OAKVILLE.neris_id }) });
    await expectNothingOf(other);
    await other.close();
    const offline = await tab({ prepare: cutLine });
    await offline.page.getByText(WAITS).waitFor();
    await offline.close();
    const writing = await tab();
    await writing.tap('Go on writing');
    await writing.page.getByLabel('Your account').fill('Engine 41 was first. Nobody was hurt.');
    await expect.poll(async () => (await keptOn(writing.page)).bytes).toBeGreaterThan(40);
    await writing.close();
    await using seen = await tab();
    await seen.tap('Send it now');
    const { narration } = await seen.received('svc:draft');
    expect(narration).toMatchObject({
      external_ref: 'CAD-7',
      transcript: 'Engine 41 was first. Nobody was hurt.',
      department: { neris_id: MAPLETON.neris_id },
    });
    expect(await keptOn(seen.page)).toMatchObject({ accounts: [], pieces: 0 });
  });
});

type Claims = Record<string, unknown>;
