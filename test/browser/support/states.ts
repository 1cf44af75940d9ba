import type { Browser } from 'playwright-core';
import { type Opened, type OpenOptions, open as openPage, recordFor, type Stage, startStage } from './stage.ts';

type Open = (options?: OpenOptions) => Promise<Opened>;

/** How to bring the page into each of its looks. The stage is left as it is: others are looked at on it meanwhile. */
export const STATES: Record<string, (open: Open, stage: Stage, words: Words) => Promise<Opened>> = {
  idle: async (open) => {
    const seen = await open();
    await seen.state('idle');
    return seen;
  },
  recording: async (open, _stage, words) => {
    const seen = await open();
    await seen.tap(words.start);
    await recordFor(seen.page, 2);
    return seen;
  },
  paused: async (open, _stage, words) => {
    const seen = (await STATES.recording?.(open, _stage, words)) as Opened;
    await seen.tap(words.pause);
    await allAwake(seen);
    return seen;
  },
  'paused-cancel': async (open, _stage, words) => {
    const seen = (await STATES.recording?.(open, _stage, words)) as Opened;
    await seen.tap(words.cancel);
    await allAwake(seen);
    return seen;
  },
  processing: (open, _stage, words) =>
    apart(open, async (openThere, own) => {
      let release = () => {};
      own.recogniser.hold = new Promise<void>((resolve) => {
        release = resolve;
      });
      const seen = (await STATES.recording?.(openThere, own, words)) as Opened;
      await seen.tap(words.finish);
      await seen.state('processing');
      await seen.page.locator('progress:not([value])').waitFor();
      return { ...seen, close: () => seen.close().finally(release) };
    }),
  done: async (open, stage, words) => {
    const seen = (await STATES.recording?.(open, stage, words)) as Opened;
    await seen.tap(words.finish);
    await seen.state('done');
    await seen.page.locator('.cards button.row-head').nth(1).click();
    await seen.page.evaluate(() => window.scrollTo(0, 0));
    return seen;
  },
  'done-fixing': async (open, stage, words) => {
    const seen = (await STATES.done?.(open, stage, words)) as Opened;
    await seen.page.locator('summary', { hasText: words.heard }).click();
    await seen.page.locator('.line-text').nth(1).click();
    return seen;
  },
  adding: async (open, stage, words) => {
    const seen = (await STATES.done?.(open, stage, words)) as Opened;
    await seen.tap(words.add);
    await recordFor(seen.page, 4);
    return seen;
  },
  typing: async (open, _stage, words) => {
    const seen = await open();
    await seen.tap(words.type);
    await seen.page.getByRole('textbox').fill('Engine 41 went to a kitchen fire at 123 Maple Street.');
    return seen;
  },
  'adding-typed': async (open, stage, words) => {
    const seen = (await STATES.typing?.(open, stage, words)) as Opened;
    await seen.page.locator('.button.primary').click();
    await seen.state('done');
    await seen.tap(words.add);
    await seen.page.getByRole('textbox').waitFor();
    return seen;
  },
  unsent: async (open, stage, words) => {
    const seen = (await STATES.recording?.(open, stage, words)) as Opened;
    await seen.page.goto(`${stage.root}/capture?again=${new URL(seen.page.url()).search}#token=${await stage.token()}`);
    await seen.page.locator('.unsent').waitFor();
    return seen;
  },
  'unsent-throw-away': async (open, stage, words) => {
    const seen = (await STATES.unsent?.(open, stage, words)) as Opened;
    await seen.page.locator('.unsent .quiet').click();
    await allAwake(seen);
    return seen;
  },
  'done-without-host': async (open, _stage, words) => {
    const seen = await open({ host: false });
    await seen.tap(words.start);
    await recordFor(seen.page, 2);
    await seen.tap(words.finish);
    await seen.state('done');
    return seen;
  },
  'error-too-short': async (open, _stage, words) => {
    const seen = await open();
    await seen.tap(words.start);
    await seen.state('recording');
    await seen.widget('stop');
    await seen.state('error');
    return seen;
  },
  'error-network': async (open, stage, words) => {
    const seen = (await STATES.recording?.(open, stage, words)) as Opened;
    await seen.page.context().setOffline(true);
    await seen.tap(words.finish);
    await seen.state('error');
    return seen;
  },
  'error-not-understood': (open, _stage, words) =>
    apart(open, async (openThere, own) => {
      own.recogniser.misheard = 'The a la two of the tardes in a house.';
      const seen = (await STATES.recording?.(openThere, own, words)) as Opened;
      await seen.tap(words.finish);
      await seen.state('error');
      return seen;
    }),
  'error-session': async (open) => {
    const seen = await open({ token: 'not-a-session' });
    await seen.state('error');
    return seen;
  },
};

/** On a stage of its own, so that what its recogniser is told is heard by nobody else. */
async function apart(open: Open, reach: (openThere: Open, own: Stage) => Promise<Opened>): Promise<Opened> {
  const own = await startStage();
  try {
    const there: Open = async (options = {}) => open({ ...options, root: own.root, token: await own.token() });
    const seen = await reach(there, own);
    const close = () => seen.close().finally(() => own.stop());
    return { ...seen, close, [Symbol.asyncDispose]: close };
  } catch (failure) {
    await own.stop();
    throw failure;
  }
}

/** What comes up under a finger takes no press for a moment. */
async function allAwake({ page }: Opened): Promise<void> {
  await page.locator('.danger:visible, #page[data-state=paused] .secondary:visible').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('button:disabled'));
}

export interface Words {
  start: string;
  pause: string;
  cancel: string;
  finish: string;
  add: string;
  type: string;
  heard: string;
}

export const ENGLISH: Words = {
  start: 'Start recording',
  pause: 'Pause',
  cancel: 'Cancel',
  finish: 'Done, send',
  add: 'Add to it',
  type: 'Type instead',
  heard: 'What was heard',
};
export const SPANISH: Words = {
  start: 'Empezar a grabar',
  pause: 'Pausa',
  cancel: 'Cancelar',
  finish: 'Listo, enviar',
  add: 'Añadir',
  type: 'Escribir en su lugar',
  heard: 'Lo que se oyó',
};

export function opener(browser: Browser, stage: Stage, base: OpenOptions = {}): Open {
  return (options = {}) => openPage(browser, stage, { ...base, ...options });
}
