import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { browserSuite, launch, wav } from './support/chromium.ts';
import { ACCOUNT } from './support/fake-pipeline.ts';
import { open, openRecorded, type Stage, startStage } from './support/stage.ts';

const AUDIO = wav(new Int16Array(16_000), 16_000).toString('base64');

browserSuite('Capture page: slips of the hand, old and sleepy devices (section 6, fake recogniser)', () => {
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

  /** A glove that bounces: once more in the same place, on whatever stands there then (and on another button), before anybody can look. */
  function tapTwice(page: Page, name: string, besides?: string): Promise<string> {
    return page.getByRole('button', { name, exact: true }).evaluate((button: HTMLButtonElement, besides) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      button.click();
      const other = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === besides);
      if (besides && !other) throw new Error(`There is no ${besides}.`);
      other?.click();
      const second = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('button');
      second?.click();
      return second?.textContent ?? '';
    }, besides);
  }

  it('only pauses when Pause is tapped twice', async () => {
    await using seen = await open(browser, stage);
    await seen.tap('Start recording');
    await seen.state('recording');
    expect(await tapTwice(seen.page, 'Pause')).toBe('Done, send');
    await seen.page.waitForTimeout(300);
    await seen.state('paused');
    // A moment later it can be pressed.
    await seen.tap('Done, send');
    await seen.state('error');
  });

  it('throws nothing away when Cancel is tapped twice', async () => {
    // As wide as a tablet in the hand: the question stands with its answers where the buttons were.
    for (const width of [360, 412, 800]) {
      await using seen = await open(browser, stage, { context: { viewport: { width, height: 870 } } });
      await seen.tap('Start recording');
      await seen.state('recording');
      // Wherever the answers stand on other screens: the one that loses everything takes no second tap.
      await tapTwice(seen.page, 'Cancel', 'Throw away');
      await seen.page.waitForTimeout(100);
      expect((await seen.messages()).map(({ type }) => type)).not.toContain('svc:cancel');
    }
  });

  it('pauses and says so when its sound does not wake up to go on, instead of recording silence', async () => {
    const sleepy = (page: Page) =>
      page.addInitScript(() => {
        const contexts: AudioContext[] = [];
        const Real = window.AudioContext;
        let deaf = false;
        window.AudioContext = class extends Real {
          constructor(options?: AudioContextOptions) {
            super(options);
            contexts.push(this);
          }
          override resume(): Promise<void> {
            return deaf ? Promise.reject(new Error('interrupted')) : super.resume();
          }
        };
        // As a phone call does that came while nothing was recorded.
        const sleep = async (on: boolean) => {
          deaf = on;
          if (on) await Promise.all(contexts.map((context) => context.suspend()));
        };
        Object.assign(window, { sleep });
      });
    await using seen = await openRecorded(browser, stage, { prepare: sleepy });
    const taken = () => seen.page.getByText('something else took the microphone').first();
    await seen.tap('Pause');
    await seen.state('paused');
    await seen.page.evaluate('window.sleep(true)');
    await seen.tap('Continue');
    await taken().waitFor();
    await seen.page.evaluate('window.sleep(false)');
    await seen.page.waitForTimeout(700);
    await seen.tap('Continue');
    await seen.state('recording');
    await seen.page.waitForTimeout(700);
    await seen.tap('Done, send');
    await seen.state('done');
    await seen.page.evaluate('window.sleep(true)');
    await seen.tap('Add to it');
    await seen.state('paused');
    await taken().waitFor();
  });

  it('adds to a line that was put right by keyboard, so that it stays put right', async () => {
    await using seen = await openRecorded(browser, stage);
    await seen.tap('Done, send');
    await seen.state('done');
    await seen.page.getByText('What was heard').click();
    await seen.page.locator('.line-text').first().click();
    const words = 'Engine 77 was dispatched to a kitchen fire.';
    await seen.page.getByLabel('Correct this line').fill(words);
    // At once: nobody has to leave the line first.
    await seen.tap('Add to it');
    await seen.page.getByRole('heading', { name: 'Type what is missing' }).waitFor();
    await seen.page.getByLabel('Your account').fill('It started on the second floor.');
    await seen.tap('Make the draft');
    const { narration } = await seen.received('svc:draft', { replaces: expect.any(String) });
    expect(narration.transcript.startsWith(`${words} We arrived`)).toBe(true);
    expect(narration.transcript.endsWith('It started on the second floor.')).toBe(true);
    expect(stage.recogniser.heard).toHaveLength(1);
  });

  it('keeps every key of what is typed when the host goes on to another call', async () => {
    await using seen = await open(browser, stage);
    await seen.tap('Type instead');
    const token = await stage.token();
    await seen.page.getByLabel('Your account').evaluate((field: HTMLTextAreaElement, given) => {
      field.value = 'Engine 41 went to a kitchen fire.';
      field.dispatchEvent(new Event('input', { bubbles: true }));
      const { SvcWidget } = window as unknown as { SvcWidget: { init(order: object): void } };
      SvcWidget.init({ token: given, externalRef: 'another call' });
    }, token);
    await seen.tap('Go on writing');
    expect(await seen.page.getByLabel('Your account').inputValue()).toBe('Engine 41 went to a kitchen fire.');
  });

  it('offers what is unsent beside the draft of another account, and sends it from there', async () => {
    await using seen = await open(browser, stage);
    await seen.state('idle');
    stage.recogniser.failure = new Error('broken');
    await seen.widget('submitAudio', AUDIO, 'audio/wav', 5);
    await seen.received('svc:error', { code: 'TRANSCRIPTION_FAILED' });
    stage.recogniser.failure = undefined;
    await seen.widget('submitAudio', AUDIO, 'audio/wav', 7);
    await seen.state('done');
    const card = seen.page.locator('.result .unsent');
    await card.getByText(/^0:05 from \d\d:\d\d was not sent/).waitFor();
    await card.getByRole('button', { name: 'Send it now' }).click();
    const { narration } = await seen.received('svc:draft', {
      narration: expect.objectContaining({ input: expect.objectContaining({ audio_seconds: 5 }) }),
    });
    expect(narration.transcript).toBe(ACCOUNT);
    await seen.page.locator('.result .unsents:empty').waitFor({ state: 'attached' });
  });

  it('keeps the session that a framing host gave by a fragment before the page had asked for one', async () => {
    await using seen = await open(browser, stage, { token: '', prepare: (page) => page.clock.install() });
    const token = await stage.token();
    await seen.page.evaluate((given) => {
      window.location.hash = `token=${given}`;
    }, token);
    await seen.received('svc:ready');
    await seen.page.clock.fastForward(3_000);
    await seen.page.waitForTimeout(300);
    await seen.state('idle');
    expect((await seen.messages()).filter(({ type }) => type === 'svc:error')).toEqual([]);
  });

  it('works without what browsers have learned since Chrome 80', async () => {
    const asIn80 = (page: Page) =>
      page.addInitScript(() => {
        const younger: [object, string[]][] = [
          [Element.prototype, ['replaceChildren', 'checkVisibility']],
          [DocumentFragment.prototype, ['replaceChildren']],
          [Document.prototype, ['replaceChildren']],
          [String.prototype, ['replaceAll', 'at', 'isWellFormed']],
          [Array.prototype, ['at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with']],
          [Object, ['hasOwn', 'groupBy']],
          [Promise, ['any', 'withResolvers']],
          [AbortSignal, ['timeout', 'any']],
          [Crypto.prototype, ['randomUUID']],
        ];
        for (const [place, names] of younger) for (const name of names) Reflect.deleteProperty(place, name);
      });
    await using seen = await openRecorded(browser, stage, { prepare: asIn80 });
    await seen.tap('Done, send');
    await seen.received('svc:draft');
    await seen.page.getByText('What was heard').click();
    await seen.page.locator('.line-text').first().click();
    await seen.page.getByLabel('Correct this line').waitFor();
  });
});
