import { expect, it } from 'vitest';
import { windowsOf } from '../../../src/extraction/reader/encoder.ts';

it.each([0, 1, 509, 510, 511, 860, 861, 5_000])(
  '%i tokens: every one is kept by exactly one window of at most 510',
  (count) => {
    const kept: number[] = [];
    for (const { from, to, keepFrom, keepTo } of windowsOf(count)) {
      expect(to - from).toBeLessThanOrEqual(510);
      expect(keepFrom).toBeGreaterThanOrEqual(from);
      expect(keepTo).toBeLessThanOrEqual(to);
      for (let at = keepFrom; at < keepTo; at++) kept.push(at);
    }
    expect(kept).toEqual(Array.from({ length: count }, (_, at) => at));
  },
);
