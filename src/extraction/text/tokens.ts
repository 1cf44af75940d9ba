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
}

const PIECE =
  /(\b[ap]\.m\b\.?)|([a-z]+(?:['’][a-z]+)*)|(\d{1,2}:\d{2})|(\d+[ -]\d\/\d)|(\d+(?:st|nd|rd|th)\b)|(\d+(?:,\d{3})+(?!\d))|(\d+\.\d+)|(\d+(?:-\d+)+\b)|(\d+)|([½¾¼])|([.,;:?!()—])/g;

const ABBREVIATIONS = new Set(
  'jr sr st ave rd dr ln blvd ct pl hwy pkwy rt rte apt ste mt ft lt capt sgt cpt mr mrs ms no approx co n s e w ne nw se sw'.split(
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
function isAbbreviation(word: string, transcript: string, after: number): boolean {
  if (!ABBREVIATIONS.has(word)) return false;
  if (word === 'no') return /^\s*#?\d/.test(transcript.slice(after, after + 4));
  if (word === 'co') return /^\s+[a-z]/.test(transcript.slice(after, after + 3));
  return true;
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
  for (const match of plain.matchAll(PIECE)) {
    const start = match.index;
    if (match[0] === '.' && start === previousEnd && isAbbreviation(tokens.at(-1)?.text ?? '', transcript, start + 1))
      continue;
    const end = start + match[0].length;
    const hyphenated = previousEnd === start - 1 && plain[previousEnd] === '-';
    const token: Token = { ...classify(match), start, end };
    if (hyphenated) token.hyphenated = true;
    tokens.push(token);
    previousEnd = end;
    // The full stop of "p.m." ends the sentence too when a new one begins behind it; not in "At 4:48 p.m. Engine 10 …".
    if (match[1]?.endsWith('.') && beginsAnew(transcript.slice(end, end + 14), tokens)) {
      tokens.push({ kind: 'mark', text: '.', start: end - 1, end });
    }
  }
  return tokens;
}

function classify(match: RegExpExecArray): Pick<Token, 'kind' | 'text'> & { value?: number } {
  const [text, meridiem, word, clock, fraction, ordinal, grouped, decimal, code, digits, sign] = match;
  if (word) return { kind: 'word', text: CONTRACTIONS.get(word) ?? word.replaceAll('’', "'") };
  if (meridiem) return { kind: 'word', text: `${text[0]}m` };
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
