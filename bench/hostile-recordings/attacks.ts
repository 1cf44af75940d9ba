import {
  be,
  box,
  crc,
  element,
  flacFile,
  flacFrame,
  mp4File,
  oggPage,
  opusHead,
  sampleTables,
  wavFile,
} from './bytes.ts';

/** Recordings that took a recogniser long or much when they were found, or that are made to. */
export interface Attack {
  name: string;
  /** Of about so many bytes. */
  make(bytes: number): Buffer;
  /** Of a test, which wants it small. */
  small: number;
  /** `sound` where it is a recording after all, of which what can be heard is heard. */
  answer: 'INVALID_AUDIO' | 'AUDIO_TOO_LONG' | 'sound';
}

export const MOST_BYTES = 25_000_000;

const NOTHING = Buffer.alloc(0);

/** So often that it is about so many bytes. */
function filled(bytes: number, part: Uint8Array): Buffer {
  return Buffer.alloc(Math.floor(bytes / part.length) * part.length, part);
}

function flac(bytes: number, options: Parameters<typeof flacFrame>[1]): Buffer {
  return flacFile(filled(bytes, flacFrame(0, options)));
}

function webm(...content: Uint8Array[]): Buffer {
  const track = element(
    0xae,
    element(0xd7, be(1, 1)),
    element(0x86, Buffer.from('A_OPUS')),
    element(0x63a2, opusHead(1)),
  );
  return Buffer.concat([element(0x1a45dfa3, NOTHING), element(0x18538067, element(0x1654ae6b, track), ...content)]);
}

/** As many packets of one byte as lace into pages. */
function ogg(bytes: number, head: Uint8Array, packet: Uint8Array): Buffer {
  const laces = Array.from({ length: 255 }, () => packet.length);
  const page = oggPage(0, laces, Buffer.concat(laces.map(() => packet)));
  const begin = Buffer.concat([oggPage(2, [head.length], head), oggPage(0, [8], Buffer.from('OpusTags'))]);
  return Buffer.concat([begin, filled(bytes, page)]);
}

/** The head of a frame that never comes, so that its end is searched. */
function bareHead(): Buffer {
  const head = [0xff, 0xf8, 0x7a, 0x78, 0, 0xff, 0xfe];
  return Buffer.from([...head, crc(head, 8, 0x07)]);
}

const SIX_BYTES = Uint8Array.of(0x00, 0xc8, 0x00, 0x80, 0x23, 0x80);

/** A silent frame of AAC with its header: 16 kHz, one channel. */
const ADTS = Buffer.from([0xff, 0xf1, 0x60, 0x40, 0x01, 0xbf, 0xfc, ...SIX_BYTES]);

