import type { AddressMention } from '../text/addresses.ts';
import type { Reading } from '../text/reading.ts';
import { EARLIER } from '../vocabulary/speech.ts';
import { wordsAfter, wordsBefore } from './phrases.ts';

/** An address and the item of the reading that holds it. */
export interface Place {
  address: AddressMention;
  item: number;
}

/** The fullest address that is this incident's; of equals the first. */
export function incidentAddress(reading: Reading): Place | undefined {
  const mentions = reading.items.flatMap((item, i) => (item.address ? [{ address: item.address, item: i }] : []));
  const own = mentions.filter(({ item }) => {
    // "On County Road 12 between Miller Road and Baker Road" is on neither.
    if (reading.items[item - 1]?.text === 'between') return false;
    const doubts = reading.doubts({ from: item, to: item + 1 } as never);
    if (doubts.includes('negated') || (doubts.includes('earlier') && !isToldApart(reading, item))) return false;
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
  const [best] = own
    .map((place) => ({ place, role: roleOf(reading, place.item) }))
    .toSorted(
      (a, b) =>
        Number(isOther(a.role)) - Number(isOther(b.role)) ||
        Number(away(a.place.item)) - Number(away(b.place.item)) ||
        rank(b.place.address) - rank(a.place.address) ||
        STANDING[b.role] - STANDING[a.role] ||
        Number(beside(a.place.item)) - Number(beside(b.place.item)) ||
        a.place.item - b.place.item,
    )
    .map(({ place }) => place);
  if (!best || roleOf(reading, best.item) === 'away') return undefined;
  return crossingNamedFirst(reading, own, best) ?? saidAgain(reading, own, best) ?? saidInFull(own, best);
}

/** "16 Elm Street, not the one at 61 Elm Street last week": the other is the earlier one. */
function isToldApart(reading: Reading, item: number): boolean {
  const [rest = ''] = wordsAfter(reading, item + 1, 14).split(' .');
  const turn = rest.search(/\b(not|unlike) (to be confused with |like )?(the|that|our) (1|other|call|fire)\b/);
  return turn >= 0 && !/\bA\d+\b/.test(rest.slice(0, turn)) && !EARLIER.test(wordsBefore(reading, item, 10));
}

/** "384 East Simmons, East Simmons Street": the street said again with what was left out. */
function saidInFull(own: Place[], best: Place): Place {
  const { address, item } = best;
  // "Northbound 81 at … Interstate 81".
  if (/^\d+$/.test(address.street.name.value)) {
    const whole = own.find(
      ({ address: { number, street } }) =>
        !number && street.numbered && street.name.value.endsWith(` ${address.street.name.value}`),
    );
    if (whole) return { item, address: { ...address, street: whole.address.street } };
  }
  if (!address.number || address.street.postfix) return best;
  const again = own.find(
    (each) =>
      each.item > item &&
      !each.address.number &&
      each.address.street.postfix !== undefined &&
      each.address.street.name.value === address.street.name.value &&
      each.item - item <= 4,
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
  return apart && !called && !isOther(roleOf(reading, first.item)) ? first : undefined;
}

/** What an address is in the account: where the call turned out to be, its place, a place given wrongly, or somewhere else. */
type Role = 'found' | 'place' | 'mistaken' | 'elsewhere' | 'away';
const STANDING: Readonly<Record<Role, number>> = { found: 2, place: 1, mistaken: 0, elsewhere: 0, away: -1 };
const isOther = (role: Role) => role === 'elsewhere' || role === 'away';

function roleOf({ items }: Reading, item: number): Role {
  let from = item;
  while (from > 0 && item - from < 7 && items[from - 1]?.text !== '.' && !items[from - 1]?.address) from--;
  let to = item;
  while (to < items.length && to - item < 8 && items[to]?.text !== '.') to++;
  const texts = items.slice(from, to).map(({ text }) => text);
  const before = texts.slice(0, item - from).join(' ');
  const behind = texts.slice(item - from + 1).join(' ');
  if (BURNED.test(behind)) return 'place';
  if (/^called (?!in (at|around|as|by)\b|at\b|for\b)/.test(behind)) return 'elsewhere';
  const found = FOUND.exec(before);
  const told = found ? before.slice(found.index + found[0].length) : before;
  if (AWAY.test(told) || (!found && isWhenCalled(before, behind))) return 'away';
  // "They took her to Mercy from 12 Oak Street".
  if (/\b(took|transported|taken)\b.* from$/.test(told)) return 'place';
  if (ELSEWHERE.test(told) || (!found && ELSEWHERE_BEHIND.test(behind))) return 'elsewhere';
  if (PASSED.test(told) && !CAME_TO_GRIEF.test(behind)) return 'elsewhere';
  if (found) return 'found';
  const corrected = /\bdispatched to$/.test(before) && CORRECTED_BEHIND.test(behind);
  return corrected || GIVEN_WRONGLY.test(before) || WRONG_BEHIND.test(behind) ? 'mistaken' : 'place';
}

const BURNED = /^(was|is) (on fire|burning|fully|well involved)\b/;
const FOUND =
  /\b(found (it|the \w+|a \w+ \w+)|actually|(correct|actual|right|real)( \w+)?|picked|fire was|fire building|turned out (to be|it was)|ended up being|(updated|changed|corrected) (it|that|the address|us)? ?to|this 1 was)\b/;
const CORRECTED_BEHIND = /\b(correct|actual|right|real) (address|location|house)\b/;
const GIVEN_WRONGLY = /\b(wrong (address|house|street|place|location)|(initial|original) (address|location))\b/;
const WRONG_BEHIND =
  /^(,? ?(but |and |well )?(which|that|it|that's) )?(was|is|were|turned out|ended up|being)?( to be)?( the| a| an)? ?(wrong|bad|incorrect|mistake|typo|first then)\b/;

/** Where only crews or those taken away were, so that it is no place of the call even where no other is named. */
const AWAY =
  /\b(staged|staging (was|is|area|at|on)|landing zone|lz|rehab|command post|(training|drilling) (at|on|out|over)|(coming|came|were|was|got) back from|returning from|(they're|he's|she's|family's|is|are|be) (staying|sleeping)( tonight)? (at|in))\b/;

/** Where somebody lives, came from, waits, was taken or drove along. */
const ELSEWHERE =
  /\b(lives?|lived|hospital|hydrant|plug|next door|neighbor'?s?|exposure|exposures|caller (was|is|lives|at)|reporting party (was|is|at)|(calling|coming( back)?|returning|back|responding|clearing|called( it)? in|drivers?( was| is)?|(houses?|doors?|street|block|road) (down|up|over)|across( the (street|road))?) from|transported|taken|(took|ran|hauled|carried|drove) (him|her|them|the (patient|lady|man|woman|kid|driver|guy)|both|1) (\w+ )?to|staged|staging|(?<!\b(gas|service|filling|lift|metro|train|bus|subway|pump|pumping|power|weigh|transfer|rail|transit|fueling|charging|speedway|shell|police|sub|treatment|radio) )station|mailing|reached|laid(?! (\w+ ){0,3}to$)|landing zone|lz|draft(ed|ing)?|fill site|protect\w*|(another|other|second|similar|separate|next) (1|call|fire|run|job|wreck)|went (straight )?to another|like the 1|unlike|same (thing|guy|man|lady|woman|patient|kid|fella)|blocked|shut down|closed|detour\w*|divert\w*|rerouted|rehab|command post|met (him|her|them)|training|drilling|leaving|from (his|her|their) (house|home|apartment|place)|(they're|he's|she's|family's|is|are|be) (staying|sleeping)( tonight)? (at|in)|(family|families|kids) (is|are) (now |over )?at|(went|going|gone|staying|stay|stayed) (to|with|at) (the|her|his|their|a) (grand)?(mother|mom|parents|father|sister|brother|daughter|son|aunt|uncle|friend|cousin|neighbor)\S*|we'd been (to|at))\b/;
/** What one drives or walks along, until something happens there. */
const PASSED =
  /\b(driving|walking|headed|drove|coming (down|up|out|off|in on|across)|turn(ed|ing) (off|onto|down|up|right|left))\b/;
const CAME_TO_GRIEF =
  /^(\S+ ){0,3}(hit|struck|fell|went off|crashed|collapsed|lost|ran off|flipped|rolled|slid|tripped|swerved)\b/;
const ELSEWHERE_BEHIND =
  /^(next door|hydrant|plug|exposure|(was|were) (closed|blocked|shut)|is (the )?(neighbor|exposure)|where (he|she|they) lives?|to protect)\b/;

/** "We were training at 375 Boymel Drive when we heard the call": where the crew was. */
const isWhenCalled = (before: string, behind: string) =>
  /^(\w+ )?(when|as) (we|they|i|the|our) (\w+ )?(heard|got|were sent|tones?|pager?|call|radio|dropped|caught)\b/.test(
    behind,
  ) && !/\b(dispatched|toned|sent|called|paged|respond\w*|fire|crash|alarm)\b/.test(before);

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
