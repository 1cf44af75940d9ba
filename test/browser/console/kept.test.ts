import { statSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stopAll } from '../../support/service/processes.ts';
import type { Sandbox } from '../../support/service/sandbox.ts';
import { browserSuite, launch } from '../support/chromium.ts';
import { openConsole, startConsoleServer } from '../support/console.ts';

const NARRATIONS = '**/v1/narrations';

browserSuite('Console: what was said is not lost, and not drafted twice (real server, engine and recogniser)', () => {
  let sandbox: Sandbox;
  let browser: Browser;
  beforeAll(async () => {
    [sandbox, browser] = await Promise.all([startConsoleServer(), launch('speech')]);
  });
  afterAll(async () => {
    await browser?.close();
    await sandbox?.close();
    await stopAll();
  });

  const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
  const drafted = (page: Page) => page.locator('.result .facts', { hasText: 'nar_' }).waitFor();

  const spokenFor = (page: Page, seconds: number) =>
    page.waitForFunction((least) => {
      const [minutes = 0, rest = 0] = (document.querySelector('.clock')?.textContent ?? '').split(':').map(Number);
      return minutes * 60 + rest >= least;
    }, seconds);

  async function speak(page: Page): Promise<void> {
    await press(page, 'Speak');
    await spokenFor(page, 8);
    await press(page, 'Done, draft it');
  }

  /** The idempotency keys of the accounts sent from here on. */
  function keysSent(page: Page): string[] {
    const keys: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/narrations')) keys.push(request.headers()['idempotency-key'] ?? '');
    });
    return keys;
  }

  async function saved(page: Page): Promise<{ name: string; size: number }> {
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Save account.webm')]);
    return { name: download.suggestedFilename(), size: statSync(await download.path()).size };
  }

  it('keeps what was spoken without a key: it can be saved, and sent once there is one', async () => {
    await using seen = await openConsole(browser, sandbox, { permissions: ['microphone'] });
    const { page } = seen;
    await speak(page);
    await page.getByText('Paste a key first. What you said is kept below.').waitFor();
    await page.getByText(/^0:\d\d spoken, not drafted yet/).waitFor();
    const { name, size } = await saved(page);
    expect(name).toBe('account.webm');
    expect(size).toBeGreaterThan(1_000);
    await seen.pasteKey();
    await press(page, 'Send what I said');
    await drafted(page);
    expect(await page.locator('.said').textContent()).toMatch(/dispatched at/i);
    expect(await page.locator('.kept').isVisible()).toBe(false);
    expect(seen.complaints).toEqual([]);
  });

  it('keeps it beside a refusal and through another account, until it is drafted or thrown away', async () => {
    await using seen = await openConsole(browser, sandbox, { permissions: ['microphone'] });
    const { page } = seen;
    await page.getByLabel('API key or session token').fill('svc_test_wrongwrongwrongwrong');
    await speak(page);
    await page.getByText('401 INVALID_CREDENTIAL').waitFor();
    expect((await saved(page)).size).toBeGreaterThan(1_000);
    expect(await page.locator('.kept').isVisible()).toBe(false);

    await seen.pasteKey();
    await seen.draft(/^Alarm/);
    await press(page, 'Send what I said');
    await page.getByRole('link', { name: 'Save account.webm' }).waitFor();
    expect(await page.locator('.said').textContent()).toMatch(/dispatched at/i);
    expect(await page.locator('.kept').isVisible()).toBe(false);

    await page.getByLabel('Department (NERIS id)').fill('FD00000000');
    await speak(page);
    await page.getByText('404 DEPARTMENT_NOT_FOUND').waitFor();
    await page.getByLabel('API key or session token').fill('');
    await press(page, 'Send again');
    await press(page, 'Throw away');
    expect(await page.locator('.kept').isVisible()).toBe(false);
  });

  it('sends an account again with the key it had, and gets the one narration made of it', async () => {
    await using seen = await openConsole(browser, sandbox);
    await seen.pasteKey();
    const { page } = seen;
    const keys = keysSent(page);
    const made: string[] = [];
    // Drafted, and the answer lost on the way.
    await page.route(NARRATIONS, async (route) => {
      made.push((await (await route.fetch()).json()).id);
      await route.abort();
    });
    await press(page, /^Alarm/);
    await page.getByText('The service did not answer.').waitFor();
    await page.unroute(NARRATIONS);
    await press(page, 'Send again');
    await drafted(page);
    expect(await page.locator('.result .facts').textContent()).toContain(made[0]);
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]]);

    // The same words are another account when they are sent as one.
    await press(page, 'Draft it');
    await page.locator('.waiting').waitFor({ state: 'detached' });
    await drafted(page);
    expect(await page.locator('.result .facts').textContent()).not.toContain(made[0]);
    expect(new Set(keys).size).toBe(2);
  });

  it('asks under another key when the department has changed', async () => {
    await using seen = await openConsole(browser, sandbox);
    await seen.pasteKey();
    const { page } = seen;
    const keys = keysSent(page);
    await page.getByLabel('Or in your own words').fill('A tree is down. sandbox:extraction_failed');
    await press(page, 'Draft it');
    await page.getByText('502 EXTRACTION_FAILED').waitFor();
    await page.getByLabel('Department (NERIS id)').fill('FD25025901');
    await press(page, 'Send again');
    await page.locator('.waiting').waitFor({ state: 'detached' });
    await page.getByText('502 EXTRACTION_FAILED').waitFor();
    expect(new Set(keys).size).toBe(2);
  });

  it('ends a take at fifteen minutes, and says no more than that', async () => {
    await using seen = await openConsole(browser, sandbox, { permissions: ['microphone'] });
    const { page } = seen;
    await page.clock.install();
    await page.reload();
    await seen.pasteKey();
    await press(page, 'Speak');
    await spokenFor(page, 4);
    await page.clock.fastForward('14:58');
    await drafted(page);
    await page.getByRole('link', { name: 'Save account.webm' }).waitFor();
  });

  it('leaves a take alone while a draft comes, and sends nothing beside it', async () => {
    await using seen = await openConsole(browser, sandbox, { permissions: ['microphone'] });
    await seen.pasteKey();
    const { page } = seen;
    const keys = keysSent(page);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(NARRATIONS, async (route) => {
      await held;
      await route.continue();
    });
    const [speakButton, done] = ['Speak', 'Done, draft it'].map((name) => page.getByRole('button', { name }));
    await press(page, /^Alarm/);
    await page.getByRole('button', { name: 'Stop waiting' }).waitFor();
    await press(page, 'Speak');
    await done?.waitFor();
    expect(await done?.isEnabled()).toBe(true);
    answer();
    await drafted(page);
    expect(await speakButton?.isDisabled()).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Done, draft it');

    await press(page, /^Crash/);
    await page.getByText('Finish or discard what you are speaking first.').waitFor();
    await page.getByLabel('Or in your own words').press('Control+Enter');
    expect(await done?.isEnabled()).toBe(true);
    expect(await speakButton?.isDisabled()).toBe(true);
    expect(keys).toHaveLength(1);

    await spokenFor(page, 8);
    await press(page, 'Done, draft it');
    await page.getByRole('link', { name: 'Save account.webm' }).waitFor();
    expect(await speakButton?.isEnabled()).toBe(true);
    expect(keys).toHaveLength(2);
  });
});
