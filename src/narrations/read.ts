import { ApiError } from '../kit/errors.ts';
import { sharedPerTurn } from '../kit/shared-per-turn.ts';
import type { Credential } from '../partners/credentials.ts';
import type { Db, NarrationRow } from '../storage/database/tables.ts';
import { intact } from './intact.ts';
import { narrationJson } from './record.ts';

const NARRATION_ID = /^nar_[0-9A-Za-z]{24}$/;

/** A narration, and the contract's JSON of it, ready to be sent. */
export interface FoundNarration {
  row: NarrationRow;
  json: Buffer;
}

/** Finds a narration that the credential may see. */
export function narrationFinder(db: Db): (credential: Credential, id: string) => Promise<FoundNarration> {
  const narrationById = sharedPerTurn(async (id: string): Promise<FoundNarration | undefined> => {
    const row = await db.selectFrom('narrations').selectAll().where('id', '=', id).executeTakeFirst();
    return row && { row, json: Buffer.from(narrationJson(row)) };
  });
  return async ({ partner, department }, id) => {
    const found = NARRATION_ID.test(id) ? await narrationById(id) : undefined;
    // One answer for "no such narration" and "not yours", so that nobody learns that another's exists.
    if (found?.row.partner_id !== partner.id) throw noSuchNarration();
    if (department !== null && department !== found.row.department_id) throw noSuchNarration();
    intact(found.row);
    return found;
  };
}

export function noSuchNarration(): ApiError {
  return new ApiError(
    'NOT_FOUND',
    'There is no narration with that id for this credential. Check the id, and that the key is of the same partner.',
  );
}
