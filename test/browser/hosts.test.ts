import type { Browser, Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { browserSuite, launch, wav } from './support/chromium.ts';
import { HOST_STUBS, startFramingHost } from './support/hosts.ts';
import { open, recordFor, type Stage, startStage } from './support/stage.ts';

const AUDIO = wav(new Int16Array(16_000), 16_000).toString('base64');
const MESSAGES = ['svc:ready', 'svc:state', 'svc:draft', 'svc:error', 'svc:cancel'];

browserSuite('Capture page: hosts and messages (section 6, fake recogniser)', () => {
  let stage: Stage;
  let browser: Browser;
  beforeAll(async () => {
    [stage, browser] = await Promise.all([startStage({ environment: { SANDBOX: 'true' } }), launch('speech')]);
  });
  beforeEach(() => stage.recogniser.reset());
  afterAll(async () => {
    await browser?.close();
    await stage?.stop();
  });

  /** Cancels a recording, ends one too early, and hands one over: every message there is. */
  async function goThroughEverything(page: Page | Frame): Promise<void> {
    await page.getByRole('button', { name: 'Start recording' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Throw away' }).click();
    await page.getByRole('button', { name: 'Start recording' }).waitFor();
    await page.evaluate(async (audio) => {
      const { SvcWidget } = window as unknown as { SvcWidget: Record<string, (...order: unknown[]) => Promise<void>> };
      await SvcWidget.start?.();
      await SvcWidget.stop?.();
      await SvcWidget.submitAudio?.(audio, 'audio/wav', 5);
    }, AUDIO);
    await page.getByRole('heading', { name: 'Your draft is ready' }).waitFor();
  }

  // biome-ignore lint/suspicious/noExplicitAny: messages are inspected freely in tests
  function checkMessages(messages: any[], bridge: string): void {
    expect([...new Set(messages.map(({ type }) => type))].sort()).toEqual([...MESSAGES].sort());
    expect(messages.every(({ version }) => version === 1)).toBe(true);
    const of = (type: string) => messages.filter((message) => message.type === type);
    expect(of('svc:ready')).toEqual([{ type: 'svc:ready', version: 1, bridges: [bridge] }]);
    expect(of('svc:cancel')).toEqual([{ type: 'svc:cancel', version: 1 }]);
    expect(of('svc:error')).toEqual([
      { type: 'svc:error', version: 1, code: 'EMPTY_RECORDING', message: expect.any(String), retryable: true },
    ]);
    for (const message of of('svc:state')) {
      expect(message).toEqual({
        type: 'svc:state',
        version: 1,
        state: expect.any(String),
        elapsed_ms: expect.any(Number),
      });
    }
    expect(of('svc:state').map(({ state }) => state)).toEqual([
      'idle',
      'recording',
      'paused',
      'idle',
      'recording',
      'error',
      'processing',
      'done',
    ]);
    expect(of('svc:draft')[0].narration).toMatchObject({
      object: 'narration',
      status: 'complete',
      gaps: expect.any(Array),
    });
  }

  for (const [name, stub] of Object.entries(HOST_STUBS)) {
    it(`hands every message to a ${name} host`, async () => {
      await using seen = await open(browser, stage, { host: false, prepare: (page) => page.addInitScript(stub) });
      await goThroughEverything(seen.page);
      checkMessages(await seen.messages(), name);
      expect(await seen.page.getByRole('heading', { name: 'The whole draft' }).count()).toBe(0);
    });
  }

  it('hands every message to a page of another origin that frames it', async () => {
    const host = await startFramingHost(`${stage.root}/capture#token=${await stage.token()}`);
    const page = await browser.newPage({ locale: 'en-US' });
    try {
      await page.goto(host.address);
      const frame = page.frames()[1] as Frame;
      await goThroughEverything(frame);
      const received = await page.evaluate('received');
      expect(new Set((received as { origin: string }[]).map(({ origin }) => origin))).toEqual(new Set([stage.root]));
      checkMessages(
        (received as { data: unknown }[]).map(({ data }) => data),
        'iframe',
      );
    } finally {
      await page.close();
      await host.stop();
    }
  });

  it('takes a new session from the page that frames it', async () => {
    const host = await startFramingHost(`${stage.root}/capture#token=no.such.session`);
    const page = await browser.newPage({ locale: 'en-US' });
    try {
      await page.goto(host.address);
      const frame = page.frames()[1] as Frame;
      await frame.waitForSelector('#page[data-state="error"]');
      await page.evaluate(
        ([token, origin]) => {
          const init = { type: 'svc:init', token, externalRef: 'renewed' };
          document.querySelector('iframe')?.contentWindow?.postMessage(init, origin as string);
        },
        [await stage.token(), stage.root],
      );
      await frame.waitForSelector('#page[data-state="idle"]');
      await frame.evaluate((audio) => {
        const { SvcWidget } = window as unknown as {
          SvcWidget: Record<string, (...order: unknown[]) => Promise<void>>;
        };
        return SvcWidget.submitAudio?.(audio, 'audio/wav', 5);
      }, AUDIO);
      await frame.waitForSelector('#page[data-state="done"]');
      const draft = expect.objectContaining({
        type: 'svc:draft',
        narration: expect.objectContaining({ external_ref: 'renewed' }),
      });
      await expect.poll(() => page.evaluate('received')).toContainEqual({ origin: stage.root, data: draft });
    } finally {
      await page.close();
      await host.stop();
    }
  });

  for (const [way, leave] of Object.entries({
    'its frame is removed': (frame: HTMLIFrameElement) => frame.remove(),
    'its frame shows something else': (frame: HTMLIFrameElement) => {
      frame.src = 'about:blank';
    },
  })) {
    it(`says and sends nothing more when ${way} mid-recording (behaviour 1)`, async () => {
      // On another port of the same name both run in one process, and what is said last still arrives.
      const host = await startFramingHost(`${stage.root}/capture#token=${await stage.token()}`, { name: '127.0.0.1' });
      const page = await browser.newPage({ locale: 'en-US' });
      try {
        await page.goto(host.address);
        const frame = page.frames()[1] as Frame;
        await frame.getByRole('button', { name: 'Start recording' }).click();
        await frame.getByRole('button', { name: 'Done, send' }).waitFor();
        const received = () => page.evaluate('received') as Promise<{ data: { state?: string } }[]>;
        const before = await received();
        expect(before.at(-1)?.data.state).toBe('recording');
        await page.locator('iframe').evaluate(leave as (frame: Element) => void);
        await expect.poll(() => frame.isDetached() || frame.url() === 'about:blank').toBe(true);
        // Messages come in order: once this one is there, nothing of the page is still under way.
        await page.evaluate(() => window.postMessage('afterwards', '*'));
        await expect.poll(received).toContainEqual(expect.objectContaining({ data: 'afterwards' }));
        expect((await received()).slice(0, -1)).toEqual(before);
        expect(stage.recogniser.heard).toEqual([]);
      } finally {
        await page.close();
        await host.stop();
      }
    });
  }

  it('says and sends nothing more when it is left for another page mid-recording (behaviour 1)', async () => {
    await using seen = await open(browser, stage, {
      host: false,
      // What a host hears while the page goes away can only be looked at afterwards.
      prepare: (page) =>
        page.addInitScript(() => {
          const postMessage = (message: unknown) =>
            sessionStorage.setItem(`heard ${sessionStorage.length}`, JSON.stringify(message));
          Object.assign(window, { chrome: { webview: { postMessage } } });
        }),
    });
    await seen.tap('Start recording');
    await recordFor(seen.page, 2);
    await seen.page.goto(`${stage.root}/v1/processing-messages`);
    const heard = await seen.page.evaluate(() => Object.values<string>({ ...sessionStorage }));
    const states = heard.map((message) => JSON.parse(message)).filter(({ type }) => type === 'svc:state');
    expect(states.map(({ state }) => state).sort()).toEqual(['idle', 'recording']);
    expect(seen.calls('/narrations')).toEqual([]);
  });

  it('keeps the reference of its address until another is given', async () => {
    await using seen = await open(browser, stage, { token: '', fragment: '&ref=CAD-1' });
    const refAfter = async (order: Record<string, unknown>) => {
      await seen.widget('init', { token: await stage.token(), ...order });
      await seen.widget('submitAudio', AUDIO, 'audio/wav', 5);
      await seen.state('done');
      const drafts = (await seen.messages()).filter(({ type }) => type === 'svc:draft');
      return drafts.at(-1).narration.external_ref;
    };
    expect(await refAfter({})).toBe('CAD-1');
    expect(await refAfter({ externalRef: null })).toBe('CAD-1');
    expect(await refAfter({ externalRef: 'CAD-2' })).toBe('CAD-2');
    expect(await refAfter({})).toBe('CAD-2');
    expect(await refAfter({ externalRef: '' })).toBeNull();
  });

  it('says that the host has not passed the microphone on', async () => {
    const host = await startFramingHost(`${stage.root}/capture#token=${await stage.token()}`, { allow: '' });
    const page = await browser.newPage({ locale: 'en-US' });
    try {
      await page.goto(host.address);
      const frame = page.frames()[1] as Frame;
      await frame.getByRole('button', { name: 'Start recording' }).click();
      await frame.getByText('has not passed the microphone on').waitFor();
    } finally {
      await page.close();
      await host.stop();
    }
  });

  it('shows the whole draft, to copy, when there is no host (behaviour 7)', async () => {
    await using seen = await open(browser, stage, {
      host: false,
      context: { permissions: ['clipboard-read', 'clipboard-write'] },
    });
    await seen.state('idle');
    await seen.widget('submitAudio', AUDIO, 'audio/wav', 5);
    await seen.tap('Copy the draft');
    await seen.page.getByText('Copied').waitFor();
    const copied = JSON.parse(await seen.page.evaluate(() => navigator.clipboard.readText()));
    expect(copied).toMatchObject({ object: 'narration', neris: expect.any(Object), svc_report: expect.any(Object) });
  });

  it('shows a test-mode badge for a test key only (behaviour 6)', async () => {
    const live = await startStage({ mode: 'live' });
    try {
      await using test = await open(browser, stage);
      await test.page.getByText('Test mode').waitFor();
      await using real = await open(browser, live);
      await real.state('idle');
      expect(await real.page.getByText('Test mode').isVisible()).toBe(false);
    } finally {
      await live.stop();
    }
  });

  it('takes the token from the query too, and clears it from the address', async () => {
    await using seen = await open(browser, stage, { token: '', query: `?token=${await stage.token()}&lang=es` });
    await seen.state('idle');
    expect(new URL(seen.page.url()).search).toBe('?lang=es');
  });

  it('a token in the query reaches the service in one address, also with a slash at the end', async () => {
    const token = await stage.token();
    const page = await browser.newPage({ locale: 'en-US' });
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.goto(`${stage.root}/capture/?token=${token}&lang=en`);
    await page.getByRole('button', { name: 'Start recording' }).waitFor();
    expect(page.url()).toBe(`${stage.root}/capture/?lang=en`);
    expect(addresses.length).toBeGreaterThan(3);
    expect(addresses.filter((address) => address.includes(token))).toHaveLength(1);
    await page.close();
  });

  it('asks nobody else for anything, and the token leaves as bearer only', async () => {
    const token = await stage.token();
    await using seen = await open(browser, stage, { token });
    await seen.tap('Start recording');
    await recordFor(seen.page, 2);
    await seen.tap('Done, send');
    await seen.received('svc:draft');
    expect(seen.requests.length).toBeGreaterThan(4);
    for (const request of seen.requests) {
      expect(new URL(request.url()).origin).toBe(request.url().startsWith('data:') ? 'null' : stage.root);
      const { authorization, ...headers } = await request.allHeaders();
      if (request.resourceType() === 'xhr') expect(authorization).toBe(`Bearer ${token}`);
      expect(JSON.stringify(headers)).not.toContain(token);
      expect(request.url().split('#')[0]).not.toContain(token);
      expect(request.postData() ?? '').not.toContain(token);
    }
    const kept = await seen.page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    expect(kept).toBe('[{},{},""]');
  });

  it('puts what was said onto the screen as text, whatever it is', async () => {
    stage.recogniser.text = 'Engine 41 <img src=x onerror="document.title=1"> <script>document.title=2</script> clear.';
    await using seen = await open(browser, stage, { host: false });
    await seen.state('idle');
    await seen.widget('submitAudio', AUDIO, 'audio/wav', 5);
    await seen.state('done');
    await seen.page.getByText('What was heard').click();
    await seen.page.locator('.line-text', { hasText: '<img src=x' }).first().waitFor();
    expect(await seen.page.locator('#page img, #page script').count()).toBe(0);
    expect(await seen.page.title()).toBe('Incident narration');
  });

  it('runs in the host example of the sandbox, which logs what the page says', async () => {
    const page = await browser.newPage({ locale: 'en-US' });
    await page.goto(`${stage.root}/capture/host-example`);
    await page.getByLabel('Test key').fill(stage.apiKey);
    await page.getByLabel('Department').fill('FD24031001');
    await page.getByRole('button', { name: 'Open' }).click();
    await page.locator('#log', { hasText: 'svc:ready' }).waitFor();
    const frame = page.frameLocator('#capture');
    await frame.getByRole('button', { name: 'Start recording' }).click();
    await frame.getByRole('button', { name: 'Cancel' }).click();
    await frame.getByRole('button', { name: 'Throw away' }).click();
    await page.locator('#log', { hasText: 'svc:cancel' }).waitFor();
    await page.close();
  });
});
