import type { Hit, Reading } from '../../text/reading.ts';
import { EXPOSED_THINGS } from '../../vocabulary/exposures.ts';
import { neighborsByAddress, neighborsByNumber, withAddresses } from './neighbors.ts';
import { compile, phrase, textOf } from './statements.ts';
import type { Thing } from './thing.ts';

const THINGS = compile(EXPOSED_THINGS);
const MOBILE_HOME = phrase(
  'mobile homes?|trailer park|trailer fire|(?:single|double) wide|trailer court|lot \\d+|house trailer',
);
const MAX_THINGS = 60;

/** Parts that stand for the building they belong to, beside a fire that is in none. */
const PARTS = phrase(
  '(?:(?:back|rear|side|outside|exterior|brick|block|front|end) )*(?:walls?|siding|eaves?|soffits?|overhang)',
);

/** "The one on the Delta side": beside a building that burns, another building. */
const ANOTHER_BUILDING = phrase(
  '(?<=\\bthe )1(?: (?:right|just|immediately))? (?:on (?:the )?(?:(?:delta|bravo|charlie|b|d|c|left|right|north|south|east|west|other) side|(?:left|right))|(?:next|right next) to (?:it|that)|next door|behind it|beside it|across the (?:alley|street|driveway)|in lot \\d+)',
);

/** Everything an account names that can be exposed, in narrated order. */
export function thingsIn(reading: Reading, inBuilding: boolean): Thing[] {
  const taken: Thing[] = [...neighborsByNumber(reading), ...neighborsByAddress(reading)];
  const mobile = reading.find(MOBILE_HOME).length > 0;
  for (const { value, pattern } of THINGS) {
    for (const hit of reading.find(pattern).slice(0, MAX_THINGS)) {
      if (taken.some((each) => each.hit.from < hit.to && hit.from < each.hit.to)) continue;
      const noun = nounOf(hit.text);
      if (isApparatus(reading, noun, hit) || isOfficial(reading, hit) || isNeighbor(reading, noun, hit)) continue;
      taken.push({ item: noun === 'trailer' && mobile ? 'STRUCTURE' : value, hit, noun });
    }
  }
  if (inBuilding) {
    for (const hit of reading.find(ANOTHER_BUILDING).slice(0, MAX_THINGS))
      taken.push({ item: 'STRUCTURE', hit, noun: hit.text, apart: true });
  } else {
    for (const hit of reading.find(PARTS).slice(0, MAX_THINGS)) {
      if (taken.some((each) => each.hit.from < hit.to && hit.from < each.hit.to)) continue;
      // "The camper next to it had melted siding": its own.
      if (taken.some((each) => isPartOf(reading, each.hit, hit))) continue;
      taken.push({ item: 'STRUCTURE', hit, noun: 'building' });
    }
  }
  const sorted = withAddresses(
    reading,
    taken.sort((a, b) => a.hit.from - b.hit.from),
  );
  // "Next door at 175, another three-decker", "exposure B was a garage": one thing, told by its telling noun.
  return sorted.filter((thing, i) => {
    const telling = sorted[i + 1];
    if (thing.noun === 'exposure' && telling && telling.noun !== 'exposure') {
      if (NAMED_AS.test(textOf(reading, thing.hit.to, telling.hit.from))) {
        telling.named = true;
        return false;
      }
    }
    if (telling?.item === 'VEHICLE' && thing.item === 'VEHICLE' && isApposed(reading, thing, telling)) {
      telling.apart = true;
      return false;
    }
    if (thing.noun !== 'next door') return true;
    const previous = sorted[i - 1];
    const next = sorted[i + 1];
    // "The camper next door": no house.
    if (previous?.item === 'VEHICLE' && previous.hit.to === thing.hit.from) {
      previous.apart = true;
      return false;
    }
    const closeBefore = previous?.item === 'STRUCTURE' && thing.hit.from - previous.hit.to <= 3;
    const closeAfter = next?.item === 'STRUCTURE' && next.hit.from - thing.hit.to <= 4;
    const neighbor = closeBefore ? previous : closeAfter ? next : undefined;
    // "House next door 2622": the number is the house's.
    if (neighbor && thing.number) neighbor.number ??= thing.number;
    if (neighbor && thing.address) neighbor.address ??= thing.address;
    return neighbor === undefined;
  });
}

const isPartOf = (reading: Reading, whole: Hit, part: Hit) =>
  whole.to <= part.from &&
  part.from - whole.to < 14 &&
  (ITS_PART.test(textOf(reading, whole.to, part.from)) ||
    // "The barn got scorched on one wall"; but "against the building so the paint on the wall got scorched".
    (ON_A_SIDE.test(textOf(reading, whole.to, part.from)) &&
      !PLACED.test(textOf(reading, whole.from - 3, whole.from))));
