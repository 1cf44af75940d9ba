import { ApiError } from '../kit/errors.ts';
import { isAsStored } from '../storage/checksum.ts';
import type { NarrationRow } from '../storage/database/tables.ts';

/** The record as it was stored. Where the disk has changed it since, no answer is better than one that nobody gave. */
export function intact(row: NarrationRow): NarrationRow {
  if (isAsStored(row)) return row;
  // The log shows its name and code, and so names the record.
  const cause = Object.assign(new Error('not as it was stored'), { name: 'DamagedRecord', code: row.id });
  throw new ApiError(
    'PARTNER_API_UNAVAILABLE',
    `The narration ${row.id} was damaged in storage and cannot be read until the operator restores it.`,
    { retryAfterSeconds: 3600, cause },
  );
}
