type Attributes = Record<string, string | boolean | undefined | ((event: Event) => void)>;
type Child = Node | string | undefined;

/** Builds an element. Text only ever becomes text: there is no way to hand markup to this page. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (typeof value === 'boolean') element.toggleAttribute(name, value);
    else if (value !== undefined) element.setAttribute(name, value);
  }
  element.append(...children.filter((child): child is Node | string => child !== undefined));
  return element;
}

/** Puts these in the place of what the element holds; replaceChildren is younger than the oldest webviews. */
export function refill(element: Element, ...children: (Node | string)[]): void {
  element.textContent = '';
  element.append(...children);
}

/** Strokes on a 24 by 24 field. */
const ICONS = {
  microphone: 'M12 3a3 3 0 0 1 3 3v6a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3zM5 11v1a7 7 0 0 0 14 0v-1M12 19v3',
  send: 'M4 12.5l5.5 5.5L20 6.5',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4.5v15l12-7.5z',
  stop: 'M7 7h10v10H7z',
  pen: 'M4 20l1-4.5L16 4.5l3.5 3.5-11 11zM13.5 7l3.5 3.5',
  add: 'M12 5v14M5 12h14',
  back: 'M14 6l-6 6 6 6',
  cross: 'M6 6l12 12M18 6L6 18',
  again: 'M4 12a8 8 0 1 0 2.6-5.9M4 4v5h5',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  save: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  chevron: 'M6 9l6 6 6-6',
  warning: 'M12 4L2.5 20h19zM12 10v4.5M12 17.2v.3',
  noMicrophone: 'M15 9.5V6a3 3 0 0 0-6 0v6a3 3 0 0 0 4.2 2.7M5 11v1a7 7 0 0 0 11 5.7M19 12v-1M12 19v3M3 3l18 18',
  noNetwork:
    'M2 8.5A15 15 0 0 1 8 5M12 4.5a15 15 0 0 1 10 4M5 12.5a10 10 0 0 1 5-2.7M15 10.5a10 10 0 0 1 4 2M8.5 16a5 5 0 0 1 5.5-.8M12 19.5v.1M3 3l18 18',
  locked: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  question: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.1-1.5 2.4M12 17.5v.1',
  what: 'M12 3c1 4 5 5.5 5 10.5a5 5 0 0 1-10 0c0-2 1-3.5 2-4.5.3 1.5 1 2 1.5 2C11 8 10.5 5.5 12 3z',
  where:
    'M12 21c4-5 6.5-8 6.5-11.5a6.5 6.5 0 0 0-13 0C5.5 13 8 16 12 21zM12 7.5a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4z',
  when: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7.5V12l3 2.5',
  who: 'M9 4.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM2.5 20a6.5 6.5 0 0 1 13 0M16 5a3.3 3.3 0 0 1 0 6.3M18 14a6.5 6.5 0 0 1 3.5 6',
} as const;
export type IconName = keyof typeof ICONS;

const SVG = 'http://www.w3.org/2000/svg';

/** Always beside words, so always hidden from those who hear the page. */
export function icon(name: IconName): SVGElement {
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('viewBox', '0 0 24 24');
  picture.setAttribute('aria-hidden', 'true');
  picture.setAttribute('focusable', 'false');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', ICONS[name]);
  picture.append(path);
  return picture;
}

export function button(kind: string, name: IconName | undefined, label: string, press: () => void): HTMLButtonElement {
  return h(
    'button',
    { type: 'button', class: `button ${kind}`, click: press },
    name ? icon(name) : undefined,
    h('span', {}, label),
  );
}

/** A glove that bounces on the glass must not press twice. */
export const BOUNCE_MS = 700;

/** For a button that comes up under the finger that has just tapped: it can be pressed a moment after it is called. */
export function bounceGuard(element: HTMLButtonElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    element.disabled = true;
    timer = setTimeout(() => {
      element.disabled = false;
    }, BOUNCE_MS);
  };
}

/**
 * A field to write in, which hands over its words as they are typed, so that none is lost with its screen. Browsers
 * bring only its caret into sight; the whole of it is to be seen.
 */
export function textField(attributes: Attributes, text: string, keep: (text: string) => void): HTMLTextAreaElement {
  const field = h('textarea', { ...attributes, lang: 'en' });
  field.value = text;
  field.addEventListener('input', () => keep(field.value));
  field.addEventListener('focus', () => field.scrollIntoView?.({ block: 'nearest' }));
  return field;
}

/** Changes the words only when they differ, so that screen readers are not told the same thing five times a second. */
export function say(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
  element.hidden = text === '';
}
