import type { Hit, Reading } from '../../text/reading.ts';
import { CREW_CURES, STOPPED_AT_ALL } from '../../vocabulary/hazards.ts';
import { covered } from '../nearest.ts';
import { companyCame, type Disposition, otherIn, outsiderIn } from './holders.ts';

/** "Told the owner to have an electrician look at it": nobody came. */
const ADVICE =
  /\b(?:advised|told|recommended|suggested|have|has|having|get|getting|gets|call|calls|calling|contact|contacting|scheduling|bringing|needs?|needed|until) (?:(?!came|arrived|shut|turned)\w+ ){0,7}?(?:electricians?|plumbers?|contractors?|hvac|(?:gas|power|electric|furnace|heating|propane|oil|repair) company|repairman|technician|tech)\b/g;
/** "The gas company is coming to look at it later": not there when it ended. */
const STILL_TO_COME =
  /\b(?:the |a )?(?:gas|power|electric|propane|furnace|heating|oil|repair|hvac)(?: company| tech| guy| man| crew| co)? (?:(?:is|are|was|were) (?:coming|going to|supposed to|scheduled)|will|to (?:follow up|come))\b/g;
/** "No utility needed". */
const NOT_WANTED =
  /\bno (?:utility|utilities|(?:gas|power|electric) company|hazmat|contractor)(?: (?:was|were))? (?:needed|called|required|necessary)\b/g;
/** "PD had the road blocked": no hand in the hazard. */
const KEPT_TRAFFIC =
  /\b(?:city |town |county |state )?(?:[a-z]{0,4}pd|p d|police|sheriff'?s?(?: office| department| deputies)?|deput(?:y|ies)|officers?|cops|troopers?|highway patrol|state patrol)(?: (?:was|were|came|and|then|also|out|department|helped|there|on scene|had|has|kept|us))* (?:(?:closed|blocked|shut|held|handled|worked|directed|controlled|handling|blocking|directing|holding|working|stopped|diverted|did|took|taped|doing|detoured|rerouted)(?: (?:off|down|both|all|the|our|up|back|away|lanes?|ends?|of))* )?(?:the |both |our |all |1 |\d+ )*(?:road|roads|roadway|street|streets|traffic|highway|intersection|lanes?|block|avenue|crowd|ends|alley|perimeter|(?:walked|moved|got|helped|cleared|evacuated|led) (?:\w+ ){0,4}?(?:people|residents|everybody|everyone|folks|families|tenants|out))\b/g;
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

/** "2 of our guys suited up and they went in": they are ours. */
const OWN_THEY =
  /\b(?:(?:of|by) (?:our|my) (?:guys|people|crew|men|members)|(?:our|my) (?:guys|crew|members|people|entry team)|U\d+ s? ?(?:crew|guys))\b(?!.*\b(?:until|till|when|while|before|after|for|with|so) they\b).*\bthey\b/;

/** "We shut Elm down at both ends", "shut down Park Road": a road, whatever its name. */
const isRoadClosed = ({ words }: Reading, { to, text }: Hit) =>
  /^shut\b.*\bdown$/.test(text) &&
  /^(?:(?:the|all|both|of) )*(?:\w+ ){0,2}?(?:(?:at |on |from )?both (?:ways|ends|directions|sides)|to (?:all )?traffic|A\d+|road|street|avenue|boulevard|drive|highway|lanes?|block|intersection|from \w+ to|between)\b/.test(
    words(to, to + 6),
  );

/** "They got to us and killed the power": whom somebody came to did not do it. */
const isCrew = ({ items }: Reading, at: number) =>
  CREW.test(items[at]?.text ?? '') && !(items[at]?.text === 'us' && items[at - 1]?.text !== 'of');

function isOthersCrew(reading: Reading, at: number): boolean {
  const lead = reading.items.slice(Math.max(0, at - 3), at).map(({ text }) => text);
  return otherIn(`${lead.slice(lead.lastIndexOf('.') + 1).join(' ')} crew`);
}

function isWithOthers({ items }: Reading, at: number): boolean {
  const lead = items.slice(Math.max(0, at - 8), at).map(({ text }) => text);
  const clause = lead.slice(lead.lastIndexOf('.') + 1).join(' ');
  const other = /^(.*) (?:and|with)(?: (?:\d|a couple|some) of)?$/.exec(clause)?.[1];
  return (
    other !== undefined && otherIn(other.split(' ').slice(-4).join(' ')) && !/\b(?:came|arrived|got|had)\b/.test(other)
  );
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
export function completed(reading: Reading): Disposition | undefined {
  // Marks keep a subject and its deeds together; without them only what stands near is the doer.
  const reach = reading.punctuated ? 16 : 9;
  const own: Hit[] = [];
  const others: Hit[] = [];
  for (const hit of doneIn(reading, STOPPED_AT_ALL)) {
    if (isRoadClosed(reading, hit)) continue;
    const words: string[] = [];
    let they = false;
    let shared = false;
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
      if (isCrew(reading, i) && !(/^crews?$/.test(text) && isOthersCrew(reading, i))) {
        shared = isWithOthers(reading, i);
        break;
      }
    }
    // "Their maintenance man and one of our techs closed it": neither's alone.
    if (shared) continue;
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
    const isOthers = otherIn(doers) || companyCame(doers);
    if (!isOthers && (they ? OWN_THEY.test(doers) : words.some((word) => CREW.test(word)))) own.push(hit);
    else if (isOthers || OF_THE_PLACE.test(doers)) others.push(hit);
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
        .replace(STILL_TO_COME, '')
        .replace(KEPT_TRAFFIC, '')
        .replace(WHERE_IT_WAS, ''),
    )
  )
    return undefined;
  return { value: 'COMPLETED_FIRE_SERVICE_ONLY', sources: own.map(({ source }) => source) };
}

/** "Maybe 2 gallons, we swept it up": a guess about one thing casts no doubt on the deed behind it. */
export function doneIn(reading: Reading, pattern: RegExp): Hit[] {
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
    /\b(?:already|he|she|they|who|husband|wife|son|daughter|dad|mom|neighbor|tenant|resident|occupant|man|woman|lady|guy|staff|maintenance|cook|plumber|tech|company|crew's)$/.test(
      clause,
    ) || new RegExp(`${OF_THE_PLACE.source}(?: (?:had|has|then|just|already))*$`).test(clause)
  );
}
