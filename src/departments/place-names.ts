import { closeSync, openSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A spelling reduced to what tells places apart: "St. Mary's" and "Saint Marys" are one key, so are "Mc Lean" and "McLean". */
export function placeKey(name: string): string {
  return placeWords(name).join('');
}

/** The words of a name in lower-case letters, abbreviations written out. */
export function placeWords(name: string): string[] {
  const words = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/['’.]|\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  return words.map((word, index) => (index === words.length - 1 ? word : (ABBREVIATIONS.get(word) ?? word)));
}

/** Whether a town of this key lies in the state, or across a state line within reach of the own town. */
export function isPlaceAround(key: string, own: { key: string; state: string }): boolean {
  const places = load();
  const home = find(places, own.key, own.state);
  for (let at = places.first.get(key) ?? NONE; at !== NONE; at = places.next[at] ?? NONE) {
    if (places.states[at] === own.state) return true;
    if (home !== NONE && kilometres(places, home, at) <= MUTUAL_AID_KM) return true;
  }
  return false;
}

/** Whether any place in the United States has this key. */
export function isPlace(key: string): boolean {
  return load().first.has(key);
}

/** The keys of a state's places. */
export function placesIn(state: string): readonly string[] {
  return load().keysByState.get(state) ?? [];
}

/** How far away a neighbour's town across a state line may be and still be where a crew was called to. */
const MUTUAL_AID_KM = 100;

const ABBREVIATIONS = new Map([
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['mt', 'mount'],
  ['ft', 'fort'],
  ['pt', 'point'],
  ['n', 'north'],
  ['s', 'south'],
  ['e', 'east'],
  ['w', 'west'],
]);

const NONE = -1;

/** Places of one key form a chain: `first` leads to one, `next` to the others. */
type Places = {
  first: Map<string, number>;
  next: Int32Array;
  states: string[];
  latitude: Float32Array;
  longitude: Float32Array;
  keysByState: Map<string, string[]>;
};

let loaded: Places | undefined;

/**
 * The places of the package `zipcodes`: every post office name with its state and position. Its file is read as text,
 * because the package's own loading would keep an object for each of 42,000 ZIP codes in memory for good.
 */
function load(): Places {
  if (loaded !== undefined) return loaded;
  const first = new Map<string, number>();
  const next: number[] = [];
  const states: string[] = [];
  const latitude: number[] = [];
  const longitude: number[] = [];
  const keysByState = new Map<string, string[]>();
  let previous = '';
  for (const [, lat, lon, name = '', city = '', state = ''] of entries()) {
    if (name === previous) continue;
    previous = name;
    const keys = keysByState.get(state) ?? [];
    keysByState.set(state, keys);
    const key = placeKey(city);
    if (key === '' || find({ first, next, states }, key, state) !== NONE) continue;
    keys.push(key);
    next.push(first.get(key) ?? NONE);
    first.set(key, states.length);
    states.push(state);
    latitude.push(Number(lat));
    longitude.push(Number(lon));
  }
  loaded = {
    first,
    next: Int32Array.from(next),
    states,
    latitude: Float32Array.from(latitude),
    longitude: Float32Array.from(longitude),
    keysByState,
  };
  return loaded;
}

const ENTRY = /"latitude":(-?[\d.]+),"longitude":(-?[\d.]+),("city":"([^"]+)","state":"([A-Z]{2})"),"country":"US"/g;

/** Reads the list in pieces, so that the whole of it is never in memory. */
function* entries(): Generator<RegExpExecArray> {
  const file = openSync(createRequire(import.meta.url).resolve('zipcodes/lib/codes.js'), 'r');
  try {
    const piece = Buffer.alloc(65_536);
    let rest = '';
    for (let size = readSync(file, piece); size > 0; size = readSync(file, piece)) {
      const text = rest + piece.toString('latin1', 0, size);
      const end = text.lastIndexOf('}') + 1;
      yield* text.slice(0, end).matchAll(ENTRY);
      rest = text.slice(end);
    }
  } finally {
    closeSync(file);
  }
}

type Chains = { first: Map<string, number>; next: ArrayLike<number>; states: string[] };

function find({ first, next, states }: Chains, key: string, state: string): number {
  let at = first.get(key) ?? NONE;
  while (at !== NONE && states[at] !== state) at = next[at] ?? NONE;
  return at;
}

/** Flat-earth distance, good enough over the width of a county. */
function kilometres({ latitude, longitude }: Places, a: number, b: number): number {
  const [latA = 0, latB = 0] = [latitude[a], latitude[b]];
  const north = latA - latB;
  const east = ((longitude[a] ?? 0) - (longitude[b] ?? 0)) * Math.cos((latA * Math.PI) / 180);
  return Math.hypot(north, east) * 111;
}
