import { button, h, say } from '../../../shared/dom.ts';
import type { Gap } from '../../../shared/narration.ts';
import { fill, type Texts } from '../../../shared/texts/texts.ts';

export type Translate = (gap: Gap) => { label: string; question: string; lang?: string };

/** The open questions one by one, while somebody answers them aloud or by keyboard. */
export function questionPanel(questions: Gap[], texts: Texts, translate: Translate): HTMLElement {
  let at = 0;
  const count = h('p', { class: 'muted' });
  const words = h('p', { class: 'asked', role: 'status' });
  const previous = button('quiet', 'back', texts.previousQuestion, () => turn(-1));
  const next = button('secondary', undefined, texts.nextQuestion, () => turn(1));
  const element = h('div', { class: 'card question' }, count, words, h('div', { class: 'actions' }, previous, next));

  function turn(by: number): void {
    at = Math.min(questions.length, Math.max(0, at + by));
    draw();
    // The button that was pressed may be gone; the focus must not be.
    if (previous.hidden && by < 0) next.focus();
    if (next.hidden && by > 0) previous.focus();
  }

  function draw(): void {
    const gap = questions[at];
    const { question, lang } = gap ? translate(gap) : { question: texts.lastQuestion, lang: undefined };
    say(count, gap ? fill(texts.question, { number: String(at + 1), count: String(questions.length) }) : '');
    say(words, question);
    if (lang) words.lang = lang;
    else words.removeAttribute('lang');
    previous.hidden = at === 0;
    next.hidden = !gap;
  }

  draw();
  return element;
}
