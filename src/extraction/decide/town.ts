import { placesNamed } from '../../departments/place-names.ts';
import { shortensState, stateCode, statesNamed } from '../../departments/states.ts';
import { isQualified, namesNoTown, nameWords, spellTown } from '../../departments/towns.ts';
import type { Filled, Source } from '../../neris/report.ts';
import { townsKnown } from '../known/names.ts';
import { nearestName } from '../known/nearest.ts';
import type { Claim, Heard } from '../reader/heard.ts';
import { isStreetWord } from '../text/addresses/street-words.ts';
import type { Span } from '../text/mentions.ts';
import { LEAST_ELSEWHERE, PLAINLY_A_TOWN } from '../tuned.ts';
import { type Evidence, fromWords } from './evidence.ts';

const PLACE = 'base.location';

/** The town said, in the directory's spelling where it is the department's own; else the department's. */
export function decideTown(evidence: Evidence): Filled[] {
  const { city, state } = evidence.account.department;
  const own: Source = { inference: 'own_town' };
  const said = townSaid(evidence);
  const source = said && evidence.heard.sourceOf(said);
  const filled: Filled[] = [];
  if (said?.town && source) filled.push(fromWords(`${PLACE}.incorporated_municipality`, said.town, source));
  else if (city !== null) filled.push(fromWords(`${PLACE}.incorporated_municipality`, city, own));
  if (said?.state && source) filled.push(fromWords(`${PLACE}.state`, said.state, source));
  else if (said?.across)
    filled.push(fromWords(`${PLACE}.state`, said.across.code, evidence.heard.sourceOf(said.across)));
  else if (state !== null) filled.push(fromWords(`${PLACE}.state`, state, own));
  return filled;
}

interface Said extends Span {
  town: string;
  /** The state said with it. */
  state?: string | undefined;
  /** The state said elsewhere in the account. */
  across?: (Span & { code: string }) | undefined;
}

/** "In Redding". */
const IN = /\bin $/i;

/** The surest that can be one. */
function townSaid({ account: { department, known }, heard }: Evidence): Said | undefined {
  if (!heard.isIncident) return undefined;
  const { transcript } = heard;
  const { city, state } = department;
  const alike = city === null ? undefined : namedLike(heard, city);
  if (alike) return { ...alike, town: transcript.slice(alike.start, alike.end) };
  const claims = heard
    .claims('town')
    .toSorted((a, b) => b.strength - a.strength)
    .map((claim) => ({ ...claim, ...wholeName(transcript, claim, city, state) }))
    .filter((claim) => !isNoTown(transcript, claim));
  for (const claim of claims) {
    const words = transcript.slice(claim.start, claim.end);
    const isThere = isPlausible(
      words,
      claim.strength,
      city,
      state,
      IN.test(transcript.slice(Math.max(0, claim.start - 8), claim.start)),
    );
    const isOwns = placeAt(transcript, claim, state ?? '') === 'in state' || isOwn(words, city, state);
    const across = isOwns ? undefined : stateAcross(heard, claim);
    if (!isThere && !across) continue;
    // "The Town of Milo" is called Town of Milo.
    const { town, stateWord = '' } = townAndState(words.replace(/^the (?=\w+ of )/i, ''));
    const spelt = town && city !== null ? spellTown(town, { city, state: state ?? '' }).town : town;
    // A town that there is, is the one that was meant.
    const isTown = placesNamed(nameWords(spelt).join(''), state ?? '') === 'in state';
    const named = (!isTown && nearestName(spelt, townsKnown(known))) || spelt;
    return { start: claim.start, end: claim.end, town: named, state: stateCode(stateWord), across };
  }
  return undefined;
}

/** A state, a kind of place, and what only bears a town's name or is where a patient went. */
function isNoTown(transcript: string, { start, end }: Span): boolean {
  const words = transcript.slice(start, end);
  const [, kind, next = ''] = NAMED_AFTER.exec(transcript.slice(end, end + 40)) ?? [];
  const isNamedAfter = kind !== undefined && !isStreetWord(next.toLowerCase());
  return (
    // "D.C."; "Washington, D.C." is a town with its state.
    (shortensState(words) && !words.includes(',')) ||
    namesNoTown(words) ||
    isNamedAfter ||
    TAKEN_TO.test(transcript.slice(Math.max(0, start - 120), start))
  );
}
/** "Roanoke Memorial", "Orange County"; not "Geneva College Avenue". */
const NAMED_AFTER = /^ (county|memorial|general|regional|hospital|university|college|medical center)\b(?: (\w+))?/i;
/** "Took him to Community Regional in Fresno"; a fire may be "at the hospital in Geneva". */
const TAKEN_TO =
  /\b(?:took|taken|transported|flown|flew|brought) (?:\S+ ){0,4}to (?:\S+ ){0,4}(?:hospital|memorial|general|regional|medical|center|clinic|room) (?:(?:out|over|up|down) )?in $/i;

