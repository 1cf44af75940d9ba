import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { browserSuite, launch } from './support/chromium.ts';
import { keptOn } from './support/kept.ts';
import { type Opened, type OpenOptions, open, PHONE, recordFor, type Stage, startStage } from './support/stage.ts';

const AUDIO = 'T2dnUyBub3QgcmVhbGx5IHNvdW5k';

browserSuite('Capture page: what is kept stays what it was (section 6, fake recogniser)', () => {
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
  const again = async ({ page }: Opened, token = stage.token()) =>
    page.goto(`${stage.root}/capture?again#token=${await token}`);

  /** Keeps every request for a narration from the service, and notes its key and its body. */
  async function cutOff({ page }: Opened): Promise<{ key: string | undefined; body: string | null }[]> {
    const tries: { key: string | undefined; body: string | null }[] = [];
    await page.route('**/v1/narrations', (route) => {
      const request = route.request();
      if (request.method() === 'POST')
        tries.push({ key: request.headers()['idempotency-key'], body: request.postData() });
      return route.abort();
    });
    return tries;
  }

  async function typed(seen: Opened, words: string): Promise<void> {
    await seen.page.getByLabel('Your account').fill(words);
    await expect.poll(async () => (await keptOn(seen.page)).accounts.length).toBe(1);
  }

  it('goes out under the reference of the session it was told in, not of the one it is sent in', async () => {
    await using seen = await tab({ token: await stage.token({ ref: 'CAD-1 é' }) });
    await seen.tap('Start recording');
    await recordFor(seen.page, 3);
    await again(seen, stage.token({ ref: 'CAD-2' }));
    await seen.tap('Send it now');
    const { narration } = await seen.received('svc:draft');
    expect(narration.external_ref).toBe('CAD-1 é');
  });

  it('says at its head and on what is kept which call it is, where the session knows', async () => {
    const known = {
      base: { location: { complete_number: '123', street: 'Maple', street_postfix: 'STREET' } },
      dispatch: { incident_number: '26-0042', unit_responses: [{ reported_unit_id: 'E41' }] },
    };
    const line = '26-0042 · 123 Maple Street · E41';
    await using seen = await tab({ token: await stage.token({ ref: 'CAD-1', known }) });
    const { page } = seen;
    await page.locator('header .call', { hasText: line }).waitFor();
    await seen.tap('Start recording');
    await recordFor(page, 3);
    await again(seen, stage.token({ ref: 'CAD-1', known }));
    await page.locator('.unsent .call', { hasText: line }).waitFor();
    await again(seen, stage.token({ ref: 'CAD-2', known }));
    await page.locator('header .call', { hasText: line }).waitFor();
    await page.locator('.unsent').waitFor();
    expect(await page.locator('.unsent .call').count()).toBe(0);
    await again(seen, stage.token({ ref: 'CAD-1' }));
    await page.locator('.unsent').waitFor();
    expect(await page.locator('.call:visible').count()).toBe(0);
  });

  it('a session for another call clears the draft on the screen, one that names none leaves it', async () => {
    await using seen = await tab({ token: await stage.token({ ref: 'CAD-1' }) });
    await seen.widget('submitAudio', AUDIO, 'audio/ogg', 5);
    await seen.received('svc:draft');
    await seen.widget('init', { token: await stage.token() });
    await seen.state('done');
    await seen.widget('init', { token: await stage.token({ ref: 'CAD-2' }) });
    await seen.state('idle');
  });

  it.each([[undefined], [42.37]])(
    'handed over with a length of %s, it is the same request after a reload',
    async (seconds) => {
      await using seen = await tab();
      const tries = await cutOff(seen);
      await seen.widget('submitAudio', AUDIO, 'audio/ogg', ...(seconds === undefined ? [] : [seconds]));
      await seen.received('svc:error', { code: 'NETWORK' });
      const [first] = tries;
      await again(seen);
      tries.length = 0;
      await seen.tap('Send it now');
      await seen.received('svc:error', { code: 'NETWORK' });
      expect(first?.key).toBeTypeOf('string');
      expect(first?.body).toContain(AUDIO);
      expect(tries[0]).toEqual(first);
    },
  );

  it('typed words that were changed are another request, however long they are', async () => {
    await using seen = await tab();
    const tries = await cutOff(seen);
    await seen.tap('Type instead');
    await typed(seen, 'On scene at 14:25.');
    await seen.tap('Make the draft');
    await seen.received('svc:error', { code: 'NETWORK' });
    const [first] = tries;
    await again(seen);
    await seen.tap('Go on writing');
    await typed(seen, 'On scene at 14:35.');
    tries.length = 0;
    await seen.tap('Make the draft');
    await seen.received('svc:error', { code: 'NETWORK' });
    expect(tries[0]?.key).not.toBe(first?.key);
  });

  it('words typed to a draft and left are offered beside it', async () => {
    await using seen = await tab();
    await seen.tap('Type instead');
    await typed(seen, 'Engine 41 went to a kitchen fire.');
    await seen.tap('Make the draft');
    await seen.received('svc:draft');
    await seen.tap('Add to it');
    await typed(seen, 'Nobody was hurt.');
    await seen.tap('Back');
    await seen.state('done');
    await seen.tap('Go on writing');
    await expect.poll(() => seen.page.getByLabel('Your account').inputValue()).toContain('Nobody was hurt.');
  });

  it('says that only the page holds it where that is so', async () => {
    await using seen = await tab({ fragment: '&keep=0' });
    await seen.tap('Type instead');
    await seen.page.getByText('Only this page holds it').waitFor();
    await using kept = await tab();
    await kept.tap('Type instead');
    await kept.page.getByText('It is kept while you write').waitFor();
  });
});
