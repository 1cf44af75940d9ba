import type { Hit, Reading } from '../text/reading.ts';
import type { Doubt } from '../text/scopes.ts';
import { placesIn } from './phrase-search.ts';
import type { PhraseIndex } from './phrase-table.ts';

/** Words of a table found in a reading, and how they are meant. */
export interface Mention extends Hit {
  doubts: Doubt[];
}

export interface Mentions<K extends string> {
  /** Stated as facts of this incident, in the order told. */
  said(...keys: K[]): Mention[];
  /** Known only from the dispatcher or a caller. */
  heard(...keys: K[]): Mention[];
  /** However meant. */
  all(...keys: K[]): Mention[];
  has(...keys: K[]): boolean;
}

export function mentionsIn<K extends string>(reading: Reading, index: PhraseIndex<K>): Mentions<K> {
  const places = placesIn(reading);
  const made = new Map<K, Mention[]>();
  const mentions = (key: K): Mention[] => {
    const known = made.get(key);
    if (known) return known;
    const fresh = (places.get(index.get(key) ?? -1) ?? []).map(({ from, to }) => mentionOf(reading, from, to));
    made.set(key, fresh);
    return fresh;
  };
  const pick = (keys: K[], keep: (mention: Mention) => boolean) =>
    keys.flatMap((key) => mentions(key).filter(keep)).sort((a, b) => a.from - b.from || a.to - b.to);
  const said = (...keys: K[]) => pick(keys, ({ doubts }) => doubts.length === 0);
  return {
    said,
    heard: (...keys) => pick(keys, ({ doubts }) => doubts.length > 0 && doubts.every((doubt) => doubt === 'hearsay')),
    all: (...keys) => pick(keys, () => true),
    has: (...keys) => said(...keys).length > 0,
  };
}

const DENIES = /^(no|nobody|none|without)(?= |$)/;

function mentionOf(reading: Reading, from: number, to: number): Mention {
  const hit = reading.hit(from, to);
  // A phrase that denies by itself ("nobody was hurt") is not turned around by a denial before it.
  const doubts = reading.doubts(hit).filter((doubt) => doubt !== 'negated' || !DENIES.test(hit.text));
  // "Woods fire that wasn't", "a rollover, which it absolutely wasn't" take back what they name.
  const takenBack =
    /^(?:that|which) (?:it |there |they )?(?:\w+ly )?(wasn't|was not|weren't|never was)\b(?! (?:\w+ly )?(?:until|till|hurt|injured|working|easy|much|good|too|very|as|able|a problem|on|in|there|clear))/.test(
      wordsAfter(reading, to, 7),
    );
  return { ...hit, doubts: takenBack ? [...doubts, 'negated'] : doubts };
}

export const wordsBefore = (reading: Reading, at: number, count: number): string => reading.words(at - count, at);

export const wordsAfter = (reading: Reading, at: number, count: number): string => reading.words(at, at + count);
