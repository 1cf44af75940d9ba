import type { Filled, Source } from '../../neris/report.ts';
import { type Context, fill } from '../context.ts';
import { type AddressMention, LONG_ROADS } from '../text/addresses.ts';
import type { Reading } from '../text/reading.ts';
import type { Read, Street } from '../text/street-words.ts';
import { UNIT_PREFIXES } from '../vocabulary/streets.ts';
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

interface Place {
  address: AddressMention;
  item: number;
}

/** The fullest address that is this incident's; of equals the first. */
function incidentAddress(reading: Reading): Place | undefined {
  const mentions = reading.items.flatMap((item, i) => (item.address ? [{ address: item.address, item: i }] : []));
  const own = mentions.filter(({ item }) => {
    // "On County Road 12 between Miller Road and Baker Road" is on neither.
    if (reading.items[item - 1]?.text === 'between') return false;
    const doubts = reading.doubts({ from: item, to: item + 1 } as never);
    if (doubts.includes('earlier') || doubts.includes('negated')) return false;
    // "supposed to be a rollover on Highway 287": it was not that, but there.
    return !doubts.includes('hypothetical') || GIVEN_AS.test(wordsBefore(reading, item, 8));
  });
  // "half a mile from the intersection with Township Road 210" is half a mile away from it.
  const away = (item: number) =>
    /\b(mile|miles|feet|yards|blocks?|minutes) (\w+ )?(from|of|past|short of)( the (intersection|corner)( (of|with))?)?$/.test(
      wordsBefore(reading, item, 7),
    );
  // "on Millville Avenue just off of Route 27": what it was near is not where it was.
  const beside = (item: number) => /^(off|near|past|by|toward|towards)$/.test(wordBefore(reading, item));
  const [best] = own.toSorted(
    (a, b) =>
      Number(isElsewhere(reading, a.item)) - Number(isElsewhere(reading, b.item)) ||
      Number(away(a.item)) - Number(away(b.item)) ||
      rank(b.address) - rank(a.address) ||
      Number(beside(a.item)) - Number(beside(b.item)) ||
      a.item - b.item,
  );
  if (!best) return undefined;
  return crossingNamedFirst(reading, own, best) ?? saidAgain(reading, own, best) ?? saidInFull(own, best);
}

/** "384 East Simmons, East Simmons Street": the street said again with what was left out. */
function saidInFull(own: Place[], best: Place): Place {
  const { address, item } = best;
  if (!address.number || address.street.postfix) return best;
  const again = own.find(
    (each) =>
      each.item > item &&
      each.item - item <= 4 &&
      !each.address.number &&
      each.address.street.postfix !== undefined &&
      each.address.street.name.value === address.street.name.value,
  );
  return again ? { item, address: { ...address, street: again.address.street } } : best;
}

const GIVEN_AS = /\b(supposed to be|supposedly|given (out )?as|came in as|possible|reported)\b/;

const CORRECTED = /\b(no|sorry|correction|wait|scratch|strike|mean|meant|actually)\b/;

/** "Lake Street and Third, East Lake Street and Third Street", "318 West 8th, no, 318 West 7th Street": the same place, said better. */
function saidAgain(reading: Reading, own: Place[], best: Place): Place | undefined {
  return own.find(({ address, item }) => {
    if (item <= best.item || item - best.item > 15) return false;
    const isCorrected = CORRECTED.test(wordsBefore(reading, item, item - best.item - 1));
    if (address.street.name.value === best.address.street.name.value)
      return (
        (isCorrected && address.number !== undefined && best.address.number !== undefined) ||
        (address.number?.value === best.address.number?.value &&
          rank(address) === rank(best.address) &&
          partsOf(address) > partsOf(best.address))
      );
    return address.number !== undefined && address.number.value === best.address.number?.value && isCorrected;
  });
}

const partsOf = ({ street, crossStreet }: AddressMention): number =>
  [street, crossStreet].reduce(
    (sum, each) => sum + [each?.prefixDirection, each?.postfix, each?.postfixDirection].filter(Boolean).length,
    0,
  );

/** A crossing that the account opens with is the place; a house named much later is another's, unless it is called the address. */
function crossingNamedFirst(reading: Reading, own: Place[], best: Place): Place | undefined {
  const first = own[0];
  if (!first || first === best || !best.address.number || !first.address.crossStreet) return undefined;
  const apart = best.item - first.item > 10 || reading.sentence(first.item) !== reading.sentence(best.item);
  const called = /\b(address|location|is|was|exact|specifically)( \w+)?$/.test(wordsBefore(reading, best.item, 3));
  return apart && !called && !isElsewhere(reading, first.item) ? first : undefined;
}

