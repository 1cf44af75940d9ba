import type { Capture } from '../capture.ts';
import { clock, wait } from '../format.ts';
import type { Model } from '../model.ts';
import type { Next, Problem } from '../problems.ts';
import { fill, type Texts } from '../texts/texts.ts';
import { confirmPanel } from './confirm.ts';
import { button, h, type IconName, icon, say } from './dom.ts';
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
export function errorScreen(problem: Problem, kept: Model['kept'], capture: Capture, texts: Texts): Screen {
  const { title, what, todo } = texts.problems[problem.advice.about];
  const heading = h('h1', { tabindex: '-1' }, title);
  const back = h('p', { class: 'notice good', role: 'status', hidden: true });
  const asking = h('p', { class: 'notice', role: 'status' });
  const panel = confirmPanel(texts, texts.replaceQuestion);
  const framed = problem.code === 'MIC_DENIED' && !mayUseMicrophone();

  const record = (kind: string) => button(kind, 'microphone', texts.recordAgain, () => void capture.start());
  const send = (label: string) => button('primary wide', 'again', label, () => void capture.retry());
  const replace = () =>
    button('quiet', 'microphone', texts.replace, () =>
      panel.ask((yes) => (yes ? void capture.start() : heading.focus())),
    );
  const tryMicrophone = (kind: string) => button(kind, 'microphone', texts.tryMicrophone, () => void capture.start());
  const check = (kind: string) => button(kind, 'again', texts.checkAgain, () => void capture.recheck());

  const BUTTONS: Readonly<Record<Next, () => HTMLElement[]>> = {
    send: () => (kept ? [send(texts.sendAgain), replace()] : [check('primary wide')]),
    record: () => [record('primary wide')],
    microphone: () => (kept ? [send(texts.sendRecorded), replace()] : [tryMicrophone('primary wide')]),
    host: () => [check('secondary wide')],
  };

  const keptText = problem.advice.next === 'host' ? texts.keptHost : texts.keptNote;
  const length = kept?.seconds === undefined ? '' : clock(kept.seconds * 1000);
  const keptLine = keptText.replace(length ? '' : /\s*\(\{length\}\)/, '');
  const online = () => say(back, texts.connectionBack);
  if (problem.advice.about === 'network') window.addEventListener('online', online);
  const savedAs = kept ? URL.createObjectURL(kept.blob) : undefined;

  return {
    element: h(
      'section',
      { class: 'failed' },
      h('div', { class: 'picture' }, icon(PICTURES[problem.advice.about] ?? 'warning')),
      heading,
      h('p', { class: 'what' }, what),
      h('p', { class: 'todo' }, framed ? texts.micFrame : todo),
      problem.retryAfterSeconds === undefined
        ? undefined
        : h('p', { class: 'notice' }, fill(texts.waitNote, { time: wait(problem.retryAfterSeconds) })),
      back,
      asking,
      kept && problem.advice.next !== 'record'
        ? h('p', { class: 'notice kept' }, fill(keptLine, { length }))
        : undefined,
      h('div', { class: 'actions column' }, ...BUTTONS[problem.advice.next]()),
      panel.element,
      problem.transcript
        ? h(
            'details',
            { class: 'card', open: true },
            h('summary', {}, texts.heardSoFar),
            h('p', { class: 'prose', lang: 'en' }, problem.transcript),
          )
        : undefined,
      kept && savedAs
        ? h('a', { class: 'save', href: savedAs, download: fileName(kept.mime) }, icon('save'), texts.save)
        : undefined,
      h('p', { class: 'code muted' }, `${texts.code}: `, h('code', {}, problem.code)),
    ),
    focus: heading,
    update: (model) => say(asking, model.asking ? texts.asking : ''),
    close() {
      window.removeEventListener('online', online);
      if (savedAs) URL.revokeObjectURL(savedAs);
    },
  };
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
