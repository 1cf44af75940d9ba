import type { Value } from './draft.ts';

/** A stretch of the transcript between two borders of evidence, and the values it filled. */
export interface Piece {
  text: string;
  /** The value with the fewest words around it first: that is the one the stretch is most about. */
  values: Value[];
}

export function piecesOf(transcript: string, values: readonly Value[]): Piece[] {
  const spans = values.flatMap((value) =>
    value.words
      // Words that are not where they are said to be are not marked in the wrong place.
      .filter(({ start, end, words }) => transcript.slice(start, end) === words)
      .map(({ start, end }) => ({ start, end, value })),
  );
  const borders = [...new Set([0, transcript.length, ...spans.flatMap(({ start, end }) => [start, end])])];
  borders.sort((a, b) => a - b);
  return borders.slice(0, -1).map((start, index) => {
    const end = borders[index + 1] ?? transcript.length;
    const around = spans.filter((span) => span.start <= start && span.end >= end);
    around.sort((a, b) => a.end - a.start - (b.end - b.start));
    return { text: transcript.slice(start, end), values: [...new Set(around.map(({ value }) => value))] };
  });
}
