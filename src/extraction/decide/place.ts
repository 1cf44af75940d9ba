import { placesNamed } from '../../departments/place-names.ts';
import { shortensState, stateCode, statesNamed } from '../../departments/states.ts';
import { isQualified, namesNoTown, nameWords, spellTown } from '../../departments/towns.ts';
import type { Filled, Source } from '../../neris/report.ts';
import type { Claim, Heard } from '../reader/heard.ts';
import type { Span } from '../reader/mentions.ts';
import { thresholdOf } from '../reader/thresholds.ts';
import type { AddressMention } from '../text/addresses.ts';
import { addressIn, housesOf } from '../text/claimed-address.ts';
import type { Reading } from '../text/reading.ts';
import { isStreetWord, type Read, type Street } from '../text/street-words.ts';
import { type Evidence, fromWords } from './draft.ts';

const BASE = 'base.location';

/** Where it was: the address that is the incident's. */
export function decideAddress({ reading, heard }: Evidence): Filled[] {
  const address = incidentAddress(reading, heard);
  return address ? addressFields(reading, address, BASE) : [];
}

export function incidentAddress(reading: Reading, heard: Heard): AddressMention | undefined {
  const found = reading.items.flatMap(({ address, start, end }) =>
    address ? [{ address, start, end, role: heard.role({ start, end }, 'addr') }] : [],
  );
  const overlooked = heard
    .claims('addr', LEAST_OVERLOOKED)
    .filter(({ start, end }) => !found.some((each) => each.start < end && start < each.end))
    .flatMap(({ start, end, strength }) => {
      const address = addressIn(reading.tokens, reading.transcript, start, end);
      return address ? [{ address, start, end, role: strength }] : [];
    });
  const [best] = [...found, ...overlooked]
    .filter(({ role }) => role >= thresholdOf('addr'))
    .sort((a, b) => rank(b.address) - rank(a.address) || b.role - a.role || a.start - b.start);
  return best && whole(best.address, found, reading, heard);
}

/** "On West Jackson Street, 1108 West Jackson": house and kind of street may be said apart. */
function whole(
  address: AddressMention,
  found: { address: AddressMention; role: number }[],
  reading: Reading,
  heard: Heard,
): AddressMention {
  const { number, street, crossStreet } = address;
  if (number && !street.postfix && !street.numbered) {
    const postfix = found
      .filter(({ role }) => role >= thresholdOf('addr'))
      .map((each) => each.address.street)
      .find((other) => isNamedAs(other, street))?.postfix;
    return postfix ? { ...address, street: { ...street, postfix } } : address;
  }
  if (number || crossStreet || !street.postfix) return address;
  const said = housesOf(reading.tokens, street).find(
    ({ from, to }) => heard.role(reading.tokenSource(from, to), 'addr') >= LEAST_APART,
  );
  return said ? { ...address, number: said } : address;
}

/** The same name with its last word, and not on the other side of town. */
function isNamedAs({ name, postfix, prefixDirection }: Street, other: Street): boolean {
  const sides = [prefixDirection?.value, other.prefixDirection?.value];
  return (
    postfix !== undefined && name.value === other.name.value && (sides.includes(undefined) || sides[0] === sides[1])
  );
}

/** Of an address that was not read of itself, and of a house said apart from its street, the reader must be surer. */
const LEAST_OVERLOOKED = 0.9;
const LEAST_APART = 0.6;

/** The fuller of two addresses says more of the same place. */
function rank({ number, crossStreet }: AddressMention): number {
  return number ? 2 : crossStreet ? 1 : 0;
}

export function addressFields(reading: Reading, address: AddressMention, place: string): Filled[] {
  const at = (read: Read<unknown>): Source => reading.tokenSource(read.from, read.to);
  const { number, unitPrefix, unitValue, direction, marker, crossStreet } = address;
  const filled: Filled[] = [];
  if (number) {
    const whole = /^[NSEW]?(\d+)( 1\/2)?$/.exec(number.value)?.[1];
    if (whole) filled.push(fromWords(`${place}.number`, Number(whole), at(number)));
    filled.push(fromWords(`${place}.complete_number`, number.value, at(number)));
  }
  filled.push(...streetFields(place, address.street, at));
  if (unitPrefix) filled.push(fromWords(`${place}.unit_prefix`, unitPrefix.value, at(unitPrefix)));
  if (unitValue) filled.push(fromWords(`${place}.unit_value`, unitValue.value, at(unitValue)));
  if (direction) filled.push(fromWords(`${place}.direction_of_travel`, direction.value, at(direction)));
  if (marker) filled.push(fromWords(`${place}.distance_marker`, marker.value, at(marker)));
  if (crossStreet) filled.push(...streetFields(`${place}.cross_streets[0]`, crossStreet, at));
  return filled;
}

function streetFields(path: string, street: Street, at: (read: Read<unknown>) => Source): Filled[] {
  const { name, prefixDirection, postfix, postfixDirection } = street;
  const filled = [fromWords(`${path}.street`, name.value, at(name))];
  if (prefixDirection)
    filled.push(fromWords(`${path}.street_prefix_direction`, prefixDirection.value, at(prefixDirection)));
  if (postfix) filled.push(fromWords(`${path}.street_postfix`, postfix.value, at(postfix)));
  if (postfixDirection)
    filled.push(fromWords(`${path}.street_postfix_direction`, postfixDirection.value, at(postfixDirection)));
  return filled;
}

/**
 * Where part of the own town's name was taken for the town ("Plains" of West Plains), or a person's before it too ("Lieutenant
 * Ferris Newark Fire"): its name. "South Lebanon" is not Lebanon.
 */
