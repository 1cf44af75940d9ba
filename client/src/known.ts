import type { components } from './openapi.ts';

type Incident = components['schemas']['NerisIncident'];
type Location = components['schemas']['NerisLocation'];
type Moment = string | Date | null | undefined;

/** A call as dispatch software commonly has it; every field may be left out. Times are ISO 8601 with a zone, or dates. */
export interface CadCall {
  incidentNumber?: string | null;
  dispatchNumber?: string | null;
  nature?: string | null;
  /** In one line, such as "123 N Maple St"; or without its number, which stands beside it. */
  street?: string | null;
  houseNumber?: string | number | null;
  crossStreets?: readonly string[] | null;
  city?: string | null;
  state?: Location['state'] | null;
  postalCode?: string | null;
  received?: Moment;
  answered?: Moment;
  entered?: Moment;
  cleared?: Moment;
  units?: readonly CadUnit[] | null;
}

export interface CadUnit {
  id: string;
  nerisId?: string | null;
  staffing?: number | null;
  dispatched?: Moment;
  enroute?: Moment;
  staged?: Moment;
  onScene?: Moment;
  canceled?: Moment;
  cleared?: Moment;
}

/** `known` for a narration or a session, from a call as dispatch has it. What is empty is left out. */
export function knownFromCad(call: CadCall): Incident {
  const { houseNumber, street, ...streetParts } = addressOf(call.street ?? '', call.houseNumber);
  const location = present({
    complete_number: houseNumber,
    street,
    ...streetParts,
    cross_streets: listOf(call.crossStreets?.map((cross) => present(streetOf(cross)))),
    incorporated_municipality: call.city,
    state: call.state,
    postal_code: call.postalCode,
  });
  const units = call.units?.map((unit) =>
    present({
      reported_unit_id: unit.id,
      unit_neris_id: unit.nerisId,
      staffing: unit.staffing,
      dispatch: timeOf(unit.dispatched),
      enroute_to_scene: timeOf(unit.enroute),
      staging: timeOf(unit.staged),
      on_scene: timeOf(unit.onScene),
      canceled_enroute: timeOf(unit.canceled),
      unit_clear: timeOf(unit.cleared),
    }),
  );
  const dispatch = present({
    incident_number: call.dispatchNumber,
    incident_code: call.nature?.slice(0, LONGEST_TEXT),
    call_arrival: timeOf(call.received),
    call_answered: timeOf(call.answered),
    call_create: timeOf(call.entered),
    incident_clear: timeOf(call.cleared),
    unit_responses: listOf(units),
  });
  const base = present({ incident_number: call.incidentNumber, location: filled(location) });
  return present({ base: filled(base), dispatch: filled(dispatch) }) as Incident;
}

const LONGEST_TEXT = 255;

type StreetParts = Pick<Location, 'street' | 'street_prefix_direction' | 'street_postfix' | 'street_postfix_direction'>;

function addressOf(line: string, house: CadCall['houseNumber']): StreetParts & { houseNumber: string | undefined } {
  const [, leading, rest = line] = /^\s*(\d+[A-Za-z]?(?:-\d+)?(?: 1\/2)?)\s+(.+)$/.exec(line) ?? [];
  // "1300 East" is a street of a grid, where the number stands beside it.
  const isHouse = house === null || house === undefined || String(house) === leading;
  return { ...streetOf(isHouse ? rest : line), houseNumber: isHouse ? (leading ?? wordOf(house)) : wordOf(house) };
}

const wordOf = (value: CadCall['houseNumber']) => (value === null || value === undefined ? undefined : String(value));

/** A kind of street that is not in this table stays in the name: neris knows its own kinds only, and the service both. */
function streetOf(text: string): StreetParts {
  const words = text.trim().split(/\s+/).filter(Boolean);
  const parts: StreetParts = {};
  const keyOf = (word = '') => word.toLowerCase().replace('.', '');
  if (words.length > 1 && DIRECTIONS[keyOf(words[0])] && !KINDS[keyOf(words[1])])
    parts.street_prefix_direction = DIRECTIONS[keyOf(words.shift())] as string;
  if (words.length > 1 && DIRECTIONS[keyOf(words.at(-1))])
    parts.street_postfix_direction = DIRECTIONS[keyOf(words.pop())] as string;
  const kind = KINDS[keyOf(words.at(-1))];
  if (kind && words.length > 1) {
    parts.street_postfix = kind;
    words.pop();
  }
  return words.length > 0 ? { ...parts, street: words.join(' ') } : parts;
}

const DIRECTIONS: Readonly<Record<string, string>> = {
  n: 'NORTH',
  s: 'SOUTH',
  e: 'EAST',
  w: 'WEST',
  ne: 'NORTHEAST',
  nw: 'NORTHWEST',
  se: 'SOUTHEAST',
  sw: 'SOUTHWEST',
  north: 'NORTH',
  south: 'SOUTH',
  east: 'EAST',
  west: 'WEST',
};

/** Each national word with what it is shortened to. */
const KINDS: Readonly<Record<string, components['schemas']['NerisStreetTypeCode']>> = Object.fromEntries(
  (
    [
      ['ALLEY', 'aly'],
      ['AVENUE', 'ave av'],
      ['BOULEVARD', 'blvd'],
      ['CIRCLE', 'cir'],
      ['COURT', 'ct'],
      ['COVE', 'cv'],
      ['CROSSING', 'xing'],
      ['DRIVE', 'dr'],
      ['EXPRESSWAY', 'expy'],
      ['FREEWAY', 'fwy'],
      ['HIGHWAY', 'hwy'],
      ['LANE', 'ln'],
      ['LOOP', ''],
      ['PARKWAY', 'pkwy'],
      ['PIKE', ''],
      ['PLACE', 'pl'],
      ['PLAZA', 'plz'],
      ['POINT', 'pt'],
      ['ROAD', 'rd'],
      ['ROW', ''],
      ['SQUARE', 'sq'],
      ['STREET', 'st'],
      ['TERRACE', 'ter'],
      ['TRACE', 'trce'],
      ['TRAIL', 'trl'],
      ['TURNPIKE', 'tpke'],
      ['WAY', ''],
    ] as const
  ).flatMap(([kind, short]) => [kind.toLowerCase(), ...short.split(' ')].filter(Boolean).map((word) => [word, kind])),
);

function timeOf(moment: Moment): string | undefined {
  if (moment === null || moment === undefined || moment === '') return undefined;
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) throw new TypeError(`${String(moment)} is no time. Give ISO 8601 with its zone.`);
  if (typeof moment === 'string' && !/(?:Z|[+-]\d\d:?\d\d)$/.test(moment))
    throw new TypeError(`${moment} does not say in which zone it is. End it with Z or an offset such as -05:00.`);
  return date.toISOString().replace('.000Z', 'Z');
}

function present<T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const there = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null && value !== '');
  return Object.fromEntries(there) as { [K in keyof T]?: NonNullable<T[K]> };
}

function filled<T extends object>(part: T): T | undefined {
  return Object.keys(part).length > 0 ? part : undefined;
}

function listOf<T>(list: T[] | undefined): T[] | undefined {
  return list && list.length > 0 ? list : undefined;
}