/** The words of a name of which some were taken for it, and the state said with it. */
function wholeName(transcript: string, claim: Span, city: string | null, state: string | null): Span {
  const own = city === null ? undefined : ownName(transcript, city, claim, state);
  const whole = own ?? (state === null ? claim : completed(transcript, claim, state));
  const stated = stateBehind(transcript, whole.end);
  return stated && placeAt(transcript, whole, stated.code) === 'in state'
    ? { start: whole.start, end: stated.end }
    : whole;
}

/** "Pilot" of Pilot Hill, "new" of New Hartford, "Township" of Sands Township. */
function completed(transcript: string, claim: Span, state: string): Span {
  if (placeAt(transcript, claim, state) === 'in state') return claim;
  const [before = ''] = /\p{L}[\p{L}'’-]* $/u.exec(transcript.slice(0, claim.start)) ?? [];
  const [behind = ''] = /^ \p{L}[\p{L}'’-]*/u.exec(transcript.slice(claim.end)) ?? [];
  const longer = [
    { start: claim.start, end: claim.end + behind.length },
    { start: claim.start - before.length, end: claim.end },
  ];
  const isNamed = (span: Span) => {
    const words = transcript.slice(span.start, span.end);
    const isPlace = placeAt(transcript, span, state);
    const isWritten = /^\p{Lu}\S* \p{Lu}/u.test(words);
    return isPlace === 'in state' || (isWritten && (isPlace === 'elsewhere' || TOWNSHIP.test(words)));
  };
  return longer.find(isNamed) ?? claim;
}

/** "Stonington, Connecticut", "Stonington, CT"; not "Geneva, Ohio Street". */
function stateBehind(transcript: string, end: number): { code: string; end: number } | undefined {
  const behind = transcript.slice(end, end + LONGEST_STATE);
  const full = statesNamed(behind).find(({ start }) => start === 2);
  const [short = ''] = /^, (?:[A-Z]{2}\b|D\.C\.)/.exec(behind) ?? [];
  const length = full && behind.startsWith(', ') ? full.end : short.length;
  const code = stateCode(behind.slice(2, length).replaceAll('.', ''));
  const next = NEXT_WORD.exec(transcript.slice(end + length, end + length + 20))?.[1]?.toLowerCase() ?? '';
  return code === undefined || isStreetWord(next) ? undefined : { code, end: end + length };
}
const LONGEST_STATE = 24;

function placeAt(transcript: string, { start, end }: Span, state: string) {
  return placesNamed(nameWords(transcript.slice(start, end)).join(''), state);
}

/** "In North Miami", "in Miami Gardens": another town that has the own one's name in its own, however little the reader hears of it. */
function namedLike(heard: Heard, city: string): Span | undefined {
  const { transcript } = heard;
  for (const { index } of transcript.matchAll(new RegExp(`\\b${city.replace(/\W/g, '\\$&')}\\b`, 'gi'))) {
    const [before = ''] = SIDE_BEFORE.exec(transcript.slice(Math.max(0, index - LONGEST_STATE), index)) ?? [];
    const end = index + city.length;
    const [behind = ''] = KIND_BEHIND.exec(transcript.slice(end, end + LONGEST_STATE)) ?? [];
    const span = { start: index - before.length, end: end + behind.length };
    const next = transcript.slice(span.end, span.end + LONGEST_STATE);
    const isWhole = !/^ \p{Lu}/u.test(next) && !NAMED_AFTER.test(next);
    const isIn = IN.test(transcript.slice(Math.max(0, span.start - 4), span.start));
    if ((before || behind) && isWhole && isIn && heard.scopeOf(span) === 'fact') return span;
  }
  return undefined;
}
const SIDE_BEFORE = /\b(?:North|South|East|West|New|Upper|Lower|Mount|Fort|Port|Little) $/;
const KIND_BEHIND = /^ (?:Gardens|Beach|Heights|Springs|Shores|Lakes|Township|Hills|Falls|Junction)\b/;

/**
 * Where part of the own town's name was taken for the town ("Plains" of West Plains), or a person's before it too ("Lieutenant
 * Ferris Newark Fire"): its name. "South Lebanon" is not Lebanon.
 */
function ownName(transcript: string, city: string, { start, end }: Span, state: string | null): Span | undefined {
  const isKnown = placeAt(transcript, { start, end }, state ?? '') !== 'none';
  const from = transcript.toLowerCase().indexOf(city.toLowerCase(), Math.max(0, end - city.length));
  const whole = { start: from, end: from + city.length };
  if (from < 0) return undefined;
  if (from <= start) return whole;
  const before = transcript.slice(start, from);
  const isName = before.endsWith(' ') && !isQualified(before);
  return whole.end === end && isName && !isKnown ? whole : undefined;
}

/**
 * Nearly every call is in the department's own town. Another is a place of its state, or one so small that no list has it and plainly
 * said; what bears the name of a place in other states only ("the Lawrence place", "Logan Fire Company") is called after somebody,
 * but for what it happened in ("in Redding").
 */
function isPlausible(
  words: string,
  strength: number,
  city: string | null,
  state: string | null,
  isIn: boolean,
): boolean {
  const { town, stateWord = '' } = townAndState(words);
  if (isOwn(words, city, state)) return true;
  const stated = stateCode(stateWord);
  const said = stated ?? state;
  const places = said === null ? 'in state' : placesNamed(nameWords(town).join(''), said);
  const isTown = places === 'in state' || TOWNSHIP.test(town) || TOWN_OF.test(town);
  // A name that a state is said with needs no more to be a town; one of several words is nobody's.
  if (isTown) return stated !== undefined || strength >= LEAST_ELSEWHERE;
  if (places === 'elsewhere' && isIn && nameWords(town).length > 1) return strength >= LEAST_ELSEWHERE;
  return strength >= PLAINLY_A_TOWN && (places === 'none' || isIn);
}

function isOwn(words: string, city: string | null, state: string | null): boolean {
  const { town } = townAndState(words);
  return city !== null && spellTown(town, { city, state: state ?? '' }).verdict === 'own';
}

/** "Fryeburg, Maine", and "moorhead minnesota" where there is such a town; Fort Washington is one name. */
function townAndState(words: string): { town: string; stateWord?: string } {
  const [town = '', stateWord] = words.split(/,\s*/);
  if (stateWord !== undefined) return { town, stateWord: stateWord.replaceAll('.', '') };
  const [, name = '', last = ''] = /^(.+?) ((?:(?:new|north|south|west|rhode) )?\p{L}{4,})$/iu.exec(town) ?? [];
  const code = stateCode(last);
  const isThere = code !== undefined && placesNamed(nameWords(name).join(''), code) === 'in state';
  return isThere ? { town: name, stateWord: last } : { town };
}

/** One of its own name, not "our township". */
const TOWNSHIP =
  /^(?!(?:the|an?|our|my|their|this|that|next|same|another|own|every|each|neighboring|local|other)\b).+ township$/i;
/** "The Town of Milo"; not "the town of ours", nor "Town of Ulysses Fire Department". */
const TOWN_OF =
  /^(?:the )?(?:town|township|village|borough|hamlet) of (?!(?:the|an?|ours?|my|their|about|some)\b)(?:(?!fire|dep)\p{L}[\p{L}'’.-]*(?: |$)){1,3}$/iu;

/** "Mutual aid up into Pennsylvania … in Littlestown": a town of another state, where the account names that state. */
function stateAcross({ transcript }: Heard, { start, end, strength }: Claim): (Span & { code: string }) | undefined {
  if (strength < PLAINLY_A_TOWN) return undefined;
  const key = nameWords(transcript.slice(start, end)).join('');
  return statesNamed(transcript).find(
    (state) =>
      INTO.test(transcript.slice(Math.max(0, state.start - 12), state.start)) &&
      !isStreetWord(NEXT_WORD.exec(transcript.slice(state.end, state.end + 20))?.[1]?.toLowerCase() ?? '') &&
      placesNamed(key, state.code) === 'in state',
  );
}
/** Not "412 Indiana Avenue", "Ohio plates". */
const INTO = /\b(?:in|into|to|across|over)\s$/i;
const NEXT_WORD = /^\s(\w+)/;
