import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from './support/axe.ts';
import { browserSuite, launch } from './support/chromium.ts';
import { walkByKeyboard } from './support/focus.ts';
import { FONTS } from './support/fonts.ts';
import { type Opened, open, recordFor, type Stage, startStage } from './support/stage.ts';
import { ENGLISH, opener, STATES } from './support/states.ts';
import { brokenWords, enlargeText, lowTargets, usedFonts } from './support/text.ts';

const PHONE = { width: 412, height: 870 };
const SMALL = { width: 320, height: 568 };
const LYING = { width: 740, height: 360 };

for (const font of FONTS) {
  browserSuite(
    `Capture page: how it looks in ${font.family} (WCAG 2.2 AA, fake recogniser)`,
    () => {
      let stage: Stage;
      let browser: Browser;
      beforeAll(async () => {
        [stage, browser] = await Promise.all([startStage(), launch('speech', font)]);
      });
      afterAll(async () => {
        await browser?.close();
        await stage?.stop();
      });

      const reach = (state: string) => STATES[state]?.(opener(browser, stage), stage, ENGLISH) as Promise<Opened>;

      async function checkLayout(page: Page): Promise<void> {
        expect(await brokenWords(page)).toEqual([]);
        const { width } = page.viewportSize() ?? PHONE;
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        expect(await lowTargets(page)).toEqual([]);
      }

      describe('in every state', { concurrent: true }, () => {
        for (const state of Object.keys(STATES)) {
          it(`has no axe violation and fits, on a phone and at 320 px, at 100 % and 200 % text: ${state}`, async () => {
            await using seen = await reach(state);
            expect(await usedFonts(seen.page)).toEqual([font.family]);
            expect(await violations(seen.page)).toEqual([]);
            for (const size of [PHONE, SMALL]) {
              await seen.page.setViewportSize(size);
              for (const percent of [200, 100]) {
                await enlargeText(seen.page, percent);
                await checkLayout(seen.page);
              }
            }
            // Colours are the same whatever the font.
            if (font !== FONTS[0]) return;
            await enlargeText(seen.page, 200);
            await seen.page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
            expect(await violations(seen.page)).toEqual([]);
          });
        }
      });

      it('never hides what has the keyboard focus, forwards or backwards (2.4.11)', async () => {
        await using seen = await reach('done-without-host');
        for (const percent of [100, 200]) {
          await enlargeText(seen.page, percent);
          for (const size of [PHONE, SMALL, LYING]) {
            await seen.page.setViewportSize(size);
            for (const key of ['Tab', 'Shift+Tab'] as const) {
              const stops = await walkByKeyboard(seen.page, key);
              expect(stops.length).toBeGreaterThan(10);
              expect(stops.filter(({ hidden }) => hidden)).toEqual([]);
            }
          }
        }
      });

      it('keeps every control of a recording in sight at 320 by 568', async () => {
        await using seen = await open(browser, stage, { context: { viewport: { width: 320, height: 568 } } });
        await seen.tap('Start recording');
        await recordFor(seen.page, 1);
        for (const name of ['Done, send', 'Pause', 'Cancel']) {
          const box = await seen.page.getByRole('button', { name }).boundingBox();
          expect((box?.y ?? 999) + (box?.height ?? 999)).toBeLessThanOrEqual(568);
        }
      });

      it('leaves the big button where it is when recording starts and pauses', async () => {
        for (const percent of [100, 200]) {
          await using seen = await open(browser, stage);
          await enlargeText(seen.page, percent);
          // On the page, not in the window: a tap on what lies further down scrolls to it.
          const place = () =>
            seen.page.locator('.big').evaluate((big) => {
              const { left, top, width } = big.getBoundingClientRect();
              return { left: left + window.scrollX, top: top + window.scrollY, width };
            });
          await seen.state('idle');
          const before = await place();
          await seen.tap('Start recording');
          await recordFor(seen.page, 1);
          expect(await place()).toEqual(before);
          await seen.tap('Pause');
          await seen.state('paused');
          expect(await place()).toEqual(before);
        }
      });
    },
    font,
  );
}
