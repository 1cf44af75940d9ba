import { sql } from 'kysely';
import type { Credential } from '../partners/credentials.ts';
import type { Db, NarrationRow, Status } from '../storage/database/tables.ts';
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

/** A page is read and written in one turn of the event loop, which nobody else has meanwhile. */
const PAGE_BYTES = 4 * 1024 * 1024;
const LARGE_COLUMNS = ['metadata', 'transcript', 'neris', 'svc_report', 'gaps', 'outcome'] as const;

/**
 * One page of a partner's narrations by its own reference, newest first; what a credential may read it may list. Large
 * narrations end it before there are as many as asked for, but one is always on it.
 */
export async function listNarrations(
  db: Db,
  { partner, department }: Credential,
  { externalRef, limit, after }: Page,
): Promise<{ rows: NarrationRow[]; next: Place | undefined }> {
  // Both databases know the length of a text without reading it.
  const bytes = sql.join<number>(
    LARGE_COLUMNS.map((column) => sql`coalesce(octet_length(${sql.ref(column)}), 0)`),
    sql` + `,
  );
  let query = db
    .selectFrom('narrations')
    .select(['id', 'created_at', bytes.as('bytes')])
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
  const page = found.slice(0, Math.min(limit, fitting(found.map((each) => each.bytes))));
  const last = page.at(-1);
  if (!last) return { rows: [], next: undefined };
  const ids = page.map(({ id }) => id);
  const rows = await db.selectFrom('narrations').selectAll().where('id', 'in', ids).execute();
  // What was deleted since is not there any more.
  const shown = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  const next = found.length > page.length ? { createdAt: last.created_at, id: last.id } : undefined;
  return { rows: shown.map(intact), next };
}

/** How many of so many bytes fit on a page: at least the first. */
function fitting(sizes: number[]): number {
  let sum = 0;
  const tooMany = sizes.findIndex((bytes, i) => {
    sum += bytes;
    return i > 0 && sum > PAGE_BYTES;
  });
  return tooMany === -1 ? sizes.length : tooMany;
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
