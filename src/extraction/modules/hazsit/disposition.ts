import type { Source } from '../../../neris/report.ts';
import type { HazsitDisposition } from '../../../neris/values/hazsit.ts';
import type { Hit, Reading } from '../../text/reading.ts';
import { CREW_CURES, HANDED_OVER, HOLDERS, LEFT_WITH, STOPPED_AT_ALL, TOOK_OVER } from '../../vocabulary/hazards.ts';
import { covered } from '../nearest.ts';

export interface Disposition {
  value: HazsitDisposition;
  sources: Source[];
}

const TOOK_OVER_REACH = 14;

/** Whom the scene was left with or, when it was left with nobody, who ended the hazard. */
export function dispositionOf(reading: Reading): Disposition | undefined {
  const handovers = [...doneIn(reading, HANDED_OVER), ...doneIn(reading, LEFT_WITH), ...closingHandovers(reading)].sort(
    (a, b) => a.from - b.from,
  );
  // The last word counts; a speech made of nothing but hand-overs is not searched to its start.
  for (const hit of handovers.slice(-40).reverse()) {
    const holder = holderBehind(reading, hit);
    if (holder) return { value: holder.value, sources: [reading.sourceOf(hit.from, holder.to), ...holder.named] };
  }
  if (handovers.length > 0) return undefined;
  for (const hit of doneIn(reading, TOOK_OVER).slice(-20).reverse()) {
    const near = reading.items.slice(Math.max(0, hit.from - TOOK_OVER_REACH), hit.from).map(({ text }) => text);
    // "Pacific Power showed up and said …, but they killed the line and took over": told from the start of the sentence.
    const reach = reading.punctuated && near.includes('they') ? 30 : TOOK_OVER_REACH;
    const lead = reading.items.slice(Math.max(0, hit.from - reach), hit.from).map(({ text }) => text);
    const clause = lead.slice(lead.lastIndexOf('.') + 1);
    // "They were still working on it when we left": whoever was named the sentence before.
    const before = /^(?:they|he|she|who|crews?)$/.test(clause[0] ?? '') ? sentenceBefore(reading, hit.from) : '';
    const said = clause.join(' ');
    if (isOfTwo(said)) return undefined;
    const value = holderIn(said, 'last') ?? holderIn(before, 'last');
    if (value) return { value, sources: [reading.sourceOf(Math.max(0, hit.from - TOOK_OVER_REACH), hit.to)] };
  }
  return completed(reading);
}

/** "ODOT and a cleanup company took it over": nobody tells which has it. */
function isOfTwo(clause: string): boolean {
  const and = clause.lastIndexOf(' and ');
  if (and < 0) return false;
  const left = holderIn(clause.slice(0, and).split(' ').slice(-2).join(' '), 'last');
  const right = holderIn(
    clause
      .slice(and + 5)
      .split(' ')
      .slice(0, 4)
      .join(' '),
    'last',
  );
  return left !== undefined && right !== undefined && left !== right;
}

function sentenceBefore({ items }: Reading, at: number): string {
  const words = items.slice(Math.max(0, at - 30), at).map(({ text }) => text);
  const end = words.lastIndexOf('.');
  return end < 0 ? '' : words.slice(words.lastIndexOf('.', end - 1) + 1, end).join(' ');
}

/** Without marks a memory runs on into the end of the call: "left it with the highway patrol and both units cleared at …". */
function closingHandovers(reading: Reading): Hit[] {
  if (reading.punctuated) return [];
  return reading.find(HANDED_OVER).filter((hit) => {
    const doubts = reading.doubts(hit);
    if (doubts.length !== 1 || doubts[0] !== 'earlier') return false;
    const ahead = reading.items.slice(hit.to, hit.to + 14);
    const clock = ahead.findIndex((item) => item.clock !== undefined);
    const words = ahead.slice(0, Math.max(0, clock)).map(({ text }) => text);
    return /\b(cleared|clear|available|in service|back|returned)\b/.test(words.join(' '));
  });
}

const EVERY_HOLDER = HOLDERS.map(([value, pattern]) => [value, new RegExp(pattern.source, 'g')] as const);

const STOPS =
  /^(and|to|for|because|so|then|who|which|once|after|but|while|when|until|since|about|around|at|U\d+|T\d+|\.)$/;

interface Holder {
  value: HazsitDisposition;
  to: number;
  /** Where "them" was named. */
  named: Source[];
}

