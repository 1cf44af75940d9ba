import { bounceGuard, button, h } from '../../../shared/dom.ts';
import type { Texts } from '../../../shared/texts/texts.ts';

export interface ConfirmPanel {
  element: HTMLElement;
  ask(answered: (yes: boolean) => void): void;
  close(): void;
  isOpen(): boolean;
}

/** Asks before anything said is thrown away. The safe answer has the focus, and Escape gives it. */
export function confirmPanel(texts: Texts, question: string): ConfirmPanel {
  let answer: ((yes: boolean) => void) | undefined;
  const give = (yes: boolean) => {
    const tell = answer;
    close();
    tell?.(yes);
  };
  const keep = button('primary', undefined, texts.discardNo, () => give(false));
  const discard = button('danger', undefined, texts.discardYes, () => give(true));
  // The tap that asked may come twice, and the question stands where it fell.
  const guard = bounceGuard(discard);
  const element = h(
    'div',
    { class: 'card confirm', role: 'group', 'aria-label': question, hidden: true },
    h('p', {}, question),
    h('div', { class: 'actions' }, keep, discard),
  );
  element.addEventListener('keydown', ({ key }) => key === 'Escape' && give(false));

  function close(): void {
    answer = undefined;
    element.hidden = true;
  }

  return {
    element,
    ask(answered) {
      answer = answered;
      element.hidden = false;
      guard();
      keep.focus();
      element.scrollIntoView?.({ block: 'nearest' });
    },
    close,
    isOpen: () => !element.hidden,
  };
}
