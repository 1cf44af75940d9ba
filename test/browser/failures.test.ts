import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { revokeKey } from '../../src/partners/keys.ts';
import { signSession } from '../../src/partners/sessions.ts';
import { SQLITE } from '../support/database/databases.ts';
import { MAPLETON } from '../support/service/service.ts';
import { browserSuite, launch } from './support/chromium.ts';
import { startFront } from './support/front.ts';
import {
  claimsOf,
  forged,
  type Opened,
  type OpenOptions,
  open,
  openRecorded,
  recordFor,
  type Stage,
  startStage,
} from './support/stage.ts';

browserSuite('Capture page: what goes wrong is said, and nothing recorded is lost (section 6, fake recogniser)', () => {
  let stage: Stage;
  let browser: Browser;
  beforeAll(async () => {
    [stage, browser] = await Promise.all([startStage(), launch('speech')]);
  });
  beforeEach(() => stage.recogniser.reset());
  afterAll(async () => {
    await browser?.close();
    await stage?.stop();
  });

  const recorded = (options: OpenOptions = {}) => openRecorded(browser, stage, options);

  const heading = (seen: Opened, name: string) => seen.page.getByRole('heading', { name }).waitFor();

  /** A session of the stage's own key with so little left as the service gives to nobody. */
  async function endingIn(seconds: number): Promise<string> {
    const { key: keyId, audience } = claimsOf(await stage.token());
    const session = { keyId, department: MAPLETON.neris_id, mode: 'test' as const, externalRef: null, audience };
    return (await signSession(stage.service.secrets.sessionKeys(), session, seconds)).token;
  }

  it('refuses a session that has expired, by the clock of the service (behaviour 4)', async () => {
    await using seen = await open(browser, stage, { token: await endingIn(-5) });
    await seen.received('svc:error', { code: 'SESSION_EXPIRED', retryable: false });
    await heading(seen, 'This session has ended');
    expect((await seen.messages()).filter(({ type }) => type !== 'svc:state')).toHaveLength(1);
    expect(seen.calls('/ping')).toHaveLength(1);
  });

  it('starts by itself on a device whose clock is an hour ahead', async () => {
    const prepare = (page: Page) => page.clock.install({ time: Date.now() + 3_600_000 });
    await using seen = await open(browser, stage, { ttl: 600, fragment: '&autostart=1', prepare });
    await seen.state('recording');
    expect((await seen.messages()).filter(({ type }) => type === 'svc:error')).toEqual([]);
  });

  it('checks the expiry again when recording is about to start (behaviour 4)', async () => {
    await using seen = await open(browser, stage, { ttl: 60, prepare: (page) => page.clock.install() });
    await seen.state('idle');
    await seen.page.clock.fastForward('01:05');
    await seen.tap('Start recording');
    await seen.received('svc:error', { code: 'SESSION_EXPIRED' });
    await seen.widget('init', { token: await stage.token() });
    await seen.state('idle');
  });

  it('says that the session is over when too little of it is left to record and send anything', async () => {
    await using seen = await open(browser, stage, { ttl: 60, prepare: (page) => page.clock.install() });
    await seen.state('idle');
    await seen.page.clock.fastForward('00:50');
    await seen.tap('Start recording');
    await seen.received('svc:error', { code: 'SESSION_EXPIRED' });
    await heading(seen, 'This session has ended');
    const told = await seen.messages();
    expect(told.filter(({ state, code }) => state === 'recording' || code === 'EMPTY_RECORDING')).toEqual([]);
  });

  it('says so at once when the page is opened with such a session', async () => {
    await using seen = await open(browser, stage, { token: await endingIn(10) });
    await seen.received('svc:error', { code: 'SESSION_EXPIRED' });
    await heading(seen, 'This session has ended');
    expect((await seen.messages()).filter(({ state, type }) => state === 'idle' || type === 'svc:ready')).toEqual([]);
  });

  it('says so when the session ran down while the microphone was asked for, and lets go of the microphone', async () => {
    await using seen = await open(browser, stage, {
      ttl: 60,
      prepare: async (page) => {
        await page.clock.install();
        await page.addInitScript(() => {
          const original = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
          navigator.mediaDevices.getUserMedia = async (wish) => {
            await new Promise((resolve) => Object.assign(window, { allow: resolve }));
            const stream = await original(wish);
            Object.assign(window, { microphone: stream.getAudioTracks()[0] });
            return stream;
          };
        });
      },
    });
    await seen.tap('Start recording');
    await seen.page.waitForFunction('window.allow');
    await seen.page.clock.fastForward('00:50');
    await seen.page.evaluate('window.allow()');
    await seen.received('svc:error', { code: 'SESSION_EXPIRED' });
    expect(await seen.page.evaluate('window.microphone.readyState')).toBe('ended');
    expect((await seen.messages()).filter(({ state }) => state === 'recording')).toEqual([]);
  });

  it('blames the session, not the firefighter, for a recording that the session cut short', async () => {
    await using seen = await open(browser, stage, { ttl: 60, prepare: (page) => page.clock.install() });
    await seen.tap('Start recording');
    await seen.state('recording');
    await seen.widget('pause');
    await seen.page.clock.fastForward('00:50');
    await seen.tap('Continue');
    await seen.received('svc:error', { code: 'SESSION_EXPIRED' });
    expect((await seen.messages()).filter(({ code }) => code === 'EMPTY_RECORDING')).toEqual([]);
  });

  it('refuses an API key with API_KEY_IN_CLIENT before any call', async () => {
    await using seen = await open(browser, stage, { token: stage.apiKey });
    await seen.received('svc:error', { code: 'API_KEY_IN_CLIENT', retryable: false });
    await heading(seen, 'This page cannot be used yet');
    expect(seen.requests.filter((request) => request.headers().authorization)).toEqual([]);
    expect(seen.calls('/ping')).toEqual([]);
    expect(seen.page.url()).not.toContain('svc_test_');
  });

  it('says when no token came, after giving the host time to call init', async () => {
    await using seen = await open(browser, stage, { token: '' });
    await seen.received('svc:error', { code: 'NO_TOKEN', retryable: false });
    await seen.widget('init', { token: await stage.token(), externalRef: 'late' });
    await seen.received('svc:ready');
    await seen.state('idle');
  });

  it('says what the service does not accept, and lets one check again', async () => {
    const token = forged(claimsOf(await stage.token()));
    await using seen = await open(browser, stage, { token });
    await seen.received('svc:error', { code: 'INVALID_CREDENTIAL', retryable: false });
    await seen.tap('Check again');
    await expect.poll(() => seen.calls('/ping').length).toBe(2);
  });

  it('keeps the recording when the key is revoked midway, and sends it with the next session', async () => {
    const key = await stage.service.key({});
    await using seen = await recorded({ token: await stage.token({ key }), fragment: '&ref=CAD-9' });
    await revokeKey(stage.service.db, stage.service.secrets, 'test', key);
    await seen.tap('Done, send');
    await seen.received('svc:error', { code: 'KEY_REVOKED', retryable: false });
    await heading(seen, 'Access was withdrawn');
    await seen.page.getByText('is kept on this device').waitFor();
    await seen.widget('init', { token: await stage.token(), externalRef: 'another call' });
    await seen.state('idle');
    await seen.tap('Send it now');
    const { narration } = await seen.received('svc:draft');
    // It belongs to the call it was recorded for.
    expect(narration.external_ref).toBe('CAD-9');
  });

  it('keeps a retry button without network, and sends the same recording when it is back (behaviour 5)', async () => {
    await using seen = await recorded();
    await seen.page.context().setOffline(true);
    await seen.tap('Done, send');
    await seen.received('svc:error', { code: 'NETWORK', retryable: true });
    await seen.page.getByText('is kept on this device').waitFor();
    await seen.tap('Send again');
    await expect.poll(async () => (await seen.messages()).filter(({ code }) => code === 'NETWORK').length).toBe(2);
    expect(stage.recogniser.heard).toEqual([]);
    await seen.page.context().setOffline(false);
    // Nobody has to tap: the words on the screen say that it is sent by itself.
    await seen.received('svc:draft');
    expect(stage.recogniser.heard).toHaveLength(1);
  });

  it('sends the same bytes again after the service failed, and says what it heard', async () => {
    await using seen = await recorded();
    stage.recogniser.failure = new Error('broken');
    await seen.tap('Done, send');
    await seen.received('svc:error', { code: 'TRANSCRIPTION_FAILED', retryable: true });
    stage.recogniser.failure = undefined;
    await seen.tap('Send again');
    await seen.received('svc:draft');
    const [first, second] = stage.recogniser.heard;
    expect(first?.bytes.equals(second?.bytes ?? Buffer.of())).toBe(true);
  });

  it('keeps an unsent recording beside a new one, and asks before it is thrown away', async () => {
    await using seen = await recorded();
    stage.recogniser.failure = new Error('broken');
    await seen.tap('Done, send');
    await seen.received('svc:error', { code: 'TRANSCRIPTION_FAILED' });
    await seen.tap('Record another');
    await recordFor(seen.page, 1);
    await seen.tap('Cancel');
    await seen.tap('Throw away');
    await seen.state('idle');
    const card = seen.page.locator('.unsent');
    await card.getByText(/^0:0\d from \d\d:\d\d was not sent/).waitFor();
    await card.getByRole('button', { name: 'Throw away' }).click();
    await card.getByRole('button', { name: 'Keep it' }).click();
    expect(await card.count()).toBe(1);
    await card.getByRole('button', { name: 'Throw away' }).click();
    await card.locator('.danger').click();
    await expect.poll(() => card.count()).toBe(0);
    expect(stage.recogniser.heard).toHaveLength(1);
  });

  it('survives a restart of the service during processing with the same recording', async () => {
    const database = await SQLITE.create();
    const old = await startStage({ database });
    const front = await startFront(old.root);
    let never = () => {};
    old.recogniser.hold = new Promise<void>((resolve) => {
      never = resolve;
    });
    try {
      await using seen = await open(browser, old, { root: front.root });
      await seen.tap('Start recording');
      await recordFor(seen.page, 2);
      await seen.tap('Done, send');
      await expect.poll(() => old.recogniser.heard.length).toBe(1);
      front.goDown();
      await seen.received('svc:error', { code: 'NETWORK', retryable: true });
      never();
      await old.stop();
      const next = await startStage({ database });
      front.pointTo(next.root);
      try {
        // Sent by itself as soon as the service is back.
        await seen.received('svc:draft');
        // The old process finished what it had begun, so there is nothing to be made a second time.
        expect([old.recogniser.heard.length, next.recogniser.heard.length]).toEqual([1, 0]);
      } finally {
        await seen.close();
        await front.stop();
        await next.stop();
      }
    } finally {
      await database.drop();
    }
  });

  it('lets one stop waiting for a service that does not answer', async () => {
    let release = () => {};
    stage.recogniser.hold = new Promise<void>((resolve) => {
      release = resolve;
    });
    await using seen = await recorded({ prepare: (page) => page.clock.install() });
    await seen.tap('Done, send');
    await seen.state('processing');
    await seen.page.clock.fastForward('00:30');
    await seen.page.getByText('Taking longer than usual').waitFor();
    await seen.tap('Stop waiting');
    await seen.received('svc:error', { code: 'NETWORK', retryable: true });
    release();
  });

  it('shows and tells the wait that a rate limit asks for', async () => {
    await using seen = await recorded({
      prepare: (page) =>
        page.route('**/v1/narrations', (route) =>
          route.fulfill({
            status: 429,
            headers: { 'Retry-After': '42' },
            json: { error: { code: 'RATE_LIMITED', message: 'Wait.', details: { retry_after_seconds: 42 } } },
          }),
        ),
    });
    await seen.tap('Done, send');
    await seen.received('svc:error', { code: 'RATE_LIMITED', retryable: true });
    await seen.page.getByText('wait about 42 s').waitFor();
  });

  it('shows the transcript of a draft that could not be made, as text', async () => {
    await using seen = await recorded({
      prepare: (page) =>
        page.route('**/v1/narrations', (route) =>
          route.fulfill({
            status: 502,
            json: { error: { code: 'EXTRACTION_FAILED', message: 'No.', details: { transcript: '<b>Engine 41</b>' } } },
          }),
        ),
    });
    await seen.tap('Done, send');
    await seen.page.getByText('<b>Engine 41</b>').waitFor();
    expect(await seen.page.locator('main b').count()).toBe(0);
  });
});

