/**
 * Puts numbers that were split or joined on paper, not by the speaker, back into the form they were said in, so that
 * whoever reads the transcript reads them right. No number is computed or guessed.
 */
export function readableNumbers(text: string): string {
  return RULES.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
}

const RULES: readonly (readonly [RegExp, string])[] = [
  // A clock time with hours and minutes as two numbers: "at 14-32", "at 14.32".
  [/\b(at|around|about|by) ([01]\d|2[0-3])[-.]([0-5]\d)\b(?![-.\d%])/gi, '$1 $2:$3'],
  // "06:15 hours" and "0615hours".
  [/\b(\d{4})(?=hours\b)/gi, '$1 '],
  // House numbers read as a time: "2:14 Maple Street" was said "two fourteen".
  [
    /\b(\d{1,2}):(\d\d)(?= (?:(?:North|South|East|West|N|S|E|W)\.? )?(?:[A-Z][\w']+ ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Drive|Dr|Lane|Ln|Court|Ct|Boulevard|Blvd|Place|Pl|Way|Circle|Terrace|Highway|Parkway|Trail|Pike)\b)/g,
    '$1$2',
  ],
  // Units: "Engine-12", "Medic-3".
  [
    /\b(engine|ladder|truck|medic|rescue|squad|tanker|tender|brush|battalion|quint|tower|ambulance|utility)-(\d+)\b/gi,
    '$1 $2',
  ],
  // A number and the word after it grown together: "Tanker6".
  [/\b(engine|ladder|truck|medic|rescue|squad|tanker|tender|brush|battalion|quint|tower|ambulance)(\d+)\b/gi, '$1 $2'],
];
