import type { Gap } from '../../../../src/neris/gaps.ts';
import { h } from '../../../shared/dom.ts';
import type { Narration } from '../answer.ts';

/** What nobody said, and what a person has to settle. */
export function questionsView({ gaps, svc_report }: Narration): HTMLElement {
  // One answer may fill two fields; it is asked for once.
  const open = gaps.filter(({ same_as }) => same_as === undefined);
  const crew = open.filter(({ source }) => source === 'firefighter');
  const dispatch = open.filter(({ source }) => source === 'dispatch');
  return h(
    'section',
    { class: 'panel questions', 'aria-labelledby': 'questions-title' },
    h('h3', { id: 'questions-title' }, 'Still open'),
    h('p', { class: 'muted' }, 'Nobody said it, so it is not in the draft.'),
    crew.length > 0 ? h('ul', {}, ...crew.map(question)) : h('p', { class: 'notice good' }, 'Nothing to ask the crew.'),
    ...toSettle(svc_report),
    dispatch.length > 0
      ? h(
          'details',
          {},
          h('summary', {}, `Dispatch will know (${dispatch.length})`),
          h('ul', {}, ...dispatch.map(question)),
        )
      : undefined,
  );
}

function question({ field, label, question: text, choices = [] }: Gap): HTMLElement {
  return h(
    'li',
    {},
    h('span', { class: 'label' }, label),
    h('span', { class: 'text' }, text),
    choices.length > 0
      ? h('span', { class: 'choices muted' }, choices.map(({ label }) => label).join(' · '))
      : undefined,
    h('code', {}, field),
  );
}

function toSettle(report: Narration['svc_report']): HTMLElement[] {
  const lines = [
    ...(report?.doubts ?? []).map((doubt) => [doubt, '']),
    ...(report?.conflicts ?? []).map(({ message, paths }) => [message, paths.join(', ')]),
    ...(report?.dropped ?? []).map(({ reason, path, value }) => [`Left out: ${String(value)}. ${reason}`, path]),
    ...(report?.unplaced_times ?? []).map(({ words, field }) => [`Heard and not placed: “${words}”`, field ?? '']),
    ...(report?.other_incidents ?? []).map(({ words }) => [`About another incident: “${words}”`, '']),
  ];
  if (lines.length === 0) return [];
  return [
    h('h4', {}, 'To settle'),
    h(
      'ul',
      { class: 'settle' },
      ...lines.map(([text = '', code]) =>
        h('li', {}, h('span', { class: 'text' }, text), code ? h('code', {}, code) : undefined),
      ),
    ),
  ];
}
