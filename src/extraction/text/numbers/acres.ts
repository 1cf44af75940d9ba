/** Acres that are said without a number: "half an acre", "three tenths of an acre", "an acre and a half", "1/4 acre". */
export function acresIn(transcript: string): { start: number; end: number; value: number }[] {
  return [...transcript.matchAll(SAID)].map(({ index, 0: words, groups = {} }) => ({
    start: index,
    end: index + words.length,
    value: Number(acresOf(groups).toFixed(3)),
  }));
}

const COUNTS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const PARTS: Readonly<Record<string, number>> = { half: 2, third: 3, quarter: 4, fifth: 5, eighth: 8, tenth: 10 };
const PART = `(?:${Object.keys(PARTS).join('|')})`;
/** What more, less or part of an acre it was is not known: "less than an acre", "a corner of an acre". */
const WHOLE = '(?<!\\b(?:than|under|over|nearly|almost|per|of) )\\b(?:an|one|1) acre';
const SAID = new RegExp(
  [
    // Of several parts only in the plural: "engine seven half an acre".
    `\\b(?<many>${COUNTS.join('|')}|[2-9])[ -](?<parts>${PART})s(?: of)?(?: an)?[ -]acres?\\b`,
    `\\b(?<part>${PART})(?: of)?(?:[ -]an?)?[ -]acres?\\b`,
    '(?<![\\d/] ?)\\b(?<above>\\d)/(?<below>\\d\\d?)(?: of an)?[ -]acres?\\b',
    `${WHOLE}(?: and an? (?<more>${PART}))?\\b`,
  ].join('|'),
  'gi',
);

function acresOf({ many, parts, part, above, below, more }: Record<string, string | undefined>): number {
  const inverse = (name: string) => 1 / (PARTS[name.toLowerCase()] ?? 1);
  if (above && below) return Number(above) / Number(below);
  if (many && parts) return (COUNTS.indexOf(many.toLowerCase()) + 2 || Number(many)) * inverse(parts);
  return part ? inverse(part) : 1 + (more ? inverse(more) : 0);
}
