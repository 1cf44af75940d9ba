import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { type Sandbox, startSandbox } from '../../support/service/sandbox.ts';

/** A server as a newcomer starts it: its own process, the real engine and the real recogniser. */
export function startConsoleServer(): Promise<Sandbox> {
  return startSandbox({ RECOGNISER: 'local', RECOGNISER_PROCESSES: '1' });
}

export interface Opened extends AsyncDisposable {
  page: Page;
  /** The addresses asked for so far. */
  addresses: string[];
  /** What the page complained about. */
  complaints: string[];
  pasteKey(key?: string): Promise<void>;
  /** Presses a ready account and waits for its draft. */
  draft(name: string | RegExp): Promise<void>;
}

export async function openConsole(
  browser: Browser,
  sandbox: Sandbox,
  options: BrowserContextOptions = {},
): Promise<Opened> {
  const context = await browser.newContext({
    viewport: { width: 1360, height: 860 },
    locale: 'en-US',
    // Not the department's: the page shows the department's own clock.
    timezoneId: 'Europe/Berlin',
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const addresses: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(`${rootOf(sandbox)}/console`);
  await page.locator('.result').waitFor();
  return {
    page,
    addresses,
    complaints,
    async pasteKey(key = sandbox.key) {
      await page.getByLabel('API key or session token').fill(key);
      await page.locator('#key-told[data-kind=good]').waitFor();
    },
    async draft(name) {
      await page.getByRole('button', { name }).first().click();
      await page.locator('.result .facts', { hasText: 'nar_' }).waitFor();
    },
    [Symbol.asyncDispose]: () => context.close(),
  };
}

export function rootOf({ url }: Sandbox): string {
  return url.replace(/\/v1$/, '');
}
