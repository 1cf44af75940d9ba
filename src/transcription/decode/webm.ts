import { partCounter } from './measure.ts';
import { notTaken } from './not-taken.ts';
import type { Found } from './track.ts';

/** Elements of a WebM file that lead to its audio, by their identifiers. */
const SEGMENT = 0x18538067;
const TRACKS = 0x1654ae6b;
const TRACK_ENTRY = 0xae;
const TRACK_NUMBER = 0xd7;
const CODEC_ID = 0x86;
const CODEC_PRIVATE = 0x63a2;
const AUDIO = 0xe1;
const CHANNELS = 0x9f;
const CLUSTER = 0x1f43b675;
const BLOCK_GROUP = 0xa0;
const BLOCK = 0xa1;
const SIMPLE_BLOCK = 0xa3;
/** Elements to look inside of. Recorders that stream leave their length open; then all that follows is inside. */
const PARENTS = new Set([SEGMENT, TRACKS, TRACK_ENTRY, AUDIO, CLUSTER, BLOCK_GROUP]);

interface Entry {
  number: number;
  codec: string;
  description: Uint8Array | undefined;
  channels: number;
}

interface Element {
  id: number;
  start: number;
  end: number;
}

/** Of which only the first with Opus is heard. A file of more was made to be counted. */
const MOST_TRACKS = 1000;

/** What else there may be, by how its identifier begins. */
const NAMES = [
  ['A_VORBIS', 'Vorbis'],
  ['A_AAC', 'AAC'],
  ['A_MPEG/L3', 'MP3'],
  ['A_FLAC', 'FLAC'],
  ['A_PCM', 'plain sound'],
  ['A_AC3', 'AC-3'],
] as const;

/**
 * The first Opus track of a WebM file. A reader of our own, because it must come to an end on every damaged file: each
 * step goes forward, and what it cannot read it steps over.
 */
export function readWebm(bytes: Buffer): Found {
  const entries = entriesOf(bytes);
  const found = entries.find(({ codec }) => codec === 'A_OPUS');
  if (!found) {
    const other = entries.find(({ codec }) => codec.startsWith('A_'));
    if (!other) return 'none';
    const [, name] = NAMES.find(([start]) => other.codec.startsWith(start)) ?? [];
    throw notTaken(name && `${name} in WebM or Matroska`);
  }
  const { number, description, channels } = found;
  return { codec: 'opus', packets: packets(bytes, number), description, channels };
}

function entriesOf(bytes: Buffer): Entry[] {
  const entries: Entry[] = [];
  const countTrack = partCounter(MOST_TRACKS);
  for (const { id, start, end } of elements(bytes)) {
    if (id === TRACK_ENTRY) {
      countTrack();
      entries.push({ number: 0, codec: '', description: undefined, channels: 1 });
    }
    const entry = entries.at(-1);
    if (!entry) continue;
    if (id === TRACK_NUMBER) entry.number = end > start ? (bytes[end - 1] ?? 0) : 0;
    if (id === CODEC_ID) entry.codec = bytes.toString('latin1', start, Math.min(end, start + 32)).replace(/\0+$/, '');
    if (id === CODEC_PRIVATE) entry.description = bytes.subarray(start, end);
    if (id === CHANNELS) entry.channels = end > start ? (bytes[end - 1] ?? 1) : 1;
  }
  return entries;
}

function* packets(bytes: Buffer, track: number): Generator<Uint8Array> {
  for (const { id, start, end } of elements(bytes)) {
    if (id !== SIMPLE_BLOCK && id !== BLOCK) continue;
    // A block begins with its track, two bytes of time and one of flags; audio is not laced.
    const laced = ((bytes[start + 3] ?? 0) & 0x06) !== 0;
    if (end - start > 4 && !laced && ((bytes[start] ?? 0) & 0x7f) === track) yield bytes.subarray(start + 4, end);
  }
}

function* elements(bytes: Buffer): Generator<Element> {
  const count = partCounter();
  for (let at = 0; at < bytes.length; ) {
    const id = readId(bytes, at);
    const size = id && readSize(bytes, at + id.length);
    if (!id || !size) {
      at++;
      continue;
    }
    count();
    const start = at + id.length + size.length;
    const isParent = PARENTS.has(id.value);
    const end = isParent ? start : Math.min(bytes.length, start + (size.value ?? 0));
    yield { id: id.value, start, end };
    at = end;
  }
}

/** An identifier keeps the bits that tell its length. */
function readId(bytes: Buffer, at: number): { value: number; length: number } | undefined {
  const length = Math.clz32(bytes[at] ?? 0) - 23;
  if (length > 4 || at + length > bytes.length) return undefined;
  return { value: bytes.readUIntBE(at, length), length };
}

/** All ones mean that the length is not known. */
function readSize(bytes: Buffer, at: number): { value: number | undefined; length: number } | undefined {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (length > 8 || at + length > bytes.length) return undefined;
  let value = first & (0xff >> length);
  let open = value === 0xff >> length;
  for (let i = 1; i < length; i++) {
    const byte = bytes[at + i] ?? 0;
    open &&= byte === 0xff;
    value = value * 256 + byte;
  }
  return { value: open ? undefined : value, length };
}
