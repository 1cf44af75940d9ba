import type { Source } from '../../../neris/report.ts';
import type { PatientStatus, TransportDisposition } from '../../../neris/values/medical.ts';
import type { Hit } from '../../text/reading.ts';

export type StatementKind =
  | 'care'
  | 'evaluated'
  | 'no care'
  | 'well'
  | 'dead'
  | 'death signs'
  | 'refused evaluation'
  | 'refused care'
  | 'refused transport'
  | 'no transport'
  | 'transported'
  | 'talking'
  | 'status';

/** One thing said of a patient, where it was said. */
export interface Statement {
  kind: StatementKind;
  hit: Hit;
  /** Of transports: who took the patient, when that is known. */
  transport?: TransportDisposition | undefined;
  /** Of transports: the words that name who did it. */
  by?: Source | undefined;
  status?: PatientStatus;
}

/** A free word inside a row: never one that denies, nor a new subject. */
const FREE = "(?:(?!(?:not|never|no|without|didn't|wasn't|but|we|they|U\\d+)\\b)\\w+ )";
/** One pattern of the rows of a table. */
export const pattern = (rows: readonly string[]) => built(rows.map((row) => row.replaceAll('(?:\\w+ ){', `${FREE}{`)));
// Recognisers leave the mark of "wouldn't" out.
const built = (rows: readonly string[]) =>
  new RegExp(`\\b(?:${rows.join('|').replaceAll("n't", "n'?t")})(?![a-z\\d])`, 'g');