const ELSEWHERE =
  /\b(lives?|lived|hospital|hydrant|plug|next door|neighbor'?s?|exposure|exposures|caller (was|is|lives)|(calling|coming( back)?|returning|back|responding|clearing|called( it)? in) from|transported|taken|staged|staging|station|mailing|caught|laid|landing zone|lz|draft(ed|ing)?|fill site|protect\w*|(another|other|second|similar|separate|next) (1|call|fire|run|job|wreck)|went (straight )?to another|like the 1|unlike|same (thing|guy|man|lady|woman|patient|kid|fella)|blocked|shut down|closed|detour\w*|rehab|command post|met (him|her|them)|driving|walking|headed|drove)\b/;
const ELSEWHERE_BEHIND =
  /^(next door|hydrant|plug|exposure|(was|were) (closed|blocked|shut)|is (the )?(neighbor|exposure)|where (he|she|they) lives?|to protect)\b/;

/** "the hydrant at Ross and Main", "he lives at 415 Ross": the address of something else. */
function isElsewhere({ items }: Reading, item: number): boolean {
  let from = item;
  while (from > 0 && item - from < 6 && items[from - 1]?.text !== '.' && !items[from - 1]?.address) from--;
  let to = item;
  while (to < items.length && to - item < 6 && items[to]?.text !== '.') to++;
  const texts = items.slice(from, to).map(({ text }) => text);
  const before = texts.slice(0, item - from).join(' ');
  const behind = texts.slice(item - from + 1).join(' ');
  if (/^(was|is) (on fire|burning|fully|well involved)\b/.test(behind)) return false;
  if (/^called\b/.test(behind)) return true;
  if (/\b(found|actually|correct|actual|picked|fire was|fire building)\b/.test(before)) return false;
  return (
    ELSEWHERE.test(before) ||
    ELSEWHERE_BEHIND.test(behind) ||
    (/\bdispatched to$/.test(before) &&
      /\b(correct|actual|right|real) (address|location|house)\b/.test(texts.slice(item - from).join(' ')))
  );
}

function rank({ number, crossStreet, marker, direction, street }: AddressMention): number {
  if (number) return 4;
  if (crossStreet) return 3;
  return marker || direction || street.postfixDirection ? 2 : 0;
}

function wordBefore({ items }: Reading, item: number): string {
  const before = items[item - 1]?.text ?? '';
  const earlier = items[item - 2]?.text ?? '';
  if (before !== 'of') return before;
  return /^(north|south|east|west)$/.test(earlier) ? 'near' : earlier;
}

function addressOf(reading: Reading, address: AddressMention): Filled[] {
  const at = (read: Read<unknown>): Source => reading.tokenSource(read.from, read.to);
  const filled: Filled[] = [];
  const { number, unitPrefix, unitValue, direction, marker, crossStreet } = address;
  if (number) {
    const whole = /^(\d+)( 1\/2)?$/.exec(number.value)?.[1];
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
    /\b(?<prefix>apartment|apt|suite|room|unit) (number )?(?<value>\d{1,5}( [b-hj-rt-z]\b)?|[a-z])\b(?! (story|floor|of|people|patients))/,
  );
  const only = new Set(hits.map(({ text }) => text)).size === 1;
  const hit = hits.find(
    (each) =>
      reading.doubts(each).every((doubt) => doubt === 'hearsay') &&
      ((each.from - item <= 12 && item - each.from <= 6 && reading.sentence(each.from) === reading.sentence(item)) ||
        // "The tenant in Apartment 2 had water coming in": the one unit that the account names, and as its place.
        (only && each.from > item && each.from - item <= 70 && IN_UNIT.test(wordsBefore(reading, each.from, 6)))),
  );
  const { prefix = '', value = '' } = hit?.groups ?? {};
  const code = UNIT_PREFIXES[prefix];
  return hit && code
    ? [fill(`${BASE}.unit_prefix`, code, hit), fill(`${BASE}.unit_value`, value.replace(' ', '').toUpperCase(), hit)]
    : [];
}

/** "On 75 … it was the southbound side … near the 22 mile marker": said of the same highway a few words farther on. */
function highwayApart(reading: Reading, { address, item }: { address: AddressMention; item: number }): Filled[] {
  if (!(address.street.numbered || LONG_ROADS.test(address.street.postfix?.value ?? '')) || address.number) return [];
  const near = ({ from }: { from: number }) => Math.abs(from - item) <= 20;
  const filled: Filled[] = [];
  const firm = (pattern: RegExp) =>
    reading
      .find(pattern)
      .filter((hit) => !reading.doubts(hit).some((doubt) => doubt === 'earlier' || doubt === 'negated'));
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
