import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GUIDES } from '../../../src/http/pages/guides.ts';
import { violations } from '../support/axe.ts';
import { browserSuite, launch } from '../support/chromium.ts';
import { type Stage, startStage } from '../support/stage.ts';

const PING = '#operations-Credentials-ping';
const CREATE = '#operations-Narrations-createNarration';
const NARROW = { viewport: { width: 320, height: 568 } };
const LOOKS: Record<string, BrowserContextOptions> = {
  light: {},
  'dark and narrow (320 px)': { colorScheme: 'dark', ...NARROW },
};

browserSuite('The reference and the guides at /docs', () => {
  let stage: Stage;
  let browser: Browser;
  beforeAll(async () => {
    [stage, browser] = await Promise.all([startStage(), launch('speech')]);
  });
  afterAll(async () => {
    await browser?.close();
    await stage?.stop();
  });

  async function open(path: string, context: BrowserContextOptions = {}): Promise<Page & AsyncDisposable> {
    const page = await browser.newPage(context);
    const unwanted: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(stage.root) && !request.url().startsWith('data:')) unwanted.push(request.url());
    });
    page.on('pageerror', (error) => unwanted.push(error.message));
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) unwanted.push(message.text());
    });
    await page.goto(stage.root + path);
    return Object.assign(page, {
      async [Symbol.asyncDispose]() {
        await page.close();
        expect(unwanted).toEqual([]);
      },
    });
  }

  for (const [look, context] of Object.entries(LOOKS)) {
    it(`guides are free of axe's findings, ${look}`, async () => {
      for (const name of Object.keys(GUIDES)) {
        await using page = await open(`/docs/${name}`, context);
        expect([name, await violations(page)]).toEqual([name, []]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect([name, overflow]).toEqual([name, 0]);
      }
    });
  }

  async function authorise(page: Page, meanwhile?: () => Promise<void>): Promise<void> {
    await page.getByRole('button', { name: 'Authorize' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input').fill(stage.apiKey);
    await meanwhile?.();
    await dialog.getByRole('button', { name: 'Apply credentials' }).click();
    await dialog.getByRole('button', { name: 'Logout' }).waitFor();
    await meanwhile?.();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
  }

  /** Nothing for axe to find in what is new, and nothing wider than the window. */
  async function expectSound(page: Page, shown: string, part?: string): Promise<void> {
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([shown, await violations(page, part), overflow]).toEqual([shown, [], 0]);
  }

  for (const [look, context] of Object.entries(LOOKS)) {
    it(`the reference is free of axe's findings, closed, opened and with an answer, ${look}`, async () => {
      await using page = await open('/docs', { ...context, reducedMotion: 'reduce' });
      const ping = page.locator(PING);
      await ping.waitFor();
      await expectSound(page, 'nothing opened');
      await authorise(page, () => expectSound(page, 'the dialog', '[role=dialog]'));
      await ping.getByRole('button').first().click();
      await ping.getByRole('button', { name: 'Try it out' }).waitFor();
      await expectSound(page, 'an operation', PING);
      await ping.getByRole('button', { name: 'Try it out' }).click();
      await ping.getByRole('button', { name: 'Execute' }).click();
      await ping.locator('.live-responses-table').getByText('"ok": true').waitFor();
      await expectSound(page, 'an answer', PING);
    });
  }

  it("the reference's largest operation is free of axe's findings at 320 px, with body, schema and an error", async () => {
    await using page = await open('/docs', { ...NARROW, reducedMotion: 'reduce' });
    const create = page.locator(CREATE);
    await create.getByRole('button').first().click();
    await create.getByRole('button', { name: 'Try it out' }).click();
    await create.getByRole('textbox', { name: 'Request body' }).waitFor();
    await create.getByRole('textbox', { name: 'Idempotency-Key' }).waitFor();
    await create.getByRole('button', { name: 'Execute' }).click();
    await create.locator('.live-responses-table').getByText('"MISSING_CREDENTIAL"').waitFor();
    await expectSound(page, 'the body and an error', CREATE);
    await create.getByRole('tab', { name: 'Schema' }).first().click();
    await create.getByRole('button', { name: 'Expand all' }).first().click();
    await create.getByRole('button', { name: 'Collapse all' }).first().waitFor();
    await expectSound(page, 'the schema', CREATE);
  }, 180_000);

  it("the reference's dialog takes the focus, keeps it and gives it back, before and after a key was entered", async () => {
    await using page = await open('/docs');
    const opened = async (focused: string) => {
      await page.locator('.auth-wrapper .authorize').focus();
      await page.keyboard.press('Enter');
      await page.locator(focused).waitFor();
      for (let step = 0; step < 8; step++) {
        await page.keyboard.press('Tab');
        expect(await page.locator('[role=dialog]:focus, [role=dialog] :focus').count()).toBe(1);
      }
      await page.keyboard.press('Escape');
      await page.locator('.auth-wrapper .authorize:focus').waitFor();
    };
    await opened('[role=dialog] input:focus');
    await authorise(page);
    await opened('[role=dialog]:focus');
  });

  it('an example of the reference is run on the page, with the key that was entered', async () => {
    await using page = await open('/docs');
    await authorise(page);
    const ping = page.locator(PING);
    await ping.getByRole('button').first().click();
    await ping.getByRole('button', { name: 'Try it out' }).click();
    await ping.getByRole('button', { name: 'Execute' }).click();
    await ping.locator('.live-responses-table').getByText('"ok": true').waitFor();
    expect(new URL(page.url()).hash).toBe('#/Credentials/ping');
    expect(await page.locator('header nav a').count()).toBe(Object.keys(GUIDES).length + 2);
  });
});
