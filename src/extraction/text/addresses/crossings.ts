import { COMMON_STREETS, PLURAL_STREETS, STREET_WORDS } from '../../vocabulary/streets.ts';
import type { Token } from '../tokens.ts';
import { oneOf } from '../words.ts';
import { bareNameAt, endsBareName } from './bare-names.ts';
import { type AddressMention, markerAt } from './details.ts';
import { slipAt } from './street-corrections.ts';
import { directionAt, nameOf, type Street, word } from './street-words.ts';
import { gridStreetAt, streetAt } from './streets.ts';

/** "Four sixtieth street" is 460th where another street crosses it, or where one drives along it; else 4 may be the house. */
export function spokenCrossingAt(tokens: Token[], transcript: string, i: number): AddressMention | undefined {
  const first = spokenOrdinalAt(tokens, i) ?? streetBefore(tokens, transcript, i);
  if (!first) return undefined;
  const joint = afterCrossingWords(tokens, first.to);
  const second =
    joint > first.to
      ? (spokenOrdinalAt(tokens, joint) ??
        (first.spoken && tokens[joint]?.kind !== 'number' ? streetAt(tokens, transcript, joint, false) : undefined))
      : undefined;
  if (second) return { street: first, crossStreet: second, from: i, to: second.to };
  const along = /^(on|off|along|of|onto)$/.test(word(tokens, i - 1)) && word(tokens, i - 2) !== 'block';
  return first.spoken && along ? { street: first, from: i, to: first.to } : undefined;
}

/** A street in words that a spoken ordinal may cross: "Main Street and four sixtieth street". */
function streetBefore(tokens: Token[], transcript: string, i: number): (Street & { spoken?: boolean }) | undefined {
  if (tokens[i]?.kind === 'number' || !/^(at|of|on|near|is|,|)$/.test(tokens[i - 1]?.text ?? '')) return undefined;
  const street = streetAt(tokens, transcript, i, false);
  return street && spokenOrdinalAt(tokens, afterCrossingWords(tokens, street.to)) ? street : undefined;
}

/** Hundreds and an ordinal said apart, before the street word. */
function spokenOrdinalAt(tokens: Token[], i: number): (Street & { spoken: boolean }) | undefined {
  const direction = directionAt(tokens, i);
  const at = direction?.to ?? i;
  const hundreds = tokens[at];
  const ordinal = tokens[at + 1];
  if (hundreds?.kind !== 'number' || !/^[1-9]$/.test(hundreds.text) || ordinal?.kind !== 'ordinal') return undefined;
  const postfix = STREET_WORDS[word(tokens, at + 2)];
  if (!postfix || !/^\d\d\D/.test(ordinal.text) || tokens[at - 1]?.kind === 'number') return undefined;
  return {
    ...(direction ? { prefixDirection: direction } : {}),
    name: { value: hundreds.text + ordinal.text, from: at, to: at + 2 },
    postfix: { value: postfix, from: at + 2, to: at + 3 },
    numbered: false,
    from: i,
    to: at + 3,
    spoken: true,
  };
}

/** "At 700 East and 3300 South": two streets of the grid. */
export function gridCornerAt(tokens: Token[], i: number): Street | undefined {
  const first = /^(at|of|on|near|is)$/.test(word(tokens, i - 1)) ? gridStreetAt(tokens, i) : undefined;
  const joint = first && afterCrossingWords(tokens, first.to);
  return first && joint && joint > first.to && gridStreetAt(tokens, joint, first.postfixDirection?.value)
    ? first
    : undefined;
}

