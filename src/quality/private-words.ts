import { readdirSync, readFileSync } from 'node:fs';

/** So often must a word stand in the project's own lessons, to be no name of anybody's. */
const OFTEN = 3;
/** Accounts written all in lower case, in which names look like words. */
const LOWER_CASE_REGISTER = 'unmarked';
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’]*/gu;

/** What stands in place of a street and of a town, by their labels. */
export const INVENTED: ReadonlyMap<string, string> = new Map([
  ['addr', '123 Maple Street'],
  ['town', 'Mapleton'],
]);
const INVENTED_UNIT = /\{[A-Z][a-z]+ \d+\|unit\}/g;

/** The words of ordinary accounts, out of a folder of lessons: what is not among them could name somebody. */
export function ordinaryWords(folder: URL): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.txt'))) {
    for (const lesson of readFileSync(new URL(name, folder), 'utf8').split(/^# ?(?=[a-z]+\s*$)/m)) {
      if (lesson.startsWith(LOWER_CASE_REGISTER)) continue;
      for (const [word] of plainText(lesson).matchAll(WORD)) {
        if (/^([a-z'’]+|[A-Z]{2,5}|I)$/.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
      }
    }
  }
  return new Set([...counts].filter(([, count]) => count >= OFTEN).map(([word]) => word));
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
function plainText(marked: string): string {
  return marked.replace(/(?<!\\)\|[^}]*\}/g, '').replace(/(?<!\\)\{/g, '');
}
