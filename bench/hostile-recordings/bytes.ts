/** What recordings are put together from when no encoder would make them. */

export function be(value: number, size = 4): Buffer {
  const bytes = Buffer.alloc(size);
  if (size === 8) bytes.writeBigUInt64BE(BigInt(value));
  else bytes.writeUIntBE(value, 0, size);
  return bytes;
}

export function box(type: string, ...content: Uint8Array[]): Buffer {
  const inside = Buffer.concat(content);
  return Buffer.concat([be(8 + inside.length), Buffer.from(type, 'latin1'), inside]);
}

/** An element of a WebM file: its identifier, eight bytes of length, what is in it. */
export function element(id: number, ...content: Uint8Array[]): Buffer {
  const inside = Buffer.concat(content);
  const length = be(inside.length, 8);
  length[0] = 0x01;
  return Buffer.concat([be(id, Math.ceil((32 - Math.clz32(id)) / 8)), length, inside]);
}

export function oggPage(flags: number, laces: readonly number[], content: Uint8Array): Buffer {
  const head = Buffer.alloc(27);
  head.write('OggS', 'latin1');
  head[5] = flags;
  head[14] = 1;
  head[26] = laces.length;
  return Buffer.concat([head, Uint8Array.from(laces), content]);
}

export function opusHead(channels: number, streams?: number, coupled = 0): Buffer {
  const head = Buffer.concat([
    Buffer.from('OpusHead'),
    Uint8Array.of(1, channels, 0, 0),
    Buffer.alloc(6),
    Uint8Array.of(streams === undefined ? 0 : 1),
  ]);
  const mapping = Array.from({ length: channels }, (_, channel) => channel);
  return streams === undefined ? head : Buffer.concat([head, Uint8Array.of(streams, coupled, ...mapping)]);
}

const FLAC_RATES = new Map([
  [192_000, 3],
  [48_000, 10],
  [16_000, 5],
]);

/** A frame in which every channel holds one value throughout. */
export function flacFrame(number: number, { channels = 8, rate = 192_000, blockSize = 65_535 } = {}): Buffer {
  const rateCode = FLAC_RATES.get(rate) ?? 13;
  const head = [0xff, 0xf8, 0x70 | rateCode, ((channels - 1) << 4) | 8, ...utf8(number), ...be(blockSize - 1, 2)];
  if (rateCode === 13) head.push(...be(rate, 2));
  head.push(crc(head, 8, 0x07));
  const frame = [...head, ...Array.from({ length: channels }, () => [0, 0, 0]).flat()];
  return Buffer.from([...frame, ...be(crc(frame, 16, 0x8005), 2)]);
}

export function flacFile(...frames: Uint8Array[]): Buffer {
  const streamInfo = Buffer.alloc(34);
  return Buffer.concat([Buffer.from('fLaC'), Uint8Array.of(0x80, 0, 0, 34), streamInfo, ...frames]);
}

/** A number as the head of a frame has it. */
function utf8(number: number): number[] {
  return [...Buffer.from(String.fromCodePoint(number))];
}

export function crc(bytes: readonly number[], bits: number, polynomial: number): number {
  const [top, all] = [2 ** (bits - 1), 2 ** bits - 1];
  let rest = 0;
  for (const byte of bytes) {
    rest ^= byte << (bits - 8);
    for (let i = 0; i < 8; i++) rest = (rest & top ? (rest << 1) ^ polynomial : rest << 1) & all;
  }
  return rest;
}

export function wavFile(
  channels: number,
  rate: number,
  bits: number,
  data: Uint8Array,
  before: Uint8Array = Buffer.alloc(0),
): Buffer {
  const format = Buffer.alloc(16);
  format.writeUInt16LE(1, 0);
  format.writeUInt16LE(channels, 2);
  format.writeUInt32LE(rate, 4);
  format.writeUInt16LE(bits, 14);
  const chunk = (id: string, content: Uint8Array) => {
    const size = Buffer.alloc(4);
    size.writeUInt32LE(content.length);
    return Buffer.concat([Buffer.from(id), size, content]);
  };
  return Buffer.concat([
    Buffer.from('RIFF\xff\xff\xff\xffWAVE', 'latin1'),
    before,
    chunk('fmt ', format),
    chunk('data', data),
  ]);
}

export interface Mp4 {
  times?: Uint8Array;
  sizes: Uint8Array;
  chunks: Uint8Array;
  runs: Uint8Array;
  /** After the tables of the file's beginning. */
  after?: Uint8Array;
  /** Beside the track. */
  beside?: Uint8Array;
  config?: readonly number[];
}

/** One track of AAC at 16 kHz in one channel, unless told otherwise. */
export function mp4File({
  times = Buffer.alloc(0),
  sizes,
  chunks,
  runs,
  after = Buffer.alloc(0),
  beside = Buffer.alloc(0),
  config = [0x14, 0x08],
}: Mp4): Buffer {
  const decoder = [4, 13 + 2 + config.length, 0x40, 0x15, ...Array(11).fill(0), 5, config.length, ...config];
  const esds = box('esds', be(0), Uint8Array.of(3, 3 + decoder.length, 0, 1, 0, ...decoder));
  const entry = Buffer.alloc(28);
  entry.writeUInt16BE(1, 16);
  entry.writeUInt16BE(16, 18);
  entry.writeUInt16BE(16_000, 24);
  const stbl = box('stbl', box('stsd', be(0), be(1), box('mp4a', entry, esds)), times, sizes, runs, chunks);
  const mvhd = box('mvhd', be(0), be(0, 8), be(16_000), be(0), Buffer.alloc(80));
  const mdhd = box('mdhd', be(0), be(0, 8), be(16_000), be(0), be(0));
  const hdlr = box('hdlr', be(0), be(0), Buffer.from('soun'), Buffer.alloc(13));
  const trak = box(
    'trak',
    box('tkhd', be(0), be(0, 8), be(1), Buffer.alloc(60)),
    box('mdia', mdhd, hdlr, box('minf', stbl)),
  );
  return Buffer.concat([box('ftyp', Buffer.from('isom'), be(0)), box('moov', mvhd, trak, beside), after]);
}

/** The tables of samples that are all of one size and lie in so many chunks. */
export function sampleTables(size: number, count: number, inChunk: number, offsets: readonly number[]) {
  return {
    times: box('stts', be(0), be(1), be(count), be(1024)),
    sizes: box('stsz', be(0), be(size), be(count)),
    runs: box('stsc', be(0), be(1), be(1), be(inChunk), be(1)),
    chunks: box('stco', be(0), be(offsets.length), ...offsets.map((offset) => be(offset))),
  };
}
