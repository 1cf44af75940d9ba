/** A piece of a word as the encoder knows it, with the stretch of the transcript it stands for. */
export interface Piece {
  id: number;
  start: number;
  end: number;
}

export type Tokeniser = (text: string) => Piece[];

/** Words longer than this are not taken apart; nobody says them. */
const LONGEST_WORD = 100;

/**
 * Tokens know no lines: where one ends without a mark, as in a log or a list, a stop stands for its end. One character for
 * another, so that every place stays where it is.
 */
export function withStops(text: string): string {
  return text.replace(/(?<=[^\s.,;:!?—–-][ \t\r]*)\n(?=\s*\S)/g, '.');
}

/**
 * The encoder's own way of taking text apart (BERT, uncased): lower case without accents, split at blanks and at every
 * mark, then the longest known pieces from the left. `words` is its vocabulary, a piece a line.
 */
export function tokeniser(words: string): Tokeniser {
  const ids = new Map(words.split('\n').map((word, id) => [word, id]));
  const unknown = ids.get('[UNK]') ?? 100;
  return (text) => {
    const pieces: Piece[] = [];
    for (const word of wordsOf(text)) addPieces(word, ids, unknown, pieces);
    return pieces;
  };
}

/** A word as it is looked up: its characters, each with the place it came from. */
interface Word {
  characters: string[];
  starts: number[];
  ends: number[];
}

function* wordsOf(text: string): Generator<Word> {
  let word: Word = { characters: [], starts: [], ends: [] };
  let at = 0;
  for (const character of text) {
    const start = at;
    at += character.length;
    if (isBlank(character)) {
      if (word.characters.length > 0) yield word;
      word = { characters: [], starts: [], ends: [] };
      continue;
    }
    if (isNothing(character)) continue;
    // A character standing for several (ﬁ, İ) is looked up by them, each at its place.
    for (const plain of plainOf(character)) {
      if (isMark(plain) || isIdeograph(plain)) {
        if (word.characters.length > 0) yield word;
        yield { characters: [plain], starts: [start], ends: [at] };
        word = { characters: [], starts: [], ends: [] };
      } else {
        word.characters.push(plain);
        word.starts.push(start);
        word.ends.push(at);
      }
    }
  }
  if (word.characters.length > 0) yield word;
}

function addPieces(word: Word, ids: ReadonlyMap<string, number>, unknown: number, pieces: Piece[]): void {
  const { characters, starts, ends } = word;
  const whole = { id: unknown, start: starts[0] ?? 0, end: ends.at(-1) ?? 0 };
  if (characters.length > LONGEST_WORD) {
    pieces.push(whole);
    return;
  }
  const first = pieces.length;
  for (let from = 0; from < characters.length; ) {
    let to = characters.length;
    let id: number | undefined;
    for (; to > from; to--) {
      id = ids.get((from > 0 ? '##' : '') + characters.slice(from, to).join(''));
      if (id !== undefined) break;
    }
    if (id === undefined) {
      // One part unknown makes the word unknown.
      pieces.length = first;
      pieces.push(whole);
      return;
    }
    pieces.push({ id, start: starts[from] ?? 0, end: ends[to - 1] ?? 0 });
    from = to;
  }
}

function plainOf(character: string): string {
  const code = character.charCodeAt(0);
  if (code < 128) return code >= 65 && code <= 90 ? character.toLowerCase() : character;
  return character
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

const isBlank = (character: string) => /^[\t\n\r\s]$/u.test(character) && character !== '\u{feff}';
const isNothing = (character: string) => /^[\0\ufffd\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}]$/u.test(character);
const isIdeograph = (character: string) =>
  /^[\u4e00-\u9fff\u3400-\u4dbf\u{20000}-\u{2a6df}\u{2a700}-\u{2ceaf}\uf900-\ufaff\u{2f800}-\u{2fa1f}]$/u.test(
    character,
  );

function isMark(character: string): boolean {
  const code = character.charCodeAt(0);
  if (code < 128)
    return (
      (code >= 33 && code <= 47) ||
      (code >= 58 && code <= 64) ||
      (code >= 91 && code <= 96) ||
      (code >= 123 && code <= 126)
    );
  return /^\p{P}$/u.test(character);
}
