import type { Reading } from '../../text/reading.ts';
import { NOUNS, type Sex } from '../../vocabulary/persons.ts';
import { wordsAt } from './namings.ts';
import type { Person, Reference } from './person.ts';

// Whom a pronoun means.

/** "The girl riding behind him had a bloody lip": it is hers. */
export const isOblique = (reading: Reading, at: number, references: Reference[]) =>
  /^(?:him|her)$/.test(reading.items[at]?.text ?? '') &&
  references.at(-1)?.noun === true &&
  /^(?:(?:who was |was )?(?:riding|sitting|standing|driving|in|living|staying|right) )?(?:behind|beside|next to|with|near|by|in front of|under|above|after|before)$/.test(
    wordsAt(reading, references.at(-1)?.to ?? at, at),
  );

/** "She was thinking stroke": whoever only says what they thought is no patient by it. */
export const isOfOpinion = (reading: Reading, at: number) =>
  /^(?:(?:was|is|had|just) )*(?:thinking|thought|figured|said|says|told|knew|worried|afraid|scared|couldn't wake|heard|saw|found|called)\b/.test(
    wordsAt(reading, at + 1, at + 4),
  );

/** "And the grandfather, he sleeps out back": whoever is named and taken up at once is whom the account turns to. */
export function toldAgain(reading: Reading, at: number, sex: Sex, references: Reference[]): Person | undefined {
  const { items } = reading;
  const last = references.at(-1);
  if (!last?.noun || at - last.to > 3 || !/^s?he(?:'s|'d)?$/.test(items[at]?.text ?? '')) return undefined;
  if (!BARELY_APART.test(wordsAt(reading, last.to, at))) return undefined;
  const { person } = last;
  if ((person.sex ?? sex) !== sex || person.several) return undefined;
  if (!person.stranger && !last.aside && !person.aiding) person.beside = false;
  return person;
}

const BARELY_APART = /^(?:(?:at |about |around )?(?:T\d+|\d+)(?: years? old)?)?$/;

/** "Had him out at 6:47": whoever was pinned, whoever else was named since. */
export function freedAgain(reading: Reading, at: number, people: Person[]): Person | undefined {
  const held = people.filter(({ trapped }) => trapped);
  const [only] = held;
  if (held.length !== 1 || !only || !FREED.test(wordsAt(reading, at - 1, at + 2))) return undefined;
  return only;
}
const FREED =
  /^(?:had|got|get|cut|pulled|freed|lifted|slid|have|getting|brought|worked) (?:him|her) (?:out|free|loose|off|clear)$|^off (?:him|her)|^(?:and|\.) (?:he|she) (?:came|slid)$/;

/** "A passing nurse wrapped it with her scarf": hers or the patient's, where nobody told the sex of either. */
export function isUndecided(reading: Reading, at: number, references: Reference[]): boolean {
  const last = references.at(-1);
  if (!/^(?:his|her)$/.test(reading.items[at]?.text ?? '') || !last?.noun || !last.person.stranger) return false;
  if (
    last.person.sex ||
    at - last.to > 9 ||
    /(?:^| )(?:\.|we|they|i|medics?|U\d+)(?: |$)/.test(wordsAt(reading, last.to, at))
  )
    return false;
  const patient = references.findLast(({ person, aside }) => !aside && !person.beside)?.person;
  return patient !== undefined && patient.sex === undefined;
}

/** The last one named whom the pronoun fits; those beside the patient only where nobody else does. */
export function meantBy(
  reading: Reading,
  at: number,
  sex: Sex,
  references: Reference[],
  people: Person[],
): Person | undefined {
  const last = references.at(-1);
  const subject =
    last?.noun &&
    (((last.person.beside || last.person.aiding) && isOwnObject(reading, last.to, at)) ||
      isOthersKin(reading, last, at))
      ? last.person
      : undefined;
  const fits = ({ person }: Reference) =>
    (person.sex === sex || person.sex === undefined) && person !== subject && !person.several;
  const sure = references.findLast(
    (reference) =>
      !reference.aside &&
      !reference.person.beside &&
      !(reference.person.aiding && !reference.person.hurt) &&
      fits(reference),
  );
  const any = references.findLast((reference) => fits(reference));
  if (!sure || !any) return any?.person;
  // Of a named sex before one whose sex nobody told; the last of equals.
  const isKnown = sure.person.keys.size > 0 || sure.person.number !== undefined || sure.person.times > 1;
  if (!isKnown && !any.aside && !(any.person.stranger && any.person.sex !== sex)) return any.person;
  const isLater = people.indexOf(any.person) > people.indexOf(sure.person);
  return any.person.sex === sex && sure.person.sex === undefined && isLater && !any.aside ? any.person : sure.person;
}

/** "The officer talked him into it": nobody is the object of his own verb. */
function isOwnObject(reading: Reading, from: number, at: number): boolean {
  if (at - from > 5 || at === from || !/^(?:him|her)$/.test(reading.items[at]?.text ?? '')) return false;
  return !/(?:^| )(?:\.|we|us|me|them|they|i|and|so|medics?|U\d+|T\d+)(?: |$)/.test(wordsAt(reading, from, at));
}

/** "Patient 2 is his girlfriend": nobody is his own. */
const isOthersKin = (reading: Reading, { to: from, person }: Reference, at: number) =>
  at - from <= 1 &&
  (at > from || person.number !== undefined) &&
  /^(?:(?:is|was) )?(?:his|her)(?: (?:\d+|year|old|teenage|older|younger|little|adult|elderly))*$/.test(
    wordsAt(reading, from, at + 1),
  ) &&
  NOUNS.get(reading.items[at + 1]?.text ?? '')?.beside === true;
