import { outcomeChecksum } from '../storage/checksum.ts';
import type { Db } from '../storage/database/tables.ts';
import { noSuchNarration } from './read.ts';

/** The latest report wins; the narration's status stays as it was. `outcome` is JSON as the partner wrote it. */
export async function reportOutcome(db: Db, id: string, outcome: string): Promise<string> {
  const outcomeAt = new Date().toISOString();
  const { numUpdatedRows } = await db
    .updateTable('narrations')
    .set({ outcome, outcome_at: outcomeAt, outcome_checksum: outcomeChecksum(outcome) })
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw noSuchNarration();
  return outcomeAt;
}
