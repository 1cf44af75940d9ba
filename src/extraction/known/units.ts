import type { IncidentDraft } from '../../neris/payload/incident.ts';
import type { Filled } from '../../neris/report.ts';
import { SHORT_APPARATUS } from '../vocabulary/apparatus.ts';

const NAME = /^dispatch\.unit_responses\[(\d+)\]\.reported_unit_id$/;

/** "E-041" and "Engine 41": the same number, and a kind that shortens the other. */
export function isSameUnit(a: string, b: string): boolean {
  const [first, second] = [partsOf(a), partsOf(b)];
  if (first.number !== second.number) return false;
  const [short, long] = first.kind.length < second.kind.length ? [first, second] : [second, first];
  return shortens(short.kind, long.kind) || (long.kind === 'battalion' && shortens(short.kind, 'battalionchief'));
}

function partsOf(name: string): { kind: string; number: string } {
  const letters = name.toLowerCase().replace(/[^a-z]/g, '');
  return { kind: letters, number: name.replace(/\D/g, '').replace(/^0+/, '') };
}

/** Letters of a word in their order, from its first on: "e", "eng" and "engn" of engine. */
function shortens(short: string, long: string): boolean {
  if (short === '' || short[0] !== long[0]) return short === long;
  let at = 0;
  for (const letter of long) if (letter === short[at]) at++;
  return at === short.length;
}

/** Where each unit of the record stands among those that were said; the others come behind them. */
export function matchUnits(said: readonly Filled[], record: readonly Filled[]): (unit: number) => string {
  const names = namesIn(said);
  const places = new Map<number, number>();
  const taken = new Set<number>();
  for (const [unit, id] of namesIn(record)) {
    const meant = [...names].filter(([place, name]) => !taken.has(place) && isSameUnit(id, name));
    const [place] = meant.find(([, name]) => name.toLowerCase() === id.toLowerCase()) ?? meant[0] ?? [];
    // "T5" of a tanker and a truck that are both 5: nobody can tell.
    if (place === undefined || (meant.length > 1 && !isExactly(id, names.get(place)))) continue;
    places.set(unit, place);
    taken.add(place);
  }
  let behind = Math.max(-1, ...names.keys());
  return (unit) => {
    if (!places.has(unit)) places.set(unit, ++behind);
    return `dispatch.unit_responses[${places.get(unit)}]`;
  };
}

function isExactly(id: string, name = ''): boolean {
  return id.toLowerCase() === name.toLowerCase();
}

function namesIn(fields: readonly Filled[]): Map<number, string> {
  return new Map(
    fields.flatMap(({ path, value }): [number, string][] => {
      const place = NAME.exec(path)?.[1];
      return place === undefined ? [] : [[Number(place), String(value)]];
    }),
  );
}

/** As the account would name it: "Engine 41" of E41. What is no short name of a kind stays as it is. */
export function spokenUnit(id: string): string {
  const [, letters = '', number = ''] = /^([A-Za-z]+)[ -]?0*(\d+[A-Za-z]?)$/.exec(id.trim()) ?? [];
  const kind = SHORT_APPARATUS[letters.toLowerCase()];
  if (letters === '') return id.trim();
  return `${kind ?? letters.charAt(0).toUpperCase() + letters.slice(1).toLowerCase()} ${number}`;
}

/** The units that dispatch sent, as an account would name them. */
export function unitsKnown(known: IncidentDraft | undefined): string[] {
  const ids = (known?.dispatch?.unit_responses ?? []).flatMap(({ reported_unit_id: id }) =>
    id ? [spokenUnit(id)] : [],
  );
  return [...new Set(ids)];
}
