import type { Department } from '../../departments/department.ts';
import { departmentWords } from './department-words.ts';
import { FIRE_PHRASES, FIRE_WORDS } from './fire-words.ts';

/** Recognisers of the Whisper family read about this much of a prompt and drop what is before it. */
const MAX_CHARACTERS = 800;

/** Of it, so much is left to names that may be said; what is more of them only our own recogniser reads. */
const NAMES_CHARACTERS = 400;

/**
 * The same vocabulary as a text that a remote recogniser can be given: names that may be said, the department's own names,
 * then a share of each subject.
 */
export function vocabularyPrompt(department: Pick<Department, 'name' | 'city'>, names: readonly string[] = []): string {
  const subjects = Object.values(FIRE_WORDS);
  const chosen: string[] = departmentWords(department);
  const longest = Math.max(...subjects.map((phrases) => phrases.length));
  const said = names.join(', ');
  let length = chosen.join(', ').length + Math.min(said.length, NAMES_CHARACTERS);
  for (let rank = 0; rank < longest; rank++) {
    for (const phrases of subjects) {
      const phrase = phrases[rank];
      if (phrase === undefined || length + phrase.length + 2 > MAX_CHARACTERS) continue;
      chosen.push(phrase);
      length += phrase.length + 2;
    }
  }
  return `${[...names, ...chosen].join(', ')}.`;
}

const KNOWN: ReadonlySet<string> = new Set(FIRE_PHRASES);
/** As many as may be sent with a narration, and those of the department and the record. */
const MOST_NAMES = 250;

/** The way back: of such a text the names, which are all that a recogniser with this vocabulary has to be told. */
export function namesIn(prompt: string): string[] {
  const phrases = prompt.replace(/\.\s*$/, '').split(',');
  const names = phrases.map((phrase) => phrase.trim()).filter((phrase) => !KNOWN.has(phrase));
  return [...new Set(names)].filter(({ length }) => length >= 3 && length <= 100).slice(0, MOST_NAMES);
}
