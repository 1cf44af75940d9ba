import { BOUNCE_MS, bounceGuard, button, h, type IconName, icon, refill, say } from '../../../shared/dom.ts';
import { clock, remaining } from '../../../shared/format.ts';
import { createMeter } from '../../../shared/meter.ts';
import type { Language } from '../../../shared/texts/languages.ts';
import { fill, type Texts } from '../../../shared/texts/texts.ts';
import type { Capture } from '../capture.ts';
import type { Model } from '../model.ts';
import { confirmPanel } from './confirm.ts';
import { questionPanel, type Translate } from './question-panel.ts';
import type { Screen } from './screen.ts';
import { unsentCards } from './unsent.ts';

type Look = 'idle' | 'recording' | 'paused';

const WARN_BELOW_MS = 60_000;

/** One screen for before, during and in between, with one big button that stays where it is and is never replaced. */
export function micScreen(capture: Capture, texts: Texts, language: Language, translate: Translate): Screen {
  const { adding } = capture.model;
  const BIG: Readonly<Record<Look, { icon: IconName; label: string; press(): void }>> = {
    idle: { icon: 'microphone', label: texts.start, press: () => void capture.start() },
    recording: { icon: 'send', label: texts.finish, press: () => void capture.stop() },
    paused: { icon: 'play', label: texts.resume, press: () => capture.resume() },
  };
  let look: Look | undefined;
  let pressedAt = Number.NEGATIVE_INFINITY;

  const title = h('h1', { tabindex: '-1' });
  const time = h('p', { class: 'clock', role: 'timer' });
  const bigIcon = h('span', { class: 'big-icon' });
  const bigLabel = h('span', { class: 'big-label' });
  const press = () => {
    const now = performance.now();
    if (!look || now - pressedAt < BOUNCE_MS) return;
    pressedAt = now;
    BIG[look].press();
  };
  const big = h('button', { type: 'button', class: 'big', click: press }, bigIcon, bigLabel);
  const meter = createMeter(() => capture.level(), texts, big);
  // Not spoken: the page's own announcement says it, once.
  const notice = h('p', { class: 'notice' });
  const warning = h('p', { class: 'notice warn', role: 'alert' });
  const unsent = unsentCards(capture, texts, language);
  const english = h('p', { class: 'notice english' }, texts.englishOnly);
  const cues = h(
    'div',
    { class: 'cues' },
    h('h2', {}, texts.cuesTitle),
    h('ul', {}, ...texts.cues.map((cue) => h('li', {}, cue))),
  );
  const type = button('quiet', 'pen', texts.typeInstead, () => void capture.writing.open());
  const pause = button('secondary', 'pause', texts.pause, () => capture.pause());
  const finish = button('secondary', 'send', texts.finish, () => void capture.stop());
  // It comes up where Pause was.
  const guardFinish = bounceGuard(finish);
  const cancel = button('quiet', 'cross', texts.cancel, askToDiscard);
  const actions = h('div', { class: 'actions' }, pause, finish, cancel);
  const panel = confirmPanel(texts, adding ? texts.discardAddition : texts.discardQuestion);

  function askToDiscard(): void {
    // Nothing is recorded while the question stands, and nothing is lost by a slip of the hand.
    const wasRecording = capture.model.state === 'recording';
    capture.pause();
    actions.hidden = true;
    panel.ask((discard) => {
      actions.hidden = false;
      if (discard) return capture.cancel();
      if (wasRecording) capture.resume();
      cancel.focus();
    });
  }

  function dress(next: Look): void {
    const focused = document.activeElement;
    look = next;
    big.dataset.look = next;
    refill(bigIcon, icon(BIG[next].icon));
    bigLabel.textContent = BIG[next].label;
    title.textContent = {
      idle: texts.prompt,
      recording: adding ? texts.addTitle : texts.recording,
      paused: texts.pausedTitle,
    }[next];
    time.hidden = next === 'idle';
    pause.hidden = next !== 'recording';
    finish.hidden = next !== 'paused';
    if (next === 'paused') guardFinish();
    type.hidden = next !== 'idle';
    if (next === 'idle') {
      panel.close();
      actions.hidden = true;
    } else if (!panel.isOpen()) actions.hidden = false;
    meter.run(next === 'recording');
    // What had the focus may have gone: pausing takes the pause button away.
    if (focused instanceof HTMLElement && focused.closest('.mic') && focused.offsetParent === null) big.focus();
  }

  return {
    element: h(
      'section',
      { class: adding ? 'mic adding' : 'mic' },
      h('div', { class: 'top' }, title, time),
      adding && adding.length > 0 ? questionPanel(adding, texts, translate) : undefined,
      h('div', { class: 'ring' }, big),
      h('div', { class: 'under' }, warning, meter.element, notice, english),
      h('div', { class: 'bottom' }, actions, panel.element, unsent.element, type, adding ? undefined : cues),
    ),
    focus: big,
    update(model) {
      const next: Look = model.state === 'recording' || model.state === 'paused' ? model.state : 'idle';
      if (next !== look) dress(next);
      say(time, clock(model.elapsedMs));
      time.hidden = next === 'idle';
      big.toggleAttribute('aria-busy', model.asking);
      say(notice, noticeFor(model, texts));
      say(warning, warningFor(model, texts));
      english.hidden = next !== 'idle' || language === 'en' || (model.understood ?? []).includes(language);
      unsent.update(model);
    },
    close: () => meter.run(false),
  };
}

function noticeFor(model: Model, texts: Texts): string {
  if (model.asking) return texts.asking;
  if (model.state === 'paused') return pauseReason(model, texts);
  return model.state === 'idle' && model.unreachable ? texts.offline : '';
}

/** Why nothing is recorded just now, and what can be done: true also when the session has run out meanwhile. */
export function pauseReason({ paused, left, keptOn }: Model, texts: Texts): string {
  if (left?.by !== 'session' || left.ms > 0) return texts.paused[paused ?? 'user'];
  return keptOn === 'device' ? texts.pausedExpired : texts.pausedExpiredHere;
}

function warningFor({ state, left, keptOn, keepable }: Model, texts: Texts): string {
  if (state !== 'recording') return '';
  if (!left || left.ms > WARN_BELOW_MS) return keepable && keptOn === 'page' ? texts.notKept : '';
  // In steps of ten seconds, so that a screen reader can finish its sentence.
  const ms = left.ms > 10_000 ? Math.ceil(left.ms / 10_000) * 10_000 : left.ms;
  return fill(left.by === 'length' ? texts.leftByLength : texts.leftBySession, { time: remaining(ms) });
}
