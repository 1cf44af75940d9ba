import { h } from '../../../shared/dom.ts';
import type { Account } from '../account.ts';
import type { Narration } from '../answer.ts';
import { curlOf, KEY_VARIABLE } from '../curl.ts';
import { dayOf, groupsOf } from '../draft.ts';
import { piecesOf } from '../pieces.ts';
import type { SentAlong } from '../sent-along.ts';
import { codeBlock } from './code-block.ts';
import { draftView } from './draft-panel.ts';
import { linkUp } from './links.ts';
import { questionsView } from './questions.ts';
import { duration, timingsView } from './timings.ts';
import { transcriptView } from './transcript.ts';

/** What came back, and what it came back to. */
export interface Shown {
  narration: Narration;
  account: Account;
  department: string;
  along?: SentAlong;
  /** Absent for the sample, which nobody has just sent. */
  sent?: { requestId: string; ms: number; key: string };
}

export interface View {
  element: HTMLElement;
  title: HTMLElement;
  close?(): void;
}

export function resultView(shown: Shown, url: string): View {
  const { narration, account, sent } = shown;
  const recording = 'recording' in account ? URL.createObjectURL(account.recording) : undefined;
  const groups = groupsOf(narration);
  const values = groups.flatMap((group) => group.values);
  const transcript = transcriptView(piecesOf(narration.transcript ?? '', values), recording);
  const draft = draftView(narration, groups, dayOf(narration));
  const title = h('h2', { tabindex: '-1' }, headline(narration, values.length));
  const panels = h('div', { class: 'panels' }, transcript.element, draft.element, questionsView(narration));
  linkUp(panels, { ...transcript, values: draft.values });
  const element = h(
    'section',
    { class: 'result' },
    h(
      'div',
      { class: 'outcome' },
      h('div', { class: 'headline' }, title, facts(shown)),
      narration.timings ? timingsView(narration.timings, sent?.ms) : undefined,
    ),
    panels,
    h('div', { class: 'raw' }, curlPanel(shown, url, recording), jsonPanel(narration)),
  );
  return { element, title, close: () => recording && URL.revokeObjectURL(recording) };
}

function headline({ neris, gaps }: Narration, filled: number): string {
  const open = gaps.filter(({ same_as, source }) => same_as === undefined && source === 'firefighter').length;
  const questions = open === 1 ? '1 question' : `${open} questions`;
  const types = (neris?.incident_types as unknown[] | undefined) ?? [];
  if (types.length === 0) return `No incident was understood, and none made up: ${questions} for the crew`;
  return `${filled} values filled, ${open === 0 ? 'nothing left to ask the crew' : `${questions} for the crew`}`;
}

function facts({ narration, sent }: Shown): HTMLElement {
  const total = narration.timings ? duration(narration.timings.total_ms) : '';
  const list = sent
    ? [`Drafted in ${total}`, `${narration.mode} mode`, narration.id, sent.requestId]
    : ['A sample: the recorded answer to the first account', `drafted in ${total}`];
  return h('p', { class: 'facts muted' }, ...list.filter(Boolean).map((fact) => h('span', {}, fact)));
}

function curlPanel(
  { account, department, along, sent }: Shown,
  url: string,
  recording: string | undefined,
): HTMLElement {
  const block = codeBlock('The request as a curl command', 'Copy as curl');
  const withKey = h('input', { type: 'checkbox' });
  const show = () => block.show(curlOf(url, department, account, along, withKey.checked ? sent?.key : KEY_VARIABLE));
  withKey.addEventListener('change', show);
  show();
  return h(
    'section',
    { class: 'panel', 'aria-labelledby': 'curl-title' },
    h('h3', { id: 'curl-title' }, 'The same with curl'),
    h(
      'p',
      { class: 'muted' },
      'Put the key into the variable first: ',
      h('code', {}, `export ${KEY_VARIABLE.slice(1)}=svc_test_…`),
    ),
    'recording' in account && recording ? saveLink(recording, account.file) : undefined,
    sent ? h('label', { class: 'check' }, withKey, 'Show and copy it with my key') : undefined,
    block.element,
  );
}

/** The command reads the recording from a file: one of the examples, or what only this page has. */
function saveLink(href: string, file: string): HTMLElement | undefined {
  if (file.includes('/')) return undefined;
  return h('p', {}, h('a', { href, download: file }, `Save ${file}`), ', which the command reads.');
}

function jsonPanel(narration: Narration): HTMLElement {
  const block = codeBlock('The whole answer as JSON', 'Copy the JSON', true);
  const details = h('details', {}, h('summary', {}, 'Raw JSON'), block.element);
  // Only when somebody looks: it is long.
  details.addEventListener('toggle', () => block.show(JSON.stringify(narration, null, 2)), { once: true });
  return h('section', { class: 'panel', 'aria-label': 'Raw JSON' }, details);
}
