import type { Account } from '../../../shared/account.ts';
import { h, icon } from '../../../shared/dom.ts';
import { clock } from '../../../shared/format.ts';
import type { Texts } from '../../../shared/texts/texts.ts';
import type { Evidence } from '../draft/evidence.ts';
import type { Row } from '../draft/summary.ts';
import { listenButton } from './player.ts';

export interface RowOptions {
  texts: Texts;
  /** The draft's own words are English whatever the page speaks; screen readers are told. */
  draftLanguage: string | undefined;
  sound: Account | undefined;
}

let rows = 0;

/** A value of the draft; a tap shows the words it came from, and plays them. */
export function rowElement(row: Row, { texts, draftLanguage, sound }: RowOptions): HTMLElement {
  const { label, value, detail, estimated, inferred, evidence } = row;
  const mark = estimated ? texts.estimated : inferred ? texts.inferred : undefined;
  const content = [
    h('span', { class: 'label' }, label, mark ? h('em', {}, mark) : undefined),
    h('span', { class: 'value', lang: draftLanguage }, value),
    ...(detail ? [h('span', { class: 'detail', lang: draftLanguage }, detail)] : []),
  ];
  if (evidence.length === 0) return h('li', { class: 'row' }, h('div', { class: 'row-head' }, ...content));
  rows += 1;
  const words = h('div', { class: 'words', id: `words-${rows}`, hidden: true }, ...evidence.flatMap(evidenceElements));
  const head = h(
    'button',
    { type: 'button', class: 'row-head', 'aria-expanded': 'false', 'aria-controls': words.id },
    ...content,
    icon('chevron'),
  );
  head.addEventListener('click', () => {
    words.hidden = !words.hidden;
    head.setAttribute('aria-expanded', String(!words.hidden));
  });
  return h('li', { class: 'row' }, head, words);

  function evidenceElements(one: Evidence): HTMLElement[] {
    if ('note' in one) return [h('p', { class: 'note' }, one.note)];
    const { before, words: said, after, stretch } = one;
    const text = h(
      'p',
      {},
      h('span', { class: 'said' }, texts.youSaid),
      h('q', { lang: draftLanguage }, before, h('mark', {}, said), after),
    );
    if (!sound || !stretch) return [text];
    const label = `${texts.listen} ${clock(stretch.from * 1000)}`;
    return [text, listenButton(sound, texts, { kind: 'small', label, stretch })];
  }
}
