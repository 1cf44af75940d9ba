import { button, h, refill, say } from '../../../shared/dom.ts';
import type { Language } from '../../../shared/texts/languages.ts';
import type { Texts } from '../../../shared/texts/texts.ts';
import { createWording, type Labels } from '../../../shared/wording.ts';
import type { Capture } from '../capture.ts';
import type { Draft, Model } from '../model.ts';
import type { ProcessingMessages } from '../sending/api.ts';
import { errorScreen } from './error-screen.ts';
import { micScreen, pauseReason } from './mic-screen.ts';
import type { Translate } from './question-panel.ts';
import { resultScreen, wholeDraft } from './result-screen.ts';
import type { Screen } from './screen.ts';
import { typingScreen } from './typing-screen.ts';
import { waitingScreen } from './waiting-screen.ts';

export interface PageOptions {
  root: HTMLElement;
  texts: Texts;
  language: Language;
  name: string | undefined;
  messages(): ProcessingMessages | undefined;
  labels(): Labels;
  translate: Translate;
  rule(name: string, message: string): string;
}

/** Keeps the header and one screen, and changes the screen when the state asks for another. */
export function createPage({ root, texts, language, name, messages, labels, translate, rule }: PageOptions) {
  const department = h('p', { class: 'department' });
  const call = h('p', { class: 'call', hidden: true });
  const badge = h('p', { class: 'badge', title: texts.testMeaning, hidden: true }, texts.test);
  const spoken = h('div', { class: 'unseen', role: 'status', 'aria-live': 'polite' });
  const main = h('main');
  let screen: Screen | undefined;
  let shown: unknown;
  document.title = name ?? texts.title;
  document.documentElement.lang = language;
  refill(
    root,
    h('header', {}, h('div', {}, h('p', { class: 'name' }, name ?? texts.title), department, call), badge),
    main,
    spoken,
  );

  function screenFor(model: Model, capture: Capture): Screen {
    const { state, typing, problem, draft } = model;
    if (typing && (state === 'idle' || state === 'done')) return typingScreen(typing, capture, texts, translate);
    if (state === 'processing') return waitingScreen(capture, texts, language, messages);
    if (state === 'error' && problem) return errorScreen(problem, capture, texts);
    if (state === 'done' && draft) return draftScreen(draft, capture);
    return micScreen(capture, texts, language, translate);
  }

  function draftScreen(draft: Draft, capture: Capture): Screen {
    try {
      const wording = createWording(labels(), texts, language, draft.narration.department?.time_zone);
      return resultScreen(draft, { capture, texts, language, wording, translate, rule });
    } catch {
      // An answer of another shape than this page knows is still the firefighter's draft.
      const title = h('h1', { tabindex: '-1' }, texts.doneTitle);
      const again = button('secondary wide', 'microphone', texts.recordAgain, () => void capture.start());
      const element = h('section', { class: 'result' }, title, again, wholeDraft(draft.narration, texts));
      return { element, focus: title, update: () => {} };
    }
  }

  return (model: Model, capture: Capture) => {
    if (root.dataset.state !== model.state) buzz(model.state);
    say(department, model.departmentName ?? '');
    say(call, model.call?.line ?? '');
    badge.hidden = model.mode !== 'test';
    root.dataset.state = model.state;
    if (model.state === 'starting') {
      if (!screen) refill(main, h('p', { class: 'starting', role: 'status' }, texts.connecting));
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
      refill(main, next.element);
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
function identityOf({ state, problem, draft, typing, adding }: Model): unknown {
  if (state === 'error') return problem;
  if (typing && (state === 'idle' || state === 'done')) return typing;
  if (state === 'done') return draft;
  return state === 'processing' ? 'waiting' : (adding ?? 'mic');
}

/** For those who do not see the button change. The other screens are read from their heading, which gets the focus. */
function announcement(model: Model, texts: Texts): string {
  if (model.state === 'recording') return texts.recording;
  return model.state === 'paused' ? `${texts.pausedTitle}. ${pauseReason(model, texts)}` : '';
}
