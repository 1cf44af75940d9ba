import {
  ENGLISH_AT_FIRST,
  HEAD_START,
  LEAST_ENGLISH,
  LEAST_HEARD_WELL,
  LEAST_TOKENS_PER_SECOND,
  MOST_DOUBT,
  MOST_DOUBT_OF_OTHERS,
  STRETCH,
} from './tuned.ts';
/** What the recogniser made of one piece of speech. */
export interface Piece {
  seconds: number;
  tokens: readonly number[];
  /** How undecided the model was about each token: the entropy of its choice. */
  doubts: readonly number[];
  /** How much it sounded like English, in log odds. */
  english: number;
}

/**
 * Whether what was heard can be what was said. The model knows English only and makes English of whatever it hears;
 * it hesitates at every word of another language, of babble or of noise, and often hears nothing at all in them.
 */
export function isUnderstood(pieces: readonly Piece[]): boolean {
  const seconds = sum(pieces.map((piece) => piece.seconds));
  const tokens = sum(pieces.map((piece) => piece.tokens.length));
  if (tokens < LEAST_TOKENS_PER_SECOND * seconds) return false;
  const doubts = doubtsOfNews(pieces);
  if (!soundsEnglish(pieces)) return meanWithHeadStart(doubts) <= MOST_DOUBT_OF_OTHERS;
  return meanWithHeadStart(doubts) <= MOST_DOUBT || shareHeardWell(doubts) >= LEAST_HEARD_WELL;
}

/** Speech that is hardly doubted is English, however it sounds: there are more accents than were listened to. */
function soundsEnglish(pieces: readonly Piece[]): boolean {
  const { seconds, english } = ENGLISH_AT_FIRST;
  const heard = sum(pieces.map((piece) => piece.english * piece.seconds)) + english * seconds;
  return heard / (sum(pieces.map((piece) => piece.seconds)) + seconds) >= LEAST_ENGLISH;
}

/** A run of tokens that came before is no news: a model that loops is sure of itself, whatever it heard. */
const RUN = 4;

function doubtsOfNews(pieces: readonly Piece[]): number[] {
  const known = new Set<string>();
  return pieces.flatMap(({ tokens, doubts }) =>
    doubts.filter((_, at) => {
      const run = tokens.slice(Math.max(0, at + 1 - RUN), at + 1).join(' ');
      const isNews = !known.has(run);
      known.add(run);
      return isNews;
    }),
  );
}

function meanWithHeadStart(doubts: readonly number[]): number {
  return (sum(doubts) + HEAD_START.tokens * HEAD_START.doubt) / (doubts.length + HEAD_START.tokens);
}

/** How much of it stands in stretches with little doubt. */
function shareHeardWell(doubts: readonly number[]): number {
  let inStretch = 0;
  let counted = 0;
  for (let end = STRETCH.tokens; end <= doubts.length; end++) {
    const from = end - STRETCH.tokens;
    if (sum(doubts.slice(from, end)) > STRETCH.tokens * STRETCH.doubt) continue;
    inStretch += end - Math.max(from, counted);
    counted = end;
  }
  return inStretch / doubts.length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
