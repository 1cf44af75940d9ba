import type { Db } from '../storage/tables.ts';
import { notFound } from './read.ts';

/** The latest report wins; the narration's status stays as it was. */
export async function reportOutcome(db: Db, id: string, outcome: object): Promise<string> {
  const outcomeAt = new Date().toISOString();
  const { numUpdatedRows } = await db
    .updateTable('narrations')
    .set({ outcome: JSON.stringify(outcome), outcome_at: outcomeAt })
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound();
  return outcomeAt;
}
