import { ApiError } from '../errors.ts';
import type { Credential } from '../partners/credentials.ts';
import { preparedRow } from '../storage/prepared.ts';
import type { Db, NarrationRow } from '../storage/tables.ts';

const NARRATION_ID = /^nar_[0-9A-Za-z]{24}$/;

/** One answer for "no such narration" and "not yours", so that nobody learns that another's exists. */
export async function readNarration(db: Db, credential: Credential, id: string): Promise<NarrationRow> {
  const row = NARRATION_ID.test(id) ? await partnersNarration(db, id, credential.partner.id) : undefined;
  if (!row || (credential.department !== null && credential.department !== row.department_id)) {
    throw new ApiError('NOT_FOUND', 'There is no narration with that id.');
  }
  return row;
}

const partnersNarration = preparedRow((db, id, partnerId) =>
  db.selectFrom('narrations').selectAll().where('id', '=', id).where('partner_id', '=', partnerId),
);

/** The latest report wins; the narration's status stays as it was. */
export async function reportOutcome(db: Db, id: string, outcome: object): Promise<string> {
  const outcomeAt = new Date().toISOString();
  const { numUpdatedRows } = await db
    .updateTable('narrations')
    .set({ outcome: JSON.stringify(outcome), outcome_at: outcomeAt })
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError('NOT_FOUND', 'There is no narration with that id.');
  return outcomeAt;
}
