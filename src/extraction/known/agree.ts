import { placeWords } from '../../departments/place-names.ts';
import type { Source } from '../../neris/report.ts';
import { isSameUnit } from './units.ts';

export const KNOWN: Source = { inference: 'known' };

const TIME = /^\d{4}-\d\d-\d\dT/;
const MINUTE = 60_000;

/** Whether two values of a field say the same: as people tell times, numbers and names. */
export function agree(path: string, said: unknown, known: unknown): boolean {
  if (typeof said !== 'string' || typeof known !== 'string') return said === known;
  if (TIME.test(said) && TIME.test(known)) return isSameTime(said, known);
  if (path.endsWith('.reported_unit_id')) return isSameUnit(said, known);
  if (path.endsWith('incident_number')) return isSameNumber(said, known);
  return placeWords(said).join('') === placeWords(known).join('');
}

/** Told to the minute, a time is the one it was in or the nearest. */
function isSameTime(said: string, known: string): boolean {
  const [at, exact] = [Date.parse(said), Date.parse(known)];
  if (at % MINUTE !== 0) return at === exact;
  return at === Math.floor(exact / MINUTE) * MINUTE || at === Math.round(exact / MINUTE) * MINUTE;
}

/** "Incident number 1042" of 2026-001042: the last digits are said. */
function isSameNumber(said: string, known: string): boolean {
  const [short, long] = [said, known].map((text) => text.toLowerCase().replace(/[^a-z0-9]/g, '')) as [string, string];
  return short === long || (short.length >= LEAST_DIGITS && long.endsWith(short));
}
const LEAST_DIGITS = 3;
