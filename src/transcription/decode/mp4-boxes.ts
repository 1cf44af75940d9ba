import { partCounter } from './measure.ts';

export interface Box {
  type: string;
  /** Where it begins, where its content does, and where that ends, within the file. */
  at: number;
  start: number;
  end: number;
}

/** Reads a file of boxes (ISO 14496-12), damaged ones too: what lies beyond its end reads as zero. */
export interface BoxFile {
  bytes: Buffer;
  boxes(within?: { start: number; end: number }): Generator<Box>;
  /** The first box of that path inside of another. */
  find(within: Box | undefined, ...path: string[]): Box | undefined;
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
        yield { type: bytes.toString('latin1', at + 4, at + 8), at, start: at + head, end: Math.min(end, at + size) };
        at += size;
      }
    },
    find(within, ...path) {
      let found = within;
      for (const name of path) found = found && firstOf(file.boxes(found), name);
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
