/** A pattern for any one of these words, and nothing else; each may be a pattern of its own. */
export function oneOf(words: string): RegExp {
  return new RegExp(`^(?:${words.trim().split(/\s+/).join('|')})$`);
}

/** The source of a pattern for any of these phrases. */
export function anyOf(phrases: readonly string[]): string {
  return `(?:${phrases.join('|')})`;
}
