/**
 * Puts numbers that were split or joined on paper, not by the speaker, back into the form they were said in, so that
 * whoever reads the transcript reads them right. No number is computed or guessed.
 */
export function readableNumbers(text: string): string {
  return RULES.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
}

/** Before them stands a clock time, and behind a number that is none its unit. */
const AT = '(at|around|about|by|dispatched|scene|route|there|service)';
/** The same words, at the beginning of a sentence too. */
const ANY_AT = AT.replace(/\b[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`).replace('(', '(?:');
const NOT_MEASURED = '(?![-\\d%]|\\.\\d| ?(?:percent|acres?|miles?|inch|inches|feet|foot|gallons?|psi|ppm|parts)\\b)';
const DIGIT = 'one|two|three|four|five|six|seven|eight|nine';
const HOUR = `${DIGIT}|ten|eleven|twelve`;
const MINUTES = 'oh?|ten|eleven|twelve|\\w+teen|twenty|thirty|forty|fifty';
/** A time that is no road's number: with its colon, or with a breath between hour and minutes. */
const CLOCK = `(?:\\d\\d?:\\d\\d|(?:${HOUR}|\\w+teen|twenty(?: (?:one|two|three))?), (?:${MINUTES})(?:[ -](?:${DIGIT}))?)`;
const UNIT = 'engine|ladder|truck|medic|rescue|squad|tanker|tender|brush|battalion|quint|tower|ambulance|utility';
const SIDE = '(?:North|South|East|West|N|S|E|W)\\.?';
const STREET =
  '(?:Street|St|Avenue|Ave|Road|Rd|Drive|Dr|Lane|Ln|Court|Ct|Boulevard|Blvd|Place|Pl|Way|Circle|Terrace|Highway|Parkway|Trail|Pike)';
const NAME = `(?:[A-Z][\\w']+|\\d+(?:st|nd|rd|th))`;
/** In small letters a street's name is one word, and none that goes on with a sentence: "2:14 the road", "2:14 side street". */
const WORD = `(?!(?:the|an?|on|of|this|that|our|my|no|side|back|cross|open|closed)\\b)[a-z][\\w']+`;

const RULES: readonly (readonly [RegExp, string])[] = [
  // A clock time with hours and minutes as two numbers: "at 14-32", "at 14.32", "at $14.32", "about 7.52", "dispatched 03. 25".
  [new RegExp(`\\b${AT} \\$?([01]\\d|2[0-3])(?:[-.]|(?<= 0\\d)\\. )([0-5]\\d)\\b${NOT_MEASURED}`, 'gi'), '$1 $2:$3'],
  [new RegExp(`\\b${AT} ([1-9])\\.([0-5]\\d)\\b${NOT_MEASURED}`, 'gi'), '$1 $2:$3'],
  [/\b(\d{1,2})\.([0-5]\d)(?= ?[ap]\.?m\b)/gi, '$1:$2'],
  // "Oh two sixteen", heard as "0-2-16", with the letter ("O216") or in two breaths ("oh two, sixteen").
  [/\b0-(\d)-([0-5]\d)\b/g, '0$1$2'],
  [/\bO(\d[0-5]\d)\b/g, '0$1'],
  [new RegExp(`\\b(oh? (?:${DIGIT})), (?=(?:${MINUTES})\\b)`, 'gi'), '$1 '],
  // "At o nine thirty nine", "eleven o nine"; "on o two" is oxygen.
  [new RegExp(`\\b((?:at|around|about) )o(?= (?:${DIGIT}) (?:${MINUTES})\\b)`, 'gi'), '$1oh'],
  [new RegExp(`\\b((?:${HOUR}|\\w+teen|twenty(?: (?:one|two|three))?) )o(?= (?:${DIGIT})\\b)`, 'gi'), '$1oh'],
  // "At two-twenty-five".
  [new RegExp(`\\b${AT} (${HOUR})-(?=(?:${MINUTES})\\b)`, 'gi'), '$1 $2 '],
  // "On scene at 3:31, two of us" without a breath: "03:31:2 of us", "613-4 of us".
  [/\b(\d{1,2}:?[0-5]\d)[-:](\d)(?= of us\b)/g, '$1, $2'],
  // "Toned at 2112 on route 2114": between two times it is no road.
  [/(?<=\b\d\d:?\d\d,? )(?:on|and|an) route(?= (?:[01]\d|2[0-3]):?[0-5]\d\b)/gi, 'en route'],
  // The same before the arrival: "emergent on route thirteen, twenty seven, on scene at …".
  [new RegExp(`\\b(?:on|and|an) route(?= ${CLOCK},? on scene at\\b)`, 'gi'), 'en route'],
  // "The 9:11 call" is no time.
  [/(?<=\b(?:a|the|first|initial|several|multiple) )9[:.]11(?= call(?:er)?s?\b)/gi, '911'],
  // "Brush 3, an engine 1 got paged".
  [new RegExp(`(?<=\\b(?:${UNIT}) \\d+,? )an (?=engine \\d)`, 'gi'), 'and '],
  // "Seven forty nine, a M."
  [/(?<=\d|[a-z]),? a M\b\.?/g, ' a.m.'],
  // A numbered road of which the letters were taken for the end of a sentence: "eastbound US. Thirty".
  [
    /\b(U\.?S)\. (?=(?:\d+|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b)/gi,
    '$1 ',
  ],
  // "06:15 hours" and "0615hours".
  [/\b(\d{4})(?=hours\b)/gi, '$1 '],
  // House numbers read as a time: "2:14 Maple Street" was said "two fourteen", "27.25 covenant road".
  [new RegExp(`\\b(\\d{1,2})[:.](\\d\\d)(?= (?:${SIDE} )?(?:${NAME} ){1,3}${STREET}\\b)`, 'g'), '$1$2'],
  [new RegExp(`(?<!\\b${AT} )\\b(\\d{1,2})[:.](\\d\\d)(?= (?:${SIDE} )?${WORD} ${STREET}\\b)`, 'gi'), '$2$3'],
  // A breath between house and street: "a reported fire. 1955, Palmetto Road.", "fifteen, forty, Honeysuckle Road".
  [new RegExp(`(?<!\\b${ANY_AT},? )\\b(\\d{3,5}), (?=(?:${SIDE} )?(?:${NAME} ){1,2}${STREET}\\b)`, 'g'), '$1 '],
  [
    new RegExp(
      `(?<!\\b${ANY_AT},? )\\b(\\w+teen|\\w+ty),? ((?:${MINUTES})(?:[ -](?:${DIGIT}))?), (?=(?:${SIDE} )?(?:${NAME} ){1,2}${STREET}\\b)`,
      'g',
    ),
    '$1 $2 ',
  ],
  // A breath between units, written as a colon: "Engine 6: Rescue 1 and I were dispatched".
  [new RegExp(`\\b((?:${UNIT}) \\d+): (?=(?:${UNIT}) \\d)`, 'gi'), '$1, '],
  // And as a full stop before a word that sounds the same: "Engine 24 and Breaker 25. We're toned out at 1344".
  [
    new RegExp(
      `(?<=\\b(?:${UNIT}) \\d{1,3} and [a-z]+ \\d{1,3})\\. We['’]re (?=(?:dispatched|toned|paged|alerted)\\b)`,
      'gi',
    ),
    ' were ',
  ],
  // Units: "Engine-12", "Medic-3".
  [new RegExp(`\\b(${UNIT})-(\\d+)\\b`, 'gi'), '$1 $2'],
  // A number and the word after it grown together: "Tanker6".
  [new RegExp(`\\b(${UNIT})(\\d+)\\b`, 'gi'), '$1 $2'],
];
