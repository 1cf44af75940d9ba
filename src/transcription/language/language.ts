import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What was said so far, and what goes with it. Never changed: hypotheses share their beginnings. */
export interface Spoken {
  /** How usual a token is after what was said, as far as that counts. */
  fits(token: number): number;
  after(token: number): Spoken;
}

/** Where every token goes with every other. */
export const anyLanguage: Spoken = { fits: () => 0, after: () => anyLanguage };

/** How far the fire service's way of talking counts. */
export interface Manner {
  /** Of the logarithm of how likely a token is. */
  weight: number;
  /** No token counts as less likely than this: names are said that nobody has heard of. */
  least: number;
}

export const MANNER: Manner = { weight: 0.15, least: -9 };

/** Tokens looked at together, the one asked for included. */
const ORDER = 4;
/** Parts of a step in the logarithms that are stored; `training/language.mjs` writes them so. */
const PARTS = 16;

/** Runs of one length, sorted within those they go on from: each by its last token. */
interface Level {
  token: Uint16Array;
  likely: Uint8Array;
  /** What is left after a run for tokens never seen there, and where the runs that go on from it begin. */
  left: Uint8Array;
  from: Uint32Array;
}

/** Stands beside the sources; the build finds it there too. */
export const LANGUAGE_FILE = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? './fire-language.bin' : '../../../src/transcription/language/fire-language.bin',
    import.meta.url,
  ),
);

/** The way the fire service talks, at the beginning of what is said. */
export function loadLanguage({ weight, least } = MANNER, file = LANGUAGE_FILE): Spoken {
  const bytes = readFileSync(file);
  const sizes = Array.from({ length: ORDER }, (_, level) => bytes.readUInt32LE(4 * level));
  const unseen = bytes.readFloatLE(4 * ORDER);
  let at = 4 * (ORDER + 1);
  const take = (size: number) => {
    at += size;
    return bytes.buffer.slice(bytes.byteOffset + at - size, bytes.byteOffset + at);
  };
  const levels = sizes.map((size, level): Level => {
    const token = new Uint16Array(take(2 * size));
    const likely = new Uint8Array(take(size));
    // Nothing goes on from the longest.
    const goesOn = level < ORDER - 1;
    const left = new Uint8Array(take(goesOn ? size : 0));
    return { token, likely, left, from: new Uint32Array(take(goesOn ? 4 * (size + 1) : 0)) };
  });
  const standing = (said: readonly number[]): Spoken => ({
    fits: (token) => weight * Math.max(least, likelihood(levels, unseen, said, token)),
    after: (token) => standing([...said, token].slice(1 - ORDER)),
  });
  return standing([]);
}

/** By the longest run that is known; each token of the context left out costs what was left for the unseen there. */
function likelihood(levels: Level[], unseen: number, context: readonly number[], token: number): number {
  const row = find(levels, context);
  const found = row === undefined ? undefined : child(levels, context.length, row, token);
  if (found !== undefined) return -((levels[context.length] as Level).likely[found] as number) / PARTS;
  if (context.length === 0) return unseen;
  const left = row === undefined ? 0 : ((levels[context.length - 1] as Level).left[row] as number);
  return -left / PARTS + likelihood(levels, unseen, context.slice(1), token);
}

/** The row of a run on the level of its length. */
function find(levels: Level[], run: readonly number[]): number | undefined {
  let row: number | undefined = 0;
  for (const [level, token] of run.entries()) {
    row = child(levels, level, row, token);
    if (row === undefined) return undefined;
  }
  return row;
}

/** The row on a level of the run that goes on from a row of the level before with a token. */
function child(levels: Level[], level: number, row: number, token: number): number | undefined {
  const { token: tokens } = levels[level] as Level;
  const above = level === 0 ? undefined : (levels[level - 1] as Level).from;
  let low = above ? (above[row] as number) : 0;
  let high = above ? (above[row + 1] as number) : tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle] as number) < token) low = middle + 1;
    else high = middle;
  }
  const end = above ? (above[row + 1] as number) : tokens.length;
  return low < end && tokens[low] === token ? low : undefined;
}
