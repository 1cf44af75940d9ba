import { ApiError } from '../../kit/errors.ts';

export type Container = 'wav' | 'webm' | 'ogg' | 'mp4' | 'flac' | 'adts' | 'mp3';

/** A look at their head, so that it can be had before any work. */
export function isRecording(bytes: Buffer): boolean {
  return sniff(bytes) !== undefined;
}

/** What the bytes are, whatever they were declared to be. */
export function containerOf(bytes: Buffer): Container {
  const container = sniff(bytes);
  if (container) return container;
  throw new ApiError(
    'INVALID_AUDIO',
    'audio.data is not a recording of any allowed type. Send WebM, Ogg, MP4, AAC, WAV, MP3 or FLAC.',
  );
}

function sniff(bytes: Buffer): Container | undefined {
  if (bytes.length <= 16) return undefined;
  const start = afterId3(bytes);
  const tag = (at: number, length = 4) => bytes.toString('latin1', start + at, start + at + length);
  if (['RIFF', 'RF64', 'RIFX'].includes(tag(0)) && tag(8) === 'WAVE') return 'wav';
  if (bytes.readUIntBE(Math.min(start, Math.max(0, bytes.length - 4)), Math.min(4, bytes.length)) === EBML)
    return 'webm';
  if (tag(0) === 'OggS') return 'ogg';
  if (tag(0) === 'fLaC') return 'flac';
  if (MP4_BOXES.has(tag(4))) return 'mp4';
  return sniffFrames(bytes, start);
}

const EBML = 0x1a45dfa3;
/** Boxes that a file or a cut-out fragment of one begins with. */
const MP4_BOXES = new Set(['ftyp', 'moov', 'styp', 'moof', 'mdat', 'free', 'skip', 'wide']);

/** More tags than this were put there to be counted. */
const MOST_TAGS = 64;

/** Tags that players put before the audio itself. */
export function afterId3(bytes: Buffer): number {
  let at = 0;
  for (let tags = 0; tags < MOST_TAGS; tags++) {
    if (bytes.toString('latin1', at, at + 3) !== 'ID3' || at + 10 > bytes.length) break;
    const size = [6, 7, 8, 9].reduce((sum, offset) => sum * 128 + ((bytes[at + offset] ?? 0) & 0x7f), 0);
    at += 10 + size;
  }
  return Math.min(at, bytes.length);
}

/** How far a stream may be from its first frame, for one that was cut out of the middle. */
const SEARCH = 64 * 1024;

/** A stream of bare frames has no head: two frames in a row, each as long as it says, tell it. */
function sniffFrames(bytes: Buffer, start: number): Container | undefined {
  const end = Math.min(bytes.length - 4, start + SEARCH);
  for (let at = start; at < end; at++) {
    if (bytes[at] !== 0xff || ((bytes[at + 1] ?? 0) & 0xe0) !== 0xe0) continue;
    for (const [container, length] of BARE_FRAMES) {
      const first = length(bytes, at);
      if (first === undefined) continue;
      if (at === start && at + first === bytes.length) return container;
      if (length(bytes, at + first) !== undefined) return container;
    }
  }
  return undefined;
}

const BARE_FRAMES = [
  ['adts', adtsFrameLength],
  ['mp3', mp3FrameLength],
] as const;

/** The length of the ADTS frame that begins here, header included. */
export function adtsFrameLength(bytes: Buffer, at: number): number | undefined {
  if (at + 7 > bytes.length || bytes[at] !== 0xff || ((bytes[at + 1] ?? 0) & 0xf6) !== 0xf0) return undefined;
  const rate = ((bytes[at + 2] ?? 0) >> 2) & 0xf;
  const length = (((bytes[at + 3] ?? 0) & 3) << 11) | ((bytes[at + 4] ?? 0) << 3) | ((bytes[at + 5] ?? 0) >> 5);
  return rate < 13 && length > 7 ? length : undefined;
}

const MP3_RATES = [44100, 48000, 32000];
const BIT_RATES_1 = [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const BIT_RATES_2 = [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];

/** The length of the MPEG layer III frame that begins here. */
export function mp3FrameLength(bytes: Buffer, at: number): number | undefined {
  if (at + 4 > bytes.length || bytes[at] !== 0xff) return undefined;
  const [second = 0, third = 0] = [bytes[at + 1], bytes[at + 2]];
  const version = (second >> 3) & 3;
  const layer = (second >> 1) & 3;
  const rate = MP3_RATES[(third >> 2) & 3];
  const bitRate = (version === 3 ? BIT_RATES_1 : BIT_RATES_2)[(third >> 4) - 1];
  if ((second & 0xe0) !== 0xe0 || version === 1 || layer !== 1 || rate === undefined || !bitRate) return undefined;
  const sampleRate = version === 3 ? rate : version === 2 ? rate / 2 : rate / 4;
  return Math.floor(((version === 3 ? 144_000 : 72_000) * bitRate) / sampleRate) + ((third >> 1) & 1);
}
