import { readFileSync } from 'node:fs';
import { MODEL_FOLDER } from '../reader/weights-folder.ts';

let words: ReadonlySet<string> | undefined;

/** Whether a word is one that people use: the learned reader has a piece of its own for each. */
export function isUsual(word: string): boolean {
  words ??= new Set(readFileSync(`${MODEL_FOLDER}words.txt`, 'utf8').split('\n'));
  return words.has(word.toLowerCase());
}
