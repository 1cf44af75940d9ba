import { type Account, TYPED } from '../../../shared/account.ts';
import { button, h, type IconName, icon, refill, say } from '../../../shared/dom.ts';
import { clock, wait } from '../../../shared/format.ts';
import type { Next, Problem } from '../../../shared/problems.ts';
import { fill, type Texts } from '../../../shared/texts/texts.ts';
import type { Capture } from '../capture.ts';
import { confirmPanel } from './confirm.ts';
import { listenButton, stopPlaying } from './player.ts';
import type { Screen } from './screen.ts';

const PICTURES: Readonly<Partial<Record<Problem['advice']['about'], IconName>>> = {
  micDenied: 'noMicrophone',
  micUnsupported: 'noMicrophone',
  micFailed: 'noMicrophone',
  network: 'noNetwork',
  noToken: 'locked',
  apiKey: 'locked',
  expired: 'locked',
  revoked: 'locked',
  refused: 'locked',
  suspended: 'locked',
};

/** What went wrong, what to do next, and always at least one button that leads on. */
export function errorScreen(problem: Problem, capture: Capture, texts: Texts): Screen {
  const { kept, draft, adding } = capture.model;
  const { title, what, todo } = texts.problems[problem.advice.about];
  const heading = h('h1', { tabindex: '-1' }, title);
  const advice = h('p', { class: 'todo' });
  const asking = h('p', { class: 'notice', role: 'status' });
  const keptLine = h('p', { class: 'notice kept' });
  const panel = confirmPanel(texts, kept?.mime === TYPED ? texts.discardTyped : texts.discardQuestion);
  const framed = problem.code === 'MIC_DENIED' && !mayUseMicrophone();

  // What is kept stays kept: a new account is told beside it, not in its place.
  const start = (kind: string, label: string) =>
    button(kind, 'microphone', label, () => void (adding && draft ? capture.add() : capture.start()));
  const send = (label: string) => button('primary wide', 'again', label, () => void capture.send());
  const check = (kind: string) => button(kind, 'again', texts.checkAgain, () => void capture.recheck());
  const type = () => button('quiet', 'pen', texts.typeInstead, () => void capture.writing.open());
  const back = () => (draft ? [button('quiet', 'back', texts.backToDraft, () => capture.backToDraft())] : []);
  const another = () => (draft ? back() : [start('quiet', texts.recordAnother)]);

  const BUTTONS: Readonly<Record<Next, () => HTMLElement[]>> = {
    send: () => (kept ? [send(texts.sendAgain), ...another()] : [check('primary wide')]),
    record: () => [start('primary wide', texts.recordAgain), ...(draft ? back() : [type()])],
    microphone: () =>
      kept
        ? [send(texts.sendRecorded), ...another()]
        : [start('primary wide', texts.tryMicrophone), ...(draft ? back() : [type()])],
    host: () => [
      check('secondary wide'),
      // Where recording can never work, writing does.
      ...(problem.advice.about === 'micUnsupported' && !draft ? [type()] : []),
      ...back(),
    ],
  };

  function keptActions(account: Account): HTMLElement {
    const away = button('quiet', 'cross', texts.discardYes, () =>
      panel.ask((yes) => (yes ? void capture.throwAway(account) : away.focus())),
    );
    const address = savedAs;
    return h(
      'div',
      { class: 'actions' },
      account.mime === TYPED ? undefined : listenButton(account, texts, { kind: 'quiet' }),
      away,
      address && account.mime !== TYPED
        ? h('a', { class: 'button quiet', href: address, download: fileName(account.mime) }, icon('save'), texts.save)
        : undefined,
    );
  }

  let savedAs: string | undefined;
  const more = h('div', { class: 'kept-actions' });
  if (kept) {
    void kept.load().then((said) => {
      savedAs = URL.createObjectURL(said);
      refill(more, keptActions(kept));
    });
  }

  return {
    element: h(
      'section',
      { class: 'failed' },
      h('div', { class: 'picture' }, icon(PICTURES[problem.advice.about] ?? 'warning')),
      heading,
      h('p', { class: 'what' }, what),
      advice,
      problem.retryAfterSeconds === undefined
        ? undefined
        : h('p', { class: 'notice' }, fill(texts.waitNote, { time: wait(problem.retryAfterSeconds) })),
      asking,
      keptLine,
      h('div', { class: 'actions column' }, ...BUTTONS[problem.advice.next]()),
      more,
      panel.element,
      problem.transcript
        ? h(
            'details',
            { class: 'card', open: true },
            h('summary', {}, texts.heardSoFar),
            h('p', { class: 'prose', lang: 'en' }, problem.transcript),
          )
        : undefined,
      h('p', { class: 'code muted' }, `${texts.code}: `, h('code', {}, problem.code)),
    ),
    focus: heading,
    update(model) {
      say(asking, model.asking ? texts.asking : '');
      say(advice, held(model.keptOn) ? texts.keptHere : framed ? texts.micFrame : todo);
      say(keptLine, kept ? keptWords(kept, model.keptOn) : '');
    },
    close() {
      stopPlaying();
      if (savedAs) URL.revokeObjectURL(savedAs);
    },
  };

  /** Whoever opens the page anew, as is advised elsewhere, would lose it. */
  function held(keptOn: 'device' | 'page'): boolean {
    return kept !== undefined && keptOn === 'page' && problem.advice.next === 'host';
  }

  function keptWords({ seconds }: Account, keptOn: 'device' | 'page'): string {
    const length = seconds === undefined ? '' : clock(seconds * 1000);
    const where = keptOn === 'device' ? texts.keptNote : texts.keptPage;
    const words = fill(where.replace(length ? '' : /\s*\(\{length\}\)/, ''), { length });
    return problem.advice.next === 'host' && !held(keptOn) ? `${words} ${texts.keptHost}` : words;
  }
}

/** Tells a frame that was not given the microphone from a person who said no. */
function mayUseMicrophone(): boolean {
  const page = document as { featurePolicy?: { allowsFeature(name: string): boolean } };
  return page.featurePolicy?.allowsFeature('microphone') ?? true;
}

function fileName(mime: string): string {
  const subtype = /^audio\/([\w-]+)/.exec(mime)?.[1] ?? 'audio';
  return `narration-${new Date().toISOString().slice(0, 16).replace(/\D/g, '')}.${subtype}`;
}
