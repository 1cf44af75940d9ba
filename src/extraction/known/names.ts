import { placeCase } from '../../departments/place-case.ts';
import type { IncidentDraft } from '../../neris/payload/incident.ts';
import { STREET_WORDS, WEAK_STREET_WORDS } from '../vocabulary/streets.ts';

/** A street as dispatch or a list of names has it. */
export interface NamedStreet {
  /** Without its kind: MacCorkle. */
  name: string;
  /** The national word for its kind, where it has one. */
  kind: string | undefined;
}

type Location = NonNullable<NonNullable<IncidentDraft['base']>['location']>;
type StreetFields = Pick<Location, 'street' | 'street_postfix'>;

const DIRECTION = /^(?:[NSEW]{1,2}|north|south|east|west|north ?east|north ?west|south ?east|south ?west)\.? /i;

/** The streets of the record: its own and those that cross it. */
export function streetsKnown(known: IncidentDraft | undefined): NamedStreet[] {
  return locationsOf(known)
    .flatMap((place) => [place, ...(place.cross_streets ?? [])])
    .flatMap(({ street, street_postfix }: StreetFields) => {
      if (!street) return [];
      const { name, kind } = streetNamed(street);
      return street_postfix
        ? [{ name: kind === street_postfix ? name : street, kind: street_postfix }]
        : [{ name, kind }];
    });
}

/** "MacCorkle Ave" as name and kind. */
export function streetNamed(text: string): NamedStreet {
  const words = text.trim().replace(DIRECTION, '').split(/\s+/);
  const last = words.at(-1)?.toLowerCase().replace('.', '') ?? '';
  const kind = STREET_WORDS[last] ?? WEAK_STREET_WORDS[last];
  return kind !== undefined && words.length > 1
    ? { name: words.slice(0, -1).join(' '), kind }
    : { name: words.join(' '), kind: undefined };
}

/** The towns of the record. */
export function townsKnown(known: IncidentDraft | undefined): string[] {
  return locationsOf(known).flatMap(({ incorporated_municipality, unincorporated_community, postal_community }) =>
    [incorporated_municipality, unincorporated_community, postal_community].flatMap((name) => name ?? []),
  );
}

/** Every name that a recogniser should expect: streets, towns, places and hospitals, and those that were listed. */
export function namesToHear(known: IncidentDraft | undefined, terms: readonly string[] = []): string[] {
  const places = locationsOf(known).flatMap(({ site, structure }) => [site, structure]);
  const hospitals = (known?.dispatch?.unit_responses ?? []).flatMap(({ med_responses }) =>
    (med_responses ?? []).map(({ hospital_destination }) => hospital_destination),
  );
  const streets = streetsKnown(known).map(
    ({ name, kind = '' }) => `${name} ${kind.replaceAll('_', ' ').toLowerCase()}`,
  );
  const said = [...streets, ...townsKnown(known), ...places, ...hospitals].flatMap((name) =>
    name ? placeCase(name) : [],
  );
  return [...new Set([...said, ...terms].map(asSpoken))].filter((name) => /\p{L}{3}/u.test(name));
}

/** As a name stands in a sentence: what a list sets it apart by would end it. */
function asSpoken(name: string): string {
  return name
    .replace(/[,;()"\s]+/g, ' ')
    .replace(/\b(St|Ave|Rd|Dr|Ln|Blvd|Ct|Pl)\b\.?$/, (short) => placeCase(kindOf(short)))
    .trim();
}

function kindOf(short: string): string {
  return STREET_WORDS[short.toLowerCase().replace('.', '')] ?? short;
}

function locationsOf(known: IncidentDraft | undefined): Location[] {
  return [known?.base?.location, known?.dispatch?.location].flatMap((place) => place ?? []);
}
