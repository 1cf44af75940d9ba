import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from './support/axe.ts';
import { browserSuite, launch } from './support/chromium.ts';
import { walkByKeyboard } from './support/focus.ts';
import { FONTS } from './support/fonts.ts';
import { type Opened, open, recordFor, type Stage, startStage } from './support/stage.ts';
import { ENGLISH, opener, STATES } from './support/states.ts';
import { brokenWords, drawIn, enlargeText, lowTargets, usedFonts } from './support/text.ts';

const PHONE = { width: 412, height: 870 };
const SMALL = { width: 320, height: 568 };
const LYING = { width: 740, height: 360 };
const NARROW = [{ percent: 200, size: SMALL }];
const EVERYDAY_AND_NARROW = [{ percent: 100, size: PHONE }, ...NARROW, { percent: 200, size: LYING }];
const FAMILIES = FONTS.map(({ family }) => family);

browserSuite(
  `Capture page: how it looks in ${FAMILIES.join(', ')} (WCAG 2.2 AA, fake recogniser)`,
  () => {
    let stage: Stage;
    let browser: Browser;
    beforeAll(async () => {
      [stage, browser] = await Promise.all([startStage(), launch('speech', FONTS)]);
    });
    afterAll(async () => {
      await browser?.close();
      await stage?.stop();
    });

    const reach = (state: string) => STATES[state]?.(opener(browser, stage), stage, ENGLISH) as Promise<Opened>;

    async function checkLayout(page: Page, how: string): Promise<void> {
      expect(await brokenWords(page), how).toEqual([]);
      const { width } = page.viewportSize() ?? PHONE;
      expect(await page.evaluate(() => document.documentElement.scrollWidth), how).toBeLessThanOrEqual(width);
      expect(await lowTargets(page), how).toEqual([]);
    }

    describe('in every state', { concurrent: true }, () => {
      for (const state of Object.keys(STATES)) {
        it(`has no axe violation and fits, on a phone and at 320 px, at 100 % and 200 % text: ${state}`, async () => {
          await using seen = await reach(state);
          expect(await violations(seen.page)).toEqual([]);
          for (const size of [PHONE, SMALL]) {
            await seen.page.setViewportSize(size);
            for (const percent of [200, 100]) {
              await enlargeText(seen.page, percent);
              // The device's own font as it is held, and each where there is least room.
              for (const family of size === SMALL ? FAMILIES : FAMILIES.slice(0, 1)) {
                await drawIn(seen.page, family);
                await checkLayout(seen.page, `${family}, ${size.width} px, ${percent} %`);
              }
            }
          }
          await enlargeText(seen.page, 200);
          await seen.page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
          expect(await violations(seen.page)).toEqual([]);
        });
      }
    });

    it("is drawn in the device's own font, and in each that it is looked at in", async () => {
      await using seen = await reach('done-without-host');
      expect(await usedFonts(seen.page)).toEqual(FAMILIES.slice(0, 1));
      for (const family of FAMILIES) {
        await drawIn(seen.page, family);
        expect(await usedFonts(seen.page)).toEqual([family]);
      }
    });

    describe.each(FAMILIES)('in %s', { concurrent: true }, (family) => {
      // A walk takes seconds. The device's own font as it is held, and each where there is least room.
      const isOwn = family === FAMILIES[0];
      it('never hides what has the keyboard focus, forwards or backwards (2.4.11)', async () => {
        await using seen = await reach('done-without-host');
        await drawIn(seen.page, family);
        for (const { percent, size } of isOwn ? EVERYDAY_AND_NARROW : NARROW) {
          await enlargeText(seen.page, percent);
          await seen.page.setViewportSize(size);
          for (const key of ['Tab', 'Shift+Tab'] as const) {
            const stops = await walkByKeyboard(seen.page, key);
            expect(stops.length).toBeGreaterThan(10);
            expect(stops.filter(({ hidden }) => hidden)).toEqual([]);
          }
        }
      });

      it('keeps every control of a recording in sight at 320 by 568', async () => {
        await using seen = await open(browser, stage, { context: { viewport: { width: 320, height: 568 } } });
        await drawIn(seen.page, family);
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
          await drawIn(seen.page, family);
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
    });
  },
  FONTS,
);
