import { placesNamed, placeWords } from '../../departments/place-names.ts';
import { stateCode } from '../../departments/states.ts';
import { spellTown } from '../../departments/towns.ts';
import type { Filled, Source } from '../../neris/report.ts';
import { type Context, fill } from '../context.ts';
import type { Reading } from '../text/reading.ts';

/** Which town it was in: the one said, else the department's own. */
export function townOf(
  department: Context['account']['department'],
  reading: Reading,
  addressItem: number | undefined,
): Filled[] {
  const { city, state } = department;
  const filled: Filled[] = [];
  const heard = city === null ? undefined : heardTown(reading, { city, state: state ?? '' }, addressItem);
  const town = heard?.town ?? city;
  const townSource: Source = heard ? heard.source : { inference: 'own_town' };
  if (town !== null) filled.push(fill('base.location.incorporated_municipality', town, townSource));
  const spoken = heard?.state;
  if (spoken) filled.push(fill('base.location.state', spoken.value, spoken.source));
  else if (state !== null) filled.push(fill('base.location.state', state, { inference: 'own_town' }));
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

const NO_TOWN =
  /^(apartments?|estates|subdivision|complex|park|building|district|county|creek|lake|woods|forest|division|sector|zone|plaza|mall|center|valley|canyon|desert|ranch|farms?)$/;

/** "Mutual aid into Grand Chute for a fire": a name too small for the list, where nothing but a town can be meant. */
function unlistedTownAt(reading: Reading, from: number): HeardTown | undefined {
  const { items, transcript } = reading;
  let to = from;
  while (to < from + MAX_TOWN_WORDS && isCapitalName(to) && !(to > from && items[to]?.pause)) to++;
  if (NO_TOWN.test(items[to - 1]?.text ?? '')) return undefined;
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
    // "That's P-L-E-A-S-A-N-T": letters spell something.
    if (
      stretch.length < words ||
      stretch.some((item, k) => !/^[a-z'][a-z']+$/.test(item.text) || (k > 0 && item.pause))
    )
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
  'bay fire station home church school house garage park center union grove beach lake hill water rescue medical engine a the'.split(
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
