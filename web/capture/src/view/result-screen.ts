import { copyText } from '../../../shared/copy.ts';
import { button, h, type IconName, icon, say } from '../../../shared/dom.ts';
import { clock } from '../../../shared/format.ts';
import type { Gap } from '../../../shared/narration.ts';
import type { Language } from '../../../shared/texts/languages.ts';
import type { Texts } from '../../../shared/texts/texts.ts';
import type { Wording } from '../../../shared/wording.ts';
import type { Capture } from '../capture.ts';
import { checksOf } from '../draft/checks.ts';
import { forDispatch } from '../draft/questions.ts';
import { type Part, type Row, summarise } from '../draft/summary.ts';
import type { Draft } from '../model.ts';
import { listenButton, stopPlaying } from './player.ts';
import type { Translate } from './question-panel.ts';
import { rowElement } from './rows.ts';
import type { Screen } from './screen.ts';
import { transcriptEditor } from './transcript.ts';
import { unsentCards } from './unsent.ts';

export interface ResultContext {
  capture: Capture;
  texts: Texts;
  language: Language;
  wording: Wording;
  translate: Translate;
  rule(name: string, message: string): string;
}

/** The draft in three parts: what to check first, what is still open, and what looks right. */
export function resultScreen(draft: Draft, context: ResultContext): Screen {
  const { capture, texts, language, wording, translate } = context;
  /** The draft's own words are English whatever the page speaks; screen readers are told. */
  const draftLanguage = language === 'en' ? undefined : 'en';
  const { narration, sound, hosts } = draft;
  const summary = summarise(draft, texts, wording);
  const { first, missing, open, right } = checksOf(draft, summary, texts, wording, context.rule);
  const title = h('h1', { tabindex: '-1' }, texts.doneTitle);
  const unsent = unsentCards(capture, texts, language);
  const asking = h('p', { class: 'notice', role: 'status' });
  const options = { texts, draftLanguage, sound };
  const rows = (list: Row[]) => h('ul', { class: 'rows' }, ...list.map((row) => rowElement(row, options)));
  const openCount = open.length + missing.length;

  function glance(): HTMLElement {
    const line = (part: Part) => {
      const town = part === 'where' ? summary.glance.town : '';
      const value = summary.glance[part];
      return h(
        'div',
        {},
        h('dt', {}, icon(part), h('span', { class: 'unseen' }, texts[part])),
        h(
          'dd',
          {},
          h('span', { lang: value ? draftLanguage : undefined }, value || texts.notSaid),
          town ? h('span', { class: 'inferred' }, ' ', h('span', { lang: draftLanguage }, town)) : undefined,
          town ? h('em', {}, texts.inferred) : undefined,
        ),
      );
    };
    return h('div', { class: 'card glance' }, h('dl', {}, ...(['what', 'where', 'when', 'who'] as const).map(line)));
  }

  function actions(): HTMLElement {
    const length = sound?.seconds === undefined ? '' : ` ${clock(sound.seconds * 1000)}`;
    return h(
      'div',
      { class: 'next' },
      asking,
      openCount > 0 ? h('p', { class: 'muted' }, texts.addHint) : undefined,
      button(openCount > 0 ? 'primary wide' : 'secondary wide', 'add', texts.addToIt, () => void capture.add()),
      h(
        'div',
        { class: 'actions' },
        sound ? listenButton(sound, texts, { label: `${texts.listen}${length}` }) : undefined,
        button('secondary', 'microphone', texts.recordAgain, () => void capture.start()),
      ),
    );
  }

  function checkFirst(): HTMLElement | undefined {
    if (first.length + missing.length === 0) return undefined;
    return h(
      'section',
      { class: 'card first' },
      h('h2', {}, icon('warning'), `${texts.checkTitle} (${first.length + missing.length})`),
      questionList(missing),
      rows(first),
    );
  }

  function questionList(gaps: Gap[]): HTMLElement | undefined {
    const item = (gap: Gap) => {
      const { label, question, lang } = translate(gap);
      return h('li', { lang }, h('span', { class: 'label' }, label), h('span', { class: 'value' }, question));
    };
    return gaps.length > 0 ? h('ul', { class: 'questions' }, ...gaps.map(item)) : undefined;
  }

  function stillOpen(): HTMLElement {
    if (openCount === 0) return h('section', { class: 'card' }, h('h2', {}, icon('send'), texts.noQuestions));
    if (open.length === 0) return h('span', { hidden: true });
    return h(
      'section',
      { class: 'card open' },
      h('h2', {}, icon('question'), `${texts.questionsTitle} (${open.length})`),
      questionList(open),
    );
  }

  function looksRight(): HTMLElement {
    const part = (name: IconName & Part): HTMLElement | undefined =>
      right[name].length === 0
        ? undefined
        : h('section', { class: 'card' }, h('h3', {}, icon(name), texts[name]), rows(right[name]));
    return h(
      'section',
      { class: 'right' },
      h('h2', {}, icon('send'), texts.rightTitle),
      h('p', { class: 'muted hint' }, texts.rightHint),
      h('div', { class: 'cards' }, part('what'), part('where'), part('when'), part('who')),
      right.more.length > 0 ? fold(texts.more, rows(right.more)) : undefined,
    );
  }

  function fold(heading: string, ...children: (HTMLElement | undefined)[]): HTMLElement {
    return h('details', { class: 'card' }, h('summary', {}, heading), ...children);
  }

  const dispatch = forDispatch(narration);
  const narrative = (narration.neris as { base?: { outcome_narrative?: unknown } } | null)?.base?.outcome_narrative;
  return {
    element: h(
      'section',
      { class: 'result' },
      h(
        'div',
        { class: 'ready' },
        icon('send'),
        h('div', {}, title, h('p', {}, hosts.length > 0 ? texts.doneDelivered : texts.doneHere)),
      ),
      glance(),
      actions(),
      unsent.element,
      checkFirst(),
      stillOpen(),
      looksRight(),
      narration.transcript ? fold(texts.transcript, transcriptEditor(draft, capture, texts)) : undefined,
      typeof narrative === 'string'
        ? fold(texts.narrative, h('p', { class: 'prose', lang: draftLanguage }, narrative))
        : undefined,
      dispatch.length > 0
        ? fold(`${texts.dispatchTitle} (${dispatch.length})`, h('ul', { class: 'questions' }, ...dispatch.map(named)))
        : undefined,
      hosts.length > 0 ? undefined : wholeDraft(narration, texts),
    ),
    focus: title,
    update(model) {
      say(asking, model.asking ? texts.asking : '');
      unsent.update(model);
    },
    close: stopPlaying,
  };

  function named(gap: Gap): HTMLElement {
    const { label, lang } = translate(gap);
    return h('li', { lang }, label);
  }
}

/** The draft as it came, to copy; also what is left to show of one that this page cannot read. */
export function wholeDraft(narration: object, texts: Texts): HTMLElement {
  const json = JSON.stringify(narration, null, 2);
  const text = h('pre', { tabindex: '0', role: 'region', 'aria-label': texts.draftTitle }, json);
  const told = h('p', { role: 'status' });
  const copy = button('secondary', 'copy', texts.copy, async () =>
    say(told, (await copyText(json, text)) ? texts.copied : texts.copyFailed),
  );
  return h('section', { class: 'card' }, h('h2', {}, texts.draftTitle), copy, told, text);
}
