import { button, h } from '../../../shared/dom.ts';
import type { Spoken } from '../account.ts';

/** Browsers read what they save after the press, some of them late. */
const READ_BY_MS = 60_000;

export function saveButton({ recording, file }: Spoken): HTMLElement {
  return button('small', 'save', `Save ${file}`, () => {
    const href = URL.createObjectURL(recording);
    h('a', { href, download: file }).click();
    setTimeout(() => URL.revokeObjectURL(href), READ_BY_MS);
  });
}
