import type { Account } from '../engine.ts';
import type { AddressMention } from '../text/addresses/details.ts';
import type { Street } from '../text/addresses/street-words.ts';
import { type NamedStreet, streetNamed, streetsKnown } from './names.ts';
import { nearestName } from './nearest.ts';

/** An address with its streets written as the record or the list has those that they sound like. */
export function addressAsKnown(address: AddressMention, { known, terms = [] }: Account): AddressMention {
  if (!known && terms.length === 0) return address;
  const streets = [...streetsKnown(known), ...terms.map(streetNamed)];
  const house = known?.base?.location?.complete_number ?? known?.base?.location?.number;
  const isAtTheHouse = house !== undefined && house !== null && address.number?.value === String(house);
  const street = streetAsKnown(address.street, streets, isAtTheHouse ? streetsKnown(known).slice(0, 1) : []);
  const cross = address.crossStreet && streetAsKnown(address.crossStreet, streets, []);
  return { ...address, street, ...(cross && { crossStreet: cross }) };
}

function streetAsKnown(street: Street, streets: NamedStreet[], atTheHouse: NamedStreet[]): Street {
  if (street.numbered) return street;
  const { name, postfix } = street;
  const ofKind = (named: NamedStreet[]) =>
    named.filter(({ kind }) => !kind || !postfix || kind === postfix.value).map((each) => each.name);
  const meant = nearestName(name.value, ofKind(atTheHouse), true) ?? nearestName(name.value, ofKind(streets));
  if (meant === undefined) return street;
  const kinds = new Set(streets.filter((each) => each.name === meant).map(({ kind }) => kind));
  const [kind] = kinds;
  const isOnly = kinds.size === 1 && kind !== undefined && !postfix;
  return {
    ...street,
    name: { ...name, value: meant },
    ...(isOnly && { postfix: { value: kind, from: name.from, to: name.to } }),
  };
}
