import { button, h } from '../../../shared/dom.ts';
import { wait } from '../../../shared/format.ts';
import { type Account, isSpoken } from '../account.ts';
import type { Failure } from '../api.ts';
import type { View } from './result.ts';
import { saveButton } from './save-button.ts';

/** What puts it right: another key, department, account or record of dispatch, or the same once more. */
type Remedy = 'key' | 'department' | 'account' | 'dispatch' | 'again';

const REMEDIES: readonly (readonly [codes: RegExp, remedy: Remedy])[] = [
  [/CREDENTIAL|KEY_REVOKED|SESSION_EXPIRED|PARTNER_SUSPENDED/, 'key'],
  [/^DEPARTMENT_/, 'department'],
  [/^INVALID_(KNOWN|TERMS)$/, 'dispatch'],
  [/^(NETWORK|STOPPED|RATE_LIMITED|TRANSCRIPTION_FAILED|EXTRACTION_FAILED|PARTNER_API_UNAVAILABLE)$/, 'again'],
];

const LABELS: Readonly<Record<Remedy, string>> = {
  key: 'Change the key',
  department: 'Change the department',
  account: 'Change the account',
  dispatch: 'Change what dispatch knows',
  again: 'Send again',
};

/** The service's own words, which say what to do, a button that does it, and what was sent, to be sent once more. */
export function failureView(failure: Failure, account: Account, remedies: Record<Remedy, () => void>): View {
  const { code, message, status = 0, requestId, retryAfterSeconds, details } = failure;
  const [, found] = REMEDIES.find(([codes]) => codes.test(code)) ?? [];
  const remedy = found ?? (status >= 500 ? 'again' : 'account');
  // Words that are wrong are changed in their field, and sent from there.
  const repeats = remedy !== 'again' && !(remedy === 'account' && 'text' in account);
  const title = h('h2', { tabindex: '-1' }, message);
  const facts = [status ? `${status} ${code}` : code, requestId].filter(Boolean);
  return {
    title,
    element: h(
      'section',
      { class: 'panel failed', role: 'alert' },
      title,
      h('p', { class: 'facts muted' }, ...facts.map((fact) => h('code', {}, String(fact)))),
      retryAfterSeconds === undefined ? undefined : h('p', {}, `It can be sent again in ${wait(retryAfterSeconds)}.`),
      h(
        'div',
        { class: 'actions' },
        button('primary', undefined, LABELS[remedy], remedies[remedy]),
        repeats ? button('small', 'again', LABELS.again, remedies.again) : undefined,
        isSpoken(account) ? saveButton(account) : undefined,
      ),
      details === undefined
        ? undefined
        : h('details', {}, h('summary', {}, 'Details'), h('pre', { tabindex: '0' }, JSON.stringify(details, null, 2))),
    ),
  };
}
