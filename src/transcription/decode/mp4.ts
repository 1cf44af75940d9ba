import { type Box, type BoxFile, boxFile } from './mp4-boxes.ts';
import { fragmentPackets, samplePackets } from './mp4-packets.ts';
import type { Found, Track } from './track.ts';

/**
 * The first track of sound of an MP4 or QuickTime file, in one piece or in fragments. A reader of our own, because one
 * number in a table can promise billions: nothing is made ready for what a table promises.
 */
export function readMp4(bytes: Buffer): Found {
  const file = boxFile(bytes);
  const { boxes, find, number } = file;
  const moov = find({ type: 'file', at: 0, start: 0, end: bytes.length }, 'moov');
  if (!moov) return 'none';
  let heard = false;
  for (const trak of boxes(moov)) {
    const mdia = trak.type === 'trak' ? find(trak, 'mdia') : undefined;
    const hdlr = find(mdia, 'hdlr');
    if (!hdlr || number(hdlr.start + 8) !== SOUND) continue;
    heard = true;
    const stbl = find(mdia, 'minf', 'stbl');
    const sound = stbl && describedBy(file, stbl);
    const tkhd = find(trak, 'tkhd');
    if (!sound || !tkhd) continue;
    const id = number(tkhd.start + (number(tkhd.start, 1) === 1 ? 20 : 12));
    return { ...sound, packets: both(samplePackets(file, stbl), fragmentPackets(file, moov, id)) };
  }
  return heard ? 'unknown' : 'none';
}

/** `soun` */
const SOUND = 0x736f756e;
/** Bytes of a sample entry before its boxes, and how many more QuickTime's versions of it have. */
const ENTRY = 28;
const MORE = [0, 16, 36];

function describedBy(file: BoxFile, stbl: Box): Omit<Track, 'packets'> | undefined {
  const { bytes, boxes, find, number } = file;
  const stsd = find(stbl, 'stsd');
  if (!stsd) return undefined;
  const [entry] = boxes({ start: stsd.start + 8, end: stsd.end });
  if (!entry) return undefined;
  const inside = { ...entry, start: entry.start + ENTRY + (MORE[number(entry.start + 8, 2)] ?? 0) };
  const channels = number(entry.start + 16, 2);
  if (entry.type === 'Opus') {
    const box = find(inside, 'dOps');
    if (!box) return undefined;
    // The same fields in the same places as behind the name in the identification header.
    const description = Buffer.concat([Buffer.from('OpusHead'), bytes.subarray(box.start, box.end)]);
    return { codec: 'opus', description, channels: number(box.start + 1, 1) };
  }
  if (entry.type !== 'mp4a') return undefined;
  const esds = find(inside, 'esds') ?? find(inside, 'wave', 'esds');
  const description = esds && audioSpecificConfig(bytes.subarray(esds.start + 4, esds.end));
  return description && { codec: 'aac', description, channels };
}

/** MPEG-4 AAC, and the three profiles of MPEG-2's. */
const AAC = new Set([0x40, 0x66, 0x67, 0x68]);

/** Out of the descriptors inside one another (ISO 14496-1): of the stream, of its decoder, and what that is told. */
function audioSpecificConfig(descriptors: Buffer): Buffer | undefined {
  const stream = descriptor(descriptors, 3);
  if (!stream) return undefined;
  const flags = stream[2] ?? 0;
  const more = (flags & 0x80 ? 2 : 0) + (flags & 0x40 ? 1 + (stream[3 + (flags & 0x80 ? 2 : 0)] ?? 0) : 0);
  const decoder = descriptor(stream.subarray(3 + more + (flags & 0x20 ? 2 : 0)), 4);
  return decoder && AAC.has(decoder[0] ?? 0) ? descriptor(decoder.subarray(13), 5) : undefined;
}

/** Its length is in up to four bytes of seven bits. */
function descriptor(bytes: Buffer, tag: number): Buffer | undefined {
  if (bytes[0] !== tag) return undefined;
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
