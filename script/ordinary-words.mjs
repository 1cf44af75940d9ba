// Lists the words of ordinary accounts, as they stand in the reader's lessons: node script/ordinary-words.mjs BUILD_FOLDER
// What is not among them could name somebody (src/quality/private-words.ts).
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const [folder = ''] = process.argv.slice(2);
const quality = resolve(folder, 'quality');
const { plainText, WORD } = await import(join(quality, 'private-words.js'));

const LESSONS = new URL('../training/data/', import.meta.url);
/** So often must a word stand there, to be no name of anybody's. */
const OFTEN = 3;
/** Accounts written all in lower case, in which names look like words. */
const LOWER_CASE_REGISTER = 'unmarked';

const counts = new Map();
for (const name of readdirSync(LESSONS).filter((file) => file.endsWith('.txt'))) {
  for (const lesson of readFileSync(new URL(name, LESSONS), 'utf8').split(/^# ?(?=[a-z]+\s*$)/m)) {
    if (lesson.startsWith(LOWER_CASE_REGISTER)) continue;
    for (const [word] of plainText(lesson).matchAll(WORD)) {
      if (/^([a-z'’]+|[A-Z]{2,5}|I)$/.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
}
const words = [...counts].filter(([, count]) => count >= OFTEN).map(([word]) => word);
writeFileSync(join(quality, 'ordinary-words.txt'), words.sort().join('\n'));
