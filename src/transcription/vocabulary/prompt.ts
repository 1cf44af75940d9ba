import type { Department } from '../../departments/department.ts';
import { departmentWords } from './department-words.ts';
import { FIRE_PHRASES, FIRE_WORDS } from './fire-words.ts';

/** Recognisers of the Whisper family read about this much of a prompt and drop what is before it. */
const MAX_CHARACTERS = 800;

/** The same vocabulary as a text that a remote recogniser can be given: the department's own names, then a share of each subject. */
export function vocabularyPrompt(department: Pick<Department, 'name' | 'city'>): string {
  const subjects = Object.values(FIRE_WORDS);
  const chosen: string[] = departmentWords(department);
  const longest = Math.max(...subjects.map((phrases) => phrases.length));
  let length = chosen.join(', ').length;
  for (let rank = 0; rank < longest; rank++) {
    for (const phrases of subjects) {
      const phrase = phrases[rank];
      if (phrase === undefined || length + phrase.length + 2 > MAX_CHARACTERS) continue;
      chosen.push(phrase);
      length += phrase.length + 2;
    }
  }
  return `${chosen.join(', ')}.`;
}

const KNOWN: ReadonlySet<string> = new Set(FIRE_PHRASES);
/** A department has three; a text that was written for another recogniser may hold many that are no names. */
const MOST_NAMES = 10;

/** The way back: of such a text the names, which are all that a recogniser with this vocabulary has to be told. */
export function namesIn(prompt: string): string[] {
  const phrases = prompt.replace(/\.\s*$/, '').split(',');
  const names = phrases.map((phrase) => phrase.trim()).filter((phrase) => !KNOWN.has(phrase));
  return [...new Set(names)].filter(({ length }) => length >= 3 && length <= 60).slice(0, MOST_NAMES);
}