/** "Crash, North Fair Avenue at East Avenue": two full streets are a place wherever they stand. */
export function isCrossing(tokens: Token[], transcript: string, { street, crossStreet }: AddressMention): boolean {
  const first = tokens[street.from];
  const last = tokens[street.from - 1];
  const before = word(tokens, street.from - 1);
  const said = tokens.slice(street.from, street.to);
  // A longer name only where it is written as one: "Robert C. Byrd Drive".
  const isName = said.every(({ start }) => /[A-Z0-9]/.test(transcript[start] ?? ''));
  const short = isName || (street.name.to - street.name.from <= 2 && !said.some(({ text }) => text === 'of'));
  // "the Nilles Road and Route 4 intersection".
  if (crossStreet && MEETING.test(word(tokens, crossStreet.to)) && short) return true;
  // "Tree on the wires south peabody street at east lauridsen boulevard"; but not "no north north fortieth avenue".
  const isWay = /^(from|via|to|towards?|through|past|until|closed)$/.test(before);
  const hasSide = street.prefixDirection !== undefined && !directionAt(tokens, street.name.from) && !isWay;
  // "Highland Road and County Road 19."
  const isNumbered = crossStreet?.numbered === true && street.postfix !== undefined && isName && !isWay;
  return (
    (crossStreet?.postfix !== undefined || isNumbered) &&
    before !== 'between' &&
    short &&
    (/^[A-Z0-9]/.test(transcript.slice(first?.start, first?.end)) ||
      // "At nineteen twelve south seventh street and hulman street".
      // "Trash fire, division street and lamus street".
      (street.postfix !== undefined && (last?.kind === 'number' || last?.text === ',' || hasSide)) ||
      /^(is|was|at|near|on|by|across|blocking|blocked|down|along|off|of|\w+bound)$/.test(before) ||
      (HEADLINE_ENDS.test(before) && !HEADLINE_ENDS.test(word(tokens, street.from))))
  );
}

const MEETING = /^(intersection|junction)$/;

/** "Two car accident tonight post road and airport road": words that the place of a call is named behind. */
const HEADLINE_ENDS =
  oneOf(`tonight today morning afternoon evening night yesterday overnight accident accidents crash wreck fire mva mvc
    rollover collision call noon midnight intersection corner location address rescue leak odor spill alarm smoke
    extrication entrapment pedestrian bicyclist motorcycle mci explosion overdose seizure stabbing shooting here
    was is run job incident response assignment there it's`);

/** "Main and Third Streets": the word closes both. */
function sharePlural(tokens: Token[], transcript: string, mention: AddressMention): void {
  const cross = mention.crossStreet;
  if (!cross || cross.postfix || mention.street.postfix) return;
  const at = PLURAL_STREETS[word(tokens, cross.to - 1)] ? cross.to - 1 : cross.to;
  const value = PLURAL_STREETS[word(tokens, at)];
  if (!value || at === cross.from) return;
  const postfix = { value, from: at, to: at + 1 };
  mention.street = { ...mention.street, postfix };
  mention.crossStreet = {
    ...cross,
    name: { value: nameOf(tokens, transcript, cross.name.from, at), from: cross.name.from, to: at },
    postfix,
    to: at + 1,
  };
  mention.to = at + 1;
}

const CROSSING_WORDS = [
  'and',
  'at',
  'at its intersection with',
  'at the intersection with',
  'at the intersection of',
  'near the intersection with',
  'near the intersection of',
  'at the corner of',
  'meets',
  'crosses',
  'intersects',
  'intersects with',
  'joins',
  'where it crosses',
  'where it meets',
  'where it intersects',
  'where it intersects with',
  'intersecting with',
]
  .map((words) => words.split(' '))
  .sort((a, b) => b.length - a.length);

function afterCrossingWords(tokens: Token[], i: number): number {
  const said = CROSSING_WORDS.find((words) => words.every((each, k) => word(tokens, i + k) === each));
  return i + (said?.length ?? 0);
}

export function readCrossing(tokens: Token[], transcript: string, mention: AddressMention): void {
  let at = isMisheardAnd(tokens, transcript, mention) ? mention.to + 1 : afterCrossingWords(tokens, mention.to);
  const sign = /[&/@]/.test(transcript.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0));
  if (at === mention.to && !sign && !isMet(tokens, transcript, at)) return;
  if (tokens[at]?.text === ',') at++;
  if (word(tokens, at) === 'the' && isMet(tokens, transcript, at + 1)) at++;
  if (NO_STREET.test(word(tokens, at)) || markerAt(tokens, at)) return;
  const corner = /^(corner|intersection)$/.test(word(tokens, mention.from - 2));
  const cross =
    streetAt(tokens, transcript, at, false) ??
    (mention.street.postfixDirection && !mention.street.postfix ? gridStreetAt(tokens, at) : undefined) ??
    (corner ||
    (!mention.street.postfix && !mention.street.numbered) ||
    isOrdinalAlone(tokens, at) ||
    (mention.street.numbered && mayCrossHighway(tokens, transcript, mention, at)) ||
    isNameAlone(tokens, transcript, mention, at)
      ? bareNameAt(tokens, transcript, at, undefined)
      : undefined) ??
    slipAt(tokens, transcript, at);
  if (!cross) return;
  mention.crossStreet = cross;
  mention.to = cross.to;
  sharePlural(tokens, transcript, mention);
}

