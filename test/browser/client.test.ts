import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Frame, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type * as Client from '../../client/src/index.ts';
import { browserSuite, launch, wav } from './support/chromium.ts';
import { type Stage, startStage } from './support/stage.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const AUDIO = wav(new Int16Array(16_000), 16_000).toString('base64');

const PAGE = `<!doctype html><title>Records</title>
<script type="module">import * as client from '/client/index.js'; Object.assign(window, { client });</script>`;

declare global {
  interface Window {
    client: typeof Client;
  }
}

browserSuite('The client in a browser, on a page of another origin (fake recogniser)', () => {
  let stage: Stage;
  let browser: Browser;
  let folder: string;
  let host: Server;
  let page: Page;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'svc-client-'));
    const args = ['-p', join(ROOT, 'client/tsconfig.json'), '--outDir', folder];
    const built = spawnSync(join(ROOT, 'node_modules/.bin/tsc'), args, { encoding: 'utf8' });
    expect(built.status, built.stdout).toBe(0);
    host = createServer(({ url = '/' }, answer) => {
      const script = /^\/client\/(\w+\.js)$/.exec(url)?.[1];
      answer.setHeader('content-type', script ? 'text/javascript' : 'text/html');
      answer.end(script ? readFileSync(join(folder, script)) : PAGE);
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    [stage, browser] = await Promise.all([startStage(), launch('speech')]);
  });
  beforeEach(async () => {
    stage.recogniser.reset();
    page = await browser.newPage({ locale: 'en-US' });
    await page.goto(`http://localhost:${(host.address() as AddressInfo).port}/`);
    await page.waitForFunction('client');
  });
  afterEach(() => page?.close());
  afterAll(async () => {
    await browser?.close();
    await stage?.stop();
    host?.close();
    rmSync(folder, { recursive: true });
  });

  it('drafts from a Blob with a session token', async () => {
    const made = await page.evaluate(
      async ([baseUrl, credential, audio]) => {
        const { createClient } = window.client;
        const client = createClient({ baseUrl, credential });
        const bytes = Uint8Array.from(atob(audio), (letter) => letter.charCodeAt(0));
        const narration = await client.createNarration({
          audio: { data: new Blob([bytes], { type: 'audio/wav' }) },
          external_ref: 'CAD-7',
        });
        const { data } = await client.listNarrations({ external_ref: 'CAD-7' });
        return { status: narration.status, found: data.map(({ id }) => id).includes(narration.id) };
      },
      [stage.service.url, await stage.token(), AUDIO] as const,
    );
    expect(made).toEqual({ status: 'complete', found: true });
    expect(stage.recogniser.heard).toHaveLength(1);
  });

  it('reads what an error tells, across origins: the code, the wait, the request', async () => {
    const failed = await page.evaluate(
      async ([baseUrl, credential]) => {
        const { createClient, ApiError } = window.client;
        const client = createClient({ baseUrl, credential, retries: 0 });
        const order = { transcript: 'x', external_ref: 'sandbox:rate_limited' };
        const error = await client.createNarration(order).catch((reason: unknown) => reason);
        if (!(error instanceof ApiError)) throw error;
        const { code, next, retryAfterSeconds, requestId } = error;
        return { code, next, retryAfterSeconds, requestId };
      },
      [stage.service.url, await stage.token()] as const,
    );
    expect(failed).toEqual({
      code: 'RATE_LIMITED',
      next: 'retry_later',
      retryAfterSeconds: 2,
      requestId: expect.stringMatching(/^req_/),
    });
  });

  it('hears the framed capture page, and nobody who only says to be it', async () => {
    await page.evaluate(
      ([capture, token]) => {
        const { captureAddress, listenToCapture } = window.client;
        const frame = document.createElement('iframe');
        frame.allow = 'microphone';
        document.body.append(frame);
        const heard: string[] = [];
        Object.assign(window, { heard });
        listenToCapture(capture, { ready: () => heard.push('ready'), draft: ({ id }) => heard.push(id) }, { frame });
        frame.src = captureAddress(capture, { token, ref: 'CAD 8' });
        window.postMessage({ type: 'svc:draft', version: 1, narration: { id: 'forged' } }, '*');
      },
      [`${stage.root}/capture`, await stage.token()] as const,
    );
    const heard = () => page.evaluate('heard') as Promise<string[]>;
    await expect.poll(heard).toEqual(['ready']);
    await (page.frames()[1] as Frame).evaluate(async (audio) => {
      const { SvcWidget } = window as unknown as { SvcWidget: Record<string, (...order: unknown[]) => Promise<void>> };
      await SvcWidget.submitAudio?.(audio, 'audio/wav', 5);
    }, AUDIO);
    await expect.poll(heard).toEqual(['ready', expect.stringMatching(/^nar_/)]);
    const [, id] = await heard();
    const { json } = await stage.service.call('GET', `/narrations/${id}`, { credential: stage.apiKey });
    expect(json.external_ref).toBe('CAD 8');
  });
});
