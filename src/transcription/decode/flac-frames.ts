import { ApiError } from '../../kit/errors.ts';
import { TOO_MANY_PARTS } from './measure.ts';

/** What the head of a frame says of it (RFC 9639, section 9.1). */
export interface FlacHead {
  length: number;
  blockSize: number;
  rate: number;
  channels: number;
}

/** A frame from its head to its checksum. */
export interface FlacFrame {
  head: FlacHead;
  bytes: Uint8Array;
}

/**
 * A frame does not say how long it is: it ends where another begins, or the file does, and its checksum is right. One
 * without such an end is damaged and left out.
 */
export function* flacFrames(bytes: Buffer, start: number): Generator<FlacFrame> {
  // A file made of heads alone would be searched to the longest frame's end from each of them.
  const effort = { left: SEARCHES * bytes.length };
  for (let at = nextSync(bytes, afterMetadata(bytes, start)); at !== -1; ) {
    const head = readHead(bytes, at);
    const end = head && endOf(bytes, at, head, effort);
    if (head && end) yield { head, bytes: bytes.subarray(at, end) };
    at = nextSync(bytes, end ?? at + 1);
  }
}

/** How often each byte may be looked at: in a sound file once, in a damaged one now and then again. */
const SEARCHES = 8;

function endOf(bytes: Buffer, start: number, head: FlacHead, effort: { left: number }): number | undefined {
  // Not packed at all, of 32 bits and with a bit more for the difference of two channels.
  const longest = 64 + head.channels * (8 + Math.ceil((head.blockSize * 33) / 8));
  const last = Math.min(bytes.length, start + longest);
  let checksum = 0;
  for (let at = start; at < last; ) {
    checksum = ((checksum << 8) & 0xffff) ^ (CRC_16[(checksum >> 8) ^ (bytes[at] ?? 0)] ?? 0);
    at++;
    if (--effort.left < 0) throw new ApiError('INVALID_AUDIO', TOO_MANY_PARTS);
    // Over a frame and its checksum together it comes to nothing.
    if (checksum === 0 && at > start + head.length && (at === bytes.length || readHead(bytes, at))) return at;
  }
  return undefined;
}

function afterMetadata(bytes: Buffer, start: number): number {
  let at = start + 4;
  for (let last = false; !last && at + 4 <= bytes.length; ) {
    last = ((bytes[at] ?? 0) & 0x80) !== 0;
    at += 4 + bytes.readUIntBE(at + 1, 3);
  }
  // Damaged lengths lead beyond the end; the first frame is then looked for from the beginning.
  return at < bytes.length ? at : start + 4;
}

function nextSync(bytes: Buffer, from: number): number {
  for (let at = from; at + 1 < bytes.length; at++) {
    if (bytes[at] === 0xff && ((bytes[at + 1] ?? 0) & 0xfe) === 0xf8) return at;
  }
  return -1;
}

/** By their codes; those that are not here stand at the end of the head, in one byte or two. */
const BLOCK_SIZES: Record<number, number> = { 1: 192, ...powers(2, 5, 576), ...powers(8, 15, 256) };
const RATES = [0, 88200, 176400, 192000, 8000, 16000, 22050, 24000, 32000, 44100, 48000, 96000];
const RATE_UNITS: Record<number, number> = { 12: 1000, 14: 10 };
const BITS_RESERVED = 3;

function readHead(bytes: Buffer, start: number): FlacHead | undefined {
  const third = bytes[start + 2] ?? 0;
  const fourth = bytes[start + 3] ?? 0;
  if (bytes[start] !== 0xff || ((bytes[start + 1] ?? 0) & 0xfe) !== 0xf8 || (fourth & 1) !== 0) return undefined;
  const [sizeCode, rateCode, layout, bits] = [third >> 4, third & 0xf, fourth >> 4, (fourth >> 1) & 7];
  // Rate or width left to the file's beginning: no encoder of recordings does so, and the decoder is not told.
  if (sizeCode === 0 || rateCode === 0 || rateCode === 15 || layout > 10 || bits === 0 || bits === BITS_RESERVED) {
    return undefined;
  }
  // The number of the frame takes as many bytes as its first one has leading ones.
  let at = start + 4 + Math.max(1, Math.clz32(~((bytes[start + 4] ?? 0) << 24)));
  const read = (size: number) => {
    let value = 0;
    for (const end = at + size; at < end; at++) value = value * 256 + (bytes[at] ?? 0);
    return value;
  };
  const blockSize = BLOCK_SIZES[sizeCode] ?? read(sizeCode - 5) + 1;
  const rate = RATES[rateCode] ?? read(rateCode === 12 ? 1 : 2) * (RATE_UNITS[rateCode] ?? 1);
  if (at >= bytes.length || !rate || crc8(bytes, start, at) !== bytes[at]) return undefined;
  return { length: at + 1 - start, blockSize, rate, channels: layout < 8 ? layout + 1 : 2 };
}

function powers(from: number, to: number, first: number): Record<number, number> {
  return Object.fromEntries(Array.from({ length: to - from + 1 }, (_, i) => [from + i, first * 2 ** i]));
}

function crc8(bytes: Buffer, from: number, to: number): number {
  let checksum = 0;
  for (let at = from; at < to; at++) checksum = CRC_8[checksum ^ (bytes[at] ?? 0)] ?? 0;
  return checksum;
}

const CRC_8 = table(8, 0x07);
const CRC_16 = table(16, 0x8005);

function table(bits: number, polynomial: number): Uint16Array {
  const [top, all] = [1 << (bits - 1), (1 << bits) - 1];
  return Uint16Array.from({ length: 256 }, (_, byte) => {
    let rest = byte << (bits - 8);
    for (let i = 0; i < 8; i++) rest = (rest & top ? (rest << 1) ^ polynomial : rest << 1) & all;
    return rest;
  });
}
