import { type Account, TYPED } from '../../../shared/account.ts';
import { button, h, refill } from '../../../shared/dom.ts';
import { begunAt, clock } from '../../../shared/format.ts';
import type { Language } from '../../../shared/texts/languages.ts';
import { fill, type Texts } from '../../../shared/texts/texts.ts';
import type { Capture } from '../capture.ts';
import type { Model } from '../model.ts';
import { confirmPanel } from './confirm.ts';
import { listenButton, stopPlaying } from './player.ts';

/** What was not delivered, each to be heard, sent or thrown away; and that more waits for the service. */
export function unsentCards(capture: Capture, texts: Texts, language: Language) {
  const element = h('div', { class: 'unsents' });
  let shown = '';
  return {
    element,
    update({ unsent, waiting, state, call }: Model) {
      const resting = state === 'idle' || state === 'done';
      // What is just being put right in the draft on the screen, or typed to it, is shown there.
      const apart = unsent.filter((account) => !capture.writing.holds(account));
      const wanted = resting ? JSON.stringify([apart, waiting, call]) : '';
      if (wanted === shown) return;
      shown = wanted;
      stopPlaying();
      const more = waiting ? [h('p', { class: 'notice' }, texts.keptWaiting)] : [];
      refill(element, ...(wanted ? [...apart.map((account) => card(account, call)), ...more] : []));
    },
  };

  function facts({ seconds, startedAt }: Account) {
    return { length: clock((seconds ?? 0) * 1000), time: begunAt(startedAt, language) };
  }

  function card(account: Account, call: Model['call']): HTMLElement {
    const typed = account.mime === TYPED;
    const panel = confirmPanel(texts, typed ? texts.discardTyped : texts.discardQuestion);
    const away = button('quiet', 'cross', texts.discardYes, () => {
      actions.hidden = true;
      panel.ask((yes) => {
        actions.hidden = false;
        if (yes) void capture.throwAway(account);
        else away.focus();
      });
    });
    const actions = h(
      'div',
      { class: 'actions' },
      button('primary', 'send', texts.sendUnsent, () => void capture.send(account)),
      typed
        ? button('secondary', 'pen', texts.openTyped, () => void capture.writing.open(account))
        : listenButton(account, texts),
      away,
    );
    const words = fill(typed ? texts.unsentTyped : texts.unsent, facts(account));
    // The device keeps no word of a call: only the session that a recording was made for can say which it is.
    const ofThisCall = call?.ref !== undefined && account.ref === call.ref;
    const line = ofThisCall ? h('p', { class: 'call' }, call.line) : undefined;
    return h('div', { class: 'card unsent' }, line, h('p', {}, words), actions, panel.element);
  }
}
