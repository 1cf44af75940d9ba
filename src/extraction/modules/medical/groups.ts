import type { Reading } from '../../text/reading.ts';
import { COUNTED, COUNTED_PERSONS, PAIR } from '../../vocabulary/patients.ts';
import { OF_SOMEBODY } from '../../vocabulary/persons.ts';
import { ONE_OF_THEM, wordsAt } from './namings.ts';
import type { Statement } from './statement.ts';

// How many patients there were, and what is said of several at once.

/** What makes a patient of whoever it is said of. */
export const TELLING = new Set([
  'care',
  'dead',
  'death signs',
  'refused evaluation',
  'refused care',
  'refused transport',
  'no transport',
  'transported',
  'no care',
]);

/** How many patients the account counts, or undefined. */
export function countSaid(reading: Reading, statements: Statement[]): number | undefined {
  const most = counted(reading);
  if (most !== undefined) return most;
  // "1 patient", and then somebody rode and somebody refused to: it was said too early.
  const kinds = new Set(statements.map(({ kind }) => kind));
  const isDisputed = kinds.has('transported') && (kinds.has('refused transport') || kinds.has('no transport'));
  if (!isDisputed && reading.said(ONE_PATIENT).length > 0 && !ANOTHER.test(reading.text)) return 1;
  const pair = reading.said(PAIR).some((hit) => !/^both (were|was|had|got|went)$/.test(hit.text));
  if (pair) return 2;
  const groups = statements.filter((statement) => TELLING.has(statement.kind) || statement.kind === 'evaluated');
  const all = groups
    .map(
      (statement) =>
        /\ball (\d)\b(?! (?:doors|cars|vehicles|wheels|tires|sides|units|lanes|airbags|windows))/.exec(
          groupWords(reading, statement),
        )?.[1],
    )
    .find(Boolean);
  if (all) return Number(all);
  if (groups.some((statement) => statement.kind === 'transported' && BOTH_RODE.test(groupWords(reading, statement))))
    return 2;
  // "5 kids on the bus, none transported": counted first, told of as one afterwards.
  const grouped = groups.some((statement) => isGroup(reading, statement));
  // "2 boys: 1 had a broken leg, the other 1 was scraped up".
  const [other, ...more] = grouped ? [] : reading.find(THE_OTHER);
  const isPair = other && more.length === 0 && ONE_OF_THEM.test(wordsAt(reading, other.from - 40, other.from));
  if (!grouped && !isPair) return undefined;
  const persons = new Set(reading.said(COUNTED_PERSONS).map(({ groups: { n, kin } }) => personsOf(Number(n), kin)));
  const [only] = persons;
  if (!grouped) return persons.size === 1 && only === 2 ? 2 : undefined;
  if (only === undefined && COUPLE.test(reading.text)) return 2;
  return persons.size === 1 && only !== undefined && only >= 2 && only <= 50 ? only : undefined;
}

/** "1 patient, male, 26". */
const ONE_PATIENT =
  /\b(?:(?:only|just|a single|had|have) 1 patient|1 patient(?= (?:an?|male|female|\d|only|total|on scene|\.|man|woman|he|she)(?: |$)))\b/g;
const ANOTHER =
  /\b(?:other|another|2nd|3rd|more|\d) (?:patients|victims?|driver|passenger)\b|\b(?:other|another|2nd|3rd|more|[2-9]) patient\b|\bpatient (?:number )?[2-9]\b|\b1 patient (?:was|went|refused)\b|\bboth (?:were|refused|went|patients)\b|\b1 patient .*\b1 patient\b/;

const COUPLE = /\b(?:the|an|elderly|older|young|married|retired) couple\b(?! of)/;

/** "Mom and baby both went to the hospital". */
const BOTH_RODE =
  /\bboth(?: of them)? (?:went|were|was|got|rode)\b|\bthem both\b|\b(?:took|transported) (?:the )?both of (?:them|em)\b/;

