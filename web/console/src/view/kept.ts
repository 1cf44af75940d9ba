import { button, h } from '../../../shared/dom.ts';
import { clock } from '../../../shared/format.ts';
import type { Account, Spoken } from '../account.ts';
import { saveButton } from './save-button.ts';

export interface KeptView {
  element: HTMLElement;
  keep(account: Spoken): void;
  letGo(account: Account): void;
  /** Leaves out the one that the page is sending or telling of. */
  showBesides(account: Account): void;
}

/** What was spoken and has not been drafted, until it is or somebody throws it away. */
export function keptView(send: (account: Spoken) => void): KeptView {
  const lines = new Map<Account, HTMLElement>();
  const list = h('ul');
  const element = h('section', { class: 'panel kept', 'aria-label': 'Spoken, not drafted yet', hidden: true }, list);
  let besides: Account | undefined;

  function draw(): void {
    const shown = [...lines].filter(([account]) => account !== besides);
    list.replaceChildren(...shown.map(([, line]) => line));
    element.hidden = shown.length === 0;
  }

  function letGo(account: Account): void {
    lines.delete(account);
    draw();
  }

  function lineOf(account: Spoken): HTMLElement {
    return h(
      'li',
      {},
      h('p', {}, h('b', {}, `${clock(account.seconds * 1000)} spoken, not drafted yet. `), 'Only this page has it.'),
      button('primary', undefined, 'Send what I said', () => send(account)),
      saveButton(account),
      button('small', 'cross', 'Throw away', () => letGo(account)),
    );
  }

  return {
    element,
    keep(account) {
      besides = undefined;
      if (!lines.has(account)) lines.set(account, lineOf(account));
      draw();
    },
    letGo,
    showBesides(account) {
      besides = account;
      draw();
    },
  };
}
