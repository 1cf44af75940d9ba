import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

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

/** Every post office name, a line for each state (script/place-names). Stands beside the sources; the build finds it there. */
export const PLACES_FILE = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? './place-names.txt' : '../../src/departments/place-names.txt',
    import.meta.url,
  ),
);

let loaded: Places | undefined;

function load(): Places {
  if (loaded !== undefined) return loaded;
  const statesByKey = new Map<string, string>();
  const keysByState = new Map<string, string[]>();
  for (const line of readFileSync(PLACES_FILE, 'utf8').trimEnd().split('\n')) {
    const [state = '', ...names] = line.split('\t');
    const keys = new Set(names.map((name) => placeWords(name).join('')));
    keysByState.set(state, [...keys]);
    for (const key of keys) statesByKey.set(key, `${statesByKey.get(key) ?? ''}${state} `);
  }
  loaded = { statesByKey, keysByState };
  return loaded;
}