browserSuite('Capture page: microphones that do not work (section 6, fake recogniser)', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await startStage();
  });
  afterAll(() => stage?.stop());

  const noteSounds = (page: Page) =>
    page.addInitScript(() => {
      const sounds: AudioContext[] = [];
      const Real = window.AudioContext;
      window.AudioContext = class extends Real {
        constructor(options?: AudioContextOptions) {
          super(options);
          sounds.push(this);
        }
      };
      Object.assign(window, { sounds });
    });

  async function withMicrophone(kind: 'silence' | 'none' | 'denied', check: (seen: Opened) => Promise<void>) {
    const browser = await launch(kind);
    try {
      await using seen = await open(browser, stage, { prepare: noteSounds });
      await seen.tap('Start recording');
      await check(seen);
    } finally {
      await browser.close();
    }
  }

  it('says that the microphone is blocked and offers to try again', () =>
    withMicrophone('denied', async (seen) => {
      await seen.received('svc:error', { code: 'MIC_DENIED', retryable: true });
      await seen.page.getByRole('heading', { name: 'The microphone is blocked' }).waitFor();
      await seen.tap('Try again');
      await expect.poll(async () => (await seen.messages()).filter(({ code }) => code === 'MIC_DENIED').length).toBe(2);
      // Neither try has left anything open behind it.
      const open = () =>
        seen.page.evaluate(() => (window as unknown as { sounds: AudioContext[] }).sounds.map(({ state }) => state));
      await expect.poll(open).toEqual(['closed', 'closed']);
    }));

  it('says that there is no microphone and offers to try again', () =>
    withMicrophone('none', async (seen) => {
      await seen.received('svc:error', { code: 'MIC_FAILED', retryable: true });
      await seen.page.getByRole('heading', { name: 'No microphone' }).waitFor();
      await seen.page.getByRole('button', { name: 'Try again' }).waitFor();
    }));

  it('shows that it hears nothing, and offers a retry when there was no usable speech (behaviour 3)', () =>
    withMicrophone('silence', async (seen) => {
      stage.recogniser.text = '';
      await seen.page.getByText('I hear nothing').waitFor();
      await seen.tap('Done, send');
      await seen.received('svc:error', { code: 'EMPTY_TRANSCRIPT', retryable: true });
      await seen.page.getByRole('heading', { name: 'No words were understood' }).waitFor();
      await seen.tap('Record again');
      await seen.state('recording');
    }));

  it('says that a browser without a recorder cannot be used', async () => {
    const browser = await launch('speech');
    try {
      await using seen = await open(browser, stage, {
        prepare: (page) => page.addInitScript(() => Reflect.deleteProperty(window, 'MediaRecorder')),
      });
      await seen.tap('Start recording');
      await seen.received('svc:error', { code: 'MIC_UNSUPPORTED', retryable: false });
      await seen.tap('Type instead');
      await seen.page.getByLabel('Your account').waitFor();
    } finally {
      await browser.close();
    }
  });
});
