import type { Hit, Reading } from '../../text/reading.ts';
import { countUpTo } from '../nearest.ts';
import { wordsAt } from './namings.ts';
import type { Person, Reference } from './person.ts';
import type { Statement, StatementKind } from './statement.ts';

// Whom a statement is about.

export interface Attached {
  statement: Statement;
  people: Person[];
  /** Whether the person stands in the statement's own clause. */
  sure: boolean;
}

const CLAUSE = 14;

/** Whom a statement is about: its object, whoever is named behind "for" or "on", its subject, or whoever was meant last. */
export function attach(
  reading: Reading,
  { kind, hit }: Statement,
  references: Reference[],
  alone: number,
): Omit<Attached, 'statement'> {
  const upTo = (place: number) => countUpTo(references, ({ at }) => at, place);
  const start = upTo(hit.from - 1);
  const inside = references.slice(start, upTo(hit.to - 1)).filter(({ aside }) => !aside);
  const object = inside.at(-1);
  // "Rode in with mom": whoever rides is named before.
  if (object && !/^(?:rode|riding)/.test(hit.text))
    return { people: joined(reading, references[upTo(object.at) - 2], object), sure: true };
  const behind = references[upTo(hit.to - 1)];
  if (behind && OBJECTS.has(kind) && isObject(reading, hit, behind)) {
    const next = references[upTo(behind.at)];
    const isPair =
      behind.noun && next?.noun && /^and(?: (?:the|his|her|their))?$/.test(wordsAt(reading, behind.to, next.at));
    return { people: isPair ? [behind.person, next.person] : [behind.person], sure: true };
  }
  if (
    behind &&
    !behind.aside &&
    !behind.person.stranger &&
    FORWARD.has(kind) &&
    /^(?:on|for|from|to|with)(?: the| a| our)?$/.test(wordsAt(reading, hit.to, behind.at))
  )
    return { people: [behind.person], sure: true };
  let from = hit.from;
  while (from > 0 && hit.from - from < CLAUSE && reading.items[from - 1]?.text !== '.') from--;
  for (let i = start - 1; i >= 0; i--) {
    const reference = references[i] as Reference;
    if (isPassing(reference)) continue;
    // "2 kids were fine, we transported": of several only what they are the subject of.
    if (
      reference.person.several &&
      OTHER_DOER.test(wordsAt(reading, reference.to, hit.from).replace(BY_CREW, '')) &&
      !/\bthem\b/.test(hit.text)
    )
      continue;
    return { people: joined(reading, references[i - 1], reference), sure: start <= alone || reference.at >= from };
  }
  return { people: [], sure: false };
}

/** "The kids were checked by my medic": they stay whom it is said of. */
const BY_CREW = /\bby (?:my |our |the )?(?:medics?|ambulance|U\d+)/g;
const OTHER_DOER = /\b(?:we|i|he|she|medics?|ambulance|U\d+)\b/;

const OBJECTS = new Set<StatementKind>(['care', 'evaluated', 'transported']);
/** Behind these, "for the husband" says whose they are. */
const FORWARD = new Set<StatementKind>([
  'care',
  'evaluated',
  'no care',
  'no transport',
  'refused transport',
  'refused care',
  'refused evaluation',
]);

/** "Medic 2 transported him": right behind the verb, which is not "was transported". */
function isObject(reading: Reading, { from, to, text }: Hit, { at, to: end, noun }: Reference): boolean {
  // "Went with Medic 4 the second was his wife": whoever has a verb of their own begins the next thought.
  if (/^(?:went|rode|riding|going|gone|headed)\b/.test(text) || (noun && OWN_VERB.test(reading.items[end]?.text ?? '')))
    return false;
  if (/^(?:was|were|got|been|be|being|he|she|not|no)$/.test(reading.items[from - 1]?.text ?? '')) return false;
  const between = wordsAt(reading, to, at);
  const isKnown =
    between === '' ? BARE.test(reading.items[at]?.text ?? '') : /^(?:(?:out|over|on) )?(?:the|our)$/.test(between);
  if (noun) return isKnown && !reading.items[to]?.pause;
  return between === '' && /^(?:him|her|his)$/.test(reading.items[at]?.text ?? '') && !reading.items[at]?.pause;
}

/** Nouns that need no article. */
const BARE = /^(?:mom|dad|mama|grandma|grandpa|mother|baby|patient|pt)(?:'s)?$/;
const OWN_VERB =
  /^(?:was|is|had|has|were|refused|declined|got|went|said|says|did|didn't|wasn't|denied|complained|wouldn't|stayed|signed)$/;

/** Kin of whom nothing is told, named on the way, and whoever only called or helped. */
export const isPassing = ({ person, noun, aside }: Reference) =>
  aside || (noun && person.beside) || (person.aiding === true && !person.hurt);

/** "Mom and the baby were transported": those named in the same breath before the last. */
function joined(reading: Reading, previous: Reference | undefined, last: Reference): Person[] {
  if (!last.noun || !previous?.noun || previous.person === last.person) return [last.person];
  const between = wordsAt(reading, previous.at + 1, last.at);
  return /^(?:\w+ )?and(?: [\w']+){0,2}$/.test(between) ? [previous.person, last.person] : [last.person];
}
