import { partCounter } from './measure.ts';

interface Span {
  start: number;
  end: number;
}

/** `start` and `end` are where its content begins and ends within the file. */
export interface Box extends Span {
  type: string;
  /** Where it begins itself. */
  at: number;
  /** Whether all of it is there. */
  whole: boolean;
}

/** Reads a file of boxes (ISO 14496-12), damaged ones too: what lies beyond its end reads as zero. */
export interface BoxFile {
  bytes: Buffer;
  boxes(within?: Span): Generator<Box>;
  /** The first box of that path inside of another. */
  find(within: Span | undefined, ...path: string[]): Box | undefined;
  number(at: number, size?: number): number;
  /** What a sample or a box holds; nothing where the file ends before it does. */
  part(at: number, size: number): Uint8Array;
}

const NOTHING = new Uint8Array(0);

export function boxFile(bytes: Buffer): BoxFile {
  const count = partCounter();
  const file: BoxFile = {
    bytes,
    *boxes({ start, end } = { start: 0, end: bytes.length }) {
      for (let at = start; at + 8 <= end; ) {
        count();
        const short = file.number(at);
        const head = short === 1 ? 16 : 8;
        const size = short === 1 ? file.number(at + 8) * 2 ** 32 + file.number(at + 12) : short || end - at;
        if (size < head) return;
        const type = bytes.toString('latin1', at + 4, at + 8);
        yield { type, at, start: at + head, end: Math.min(end, at + size), whole: at + size <= end };
        at += size;
      }
    },
    find(within, ...path) {
      let [found, span]: [Box | undefined, Span | undefined] = [undefined, within];
      for (const name of path) span = found = span && firstOf(file.boxes(span), name);
      return found;
    },
    number: (at, size = 4) => (at >= 0 && at + size <= bytes.length ? bytes.readUIntBE(at, size) : 0),
    part: (at, size) => (at >= 0 && at + size <= bytes.length ? bytes.subarray(at, at + size) : NOTHING),
  };
  return file;
}

function firstOf(boxes: Iterable<Box>, type: string): Box | undefined {
  for (const box of boxes) if (box.type === type) return box;
  return undefined;
}
