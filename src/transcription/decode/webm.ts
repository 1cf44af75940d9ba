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

export interface OpusTrack {
  packets: Uint8Array[];
  description: Uint8Array | undefined;
  channels: number;
}

interface Track {
  number: number;
  codec: string;
  description: Uint8Array | undefined;
  channels: number;
}

/**
 * The first Opus track of a WebM file. A reader of our own, because it must come to an end on every damaged file: each
 * step goes forward, and what it cannot read it steps over.
 */
export function readWebm(bytes: Buffer): OpusTrack | undefined {
  const tracks: Track[] = [];
  const blocks: { track: number; packet: Uint8Array }[] = [];
  for (let at = 0; at < bytes.length; ) {
    const id = readId(bytes, at);
    const size = id && readSize(bytes, at + id.length);
    if (!id || !size) {
      at++;
      continue;
    }
    const start = at + id.length + size.length;
    if (id.value === TRACK_ENTRY) tracks.push({ number: 0, codec: '', description: undefined, channels: 1 });
    if (PARENTS.has(id.value)) {
      at = start;
      continue;
    }
    const end = Math.min(bytes.length, start + (size.value ?? 0));
    const content = bytes.subarray(start, end);
    const track = tracks.at(-1);
    if (track && id.value === TRACK_NUMBER) track.number = content.at(-1) ?? 0;
    if (track && id.value === CODEC_ID) track.codec = content.toString('latin1').replace(/\0+$/, '');
    if (track && id.value === CODEC_PRIVATE) track.description = content;
    if (track && id.value === CHANNELS) track.channels = content.at(-1) ?? 1;
    // A block begins with its track, two bytes of time and one of flags; audio is not laced.
    const laced = ((content[3] ?? 0) & 0x06) !== 0;
    if ((id.value === SIMPLE_BLOCK || id.value === BLOCK) && content.length > 4 && !laced) {
      blocks.push({ track: (content[0] ?? 0) & 0x7f, packet: content.subarray(4) });
    }
    at = end;
  }
  const found = tracks.find(({ codec }) => codec === 'A_OPUS');
  if (!found) return undefined;
  const packets = blocks.filter(({ track }) => track === found.number).map(({ packet }) => packet);
  return { packets, description: found.description, channels: found.channels };
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
