import { h } from '../../../shared/dom.ts';
import type { Piece } from '../pieces.ts';

export interface TranscriptView {
  element: HTMLElement;
  pieces: { piece: Piece; element: HTMLElement }[];
  words: HTMLElement;
  caption: HTMLElement;
}

/** What was said, every stretch that filled something in the colour of what it filled. */
export function transcriptView(pieces: Piece[], recording: string | undefined): TranscriptView {
  const shown = pieces
    .filter(({ values }) => values.length > 0)
    .map((piece) => ({ piece, element: h('span', { class: `piece ${piece.values[0]?.hue ?? ''}` }, piece.text) }));
  // A blank or a comma between two values lights up with them, and is nothing to stop at.
  const stops = shown.filter(({ piece }) => /[\p{L}\p{N}]/u.test(piece.text));
  stops.forEach(({ element }, index) => {
    element.role = 'button';
    element.tabIndex = index === 0 ? 0 : -1;
    element.setAttribute('aria-pressed', 'false');
  });
  const elements = new Map(shown.map(({ piece, element }) => [piece, element]));
  const words = h(
    'div',
    { class: 'said', role: 'group', 'aria-label': 'What was said; arrow keys go from words to words' },
    ...pieces.map((piece) => elements.get(piece) ?? piece.text),
  );
  const caption = h('p', { class: 'caption', role: 'status' });
  const element = h(
    'section',
    { class: 'panel transcript', 'aria-labelledby': 'transcript-title' },
    h('h3', { id: 'transcript-title' }, 'Transcript'),
    words,
    recording ? h('audio', { controls: true, src: recording, 'aria-label': 'The recording' }) : undefined,
    caption,
  );
  return { element, pieces: shown, words, caption };
}
