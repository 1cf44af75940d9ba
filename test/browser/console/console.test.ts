import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT, stopAll } from '../../support/service/processes.ts';
import { ifPast, type Sandbox } from '../../support/service/sandbox.ts';
import { browserSuite, launch } from '../support/chromium.ts';
import { openConsole, rootOf, startConsoleServer } from '../support/console.ts';

const run = promisify(execFile);

browserSuite('Console: an account, its draft and the words behind it (real server, engine and recogniser)', () => {
  let sandbox: Sandbox;
  let browser: Browser;
  beforeAll(async () => {
    [sandbox, browser] = await Promise.all([startConsoleServer(), launch('speech')]);
  });
  afterAll(async () => {
    await browser?.close();
    // Not asked to end: it would finish the account of a minute that one test has stopped waiting for.
    await stopAll();
    await sandbox?.close();
  });

  it('shows a recorded sample before there is a key, and asks for one when an account is sent without', async () => {
    await using seen = await openConsole(browser, sandbox);
    await seen.page.getByText('A sample: the recorded answer to the first account').waitFor();
    await seen.page.getByRole('button', { name: /^Crash/ }).click();
    await seen.page.getByText('Paste a key first.').waitFor();
    expect(await seen.page.evaluate(() => document.activeElement?.id)).toBe('key');
    expect(seen.addresses.filter((address) => address.endsWith('/narrations'))).toEqual([]);
  });

  it('drafts a ready account at one press: values in plain words, questions, timings', async () => {
    await using seen = await openConsole(browser, sandbox);
    await seen.pasteKey();
    expect(await seen.page.locator('#key-told').textContent()).toBe('Sandbox, test mode, 60 narrations an hour');
    await seen.page.locator('#department-told', { hasText: 'Montgomery County' }).waitFor();
    await seen.draft(/^Kitchen fire One/);
    const { page } = seen;
    const told = ['Dispatched\n14:25', 'On scene\n14:32', 'Clear\n14:50'];
    const late = told.filter((tile) => ifPast('14:25', tile.slice(-5)) === 'not drafted');
    expect(await page.locator('h2', { hasText: 'values filled' }).textContent()).toMatch(
      late.length > 0 ? /^\d+ values filled, \d+ questions/ : /^\d+ values filled, 5 questions/,
    );
    const tiles = await page.locator('.value').allInnerTexts();
    // The department's clock, whatever the browser's own says.
    for (const tile of ['Unit\nEngine 41', 'On board\n4', ...told.filter((each) => !late.includes(each))])
      expect(tiles).toContain(tile);
    for (const tile of late) expect(tiles).not.toContain(tile);
    expect(tiles).toContain('Location\n123 Maple Street, Gaithersburg, MD');
    expect(tiles).toContain('Incident type\nConfined cooking appliance fire');
    expect(tiles).toContain('Smoke alarm works\nYes');
    expect(await page.locator('.questions').textContent()).toContain('On which floor did the fire start?');
    expect(await page.locator('.legend').textContent()).toMatch(/Core\s+\d/);
    expect(await page.locator('.legend').textContent()).not.toContain('Transcribe');
    await page.getByRole('button', { name: 'NERIS codes' }).click();
    expect(await page.locator('.value').allInnerTexts()).toContain(
      'incident_types[0].type\nFIRE||STRUCTURE_FIRE||CONFINED_COOKING_APPLIANCE_FIRE',
    );
    expect(seen.complaints).toEqual([]);
  });

  it('makes nothing up for words that tell of no incident', async () => {
    await using seen = await openConsole(browser, sandbox);
    await seen.pasteKey();
    await seen.draft(/^No incident/);
    await seen.page.getByRole('heading', { name: /^No incident was understood, and none made up/ }).waitFor();
    const tiles = await seen.page.locator('.value').allInnerTexts();
    expect(tiles).toEqual(['Location\nGaithersburg, MD', 'Department\nMontgomery County Fire and Rescue Service']);
    expect(await seen.page.locator('.piece').count()).toBe(0);
  });

  it('says that a text may be no call, and shows what was drafted from it', async () => {
    await using seen = await openConsole(browser, sandbox);
    await seen.pasteKey();
    await seen.page
      .getByLabel('Or in your own words')
      .fill(
        'He was sixty and he had been mowing when his chest got tight. We gave him aspirin and called the cath lab. That is why I like this work, and why I tell every new medic to shoot the tracing first and talk after.',
      );
    await seen.page.keyboard.press('Control+Enter');
    await seen.page.locator('.settle', { hasText: 'It is not certain that this text tells of a call' }).waitFor();
    expect((await seen.page.locator('.value').allInnerTexts()).join('\n')).toMatch(/^Incident type\nChest pain/m);
  });

  it('lights up the words of a value and the values of words under the mouse, and keeps what was pressed', async () => {
    await using seen = await openConsole(browser, sandbox);
    await seen.pasteKey();
    await seen.draft(/^Fall One/);
    const { page } = seen;
    const lit = (kind: string) => page.locator(`${kind}.lit`).allInnerTexts();
    const value = (text: string) => page.locator('.value', { hasText: text }).first();
    await value('On scene').hover();
    expect(await lit('.piece')).toEqual(['thirteen twenty one']);
    expect(await page.locator('.caption').textContent()).toBe(
      'On scene: 13:21 from thirteen twenty one dispatch.unit_responses[0].on_scene',
    );
    await page.locator('.piece', { hasText: 'Avenue' }).hover();
    expect(await lit('.value')).toEqual(['Location\n48 Oak Avenue, Gaithersburg, MD']);
    expect(await lit('.piece')).toEqual(['Avenue']);
    await value('Unit').hover();
    expect(await lit('.piece')).toEqual(['Medic 7', 'Medic 7']);
    await page.locator('h1').hover();
    expect(await lit('.piece')).toEqual([]);

    await value('On board').click();
    await value('On scene').hover();
    await page.locator('h1').hover();
    expect(await lit('.piece')).toEqual(['two']);
    await page.keyboard.press('Escape');
    await page.locator('h1').click();
    expect(await lit('.piece')).toEqual([]);
  });

  it('does the same under a finger: the words stay in sight above the values', async () => {
    await using seen = await openConsole(browser, sandbox, { viewport: { width: 390, height: 844 }, hasTouch: true });
    await seen.pasteKey();
    await seen.draft(/^Fall One/);
    const { page } = seen;
    await page.locator('.value', { hasText: 'Transport disposition' }).tap();
    const words = page.locator('.piece.lit');
    expect(await words.allInnerTexts()).toEqual(['transported her to the hospital']);
    const inSight = (box: { y: number; height: number } | null) => box && box.y >= 0 && box.y + box.height <= 844;
    expect(inSight(await words.first().boundingBox())).toBe(true);
    await page.locator('.piece', { hasText: '48' }).tap();
    const location = page.locator('.value.lit');
    expect(await location.allInnerTexts()).toEqual(['Location\n48 Oak Avenue, Gaithersburg, MD']);
    const [box, above] = [await location.boundingBox(), await page.locator('.transcript').boundingBox()];
    expect(inSight(box)).toBe(true);
    expect(box?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
  });

  it('drafts what is typed, and what it copies as curl runs as printed, without the key', async () => {
    await using seen = await openConsole(browser, sandbox, { permissions: ['clipboard-read', 'clipboard-write'] });
    await seen.pasteKey();
    const { page } = seen;
    const account =
      "Engine 9 with three, dispatched at oh nine ten, on scene at oh nine fifteen, at O'Neill's on 12 Elm Street.\n" +
      'We found a room and contents fire in the laundry room and put it out. The owner\'s "dryer" was 100% lint, $HOME ' +
      '`echo no` back\\slash. Engine 9 cleared at oh nine forty.';
    await page.getByLabel('Or in your own words').fill(account);
    await page.keyboard.press('Control+Enter');
    await page.locator('.result .facts', { hasText: 'nar_' }).waitFor();
    expect(await page.locator('.said').textContent()).toBe(account);
    expect(await page.locator('.value.who').allInnerTexts()).toContain('Dispatched\n09:10');

    const copied = async () => {
      await page.getByRole('button', { name: 'Copy as curl' }).click();
      await page.getByText('Copied', { exact: true }).waitFor();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    const command = await copied();
    expect(command).toContain('$SVC_KEY');
    expect(command).not.toContain(sandbox.key);
    const env = { ...process.env, SVC_KEY: sandbox.key };
    const { stdout } = await run('bash', ['-c', command], { env });
    const answer = JSON.parse(stdout);
    expect(answer).toMatchObject({ status: 'complete', transcript: account, mode: 'test' });

    await page.getByLabel('Show and copy it with my key').check();
    const asked = await copied();
    expect(asked).toContain(sandbox.key);
    expect(JSON.parse((await run('bash', ['-c', asked])).stdout)).toMatchObject({ transcript: account });
  });

  it('sends what dispatch knows along, shows it in the curl command, and sends nothing where it is no JSON', async () => {
    await using seen = await openConsole(browser, sandbox, { permissions: ['clipboard-read', 'clipboard-write'] });
    await seen.pasteKey();
    const { page } = seen;
    await page.getByText('What dispatch knows').click();
    const known = page.getByLabel('known, as JSON in the shape of neris');
    await page
      .getByLabel('Or in your own words')
      .fill('Engine 41 was on scene at two fifteen, burnt food on the stove.');
    const sentSoFar = () => seen.addresses.filter((address) => address.endsWith('/narrations')).length;

    await known.fill('{"base":');
    await page.getByRole('button', { name: 'Draft it' }).click();
    await page.getByText('This is no JSON object.').waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('known');
    expect(sentSoFar()).toBe(0);

    await known.fill('{"base":{"location":{"streeet":"Maple"}}}');
    await page.getByRole('button', { name: 'Draft it' }).click();
    await page.locator('.failed', { hasText: '400 INVALID_KNOWN' }).waitFor();
    await page.getByRole('button', { name: 'Change what dispatch knows' }).click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('known');

    const record = { base: { location: { complete_number: '12', street: "O'Neill %s", street_postfix: 'ROAD' } } };
    await known.fill(JSON.stringify(record, null, 2));
    await page.getByLabel('terms: names that may be said').fill('\n Kanawha Boulevard \n\nHoly Cross Hospital\n');
    await page.getByRole('button', { name: 'Draft it' }).click();
    await page.locator('.result .facts', { hasText: 'nar_' }).waitFor();
    expect((await page.locator('.value').allInnerTexts()).join('\n')).toContain("12 O'Neill %s Road");
    expect(await page.locator('.questions').textContent()).toContain('2:15 in the morning · 2:15 in the afternoon');

    await page.getByRole('button', { name: 'Copy as curl' }).click();
    await page.getByText('Copied', { exact: true }).waitFor();
    const command = await page.evaluate(() => navigator.clipboard.readText());
    const { stdout } = await run('bash', ['-c', command], { env: { ...process.env, SVC_KEY: sandbox.key } });
    const terms = ['Kanawha Boulevard', 'Holy Cross Hospital'];
    expect(JSON.parse(stdout)).toMatchObject({ status: 'complete', known: record, terms });
  });

  it('sends a ready recording, plays it back, and its command reads the same file', async () => {
    await using seen = await openConsole(browser, sandbox, { permissions: ['clipboard-read', 'clipboard-write'] });
    await seen.pasteKey();
    await seen.draft('Kitchen fire: send the Recording');
    const { page } = seen;
    expect(await page.locator('.legend').textContent()).toContain('Transcribe');
    expect(await page.locator('.value.who').allInnerTexts()).toContain('Dispatched\n14:25');
    expect(await page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.error)).toBeNull();
    await page.getByRole('button', { name: 'Copy as curl' }).click();
    await page.getByText('Copied', { exact: true }).waitFor();
    const command = await page.evaluate(() => navigator.clipboard.readText());
    const env = { ...process.env, SVC_KEY: sandbox.key };
    const { stdout } = await run('bash', ['-c', command], { env, cwd: ROOT });
    expect(JSON.parse(stdout).transcript).toBe(await page.locator('.said').textContent());
    expect(seen.complaints).toEqual([]);
  });

  it('drafts from a recording of one’s own, chosen as a file, and refuses what is none', async () => {
    await using seen = await openConsole(browser, sandbox);
    await seen.pasteKey();
    const file = seen.page.locator('#file');
    await file.setInputFiles(`${ROOT}/README.md`);
    await seen.page.getByText('The service does not take “README.md”.').waitFor();
    await file.setInputFiles(`${ROOT}/examples/fall.m4a`);
    await seen.page.locator('.result .facts', { hasText: 'nar_' }).waitFor();
    expect(await seen.page.locator('.value.who').allInnerTexts()).toContain('Unit\nMedic 7');
    await seen.page.getByRole('link', { name: 'Save fall.m4a' }).waitFor();
  });

  it('drafts what is spoken into the microphone', async () => {
    await using seen = await openConsole(browser, sandbox, { permissions: ['microphone'] });
    await seen.pasteKey();
    const { page } = seen;
    await page.getByRole('button', { name: 'Speak' }).click();
    await page.waitForFunction(() => document.querySelector('.clock')?.textContent === '0:08');
    await page.getByRole('button', { name: 'Done, draft it' }).click();
    await page.locator('.result .facts', { hasText: 'nar_' }).waitFor();
    // A synthetic voice: that it was heard is the console's part, each number the recogniser's.
    expect(await page.locator('.said').textContent()).toMatch(/dispatched at/i);
    expect((await page.locator('.value.who').allInnerTexts()).join()).toMatch(/Unit\n(Engine|Truck)/i);
    expect(await page.locator('.legend').textContent()).toContain('Transcribe');
    await page.getByRole('link', { name: 'Save account.webm' }).waitFor();
    await page.getByRole('button', { name: 'Speak' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    expect(await page.locator('.speaking').isVisible()).toBe(false);
  });

  it('says what to do when the key, the department or the service says no', async () => {
    await using seen = await openConsole(browser, sandbox);
    const { page } = seen;
    const write = (text: string) => page.getByLabel('Or in your own words').fill(text);
    const send = () => page.getByRole('button', { name: 'Draft it' }).click();
    const focused = () => page.evaluate(() => document.activeElement?.id);

    await page.getByLabel('API key or session token').fill('svc_test_wrongwrongwrongwrong');
    await page.locator('#key-told', { hasText: 'Check that it was copied whole.' }).waitFor();
    await write('A tree is down across Mill Road.');
    await send();
    await page.getByText('401 INVALID_CREDENTIAL').waitFor();
    await page.getByRole('button', { name: 'Change the key' }).click();
    expect(await focused()).toBe('key');

    await seen.pasteKey();
    await page.getByLabel('Department (NERIS id)').fill('FD00000000');
    await page.locator('#department-told[data-kind=bad]').waitFor();
    await send();
    await page.getByText('404 DEPARTMENT_NOT_FOUND').waitFor();
    await page.getByRole('button', { name: 'Change the department' }).click();
    expect(await focused()).toBe('department');
    await page.getByLabel('Department (NERIS id)').fill('FD24031901');

    await write('   ');
    await send();
    await page.getByText('400 INVALID_TRANSCRIPT').waitFor();
    await page.getByRole('button', { name: 'Change the account' }).click();
    expect(await focused()).toBe('account');

    await write('A tree is down across Mill Road. sandbox:rate_limited');
    await send();
    await page.getByText('429 RATE_LIMITED').waitFor();
    await page.getByText('It can be sent again in 2 s.').waitFor();
    await page.getByRole('button', { name: 'Send again' }).click();
    await page.getByText('429 RATE_LIMITED').waitFor();

    await write(`${readFileSync(`${ROOT}/examples/kitchen-fire.txt`, 'utf8')} sandbox:module_failed`);
    await send();
    await page.getByText(/^Could not be read this time: Fire detail/).waitFor();

    await write('A tree is down across Mill Road. sandbox:slow=60');
    await send();
    await page.getByRole('button', { name: 'Stop waiting' }).click();
    await page.getByText('You stopped waiting.').waitFor();

    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Send again' }).click();
    await page.getByText('The service did not answer.').waitFor();
  });

  it('sends one account at a time, and shows nothing of one that another has taken the place of', async () => {
    await using seen = await openConsole(browser, sandbox);
    await seen.pasteKey();
    const { page } = seen;
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/v1/narrations', async (route) => {
      await held;
      await route.continue();
    });
    const sent = () => seen.addresses.filter((address) => address.endsWith('/narrations')).length;
    await page.getByLabel('Or in your own words').fill('A tree is down across Mill Road.');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('button', { name: 'Stop waiting' }).waitFor();
    await page.keyboard.press('Control+Enter');
    // The dialog for a file may have been open before.
    await page.locator('#file').setInputFiles(`${ROOT}/examples/fall.m4a`);
    await expect.poll(sent).toBe(2);
    await page.getByText('Listening to the recording').waitFor();
    expect(await page.getByText('You stopped waiting.').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Draft it' }).isDisabled()).toBe(true);
    answer();
    await page.locator('.result .facts', { hasText: 'nar_' }).waitFor();
    expect(await page.locator('.value.who').allInnerTexts()).toContain('Unit\nMedic 7');
    expect(sent()).toBe(2);
  });

  it('takes a session token too, which brings its own department', async () => {
    const body = { department: 'FD25025901' };
    const { json } = await sandbox.call('POST', '/sessions', { credential: sandbox.key, body });
    await using seen = await openConsole(browser, sandbox);
    await seen.pasteKey(json.token);
    const { page } = seen;
    expect(await page.locator('#department-told').textContent()).toBe('Set by the session: Boston Fire Department');
    expect(await page.locator('#department').isDisabled()).toBe(true);
    await seen.draft(/^Alarm/);
    expect(await page.locator('.value').allInnerTexts()).toContain('Location\n900 Russell Avenue, Boston, MA');
    expect(await page.locator('.code-block pre').first().textContent()).not.toContain('department');
    await seen.pasteKey();
    expect(await page.locator('#department').isEnabled()).toBe(true);
  });

  it('stores nothing in the browser, and the key is in no address and goes nowhere else', async () => {
    await using seen = await openConsole(browser, sandbox);
    await seen.pasteKey();
    await seen.draft(/^Alarm/);
    const stored = await seen.page.evaluate(async () => ({
      local: localStorage.length,
      session: sessionStorage.length,
      cookie: document.cookie,
      databases: (await indexedDB.databases()).length,
      caches: (await caches.keys()).length,
    }));
    expect(stored).toEqual({ local: 0, session: 0, cookie: '', databases: 0, caches: 0 });
    expect(await seen.page.context().cookies()).toEqual([]);
    expect(seen.page.url()).toBe(`${rootOf(sandbox)}/console`);
    expect(seen.addresses.filter((address) => address.includes(sandbox.key))).toEqual([]);
    const elsewhere = seen.addresses.filter((address) => !/^(data:|blob:)/.test(address));
    expect(new Set(elsewhere.map((address) => new URL(address).origin))).toEqual(new Set([rootOf(sandbox)]));
    await seen.page.reload();
    expect(await seen.page.getByLabel('API key or session token').inputValue()).toBe('');
  });
});
