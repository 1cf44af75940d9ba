import type { Hit, Reading } from '../text/reading.ts';
import type { Doubt } from '../text/scopes.ts';

/**
 * Phrases as a fire officer would write them down, one string each, words as in the reading:
 * `a|b` either word, `{box truck|car}` either run of words, `x?` may be missing, `burn*` any ending, `car+` with or
 * without s, `~3` up to three other words of the same sentence, `#` a number, `<unit>` `<time>` `<address>` as named.
 */
export type PhraseTable<K extends string> = Readonly<Record<K, readonly string[]>>;

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

interface Word {
  text: string;
  prefix: boolean;
  plural: boolean;
}
interface Step {
  options: Word[][];
  optional: boolean;
  gap: number;
}
interface Phrase<K extends string> {
  key: K;
  steps: Step[];
}
export type PhraseIndex<K extends string> = ReadonlyMap<string, readonly Phrase<K>[]>;

/** More mentions of one thing than this add nothing, and time must grow with the text only. */
const MOST_MENTIONS = 60;

export function indexPhrases<K extends string>(table: PhraseTable<K>): PhraseIndex<K> {
  const index = new Map<string, Phrase<K>[]>();
  for (const [key, phrases] of Object.entries<readonly string[]>(table)) {
    for (const written of phrases) {
      const steps = stepsOf(written);
      const firsts = new Set(steps[0]?.options.map((option) => option[0]?.text.slice(0, 2) ?? ''));
      for (const first of firsts) {
        const bucket = index.get(first) ?? [];
        bucket.push({ key: key as K, steps });
        index.set(first, bucket);
      }
    }
  }
  return index;
}

export function mentionsIn<K extends string>(reading: Reading, index: PhraseIndex<K>): Mentions<K> {
  const found = new Map<K, { from: number; to: number }[]>();
  const { items } = reading;
  for (let at = 0; at < items.length; at++) {
    const text = items[at]?.text ?? '';
    const named = kindOf(reading, at);
    const buckets = [index.get(text.slice(0, 2)), named ? index.get(named.slice(0, 2)) : undefined];
    for (const bucket of buckets) {
      for (const { key, steps } of bucket ?? []) {
        const places = found.get(key) ?? [];
        const last = places.at(-1);
        if (places.length >= MOST_MENTIONS) continue;
        const to = matchFrom(reading, steps, 0, at);
        if (to === undefined || (last?.from === at && last.to <= to)) continue;
        if (last?.from === at) places.pop();
        places.push({ from: at, to });
        found.set(key, places);
      }
    }
  }
  const made = new Map<K, Mention[]>();
  const mentions = (key: K): Mention[] => {
    const known = made.get(key);
    if (known) return known;
    const fresh = (found.get(key) ?? []).map(({ from, to }) => mentionOf(reading, from, to));
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

function mentionOf(reading: Reading, from: number, to: number): Mention {
  const words = reading.items.slice(from, to).map((item) => item.text);
  const text = words.join(' ');
  const hit = {
    from,
    to,
    text,
    groups: {},
    match: [text] as unknown as RegExpExecArray,
    source: reading.sourceOf(from, to),
  };
  return { ...hit, doubts: reading.doubts(hit) };
}

/** The name in angle brackets that stands for an item that is no word. */
function kindOf(reading: Reading, at: number): string | undefined {
  const item = reading.items[at];
  if (item?.unit !== undefined) return '<unit>';
  if (item?.clock !== undefined) return '<time>';
  if (item?.address !== undefined) return '<address>';
  return item && /^\d+$/.test(item.text) ? '#' : undefined;
}

/** The item after the phrase when it stands at `at`. */
function matchFrom(reading: Reading, steps: Step[], step: number, at: number): number | undefined {
  const current = steps[step];
  if (!current) return at;
  if (current.gap > 0) {
    for (let skipped = 0; skipped <= current.gap; skipped++) {
      if (skipped > 0 && (reading.items[at + skipped - 1]?.text ?? '.') === '.') return undefined;
      const to = matchFrom(reading, steps, step + 1, at + skipped);
      if (to !== undefined) return to;
    }
    return undefined;
  }
  for (const option of current.options) {
    if (!option.every((word, k) => isWord(reading, at + k, word))) continue;
    const to = matchFrom(reading, steps, step + 1, at + option.length);
    if (to !== undefined) return to;
  }
  return current.optional ? matchFrom(reading, steps, step + 1, at) : undefined;
}

function isWord(reading: Reading, at: number, word: Word): boolean {
  const text = reading.items[at]?.text;
  if (text === undefined) return false;
  if (word.prefix) return text.startsWith(word.text);
  if (text === word.text) return true;
  if (word.plural && text === `${word.text}s`) return true;
  return (word.text === '#' || word.text[0] === '<') && kindOf(reading, at) === word.text;
}

function stepsOf(written: string): Step[] {
  const parts = written.match(/\{[^}]*\}\??|\S+/g) ?? [];
  return parts.map((part): Step => {
    const gap = /^~(\d+)$/.exec(part);
    if (gap) return { options: [], optional: false, gap: Number(gap[1]) };
    const optional = part.endsWith('?');
    const bare = (optional ? part.slice(0, -1) : part).replace(/^\{|\}$/g, '');
    return { options: bare.split('|').map((option) => option.trim().split(' ').map(wordOf)), optional, gap: 0 };
  });
}

function wordOf(written: string): Word {
  const prefix = written.endsWith('*');
  const plural = written.endsWith('+');
  return { text: prefix || plural ? written.slice(0, -1) : written, prefix, plural };
}
