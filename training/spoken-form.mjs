/** Sentences; where there are no marks, as many words as are said in one breath. */
export function phrases(text) {
  return text
    .split(/(?<=[.?!;])\s+/)
    .flatMap((sentence) =>
      /[,.?!;]\s/.test(sentence) || sentence.split(' ').length < 25 ? [sentence] : breaths(sentence),
    );
}

function breaths(text) {
  const found = [[]];
  for (const word of text.split(' ')) {
    const now = found.at(-1).length;
    if (now >= 16 || (now >= 7 && BREATH_BEFORE.test(word))) found.push([]);
    found.at(-1).push(word);
  }
  return found.map((words) => `${words.join(' ')},`);
}

const BREATH_BEFORE =
  /^(?:and|but|so|then|we|i|he|she|they|the|there|it|engine|ladder|truck|medic|battalion|no|on|at)$/;

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ORDINALS = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};
/** Capitals read as a word; all others are said letter by letter. */
const WORDS =
  /^(?:CAL|CAD|CPAP|FIRE|LUCAS|OSHA|TOSHA|PAR|PECO|POLST|RIT|STEMI|NIPSCO|ENSTAR|NYSEG|NARCAN|HAZMAT|LIFE|AND|OK)$/;

/** What people say for what was written: the voices would each read times, units and capitals in their own way. */
export function spokenForm(text) {
  return text
    .replace(/[‘’]/g, "'")
    .replace(/\s*(?:—|–|\.\.\.|…)\s*/g, ', ')
    .replace(/[“”"()[\]*]/g, ' ')
    .replace(/&/g, ' and ')
    .replace(/#\s*(?=\d)/g, 'number ')
    .replace(/(\d)\s*%/g, '$1 percent')
    .replace(/\b([ap])\.\s?m\.(?=\s+[A-Z]|$)/g, '$1 m.')
    .replace(/\b([ap])\.\s?m\./g, '$1 m')
    .replace(/'(?=\d)/g, '')
    .replace(/(\d)\s?([ap])m\b/gi, '$1 $2 m')
    .replace(/(\d),(\d{3})\b/g, '$1$2')
    .replace(/½/g, ' and a half ')
    .replace(/¾/g, ' and three quarter ')
    .replace(/¼/g, ' and a quarter ')
    .replace(/\b(\d{1,2}):(\d\d)\b(?=(\s[ap] m\b)?)/gi, (_, hour, minute, half) => clock(hour, minute, half))
    .replace(/(\d)\.(\d+)/g, (_, whole, part) => `${whole} point ${[...part].map((digit) => SMALL[digit]).join(' ')}`)
    .replace(/\b(\d+)(?:st|nd|rd|th)\b/g, (_, digits) => ordinal(spell(digits)))
    .replace(/\b(\d0)s\b/g, (_, digits) => `${spell(digits).slice(0, -1)}ies`)
    .replace(/\b([A-Z]+)-?(?=\d)/g, '$1 ')
    .replace(/(\d)-?(?=[A-Za-z])/g, '$1 ')
    .replace(/(\d)[-/](?=\d)/g, '$1 ')
    .replace(/\b\d+\b(?=( [a-z]+)?)/gi, (digits, next = '') => spell(digits, next))
    .replace(/\b([A-Z]{2,5})s\b/g, "$1's")
    .replace(/\b[A-Z]{2,5}\b/g, (word) => (WORDS.test(word) ? word.toLowerCase() : [...word].join(' ')))
    .replace(/\b(?:pd|ems|cpr|aed|amr|ekg|suv|gps)\b/g, (word) => [...word].join(' '))
    .replace(/\bLt\.? /g, 'Lieutenant ')
    .replace(/\bCapt\.? /g, 'Captain ')
    .replace(/ -(?=\w)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.?!;])/g, '')
    .trim();
}

function clock(hour, minute, half) {
  if (minute === '00' && half) return below100(Number(hour));
  if (minute === '00' && Number(hour) <= 12) return `${below100(Number(hour))} o'clock`;
  return spell(hour.length === 1 ? `${hour}${minute}` : hour + minute);
}

/** Digits as the fire service says them: pairs, "hundred" for even hours, one by one where there are more than four. */
function spell(digits, next = '') {
  const value = Number(digits);
  if (digits === '911') return 'nine one one';
  if (digits.length > 4) return [...digits].map((digit) => SMALL[digit]).join(' ');
  if (digits.length <= 2) return pair(digits);
  // A round number before a street or a measure is thousands; alone it is a time of day.
  const counted = next && !/^ (?:hours|and|with|or|when|for|to|by|on|we|the)$/i.test(next);
  if (value > 0 && value % 1000 === 0 && (counted || value > 2300)) return `${below100(value / 1000)} thousand`;
  const [high, low] = [digits.slice(0, -2), digits.slice(-2)];
  return `${high === '00' ? 'zero zero' : pair(high)} ${low === '00' ? 'hundred' : pair(low)}`;
}

function pair(digits) {
  return digits.length === 2 && digits < '10' ? `oh ${SMALL[Number(digits)]}` : below100(Number(digits));
}

function below100(value) {
  if (value < 20) return SMALL[value];
  return `${TENS[Math.floor(value / 10)]}${value % 10 ? ` ${SMALL[value % 10]}` : ''}`;
}

function ordinal(words) {
  return words.replace(
    /(\w+)$/,
    (last) => ORDINALS[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`),
  );
}
