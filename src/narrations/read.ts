import { ApiError } from '../errors.ts';
import type { Credential } from '../partners/credentials.ts';
import { sharedPerTurn } from '../shared-per-turn.ts';
import type { Db, NarrationRow } from '../storage/tables.ts';

const NARRATION_ID = /^nar_[0-9A-Za-z]{24}$/;

/** Finds a narration that the credential may see. */
export function narrationFinder(db: Db): (credential: Credential, id: string) => Promise<NarrationRow> {
  const narrationById = sharedPerTurn((id: string) =>
    db.selectFrom('narrations').selectAll().where('id', '=', id).executeTakeFirst(),
  );
  return async ({ partner, department }, id) => {
    const row = NARRATION_ID.test(id) ? await narrationById(id) : undefined;
    const visible = row?.partner_id === partner.id && (department === null || department === row.department_id);
    // One answer for "no such narration" and "not yours", so that nobody learns that another's exists.
    if (!visible) throw notFound();
    return row;
  };
}

export function notFound(): ApiError {
  return new ApiError('NOT_FOUND', 'There is no narration with that id.');
}
