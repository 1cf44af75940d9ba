import { readFileSync } from 'node:fs';

export const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’]*/gu;

/** What stands in place of a street and of a town, by their labels. */
export const INVENTED: ReadonlyMap<string, string> = new Map([
  ['addr', '123 Maple Street'],
  ['town', 'Mapleton'],
]);
const INVENTED_UNIT = /\{[A-Z][a-z]+ \d+\|unit\}/g;

/** The words of ordinary accounts, listed by the build (script/ordinary-words.mjs). */
const ORDINARY_WORDS = new URL(
  import.meta.url.endsWith('.ts') ? '../../build/quality/ordinary-words.txt' : './ordinary-words.txt',
  import.meta.url,
);

/** What is not among them could name somebody. */
export function ordinaryWords(): ReadonlySet<string> {
  return new Set(readFileSync(ORDINARY_WORDS, 'utf8').split('\n'));
}

/** Whether every word of a lesson is an ordinary one: no figures, no capitals amid a sentence, nothing rare. */
export function saysNobody(marked: string, ordinary: ReadonlySet<string>): boolean {
  let said = marked.replace(INVENTED_UNIT, '·');
  for (const [label, words] of INVENTED) said = said.replaceAll(`{${words}|${label}}`, '·');
  const text = plainText(said);
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const isFirst = /(^|[.!?]\s+)$/.test(text.slice(0, index));
    const known = ordinary.has(word) || (isFirst && ordinary.has(word.toLowerCase()));
    if (!known) return false;
  }
  return true;
}

/** A lesson's text without its braces and labels. */
export function plainText(marked: string): string {
  return marked.replace(/(?<!\\)\|[^}]*\}/g, '').replace(/(?<!\\)\{/g, '');
}
