import { nearestName } from '../../known/nearest.ts';
import { GUARDED_APPARATUS, SHORT_APPARATUS } from '../../vocabulary/apparatus.ts';
import type { Token } from '../tokens.ts';
import { TYPES, unitNumber } from './numbers.ts';

/**
 * "Mettick 8" where Medic 8 was sent or listed: the word before the very number of such a unit is its kind where it sounds
 * like it. A word that is a kind itself says plainly that it is another unit.
 */
export function mendUnits(tokens: Token[], expected: readonly string[]): Token[] {
  const kinds = new Map<string, string[]>();
  for (const name of expected) {
    const [, kind = '', number = ''] = /^([a-z]+) (\w+)$/i.exec(name) ?? [];
    if (TYPES.has(kind.toLowerCase())) kinds.set(number, [...(kinds.get(number) ?? []), kind.toLowerCase()]);
  }
  if (kinds.size === 0) return tokens;
  return tokens.map((token, i) => {
    if (token.kind !== 'word' || isKind(token.text)) return token;
    const meant = kinds.get(unitNumber(tokens, i + 1)?.digits ?? '');
    const kind = meant && nearestName(token.text, meant, true);
    return kind === undefined ? token : { ...token, text: kind };
  });
}

function isKind(word: string): boolean {
  return [word, word.replace(/s$/, '')].some(
    (one) => TYPES.has(one) || GUARDED_APPARATUS[one] !== undefined || SHORT_APPARATUS[one] !== undefined,
  );
}
