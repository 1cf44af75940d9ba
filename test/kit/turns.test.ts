import { describe, expect, it } from 'vitest';
import { fairLine, type Waiting } from '../../src/kit/fair-line.ts';
import { mayBegin, secondsUntilBegun } from '../../src/kit/turns.ts';

const ONE = { processes: 1, threads: 2, processors: 2 };
const TWO = { processes: 2, threads: 2, processors: 2 };
const of = (caller: string, effort: number): Waiting => ({ caller, effort });
const underWay = (caller: string, effort: number) => ({ caller, effort, left: effort });

function lineOf(...works: Waiting[]) {
  const line = fairLine<Waiting>();
  for (const work of works) line.join(work);
  return line;
}

describe('how long a recording is foretold to wait', () => {
  it('not at all while a process is free for it', () => {
    expect(secondsUntilBegun(lineOf(), of('a', 4), [], ONE)).toBe(0);
    expect(secondsUntilBegun(lineOf(), of('a', 4), [underWay('b', 90)], TWO)).toBe(0);
  });

  it('for what is at work and for its own caller’s before it', () => {
    const line = lineOf(of('a', 4), of('a', 6));
    expect(secondsUntilBegun(line, of('a', 4), [underWay('a', 10)], ONE)).toBe((10 + 4 + 6) / 2);
  });

  it('of other callers only for what has its turn before it', () => {
    const many = lineOf(...Array.from({ length: 16 }, () => of('many', 8)));
    // As it came to be: one of theirs was begun.
    const begun = many.next(() => true) as Waiting;
    const atWork = [{ ...begun, left: 8 }];
    expect(secondsUntilBegun(many, of('other', 3), atWork, ONE)).toBe(8 / 2);
    expect(secondsUntilBegun(many, of('many', 3), atWork, ONE)).toBe((8 + 15 * 8) / 2);
    // Of three callers in turn each waits for one of the others at most.
    many.join(of('third', 8));
    expect(secondsUntilBegun(many, of('other', 3), atWork, ONE)).toBe((8 + 8) / 2);
  });

  it('until the first process is free, not the last', () => {
    // Both get one of the two processors until the short one is done.
    const atWork = [underWay('a', 60), underWay('b', 4)];
    expect(secondsUntilBegun(lineOf(), of('c', 3), atWork, TWO)).toBe(4);
  });

  it('for a long one until another long one is done: a process is left for short ones', () => {
    const atWork = [underWay('a', 60)];
    expect(secondsUntilBegun(lineOf(), of('b', 60), atWork, TWO)).toBe(60 / 2);
    for (const short of [of('b', 3), of('c', 3)]) {
      expect(secondsUntilBegun(lineOf(of('b', 60)), short, atWork, TWO)).toBe(0);
    }
  });
});

describe('what may begin', () => {
  it('anything where there is one process only', () => {
    expect(mayBegin(of('a', 90), [], ONE)).toBe(true);
  });

  it('long ones in all processes but one', () => {
    const four = { processes: 4, threads: 2, processors: 4 };
    const long = [of('a', 60), of('b', 60), of('c', 60)];
    expect(mayBegin(of('d', 60), long.slice(1), four)).toBe(true);
    expect(mayBegin(of('d', 60), long, four)).toBe(false);
    expect(mayBegin(of('d', 10), long, four)).toBe(true);
  });
});
