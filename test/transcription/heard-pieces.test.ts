import { describe, expect, it } from 'vitest';
import { heardPieces } from '../../src/transcription/heard-pieces.ts';

const PIECES = [
  { text: 'Engine forty one was sent at fourteen twenty five', from: 0.52, to: 4.11 },
  { text: 'to a kitchen fire at one twenty three maple street.', from: 4.4, to: 8 },
  { text: 'Nobody hurt.', from: 9, to: 10 },
];

describe('where the pieces of speech stand in the finished transcript', () => {
  it('is told for words that stayed as they were heard', () => {
    const text = PIECES.map((piece) => piece.text).join(' ');
    const heard = heardPieces(PIECES, text);
    expect(heard.map(({ start, end }) => text.slice(start, end))).toEqual(PIECES.map((piece) => piece.text));
    expect(heard.map(({ from, to }) => [from, to])).toEqual([
      [0.5, 4.1],
      [4.4, 8],
      [9, 10],
    ]);
  });

  it('is told where numbers were made readable and names were put right', () => {
    const text = 'Engine 41 was sent at 14:25 to a kitchen fire at 123 Maple Street. Nobody hurt.';
    const heard = heardPieces(PIECES, text);
    expect(heard.map(({ start, end }) => text.slice(start, end))).toEqual([
      'Engine 41 was sent at 14:25',
      'to a kitchen fire at 123 Maple Street.',
      'Nobody hurt.',
    ]);
  });

  it('covers every word once, in order, whatever was changed', () => {
    const text = 'Truck 9 came at ten. Nobody was hurt at all.';
    const heard = heardPieces(PIECES, text);
    expect(heard.map(({ start, end }) => text.slice(start, end)).join(' ')).toBe(text);
  });

  it('is empty when nobody said anything', () => {
    expect(heardPieces([], '')).toEqual([]);
  });
});
