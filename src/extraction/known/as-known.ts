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
  const near = (named: NamedStreet[], isAtTheHouse = false) =>
    nearestName(name.value, ofKind(named), isAtTheHouse) ??
    (postfix ? undefined : nearestWhole(name.value, named, isAtTheHouse));
  const meant = near(atTheHouse, true) ?? near(streets);
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

/** "Cannell Habulivard": where no kind of street was made out, it may be in what was taken for the name. */
function nearestWhole(heard: string, named: NamedStreet[], isAtTheHouse: boolean): string | undefined {
  const whole = new Map<string, string>();
  for (const { name, kind } of named) if (kind) whole.set(`${name} ${kind.replaceAll('_', ' ')}`, name);
  const found = nearestName(heard, [...whole.keys()], isAtTheHouse);
  return found === undefined ? undefined : whole.get(found);
}
