import type { AddressMention } from './address-details.ts';
import { addressAt, houseNumberAt } from './addresses.ts';
import { directionAt, isStreetWord, type Read, type Street, word } from './street-words.ts';
import type { Token } from './tokens.ts';

/**
 * The address in a stretch that is known to be one: "a fire over in Arvin [bear mountain boulevard and comanche drive]
 * dispatched …". Words alone do not tell where such a name begins, so it is read as if "at" stood before it and the
 * sentence ended behind it.
 */
export function addressIn(tokens: Token[], transcript: string, start: number, end: number): AddressMention | undefined {
  const first = tokens.findIndex((token) => token.end > start);
  const last = tokens.findLastIndex((token) => token.start < end);
  if (first < 0 || last < first) return undefined;
  const isOfName = directionAt(tokens, first - 1) && !HEADING.test(word(tokens, first - 2));
  const from = isOfName ? first - 1 : first;
  const alone = tokens.slice(0, last + 1);
  const before = alone[from - 1];
  if (before) alone[from - 1] = { ...before, kind: 'word', text: 'at' };
  return addressAt(alone, transcript, from);
}

/** "Facing north [willow creek road and sawmill road]". */
const HEADING = /^(facing|headed|heading|going|driving|travell?ing|pushing|running|moving|from|to|the)$/;

/** "A grass fire off Churn Creek Road, 4310 Churn Creek": house numbers before a street that is named again, without its last word. */
export function housesOf(tokens: Token[], { name }: Street): Read<string>[] {
  const words = tokens.slice(name.from, name.to).map(({ text }) => text);
  return tokens.flatMap((_, i) => {
    const isAgain = i !== name.from && words.every((each, k) => tokens[i + k]?.text === each);
    if (!isAgain || isStreetWord(word(tokens, i + words.length))) return [];
    const to = directionAt(tokens, i - 1) ? i - 1 : i;
    let from = to;
    while (tokens[from - 1]?.kind === 'number') from--;
    const number = from < to ? houseNumberAt(tokens, from) : undefined;
    return number?.to === to ? [number] : [];
  });
}
