/** A word, number or mark of the transcript, with the place it stands at. */
export interface Token {
  kind: 'word' | 'number' | 'ordinal' | 'code' | 'mark';
  /** Lower case; numbers in digits, ordinals as 15th. */
  text: string;
  start: number;
  end: number;
  /** Of numbers: its value, and the digits as they would be written in an address (a spoken "oh" is 0). */
  value?: number;
  /** True when nothing but a hyphen stands between this token and the one before. */
  hyphenated?: boolean;
  /** True when it is the first of its line. */
  opensLine?: boolean;
}

/** Most of a text is words: they are read without the longer pattern. */
const WORD = /[a-z]+(?:['’][a-z]+)*/y;
const MERIDIEM = /[ap]\.m\b\.?/y;
/** As a road is named: "U.S. 60", "U.S. Highway 1". */
const FEDERAL =
  /u\.s\.?(?= ?(?:\d|highway|hwy|route|rte?\b|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b))/y;
/** "E/B" on a highway. */
const WAY = /[nsew]\/b\b/y;
/** "2, 6 & 9": without it the two were one number. */
const AMPERSAND = /& ?\d/y;
const PIECE =
  /(\d{1,2}:\d{2}(?::\d{2})?)|(\d+[ -]\d\/\d)|(\d+(?:st|nd|rd|th)\b)|(\d+(?:,\d{3})+(?!\d))|(\d+\.\d+)|(\d+(?:-\d+)+\b)|(\d+)|([½¾¼])|([.,;:?!()—])/y;

const ABBREVIATIONS = new Set(
  'jr sr st ave rd dr ln blvd ct pl hwy pkwy rt rte batt apt ste mt ft lt capt sgt cpt mr mrs ms no approx co n s e w ne nw se sw jan feb mar apr jun jul aug sep sept oct nov dec'.split(
    ' ',
  ),
);

const UNIT_NEXT =
  /^\s+(Engine|Truck|Ladder|Medic|Rescue|Battalion|Ambulance|Squad|Tower|Brush|Tanker|Tender|Chief|District|Quint)/;

const beginsAnew = (next: string, tokens: Token[]) =>
  /^\s+[A-Z]/.test(next) && (!UNIT_NEXT.test(next) || tells(tokens));

/** Whether the clause that a time ends says more than the time. */
function tells(tokens: Token[]): boolean {
  const mark = tokens.findLastIndex(({ kind }) => kind === 'mark');
  return tokens.length - mark > 6;
}

/** The full stop of an abbreviation ends no sentence; "no." is one only before a number, "co." only inside a name. */
function isAbbreviation(tokens: Token[], transcript: string, after: number): boolean {
  const word = tokens.at(-1)?.text ?? '';
  if (!ABBREVIATIONS.has(word)) return word.length === 1 && isInitial(tokens, transcript, after);
  if (word === 'no') return /^\s*#?\d/.test(transcript.slice(after, after + 4));
  if (word === 'co') return /^\s+[a-z]/.test(transcript.slice(after, after + 3));
  return true;
}

/** What is told apart by letters: the full stop of "side C." does end the sentence. */
export const LETTERED =
  'side|division|exposure|apartment|apt|unit|building|bldg|suite|room|lot|class|type|phase|group|company|platoon|shift|section|hepatitis|vitamin|plan|road|rd|route|highway|hwy|avenue|ave|street|county';
const IS_LETTERED = new RegExp(`^(?:${LETTERED})$`);

/** The letter of a name: "Robert C. Byrd Drive", "12 J. P. Morgan Street". */
function isInitial(tokens: Token[], transcript: string, after: number): boolean {
  const before = tokens.at(-2);
  if (!before || !/^[A-Z]\.\s+[A-Z]/.test(transcript.slice(after - 2, after + 3))) return false;
  if (before.kind === 'number') return before.end === after - 3;
  return before.kind === 'word' && /[A-Z]/.test(transcript[before.start] ?? '') && !IS_LETTERED.test(before.text);
}

/** Recognisers drop the apostrophe; words that mean something else without it ("were", "its", "well") are not here. */
const CONTRACTIONS = new Map(
  "didn't wasn't weren't isn't aren't hadn't hasn't haven't couldn't wouldn't shouldn't doesn't don't can't won't ain't that's there's they're you're he's she's i've they've we've they'll you'll what's here's who's let's"
    .split(' ')
    .map((word) => [word.replace("'", ''), word]),
);

/** Splits the text. Words of any spelling are folded to lower case without accents; unknown signs are passed over. */
export function tokenize(transcript: string): Token[] {
  const plain = fold(transcript);
  const tokens: Token[] = [];
  let previousEnd = -1;
  for (let start = 0; start < plain.length; ) {
    const token = pieceAt(plain, start);
    const end = token?.end ?? start + 1;
    if (token && !(token.text === '.' && start === previousEnd && isAbbreviation(tokens, transcript, end))) {
      if (previousEnd === start - 1 && plain[previousEnd] === '-') token.hyphenated = true;
      if (plain.slice(Math.max(0, previousEnd), start).includes('\n')) token.opensLine = true;
      tokens.push(token);
      previousEnd = end;
      // The full stop of "p.m." ends the sentence too when a new one begins behind it; not in "At 4:48 p.m. Engine 10 …".
      if (plain[end - 1] === '.' && /^[ap]m$/.test(token.text) && beginsAnew(transcript.slice(end, end + 14), tokens)) {
        tokens.push({ kind: 'mark', text: '.', start: end - 1, end });
      }
    }
    start = end;
  }
  return tokens;
}

function pieceAt(plain: string, start: number): Token | undefined {
  const code = plain.charCodeAt(start);
  if (code === SPACE) return undefined;
  if (code >= LETTER_A && code <= LETTER_Z) {
    MERIDIEM.lastIndex = start;
    if (plain[start + 1] === '.' && MERIDIEM.test(plain))
      return { kind: 'word', text: `${plain[start]}m`, start, end: MERIDIEM.lastIndex };
    FEDERAL.lastIndex = start;
    if (plain[start + 1] === '.' && FEDERAL.test(plain))
      return { kind: 'word', text: 'us', start, end: FEDERAL.lastIndex };
    WAY.lastIndex = start;
    if (plain[start + 1] === '/' && WAY.test(plain))
      return { kind: 'word', text: `${plain[start]}b`, start, end: WAY.lastIndex };
    WORD.lastIndex = start;
    WORD.test(plain);
    const end = WORD.lastIndex;
    const word = plain.slice(start, end);
    return { kind: 'word', text: CONTRACTIONS.get(word) ?? word.replaceAll('’', "'"), start, end };
  }
  AMPERSAND.lastIndex = start;
  if (plain[start] === '&' && /\d ?$/.test(plain.slice(Math.max(0, start - 2), start)) && AMPERSAND.test(plain))
    return { kind: 'word', text: 'and', start, end: start + 1 };
  PIECE.lastIndex = start;
  const match = PIECE.exec(plain);
  return match ? { ...classify(match), start, end: PIECE.lastIndex } : undefined;
}

const SPACE = 32;
const LETTER_A = 97;
const LETTER_Z = 122;

function classify(match: RegExpExecArray): Pick<Token, 'kind' | 'text'> & { value?: number } {
  const [text, clock, fraction, ordinal, grouped, decimal, code, digits, sign] = match;
  if (clock || fraction) return { kind: 'code', text: text.replace(' ', '-') };
  if (ordinal) return { kind: 'ordinal', text, value: Number.parseInt(text, 10) };
  if (grouped) return { kind: 'number', text: text.replaceAll(',', ''), value: Number(text.replaceAll(',', '')) };
  if (decimal) return { kind: 'number', text, value: Number(text) };
  if (code) return { kind: 'code', text };
  if (digits) return { kind: 'number', text, value: Number(text) };
  // What stands in brackets or between dashes is set apart like what stands between commas.
  return sign ? { kind: 'code', text } : { kind: 'mark', text: /[()—]/.test(text) ? ',' : text };
}

/** Same length as the original, so that offsets stay true: a character that would change length is left as it is. */
function fold(text: string): string {
  if (!/[^\x20-\x7e]/.test(text)) return text.toLowerCase();
  let folded = '';
  for (const character of text) {
    const plain = character.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
    folded += plain.length === character.length ? plain : character;
  }
  return folded.length === text.length ? folded : text.toLowerCase().padEnd(text.length).slice(0, text.length);
}
