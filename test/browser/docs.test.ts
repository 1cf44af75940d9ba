import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GUIDES } from '../../src/http/guides.ts';
import { violations } from './support/axe.ts';
import { browserSuite, launch } from './support/chromium.ts';
import { type Stage, startStage } from './support/stage.ts';

const LOOKS: Record<string, BrowserContextOptions> = {
  light: {},
  dark: { colorScheme: 'dark' },
  'narrow (320 px)': { viewport: { width: 320, height: 568 } },
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
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(stage.root) && !request.url().startsWith('data:')) foreign.push(request.url());
    });
    await page.goto(stage.root + path);
    return Object.assign(page, {
      async [Symbol.asyncDispose]() {
        await page.close();
        expect(foreign).toEqual([]);
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

  it('an example of the reference is run on the page, with the key that was entered', async () => {
    await using page = await open('/docs');
    await page.getByRole('button', { name: 'Authorize' }).click();
    await page.locator('.modal-ux input').fill(stage.apiKey);
    await page.locator('.modal-ux').getByRole('button', { name: 'Apply credentials' }).click();
    await page.locator('.modal-ux').getByRole('button', { name: 'Close' }).click();
    const ping = page.locator('#operations-Credentials-ping');
    await ping.getByRole('button').first().click();
    await ping.getByRole('button', { name: 'Try it out' }).click();
    await ping.getByRole('button', { name: 'Execute' }).click();
    await ping.locator('.live-responses-table').getByText('"ok": true').waitFor();
    expect(await page.locator('header nav a').count()).toBe(Object.keys(GUIDES).length + 2);
  });
});
