import { crc32 } from 'node:zlib';
import type { NarrationRow } from './database/tables.ts';

/** What a narration says; the rest of its row is how it stands. */
const DOCUMENT = [
  'id',
  'department',
  'external_ref',
  'metadata',
  'transcript',
  'neris',
  'svc_report',
  'gaps',
  'modules',
  'timings',
  'model',
] as const;

/** Tells a stored document from one that the disk has changed since. */
export function documentChecksum(row: Pick<NarrationRow, (typeof DOCUMENT)[number]>): string {
  return checksumOf(DOCUMENT.map((name) => row[name]));
}

export function outcomeChecksum(outcome: string | null): string {
  return checksumOf([outcome]);
}

/** Null where nothing was sent. Apart from the document's, so that a node of the version before can read what it knows. */
export function knownChecksum({ known, terms }: Pick<NarrationRow, 'known' | 'terms'>): string | null {
  return known === null && terms === null ? null : checksumOf([known, terms]);
}

/** Whether everything that was stored with a checksum still has it. What was stored before there were any has none. */
export function isAsStored(row: NarrationRow): boolean {
  return (
    (row.checksum === null || row.checksum === documentChecksum(row)) &&
    (row.outcome_checksum === null || row.outcome_checksum === outcomeChecksum(row.outcome)) &&
    (row.known_checksum === null || row.known_checksum === knownChecksum(row))
  );
}

function checksumOf(texts: readonly (string | null)[]): string {
  let sum = 0;
  // Where one ends and the next begins counts too, and nothing is not the empty text.
  for (const text of texts) sum = crc32(text === null ? '\u0000' : `${text}\u0001`, sum);
  return sum.toString(16).padStart(8, '0');
}
