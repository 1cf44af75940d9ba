import { h } from '../../../shared/dom.ts';
import { plain } from '../../../shared/wording.ts';
import type { Narration } from '../answer.ts';
import type { Group, Value } from '../draft.ts';

export interface DraftView {
  element: HTMLElement;
  values: { value: Value; element: HTMLElement }[];
}

/** Every value as a tile, in plain words or in the payload's own. */
export function draftView(narration: Narration, groups: Group[], day: string): DraftView {
  const values: DraftView['values'] = [];
  const tile = (value: Value) => {
    const element = h(
      'button',
      { type: 'button', class: `value ${value.hue}${isLong(value) ? ' long' : ''}`, 'aria-pressed': 'false' },
      h('span', { class: 'label plain' }, value.label),
      h('span', { class: 'label codes' }, value.path),
      h('span', { class: 'text plain' }, value.text),
      h('span', { class: 'text codes' }, value.code),
      value.estimated ? h('em', {}, 'estimated') : undefined,
    );
    values.push({ value, element });
    return h('li', {}, element);
  };
  const codes = h('button', { type: 'button', class: 'switch', 'aria-pressed': 'false' }, 'NERIS codes');
  const element = h(
    'section',
    { class: 'panel draft', 'aria-labelledby': 'draft-title', 'data-shows': 'plain' },
    h('header', {}, h('h3', { id: 'draft-title' }, 'Draft'), h('p', { class: 'muted' }, day), codes),
    ...failedModules(narration),
    ...groups.map(({ title, hue, values: list }) =>
      h(
        'div',
        { class: `group ${hue}` },
        // A unit's first tile is its name already.
        h('h4', list[0]?.label === 'Unit' ? { class: 'unseen' } : {}, title),
        h('ul', {}, ...list.map(tile)),
      ),
    ),
    narrativeOf(narration),
  );
  codes.addEventListener('click', () => {
    const raw = element.dataset.shows === 'plain';
    element.dataset.shows = raw ? 'codes' : 'plain';
    codes.setAttribute('aria-pressed', String(raw));
  });
  return { element, values };
}

/** What would be broken within a word, or into many lines, takes the room of two. */
function isLong({ text, label }: Value): boolean {
  return text.length > 20 || label.length > 24 || text.split(' ').some((word) => word.length > 11);
}

function failedModules({ modules }: Narration): HTMLElement[] {
  if (modules.failed.length === 0) return [];
  const names = modules.failed.map(plain).join(', ');
  const message = `Could not be read this time: ${names}. Its fields are among the open questions; send again to retry.`;
  return [h('p', { class: 'notice warn' }, message)];
}

function narrativeOf({ neris }: Narration): HTMLElement | undefined {
  const narrative = (neris?.base as { outcome_narrative?: string } | undefined)?.outcome_narrative;
  if (!narrative) return undefined;
  return h('details', {}, h('summary', {}, 'Narrative for the report'), h('p', { class: 'prose' }, narrative));
}
