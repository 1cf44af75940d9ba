import { h, say } from '../../../shared/dom.ts';
import { type SentAlong, sentAlongOf } from '../sent-along.ts';

export interface DispatchView {
  element: HTMLElement;
  /** What goes with the next account; nothing where the field holds no JSON object, which is told beside it. */
  read(): SentAlong | undefined;
  focus(): void;
}

const EXAMPLE = '{"dispatch":{"unit_responses":[{"reported_unit_id":"E41","dispatch":"2026-03-14T18:12:05Z"}]}}';
const NO_OBJECT = 'This is no JSON object. Write it as neris is written, or empty the field.';

/** What dispatch knows, beside the account. It lives in its fields and nowhere else. */
export function dispatchView(): DispatchView {
  const attributes = { rows: '3', spellcheck: 'false', autocomplete: 'off' };
  const known = h('textarea', { id: 'known', class: 'code', placeholder: EXAMPLE, ...attributes });
  const told = h('p', { class: 'told', id: 'known-told', role: 'status', 'data-kind': 'bad', hidden: true });
  known.setAttribute('aria-describedby', told.id);
  const terms = h('textarea', { id: 'terms', placeholder: 'Kanawha Boulevard\nHoly Cross Hospital', ...attributes });
  const element = h(
    'details',
    { class: 'dispatch' },
    h('summary', {}, 'What dispatch knows'),
    h('div', { class: 'field' }, h('label', { for: 'known' }, 'known, as JSON in the shape of neris'), known, told),
    h(
      'div',
      { class: 'field' },
      h('label', { for: 'terms' }, 'terms: names that may be said, one on each line'),
      terms,
    ),
  );

  function focus(): void {
    element.open = true;
    known.focus();
  }

  function tell(why: string): void {
    say(told, why);
    known.setAttribute('aria-invalid', String(why !== ''));
  }
  known.addEventListener('input', () => tell(''));

  return {
    element,
    focus,
    read() {
      try {
        const sent = sentAlongOf(known.value, terms.value);
        tell('');
        return sent;
      } catch {
        focus();
        tell(NO_OBJECT);
        return undefined;
      }
    },
  };
}
