/** Acres that are said without a number: "half an acre", "three tenths of an acre", "an acre and a half", "1/4 acre". */
export function acresIn(transcript: string): { start: number; end: number; value: number }[] {
  return [...transcript.matchAll(SAID)].map(({ index, 0: words, groups = {} }) => ({
    start: index,
    end: index + words.length,
    value: acresOf(groups),
  }));
}

const COUNTS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const PARTS: Readonly<Record<string, number>> = { half: 2, third: 3, quarter: 4, tenth: 10 };
const PART = '(?:half|third|quarter|tenth)';
const SAID = new RegExp(
  `\\b(?:${[
    `(?:(?<many>${COUNTS.join('|')}|\\d)[ -])?(?<part>${PART})s?(?:[ -]of)?(?:[ -]an?)?[ -]acres?`,
    '(?<above>\\d)/(?<below>\\d)(?: of an)?[ -]acres?',
    `(?<whole>an|one|1) acre(?: and an? (?<more>${PART}))?`,
  ].join('|')})\\b`,
  'gi',
);

function acresOf({ many, part, above, below, more }: Record<string, string | undefined>): number {
  if (above && below) return Number(above) / Number(below);
  if (part) return countOf(many) / (PARTS[part.toLowerCase()] ?? 1);
  return 1 + (more ? 1 / (PARTS[more.toLowerCase()] ?? 1) : 0);
}

function countOf(many: string | undefined): number {
  if (many === undefined) return 1;
  return COUNTS.indexOf(many.toLowerCase()) + 1 || Number(many);
}
