import { CONFLICTS_ES } from '../../shared/texts/conflicts-es.ts';
import { chooseLanguage } from '../../shared/texts/languages.ts';
import { spanishQuestion } from '../../shared/texts/questions-es.ts';
import type { Labels } from '../../shared/wording.ts';
import { type Capture, createCapture } from './capture.ts';
import { hush, MESSAGE_VERSION } from './host/messages.ts';
import { clearAddress, readParameters } from './host/parameters.ts';
import { applyTheme } from './host/theme.ts';
import { createStore } from './keep/store.ts';
import { createApi, type ProcessingMessages } from './sending/api.ts';
import { createWakeLock } from './telling/wake-lock.ts';
import { createPage } from './view/page.ts';

/** How long a page opened without a token waits for its host to call init. */
const INIT_GRACE_MS = 2_000;

const parameters = readParameters(window.location);
clearAddress();

const { language, texts } = chooseLanguage(parameters.lang, navigator.languages ?? [navigator.language]);
applyTheme(parameters);

const api = createApi(new URL(document.documentElement.dataset.api ?? 'v1', window.location.href).href);
let messages: ProcessingMessages | undefined;
let labels: Labels = {};
/** A host has given a session, or tried to. */
let initialised = false;
const show = createPage({
  root: document.getElementById('page') as HTMLElement,
  texts,
  language,
  name: parameters.name,
  messages: () => messages,
  labels: () => labels,
  translate: (gap) => (language === 'es' ? spanishQuestion(gap) : gap),
  rule: (name, message) => (language === 'es' && CONFLICTS_ES[name]) || message,
});
const keepAwake = createWakeLock();
const capture: Capture = createCapture({
  api,
  store: parameters.keep ? createStore() : undefined,
  ref: parameters.ref,
  show(model) {
    keepAwake(model.state === 'recording' || model.state === 'processing');
    show(model, capture);
  },
});
show(capture.model, capture);

document.addEventListener('visibilitychange', () => document.hidden && capture.pause('hidden'));
window.addEventListener('pagehide', () => {
  // A page that is closed or left says nothing more to its host.
  hush(true);
  capture.pause('hidden');
});
// It may be brought back as it was left.
window.addEventListener('pageshow', () => hush(false));
// Whoever has a hold on this window can set a new fragment without loading the page anew. That may give a page its
// session, but never another one: nobody is to go on telling for somebody else without having noticed.
window.addEventListener('hashchange', () => {
  const { token, ref } = readParameters({ hash: window.location.hash, search: '' });
  clearAddress();
  if (!token || capture.hasSession()) return;
  initialised = true;
  void capture.init({ token, externalRef: ref });
});
// A host that frames the page cannot call into it. Nobody else is its parent.
window.addEventListener('message', ({ source, data }) => {
  if (source !== window.parent || source === window || data?.type !== 'svc:init') return;
  const { token, externalRef } = data;
  initialised = true;
  void capture.init({ token: textOf(token), externalRef: textOf(externalRef) });
});
Object.defineProperty(window, 'SvcWidget', {
  enumerable: true,
  value: Object.freeze({
    version: MESSAGE_VERSION,
    init({ token, externalRef }: { token?: string; externalRef?: string | null } = {}) {
      initialised = true;
      // A host that has no reference may well say null.
      return capture.init({ token, externalRef: externalRef ?? undefined });
    },
    start: () => capture.start(),
    stop: () => capture.stop(),
    cancel: () => capture.cancel(),
    pause: () => capture.pause(),
    resume: () => capture.resume(),
    submitAudio: (audio: unknown, mimeType: unknown, durationSeconds?: unknown) =>
      capture.submitAudio(audio, mimeType, durationSeconds),
  }),
});

void begin();

function textOf(given: unknown): string | undefined {
  return typeof given === 'string' ? given : undefined;
}

async function begin(): Promise<void> {
  if (!parameters.token) await new Promise((resolve) => setTimeout(resolve, INIT_GRACE_MS));
  const opened = initialised ? undefined : capture.init({ token: parameters.token });
  // The button is there at once, unless the service has to be asked first.
  if (capture.model.state === 'starting') await opened;
  if (parameters.autostart && capture.model.state === 'idle') void capture.start();
  // What the later screens need comes after the button is there to press.
  [messages, labels] = await Promise.all([
    api.processingMessages(),
    import('../../shared/labels.ts').then(({ LABELS }) => LABELS).catch(() => ({})),
  ]);
}
