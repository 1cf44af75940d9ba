import { partCounter } from './measure.ts';
import { notTaken } from './not-taken.ts';
import type { Found } from './track.ts';

const PAGE = 'OggS';
const HEAD = 27;
const CONTINUED = 1;
const FIRST = 2;
/** Of one packet: the longest of Opus has 61 KB. Pictures in the tags are longer, and not wanted. */
const MOST_LACES = 256;

/** What else there may be, by how its first packet begins. */
const NAMES = [
  ['\x01vorbis', 'Vorbis'],
  ['Speex', 'Speex'],
  ['\x7fFLAC', 'FLAC'],
] as const;

interface Page {
  flags: number;
  stream: number;
  /** Lengths of the parts of packets in it; one of less than 255 ends its packet. */
  laces: Buffer;
  content: Buffer;
}

/** The first Opus stream of an Ogg file (RFC 3533). Damaged pages are stepped over. */
export function readOgg(bytes: Buffer): Found {
  let other: Buffer | undefined;
  for (const { flags, stream, laces, content } of pages(bytes)) {
    // All streams begin before the first of them goes on.
    if ((flags & FIRST) === 0) break;
    const head = content.subarray(0, laces[0] ?? 0);
    if (!startsWith(head, 'OpusHead')) {
      other ??= head;
      continue;
    }
    return { codec: 'opus', packets: packets(bytes, stream), description: head, channels: head[9] ?? 0 };
  }
  if (!other) return 'none';
  const first = other;
  const [, name] = NAMES.find(([start]) => startsWith(first, start)) ?? [];
  throw notTaken(name && `${name} in Ogg`);
}

function* packets(bytes: Buffer, wanted: number): Generator<Uint8Array> {
  let begun: Buffer[] = [];
  // What goes on from a page that is not there has no beginning.
  let whole = true;
  for (const { flags, stream, laces, content } of pages(bytes)) {
    if (stream !== wanted) continue;
    const continued = (flags & CONTINUED) !== 0;
    if (!continued) begun = [];
    whole = !continued || (whole && begun.length > 0);
    let at = 0;
    for (const lace of laces) {
      begun.push(content.subarray(at, at + lace));
      at += lace;
      // Longer than a packet can be, or cut off with the file.
      if (begun.length > MOST_LACES || at > content.length) [begun, whole] = [[], false];
      if (lace === 255) continue;
      const packet = begun.length === 1 ? (begun[0] as Buffer) : Buffer.concat(begun);
      if (whole && !startsWith(packet, 'OpusHead') && !startsWith(packet, 'OpusTags')) yield packet;
      begun = [];
      whole = true;
    }
  }
}

function* pages(bytes: Buffer): Generator<Page> {
  const count = partCounter();
  for (let at = bytes.indexOf(PAGE); at !== -1 && at + HEAD <= bytes.length; ) {
    count();
    const laces = bytes.subarray(at + HEAD, at + HEAD + (bytes[at + 26] ?? 0));
    const start = at + HEAD + laces.length;
    const end = start + laces.reduce((sum, lace) => sum + lace, 0);
    yield {
      flags: bytes[at + 5] ?? 0,
      stream: bytes.readUInt32LE(at + 14),
      laces,
      content: bytes.subarray(start, end),
    };
    // A page with a wrong length hides the next ones: the search goes on inside of it.
    const next = startsWith(bytes.subarray(end, end + 4), PAGE) || end >= bytes.length ? end : at + 1;
    at = bytes.indexOf(PAGE, next);
  }
}

function startsWith(bytes: Uint8Array, text: string): boolean {
  for (let i = 0; i < text.length; i++) if (bytes[i] !== text.charCodeAt(i)) return false;
  return true;
}
