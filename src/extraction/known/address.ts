import { placeWords } from '../../departments/place-names.ts';
import type { Filled } from '../../neris/report.ts';
import { DIRECTIONS, STREET_WORDS, WEAK_STREET_WORDS } from '../vocabulary/streets.ts';
import { KNOWN } from './agree.ts';

const LOCATION = 'base.location.';
const STREET_PART =
  /^(?:street(?:_prefix|_postfix)?(?:_direction|_modifier)?|street_preposition_type_separator|cross_streets\[.*)$/;
const NUMBER = /^(?:number(?:_prefix|_suffix)?|complete_number)$/;
/** What a map or a premises file knows of the place, beside its address. */
const OF_PLACE = /^(?:base\.(?:location|location_use|point|polygon)|dispatch\.point)\b/;
const CROSS = /^cross_streets\[(\d+)\]\./;

export const isNotOfPlace = (path: string) => !OF_PLACE.test(path);

export interface JoinedLocation {
  /** Whether the record is of the place that was said, if one was. */
  isSame: boolean;
  /** What was said of it, beside what dispatch has. */
  said: ReadonlyMap<string, Filled>;
  /** Whether a value of the record was seen to here. */
  isSeenTo(path: string): boolean;
}

/** An address is one thing: of another house or street nothing is filled in, however little of it was said. */
export function joinLocation(said: readonly Filled[], record: readonly Filled[]): JoinedLocation {
  const [ours, theirs] = [placeOf(said), placeOf(record)];
  const [own, other] = [streetOf(ours, ''), streetOf(theirs, '')];
  if (!own || !other) return { isSame: true, said: new Map(), isSeenTo: () => false };
  const [ownCross, crosses] = [streetOf(ours, 'cross_streets[0].'), crossesOf(theirs)];
  const [house, otherHouse] = [houseOf(ours), houseOf(theirs)];
  // "Oak and Maple" is where Maple crosses Oak.
  const isTurned =
    ownCross !== undefined && isSameStreet(ownCross, other) && crosses.some((cross) => isSameStreet(cross, own));
  const isStreet = isTurned || isSameStreet(own, other);
  const isHouse = house === undefined || otherHouse === undefined || house === otherHouse;
  const isCross =
    isTurned || !ownCross || crosses.length === 0 || crosses.some((cross) => isSameStreet(cross, ownCross));
  const changed = new Map<string, Filled>();
  for (const [part, field] of ours) {
    const [isAgreed, has] = CROSS.test(part)
      ? [isCross, isTurned || crosses.length > 0]
      : NUMBER.test(part)
        ? [isHouse, otherHouse !== undefined && !isTurned]
        : [isStreet, STREET_PART.test(part)];
    if (!has) continue;
    const both = { ...field, sources: [...field.sources, KNOWN] };
    changed.set(field.path, isAgreed ? both : { ...field, differs: written(theirs) });
  }
  return {
    isSame: isStreet && isHouse,
    said: changed,
    isSeenTo(path) {
      const part = path.startsWith(LOCATION) ? path.slice(LOCATION.length) : '';
      if (CROSS.test(part)) return ownCross !== undefined;
      return (STREET_PART.test(part) || NUMBER.test(part)) && (isTurned || ours.has(part));
    },
  };
}

type Place = ReadonlyMap<string, Filled>;

function placeOf(fields: readonly Filled[]): Place {
  const found = fields.filter(({ path }) => path.startsWith(LOCATION));
  return new Map(found.map((field) => [field.path.slice(LOCATION.length), field]));
}

interface Street {
  name: string;
  kind: string | undefined;
  side: string | undefined;
}

/** A street by its name, its kind and its side of town, however they are shared out among the fields. */
function streetOf(place: Place, prefix: string): Street | undefined {
  const part = (name: string) => String(place.get(`${prefix}${name}`)?.value ?? '');
  const said = ['street_prefix_direction', 'street_prefix', 'street', 'street_postfix', 'street_postfix_direction'];
  if (part('street') === '') return undefined;
  const words = placeWords(said.map(part).join(' ').replaceAll('_', ' '));
  const sides: string[] = [];
  const isSide = (word = '') => DIRECTIONS[word] !== undefined;
  while (words.length > 1 && isSide(words[0])) sides.push(DIRECTIONS[words.shift() ?? ''] ?? '');
  while (words.length > 1 && isSide(words.at(-1))) sides.push(DIRECTIONS[words.pop() ?? ''] ?? '');
  let kind: string | undefined;
  for (let word = words.at(-1) ?? ''; words.length > 1; word = words.at(-1) ?? '') {
    const found = STREET_WORDS[word] ?? WEAK_STREET_WORDS[word];
    // "Maple Street" with STREET beside it says it twice.
    if (!found || (kind !== undefined && found !== kind)) break;
    kind = found;
    words.pop();
  }
  return { name: words.join(''), kind, side: sides.sort().join(' ') || undefined };
}

function crossesOf(place: Place): Street[] {
  const numbers = new Set([...place.keys()].flatMap((part) => CROSS.exec(part)?.[1] ?? []));
  return [...numbers].flatMap((number) => streetOf(place, `cross_streets[${number}].`) ?? []);
}

/** What only one of them says of kind or side makes no other street. */
function isSameStreet(a: Street, b: Street): boolean {
  const alike = (one?: string, other?: string) => one === undefined || other === undefined || one === other;
  return a.name === b.name && alike(a.kind, b.kind) && alike(a.side, b.side);
}

function houseOf(place: Place): string | undefined {
  const value = place.get('complete_number')?.value ?? place.get('number')?.value;
  return value === undefined ? undefined : placeWords(String(value)).join('');
}

/** The record's address in one line. */
function written(place: Place): string {
  const part = (name: string) => String(place.get(name)?.value ?? '');
  const streets = [...new Set(['', ...[...place.keys()].flatMap((name) => CROSS.exec(name)?.[0] ?? [])])].map(
    (prefix) =>
      ['street_prefix_direction', 'street', 'street_postfix', 'street_postfix_direction']
        .map((name) => part(prefix + name))
        // Codes are in capitals.
        .map((text) => (/^[A-Z ]+$/.test(text) ? text.charAt(0) + text.slice(1).toLowerCase() : text))
        .filter(Boolean)
        .join(' '),
  );
  return `${part('complete_number') || part('number')} ${streets.join(' at ')}`.trim();
}
