import { copyText } from '../../../shared/copy.ts';
import { button, h, say } from '../../../shared/dom.ts';

export interface CodeBlock {
  element: HTMLElement;
  show(text: string): void;
}

/** Text to read and to copy. */
export function codeBlock(name: string, copyLabel: string, colour = false): CodeBlock {
  let text = '';
  const shown = h('pre', { tabindex: '0', role: 'region', 'aria-label': name });
  const told = h('span', { class: 'told', role: 'status', hidden: true });
  const copy = button('small', 'copy', copyLabel, async () => {
    say(told, (await copyText(text, shown)) ? 'Copied' : 'Could not copy. Select the text and copy it by hand.');
  });
  return {
    element: h('div', { class: 'code-block' }, h('div', { class: 'tools' }, copy, told), shown),
    show(next) {
      text = next;
      say(told, '');
      shown.replaceChildren(...(colour ? coloured(next) : [next]));
    },
  };
}

const TOKENS = /("(?:\\.|[^"\\])*")(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** JSON with its names and values told apart. */
function coloured(json: string): (Node | string)[] {
  const parts: (Node | string)[] = [];
  let at = 0;
  for (const found of json.matchAll(TOKENS)) {
    const [token, text, colon] = found;
    parts.push(json.slice(at, found.index));
    const kind = colon ? 'name' : text ? 'string' : 'literal';
    parts.push(h('span', { class: `json-${kind}` }, token));
    at = found.index + token.length;
  }
  return [...parts, json.slice(at)];
}
