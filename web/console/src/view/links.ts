import { h } from '../../../shared/dom.ts';
import type { Value } from '../draft.ts';
import type { Piece } from '../pieces.ts';

/** The words and the values of one answer as they stand on the page, in the same order as the data. */
export interface Linked {
  pieces: { piece: Piece; element: HTMLElement }[];
  values: { value: Value; element: HTMLElement }[];
  /** What holds the words and may be scrolled. */
  words: HTMLElement;
  /** Says in a line what is lit and why. */
  caption: HTMLElement;
}

type Aim = { piece: Piece } | { value: Value } | undefined;

/**
 * Lights up the words of a value and the values of words: what the pointer is on or the focus, or else what was pressed
 * last, until it is pressed again or Escape.
 */
export function linkUp(root: HTMLElement, { pieces, values, words, caption }: Linked): void {
  const aims = new Map<Element, Exclude<Aim, undefined>>([
    ...pieces.filter(({ element }) => element.role).map(({ piece, element }) => [element, { piece }] as const),
    ...values.map(({ value, element }) => [element, { value }] as const),
  ]);
  let pinned: Element | undefined;
  let shownFor: Element | undefined;

  const aimAt = (target: EventTarget | null) => {
    const element = (target as Element | null)?.closest?.('.piece, .value') ?? undefined;
    return element && aims.has(element) ? element : undefined;
  };

  function light(element: Element | undefined, bring: boolean): void {
    shownFor = element;
    const aim = element && aims.get(element);
    const lit = (value: Value, piece: Piece) => piece.values.includes(value);
    for (const { piece, element: shown } of pieces)
      shown.classList.toggle('lit', aim && 'value' in aim ? lit(aim.value, piece) : element === shown);
    for (const { value, element: shown } of values)
      shown.classList.toggle('lit', aim && 'piece' in aim ? lit(value, aim.piece) : element === shown);
    caption.replaceChildren(...captionOf(aim));
    if (!aim) return;
    if ('value' in aim) scrollWithin(words, pieces.find(({ piece }) => lit(aim.value, piece))?.element);
    else if (bring) values.find(({ value }) => lit(value, aim.piece))?.element.scrollIntoView({ block: 'nearest' });
  }

  function pin(element: Element | undefined): void {
    pinned?.setAttribute('aria-pressed', 'false');
    pinned = element === pinned ? undefined : element;
    pinned?.setAttribute('aria-pressed', 'true');
    light(pinned, true);
  }

  // When the page scrolls under a pointer that rests, browsers say that it moved: only a move to another place is one.
  let rests = '';
  const moved = ({ clientX, clientY }: PointerEvent) => {
    const place = `${Math.round(clientX)} ${Math.round(clientY)}`;
    const before = rests;
    rests = place;
    return place !== before;
  };
  root.addEventListener('pointerdown', moved);
  root.addEventListener('pointermove', (event) => {
    if (event.pointerType !== 'mouse' || !moved(event)) return;
    const element = aimAt(event.target) ?? pinned;
    if (element !== shownFor) light(element, false);
  });
  root.addEventListener('pointerleave', () => light(pinned, false));
  root.addEventListener('focusin', ({ target }) => {
    const element = aimAt(target);
    if (element?.matches(':focus-visible')) light(element, true);
  });
  root.addEventListener('focusout', () => light(pinned, false));
  root.addEventListener('click', ({ target }) => {
    const element = aimAt(target);
    if (element) pin(element);
  });
  root.addEventListener('keydown', (event) => {
    const element = aimAt(event.target);
    if (event.key === 'Escape') pin(pinned);
    if (!element?.matches('.piece')) return;
    if (event.key === 'Enter' || event.key === ' ') pin(element);
    else if (!moveTo(STEPS[event.key], element)) return;
    event.preventDefault();
  });

  /** The words are one stop for Tab; arrows go from one to the next. */
  function moveTo(step: number | undefined, from: Element): boolean {
    if (step === undefined) return false;
    const stops = pieces.map(({ element }) => element).filter((element) => element.role);
    const next = stops[Math.min(stops.length - 1, Math.max(0, stops.indexOf(from as HTMLElement) + step))];
    for (const stop of stops) stop.tabIndex = stop === next ? 0 : -1;
    next?.focus();
    return true;
  }
  light(undefined, false);
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

function captionOf(aim: Aim): (Node | string)[] {
  if (!aim) return ['Point at a value, or at words, to see what belongs together. Tap to keep it.'];
  if ('piece' in aim) {
    const filled = aim.piece.values.map(({ label, text }) => `${label}: ${text}`);
    return [h('q', {}, aim.piece.text.trim()), ` filled ${filled.join(' · ')}`];
  }
  const { label, text, words, notes, path } = aim.value;
  const said = words.map(({ words: part }) => h('q', {}, part));
  return [
    h('b', {}, `${label}: ${text}`),
    ...(said.length > 0 ? [' from ', ...said.flatMap((quote, index) => (index > 0 ? [' and ', quote] : [quote]))] : []),
    ...notes.map((note) => ` ${said.length > 0 ? '· ' : ''}${note}`),
    ' ',
    h('code', {}, path),
  ];
}

/** Scrolls a box and not the page: the pointer must stay on what it is on. */
function scrollWithin(box: HTMLElement, element: HTMLElement | undefined): void {
  if (!element) return;
  const [outer, inner] = [box.getBoundingClientRect(), element.getBoundingClientRect()];
  if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top + 8;
  else if (inner.bottom > outer.bottom)
    box.scrollTop += Math.min(inner.bottom - outer.bottom + 8, inner.top - outer.top);
}
