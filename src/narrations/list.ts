import type { Credential } from '../partners/credentials.ts';
import type { Db, NarrationRow, Status } from '../storage/tables.ts';
import { intact } from './intact.ts';

/** Where a page of a list ended: the narration shown last. */
export interface Place {
  createdAt: string;
  id: string;
}

export interface Page {
  externalRef: string;
  limit: number;
  after: Place | undefined;
}

/** One page of a partner's narrations by its own reference, newest first; what a credential may read it may list. */
export async function listNarrations(
  db: Db,
  { partner, department }: Credential,
  { externalRef, limit, after }: Page,
): Promise<{ rows: NarrationRow[]; next: Place | undefined }> {
  let query = db
    .selectFrom('narrations')
    .selectAll()
    .where('partner_id', '=', partner.id)
    .where('external_ref', '=', externalRef)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (department !== null) query = query.where('department_id', '=', department);
  if (after) {
    const { createdAt, id } = after;
    query = query.where(({ eb, and, or }) =>
      or([eb('created_at', '<', createdAt), and([eb('created_at', '=', createdAt), eb('id', '<', id)])]),
    );
  }
  const found = await query.execute();
  const rows = found.slice(0, limit).map(intact);
  const last = rows.at(-1);
  return { rows, next: found.length > limit && last ? { createdAt: last.created_at, id: last.id } : undefined };
}

/** What an operator looks for: every condition given must hold. */
export interface Search {
  partnerId?: string | undefined;
  externalRef?: string | undefined;
  requestId?: string | undefined;
  status?: Status | undefined;
  last: number;
}

export async function searchNarrations(db: Db, { partnerId, externalRef, requestId, status, last }: Search) {
  let query = db
    .selectFrom('narrations')
    .innerJoin('partners', 'partners.id', 'narrations.partner_id')
    .select([
      'narrations.id',
      'narrations.created_at',
      'partners.slug as partner',
      'mode',
      'department_id as department',
      'input_kind as input',
      'status',
      'error_code as error',
      'external_ref',
      'request_id',
    ])
    .orderBy('narrations.created_at', 'desc')
    .orderBy('narrations.id', 'desc')
    .limit(last);
  if (partnerId !== undefined) query = query.where('partner_id', '=', partnerId);
  if (externalRef !== undefined) query = query.where('external_ref', '=', externalRef);
  if (requestId !== undefined) query = query.where('request_id', '=', requestId);
  if (status !== undefined) query = query.where('status', '=', status);
  return query.execute();
}
