import { describe, expect, it } from 'vitest';
import { isUnderstood, type Piece } from '../../src/transcription/understanding.ts';

/** So many tokens in so many seconds, none of which came before, each with this doubt. */
let next = 0;
const piece = (count: number, seconds: number, doubt: number, english = 5): Piece => {
  const tokens = Array.from({ length: count }, () => ++next);
  return { seconds, tokens, doubts: tokens.map(() => doubt), english };
};

describe('whether speech was understood', () => {
  it('is so for words without much doubt, and not for those doubted one by one', () => {
    expect(isUnderstood([piece(32, 8, 0.5), piece(30, 8, 0.9)])).toBe(true);
    expect(isUnderstood([piece(32, 8, 1.6), piece(30, 8, 1.8)])).toBe(false);
  });

  it('is not so for what sounds like another language and is doubted, but for an accent that is not', () => {
    expect(isUnderstood([piece(32, 8, 1.1, -5), piece(30, 8, 1.1, -4)])).toBe(false);
    expect(isUnderstood([piece(32, 8, 1.1, 2), piece(30, 8, 1.1, 3)])).toBe(true);
    expect(isUnderstood([piece(32, 8, 0.6, -5), piece(30, 8, 0.5, -4)])).toBe(true);
  });

  it('is so for an account in English with a sentence of another language in it', () => {
    expect(isUnderstood([piece(32, 8, 1, 5), piece(24, 6, 1.2, -6), piece(30, 8, 1, 4)])).toBe(true);
  });

  it('takes a breath of speech for English: its sound tells too little', () => {
    expect(isUnderstood([piece(6, 1.5, 1.4, -2)])).toBe(true);
  });

  it('is so for an account with something else in it', () => {
    expect(isUnderstood([piece(32, 8, 0.5), piece(20, 6, 2.2), piece(34, 8, 0.4)])).toBe(true);
    expect(isUnderstood([piece(32, 8, 0.5), piece(0, 9, 0), piece(0, 9, 0)])).toBe(true);
  });

  it('is not so for a few words in a long recording of sounds that were none', () => {
    expect(isUnderstood([piece(0, 8, 0), piece(4, 2, 0.3), piece(0, 8, 0)])).toBe(false);
  });

  it('is so for an account drowned in noise of which some stretches came through', () => {
    const drowned = [piece(40, 10, 1.7), piece(14, 4, 0.5), piece(40, 10, 1.8)];
    expect(isUnderstood(drowned)).toBe(true);
    const scattered = drowned.map(({ tokens, seconds, english }) => ({
      tokens,
      seconds,
      english,
      doubts: tokens.map((_, at) => (at % 5 === 0 ? 0.5 : 1.9)),
    }));
    expect(isUnderstood(scattered)).toBe(false);
    // One stretch in a long recording comes by chance.
    expect(isUnderstood([...Array.from({ length: 6 }, () => piece(40, 10, 1.7)), piece(14, 4, 0.5)])).toBe(false);
  });

  it('leaves a short answer some doubt, but not any', () => {
    expect(isUnderstood([piece(7, 2.5, 2)])).toBe(true);
    expect(isUnderstood([piece(7, 2.5, 3.5)])).toBe(false);
  });

  it('takes no comfort in a sentence said over and over', () => {
    const once = piece(16, 4, 2.2);
    const again: Piece = { ...once, doubts: once.tokens.map(() => 0.05) };
    const loop: Piece = {
      ...once,
      seconds: 12,
      tokens: [...once.tokens, ...once.tokens, ...once.tokens],
      doubts: [...once.doubts, ...again.doubts, ...again.doubts],
    };
    expect(isUnderstood([loop])).toBe(false);
    expect(isUnderstood([once, again, again])).toBe(false);
  });

  it('minds no account that is told again', () => {
    const told = piece(30, 8, 0.6);
    expect(isUnderstood([told, told, told])).toBe(true);
  });

  it('is so where nobody spoke, which is an empty text and no misunderstanding', () => {
    expect(isUnderstood([])).toBe(true);
  });
});