function ownName(transcript: string, city: string, { start, end }: Span, state: string | null): Span | undefined {
  const from = transcript.toLowerCase().indexOf(city.toLowerCase(), Math.max(0, end - city.length));
  const whole = { start: from, end: from + city.length };
  if (from < 0) return undefined;
  if (from <= start) return whole;
  const before = transcript.slice(start, from);
  const isName = before.endsWith(' ') && !isQualified(before);
  const places = placesNamed(nameWords(transcript.slice(start, end)).join(''), state ?? '');
  return whole.end === end && isName && places === 'none' ? whole : undefined;
}

/**
 * Nearly every call is in the department's own town. Another is a place of its state, or one so small that no list has it and plainly
 * said; what bears the name of a place in other states only ("the Lawrence place", "Logan Fire Company") is called after somebody.
 */
function isPlausible(words: string, strength: number, city: string | null, state: string | null): boolean {
  const { town, stateWord = '' } = townAndState(words);
  if (city !== null && spellTown(town, { city, state: state ?? '' }).verdict === 'own') return true;
  const said = stateCode(stateWord) ?? state;
  const places = said === null ? 'in state' : placesNamed(nameWords(town).join(''), said);
  const isTown = places === 'in state' || TOWNSHIP.test(town) || TOWN_OF.test(town);
  return isTown ? strength >= LEAST_ELSEWHERE : places === 'none' && strength >= PLAINLY;
}
/** "Fryeburg, Maine", and "moorhead minnesota" where there is such a town; Fort Washington is one name. */
function townAndState(words: string): { town: string; stateWord?: string } {
  const [town = '', stateWord] = words.split(/,\s*/);
  if (stateWord !== undefined) return { town, stateWord };
  const [, name = '', last = ''] = /^(.+?) ((?:(?:new|north|south|west|rhode) )?\p{L}{4,})$/iu.exec(town) ?? [];
  const code = stateCode(last);
  const isThere = code !== undefined && placesNamed(nameWords(name).join(''), code) === 'in state';
  return isThere ? { town: name, stateWord: last } : { town };
}
/** One of its own name, not "our township". */
const TOWNSHIP = /^(?!(?:the|an?|our|my|their|this|that|next|same|another|own)\b).+ township$/i;
/** "The Town of Milo"; not "the town of ours", nor "Town of Ulysses Fire Department". */
const TOWN_OF =
  /^(?:the )?(?:town|township|village|borough|hamlet) of (?!(?:the|an?|ours?|my|their|about|some)\b)(?:(?!fire|dep)\p{L}[\p{L}'’.-]*(?: |$)){1,3}$/iu;
/** "Mutual aid up into Pennsylvania … in Littlestown": a town of another state, where the account names that state. */
function stateAcross({ transcript }: Heard, { start, end, strength }: Claim): (Span & { code: string }) | undefined {
  if (strength < PLAINLY) return undefined;
  const key = nameWords(transcript.slice(start, end)).join('');
  return statesNamed(transcript).find(
    (state) =>
      INTO.test(transcript.slice(Math.max(0, state.start - 12), state.start)) &&
      !isStreetWord(NEXT_WORD.exec(transcript.slice(state.end, state.end + 20))?.[1]?.toLowerCase() ?? '') &&
      placesNamed(key, state.code) === 'in state',
  );
}
/** Not "412 Indiana Avenue", "Ohio plates". */
const INTO = /\b(?:in|into|to|across|over)\s$/i;
const NEXT_WORD = /^\s(\w+)/;
const LEAST_ELSEWHERE = 0.7;
const PLAINLY = 0.98;

/** The town said, in the directory's spelling where it is the department's own; else the department's. */
export function decideTown({ account: { department }, heard }: Evidence): Filled[] {
  const { city, state } = department;
  const own: Source = { inference: 'own_town' };
  const wordsOf = ({ start, end }: Span) => heard.transcript.slice(start, end);
  const isCounty = ({ end }: Span) => /^ county\b/i.test(heard.transcript.slice(end, end + 8));
  const whole = (claim: Span) => (city === null ? claim : (ownName(heard.transcript, city, claim, state) ?? claim));
  const [said] = (heard.isIncident ? heard.claims('town') : [])
    .toSorted((a, b) => b.strength - a.strength)
    .filter((each) => !shortensState(wordsOf(each)) && !namesNoTown(wordsOf(each)) && !isCounty(each))
    .map((each) => ({ ...each, ...whole(each) }))
    .filter((each) => isPlausible(wordsOf(each), each.strength, city, state) || stateAcross(heard, each) !== undefined);
  const source = said && heard.sourceOf(said);
  // "The Town of Milo" is called Town of Milo.
  const { town, stateWord } = townAndState(said ? wordsOf(said).replace(/^the (?=\w+ of )/i, '') : '');
  const spoken = town && city !== null ? spellTown(town, { city, state: state ?? '' }).town : town;
  const filled: Filled[] = [];
  if (spoken && source) filled.push(fromWords(`${BASE}.incorporated_municipality`, spoken, source));
  else if (city !== null) filled.push(fromWords(`${BASE}.incorporated_municipality`, city, own));
  const saidState = stateWord === undefined ? undefined : stateCode(stateWord);
  const across = said && !isPlausible(wordsOf(said), said.strength, city, state) ? stateAcross(heard, said) : undefined;
  if (saidState && source) filled.push(fromWords(`${BASE}.state`, saidState, source));
  else if (across) filled.push(fromWords(`${BASE}.state`, across.code, heard.sourceOf(across)));
  else if (state !== null) filled.push(fromWords(`${BASE}.state`, state, own));
  return filled;
}
