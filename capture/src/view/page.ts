import type { ProcessingMessages } from '../api.ts';
import type { Capture } from '../capture.ts';
import type { Model } from '../model.ts';
import type { Language } from '../texts/languages.ts';
import { fill, type Texts } from '../texts/texts.ts';
import { createWording, type Labels } from '../wording.ts';
import { h, say } from './dom.ts';
import { errorScreen } from './error-screen.ts';
import { micScreen } from './mic-screen.ts';
import { type ResultContext, resultScreen } from './result-screen.ts';
import type { Screen } from './screen.ts';
import { waitingScreen } from './waiting-screen.ts';

export interface PageOptions {
  root: HTMLElement;
  texts: Texts;
  language: Language;
  name: string | undefined;
  messages(): ProcessingMessages | undefined;
  labels(): Labels;
  questions: ResultContext['questions'];
}

/** Keeps the header and one screen, and changes the screen when the state asks for another. */
export function createPage({ root, texts, language, name, messages, labels, questions }: PageOptions) {
  const department = h('p', { class: 'department' });
  const badge = h('p', { class: 'badge', title: texts.testMeaning, hidden: true }, texts.test);
  const spoken = h('div', { class: 'unseen', role: 'status', 'aria-live': 'polite' });
  const main = h('main');
  let screen: Screen | undefined;
  let shown: unknown;
  document.title = name ?? texts.title;
  document.documentElement.lang = language;
  root.replaceChildren(
    h('header', {}, h('div', {}, h('p', { class: 'name' }, name ?? texts.title), department), badge),
    main,
    spoken,
  );

  function screenFor(model: Model, capture: Capture): Screen {
    if (model.state === 'processing') return waitingScreen(capture, texts, language, messages);
    if (model.state === 'error' && model.problem) return errorScreen(model.problem, model.kept, capture, texts);
    if (model.state === 'done' && model.narration) {
      const wording = createWording(labels(), texts, language);
      const draftLanguage = language === 'en' ? undefined : 'en';
      const context = { capture, texts, wording, draftLanguage, questions };
      return resultScreen(model.narration, model.delivered.length > 0, context);
    }
    return micScreen(capture, texts);
  }

  return (model: Model, capture: Capture) => {
    if (root.dataset.state !== model.state) buzz(model.state);
    say(department, model.departmentName ?? '');
    badge.hidden = model.mode !== 'test';
    root.dataset.state = model.state;
    if (model.state === 'starting') {
      if (!screen) main.replaceChildren(h('p', { class: 'starting', role: 'status' }, texts.connecting));
      return;
    }
    const wanted = identityOf(model);
    if (wanted !== shown) {
      screen?.close?.();
      const next = screenFor(model, capture);
      const first = screen === undefined;
      screen = next;
      shown = wanted;
      next.update(model);
      main.replaceChildren(next.element);
      window.scrollTo(0, 0);
      // A page that opens inside a host's window must not pull the focus away from the host.
      if (!first && document.hasFocus()) next.focus.focus({ preventScroll: true });
    } else screen?.update(model);
    say(spoken, announcement(model, texts));
    spoken.hidden = false;
  };
}

/** Felt through a glove when the screen cannot be seen. Devices that cannot or may not vibrate do nothing. */
const BUZZES: Readonly<Partial<Record<Model['state'], number[]>>> = {
  recording: [80],
  paused: [40, 60, 40],
  processing: [40, 60, 40],
  done: [40],
  error: [200],
};

function buzz(state: Model['state']): void {
  const pattern = BUZZES[state];
  if (pattern && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}

/** What makes a screen another one: a new problem or draft does, a second more on the clock does not. */
function identityOf({ state, problem, narration }: Model): unknown {
  if (state === 'error') return problem;
  if (state === 'done') return narration;
  return state === 'processing' ? 'waiting' : 'mic';
}

/** For those who do not see the button change. The other screens are read from their heading, which gets the focus. */
function announcement({ state, paused }: Model, texts: Texts): string {
  if (state === 'recording') return texts.recording;
  if (state === 'paused')
    return fill('{title}. {why}', { title: texts.pausedTitle, why: texts.paused[paused ?? 'user'] });
  return '';
}
