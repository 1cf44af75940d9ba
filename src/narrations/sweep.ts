import type { AudioStore } from '../storage/audio-files.ts';
import { writeAudit } from '../storage/audit.ts';
import type { Db } from '../storage/tables.ts';
import { PROCESSING_INTERRUPTED } from './failures.ts';

export interface Swept {
  orphans: number;
  audio: number;
  stray_files: number;
}

const DAY_MS = 86_400_000;
/** A call may still be writing its result this long after its deadline. */
const GRACE_MS = 5_000;
/** A file without a row may belong to a call that is just starting. */
const STRAY_AGE_MS = 3_600_000;

/** What time makes due: orphaned records, audio past its partner's retention, and files that no record names. */
export async function sweep(db: Db, audio: AudioStore, actor: string, callSeconds: number): Promise<Swept> {
  const swept: Swept = {
    orphans: await failOrphans(db, audio, callSeconds),
    audio: await removeExpiredAudio(db, audio),
    stray_files: await removeStrayFiles(db, audio),
  };
  if (Object.values(swept).some((count) => count > 0)) {
    await writeAudit(db, actor, 'sweep', 'narrations', { ...swept });
  }
  return swept;
}

/** A record still `processing` after the longest time a call may take was left behind by a process that died. */
async function failOrphans(db: Db, audio: AudioStore, callSeconds: number): Promise<number> {
  const now = Date.now();
  const before = new Date(now - callSeconds * 1000 - GRACE_MS).toISOString();
  const recorded = await db
    .selectFrom('narrations')
    .select(['id', 'audio_file'])
    .where('status', '=', 'processing')
    .where('created_at', '<', before)
    .where('audio_file', 'is not', null)
    .execute();
  for (const { id, audio_file } of recorded) {
    // A recording is there whole or not at all; one that is not there is not named.
    if (audio_file === null || (await audio.has(audio_file))) continue;
    await db
      .updateTable('narrations')
      .set({ audio_file: null })
      .where('id', '=', id)
      .where('status', '=', 'processing')
      .execute();
  }
  const { numUpdatedRows } = await db
    .updateTable('narrations')
    .set({ status: 'failed', error_code: PROCESSING_INTERRUPTED, completed_at: new Date(now).toISOString() })
    .where('status', '=', 'processing')
    .where('created_at', '<', before)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The partner's current retention counts, also for audio that came in under a longer one. */
async function removeExpiredAudio(db: Db, audio: AudioStore): Promise<number> {
  let removed = 0;
  for (const partner of await db.selectFrom('partners').select(['id', 'audio_retention_days']).execute()) {
    const expired = await db
      .selectFrom('narrations')
      .select(['id', 'audio_file'])
      .where('partner_id', '=', partner.id)
      .where('audio_file', 'is not', null)
      .where('status', '!=', 'processing')
      .where('created_at', '<', new Date(Date.now() - partner.audio_retention_days * DAY_MS).toISOString())
      .execute();
    for (const { id, audio_file } of expired) {
      if (audio_file !== null) await audio.remove(audio_file);
      await db.updateTable('narrations').set({ audio_file: null }).where('id', '=', id).execute();
      removed++;
    }
  }
  return removed;
}

async function removeStrayFiles(db: Db, audio: AudioStore): Promise<number> {
  let removed = 0;
  const names = await audio.namesOlderThan(new Date(Date.now() - STRAY_AGE_MS));
  for (let from = 0; from < names.length; from += BATCH) {
    const batch = names.slice(from, from + BATCH);
    const rows = await db.selectFrom('narrations').select('audio_file').where('audio_file', 'in', batch).execute();
    const known = new Set(rows.map((row) => row.audio_file));
    for (const name of batch) {
      if (known.has(name)) continue;
      await audio.remove(name);
      removed++;
    }
  }
  return removed;
}

const BATCH = 500;
