import type { Page } from 'playwright-core';

/** As the setting of a browser or a device does it: every size that follows the reader's own grows. */
export async function enlargeText(page: Page, percent: number): Promise<void> {
  const debug = await page.context().newCDPSession(page);
  await debug.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100, fixed: (13 * percent) / 100 } });
  await page.waitForFunction(
    (size) => getComputedStyle(document.documentElement).fontSize === `${size}px`,
    (16 * percent) / 100,
  );
  await debug.detach();
}

/** As on a device whose own font this is. */
export async function drawIn(page: Page, family: string): Promise<void> {
  await page.evaluate(async (name) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`*, ::placeholder { font-family: "${name}" !important; }`);
    document.adoptedStyleSheets = [sheet];
    // The next frame is drawn in it.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, family);
}

/** The families that the words on the page are really drawn in, whatever its style sheet asks for. */
export async function usedFonts(page: Page): Promise<string[]> {
  const debug = await page.context().newCDPSession(page);
  await debug.send('DOM.enable');
  await debug.send('CSS.enable');
  const { root } = await debug.send('DOM.getDocument');
  const { nodeId } = await debug.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await debug.send('CSS.getPlatformFontsForNode', { nodeId });
  await debug.detach();
  return fonts.map(({ familyName }) => familyName);
}

/** Words of headings and buttons that are drawn on more than one line, because there was no room for them. */
export async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    for (const element of document.querySelectorAll('h1, h2, button:not(.row-head), summary, .name, .badge')) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode as Text;
        for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });
}

/** What can be pressed or written in and is seen, but is too low for a gloved finger. */
export async function lowTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = [...document.querySelectorAll('button, textarea, a')].filter((target) =>
      target.checkVisibility({ visibilityProperty: true }),
    );
    return seen.filter((target) => target.getBoundingClientRect().height < 44).map(({ outerHTML }) => outerHTML);
  });
}
