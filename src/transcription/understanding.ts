/** What the recogniser made of one piece of speech. */
export interface Piece {
  seconds: number;
  tokens: readonly number[];
  /** How undecided the model was about each token: the entropy of its choice. */
  doubts: readonly number[];
}

/**
 * Whether what was heard can be what was said. The model knows English only and makes English of whatever it hears;
 * it hesitates at every word of another language, of babble or of noise, and often hears nothing at all in them.
 */
export function isUnderstood(pieces: readonly Piece[]): boolean {
  const seconds = sum(pieces.map((piece) => piece.seconds));
  const tokens = sum(pieces.map((piece) => piece.tokens.length));
  return tokens >= LEAST_TOKENS_PER_SECOND * seconds && meanDoubt(pieces) <= MOST_DOUBT;
}

/** English has three to five a second; the rest may be other voices behind the one that tells. */
const LEAST_TOKENS_PER_SECOND = 1;
/** Between the English and the others of the tuning recordings, which bench/asr/README.md tells of. */
const MOST_DOUBT = 1.12;
/** A few words are doubted more than a whole account, so all begin with so many heard as well as English usually is. */
const HEAD_START = { tokens: 12, doubt: 0.45 };
/** A run of tokens that came before is no news: a model that loops is sure of itself, whatever it heard. */
const RUN = 4;

function meanDoubt(pieces: readonly Piece[]): number {
  const known = new Set<string>();
  let count = HEAD_START.tokens;
  let doubt = HEAD_START.tokens * HEAD_START.doubt;
  for (const { tokens, doubts } of pieces) {
    for (const [at, each] of doubts.entries()) {
      const run = at + 1 < RUN ? undefined : tokens.slice(at + 1 - RUN, at + 1).join(' ');
      if (run && known.has(run)) continue;
      if (run) known.add(run);
      count++;
      doubt += each;
    }
  }
  return doubt / count;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
