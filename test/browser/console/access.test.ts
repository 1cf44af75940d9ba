import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stopAll } from '../../support/service/processes.ts';
import { ifPast, type Sandbox } from '../../support/service/sandbox.ts';
import { violations } from '../support/axe.ts';
import { browserSuite, launch } from '../support/chromium.ts';
import { type Opened, openConsole, startConsoleServer } from '../support/console.ts';
import { walkByKeyboard } from '../support/focus.ts';

/** How to bring the console into each of its looks. */
const LOOKS: Record<string, (seen: Opened) => Promise<void>> = {
  sample: async () => {},
  draft: async (seen) => {
    await seen.pasteKey();
    await seen.draft(/^Crash/);
    await seen.page.locator('.value').first().click();
  },
  codes: async (seen) => {
    await seen.page.getByRole('button', { name: 'NERIS codes' }).click();
    for (const summary of await seen.page.locator('summary').all()) await summary.click();
    await seen.page.locator('.json-name').first().waitFor();
  },
  'no incident': async (seen) => {
    await seen.pasteKey();
    await seen.draft(/^No incident/);
  },
  'wrong key': async (seen) => {
    await seen.page.getByLabel('API key or session token').fill('svc_test_wrongwrongwrongwrong');
    await seen.page.locator('#key-told[data-kind=bad]').waitFor();
    await seen.page.getByRole('button', { name: /^Alarm/ }).click();
    await seen.page.locator('.failed').waitFor();
  },
  waiting: async (seen) => {
    await seen.pasteKey();
    await seen.page.getByLabel('Or in your own words').fill('A tree is down. sandbox:slow=30');
    await seen.page.getByRole('button', { name: 'Draft it' }).click();
    await seen.page.locator('.waiting').waitFor();
  },
  speaking: async (seen) => {
    await seen.page.getByRole('button', { name: 'Speak' }).click();
    await seen.page.locator('.speaking').waitFor();
  },
  kept: async (seen) => {
    await seen.page.getByRole('button', { name: 'Speak' }).click();
    await seen.page.getByRole('button', { name: 'Done, draft it' }).click();
    await seen.page.getByRole('button', { name: 'Send what I said' }).waitFor();
  },
};

browserSuite('Console: for every hand, eye and ear (WCAG 2.2 AA)', () => {
  let sandbox: Sandbox;
  let browser: Browser;
  beforeAll(async () => {
    [sandbox, browser] = await Promise.all([startConsoleServer(), launch('speech')]);
  });
  afterAll(async () => {
    await browser?.close();
    await sandbox?.close();
    await stopAll();
  });

  it.each(Object.entries(LOOKS))(
    '%s: axe finds nothing, light and wide, dark and 320 px, and nothing scrolls sideways',
    async (_, reach) => {
      await using seen = await openConsole(browser, sandbox, { permissions: ['microphone'] });
      await reach(seen);
      for (const [colorScheme, viewport] of [
        ['light', { width: 1360, height: 860 }],
        // In between, only the columns are others.
        [undefined, { width: 900, height: 700 }],
        ['dark', { width: 320, height: 568 }],
      ] as const) {
        await seen.page.setViewportSize(viewport);
        if (colorScheme) {
          await seen.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          expect(await violations(seen.page), `${viewport.width} ${colorScheme}`).toEqual([]);
        }
        const width = await seen.page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBeLessThanOrEqual(viewport.width);
      }
    },
  );

  it.each([
    ['wide', { width: 1360, height: 860 }],
    ['narrow', { width: 320, height: 568 }],
  ])('%s: the keyboard reaches everything there is, and sees where it is, both ways', async (_, viewport) => {
    await using seen = await openConsole(browser, sandbox, { viewport, reducedMotion: 'reduce' });
    await LOOKS.draft?.(seen);
    for (const key of ['Tab', 'Shift+Tab'] as const) {
      const stops = await walkByKeyboard(seen.page, key);
      expect(stops.filter(({ hidden }) => hidden)).toEqual([]);
      const names = stops.map(({ name }) => name).join('\n');
      for (const name of [
        'Kitchen fire',
        'Draft it',
        'Incident type',
        'Transport disposition',
        'Copy as curl',
        'Raw JSON',
      ])
        expect(names).toContain(name);
    }
  });

  it('lights words and values from the keyboard: Tab through values, arrows through words, Enter keeps, Escape ends', async () => {
    await using seen = await openConsole(browser, sandbox);
    await seen.pasteKey();
    await seen.draft(/^Fall One/);
    const { page } = seen;
    const lit = (kind: string) => page.locator(`${kind}.lit`).allInnerTexts();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
    await page.keyboard.press('Tab');
    expect(await lit('.piece')).toEqual(['Medic 7']);
    expect(await lit('.value')).toEqual(['Unit\nMedic 7']);
    await page.keyboard.press('ArrowRight');
    expect(await lit('.value')).toEqual(['On board\n2']);
    expect(await page.locator('.caption').textContent()).toBe('two filled On board: 2');
    await page.keyboard.press('End');
    // Between the call and its last time the account cannot mean that time of today.
    if (ifPast('13:15', '14:10') === '14:10') expect(await lit('.value')).toEqual(['Clear\n14:10']);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await lit('.value')).toEqual(['Incident type\nFall']);
    expect(await lit('.piece')).not.toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+Tab');
    expect(await lit('.value')).toEqual([]);
  });
});
