import { readFileSync } from 'node:fs';
import type { ReadAccount } from '../../../src/extraction/draft.ts';
import { assemble } from '../../../src/neris/assemble.ts';

/**
 * A family's phrasings, a line each: `checks | words`, the words put into the file's `frame` at `{}`. Checks are apart by `;`:
 * `path`, `!path`, `path=value`, `path<value`, `path>value`; times are those of the department's clocks, with the day before
 * them where it matters; where several values are right they are apart by `,`. Checks with `<` or `>` hold of what is absent
 * too. `@Town ST` before the bar names another department. A `~` before a line says that it does not hold today.
 */
export interface Phrasing {
  words: string;
  transcript: string;
  checks: string[];
  town: { city: string; state: string };
  holds: boolean;
}

const FOLDER = new URL('./', import.meta.url);
const LONG: Readonly<Record<string, string>> = {
  control: 'tactic_timestamps.fire_under_control',
  knocked: 'tactic_timestamps.fire_knocked_down',
  out: 'tactic_timestamps.suppression_complete',
  search: 'tactic_timestamps.primary_search_complete',
  water: 'tactic_timestamps.water_on_fire',
  town: 'base.location.incorporated_municipality',
  street: 'base.location.street',
  number: 'base.location.number',
  mile: 'base.location.distance_marker',
  direction: 'base.location.direction_of_travel',
  animals: 'base.animals_rescued',
  smokeworks: 'smoke_alarm.presence.working',
};
export function phrasingsOf(family: string): Phrasing[] {
  const lines = readFileSync(new URL(`${family}.txt`, FOLDER), 'utf8').split('\n');
  const frame = lines.find((line) => line.startsWith('frame: '))?.slice('frame: '.length) ?? '{}';
  return lines
    .filter((line) => line.includes(' | '))
    .map((line) => {
      const [said = '', words = ''] = line.split(' | ');
      const [checks = '', place = 'Gaithersburg MD'] = said.replace(/^~ ?/, '').split(' @');
      const town = { city: place.slice(0, -3), state: place.slice(-2) };
      return {
        words,
        transcript: frame.replace('{}', words),
        checks: checks.split(';'),
        town,
        holds: !line.startsWith('~'),
      };
    });
}

/** The checks of a phrasing that its draft does not pass. */
export async function failuresOf(read: ReadAccount, { transcript, checks, town }: Phrasing): Promise<string[]> {
  const department = { neris_id: 'FD24031901', name: `${town.city} Fire Department`, ...town };
  const { neris } = assemble(await read({ transcript, department, receivedAt: new Date('2026-03-14T23:30:00Z') }));
  const found = leavesOf(neris);
  return checks.flatMap((check) => {
    const [, not, path = '', sign = '', wanted = ''] = /^(!?)([^=<>]+)([=<>]?)(.*)$/.exec(check) ?? [];
    const got = found.get(LONG[path] ?? path);
    const told = `${check}: ${got ?? 'absent'}`;
    if (not) return got === undefined ? [] : [told];
    if (sign === '<' || sign === '>')
      return got === undefined || (sign === '<' ? got.slice(-5) < wanted : got.slice(-5) > wanted) ? [] : [told];
    if (got === undefined) return [told];
    const isTime = path.startsWith('unit[') || path.startsWith('dispatch.') || LONG[path]?.startsWith('tactic');
    if (sign === '' || got === wanted || (isTime && got.endsWith(wanted))) return [];
    return path === 'types' && wanted.split(',').includes(got) ? [] : [told];
  });
}

function leavesOf(neris: object): Map<string, string> {
  const found = new Map<string, string>();
  walk(neris, '');
  const { incident_types: types = [], dispatch } = neris as {
    incident_types?: { type: string }[];
    dispatch?: { unit_responses?: { reported_unit_id: string }[] };
  };
  if (types.length > 0) found.set('types', types.map(({ type }) => type.split('||').at(-1)).join(' + '));
  const units = (dispatch?.unit_responses ?? []).map((unit) => unit.reported_unit_id);
  if (units.length > 0) found.set('units', units.toSorted().join(', '));
  return found;

  function walk(value: unknown, path: string): void {
    if (value === null || value === undefined) return;
    if (typeof value !== 'object') {
      found.set(path, local(String(value)));
      return;
    }
    for (const [key, each] of Object.entries(value)) {
      const unit = path === 'dispatch.unit_responses' && (each as { reported_unit_id: string }).reported_unit_id;
      const at = unit ? `unit[${unit}]` : Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key;
      found.set(at, 'there');
      walk(each, at);
    }
  }
}

const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/New_York',
});
const local = (value: string) => (/^\d{4}-\d\d-\d\dT/.test(value) ? CLOCK.format(new Date(value)) : value);
