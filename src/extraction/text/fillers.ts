import { FILLERS } from '../vocabulary/speech.ts';
import { DIRECTIONS, STREET_WORDS } from '../vocabulary/streets.ts';
import { isCount } from './addresses/details.ts';
import type { Token } from './tokens.ts';

/** Phrases in words, found by their first one. */
export function byFirstWord(phrases: readonly string[]): Map<string, string[][]> {
  const found = new Map<string, string[][]>();
  for (const phrase of phrases) {
    const words = phrase.split(' ');
    const first = words[0] ?? '';
    found.set(first, [...(found.get(first) ?? []), words]);
  }
  return found;
}

const FILLER_WORDS = byFirstWord(FILLERS);

export function dropFillers(tokens: Token[]): Token[] {
  const kept: Token[] = [];
  for (let i = 0; i < tokens.length; ) {
    // "at like 1430", "about, like, 1430".
    const like = tokens[i]?.text === 'like' && /^(at|about|around|was|were|,)$/.test(kept.at(-1)?.text ?? '');
    if (like && (tokens[i + 1]?.kind === 'number' || tokens[i + 1]?.text === ',')) {
      i += tokens[i + 1]?.text === ',' && kept.at(-1)?.text === ',' ? 2 : 1;
      continue;
    }
    // "Medic 4 was, what, 1123".
    if (tokens[i]?.text === 'what' && kept.at(-1)?.text === ',' && tokens[i + 1]?.text === ',') {
      i += 2;
      continue;
    }
    const isMarker = tokens[i]?.text === 'mm' && isMarkerNumber(tokens, i + 1);
    const filler = isMarker
      ? undefined
      : FILLER_WORDS.get(tokens[i]?.text ?? '')?.find((words) =>
          words.every((word, k) => tokens[i + k]?.text === word),
        );
    if (filler) {
      i += filler.length;
      const breath = kept.at(-1)?.text === ',' && tokens[i]?.text === ',';
      if (breath && isInsideAddress(kept, tokens, i + 1)) {
        kept.pop();
        i++;
      }
    } else kept.push(tokens[i++] as Token);
  }
  // A word said twice with a breath between was said once.
  const tidy = kept.filter((token, i) => token.text !== ',' || kept[i - 1]?.text !== ',');
  return tidy.filter((token, i) => {
    const repeated = token.kind === 'word' && tidy[i + 1]?.text === ',' && tidy[i + 2]?.text === token.text;
    const between = token.text === ',' && tidy[i - 1]?.kind === 'word' && tidy[i - 1]?.text === tidy[i + 1]?.text;
    return !repeated && !between;
  });
}

/** "I-57 NB MM 247" is a mile marker and no breath; "on Highway 9, mm, two cars" is one. */
function isMarkerNumber(tokens: Token[], i: number): boolean {
  const { text = '', start = 0, end = 0 } = tokens[i] ?? {};
  return /^\d{1,3}(?:\.\d+)?$/.test(text) && end - start === text.length && !isCount(tokens, i);
}

/** "4711, uh, South, uh, Bonham, uh, Street": the breath belongs to the sound, not to the address. */
function isInsideAddress(kept: Token[], tokens: Token[], next: number): boolean {
  const isStreet = (token: Token | undefined) => STREET_WORDS[token?.text ?? ''] !== undefined;
  if (isStreet(tokens[next])) return true;
  const before = kept.at(-2);
  const ahead = tokens.slice(next, next + 6);
  const named = ahead.findIndex(isStreet);
  if (named < 1 || ahead.slice(0, named).some((token) => !/^(,|uh|um)$/.test(token.text) && token.kind === 'mark'))
    return false;
  if (before?.kind === 'word' && DIRECTIONS[before.text]) return true;
  return (
    before?.kind === 'number' &&
    !/^(at|scene|dispatched|arrived|cleared|toned|paged|clear)$/.test(kept.at(-3)?.text ?? '')
  );
}
