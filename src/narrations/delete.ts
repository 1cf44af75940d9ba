import type { AudioStore } from '../storage/audio/store.ts';
import { writeAudit } from '../storage/audit.ts';
import type { Db, NarrationRow } from '../storage/database/tables.ts';
import { removeRecordings } from './recordings.ts';

/** What to delete: every condition given must hold. */
export interface Selection {
  narration?: string | undefined;
  department?: string | undefined;
  partnerId?: string | undefined;
  /** Of many, those that had come in by then: who was told how many there are has agreed to no more. */
  until?: string | undefined;
}

export interface Deleted {
  narrations: number;
  outcomes: number;
  audio: number;
}

export async function countSelected(db: Db, selection: Selection): Promise<Deleted> {
  return countOf(await selected(db, selection).execute());
}

/** Rows, outcomes and audio are gone when this returns. */
export async function deleteSelected(
  db: Db,
  audio: AudioStore,
  actor: string,
  selection: Selection,
  subject: string,
): Promise<Deleted> {
  const counts: Deleted = { narrations: 0, outcomes: 0, audio: 0 };
  await deleteCarried(db, selection);
  // In short batches, so that deleting a large partner never keeps the server waiting.
  for (;;) {
    const batch = await selected(db, selection).limit(BATCH).execute();
    if (batch.length === 0) break;
    // Audio first: should this process end here, the rows still name what is left to delete.
    const recordings = batch.flatMap(({ audio_file }) => audio_file ?? []);
    await removeRecordings(audio, recordings);
    const ids = batch.map((row) => row.id);
    const gone = countOf(batch);
    await db.transaction().execute(async (tx) => {
      await tx.deleteFrom('narrations').where('id', 'in', ids).execute();
      await tx.deleteFrom('idempotency_keys').where('narration_id', 'in', ids).execute();
      await writeAudit(tx, actor, 'narrations.delete', subject, { ...gone });
    });
    // Another node may have delivered one of them between the two; from now on none does.
    if (audio.deliver) await removeRecordings(audio, recordings);
    counts.narrations += gone.narrations;
    counts.outcomes += gone.outcomes;
    counts.audio += gone.audio;
  }
  return counts;
}

/** Of one narration nothing is left with its session that was not sent before it. */
async function deleteCarried(db: Db, { narration, department, partnerId }: Selection): Promise<void> {
  if (narration !== undefined) return;
  let carried = db.deleteFrom('carried');
  if (department !== undefined) carried = carried.where('department_id', '=', department);
  if (partnerId !== undefined) carried = carried.where('partner_id', '=', partnerId);
  if (department !== undefined || partnerId !== undefined) await carried.execute();
}

const BATCH = 500;

function countOf(rows: Pick<NarrationRow, 'audio_file' | 'outcome_at'>[]): Deleted {
  return {
    narrations: rows.length,
    outcomes: rows.filter((row) => row.outcome_at !== null).length,
    audio: rows.filter((row) => row.audio_file !== null).length,
  };
}

function selected(db: Db, { narration, department, partnerId, until }: Selection) {
  if (narration === undefined && department === undefined && partnerId === undefined) {
    throw new Error('a deletion must name what to delete');
  }
  let query = db.selectFrom('narrations').select(['id', 'audio_file', 'outcome_at']);
  // One that is named is meant whatever a clock says.
  if (narration !== undefined) query = query.where('id', '=', narration);
  else if (until !== undefined) query = query.where('created_at', '<=', until);
  else throw new Error('a deletion of many must say until when');
  if (department !== undefined) query = query.where('department_id', '=', department);
  if (partnerId !== undefined) query = query.where('partner_id', '=', partnerId);
  return query;
}
