/** Words for comparison: lower case, numbers spelled as they are usually spoken, no punctuation. */
export function words(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/(\d)\.5\b/g, '$1 and a half')
    .replace(/(\d)[:.](\d\d)\b/g, '$1$2')
    .replace(/(\d),(\d{3})\b/g, '$1$2')
    .replace(/\b(\d+)(?:st|nd|rd|th)\b/g, '$1')
    .replace(/½|\b1\/2\b/g, ' and a half ')
    .replace(/¾|\b3\/4\b/g, ' and three quarter ')
    .replace(/\bmr\./g, 'mister')
    .replace(/\d+/g, (digits) => ` ${spell(digits)} `)
    .replace(/['’]/g, '')
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .split(' ')
    .filter(Boolean);
}

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

function spell(digits: string): string {
  const value = Number(digits);
  if (digits.length === 2 && digits.startsWith('0')) return `oh ${SMALL[value]}`;
  if (digits.length <= 2) return below100(value);
  if (value % 1000 === 0 && value > 0 && value < 20_000) return `${below100(value / 1000)} thousand`;
  if (value % 100 === 0 && value > 0 && value < 10_000) return `${below100(value / 100)} hundred`;
  if (digits.length === 3) return `${SMALL[Number(digits[0])]} ${spell(digits.slice(1))}`;
  if (digits.length === 4) return `${spell(digits.slice(0, 2))} ${spell(digits.slice(2))}`;
  return [...digits].map((digit) => SMALL[Number(digit)]).join(' ');
}

function below100(value: number): string {
  if (value < 20) return SMALL[value] ?? '';
  return `${TENS[Math.floor(value / 10)]}${value % 10 ? ` ${SMALL[value % 10]}` : ''}`;
}

/** Words to change, add or drop to get from one to the other. */
export function wordErrors(said: string[], heard: string[]): number {
  let above = Array.from({ length: heard.length + 1 }, (_, j) => j);
  for (const [i, word] of said.entries()) {
    const row = [i + 1];
    for (const [j, other] of heard.entries()) {
      const swap = (above[j] ?? 0) + (word === other ? 0 : 1);
      row.push(Math.min(swap, (above[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1));
    }
    above = row;
  }
  return above[heard.length] ?? 0;
}

/** How many of the terms' occurrences in what was said are also in what was heard. */
export function termsHeard(terms: readonly string[], said: string[], heard: string[]): { said: number; heard: number } {
  const [saidText, heardText] = [` ${said.join(' ')} `, ` ${heard.join(' ')} `];
  let counts = { said: 0, heard: 0 };
  for (const term of new Set(terms.map((phrase) => ` ${words(phrase).join(' ')} `))) {
    if (term.trim() === '') continue;
    const wanted = count(saidText, term);
    counts = { said: counts.said + wanted, heard: counts.heard + Math.min(wanted, count(heardText, term)) };
  }
  return counts;
}

function count(text: string, term: string): number {
  let found = 0;
  for (let at = text.indexOf(term); at !== -1; at = text.indexOf(term, at + 1)) found++;
  return found;
}
