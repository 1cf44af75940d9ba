import { excludes } from '../decide/types.ts';
import { CALL_TIMES, CONCEPT_PATHS, type ConceptField, MILESTONES, payloadValue } from '../reader/concepts.ts';
import type { Claim, Heard } from '../reader/heard.ts';
import { addressIn } from '../text/addresses/claimed.ts';
import type { Mentions, Span } from '../text/mentions.ts';
import type { Reading } from '../text/reading.ts';
import { SURE, SURELY_NO_FACT } from '../tuned.ts';
import type { ModelClaim } from './ask.ts';
import { CONCEPTS } from './questions.ts';

/** Where a claim stands: on what the exact readers read in its words, or on the words themselves. */
export interface Standing extends Span {
  concept: string;
  field: string;
  code: string;
  isRead: boolean;
  /** The units it is said of, as `unitKey` has them. */
  of: string[];
}

/** Fields of which an incident has several values. Those of a patient, unit or exposure have one in the same words. */
const LISTS: ReadonlySet<string> = new Set(['did', 'inv', 'hose', 'displ', 'aid', 'cancelled', 'unit']);
/** What is read exactly and an incident has one of. */
const ONE_READ: ReadonlySet<string> = new Set([
  ...['own', 'addr', 'n=displaced', 'n=animals', 'n=floor', 'n=acres', 'n=evacuated'],
  ...[...CALL_TIMES, ...MILESTONES].map((role) => `t=${role}`),
]);
/** Words said often ("the", "1") are looked for so many times. */
const MOST_PLACES = 20;

/** Holds a model's claims against the transcript and both readers: where a claim stands, or why it does not. */
export function guard(reader: Heard, reading: Reading, mentions: Mentions): (claim: ModelClaim) => Standing | string {
  const { transcript } = reader;
  const unitKeys = new Set(mentions.units.map(({ name }) => unitKey(name)));
  const units = mentions.units.map(({ start, end, name }) => ({ start, end, value: unitKey(name) }));
  /** What the exact readers read in the account, by the field that may be said of it. */
  const exact: Readonly<Record<string, readonly (Span & { value: unknown })[]>> = {
    t: mentions.times.map(({ start, end, clock }) => ({ start, end, value: clock.hour * 60 + clock.minute })),
    n: [...mentions.numbers, ...mentions.floors],
    unit: units,
    own: units,
    addr: reading.items.flatMap(({ address, start, end }) =>
      address ? [{ start, end, value: address.street.name.value.toLowerCase() }] : [],
    ),
  };

  return ({ concept, words, of }) => {
    if (!CONCEPTS.has(concept)) return 'is not asked';
    if (!reader.isIncident) return 'plainly no incident of this department is told';
    const [field = '', code = ''] = concept.split('=');
    const named = of.map(unitKey).filter((key) => unitKeys.has(key));
    const places = placesOf(transcript, words);
    // What is said in several places is meant where the reader hears it most.
    const heard = places
      .flatMap((place) => readIn(field, code, place))
      .map((each) => ({ ...each, strength: reader.role(each, concept), concept, field, code, of: named }))
      .sort((a, b) => b.strength - a.strength);
    let against: string | undefined;
    for (const each of heard) {
      const reason = objection(each);
      if (!reason) return each;
      against ??= reason;
    }
    if (places.length === 0) return 'words were not said';
    return against ?? 'not one time, number, unit or address is read in these words';
  };

  /** The one thing that the exact readers read in the words. What is told in words stands on them. */
  function readIn(field: string, code: string, place: Span): (Span & { isRead: boolean })[] {
    const read = (exact[field] ?? [])
      .filter((each) => meet(each, place) && (each.start >= place.start || field === 'addr'))
      .map(({ start, end }) => ({ start, end, isRead: true }));
    const isInWords =
      exact[field] === undefined ||
      (field === 'n' && (code !== 'incident_number' || /\d/.test(transcript.slice(place.start, place.end)))) ||
      (field === 'addr' && addressIn(reading.tokens, transcript, place.start, place.end) !== undefined);
    if (read.length === 0 || code === 'incident_number') return isInWords ? [{ ...place, isRead: false }] : [];
    return new Set(read.map(({ start }) => start)).size === 1 ? read : [];
  }

  /** What the reader is sure of that speaks against a claim. */
  function objection(claim: Standing & { strength: number }): string | undefined {
    const owners = units.filter((unit) => claim.of.length > 0 && reader.belongs('unit', claim, unit) >= SURE);
    if (owners.length > 0 && !owners.some(({ value }) => claim.of.includes(value)))
      return 'plainly said of another unit';
    if (claim.strength >= SURE) return undefined;
    if (reader.scopeOf(claim, SURELY_NO_FACT) !== 'fact') return 'these words are plainly no fact of this incident';
    const isOther = claim.isRead ? isReadElsewhere(claim) : reader.claims(claim.field, SURE).some(excludedBy(claim));
    return isOther ? 'another value is plainly said' : undefined;
  }

  function isReadElsewhere({ concept, field, code, ...span }: Standing): boolean {
    const all = exact[field] ?? [];
    const value = all.find((each) => each.start === span.start)?.value;
    const others = all.filter((each) => each.value !== value);
    const isOther = ONE_READ.has(concept) && others.some((each) => reader.role(each, concept) >= SURE);
    // A number counts one thing.
    const isCounted = (other: Claim) => other.code !== code && meet(other, span);
    return isOther || (field === 'n' && reader.claims('n', SURE).some(isCounted));
  }

  function excludedBy({ field, code, start, end }: Standing): (other: Claim) => boolean {
    const isOne = !CONCEPT_PATHS[field as ConceptField]?.includes('[]');
    return (other) => {
      if (LISTS.has(field) || other.code === code) return field === 'town' && !meet(other, { start, end });
      if (field !== 'type') return isOne || meet(other, { start, end });
      const [a, b] = [typeOf(other.code), typeOf(code)];
      return excludes(a, b) || excludes(b, a);
    };
  }
}

const typeOf = (code: string) => String(payloadValue('type', code));
const meet = (a: Span, b: Span) => a.start < b.end && b.start < a.end;

/** Units are told apart by kind and number, however they were written. */
export function unitKey(name: string): string {
  return name.toLowerCase().replace(/(?<=^battalion) chief|[^a-z0-9]+/g, '');
}

/** Where words stand in the transcript, whole words only, however they were spaced. */
function placesOf(transcript: string, words: string): Span[] {
  if (!/[\p{L}\p{N}]/u.test(words)) return [];
  const escaped = words.trim().replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const IN = '[\\p{L}\\p{N}]';
  const said = new RegExp(`(?<!${IN}(?=${IN}))${escaped.replace(/\s+/g, '\\s+')}(?!${IN}(?<=${IN}{2}))`, 'giu');
  const found = [...transcript.matchAll(said)].slice(0, MOST_PLACES);
  return found.map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
}
