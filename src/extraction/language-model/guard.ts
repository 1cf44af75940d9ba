import { strongest } from '../decide/evidence.ts';
import { incidentAddress } from '../decide/place.ts';
import { decideTypes, excludes } from '../decide/types.ts';
import { payloadValue } from '../reader/concepts.ts';
import type { Heard } from '../reader/heard.ts';
import { thresholdOf } from '../reader/thresholds.ts';
import type { Mentions, Span } from '../text/mentions.ts';
import type { Reading } from '../text/reading.ts';
import { MOST_WORDS, type ModelClaim } from './claims.ts';
import { FAINT, floorOf, precedenceOf } from './precedence.ts';
import { stageOf } from './questions.ts';

/** Why a claim is not believed. */
export type Reason =
  | 'is not asked'
  | 'quotes too much'
  | 'words were not said'
  | 'no time, number, unit or address is read in these words'
  | 'no incident of this department is told'
  | 'these words are no fact of this incident'
  | 'hardly heard in these words'
  | 'another value is heard in these words'
  | 'another value is heard elsewhere';

/** A claim of the model's, on the words where the reader hears it too. */
export interface Grounded extends Span {
  claim: ModelClaim;
  field: string;
  code: string;
  /** How far the reader hears it there. */
  strength: number;
  /** Whether the reader draws it by itself. */
  drawn: boolean;
}

export interface Refused {
  claim: ModelClaim;
  reason: Reason;
}

interface Weighed extends Span {
  strength: number;
  drawn: boolean;
  reason?: Reason;
}

/** Holds the model's claims against the transcript, the exact readers and the learned one. */
export function guard(reader: Heard, reading: Reading, mentions: Mentions): (claim: ModelClaim) => Grounded | Refused {
  const { transcript } = reader;
  const plain = foldedOf(transcript);
  const types = decideTypes(reader).map(({ type }) => type);
  const address = incidentAddress(reading, reader);
  const faint = remembered((field) => reader.claims(field, FAINT));
  const tops = remembered((field) => strongest(reader.claims(field))[0]);
  const rivals = remembered((field) => rivalsByUnit(mentions.units, (unit) => reader.role(unit, field)));
  const addresses = reading.items.flatMap(({ address, start, end }) => (address ? [{ start, end, address }] : []));

  return (claim) => {
    const { concept, words } = claim;
    const [field = '', code = ''] = concept.split('=');
    const refused = (reason: Reason): Refused => ({ claim, reason });
    if (stageOf(concept) === undefined) return refused('is not asked');
    if (words.length > MOST_WORDS) return refused('quotes too much');
    if (!reader.isIncident) return refused('no incident of this department is told');
    const places = placesOf(plain, words);
    if (places.length === 0) return refused('words were not said');
    // Places may overlap; what stands in several is weighed once.
    const anchors = new Map(places.flatMap((place) => anchorsIn(field, code, place)).map((each) => [each.start, each]));
    if (anchors.size === 0) return refused('no time, number, unit or address is read in these words');
    const [best] = [...anchors.values()]
      .map((anchor) => weigh(field, code, anchor))
      .sort((a, b) => Number(a.reason !== undefined) - Number(b.reason !== undefined) || b.strength - a.strength);
    if (!best || best.reason) return refused(best?.reason ?? 'hardly heard in these words');
    const { start, end, strength, drawn } = best;
    return { claim, field, code, start, end, strength, drawn };
  };

  /** What the readers read inside the words; of values that are told in words, the words themselves. */
  function anchorsIn(field: string, code: string, place: Span): (Span & { role: boolean })[] {
    const inside = (spans: readonly Span[]) =>
      spans
        .filter(({ start, end }) => start < place.end && end > place.start)
        .map(({ start, end }) => ({ start, end, role: true }));
    if (field === 't') return inside(mentions.times);
    if (field === 'unit' || field === 'own') return inside(mentions.units);
    if (field === 'addr') return inside(addresses);
    const numbers = field === 'n' ? inside(mentions.numbers) : [];
    return numbers.length > 0 && code !== 'incident_number' ? numbers : [{ ...place, role: false }];
  }

  function weigh(field: string, code: string, anchor: Span & { role: boolean }): Weighed {
    const heard = anchor.role ? asRole(field, code, anchor) : asValue(field, code, anchor);
    const reason = heldElsewhere(field, code, heard) ?? (heard.drawn ? undefined : doubt(field, heard));
    return { ...heard, ...(reason ? { reason } : {}) };
  }

  type Heeded = Span & { strength: number; rival: number; drawn: boolean };

  function asRole(field: string, code: string, { start, end }: Span): Heeded {
    const concept = code === '' ? field : `${field}=${code}`;
    const strength = reader.role({ start, end }, concept);
    const rival = field === 'own' ? (rivals(field).get(start) ?? 0) : rivalRole(field, code, { start, end });
    return { start, end, strength, rival, drawn: strength >= thresholdOf(field) };
  }

  function rivalRole(field: string, code: string, span: Span): number {
    if (field !== 't' && field !== 'n') return 0;
    const others = faint(field).filter((other) => other.code !== code && meet(other, span));
    return others.reduce((most, other) => Math.max(most, reader.role(span, `${field}=${other.code}`)), 0);
  }

  function asValue(field: string, code: string, place: Span): Heeded {
    const near = faint(field).filter((other) => meet(other, place));
    const [own] = near.filter((other) => other.code === code).sort((a, b) => b.strength - a.strength);
    const rivals = near.filter((other) => other.code !== code && excludesHere(field, other.code, code));
    return {
      start: own?.start ?? place.start,
      end: own?.end ?? place.end,
      strength: own?.strength ?? 0,
      rival: Math.max(0, ...rivals.map(({ strength }) => strength)),
      drawn: own !== undefined && isDrawn(field, code, own.strength),
    };
  }

  function isDrawn(field: string, code: string, strength: number): boolean {
    if (field === 'type') return types.includes(payloadValue('type', code) as string);
    return strength >= thresholdOf(field);
  }

  function excludesHere(field: string, other: string, code: string): boolean {
    if (field === 'type') return excludesType(other, code);
    return precedenceOf(field) !== 'list' && field !== 'did';
  }

  function doubt(field: string, { start, end, strength, rival }: Heeded): Reason | undefined {
    if (reader.scopeOf({ start, end }) !== 'fact') return 'these words are no fact of this incident';
    if (strength < floorOf(field)) return 'hardly heard in these words';
    if (rival > strength && field !== 'did') return 'another value is heard in these words';
    return undefined;
  }

  /** Of what there is one, the reader's own stands before a weaker one, drawn or not. */
  function heldElsewhere(field: string, code: string, { start, end, strength, drawn }: Heeded): Reason | undefined {
    const held = (() => {
      if (field === 'type') return !drawn && types.some((type) => excludesType(type, code));
      if (field === 'addr')
        return (
          address !== undefined && addresses.find((each) => meet(each, { start, end }))?.address.from !== address.from
        );
      const top = tops(field);
      if (field === 'town') return !drawn && top !== undefined;
      const isHeardMore = (other: Span & { code: string; strength: number }) =>
        other.code !== code && other.strength > strength && !meet(other, { start, end });
      return precedenceOf(field) === 'one' && ((top && top.code !== code) || faint(field).some(isHeardMore));
    })();
    return held ? 'another value is heard elsewhere' : undefined;
  }

  function excludesType(other: string, code: string): boolean {
    const [a, b] = [other, code].map((each) => payloadValue('type', each) as string) as [string, string];
    return a !== b && (excludes(a, b) || excludes(b, a));
  }
}

