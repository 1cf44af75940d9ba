import type { Filled, Source } from '../../neris/report.ts';
import { addressAsKnown } from '../known/as-known.ts';
import type { Heard } from '../reader/heard.ts';
import { thresholdOf } from '../reader/thresholds.ts';
import type { AddressMention } from '../text/addresses/addresses.ts';
import { addressIn, housesOf } from '../text/addresses/claimed.ts';
import type { Read, Street } from '../text/addresses/street-words.ts';
import type { Reading } from '../text/reading.ts';
import { LEAST_HOUSE_APART, LEAST_OVERLOOKED_ADDRESS, LEAST_PART_OF_STREET } from '../tuned.ts';
import { type Evidence, fromWords } from './evidence.ts';

const BASE = 'base.location';

/** Where it was: the address that is the incident's. */
export function decideAddress({ account, reading, heard }: Evidence): Filled[] {
  const address = incidentAddress(reading, heard);
  return address ? addressFields(reading, addressAsKnown(address, account), BASE) : [];
}

export function incidentAddress(reading: Reading, heard: Heard): AddressMention | undefined {
  const found = reading.items.flatMap(({ address, start, end }) =>
    address ? [{ address, start, end, role: heard.role({ start, end }, 'addr') }] : [],
  );
  const overlooked = heard
    .claims('addr', LEAST_OVERLOOKED_ADDRESS)
    .filter(({ start, end }) => !found.some((each) => each.start < end && start < each.end))
    .flatMap(({ start: first, end, strength }) => {
      const start = widened(heard, first);
      const address = addressIn(reading.tokens, reading.transcript, start, end);
      return address ? [{ address, start, end, role: strength }] : [];
    });
  const [best] = [...found, ...overlooked]
    .filter(({ role }) => role >= thresholdOf('addr'))
    .sort((a, b) => rank(b.address) - rank(a.address) || b.role - a.role || a.start - b.start);
  return best && whole(best.address, found, reading, heard);
}

/** A street's first words may be heard less than the rest: "bear" of Bear Mountain Boulevard. */
function widened(heard: Heard, start: number): number {
  const [word] = /\S+ $/.exec(heard.transcript.slice(Math.max(0, start - LONGEST_WORD), start)) ?? [];
  if (word === undefined) return start;
  const from = start - word.length;
  return heard.role({ start: from, end: start - 1 }, 'addr') >= LEAST_PART_OF_STREET ? widened(heard, from) : start;
}
const LONGEST_WORD = 30;

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
  const said = housesOf(reading.tokens, street).find(({ from, to }) => {
    const source = reading.tokenSource(from, to);
    return heard.role(source, 'addr') >= LEAST_HOUSE_APART || IS_THE_ADDRESS.test(reading.transcript.slice(source.end));
  });
  return said ? { ...address, number: said } : address;
}

/** "Forty three ten Churn Creek is the address we used." */
const IS_THE_ADDRESS = /^(?:,? [\w'’-]+){1,4}? (?:is|was|'s) (?:the|our) address\b/i;

/** The same name with its last word, and not on the other side of town. */
function isNamedAs({ name, postfix, prefixDirection }: Street, other: Street): boolean {
  const sides = [prefixDirection?.value, other.prefixDirection?.value];
  return (
    postfix !== undefined && name.value === other.name.value && (sides.includes(undefined) || sides[0] === sides[1])
  );
}

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