const ON_A_SIDE = /^(?:\S+ ){0,4}?(?:on|along|down|off|up) (?:the|1|its|that|both)(?: \S+)?$/;
const ITS_PART =
  /^(?:(?:right |parked )?(?:next to|beside|behind|alongside|next door|across from)(?: (?:it|that|the \S+))? )?(?:had|has|got|with|lost)(?: (?:its|some|the|a little|melted|scorched|warped|blistered|bubbled|damaged|minor|light|heat|damage|to|on))*$/;

/** "The car next to it, a Kia": one vehicle, told twice. */
const isApposed = (reading: Reading, { hit }: Thing, telling: Thing) =>
  /^(?:(?:parked )?(?:next to|beside|behind|alongside|in front of) (?:it|that|him|the \S+)) (?:which (?:was|is) |it was )?an?(?: \S+)?$/.test(
    textOf(reading, hit.to, telling.hit.from),
  );

const OFFICIAL = /^(?:deputy's|trooper's|officer's|chief's|sheriff's|police|patrol|squad|command|fire|cop)$/;

/** A police car, a fire truck; but "car fire, Ford Focus" is a Ford. */
function isOfficial({ items }: Reading, { from, text }: Hit): boolean {
  const lead = items[from - 1]?.text ?? '';
  if (!OFFICIAL.test(lead) || items[from]?.pause) return false;
  return lead !== 'fire' || /^(?:trucks?|cars?|boats?|vehicles?|houses?|suvs?|poles?)$/.test(text);
}

/** "The lady next door called": a person, unless the fire is at her place. */
const isNeighbor = ({ items }: Reading, noun: string, { from, to }: Hit) =>
  noun === 'next door' &&
  /^(?:neighbors?|lady|guy|man|woman|folks|people|fella|kid|family|couple|gentleman|girl|boy|tenants?)$/.test(
    items[from - 1]?.text ?? '',
  ) &&
  /^(?:had|has|called|saw|heard|smelled|came|said|told|says|reported|noticed|was|were|who|ran|got|woke|let|took|helped|pulled|put|and)$/.test(
    items[to]?.text ?? '',
  ) &&
  !/^(?:at|damage|siding|melted|scorched)$/.test(items[to + 1]?.text ?? '');

const KINDS_OF_APPARATUS: Readonly<Record<string, RegExp>> = {
  truck: /^(truck|ladder|tower|quint|aerial|engine|brush|tanker|tender|squad|rescue)\b/i,
  boat: /^(boat|marine)\b/i,
};

/** "Jumped on the truck": where trucks responded, "the truck" is one of them as likely as not. */
function isApparatus(reading: Reading, noun: string, hit: Hit): boolean {
  const kind = KINDS_OF_APPARATUS[noun];
  if (!kind || !/^(?:trucks?|boats?)$/.test(hit.text)) return false;
  const lead = reading.items[hit.from - 1]?.text ?? '';
  if (/^(?:parked|his|her|their|owner's|neighbor's|neighbors|old|another|a|an|farm)$/.test(lead)) return false;
  return reading.items.some(({ unit }) => unit !== undefined && kind.test(unit));
}

/** Between "exposure" and what it was. */
const NAMED_AS =
  /^(?:(?:on|to|at) the \S+ (?:side )?)?(?:(?:was|is|being|which (?:was|is)|that (?:was|is)|were|included) )?(?:just |only )?(?:an?|the|another|\d+|neighbor's|their|his|her)(?: (?!and |or |but )\S+){0,3}$/;

/** Small houses with a name of their own. */
const OWN_HOUSES =
  /^(farm|ranch|smoke|bunk|guest|play|hen|chicken|boat|tree|spring|ice|wash|milk|brood|dog|out|pump|well|pool|bath|green) ?houses?$/;

function nounOf(text: string): string {
  const last = text.split(' ').at(-1) ?? text;
  if (text === 'next door') return text;
  if (/^(?:(?:mobile|manufactured|modular) homes?|(?:single|double) wides?)$/.test(text)) return 'trailer';
  // Houses told apart by their side are two.
  if (/ side \w+$/.test(text)) return text;
  // A garage door stands for whatever building it is in.
  if (/^garage doors?$/.test(text)) return 'building';
  if (last === 'bails') return 'bale';
  if (/\bfence (?:posts?|panels?|lines?|rows?|sections?)$/.test(text)) return 'fence';
  const compound = OWN_HOUSES.exec(text);
  if (compound) return `${compound[1]}house`;
  return /^bus(?:es)?$/.test(last) ? 'bus' : last.replace(/(?<=[^s])s$/, '');
}

/** Words before a thing that only tells where another is. */
export const PLACED =
  /(?:^| )(?:behind|beside|near|by|from|of|against|alongside|to|on|at|in|off)(?: (?:the|their|his|her|our|that|a))?(?: main)?$/;
