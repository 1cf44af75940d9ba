import { ApiError } from '../../kit/errors.ts';
import { type Box, type BoxFile, boxFile } from './mp4-boxes.ts';
import { fragmentPackets, samplePackets } from './mp4-packets.ts';
import { notTaken } from './not-taken.ts';
import type { Found, Track } from './track.ts';

/**
 * The first track of sound of an MP4 or QuickTime file, in one piece or in fragments. A reader of our own, because one
 * number in a table can promise billions: nothing is made ready for what a table promises.
 */
export function readMp4(bytes: Buffer): Found {
  const file = boxFile(bytes);
  const { boxes, find, number } = file;
  const all = { start: 0, end: bytes.length };
  const moov = find(all, 'moov');
  const heard: Box[] = [];
  for (const trak of moov ? boxes(moov) : []) {
    const mdia = trak.type === 'trak' ? find(trak, 'mdia') : undefined;
    const hdlr = find(mdia, 'hdlr');
    if (!hdlr || number(hdlr.start + 8) !== SOUND) continue;
    const stbl = find(mdia, 'minf', 'stbl');
    const entry = stbl && entryOf(file, stbl);
    if (entry) heard.push(entry);
    const sound = entry && describedBy(file, entry);
    const tkhd = find(trak, 'tkhd');
    if (!moov || !sound || !tkhd) continue;
    const id = number(tkhd.start + (number(tkhd.start, 1) === 1 ? 20 : 12));
    return { ...sound, packets: both(samplePackets(file, stbl), fragmentPackets(file, moov, id)) };
  }
  if (moov ? !moov.whole : find(all, 'mdat')) throw new ApiError('INVALID_AUDIO', TRUNCATED);
  if (heard[0]) throw notTaken(nameOf(file, heard[0]));
  return 'none';
}

/** Most recorders write the index last, and without it nothing of the sound can be found. */
const TRUNCATED =
  'audio.data is a truncated MP4: its index (moov), which recorders write last, is missing or cut off. Send the whole file.';

/** `soun` */
const SOUND = 0x736f756e;
/** Bytes of a sample entry before its boxes, and how many more QuickTime's versions of it have. */
const ENTRY = 28;
const MORE = [0, 16, 36];

function entryOf({ boxes, find }: BoxFile, stbl: Box): Box | undefined {
  const stsd = find(stbl, 'stsd');
  const [entry] = stsd ? boxes({ start: stsd.start + 8, end: stsd.end }) : [];
  return entry;
}

function describedBy(file: BoxFile, entry: Box): Omit<Track, 'packets'> | undefined {
  const { bytes, find, number } = file;
  const inside = insideOf(file, entry);
  const channels = number(entry.start + 16, 2);
  if (entry.type === 'Opus') {
    const box = find(inside, 'dOps');
    if (!box) return undefined;
    // The same fields in the same places as behind the name in the identification header.
    const description = Buffer.concat([Buffer.from('OpusHead'), bytes.subarray(box.start, box.end)]);
    return { codec: 'opus', description, channels: number(box.start + 1, 1) };
  }
  if (entry.type !== 'mp4a') return undefined;
  const decoder = decoderOf(file, entry);
  const description = AAC.has(decoder?.[0] ?? 0) ? descriptor(decoder?.subarray(13), 5) : undefined;
  return description && { codec: 'aac', description, channels };
}

function insideOf({ number }: BoxFile, entry: Box): Box {
  return { ...entry, start: entry.start + ENTRY + (MORE[number(entry.start + 8, 2)] ?? 0) };
}

/** MPEG-4 AAC, and the three profiles of MPEG-2's. */
const AAC = new Set([0x40, 0x66, 0x67, 0x68]);
/** MPEG-2's and MPEG-1's; layer III in nearly every file. */
const MP3 = new Set([0x69, 0x6b]);

/** What else there may be, by the type of its entry. */
const NAMES: Record<string, string> = {
  alac: 'ALAC (Apple Lossless)',
  '.mp3': 'MP3',
  fLaC: 'FLAC',
  'ac-3': 'AC-3',
  'ec-3': 'E-AC-3',
  samr: 'AMR',
  sawb: 'AMR',
  ima4: 'ADPCM',
  lpcm: 'plain sound',
  sowt: 'plain sound',
  twos: 'plain sound',
};

function nameOf(file: BoxFile, entry: Box): string | undefined {
  const isMp3 = entry.type === 'mp4a' && MP3.has(decoderOf(file, entry)?.[0] ?? 0);
  const name = isMp3 ? 'MP3' : Object.hasOwn(NAMES, entry.type) ? NAMES[entry.type] : undefined;
  return name && `${name} in MP4`;
}

/** What the decoder is told, out of the descriptors inside one another (ISO 14496-1): of the stream, then of its decoder. */
function decoderOf(file: BoxFile, entry: Box): Buffer | undefined {
  const inside = insideOf(file, entry);
  const esds = file.find(inside, 'esds') ?? file.find(inside, 'wave', 'esds');
  const stream = esds && descriptor(file.bytes.subarray(esds.start + 4, esds.end), 3);
  if (!stream) return undefined;
  const flags = stream[2] ?? 0;
  const more = (flags & 0x80 ? 2 : 0) + (flags & 0x40 ? 1 + (stream[3 + (flags & 0x80 ? 2 : 0)] ?? 0) : 0);
  return descriptor(stream.subarray(3 + more + (flags & 0x20 ? 2 : 0)), 4);
}

/** Its length is in up to four bytes of seven bits. */
function descriptor(bytes: Buffer | undefined, tag: number): Buffer | undefined {
  if (bytes?.[0] !== tag) return undefined;
  let [at, length] = [1, 0];
  for (let more = true; more && at < 5; at++) {
    length = length * 128 + ((bytes[at] ?? 0) & 0x7f);
    more = ((bytes[at] ?? 0) & 0x80) !== 0;
  }
  return bytes.subarray(at, at + length);
}

function* both<T>(one: Iterable<T>, other: Iterable<T>): Generator<T> {
  yield* one;
  yield* other;
}
