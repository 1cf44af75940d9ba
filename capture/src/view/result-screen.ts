import type { Capture } from '../capture.ts';
import type { Evidence } from '../evidence.ts';
import type { Gap, Narration } from '../narration.ts';
import { type Part, type Row, summarise } from '../summary.ts';
import type { Texts } from '../texts/texts.ts';
import type { Wording } from '../wording.ts';
import { copyText } from './copy.ts';
import { button, h, type IconName, icon, say } from './dom.ts';
import type { Screen } from './screen.ts';

export interface ResultContext {
  capture: Capture;
  texts: Texts;
  wording: Wording;
  /** The draft's own words are English whatever the page speaks; screen readers are told. */
  draftLanguage: string | undefined;
  questions(gap: Gap): { label: string; question: string; lang?: string };
}

export function resultScreen(narration: Narration, hosted: boolean, context: ResultContext): Screen {
  const { capture, texts, wording, draftLanguage } = context;
  const summary = summarise(narration, texts, wording);
  const title = h('h1', { tabindex: '-1' }, texts.doneTitle);
  // Below what is seen at a glance, and in the page's own flow: a bar that stays in sight would lie over what is read.
  const again = button('secondary wide', 'microphone', texts.recordAgain, () => void capture.start());
  const asking = h('p', { class: 'notice', role: 'status' });
  // One answer may fill two fields; it is asked for once.
  const open = (narration.gaps ?? []).filter((gap) => gap.same_as === undefined);
  const openCount = open.length;
  const questionsTitle = h('h2', { tabindex: '-1' }, icon('question'), `${texts.questionsTitle} (${openCount})`);
  let rows = 0;

  function rowElement({ label, value, detail, estimated, evidence }: Row): HTMLElement {
    const content = [
      h('span', { class: 'label' }, label, estimated ? h('em', {}, texts.estimated) : undefined),
      h('span', { class: 'value', lang: draftLanguage }, value),
      ...(detail ? [h('span', { class: 'detail' }, detail)] : []),
    ];
    if (evidence.length === 0) return h('li', { class: 'row' }, h('div', { class: 'row-head' }, ...content));
    rows += 1;
    const words = h('div', { class: 'words', id: `words-${rows}`, hidden: true }, ...evidence.map(evidenceElement));
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
  }

  function evidenceElement(evidence: Evidence): HTMLElement {
    if ('note' in evidence) return h('p', { class: 'note' }, evidence.note);
    const { before, words, after } = evidence;
    return h(
      'p',
      {},
      h('span', { class: 'said' }, texts.youSaid),
      h('q', { lang: draftLanguage }, before, h('mark', {}, words), after),
    );
  }

  function section(name: IconName, heading: string, list: Row[]): HTMLElement {
    const empty = h('p', { class: 'muted' }, texts.notSaid);
    return h(
      'section',
      { class: 'card' },
      h('h2', {}, icon(name), heading),
      list.length === 0 ? empty : h('ul', { class: 'rows' }, ...list.map(rowElement)),
    );
  }

  function glance(): HTMLElement {
    const line = (part: Part) =>
      h(
        'div',
        {},
        h('dt', {}, icon(part), h('span', { class: 'unseen' }, texts[part])),
        h('dd', { lang: summary.glance[part] ? draftLanguage : undefined }, summary.glance[part] || texts.notSaid),
      );
    return h(
      'div',
      { class: 'card glance' },
      h('dl', {}, ...(['what', 'where', 'when', 'who'] as const).map(line)),
      openCount > 0 ? button('link', 'question', `${texts.questionsTitle}: ${openCount}`, showQuestions) : undefined,
    );
  }

  function showQuestions(): void {
    questionsTitle.scrollIntoView({ block: 'start' });
    questionsTitle.focus({ preventScroll: true });
  }

  function questions(): HTMLElement {
    const list = (gaps: Gap[]) => h('ul', { class: 'questions' }, ...gaps.map(questionElement));
    const mine = open.filter((gap) => gap.source !== 'dispatch');
    const theirs = open.filter((gap) => gap.source === 'dispatch');
    if (openCount === 0) return h('section', { class: 'card' }, h('h2', {}, icon('send'), texts.noQuestions));
    return h(
      'section',
      { class: 'card open' },
      questionsTitle,
      h('p', { class: 'muted' }, texts.questionsHint),
      mine.length > 0 ? list(mine) : undefined,
      theirs.length > 0
        ? h('details', {}, h('summary', {}, `${texts.dispatchTitle} (${theirs.length})`), list(theirs))
        : undefined,
    );
  }

  function questionElement(gap: Gap): HTMLElement {
    const { label, question, lang } = context.questions(gap);
    return h('li', { lang }, h('span', { class: 'label' }, label), h('span', { class: 'value' }, question));
  }

  function wholeDraft(): HTMLElement {
    const json = JSON.stringify(narration, null, 2);
    const text = h('pre', { tabindex: '0', role: 'region', 'aria-label': texts.draftTitle }, json);
    const told = h('p', { role: 'status' });
    const copy = button('secondary', 'copy', texts.copy, async () =>
      say(told, (await copyText(json, text)) ? texts.copied : texts.copyFailed),
    );
    return h('section', { class: 'card' }, h('h2', {}, texts.draftTitle), copy, told, text);
  }

  function fold(heading: string, ...children: HTMLElement[]): HTMLElement {
    return h('details', { class: 'card' }, h('summary', {}, heading), ...children);
  }

  const narrative = (narration.neris as { base?: { outcome_narrative?: string } } | null)?.base?.outcome_narrative;
  return {
    element: h(
      'section',
      { class: 'result' },
      h(
        'div',
        { class: 'ready' },
        icon('send'),
        h('div', {}, title, h('p', {}, hosted ? texts.doneDelivered : texts.doneHere)),
      ),
      glance(),
      h('div', { class: 'again' }, asking, again),
      h('p', { class: 'muted hint' }, texts.tapHint),
      h(
        'div',
        { class: 'cards' },
        section('what', texts.what, summary.what),
        section('where', texts.where, summary.where),
        section('when', texts.when, summary.when),
        section('who', texts.who, summary.who),
      ),
      questions(),
      summary.more.length > 0
        ? fold(texts.more, h('ul', { class: 'rows' }, ...summary.more.map(rowElement)))
        : undefined,
      narrative ? fold(texts.narrative, h('p', { class: 'prose', lang: draftLanguage }, narrative)) : undefined,
      narration.transcript
        ? fold(texts.transcript, h('p', { class: 'prose', lang: draftLanguage }, narration.transcript))
        : undefined,
      hosted ? undefined : wholeDraft(),
    ),
    focus: title,
    update: (model) => say(asking, model.asking ? texts.asking : ''),
  };
}
