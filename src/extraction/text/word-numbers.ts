/** The words that tables and patterns name, numbered from one, so that whether one is said is a look into an array. */
const NUMBERS = new Map<string, number>();

export function numberOf(word: string): number {
  const known = NUMBERS.get(word);
  if (known !== undefined) return known;
  NUMBERS.set(word, NUMBERS.size + 1);
  return NUMBERS.size;
}

/** Zero for a word that no table names. */
export const knownNumber = (word: string): number => NUMBERS.get(word) ?? 0;
export const numberCount = () => NUMBERS.size + 1;
