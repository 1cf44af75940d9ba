import type { Account } from '../../../shared/account.ts';
import { button, h, icon, refill, textField } from '../../../shared/dom.ts';
import type { Texts } from '../../../shared/texts/texts.ts';
import type { Capture } from '../capture.ts';
import type { Draft } from '../model.ts';
import { type Line, linesOf } from '../telling/lines.ts';
import { listenButton } from './player.ts';

/** What was heard, line by line: tap one, put it right, draft again. */
export function transcriptEditor({ narration, spoken, sound }: Draft, capture: Capture, texts: Texts): HTMLElement {
  const texted = linesOf(narration.transcript ?? '', spoken).map(({ text }) => text);
  const lines = capture.writing.lines();
  const again = button('primary wide', 'again', texts.draftAgain, () => {
    if (lines.some(({ text }) => text.trim())) void capture.writing.redraft();
  });
  again.hidden = true;
  const list = h('ul', { class: 'lines' }, ...lines.map((line, index) => lineElement(line, index)));
  return h('div', { class: 'heard' }, h('p', { class: 'muted' }, texts.fixHint), list, again);

  function lineElement(line: Line, index: number): HTMLElement {
    const element = h('li', { class: 'line-item' });
    read();
    return element;

    function read(focus = false): void {
      const changed = line.text !== texted[index];
      const edit = h(
        'button',
        { type: 'button', class: 'line-text', click: write },
        h('span', { class: 'unseen' }, `${texts.fixLine}: `),
        h('span', { lang: 'en' }, line.text || '…'),
        changed ? h('em', {}, texts.changed) : undefined,
        icon('pen'),
      );
      refill(element, edit, ...listen(sound, line));
      again.hidden = lines.every(({ text }, at) => text === texted[at]);
      if (focus) edit.focus();
    }

    function write(): void {
      const keep = (text: string) => {
        line.text = text.trim().replace(/\s+/g, ' ');
        capture.writing.correct(lines);
      };
      const close = (text: string) => {
        keep(text);
        read(true);
      };
      const field = textField({ rows: '3', 'aria-label': texts.fixLine }, line.text, keep);
      const save = button('secondary', 'send', texts.fixSave, () => close(field.value));
      const undo = button('quiet', 'again', texts.fixUndo, () => close(texted[index] ?? ''));
      refill(element, field, h('div', { class: 'actions' }, save, undo));
      field.focus();
    }
  }

  function listen(account: Account | undefined, { from, to }: Line): HTMLElement[] {
    if (!account || from === undefined || to === undefined) return [];
    return [listenButton(account, texts, { kind: 'small', stretch: { from, to } })];
  }
}
