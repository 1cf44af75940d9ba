import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with the page as it is now, or with a part of it, by WCAG 2.2 AA and good practice. */
export async function violations(page: Page, part = 'html'): Promise<string[]> {
  // Through the debugger, which the page's own policy does not bind.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (within) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const { violations: found, passes } = await axe.run(within, {
      runOnly: tags,
      resultTypes: ['violations'],
    });
    if (!passes.some(({ id }) => id === 'color-contrast')) return ['axe did not look at the colours'];
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, part);
}