/**
 * "At West Broadway Boulevard in South Grand Avenue": no street lies in another. Only as a recogniser writes it, large; not "in front
 * of Oak Street" nor what is called after a street ("in Park Drive Estates"). Towns are called Overland Park or College Place.
 */
function isMisheardAnd(tokens: Token[], transcript: string, { number, street, to }: AddressMention): boolean {
  if (number || !street.postfix || !/^(in|an|end)$/.test(word(tokens, to))) return false;
  const other = streetAt(tokens, transcript, to + 1, false);
  if (!other || !IS_STREET.test(other.postfix?.value ?? '') || /^(front|back|rear|middle)$/.test(word(tokens, to + 1)))
    return false;
  const behind = tokens[other.to];
  const ends = behind === undefined || behind.kind === 'mark' || behind.kind === 'number' || GOES_ON.test(behind.text);
  return ends && tokens.slice(to + 1, other.to).every(({ start }) => /[A-Z0-9]/.test(transcript[start] ?? ''));
}
const IS_STREET = /^(STREET|AVENUE|ROAD|DRIVE|BOULEVARD)$/;

/** "Nilles Road Route 4 intersection", "at the River Road intersection". */
function isMet(tokens: Token[], transcript: string, i: number): boolean {
  let end = i;
  while (end < i + 6 && !MEETING.test(word(tokens, end))) end++;
  return end > i + 1 && end < i + 6 && streetAt(tokens, transcript, i, false)?.to === end;
}

/** "Hit a tree on Route 5 and caught fire": what comes next is told, not crossed. */
const NO_STREET =
  /^(the|caught|rolled|flipped|overturned|hit|struck|landed|ended|went|spun|left|crashed|burned|fell|lost|came|ran|got)$/;

/** "Broad Street and Fifth", "Broad Street and East 44th", but not "Broad Street and second engine in". */
function isOrdinalAlone(tokens: Token[], i: number): boolean {
  const at = directionAt(tokens, i)?.to ?? i;
  return (
    tokens[at]?.kind === 'ordinal' &&
    (endsBareName(tokens, at + 1) ||
      tokens[at + 1]?.kind === 'number' ||
      PLURAL_STREETS[word(tokens, at + 1)] !== undefined) &&
    !/^(engine|ladder|truck|medic|rescue|squad|in|fire|on|was|is)$/.test(word(tokens, at + 1))
  );
}

/** "Highway 9 and Ferguson", but not "Highway 9 and traffic was backed up", "Route 4 at dusk" or "at Walmart". */
function mayCrossHighway(tokens: Token[], transcript: string, { street, from }: AddressMention, i: number): boolean {
  const name = directionAt(tokens, i)?.to ?? i;
  const [known, behind] = [COMMON_STREETS.has(word(tokens, name)), tokens[name + 1]];
  if (known) return endsBareName(tokens, name + 1) || behind?.kind === 'number';
  if (word(tokens, i - 1) !== 'and' || NOT_CROSSED.test(word(tokens, name))) return false;
  const ends = behind === undefined || behind.kind === 'mark' || behind.kind === 'number' || GOES_ON.test(behind.text);
  const isWritten = /^[A-Z][a-z]{2}/.test(transcript.slice(tokens[name]?.start));
  return ends && (isWritten || (/^(at|of|near)$/.test(word(tokens, from - 1)) && street.to === i - 1));
}
const NOT_CROSSED =
  /^((every|no|any|some)(body|one|thing)|both|traffic|police|dispatch|then|all|most|some|troopers?|patrol|neither|that|everything|command|ems|pd|odot|dot|north|south|east|west|\w+bound|\w+ed|\w+ing)$/;
const GOES_ON = /^(for|with|we|a|an|the|it's|this|in|engine|ladder|truck|medic|rescue|squad|two|reported|possible)$/;

/** "At Third Street and Oak.": one name written large, and nothing behind it. */
function isNameAlone(tokens: Token[], transcript: string, { street }: AddressMention, i: number): boolean {
  return (
    /^(at|of|on)$/.test(word(tokens, street.from - 1)) &&
    word(tokens, i - 1) === 'and' &&
    tokens[i + 1]?.kind === 'mark' &&
    (COMMON_STREETS.has(word(tokens, i)) || /^[A-Z][a-z]{2}/.test(transcript.slice(tokens[i]?.start)))
  );
}
