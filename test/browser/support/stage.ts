import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { SQLITE, type TestDatabase } from '../../support/databases.ts';
import { MAPLETON, startService, type TestService } from '../../support/service.ts';
import { type FakeRecogniser, fakeEngine, fakeRecogniser } from './fake-pipeline.ts';

/** A real service with a fake recogniser and a fake engine, and what a partner's server would do with it. */
export interface Stage {
  service: TestService;
  recogniser: FakeRecogniser;
  root: string;
  apiKey: string;
  token(options?: { key?: string; ref?: string; ttl?: number }): Promise<string>;
  address(fragment: string, query?: string): string;
  stop(): Promise<void>;
}

export async function startStage(
  options: { environment?: Record<string, string>; database?: TestDatabase; mode?: 'test' | 'live' } = {},
): Promise<Stage> {
  const recogniser = fakeRecogniser();
  const service = await startService(SQLITE, { ...options, recogniser, engine: fakeEngine });
  const root = service.url.replace(/\/v1$/, '');
  const apiKey = await service.key({ mode: options.mode ?? 'test' });
  return {
    service,
    recogniser,
    root,
    apiKey,
    async token({ key = apiKey, ref, ttl } = {}) {
      const body = { department: MAPLETON.neris_id, external_ref: ref, ttl_seconds: ttl };
      const { status, json } = await service.call('POST', '/sessions', { credential: key, body });
      expect(status).toBe(201);
      return json.token;
    },
    address: (fragment, query = '') => `${root}/capture${query}#${fragment}`,
    stop: () => service.stop(),
  };
}

export interface Visit {
  page: Page;
  /** Everything the stub of the host has received, in order. */
  // biome-ignore lint/suspicious/noExplicitAny: messages are inspected freely in tests
  messages(): Promise<any[]>;
  // biome-ignore lint/suspicious/noExplicitAny: messages are inspected freely in tests
  received(type: string, match?: Record<string, unknown>): Promise<any>;
  state(state: string): Promise<void>;
  tap(name: string | RegExp): Promise<void>;
  close(): Promise<void>;
}

/** Opens the page in a context of its own; unless told otherwise a stub stands where WebView2's host object would. */
export async function visit(
  browser: Browser,
  address: string,
  options: BrowserContextOptions & { host?: boolean; prepare?: (page: Page) => Promise<unknown> } = {},
): Promise<Visit> {
  const { host = true, prepare, ...context } = options;
  const opened = await browser.newContext({
    viewport: { width: 412, height: 870 },
    locale: 'en-US',
    timezoneId: 'UTC',
    ...context,
  });
  const page = await opened.newPage();
  page.setDefaultTimeout(30_000);
  if (host) await page.addInitScript(installHostStub);
  await prepare?.(page);
  await page.goto(address);
  const messages = () => page.evaluate(() => (window as unknown as { received?: unknown[] }).received ?? []);
  return {
    page,
    messages,
    async received(type, match = {}) {
      return expect
        .poll(async () => (await messages()).filter((message) => (message as { type: string }).type === type), {
          timeout: 30_000,
          message: `${type} is received`,
        })
        .toContainEqual(expect.objectContaining({ type, ...match }))
        .then(async () =>
          (await messages())
            .reverse()
            .find((message) => expect.objectContaining({ type, ...match }).asymmetricMatch(message)),
        );
    },
    async state(state) {
      await page.waitForSelector(`#page[data-state="${state}"]`);
    },
    async tap(name) {
      await page.getByRole('button', { name }).first().click();
    },
    close: () => opened.close(),
  };
}

function installHostStub(): void {
  const received: unknown[] = [];
  Object.assign(window, {
    received,
    chrome: { webview: { postMessage: (message: unknown) => received.push(structuredClone(message)) } },
  });
}

/** Recording is measured by the page's own clock, so the tests wait for what it shows. */
export async function recordFor(page: Page, seconds: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const [minutes = 0, rest = 0] = (document.querySelector('.clock')?.textContent ?? '0:0').split(':').map(Number);
      return minutes * 60 + rest >= wanted;
    },
    seconds,
    { timeout: 60_000 },
  );
}
