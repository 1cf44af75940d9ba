import { describe, expect, it } from 'vitest';
import { fairLine, type Waiting } from '../../src/kit/fair-line.ts';

interface Named extends Waiting {
  name: string;
}
const work = (name: string, effort = 1): Named => ({ caller: name.charAt(0), name, effort });
const always = () => true;
/** Joins what is named, and gives back what a line serves in its order. */
function served(line: ReturnType<typeof fairLine<Named>>): string {
  const names: string[] = [];
  for (let next = line.next(always); next; next = line.next(always)) names.push(next.name);
  return names.join(' ');
}
const lineOf = (...works: Named[]) => {
  const line = fairLine<Named>();
  for (const each of works) line.join(each);
  return line;
};

describe('a line that is fair between callers', () => {
  it('serves callers in turn, and what one of them sent in the order it came', () => {
    const line = lineOf(...['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) => work(name)));
    expect(served(line)).toBe('a1 b1 c1 a2 b2 a3');
  });

  it('a newcomer is next, however much waits of others and however much they were served before', () => {
    const line = lineOf(...Array.from({ length: 9 }, (_, i) => work(`a${i}`, 50)));
    for (let i = 0; i < 5; i++) line.next(always);
    line.join(work('b1'));
    expect(served(line)).toBe('b1 a5 a6 a7 a8');
  });

  it('turns are of work, not of pieces: one long is as much as many short', () => {
    const line = lineOf(work('a1', 10), work('a2', 10), ...Array.from({ length: 7 }, (_, i) => work(`b${i}`, 2)));
    expect(served(line)).toBe('a1 b0 b1 b2 b3 b4 a2 b5 b6');
  });

  it('nobody saves up turns: who was away begins where the others are', () => {
    const line = lineOf(work('a1'), work('b1'));
    for (let i = 2; i < 12; i++) {
      line.join(work(`a${i}`));
      line.next(always);
    }
    served(line);
    for (const name of ['a20', 'a21', 'b20', 'b21']) line.join(work(name));
    expect(served(line)).toBe('b20 a20 b21 a21');
  });

  it('what was begun in vain is next again, and what turned out longer counts as that', () => {
    const line = lineOf(work('a1', 5), work('a2', 5), work('b1', 5), work('b2', 5));
    const vain = line.next(always) as Named;
    line.putBack(vain);
    expect(line.next(always)?.name).toBe('a1');
    line.correct('a', 6);
    expect(served(line)).toBe('b1 b2 a2');
  });

  it('what may not begin yet keeps its turn and holds up nobody', () => {
    const line = lineOf(work('a1', 9), work('a2'), work('b1'), work('b2'));
    const isShort = ({ effort }: Waiting) => effort < 5;
    expect([line.next(isShort)?.name, line.next(isShort)?.name]).toEqual(['a2', 'b1']);
    expect(served(line)).toBe('a1 b2');
  });

  it('who leaves takes nothing but their own place', () => {
    const [gone, stays] = [work('a1'), work('a2')];
    const line = lineOf(gone, stays, work('b1'));
    expect([line.leave(gone), line.leave(gone)]).toEqual([true, false]);
    expect([line.waitingOf('a'), line.callers()]).toEqual([1, 2]);
    expect(served(line)).toBe('a2 b1');
  });

  it('foretelling with a copy changes nothing', () => {
    const line = lineOf(work('a1'), work('a2'), work('b1'));
    expect(served(line.copy())).toBe('a1 b1 a2');
    expect(served(line)).toBe('a1 b1 a2');
  });
});
