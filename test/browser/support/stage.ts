import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core';
import { expect, vi } from 'vitest';
import { SQLITE, type TestDatabase } from '../../support/database/databases.ts';
import { MAPLETON, startService, type TestService } from '../../support/service/service.ts';
import { type FakeRecogniser, fakeEngine, fakeRecogniser } from './fake-pipeline.ts';

/** A real service, and what a partner's server would do with it. */
export interface Stage {
  service: TestService;
  /** Does nothing on a stage where everything is real. */
  recogniser: FakeRecogniser;
  root: string;
  apiKey: string;
  token(options?: { key?: string; ref?: string; ttl?: number; department?: string; known?: object }): Promise<string>;
  stop(): Promise<void>;
}

export async function startStage(
  options: { environment?: Record<string, string>; database?: TestDatabase; mode?: 'test' | 'live' } = {},
): Promise<Stage> {
  const recogniser = fakeRecogniser();
  return stageOf(await startService(SQLITE, { ...options, recogniser, engine: fakeEngine }), recogniser, options.mode);
}

/** With the recogniser and the engine that partners get. */
export async function startRealStage(): Promise<Stage> {
  return stageOf(await startService(SQLITE, { environment: { RECOGNISER: 'local' } }), fakeRecogniser());
}

async function stageOf(
  service: TestService,
  recogniser: FakeRecogniser,
  mode: 'test' | 'live' = 'test',
): Promise<Stage> {
  const root = service.url.replace(/\/v1$/, '');
  const apiKey = await service.key({ mode });
  return {
    service,
    recogniser,
    root,
    apiKey,
    async token({ key = apiKey, ref, ttl, department = MAPLETON.neris_id, known } = {}) {
      const body = { department, external_ref: ref, ttl_seconds: ttl, ...(known && { known }) };
      const { status, json } = await service.call('POST', '/sessions', { credential: key, body });
      expect(status).toBe(201);
      return json.token;
    },
    stop: () => service.stop(),
  };
}

// biome-ignore lint/suspicious/noExplicitAny: claims are looked at freely in tests
export function claimsOf(token: string): any {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

/** What anybody can write who has seen a session: its claims, or others, and no signature. */
export function forged(claims: object): string {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

// biome-ignore lint/suspicious/noExplicitAny: messages are inspected freely in tests
type Message = any;

export interface Opened extends AsyncDisposable {
  page: Page;
  /** Everything the stub of the host has received, in order. */
  messages(): Promise<Message[]>;
  /** The latest message of that kind, once there is one. */
  received(type: string, match?: Record<string, unknown>): Promise<Message>;
  state(state: string): Promise<void>;
  tap(name: string | RegExp): Promise<void>;
  widget(method: string, ...order: unknown[]): Promise<void>;
  /** The requests made so far to addresses ending like this. */
  calls(ending: string): Request[];
  requests: Request[];
  close(): Promise<void>;
}

export interface OpenOptions {
  token?: string;
  ttl?: number;
  fragment?: string;
  query?: string;
  root?: string;
  /** A stub stands where WebView2's host object would, unless told otherwise. */
  host?: boolean;
  prepare?(page: Page): Promise<unknown>;
  context?: BrowserContextOptions;
  /** Another tab of this one, which stays when the tab is closed. */
  within?: BrowserContext;
}

/** Opens the page in a browser context of its own, with a fresh session unless a token is given. */
export async function open(browser: Browser, stage: Stage, options: OpenOptions = {}): Promise<Opened> {
  const { host = true, fragment = '', query = '', ttl, root = stage.root } = options;
  const token = options.token ?? (await stage.token(ttl === undefined ? {} : { ttl }));
  const context = options.within ?? (await browser.newContext({ ...PHONE, ...options.context }));
  const page = await context.newPage();
  page.setDefaultTimeout(WAIT_MS);
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  if (host) await page.addInitScript(installHostStub);
  await options.prepare?.(page);
  await page.goto(`${root}/capture${query}#token=${token}${fragment}`);
  const messages = () => page.evaluate(() => (window as unknown as { received?: Message[] }).received ?? []);
  const close = () => (options.within ? page.close() : context.close());
  return {
    page,
    requests,
    messages,
    calls: (ending) => requests.filter((request) => new URL(request.url()).pathname.endsWith(ending)),
    async received(type, match = {}) {
      const wanted = expect.objectContaining({ type, ...match });
      // Not by expect.poll, which knows only one test at a time.
      await vi.waitFor(async () => expect(await messages()).toContainEqual(wanted), { timeout: WAIT_MS, interval: 50 });
      return (await messages()).reverse().find((message) => wanted.asymmetricMatch(message));
    },
    async state(state) {
      await page.waitForSelector(`#page[data-state="${state}"]`);
    },
    async tap(name) {
      await page.getByRole('button', { name }).first().click();
    },
    async widget(method, ...order) {
      await page.evaluate(
        ([name, given]) =>
          (window as unknown as { SvcWidget: Record<string, (...order: unknown[]) => unknown> }).SvcWidget[name]?.(
            ...given,
          ),
        [method, order] as [string, unknown[]],
      );
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

const WAIT_MS = 60_000;
export const PHONE = { viewport: { width: 412, height: 870 }, locale: 'en-US', timezoneId: 'UTC' };

function installHostStub(): void {
  const received: unknown[] = [];
  Object.assign(window, {
    received,
    chrome: { webview: { postMessage: (message: unknown) => received.push(structuredClone(message)) } },
  });
}

/** Recording is measured by the page's own clock, so the tests wait for what it shows. */
/** A page on which two seconds have been recorded. */
export async function openRecorded(browser: Browser, stage: Stage, options: OpenOptions = {}): Promise<Opened> {
  const seen = await open(browser, stage, options);
  await seen.tap('Start recording');
  await recordFor(seen.page, 2);
  return seen;
}

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