/** The number given in so many words: "3 patients". */
export function counted(reading: Reading): number | undefined {
  const counts = reading.said(COUNTED).map(({ groups }) => Number(groups.n ?? groups.t));
  const most = counts.length > 0 ? Math.max(...counts) : undefined;
  return most !== undefined && most >= 1 && most <= 50 ? most : undefined;
}

function personsOf(counted: number, kin: string | undefined): number {
  if (!kin) return counted;
  return counted + (/couple|parents/.test(kin) ? 2 : 1);
}

export const THE_OTHER = new RegExp(
  `\\bthe other(?: (?:1|patient|person|male|female|man|woman|guy|lady|kid|boy|girl|worker|occupant))?(?= ${OF_SOMEBODY}\\b)`,
  'g',
);

const GROUP =
  /\b(both(?! (?:lower|upper|left|right|front|rear|back|big|femurs?|tibs?|tibias?|fibulas?|elbows|heels|shins|thighs|calves|palms|pupils|clavicles|nostrils|tanks|tires|rigs|crews|trains|rooms|floors|houses|sides of|ends|hands|legs|arms|feet|ankles|knees|wrists|eyes|ears|sides|cars|vehicles|lanes|units|engines|ways|doors|directions|times|medics|trucks|shoulders|lungs|hips|thumbs|forearms|bones|of his|of her|of us|airbags))|all \d+|all of them|all the patients|all patients|everybody|everyone|neither|(?:nobody|no 1)(?= )|none of them|they all|each of them|whole family|all (?:were|was|refused|transported|treated|evaluated|checked|declined|signed|went|looked|assessed|released)|none (?:were|was|transported|needed|wanted|required|went|injured|hurt))\b/;

export function isGroup(reading: Reading, statement: Statement): boolean {
  if (sizeSaid(reading, statement) !== undefined) return true;
  const words = groupWords(reading, statement);
  if (statement.kind === 'care' && /\bthem$/.test(statement.hit.text)) return true;
  if (statement.kind === 'transported' && /(?<!\b(?:with|by|from) )\b(?:them|em)\b/.test(statement.hit.text))
    return true;
  const group = GROUP.exec(words);
  // "Both to Mercy, he was no better": the nearer pronoun takes the words from the group.
  return group !== null && !/\b(?:he|she|he's|she's)\b/.test(words.slice(group.index));
}

export function groupWords(reading: Reading, { hit }: Statement): string {
  let from = hit.from;
  while (from > 0 && hit.from - from < 5) {
    const item = reading.items[from - 1];
    if (!item || item.text === '.' || item.unit || item.clock) break;
    from--;
  }
  // "Refused both went": a group word with a verb of its own belongs to that.
  const ahead = /^(?:were|was|went|refused|had|got|declined|transported|signed|are|did)$/.test(
    reading.items[hit.to + 1]?.text ?? '',
  );
  return reading.items
    .slice(from, Math.min(hit.to + (ahead ? 0 : 1), reading.items.length))
    .map(({ text }) => text)
    .join(' ');
}

/** "Transported the 2 of them", "took in mom and the baby": how many the verb's object counts. */
export function sizeSaid({ items }: Reading, { hit }: Statement): number | undefined {
  const behind = items.slice(hit.to, hit.to + 4).map(({ text }) => text);
  const object = OBJECT.exec(behind.join(' ')) ?? /\bthe (\d) of them\b/.exec(hit.text);
  return object ? Number(object[1] ?? 2) : undefined;
}
const OBJECT = /^(?:the (\d) of them|(?:mom|mother|mama) and (?:the |her )?(?:baby|newborn|infant|child))\b/;

/** Of the patients told so far, the ones a group word means: both are the last two, everyone is everyone. */
export function groupOf<P>(
  reading: Reading,
  statement: Statement,
  patients: P[],
  toldAt: (patient: P) => number,
  namedAt: (patient: P) => number,
): P[] {
  if (!/\bboth\b/.test(groupWords(reading, statement)) || patients.length < 3) return patients;
  const told = patients.filter((patient) => toldAt(patient) < statement.hit.from);
  if (told.length >= 2) return told.slice(-2);
  const named = patients.filter((patient) => namedAt(patient) < statement.hit.from);
  return named.length === 2 ? named : [];
}
