import type { Db, NarrationRow } from '../storage/database/tables.ts';

/** Which outcomes are looked at: every condition given must hold. */
export interface Choice {
  partnerId?: string | undefined;
  /** Of narrations that came in on or after this day, and before that one (UTC). */
  from?: string | undefined;
  before?: string | undefined;
}

const COLUMNS = ['id', 'department_id', 'department', 'neris', 'gaps', 'model', 'outcome', 'created_at'] as const;

type Reported = Pick<NarrationRow, (typeof COLUMNS)[number]>;

/** A live narration whose outcome was reported, as the partner reported it. */
export interface ReportedNarration {
  id: string;
  department: { neris_id: string; name: string | null };
  engine: string;
  createdAt: string;
  /** Null where there was none. */
  draft: unknown;
  gaps: { field: string; label: string }[];
  accepted: boolean;
  reviewSeconds: number | undefined;
  final: unknown;
}

const BATCH = 500;

/** Batch by batch, so that a year of them never fills the memory. Test rows never count. */
export async function* reportedNarrations(
  db: Db,
  { partnerId, from, before }: Choice,
): AsyncGenerator<ReportedNarration> {
  for (let last = ''; ; ) {
    let query = db
      .selectFrom('narrations')
      .select(COLUMNS)
      .where('mode', '=', 'live')
      .where('outcome', 'is not', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH);
    if (partnerId !== undefined) query = query.where('partner_id', '=', partnerId);
    if (from !== undefined) query = query.where('created_at', '>=', from);
    if (before !== undefined) query = query.where('created_at', '<', before);
    const batch = await query.execute();
    for (const row of batch) yield fromRow(row);
    const end = batch.at(-1);
    if (!end || batch.length < BATCH) return;
    last = end.id;
  }
}

function fromRow(row: Reported): ReportedNarration {
  const outcome = JSON.parse(row.outcome ?? '{}');
  const { neris_id, name } = JSON.parse(row.department);
  return {
    id: row.id,
    department: { neris_id, name },
    engine: String(JSON.parse(row.model).extraction),
    createdAt: row.created_at,
    draft: row.neris === null ? null : JSON.parse(row.neris),
    gaps: JSON.parse(row.gaps),
    accepted: outcome.accepted === true,
    reviewSeconds: typeof outcome.review_seconds === 'number' ? outcome.review_seconds : undefined,
    final: outcome.neris ?? null,
  };
}
