import { mkdirSync } from 'node:fs';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, it } from 'vitest';
import { browserSuite, launch } from './support/chromium.ts';
import { NOTO } from './support/fonts.ts';
import { shrink } from './support/shrink.ts';
import { type Stage, startStage } from './support/stage.ts';
import { ENGLISH, opener, SPANISH, STATES, type Words } from './support/states.ts';

/** Not a check: takes the pictures of docs/capture.md. `PICTURES=docs/images npx vitest run test/browser/pictures` */
const folder = process.env.PICTURES ?? 'docs/images';

const SETS: { name: string; states: string[]; words?: Words; extra?: string; context?: BrowserContextOptions }[] = [
  { name: '', states: Object.keys(STATES) },
  {
    name: 'dark-',
    states: ['idle', 'recording', 'processing', 'done', 'error-network'],
    context: { colorScheme: 'dark' },
  },
  { name: 'spanish-', states: ['idle', 'done', 'adding'], words: SPANISH, extra: '&lang=es' },
  {
    name: 'narrow-',
    states: ['idle', 'recording', 'paused', 'done', 'unsent'],
    context: { viewport: { width: 320, height: 568 } },
  },
  { name: 'tablet-', states: ['idle', 'recording', 'done'], context: { viewport: { width: 1024, height: 768 } } },
  { name: 'landscape-', states: ['idle', 'recording', 'paused'], context: { viewport: { width: 740, height: 360 } } },
  { name: 'branded-', states: ['idle', 'recording'], extra: '&accent=0a5fd0&name=Acme%20Records' },
];

browserSuite('Pictures of the capture page', () => {
  let stage: Stage;
  let browser: Browser;
  beforeAll(async () => {
    mkdirSync(folder, { recursive: true });
    [stage, browser] = await Promise.all([startStage(), launch('speech', [NOTO])]);
  });
  afterAll(async () => {
    await browser?.close();
    await stage?.stop();
  });
  for (const [name, address, seen] of [
    ['quickstart', '/docs/quickstart', 'main'],
    ['reference', '/docs', '.opblock'],
  ] as const) {
    it(`docs ${name}`, async () => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      await page.goto(stage.root + address);
      await page.locator(seen).first().waitFor();
      await page.screenshot({ path: `${folder}/docs-${name}.png` });
      await page.close();
      shrink(`${folder}/docs-${name}.png`);
    });
  }
  for (const { name, states, words = ENGLISH, extra = '', context = {} } of SETS) {
    for (const state of states) {
      it(`${name}${state}`, async () => {
        const seen = await STATES[state]?.(opener(browser, stage, { fragment: extra, context }), stage, words);
        const path = `${folder}/capture-${name}${state}.png`;
        await seen?.page.screenshot({ path });
        await seen?.close();
        shrink(path);
      });
    }
  }
}, [NOTO]);
