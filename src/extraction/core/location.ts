import { placesNamed, placeWords } from '../../departments/place-names.ts';
import { stateCode } from '../../departments/states.ts';
import { spellTown } from '../../departments/towns.ts';
import type { Filled, Source } from '../../neris/report.ts';
import { type Context, fill } from '../context.ts';
import { type AddressMention, LONG_ROADS } from '../text/addresses.ts';
import type { Reading } from '../text/reading.ts';
import type { Read, Street } from '../text/streets.ts';
import { UNIT_PREFIXES } from '../vocabulary/streets.ts';
import { wordsBefore } from './phrases.ts';

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
    const doubts = reading.doubts({ from: item, to: item + 1 } as never);
    return !doubts.includes('earlier') && !doubts.includes('hypothetical') && !doubts.includes('negated');
  });
  // "on Millville Avenue just off of Route 27": what it was near is not where it was.
  const beside = (item: number) => /^(off|near|past|by|toward|towards)$/.test(wordBefore(reading, item));
  const [best] = own.toSorted(
    (a, b) =>
      Number(isElsewhere(reading, a.item)) - Number(isElsewhere(reading, b.item)) ||
      rank(b.address) - rank(a.address) ||
      Number(beside(a.item)) - Number(beside(b.item)) ||
      a.item - b.item,
  );
  if (!best) return undefined;
  return crossingNamedFirst(reading, own, best) ?? saidAgain(reading, own, best) ?? best;
}

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
  /\b(lives?|lived|hospital|hydrant|plug|next door|neighbor'?s?|exposure|exposures|caller (was|is|lives)|(calling|coming|returning|responding|called( it)? in) from|transported|taken|staged|staging|station|mailing|caught|laid|landing zone|lz|draft(ed|ing)?|fill site|protect\w*|(another|other|second|similar|separate|next) (1|call|fire|run|job|wreck)|went (straight )?to another|like the 1|unlike|same thing|blocked|shut down|closed|detour\w*|rehab|command post|met (him|her|them)|driving|walking|headed|drove)\b/;
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
  if (/\b(found|actually|correct|actual|picked|fire was|fire building)\b/.test(before)) return false;
  return (
    ELSEWHERE.test(before) ||
    ELSEWHERE_BEHIND.test(texts.slice(item - from + 1).join(' ')) ||
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
  /\b((tenant|occupant|resident|patient|lady|woman|man|male|female|fire|smoke|it|leak|alarm|call|coming|people|guy) (was |is |came )?|(it's|it was|located|went up|upstairs|came) )(from |up )?(in|inside|to|at|from)$/;

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
        (only && each.from > item && each.from - item <= 40 && IN_UNIT.test(wordsBefore(reading, each.from, 6)))),
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
  const bounds = reading.said(/\b(?<bound>(north|south|east|west)bound)\b/);
  const bound = bounds[0]?.groups.bound;
  const said = bounds.find(near);
  if (!address.direction && bound && said && bounds.every((hit) => hit.groups.bound === bound)) {
    filled.push(fill(`${BASE}.direction_of_travel`, bound.toUpperCase(), said));
  }
  const markers = reading.said(
    /\b((mile (marker|post)|milepost|mm|at mile|near mile) (number )?(?<before>\d{1,3}(\.\d)?)|(?<behind>\d{1,3}) mile (marker|post))\b/,
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

function townOf(
  department: Context['account']['department'],
  reading: Reading,
  addressItem: number | undefined,
): Filled[] {
  const { city, state } = department;
  const filled: Filled[] = [];
  const heard = city === null ? undefined : heardTown(reading, { city, state: state ?? '' }, addressItem);
  const town = heard?.town ?? city;
  const townSource: Source = heard ? heard.source : { inference: 'own_town' };
  if (town !== null) filled.push(fill(`${BASE}.incorporated_municipality`, town, townSource));
  const spoken = heard?.state;
  if (spoken) filled.push(fill(`${BASE}.state`, spoken.value, spoken.source));
  else if (state !== null) filled.push(fill(`${BASE}.state`, state, { inference: 'own_town' }));
  return filled;
}

interface HeardTown {
  town: string;
  source: Source;
  state?: { value: string; source: Source };
}

/** What is told of the place of a call: what it was, or that the crew was sent or went there. */
const TELLS_PLACE =
  /\b(fire|crash|wreck|accident|rollover|mva|mvc|collision|call|alarm|leak|spill|explosion|rescue|medical|overdose|arrest|emergency|assist|fall|drowning|outage|smoke|lines? down|dispatched|toned|paged|called|sent|responded|respond|responding|requested|went|we were|i was|we're|it was|it's|this was|this is|that was|located|happened|address|job|run|incident|1)\b/;
/** What is told of other places: where somebody came from, was taken, lives or waits. */
const TELLS_OTHER =
  /\b(hospital|transport\w*|took (him|her|them)|taken|flown|flew|drove|driven|lives?|lived|staying|putting|put (him|her|them)|stay\w*|family|sister|brother|mother|son|daughter|relatives|hotel|motel|shelter|standby|stand by|cover\w*|backfill\w*|moved up|training|meeting|parade|class|another|other|same|their|tied up|committed|from|back|hydrant|water|fill\w*|shop|yard|office|er|clinic|ambulance|medics|helicopter|bird|returned|returning|headed|heading|way|road|truck|engine|tanker|tender|ladder|chief|company|department|crew|guys|never|like|unlike)\b/;

/** A town counts where it is stated as the place: behind or before the address, or as where the call was; else it is the department's own. */
function heardTown(
  reading: Reading,
  own: { city: string; state: string },
  addressItem: number | undefined,
): HeardTown | undefined {
  const { items } = reading;
  const places: { from: number; strict: boolean; framed?: boolean }[] = [];
  if (addressItem !== undefined) {
    const next = items[addressItem + 1];
    if (next?.pause || /^(in|over|out|there|here|down|up|that's|which)$/.test(next?.text ?? ''))
      places.push({ from: addressItem + 1, strict: next?.pause !== true });
  }
  for (const hit of reading.find(
    /\b(?<aid>(mutual|automatic|auto) aid (call |run |request |response |assignment )?(over |out |up |down )?(to|into|for|in))\b|\b(over|out|down|up) (to|in|into)\b|\bhere in\b|\b(in|within|inside|into) (the )?((city|village|town) limits of|town of|city of|village of|township of)\b|\b(?<=\b(fire|crash|wreck|accident|rollover|mva|mvc|call|leak|spill|explosion|medical|overdose|arrest|alarm|emergency|assist|tonight|today|morning|afternoon|evening|night|yesterday) )in\b|\b(?<=\b(dispatched|toned|paged|called|sent|responded|requested) (out |over |up |down )?)(to|into)\b/,
  )) {
    const doubts = reading.doubts(hit);
    if (doubts.includes('earlier') || doubts.includes('negated')) continue;
    const framed = hit.groups.aid !== undefined;
    if (framed || isPlaceOfCall(reading, hit)) places.push({ from: hit.to, strict: true, framed });
  }
  for (const { from, strict, framed } of places) {
    const at = skipLeadIn(reading, from);
    const heard = townAt(reading, own, at, strict) ?? (framed ? unlistedTownAt(reading, at) : undefined);
    if (heard) return heard;
  }
  return undefined;
}

function isPlaceOfCall({ items }: Reading, { from, text }: { from: number; text: string }): boolean {
  let start = from;
  while (start > 0 && from - start < 9 && items[start - 1]?.text !== '.') start--;
  const before = items
    .slice(start, from)
    .map((item) => item.text)
    .join(' ');
  return text === 'here in' || (TELLS_PLACE.test(before) && !TELLS_OTHER.test(before));
}

/** "Mutual aid into Grand Chute for a fire": a name too small for the list, where nothing but a town can be meant. */
function unlistedTownAt(reading: Reading, from: number): HeardTown | undefined {
  const { items, transcript } = reading;
  let to = from;
  while (to < from + MAX_TOWN_WORDS && isCapitalName(to) && !(to > from && items[to]?.pause)) to++;
  if (to === from || isCapitalName(to) || !endsTown(items[to]) || items[to]?.unit) return undefined;
  const town = transcript.slice(items[from]?.start ?? 0, items[to - 1]?.end ?? 0);
  return { town, source: reading.sourceOf(from, to) };

  function isCapitalName(at: number): boolean {
    const item = items[at];
    return (
      item !== undefined && /^[a-z]+$/.test(item.text) && /^[A-Z][a-z]/.test(transcript.slice(item.start, item.end))
    );
  }
}

function skipLeadIn({ items }: Reading, from: number): number {
  let at = from;
  while (
    at < from + 4 &&
    (/^(in|over|out|there|here|down|up|city|town|village|of|to|that's|which|is|it's|right|just|that)$/.test(
      items[at]?.text ?? '',
    ) ||
      // "Out to the far lot" names no town; "in the village of Trenton" does.
      (items[at]?.text === 'the' && /^(city|town|village|township)$/.test(items[at + 1]?.text ?? '')))
  )
    at++;
  return at;
}

/** "Fairfield Township" is another place than Fairfield. */
function withTownship({ items, transcript }: Reading, town: string, to: number): string {
  const next = items[to];
  const said = next && !next.pause ? transcript.slice(next.start, next.end) : '';
  return /^(township|borough)$/i.test(said)
    ? `${town} ${said.charAt(0).toUpperCase()}${said.slice(1).toLowerCase()}`
    : town;
}

const MAX_TOWN_WORDS = 3;

function townAt(
  reading: Reading,
  own: { city: string; state: string },
  from: number,
  strict: boolean,
): HeardTown | undefined {
  const { items, transcript } = reading;
  for (let words = MAX_TOWN_WORDS; words >= 1; words--) {
    const to = from + words;
    const stretch = items.slice(from, to);
    if (stretch.length < words || stretch.some((item, k) => !/^[a-z']+$/.test(item.text) || (k > 0 && item.pause)))
      continue;
    const source = reading.sourceOf(from, to);
    const said = transcript.slice(items[from]?.start ?? 0, items[to - 1]?.end ?? 0);
    const { town, verdict } = spellTown(said, own);
    const known = placesNamed(placeWords(said).join(''), own.state);
    const stateBehind = stateAt(reading, to);
    const capital = /^[A-Z]/.test(said);
    if (NAMES_OTHER.test(items[to]?.text ?? '') && items[to]?.pause !== true) continue;
    // A word that happens to be a place ("Maple", "Home") is one only where the account writes or frames it as one.
    const township = withTownship(reading, town, to);
    if (township !== town) return { town: township, source: reading.sourceOf(from, to + 1) };
    if (verdict === 'own' && (words > 1 || said.length >= 4))
      return { town, source, ...(stateBehind ? { state: stateBehind } : {}) };
    // "412 Oak Street, Hamilton Engine 6 came": whose unit it is.
    if (!strict && verdict !== 'own' && items[to]?.unit && !items[to]?.pause) continue;
    const isName = capital || (strict && endsTown(items[to]));
    if (known === 'in state' && isName && !COMMON.has(said.toLowerCase()))
      return { town, source, ...(stateBehind ? { state: stateBehind } : {}) };
    // "17 Mill Pond Road in Millville": a town too small for the list that bears the name of another.
    const isBehindHouse = items[from - 1]?.text === 'in' && items[from - 2]?.address !== undefined;
    if (known === 'elsewhere' && capital && isBehindHouse && endsTown(items[to]) && !COMMON.has(said.toLowerCase()))
      return { town, source };
    if (stateBehind && (known !== 'none' || capital)) return { town, source, state: stateBehind };
  }
  return undefined;
}

/** "Volga Road", "Baker Ambulance": the town only lends its name. */
const NAMES_OTHER =
  /^(road|rd|street|avenue|highway|pike|lane|drive|creek|river|lake|bridge|county|hospital|regional|memorial|general|medical|clinic|ambulance|ems|police|pd|station|department|dept|hall|school|high|elementary|plaza|mall|apartments|estates|electric|power|gas|oil|farm|farms|church|cemetery|airport)$/;

/** In small letters a name ends where the sentence goes on with something else than a noun of its own: "in union hall" is no town. */
function endsTown(next: Reading['items'][number] | undefined): boolean {
  return (
    next === undefined ||
    next.pause ||
    next.unit !== undefined ||
    next.clock !== undefined ||
    next.address !== undefined ||
    /^(\.|for|at|on|we|i|with|to|and|by|it|it's|this|that|they|he|she|was|were|is|came|called|near|off|over|up|a|an|the|1|2|3|got|just|our|when|where|who|so|but|call|dispatched|toned|paged|tonight|today|last|yesterday|fire|mutual|there|in|from|had|out|right|everybody|everyone|possible|reported|medical|structure|house|car|brush|grass)$/.test(
      next.text,
    )
  );
}

/** Places whose names are ordinary words of such accounts. */
const COMMON = new Set(
  'fire station home church school house garage park center union grove beach lake hill water rescue medical engine a the'.split(
    ' ',
  ),
);

function stateAt(reading: Reading, from: number): { value: string; source: Source } | undefined {
  const { items, transcript } = reading;
  for (const words of [2, 1]) {
    const said = transcript.slice(items[from]?.start ?? 0, items[from + words - 1]?.end ?? 0);
    const value = said.length > 2 ? stateCode(said) : undefined;
    if (value) return { value, source: reading.sourceOf(from, from + words) };
  }
  return undefined;
}
