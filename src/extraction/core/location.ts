import type { Filled, Source } from '../../neris/report.ts';
import { type Context, fill } from '../context.ts';
import { type AddressMention, LONG_ROADS } from '../text/addresses.ts';
import type { Reading } from '../text/reading.ts';
import type { Read, Street } from '../text/street-words.ts';
import { UNIT_PREFIXES } from '../vocabulary/streets.ts';
import { incidentAddress } from './incident-address.ts';
import { wordsBefore } from './phrases.ts';
import { townOf } from './town.ts';

const BASE = 'base.location';

/** Where it was: the address, crossing or highway, and the town. */
export function location({ account, reading }: Context): Filled[] {
  const place = incidentAddress(reading);
  return [
    ...(place
      ? [...addressOf(reading, place.address), ...unitApart(reading, place), ...highwayApart(reading, place)]
      : []),
    ...townOf(account.department, reading, place?.item),
  ];
}

function addressOf(reading: Reading, address: AddressMention): Filled[] {
  const at = (read: Read<unknown>): Source => reading.tokenSource(read.from, read.to);
  const filled: Filled[] = [];
  const { number, unitPrefix, unitValue, direction, marker, crossStreet } = address;
  if (number) {
    const whole = /^[NSEW]?(\d+)( 1\/2)?$/.exec(number.value)?.[1];
    if (whole) filled.push(fill(`${BASE}.number`, Number(whole), at(number)));
    filled.push(fill(`${BASE}.complete_number`, number.value, at(number)));
  }
  filled.push(...streetOf(BASE, address.street, at));
  if (unitPrefix && unitValue) {
    filled.push(fill(`${BASE}.unit_prefix`, unitPrefix.value, at(unitPrefix)));
    filled.push(fill(`${BASE}.unit_value`, unitValue.value, at(unitValue)));
  }
  if (direction) filled.push(fill(`${BASE}.direction_of_travel`, direction.value, at(direction)));
  if (marker) filled.push(fill(`${BASE}.distance_marker`, marker.value, at(marker)));
  if (crossStreet) filled.push(...streetOf(`${BASE}.cross_streets[0]`, crossStreet, at));
  return filled;
}

const IN_UNIT =
  /\b((tenant|occupant|resident|patient|lady|woman|man|male|female|fire|smoke|it|leak|alarm|call|coming|people|guy|head|detector|zone|device|station) (was |is |came )?|(it's|it was|located|went up|upstairs|came) )(from |up )?(in|inside|to|at|from)$/;

/** "3301 Holdrege, it's the assisted living place, room 114": the room is said behind the kind of place. */
function unitApart(reading: Reading, { address, item }: { address: AddressMention; item: number }): Filled[] {
  if (!address.number || address.unitValue) return [];
  const hits = reading.find(
    /\b(?<prefix>apartment|apt|suite|room|unit|lot|space) (number )?(?<value>\d(?: \d){1,3}|\d{1,2} \d\d|\d{1,5}( [b-hj-rt-z]\b)?|[a-z])\b(?! (story|stories|floor|people|patients|\d|year|kids|adults|minutes))/,
  );
  const only = new Set(hits.map(({ text }) => text)).size === 1;
  const hit = hits.find(
    (each) =>
      reading.doubts(each).every((doubt) => doubt === 'hearsay') &&
      ((each.from - item <= 12 && item - each.from <= 9 && reading.sentence(each.from) === reading.sentence(item)) ||
        // "The tenant in Apartment 2 had water coming in": the one unit that the account names, and as its place.
        (only && each.from > item && each.from - item <= 70 && IN_UNIT.test(wordsBefore(reading, each.from, 6)))),
  );
  const { prefix = '', value = '' } = hit?.groups ?? {};
  const code = UNIT_PREFIXES[prefix];
  return hit && code
    ? [fill(`${BASE}.unit_prefix`, code, hit), fill(`${BASE}.unit_value`, value.replaceAll(' ', '').toUpperCase(), hit)]
    : [];
}

/** "On 75 … it was the southbound side … near the 22 mile marker": said of the same highway a few words farther on. */
function highwayApart(reading: Reading, { address, item }: { address: AddressMention; item: number }): Filled[] {
  if (!(address.street.numbered || LONG_ROADS.test(address.street.postfix?.value ?? '')) || address.number) return [];
  const near = ({ from }: { from: number }) => Math.abs(from - item) <= 20;
  const filled: Filled[] = [];
  const firm = (pattern: RegExp) =>
    reading.find(pattern).filter(
      (hit) =>
        !reading.doubts(hit).some((doubt) => doubt === 'earlier' || doubt === 'negated') &&
        // "We responded eastbound on Route 20".
        !/\b(responded|responding|went|drove|we came|we were)$/.test(wordsBefore(reading, hit.from, 2)),
    );
  const bounds = firm(/\b(?<bound>(north|south|east|west)bound)\b/);
  const bound = bounds[0]?.groups.bound;
  const said = bounds.find(near);
  if (!address.direction && bound && said && bounds.every((hit) => hit.groups.bound === bound)) {
    filled.push(fill(`${BASE}.direction_of_travel`, bound.toUpperCase(), said));
  }
  const markers = firm(
    /\b((mile (marker|post)|milepost|mm|at mile|near mile) (number )?(?<before>\d{1,3}(\.\d+)?)|(?<![\d.])(?<behind>\d{1,3}(\.\d+)?) mile (marker|post))\b/,
  );
  const marker = markers.filter(near);
  const value = marker[0]?.groups.before ?? marker[0]?.groups.behind;
  if (!address.marker && marker[0] && value && marker.length === 1) {
    filled.push(fill(`${BASE}.distance_marker`, value, marker[0]));
  }
  return filled;
}

function streetOf(path: string, street: Street, at: (read: Read<unknown>) => Source): Filled[] {
  const filled = [fill(`${path}.street`, street.name.value, at(street.name))];
  const { prefixDirection, postfix, postfixDirection } = street;
  if (prefixDirection) filled.push(fill(`${path}.street_prefix_direction`, prefixDirection.value, at(prefixDirection)));
  if (postfix) filled.push(fill(`${path}.street_postfix`, postfix.value, at(postfix)));
  if (postfixDirection)
    filled.push(fill(`${path}.street_postfix_direction`, postfixDirection.value, at(postfixDirection)));
  return filled;
}