export function meet(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

function remembered<T>(make: (field: string) => T): (field: string) => T {
  const made = new Map<string, T>();
  return (field) => {
    const known = made.get(field) ?? make(field);
    made.set(field, known);
    return known;
  };
}

/** For each unit, by where it stands, how far the surest of all others is heard in a role that only one has. */
function rivalsByUnit(units: Mentions['units'], heard: (unit: Span) => number): ReadonlyMap<number, number> {
  const strengths = new Map<string, number>();
  for (const unit of units) strengths.set(unit.name, Math.max(heard(unit), strengths.get(unit.name) ?? 0));
  const [first, second] = [...strengths].sort(([, a], [, b]) => b - a);
  return new Map(units.map(({ start, name }) => [start, (name === first?.[0] ? second : first)?.[1] ?? 0]));
}

/** Words said often ("the", "1") are looked for so many times. */
const MOST_PLACES = 40;

/** Text without upper case and with single blanks, and the place each of its characters came from. */
interface Folded {
  text: string;
  from: number[];
}

function foldedOf(said: string): Folded {
  const from: number[] = [];
  let text = '';
  for (let i = 0; i < said.length; i++) {
    const character = said[i] as string;
    const isBlank = /\s/.test(character);
    if (isBlank && (text === '' || text.endsWith(' '))) continue;
    const lower = character.toLowerCase();
    text += isBlank ? ' ' : lower.length === 1 ? lower : character;
    from.push(i);
  }
  return { text, from };
}

/** Where words stand in the transcript, whole words only, however they were spaced. */
function placesOf({ text, from }: Folded, words: string): Span[] {
  const wanted = foldedOf(words).text.trim();
  if (wanted === '') return [];
  const found: Span[] = [];
  for (let at = text.indexOf(wanted); at !== -1 && found.length < MOST_PLACES; at = text.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    if (isInWord(text, at) || isInWord(text, end)) continue;
    found.push({ start: from[at] ?? 0, end: (from[end - 1] ?? 0) + 1 });
  }
  return found;
}

/** Whether a place lies between two letters or digits. */
function isInWord(text: string, at: number): boolean {
  return /[\p{L}\p{N}]/u.test(text[at - 1] ?? ' ') && /[\p{L}\p{N}]/u.test(text[at] ?? ' ');
}
