/** Words of an account with what is taught of them. */
export interface Mark {
  start: number;
  end: number;
  labels: string[];
  /** Other words in their place, where the ones that were said could tell whose account it was. */
  instead?: string;
}

/** Writes a stretch of an account in the form of a lesson; undefined when its marks cannot be written. */
export function markedText(text: string, from: number, to: number, marks: Mark[]): string | undefined {
  const inside = nested(
    text,
    marks.filter(({ start, end }) => start >= from && end <= to),
  );
  const stack: Mark[] = [];
  let written = '';
  let at = from;
  const writeTo = (end: number) => {
    if (end > at && !stack.some(({ instead }) => instead !== undefined)) written += escaped(text.slice(at, end));
    at = Math.max(at, end);
  };
  const closeUntil = (position: number) => {
    for (let top = stack.at(-1); top && top.end <= position; top = stack.at(-1)) {
      writeTo(top.end);
      written += `${top.instead === undefined ? '' : escaped(top.instead)}|${top.labels.join(' ')}}`;
      stack.pop();
    }
  };
  for (const mark of inside) {
    closeUntil(mark.start);
    // What is replaced as a whole cannot have parts.
    if (stack.some(({ instead }) => instead !== undefined)) return undefined;
    writeTo(mark.start);
    written += '{';
    stack.push(mark);
  }
  closeUntil(to);
  writeTo(to);
  return written.replace(/\s+/g, ' ').trim();
}

/** Marks in the order they open, none across another: of two that cross, the first ends where the second begins. */
function nested(text: string, marks: Mark[]): Mark[] {
  const bySpan = new Map<string, Mark>();
  for (const mark of withoutWider(marks)) {
    const name = `${mark.start} ${mark.end}`;
    const same = bySpan.get(name);
    bySpan.set(name, same ? { ...same, ...mark, labels: [...new Set([...same.labels, ...mark.labels])] } : mark);
  }
  const ordered = [...bySpan.values()].toSorted((a, b) => a.start - b.start || b.end - a.end);
  return ordered.map((mark, index) => {
    const crossing = ordered
      .slice(index + 1)
      .find(({ start, end }) => start > mark.start && start < mark.end && end > mark.end);
    return crossing ? trimmed(text, { ...mark, end: crossing.start }) : mark;
  });
}

/** Of the same value marked on words and on more words around them, the fewer carry it. */
function withoutWider(marks: Mark[]): Mark[] {
  const isWider = (wide: Mark, narrow: Mark) =>
    wide !== narrow &&
    wide.start <= narrow.start &&
    wide.end >= narrow.end &&
    wide.end - wide.start > narrow.end - narrow.start &&
    wide.labels.join() === narrow.labels.join();
  return marks.filter((mark) => !marks.some((other) => isWider(mark, other)));
}

/** Words without the comma, or the "and", behind them. */
export function trimmed(text: string, mark: Mark): Mark {
  const bare = text.slice(mark.start, mark.end).replace(/[\s,.;:]+(and\s+)?$/, '');
  return { ...mark, end: mark.start + bare.length };
}

function escaped(text: string): string {
  return text.replace(/[{}|]/g, '\\$&');
}

/** Where the sentences of an account begin and end. */
export function sentencesOf(text: string): { start: number; end: number }[] {
  return [...text.matchAll(/[^.!?]+(?:[.!?]+(?=\s|$)|[.!?]|$)*/g)].map(({ 0: sentence, index }) => ({
    start: index + (sentence.length - sentence.trimStart().length),
    end: index + sentence.trimEnd().length,
  }));
}
