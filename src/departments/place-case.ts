/** A spoken place name with its capitals: words that already have some of their own keep them. */
export function placeCase(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .map((word, index) => (hasOwnCapitals(word) ? word : capitalise(word.toLowerCase(), index)))
    .join(' ');
}

/** Words inside a name that stay small: Fond du Lac, Marina del Rey, Isle of Wight. */
const SMALL = new Set(['of', 'the', 'and', 'on', 'in', 'at', 'by', 'de', 'del', 'du', 'des']);

function hasOwnCapitals(word: string): boolean {
  return word !== word.toLowerCase() && word !== word.toUpperCase();
}

function capitalise(word: string, index: number): string {
  if (index > 0 && SMALL.has(word)) return word;
  if (index > 0 && /^d['’]/.test(word)) return word.slice(0, 2) + upperFirst(word.slice(2));
  return word
    .split('-')
    .map((part, at) => (at > 0 && SMALL.has(part) ? part : upperFirst(part)))
    .join('-')
    .replace(/(^|-)(O['’]|D['’]|Mc)(\p{L})/gu, (_, start, prefix, letter) => start + prefix + letter.toUpperCase());
}

function upperFirst(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
