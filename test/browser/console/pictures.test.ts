import { mkdirSync } from 'node:fs';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { stopAll } from '../../support/service/processes.ts';
import type { Sandbox } from '../../support/service/sandbox.ts';
import { browserSuite, launch } from '../support/chromium.ts';
import { openConsole, startConsoleServer } from '../support/console.ts';
import { NOTO } from '../support/fonts.ts';
import { shrink } from '../support/shrink.ts';

/** Not a check: takes the pictures of docs/console.md. `PICTURES=docs/images npx vitest run test/browser/console-pictures` */
const folder = process.env.PICTURES ?? 'docs/images';

const PICTURES: Record<string, { context?: BrowserContextOptions; account: RegExp; value: string }> = {
  console: { account: /^Kitchen fire One/, value: 'Cause of the fire' },
  'console-dark': { account: /^Crash/, value: 'Incident type', context: { colorScheme: 'dark' } },
  'console-phone': {
    account: /^Fall One/,
    value: 'On scene',
    context: { viewport: { width: 390, height: 844 }, hasTouch: true },
  },
};

browserSuite('Pictures of the console', () => {
  let sandbox: Sandbox;
  let browser: Browser;
  beforeAll(async () => {
    mkdirSync(folder, { recursive: true });
    [sandbox, browser] = await Promise.all([startConsoleServer(), launch('speech', [NOTO])]);
  });
  afterAll(async () => {
    await browser?.close();
    await sandbox?.close();
    await stopAll();
  });
  for (const [name, { context = {}, account, value }] of Object.entries(PICTURES)) {
    it(name, async () => {
      await using seen = await openConsole(browser, sandbox, { viewport: { width: 1360, height: 1200 }, ...context });
      await seen.pasteKey();
      // The first call of a server finds it cold.
      await seen.draft(/^Alarm/);
      await seen.page.reload();
      await seen.pasteKey();
      await seen.draft(account);
      await seen.page.locator('.value', { hasText: value }).first().click();
      if (!context.viewport) await seen.page.evaluate(() => window.scrollTo(0, 0));
      await seen.page.mouse.move(0, 0);
      const path = `${folder}/${name}.png`;
      await seen.page.screenshot({ path });
      shrink(path, 128);
    });
  }
}, [NOTO]);
