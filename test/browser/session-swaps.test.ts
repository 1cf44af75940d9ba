import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { MAPLETON, OAKVILLE } from '../support/service/service.ts';
import { browserSuite, launch, wav } from './support/chromium.ts';
import { startFramingHost } from './support/hosts.ts';
import { claimsOf, forged, type Opened, open, PHONE, recordFor, type Stage, startStage } from './support/stage.ts';

const AUDIO = wav(new Int16Array(16_000), 16_000).toString('base64');

browserSuite('Capture page: nobody but its own host exchanges its session (fake recogniser)', () => {
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

  const foreign = () => stage.token({ department: OAKVILLE.neris_id });

  async function departmentOf(seen: Opened): Promise<string> {
    await seen.widget('submitAudio', AUDIO, 'audio/wav', 5);
    return (await seen.received('svc:draft')).narration.department.neris_id;
  }

  /** Long enough for what must not happen; on a slow machine it would be missed, never invented. */
  const letItHappen = () => new Promise((resolve) => setTimeout(resolve, 500));

  it('a new fragment gives a page that has a session no other, and is taken out of the address', async () => {
    await using seen = await open(browser, stage);
    await seen.received('svc:ready');
    await seen.page.evaluate(
      (token) => {
        window.location.hash = `token=${token}&ref=swapped`;
      },
      await foreign(),
    );
    await expect.poll(() => new URL(seen.page.url()).hash).toBe('');
    await letItHappen();
    expect(seen.calls('/ping')).toHaveLength(1);
    expect(await departmentOf(seen)).toBe(MAPLETON.neris_id);
    expect((await seen.received('svc:draft')).narration.external_ref).toBeNull();
  });

  it('nor does it when the session it has is over or was refused', async () => {
    const session = { ...claimsOf(await stage.token()), key: 'none' };
    await using seen = await open(browser, stage, { token: forged(session) });
    await seen.state('error');
    await seen.page.evaluate(
      (token) => {
        window.location.hash = `token=${token}`;
      },
      await foreign(),
    );
    await expect.poll(() => new URL(seen.page.url()).hash).toBe('');
    await letItHappen();
    await seen.state('error');
    expect(seen.calls('/ping')).toHaveLength(1);
  });

  it('a window that has opened the page has no hold on it', async () => {
    const host = await startFramingHost('about:blank');
    const device = await browser.newContext(PHONE);
    try {
      const opener = await device.newPage();
      await opener.goto(host.address);
      const address = `${stage.root}/capture`;
      const opened = device.waitForEvent('page');
      await opener.evaluate(
        (own) => Object.assign(window, { opened: window.open(own) }),
        `${address}#token=${await stage.token()}`,
      );
      const page = await opened;
      await page.getByRole('button', { name: 'Start recording' }).waitFor();
      await opener.evaluate(
        (other) => {
          (window as unknown as { opened: Window }).opened.location.href = other;
        },
        `${address}#token=${await foreign()}`,
      );
      await letItHappen();
      const answer = page.waitForResponse((answer) => answer.url().endsWith('/v1/narrations'));
      await page.evaluate((audio) => {
        const { SvcWidget } = window as unknown as {
          SvcWidget: Record<string, (...order: unknown[]) => Promise<void>>;
        };
        void SvcWidget.submitAudio?.(audio, 'audio/wav', 5);
      }, AUDIO);
      expect((await (await answer).json()).department.neris_id).toBe(MAPLETON.neris_id);
      expect(await opener.evaluate('opened.closed')).toBe(true);
    } finally {
      await device.close();
      await host.stop();
    }
  });

  it('a message gives no session unless the page that frames it has sent it', async () => {
    const host = await startFramingHost(`${stage.root}/capture#token=${await stage.token()}`);
    const device = await browser.newContext(PHONE);
    try {
      const page = await device.newPage();
      const pings: string[] = [];
      page.on('request', (request) => request.url().endsWith('/v1/ping') && pings.push(request.url()));
      await page.goto(host.address);
      const [, frame] = page.frames();
      await frame?.getByRole('button', { name: 'Start recording' }).waitFor();
      const init = { type: 'svc:init', token: await foreign() };
      // From itself, and from another frame beside it.
      await frame?.evaluate((given) => window.postMessage(given, '*'), init);
      await page.evaluate((given) => {
        const beside = document.body.appendChild(document.createElement('iframe'));
        const script = beside.contentDocument?.createElement('script');
        if (!script) throw new Error('no frame');
        script.textContent = `parent.frames[0].postMessage(${JSON.stringify(given)}, '*')`;
        beside.contentDocument?.body.append(script);
      }, init);
      await letItHappen();
      expect(pings).toHaveLength(1);
      await page.evaluate((given) => window.frames[0]?.postMessage(given, '*'), init);
      await expect.poll(() => pings.length).toBe(2);
    } finally {
      await device.close();
      await host.stop();
    }
  });

  it('what is being told stays with its session: one for others is refused until it is sent', async () => {
    await using seen = await open(browser, stage);
    await seen.tap('Start recording');
    await recordFor(seen.page, 2);
    await seen.widget('init', { token: await foreign() });
    await seen.received('svc:error', { code: 'DEPARTMENT_SCOPE_MISMATCH', retryable: false });
    await seen.state('recording');
    // One for the same partner, mode and department is taken.
    await seen.widget('init', { token: await stage.token({ ref: 'CAD-8' }) });
    await seen.tap('Done, send');
    const { narration } = await seen.received('svc:draft');
    expect(narration.department.neris_id).toBe(MAPLETON.neris_id);
    await seen.widget('init', { token: await foreign() });
    await seen.state('idle');
  });

  it('a draft on the screen does not stay for another partner of the same department', async () => {
    await using seen = await open(browser, stage);
    await seen.received('svc:ready');
    await departmentOf(seen);
    await seen.widget('init', { token: await stage.token() });
    await seen.state('done');
    await seen.widget('init', { token: await stage.token({ key: await stage.service.key({ partner: 'other' }) }) });
    await seen.state('idle');
  });
});
