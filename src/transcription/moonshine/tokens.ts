import tokenizer from 'llama-tokenizer-js';

/** Text of a run of tokens. */
export function textOf(tokens: number[]): string {
  // Numbers past the tokenizer's own are marks that the model keeps for itself.
  return tokenizer
    .decode(
      tokens.filter((token) => token < TOKENIZER_SIZE),
      false,
      false,
    )
    .trim();
}

/** Tokens of a phrase as it stands after a space, without a start mark. */
export function tokensOf(phrase: string): number[] {
  return tokenizer.encode(phrase, false, true);
}

const TOKENIZER_SIZE = 32_000;
