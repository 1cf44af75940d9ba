import { button, h, say, textField } from '../../../shared/dom.ts';
import type { Texts } from '../../../shared/texts/texts.ts';
import type { Capture } from '../capture.ts';
import type { Typing } from '../model.ts';
import { questionPanel, type Translate } from './question-panel.ts';
import type { Screen } from './screen.ts';

const MAX_LENGTH = 40_000;

/** For whoever cannot talk, or would rather not. What is typed is kept like what is said. */
export function typingScreen(
  { text, questions }: Typing,
  capture: Capture,
  texts: Texts,
  translate: Translate,
): Screen {
  const { writing } = capture;
  const title = h('h1', { tabindex: '-1' }, questions ? texts.addTypedTitle : texts.typeTitle);
  const field = textField(
    { rows: '8', maxlength: String(MAX_LENGTH), 'aria-label': texts.typeLabel, autocapitalize: 'sentences' },
    text,
    writing.keep,
  );
  const hint = h('p', { class: 'muted' });
  const send = button('primary wide', 'send', texts.typeSend, () => {
    if (field.value.trim()) void writing.send(field.value);
    else field.focus();
  });
  return {
    element: h(
      'section',
      { class: 'typing' },
      title,
      questions && questions.length > 0 ? questionPanel(questions, texts, translate) : undefined,
      hint,
      field,
      h(
        'div',
        { class: 'actions column' },
        send,
        button('quiet', 'back', texts.typeBack, () => {
          writing.keep(field.value);
          writing.close();
        }),
      ),
    ),
    focus: field,
    update({ keptOn }) {
      say(hint, `${texts.typeHint} ${keptOn === 'device' ? texts.typeKept : texts.typeNotKept}`);
    },
  };
}
