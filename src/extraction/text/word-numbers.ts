/** The words that tables and patterns name, numbered from one, so that whether one is said is a look into an array. */
const NUMBERS = new Map<string, number>();
const WORDS = [''];

export function numberOf(word: string): number {
  const known = NUMBERS.get(word);
  if (known !== undefined) return known;
  NUMBERS.set(word, WORDS.length);
  return WORDS.push(word) - 1;
}

/** Zero for a word that no table names. */
export const knownNumber = (word: string): number => NUMBERS.get(word) ?? 0;
export const wordOf = (number: number): string => WORDS[number] ?? '';
export const numberCount = () => WORDS.length;
