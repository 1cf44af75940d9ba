import { button, h, icon, say } from '../../../shared/dom.ts';
import type { Account } from '../account.ts';
import { ACCOUNTS, type ReadyAccount } from '../accounts.ts';
import { AUDIO_FILES, mimeOf } from '../audio-files.ts';
import { microphoneView } from './microphone.ts';

export interface Composer {
  element: HTMLElement;
  focus(): void;
  /** Leaves the microphone's buttons alone: only who speaks ends a take. */
  busy(on: boolean): void;
  isSpeaking(): boolean;
  tell(why: string): void;
}

/** Three ways to an account: pick one, type one, speak one (or choose a recording); `beside` is what goes with each. */
export function composer(send: (account: Account) => void, beside: HTMLElement): Composer {
  const text = h('textarea', {
    id: 'account',
    rows: '4',
    placeholder: 'Engine 41 with four was dispatched at fourteen twenty five…',
    spellcheck: 'false',
    autocomplete: 'off',
  });
  const told = h('p', { class: 'told', role: 'status', 'data-kind': 'bad', hidden: true });
  const cards = ACCOUNTS.map((account) => card(account));
  const draft = button('primary', undefined, 'Draft it', sendText);
  const microphone = microphoneView(send, (why) => say(told, why));
  const file = h('input', { type: 'file', id: 'file', accept: AUDIO_FILES, hidden: true });
  const choose = button('small', 'save', 'Choose a recording', () => file.click());
  text.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) sendText();
  });
  file.addEventListener('change', () => {
    const [chosen] = file.files ?? [];
    file.value = '';
    if (!chosen) return;
    const mime = mimeOf(chosen.name);
    say(told, mime ? '' : `The service does not take “${chosen.name}”. It takes ${AUDIO_FILES}.`);
    if (mime) send({ recording: chosen, mime, file: chosen.name });
  });

  /** One at a time, by keyboard too. */
  function sendText(): void {
    if (!draft.disabled) send({ text: text.value });
  }

  function card({ name, hint, text: words, recording }: ReadyAccount): HTMLElement {
    const pick = () => {
      text.value = words.trim();
      sendText();
    };
    return h(
      'li',
      {},
      h(
        'button',
        { type: 'button', class: 'pick', click: pick },
        h('b', {}, name),
        h('span', { class: 'muted' }, hint),
      ),
      recording
        ? h(
            'button',
            { type: 'button', class: 'listen', click: () => void pickRecording(recording) },
            icon('microphone'),
            h('span', {}, h('span', { class: 'unseen' }, `${name}: send the `), 'Recording'),
          )
        : undefined,
    );
  }

  async function pickRecording({ url, mime, file: name }: NonNullable<ReadyAccount['recording']>): Promise<void> {
    try {
      const answer = await fetch(new URL(url, document.baseURI));
      if (!answer.ok) throw new Error(String(answer.status));
      text.value = '';
      send({ recording: await answer.blob(), mime, file: name });
    } catch {
      say(told, 'The recording could not be loaded. Check that the service runs, then press it again.');
    }
  }

  const element = h(
    'section',
    { class: 'card composer', 'aria-labelledby': 'account-title' },
    h('h2', { id: 'account-title' }, 'An account of a call'),
    h('ul', { class: 'accounts', 'aria-label': 'Ready accounts' }, ...cards),
    h('label', { for: 'account', class: 'small' }, 'Or in your own words'),
    text,
    beside,
    h('div', { class: 'actions' }, draft, microphone.start, choose, file),
    microphone.element,
    told,
  );
  return {
    element,
    focus: () => text.focus(),
    busy(on) {
      say(told, '');
      const ready = element.querySelectorAll<HTMLButtonElement>('.accounts button');
      for (const control of [...ready, draft, choose]) control.disabled = on;
    },
    isSpeaking: microphone.isSpeaking,
    tell: (why) => say(told, why),
  };
}