function holderBehind(reading: Reading, hit: Hit): Holder | undefined {
  const words: string[] = [];
  for (let i = hit.to; i < reading.items.length && words.length < 7; i++) {
    const text = reading.items[i]?.text ?? '';
    // "o g and e" is one name; "the homeowner and we cleared" is not.
    const letters = /^[a-z]$/.test(words.at(-1) ?? '') && /^[a-z]$/.test(reading.items[i + 1]?.text ?? '');
    if (STOPS.test(text) && !(text === 'and' && letters)) break;
    words.push(text);
  }
  const to = hit.to + words.length;
  // "Their contractor" names somebody, "them" does not.
  const isPronoun = /^(them|him|her|they)$/.test(words[0] ?? '') && words[1] !== 'the';
  const named = isPronoun ? undefined : (ownHolder(words) ?? companyNamed(reading, words));
  if (named || !/^(them|him|her|they|their|his)$/.test(words[0] ?? '')) return named && { value: named, to, named: [] };
  // Whom "them" means was named before it, in this sentence or the one before.
  let from = hit.from;
  for (let sentences = 0; from > 0 && hit.from - from < 30; from--) {
    if (reading.items[from - 1]?.text === '.' && ++sentences > 1) break;
  }
  const before = reading.items.slice(from, hit.from).map(({ text }) => text);
  const clause = before.slice(before.lastIndexOf('.') + 1).join(' ');
  const value =
    holderIn(clause, 'last') ??
    holderIn(before.join(' '), 'last') ??
    (UTILITY_WORK.test(before.join(' ')) ? 'RELEASED_TO_PRIVATE_AGENCY' : undefined);
  return value && { value, to: hit.to + 1, named: [reading.sourceOf(from, hit.from)] };
}

