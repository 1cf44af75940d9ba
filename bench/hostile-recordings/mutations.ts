/** The same seed gives the same recordings (mulberry32). */
export function chanceFrom(seed: number): Chance {
  let state = seed;
  const below = (limit: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % Math.max(1, limit);
  };
  return { below, of: (some) => some[below(some.length)] as (typeof some)[number] };
}

export interface Chance {
  below(limit: number): number;
  of<T>(some: readonly T[]): T;
}

const EXTREMES = [0, 1, 0x7f, 0x80, 0xff, 0xffff, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff];
/** What the parts of containers are called: where one stands, numbers are near. */
const NAMES = [
  ...['stsz', 'stsc', 'stco', 'stts', 'stsd', 'mp4a', 'esds', 'mdhd', 'trun', 'tfhd', 'traf', 'moof', 'trak', 'mdat'],
  ...['OggS', 'OpusHead', 'OpusTags', 'fLaC', 'fmt ', 'data', 'RIFF', 'ID3', 'A_OPUS'],
  ...[
    '\x1a\x45\xdf\xa3',
    '\x18\x53\x80\x67',
    '\x16\x54\xae\x6b',
    '\x1f\x43\xb6\x75',
    '\xff\xf8',
    '\xff\xf1',
    '\xff\xfb',
  ],
];

type Mutation = (recording: Buffer, chance: Chance, others: readonly Buffer[], most: number) => Buffer;

const MUTATIONS: Mutation[] = [
  function numberNearName(recording, chance) {
    const changed = Buffer.from(recording);
    const name = chance.of(NAMES);
    const places = placesOf(changed, name);
    const at = places.length > 0 ? chance.of(places) + chance.below(64) : chance.below(changed.length);
    return write(changed, at, chance);
  },
  (recording, chance) => write(Buffer.from(recording), chance.below(recording.length), chance),
  (recording, chance) => write(Buffer.from(recording), chance.below(Math.min(600, recording.length)), chance),
  function flipped(recording, chance) {
    const changed = Buffer.from(recording);
    for (let i = chance.below(20); i >= 0; i--) {
      const at = chance.below(changed.length);
      changed[at] = (changed[at] ?? 0) ^ (1 << chance.below(8));
    }
    return changed;
  },
  (recording, chance) => recording.subarray(0, chance.below(recording.length)),
  function withoutAPart(recording, chance) {
    const [from, length] = part(recording, chance);
    return Buffer.concat([recording.subarray(0, from), recording.subarray(from + length)]);
  },
  function partAgain(recording, chance, _, most) {
    const [from, length] = part(recording, chance);
    const times = chance.of([2, 3, 50, 1000, 100_000, 5_000_000]);
    const room = Math.max(0, most - recording.length);
    const again = Buffer.alloc(Math.min(room, length * times), recording.subarray(from, from + length));
    return Buffer.concat([recording.subarray(0, from), again, recording.subarray(from)]);
  },
  function tinyPartAgain(recording, chance, _, most) {
    const from = chance.below(recording.length);
    const piece = recording.subarray(from, from + 1 + chance.below(40));
    const again = Buffer.alloc(Math.max(0, chance.of([most, most, 1_000_000, 50_000]) - recording.length), piece);
    return Buffer.concat([recording.subarray(0, from), again, recording.subarray(from)]);
  },
  function ofAnother(recording, chance, others) {
    const other = chance.of(others);
    const [from, length] = part(other, chance);
    const at = chance.below(recording.length);
    return Buffer.concat([recording.subarray(0, at), other.subarray(from, from + length), recording.subarray(at)]);
  },
  function noise(recording, chance) {
    const changed = Buffer.from(recording);
    const [from, length] = part(changed, chance);
    for (let at = from; at < Math.min(from + length, from + 5000); at++) changed[at] = chance.below(256);
    return changed;
  },
];

/** One to four changes, and no more bytes than are allowed. */
export function mutated(recording: Buffer, others: readonly Buffer[], chance: Chance, most: number): Buffer {
  let changed = recording;
  for (let i = chance.of([0, 0, 1, 3]); i >= 0 && changed.length > 20; i--) {
    changed = chance.of(MUTATIONS)(changed, chance, others, most).subarray(0, most);
  }
  return changed;
}

function write(changed: Buffer, at: number, chance: Chance): Buffer {
  const size = chance.of([1, 2, 4]);
  const place = Math.max(0, Math.min(at, changed.length - size));
  const value = chance.of([...EXTREMES, chance.below(2 ** 31)]);
  changed.writeUIntBE(value % 2 ** (8 * size), place, size);
  return changed;
}

/** From anywhere, and as often short as long. */
function part(recording: Buffer, chance: Chance): [from: number, length: number] {
  const from = chance.below(recording.length);
  return [from, 1 + chance.below(Math.min(recording.length - from, chance.of([8, 64, 4096, recording.length])))];
}

function placesOf(recording: Buffer, name: string): number[] {
  const places: number[] = [];
  for (let at = recording.indexOf(name, 0, 'latin1'); at !== -1 && places.length < 1000; ) {
    places.push(at);
    at = recording.indexOf(name, at + 1, 'latin1');
  }
  return places;
}
