import { SANDBOX_DEPARTMENTS } from '../../../src/departments/sandbox-directory.ts';
import { SAMPLE_NARRATION } from '../../../src/http/contract/samples/narration.ts';
import { h, icon } from '../../shared/dom.ts';
import { type Account, isSpoken } from './account.ts';
import type { Narration } from './answer.ts';
import { createApi } from './api.ts';
import { composer } from './view/composer.ts';
import { credentialView } from './view/credential.ts';
import { dispatchView } from './view/dispatch.ts';
import { failureView } from './view/failure.ts';
import { keptView } from './view/kept.ts';
import { resultView, type View } from './view/result.ts';
import { waitingView } from './view/waiting.ts';

const { api: path = 'v1', sandbox } = document.documentElement.dataset;
const api = createApi(new URL(path, document.baseURI).href);
const credential = credentialView(api, sandbox === 'true' ? SANDBOX_DEPARTMENTS : []);
const dispatch = dispatchView();
const compose = composer((account) => void send(account), dispatch.element);
const kept = keptView((account) => void send(account));
const place = h('div', { class: 'place' });
let waiting: AbortController | undefined;
let shown: Pick<View, 'element' | 'close'> | undefined;

document
  .getElementById('page')
  ?.append(
    h(
      'header',
      { class: 'top' },
      h('h1', {}, icon('what'), 'Console'),
      h('p', { class: 'muted' }, 'Incident-Drafting Partner API'),
      h('nav', { 'aria-label': 'Documentation' }, h('a', { href: 'docs' }, 'Reference')),
    ),
    h('main', {}, h('div', { class: 'inputs' }, credential.element, compose.element), kept.element, place),
  );
showSample();

/** What an answer looks like, before there is a key. */
function showSample(): void {
  const narration = SAMPLE_NARRATION as unknown as Narration;
  const account = { text: SAMPLE_NARRATION.transcript };
  show(resultView({ narration, account, department: narration.department.neris_id }, api.url));
}

async function send(account: Account): Promise<void> {
  if (isSpoken(account)) kept.keep(account);
  if (compose.isSpeaking()) return compose.tell('Finish or discard what you are speaking first.');
  const [key, department] = [credential.key(), credential.department()];
  if (!key) {
    const how =
      sandbox === 'true' ? 'The server printed one when it started; “bin/svc keys issue sandbox” makes another.' : '';
    const safe = isSpoken(account) ? 'What you said is kept below.' : '';
    return credential.askFor('key', ['Paste a key first.', safe, how].filter(Boolean).join(' '));
  }
  const along = dispatch.read();
  if (!along) return;
  waiting?.abort();
  const current = new AbortController();
  waiting = current;
  compose.busy(true);
  const wait = waitingView('recording' in account, () => current.abort());
  show(wait);
  kept.showBesides(account);
  wait.element.scrollIntoView({ block: 'nearest' });
  const result = await api.narrate(key, department, account, along, current.signal);
  // Another account has taken its place.
  if (waiting !== current) return;
  waiting = undefined;
  compose.busy(false);
  if ('reply' in result) kept.letGo(account);
  const view: View =
    'reply' in result
      ? resultView(
          {
            narration: result.reply.body,
            account,
            department,
            along,
            sent: { requestId: result.reply.requestId, ms: result.reply.ms, key },
          },
          api.url,
        )
      : failureView(result.failure, account, {
          key: () => credential.askFor('key'),
          department: () => credential.askFor('department'),
          account: compose.focus,
          dispatch: dispatch.focus,
          again: () => void send(account),
        });
  show(view);
  // Nothing is taken from under the finger that is about to end a take.
  if (compose.isSpeaking()) return;
  view.title.focus({ preventScroll: true });
  view.element.scrollIntoView({ block: 'start' });
}

function show(view: Pick<View, 'element' | 'close'>): void {
  shown?.close?.();
  shown = view;
  place.replaceChildren(view.element);
}
