import type { ExposureItem } from '../../../neris/values/fire.ts';
import type { Hit, Reading } from '../../text/reading.ts';
import { EXPOSED_THINGS } from '../../vocabulary/exposures.ts';
import { compile, phrase, textOf } from './statements.ts';

/** A thing named that may stand beside the fire. */
export interface Thing {
  item: ExposureItem;
  hit: Hit;
  noun: string;
  /** Called an exposure in so many words: "exposure Delta was a vacant duplex". */
  named?: true;
}

const THINGS = compile(EXPOSED_THINGS);
const MOBILE_HOME = phrase(
  'mobile homes?|trailer park|trailer fire|(?:single|double) wide|trailer court|lot \\d+|house trailer',
);
const MAX_THINGS = 60;

/** Parts that stand for the building they belong to, beside a fire that is in none. */
const PARTS = phrase(
  '(?:(?:back|rear|side|outside|exterior|brick|block|front|end) )*(?:walls?|siding|eaves?|soffits?|overhang)',
);

/** Everything an account names that can be exposed, in narrated order. */
export function thingsIn(reading: Reading, inBuilding: boolean): Thing[] {
  const taken: Thing[] = neighborsByNumber(reading);
  const mobile = reading.find(MOBILE_HOME).length > 0;
  for (const { value, pattern } of THINGS) {
    for (const hit of reading.find(pattern).slice(0, MAX_THINGS)) {
      if (taken.some((each) => each.hit.from < hit.to && hit.from < each.hit.to)) continue;
      const noun = nounOf(hit.text);
      if (isApparatus(reading, noun, hit)) continue;
      taken.push({ item: noun === 'trailer' && mobile ? 'STRUCTURE' : value, hit, noun });
    }
  }
  if (!inBuilding) {
    for (const hit of reading.find(PARTS).slice(0, MAX_THINGS)) {
      if (taken.some((each) => each.hit.from < hit.to && hit.from < each.hit.to)) continue;
      taken.push({ item: 'STRUCTURE', hit, noun: 'building' });
    }
  }
  taken.sort((a, b) => a.hit.from - b.hit.from);
  // "Next door at 175, another three-decker", "exposure B was a garage": one thing, told by its telling noun.
  return taken.filter((thing, i) => {
    const telling = taken[i + 1];
    if (thing.noun === 'exposure' && telling && telling.noun !== 'exposure') {
      if (NAMED_AS.test(textOf(reading, thing.hit.to, telling.hit.from))) {
        telling.named = true;
        return false;
      }
    }
    if (thing.noun !== 'next door') return true;
    const previous = taken[i - 1];
    const next = taken[i + 1];
    const closeBefore = previous?.item === 'STRUCTURE' && thing.hit.from - previous.hit.to <= 3;
    const closeAfter = next?.item === 'STRUCTURE' && next.hit.from - thing.hit.to <= 4;
    return !closeBefore && !closeAfter;
  });
}

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

const NEXT_HOUSES = 24;
const MEASURES =
  /^(?:gallons?|feet|foot|yards?|psi|pounds|gpm|degrees|percent|minutes|hours|people|units?|acres?|block|dollars|by|square|series|amp|volts?)$/;

/** "Burned through into 414": on a street where the fire is at 412, a number that near is a neighbour's house. */
function neighborsByNumber(reading: Reading): Thing[] {
  const { items } = reading;
  const own = Number(items.find(({ address }) => address?.number)?.address?.number?.value);
  if (!(own >= 100)) return [];
  return items.flatMap((item, i): Thing[] => {
    if (item.clock) return houseHeardAsTime(reading, i, own);
    if (item.unit || item.address || !/^\d{2,5}$/.test(item.text)) return [];
    if (!/^(?:into|in|to|at|through|of|and|both|number|onto|toward|out)$/.test(items[i - 1]?.text ?? '')) return [];
    // "Twenty-three twenty-one" is one number where a house of its street is so numbered.
    const next = items[i + 1]?.text ?? '';
    const words = /^\d\d$/.test(item.text) && /^\d\d$/.test(next) ? 2 : 1;
    const number = words === 2 ? `${item.text}${next}` : item.text;
    const away = Math.abs(Number(number) - own);
    if (away === 0 || away > NEXT_HOUSES || MEASURES.test(items[i + words]?.text ?? '')) return [];
    const source = reading.sourceOf(i, i + words);
    const hit = { from: i, to: i + words, text: number, groups: {}, match: [number], source } as unknown as Hit;
    return [{ item: 'STRUCTURE', hit, noun: number }];
  });
}

/** "The house at nineteen fourteen": on a street where the fire is at 1912, no time of day. */
function houseHeardAsTime(reading: Reading, i: number, own: number): Thing[] {
  const { items } = reading;
  const clock = items[i]?.clock;
  if (!clock || items[i - 1]?.text !== 'at') return [];
  if (!/^(?:house|home|place|garage|building|neighbors?|row ?house|duplex)$/.test(items[i - 2]?.text ?? '')) return [];
  const number = clock.hour * 100 + clock.minute;
  if (number === own || Math.abs(number - own) > NEXT_HOUSES) return [];
  const text = String(number);
  const source = reading.sourceOf(i, i + 1);
  const hit = { from: i, to: i + 1, text, groups: {}, match: [text], source } as unknown as Hit;
  return [{ item: 'STRUCTURE', hit, noun: text }];
}

/** Between "exposure" and what it was. */
const NAMED_AS =
  /^(?:(?:on|to|at) the \S+ (?:side )?)?(?:(?:was|is|being|which (?:was|is)|that (?:was|is)|were|included) )?(?:just |only )?(?:an?|the|another|\d+|neighbor's|their|his|her)(?: (?!and |or |but )\S+){0,3}$/;

/** Small houses with a name of their own. */
const OWN_HOUSES =
  /^(farm|ranch|smoke|bunk|guest|play|hen|chicken|boat|tree|spring|ice|wash|milk|brood|dog|pump|well|pool|bath|green) ?houses?$/;

function nounOf(text: string): string {
  const last = text.split(' ').at(-1) ?? text;
  if (text === 'next door') return text;
  // Houses told apart by their side are two.
  if (/ side \w+$/.test(text)) return text;
  // A garage door stands for whatever building it is in.
  if (/^garage doors?$/.test(text)) return 'building';
  const compound = OWN_HOUSES.exec(text);
  if (compound) return `${compound[1]}house`;
  return last.replace(/(?<=[^s])s$/, '');
}

/** Words before a thing that only tells where another is. */
export const PLACED =
  /(?:^| )(?:behind|beside|near|by|from|of|against|alongside|to|on|at|in|off)(?: (?:the|their|his|her|our|that|a))?(?: main)?$/;
