import { closeSync, openSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * The words of a name in lower-case letters, abbreviations written out. Joined they are the key of a place: one for
 * "St. Mary's" and "Saint Marys", one for "Mc Lean" and "McLean".
 */
export function placeWords(name: string): string[] {
  const words = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/['’.]|\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  return words.map((word, index) => (index === words.length - 1 ? word : (ABBREVIATIONS.get(word) ?? word)));
}

/** Whether places of this key exist: in the state, in others only, or not at all. */
export function placesNamed(key: string, state: string): 'in state' | 'elsewhere' | 'none' {
  const states = load().statesByKey.get(key);
  if (states === undefined) return 'none';
  return states.includes(state) ? 'in state' : 'elsewhere';
}

/** The keys of a state's places. */
export function placesIn(state: string): readonly string[] {
  return load().keysByState.get(state) ?? [];
}

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

/** `statesByKey` has the postal codes of the states one after another: "MI OH NY ". */
type Places = { statesByKey: Map<string, string>; keysByState: Map<string, string[]> };

let loaded: Places | undefined;

/**
 * The places of the package `zipcodes`: every post office name with its state. Its file is read as text, because the
 * package's own loading would keep an object for each of 42,000 ZIP codes in memory for good.
 */
function load(): Places {
  if (loaded !== undefined) return loaded;
  const statesByKey = new Map<string, string>();
  const keysByState = new Map<string, string[]>();
  let previous = '';
  for (const [entry, city = '', state = ''] of entries()) {
    if (entry === previous) continue;
    previous = entry;
    const key = placeWords(city).join('');
    const states = statesByKey.get(key) ?? '';
    if (states.includes(state)) continue;
    statesByKey.set(key, `${states}${state} `);
    const keys = keysByState.get(state) ?? [];
    keys.push(key);
    keysByState.set(state, keys);
  }
  loaded = { statesByKey, keysByState };
  return loaded;
}

const ENTRY = /"city":"([^"]+)","state":"([A-Z]{2})","country":"US"/g;

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
