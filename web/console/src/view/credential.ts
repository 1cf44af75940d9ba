import type { Department } from '../../../../src/departments/department.ts';
import { h, say } from '../../../shared/dom.ts';
import type { Ping } from '../answer.ts';
import type { Api } from '../api.ts';

export interface CredentialView {
  element: HTMLElement;
  /** Both live in their fields and nowhere else. */
  key(): string;
  department(): string;
  askFor(field: 'key' | 'department', why?: string): void;
}

const LOOKS_WHOLE = /^(svc_(test|live)_\w{16,}|[\w-]+\.[\w-]+\.[\w-]+)$/;
const PAUSE_MS = 350;

/** The key and the department, each told at once whether it holds. */
export function credentialView(api: Api, directory: readonly Department[]): CredentialView {
  // Not a password field: browsers offer to keep what is typed into those.
  const key = h('input', { id: 'key', class: 'secret', placeholder: 'svc_test_…', ...PLAIN });
  const keyTold = h('p', { class: 'told', id: 'key-told', role: 'status' });
  key.setAttribute('aria-describedby', keyTold.id);
  const department = h('input', { id: 'department', list: 'directory', placeholder: 'FD24031901', ...PLAIN });
  department.value = directory[0]?.neris_id ?? '';
  const departmentTold = h('p', { class: 'told', id: 'department-told', role: 'status' });
  department.setAttribute('aria-describedby', departmentTold.id);
  const known = h(
    'datalist',
    { id: 'directory' },
    ...directory.map(({ neris_id, name, state }) => h('option', { value: neris_id }, `${name}, ${state}`)),
  );
  let asked = '';
  let pinned = false;

  const tell = (element: HTMLElement, field: HTMLInputElement, text: string, kind: 'good' | 'bad' | 'busy') => {
    say(element, text);
    element.dataset.kind = kind;
    field.setAttribute('aria-invalid', String(kind === 'bad'));
  };

  async function checkKey(): Promise<void> {
    const value = key.value.trim();
    if (!value || value === asked) return;
    asked = value;
    tell(keyTold, key, 'Asking…', 'busy');
    const result = await api.ping(value);
    if (asked !== value) return;
    if ('failure' in result) return tell(keyTold, key, result.failure.message, 'bad');
    welcome(result.reply.body);
    await checkDepartment();
  }

  function welcome({ partner, mode, credential, limits }: Ping): void {
    const hourly = limits.partner_narration_key?.per_window;
    const rate = hourly === undefined ? '' : `, ${hourly} narrations an hour`;
    const real = mode === 'live' ? ': what is sent counts as real' : '';
    tell(keyTold, key, `${partner.name}, ${mode} mode${rate}${real}`, 'good');
    pinned = credential.scope === 'department' || credential.via === 'session';
    department.disabled = pinned;
    const by = credential.via === 'session' ? 'session' : 'key';
    if (pinned) tell(departmentTold, department, `Set by the ${by}${named(credential.department_name)}`, 'good');
  }

  async function checkDepartment(): Promise<void> {
    const [id, credential] = [department.value.trim(), key.value.trim()];
    if (!id || !credential || pinned) return;
    const result = await api.department(credential, id);
    if (id !== department.value.trim()) return;
    if ('reply' in result) {
      const { name, city, state } = result.reply.body;
      tell(departmentTold, department, [name, city, state].filter(Boolean).join(', ') || 'In the directory', 'good');
    } else if (/^DEPARTMENT_/.test(result.failure.code))
      tell(departmentTold, department, result.failure.message, 'bad');
  }

  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (check: () => Promise<void>, ms: number) => () => {
    clearTimeout(timer);
    timer = setTimeout(() => void check(), ms);
  };
  key.addEventListener('input', () => {
    say(keyTold, '');
    later(checkKey, LOOKS_WHOLE.test(key.value.trim()) ? PAUSE_MS : 4 * PAUSE_MS)();
  });
  key.addEventListener('change', () => void checkKey());
  department.addEventListener('input', later(checkDepartment, PAUSE_MS));

  const element = h(
    'section',
    { class: 'card credential', 'aria-labelledby': 'credential-title' },
    h('h2', { id: 'credential-title' }, 'Your key'),
    h('div', { class: 'field' }, h('label', { for: key.id }, 'API key or session token'), key, keyTold),
    h(
      'div',
      { class: 'field' },
      h('label', { for: department.id }, 'Department (NERIS id)'),
      department,
      directory.length > 0 ? known : undefined,
      departmentTold,
    ),
    h('p', { class: 'muted small' }, 'The key stays in this page’s memory. Nothing is stored in the browser.'),
  );
  return {
    element,
    key: () => key.value.trim(),
    department: () => (pinned ? '' : department.value.trim()),
    askFor(field, why) {
      const [input, told] = field === 'key' ? [key, keyTold] : [department, departmentTold];
      if (why) tell(told, input, why, 'bad');
      input.focus();
      input.select();
    },
  };
}

const PLAIN = { type: 'text', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false' } as const;

function named(name: string | null): string {
  return name ? `: ${name}` : '';
}