export const ATTACKS: Attack[] = [
  {
    name: 'FLAC of 8 channels at 192 kHz, largest frames of one value',
    make: (bytes) => flac(bytes, {}),
    small: 99_000,
    answer: 'INVALID_AUDIO',
  },
  {
    name: 'the same, as long as two minutes',
    make: () => flac(352 * flacFrame(0).length, {}),
    small: 1,
    answer: 'sound',
  },
  {
    name: 'the same, as long as twelve minutes',
    make: () => flac(2100 * flacFrame(0).length, {}),
    small: 1,
    answer: 'INVALID_AUDIO',
  },
  {
    name: 'FLAC of 8 channels at 4 kHz, largest frames',
    make: (bytes) => flac(bytes, { rate: 4000 }),
    small: 99_000,
    answer: 'AUDIO_TOO_LONG',
  },
  {
    name: 'FLAC of heads without frames',
    make: (bytes) => flacFile(filled(bytes, bareHead())),
    small: 400_000,
    answer: 'INVALID_AUDIO',
  },
  {
    name: 'FLAC that changes its rate with every frame',
    make: (bytes) => {
      const rates = Array.from({ length: 200 }, (_, i) =>
        flacFrame(i, { channels: 1, blockSize: 256, rate: 64_000 + i }),
      );
      return flacFile(filled(Math.max(bytes, 6000), Buffer.concat(rates)));
    },
    small: 6000,
    answer: 'INVALID_AUDIO',
  },
  {
    name: 'FLAC of frames of one sample',
    make: (bytes) => flac(bytes, { channels: 1, blockSize: 1, rate: 16_000 }),
    small: 9_000_000,
    answer: 'INVALID_AUDIO',
  },
  {
    name: 'm4a: all samples in one chunk of 4,294,967,295',
    make: () => mp4File(sampleTables(6, 1000, 0xffffffff, [0, 0])),
    small: 1,
    answer: 'INVALID_AUDIO',
  },
  {
    name: 'm4a: 4,294,967,295 samples of one size',
    make: () => mp4File(sampleTables(6, 0xffffffff, 0xffffffff, [0])),
    small: 1,
    answer: 'INVALID_AUDIO',
  },
  {
    name: 'm4a: the same, each in a chunk of its own',
    make: (bytes) =>
      mp4File({
        ...sampleTables(6, 0xffffffff, 1, []),
        chunks: box('stco', be(0), be(bytes >> 2), Buffer.alloc(bytes & ~3)),
      }),
    small: 2_000_000,
    answer: 'AUDIO_TOO_LONG',
  },
  {
    name: 'm4a: samples of 8 KB, all in the same place',
    make: () => {
      const offsets = Buffer.alloc(4 * 13_000);
      const tables = { ...sampleTables(8000, 13_000, 1, []), chunks: box('stco', be(0), be(13_000), offsets) };
      return mp4File({ ...tables, after: box('mdat', Buffer.alloc(8000)) });
    },
    small: 1,
    answer: 'INVALID_AUDIO',
  },
  {
    name: 'm4a: fragments that promise 4,294,967,295 empty samples',
    make: () => {
      const run = box('trun', be(0), be(0xffffffff));
      const traf = box('traf', box('tfhd', be(0x020000), be(1)), run);
      return mp4File({ ...sampleTables(0, 0, 0, []), after: box('moof', traf) });
    },
    small: 1,
    answer: 'INVALID_AUDIO',
  },
  {
    name: 'm4a of empty boxes',
    make: (bytes) => mp4File({ ...sampleTables(0, 0, 0, []), beside: filled(bytes, box('free')) }),
    small: 14_000_000,
    answer: 'INVALID_AUDIO',
  },
  {
    name: 'm4a of empty tracks',
    make: (bytes) => Buffer.concat([box('ftyp', Buffer.from('isom'), be(0)), box('moov', filled(bytes, box('trak')))]),
    small: 14_000_000,
    answer: 'INVALID_AUDIO',
  },
  {
    name: 'm4a of boxes inside one another',
    make: (bytes) => {
      const size = Math.floor(bytes / 8) * 8;
      const nested = Buffer.alloc(size);
      for (let at = 0; at < size; at += 8) be(size - at).copy(nested, at) && nested.write('moov', at + 4, 'latin1');
      return nested;
    },
    small: 100_000,
    answer: 'INVALID_AUDIO',
  },
  {
    name: 'WebM of empty blocks',
    make: (bytes) => webm(element(0x1f43b675, filled(bytes, Uint8Array.of(0xa3, 0x80)))),
    small: 4_000_000,
    answer: 'INVALID_AUDIO',
  },
  {
    name: 'WebM of blocks of one byte',
    make: (bytes) => webm(element(0x1f43b675, filled(bytes, Uint8Array.of(0xa3, 0x85, 0x81, 0, 0, 0, 0xf8)))),
    small: 3_000_000,
    answer: 'AUDIO_TOO_LONG',
  },
  {
    name: 'WebM of blocks without sound',
    make: (bytes) => webm(element(0x1f43b675, filled(bytes, Uint8Array.of(0xa3, 0x86, 0x81, 0, 0, 0, 0xfb, 0)))),
    small: 4_000_000,
    answer: 'INVALID_AUDIO',
  },
  {
    name: 'WebM of tracks',
    make: (bytes) => webm(element(0x1654ae6b, filled(bytes, Uint8Array.of(0xae, 0x80)))),
    small: 10_000,
    answer: 'INVALID_AUDIO',
  },
  {
    name: 'Ogg of packets of one byte',
    make: (bytes) => ogg(bytes, opusHead(1), Uint8Array.of(0xf8)),
    small: 100_000,
    answer: 'AUDIO_TOO_LONG',
  },
  {
    name: 'Ogg of packets without sound',
    make: (bytes) => ogg(bytes, opusHead(1), Uint8Array.of(0xfb, 0)),
    small: 2_000_000,
    answer: 'INVALID_AUDIO',
  },
  {
    name: 'Ogg of empty pages',
    make: (bytes) =>
      Buffer.concat([ogg(600, opusHead(1), Uint8Array.of(0xf8)), filled(bytes, oggPage(0, [], NOTHING))]),
    small: 100_000,
    answer: 'sound',
  },
  {
    name: 'Ogg of pages inside one another',
    make: (bytes) => {
      const page = oggPage(1, [], NOTHING);
      page[26] = 255;
      return Buffer.concat([ogg(600, opusHead(1), Uint8Array.of(0xf8)), filled(bytes, page)]);
    },
    small: 100_000,
    answer: 'INVALID_AUDIO',
  },
  {
    name: 'Ogg of 8 channels, each a stream of its own, 60 ms a packet',
    make: () => {
      const packet = Buffer.concat([...Array.from({ length: 7 }, () => Uint8Array.of(0x18, 0)), Uint8Array.of(0x18)]);
      return ogg(57 * (27 + 255 * 16), opusHead(8, 8), packet);
    },
    small: 1,
    answer: 'sound',
  },
  {
    name: 'Ogg of two channels made of 255 streams',
    make: (bytes) => ogg(bytes, opusHead(2, 255), Uint8Array.of(0xf8)),
    small: 10_000,
    answer: 'INVALID_AUDIO',
  },
  {
    name: 'AAC of the smallest frames',
    make: (bytes) => filled(bytes, ADTS),
    small: 300_000,
    answer: 'AUDIO_TOO_LONG',
  },
  {
    name: 'AAC of headers without frames',
    make: (bytes) => filled(bytes, Uint8Array.of(0xff, 0xf1, 0x00, 0x40, 0x01, 0x1f, 0xfc, 0)),
    small: 1_000_000,
    answer: 'AUDIO_TOO_LONG',
  },
  {
    name: 'MP3 of the smallest frames',
    make: (bytes) => filled(bytes, Buffer.concat([Uint8Array.of(0xff, 0xe3, 0x18, 0xc4), Buffer.alloc(68)])),
    small: 1_000_000,
    answer: 'AUDIO_TOO_LONG',
  },
  {
    name: 'MP3 of heads alone',
    make: (bytes) =>
      Buffer.concat([
        Uint8Array.of(0xff, 0xe3, 0x18, 0xc4),
        Buffer.alloc(68),
        filled(bytes, Uint8Array.of(0xff, 0xe3, 0x18, 0xc4)),
      ]),
    small: 1_000_000,
    answer: 'AUDIO_TOO_LONG',
  },
  {
    name: 'WAV of 32 channels at 4 kHz',
    make: (bytes) => wavFile(32, 4000, 8, Buffer.alloc(bytes, 128)),
    small: 200_000,
    answer: 'sound',
  },
  {
    name: 'WAV of one channel at 4 kHz',
    make: (bytes) => wavFile(1, 4000, 8, Buffer.alloc(bytes, 128)),
    small: 4_000_000,
    answer: 'AUDIO_TOO_LONG',
  },
  {
    name: 'WAV of empty chunks',
    make: (bytes) => wavFile(1, 16_000, 8, Buffer.alloc(16_000, 128), filled(bytes, Buffer.from('JUNK\0\0\0\0'))),
    small: 100_000,
    answer: 'sound',
  },
];