/** "The hotel's environmental contractor": whoever is somebody's, not the one whose he is. */
function ownHolder(words: string[]): HazsitDisposition | undefined {
  const first = holderIn(words.join(' '), 'first');
  if (first !== 'RELEASED_TO_PROPERTY_OWNER') return first;
  const owned = words.findIndex((word) => /^(?!he|she|it|that|who|there|what)\w+'s$/.test(word));
  return (owned < 0 ? undefined : holderIn(words.slice(owned + 1).join(' '), 'first')) ?? first;
}

/** "Northwestern Energy came … left it with the northwestern guy": a company called by half its name. */
function companyNamed({ text }: Reading, words: string[]): HazsitDisposition | undefined {
  const known = words.some(
    (word) =>
      /^[a-z]{4,}$/.test(word) &&
      !/^(?:them|their|guys?|they|crews?|with|natural|there|that|this|people)$/.test(word) &&
      new RegExp(`\\b${word} (?:energy|gas|electric|power|light|utilities|propane)\\b`).test(text),
  );
  return known ? 'RELEASED_TO_PRIVATE_AGENCY' : undefined;
}

/** Whoever comes and does this is a utility, whatever its name. */
const UTILITY_WORK =
  /\b(?!(?:we|i|crews?|U\d+) )[a-z]{3,}(?: (?:came|come|got there|showed up|arrived|out|finally|then|and|to))* (?:red tag(?:ged)?|tagged|locked (?:it|the meter|out)|pulled the meter|shut it (?:off )?at the (?:street|curb|main|pole))\b/;

/** Of the holders named, the first or the last; where two begin at the same word, the longer name. */
function holderIn(words: string, which: 'first' | 'last'): HazsitDisposition | undefined {
  let best: { value: HazsitDisposition; at: number; length: number } | undefined;
  for (const [value, pattern] of EVERY_HOLDER) {
    for (const match of words.matchAll(pattern)) {
      const at = match.index;
      const length = match[0].length;
      const better =
        !best ||
        (which === 'first' ? at < best.at : at > best.at + best.length) ||
        (at === best.at && length > best.length);
      if (better) best = { value, at, length };
    }
  }
  return best?.value;
}

/** "Told the owner to have an electrician look at it": nobody came. */
const ADVICE =
  /\b(?:advised|told|recommended|suggested|have|has|having|get|getting|gets|call|calls|calling|contact|contacting|scheduling|bringing|needs?|needed|until) (?:(?!came|arrived|shut|turned)\w+ ){0,7}?(?:electricians?|plumbers?|contractors?|hvac|(?:gas|power|electric|furnace|heating|propane|oil|repair) company|repairman|technician|tech)\b/g;
/** "No utility needed". */
const NOT_WANTED =
  /\bno (?:utility|utilities|(?:gas|power|electric) company|hazmat|contractor)(?: (?:was|were))? (?:needed|called|required|necessary)\b/g;
/** "PD had the road blocked": no hand in the hazard. */
const KEPT_TRAFFIC =
  /\b(?:city |town |county |state )?(?:[a-z]{0,4}pd|p d|police|sheriff'?s?(?: office| department| deputies)?|deput(?:y|ies)|officers?|cops|troopers?|highway patrol|state patrol)(?: (?:was|were|came|and|then|also|out|department|helped|there|on scene|had|has|kept|us))* (?:(?:closed|blocked|shut|held|handled|worked|directed|controlled|handling|blocking|directing|holding|working|stopped|diverted|did|took|taped|doing|detoured|rerouted)(?: (?:off|down|both|all|the|our|up|back|away|lanes?|ends?|of))* )?(?:the |both |our |all |1 |\d+ )*(?:road|roads|roadway|street|streets|traffic|highway|intersection|lanes?|block|avenue|crowd|ends|alley|perimeter)\b/g;
/** "Out at the co-op": where it happened, nobody who came. */
const WHERE_IT_WAS =
  /\b(?:at|near|behind|outside|by|from) (?:the |a )?(?:\w+ ){0,2}?(?:co ?op|cooperative|grain elevator|railroad|pipeline)\b/g;
const CREW = /^(we|i|crew|crews|firefighters|U\d+|us|my|our)$/;

/** "We got the staff out and shut it off": they did nothing. */
const MOVED_OUT =
  /\b(?:and )?(?:the |all |all the |\d+ )*(?:staff|employees|workers|operators?|engineers?|attendant|clerk|(?:home ?)?owner) (?:all )?(?:out|outside|away|back|clear)\b/g;
const WAITED_FOR =
  /\bwait(?:ed|ing)? (?:on|for) (?!(?:us|me|our|my|him|her|the (?:medics?|ambulance|engine|truck|squad|chief|hazmat|owner|homeowner|next)|U\d+|it|more|help|backup|a)\b)[a-z]+/;

/** Who runs the place and stopped it himself, with the crew looking on. */
const OF_THE_PLACE =
  /\b(?:managers?|foreman|superintendent|supervisor|custodian|janitor|clerk|attendant|farmer|driver|home ?owner|owner|employee|1 of (?:his|her|their) (?:men|guys|people))\b/;

/** "They got to us and killed the power": whom somebody came to did not do it. */
const isCrew = ({ items }: Reading, at: number) =>
  CREW.test(items[at]?.text ?? '') && !(items[at]?.text === 'us' && items[at - 1]?.text !== 'of');

function isOthersCrew(reading: Reading, at: number): boolean {
  const lead = reading.items.slice(Math.max(0, at - 3), at).map(({ text }) => text);
  return otherIn(`${lead.slice(lead.lastIndexOf('.') + 1).join(' ')} crew`);
}

/** Where names have capitals, "on the deck, propane" names no company. */
function namesOnly({ items, transcript, text }: Reading): string {
  if (!/[A-Z]/.test(transcript)) return text;
  return items
    .map((item) =>
      /^(?:propane|oil|gas|gasoline|power|light|electric)$/.test(item.text) &&
      isLower(transcript[item.start]) &&
      item.pause
        ? `. ${item.text}`
        : item.text,
    )
    .join(' ');
}

const isLower = (letter = '') => letter === letter.toLowerCase();

/** Done on the spot: by the crew alone, or by others while it stood by. Both at once is not decided. */
function completed(reading: Reading): Disposition | undefined {
  // Marks keep a subject and its deeds together; without them only what stands near is the doer.
  const reach = reading.punctuated ? 16 : 9;
  const own: Hit[] = [];
  const others: Hit[] = [];
  for (const hit of doneIn(reading, STOPPED_AT_ALL)) {
    const words: string[] = [];
    let they = false;
    for (let i = hit.from - 1; i >= 0 && hit.from - i <= (they ? 26 : reach); i--) {
      const text = reading.items[i]?.text ?? '';
      if (text === '.') {
        // "We stood by for the power company. They killed it": they were named the sentence before.
        if (!they || !/^(?:they|who|he|she)/.test(words[0] ?? '') || words.includes('.')) break;
      }
      words.unshift(text);
      // "We stayed till they had it dead": whoever they are, they are not the crew.
      if (they) continue;
      they = /^(they|he|she|who|they're|they'd)$/.test(text);
      // "The gas company's crew", "Acme Energy crews": not ours.
      if (isCrew(reading, i) && !(/^crews?$/.test(text) && isOthersCrew(reading, i))) break;
    }
    // "Just waiting on WPS. They had it squeezed off": whom a crew waits for is none of it.
    if (they && WAITED_FOR.test(words.join(' '))) {
      others.push(hit);
      continue;
    }
    // "Until it was shut down" does not say by whom.
    if (/^(was|were|got|is|be|been|being|lanes?|road|highway|street|side|ramp|interstate)$/.test(words.at(-1) ?? ''))
      continue;
    // Stopped before anyone came is nobody's work on this call.
    if (words.includes('already') || isBeforeArrival(reading, hit)) continue;
    const doers = words.join(' ').replace(MOVED_OUT, '');
    if (!they && words.some((word) => CREW.test(word)) && !otherIn(doers)) own.push(hit);
    else if (otherIn(doers) || OF_THE_PLACE.test(doers)) others.push(hit);
  }
  const isOthers = covered(
    others.map(({ from, to }) => ({ from: from - 4, to })),
    4,
  );
  own.push(
    ...doneIn(reading, CREW_CURES).filter(
      // Airing out clears what somebody else has stopped.
      (hit) =>
        !isOthers(hit.from, hit.from + 1) &&
        !isDoneBefore(reading, hit) &&
        !(others.length > 0 && /\bfans?\b|^(?:opened|ventilated|vented|aired)/.test(hit.text)),
    ),
  );
  const [first] = others;
  if (first && own.length === 0)
    return { value: 'COMPLETED_WITH_FIRE_SERVICE_PRESENT', sources: others.map(({ source }) => source) };
  const mine = own[0];
  if (
    !mine ||
    first ||
    outsiderIn(
      namesOnly(reading)
        .replace(ADVICE, '')
        .replace(NOT_WANTED, '')
        .replace(KEPT_TRAFFIC, '')
        .replace(WHERE_IT_WAS, ''),
    )
  )
    return undefined;
  return { value: 'COMPLETED_FIRE_SERVICE_ONLY', sources: own.map(({ source }) => source) };
}

/** "Maybe 2 gallons, we swept it up": a guess about one thing casts no doubt on the deed behind it. */
function doneIn(reading: Reading, pattern: RegExp): Hit[] {
  return reading.find(pattern).filter((hit) => {
    const doubts = reading.doubts(hit);
    if (doubts.some((doubt) => doubt !== 'hypothetical' && doubt !== 'negated')) return false;
    const before = reading.items.slice(Math.max(0, hit.from - 6), hit.from).map(({ text }) => text);
    return !/\b(if|would|could|might|in case|supposed|planned|i'll|we'll|thought about|talked about|didn't|not|never)\b[^.]*$|\b(no|nobody)( 1)?$|\b(going to|about to|(need|needs|needed|have|had|told \w+|asked \w+) to|asked|told)$/.test(
      before.join(' '),
    );
  });
}

/** "The custodian shut it before we got there". */
function isBeforeArrival({ items }: Reading, { to }: Hit): boolean {
  const rest = items.slice(to, to + 8).map(({ text }) => text);
  return /\b(?:before (?:we|i|U\d+|they|anybody|anyone|crews)\b|prior to (?:our )?arrival\b)/.test(
    rest.join(' ').split(' .')[0] ?? '',
  );
}

/** "The homeowner had already shut it off". */
function isDoneBefore(reading: Reading, { from }: Hit): boolean {
  const lead = reading.items.slice(Math.max(0, from - 5), from).map(({ text }) => text);
  const clause = lead.slice(lead.lastIndexOf('.') + 1).join(' ');
  return (
    /\b(?:already|he|she|they)$/.test(clause) ||
    new RegExp(`${OF_THE_PLACE.source}(?: (?:had|has|then|just|already))*$`).test(clause)
  );
}

/** Anyone but the crew and the people whose place it is. */
function otherIn(said: string): boolean {
  return (
    outsiderIn(said) || /\b(?:plant's|maintenance|staff|employees|workers|operators?|engineers?|ehs|e h s)\b/.test(said)
  );
}

function outsiderIn(said: string): boolean {
  // A hazmat team is the fire service's as often as not.
  const words = said
    .replace(/\bcity (?:pool|hall|park|limits|bus|streets?)\b/g, '')
    .replace(/\b(?:company|our|my|engine|truck|safety|fire) officers?\b/g, '')
    .replace(/\bhaz ?mat (?:teams?|crews?|guys|units?|techs?|technicians?)\b/g, '');
  return (
    HOLDERS.some(([value, pattern]) => value !== 'RELEASED_TO_PROPERTY_OWNER' && pattern.test(words)) ||
    /\b(techs?|technicians?|tow|wrecker)\b/.test(words)
  );
}
