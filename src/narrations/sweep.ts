import { isShared } from '../storage/audio/bucket-folder.ts';
import type { AudioStore } from '../storage/audio/store.ts';
import { writeAudit } from '../storage/audit.ts';
import { fromNow } from '../storage/database/clock.ts';
import { type EachOnItsOwn, eachOnItsOwn } from '../storage/database/each-on-its-own.ts';
import { oneAtATime } from '../storage/database/one-at-a-time.ts';
import type { Db } from '../storage/database/tables.ts';
import { PROCESSING_INTERRUPTED } from './failures.ts';
import { keptSince, removeEach, unnamed } from './recordings.ts';

export interface Swept {
  orphans: number;
  audio: number;
  stray_files: number;
}

/** A call may still be writing its result this long after its deadline. */
const GRACE_MS = 5_000;
/** A file without a row may belong to a call that is just starting. */
const STRAY_AGE_MS = 3_600_000;

/**
 * What time makes due: orphaned records, audio past its partner's retention, and, where `strays` says so, recordings that
 * no record names, unless another database may name them. Undefined when another node is sweeping just now.
 */
export function sweep(
  db: Db,
  audio: AudioStore,
  actor: string,
  callSeconds: number,
  { strays = true, stopping }: { strays?: boolean; stopping?: AbortSignal } = {},
): Promise<Swept | undefined> {
  return oneAtATime(db, 'sweep', async () => {
    const swept: Swept = { orphans: 0, audio: 0, stray_files: 0 };
    const each = eachOnItsOwn();
    try {
      swept.orphans = await failOrphans(db, audio, callSeconds);
      for await (const removed of removeExpiredAudio(db, audio, each)) {
        swept.audio += removed;
        if (stopping?.aborted) return swept;
      }
      if (strays && !(await isShared(db))) swept.stray_files = await removeStrays(db, audio, each, stopping);
      each.settle();
    } finally {
      // Also of a sweep that a store or a database cut short.
      if (Object.values(swept).some((count) => count > 0)) {
        await writeAudit(db, actor, 'sweep', 'narrations', { ...swept });
      }
    }
    return swept;
  });
}

/** A record still `processing` after the longest time a call may take was left behind by a process that died. */
async function failOrphans(db: Db, audio: AudioStore, callSeconds: number): Promise<number> {
  const { before } = await db
    .selectNoFrom(fromNow(db, -callSeconds * 1000 - GRACE_MS).as('before'))
    .executeTakeFirstOrThrow();
  const recorded = await db
    .selectFrom('narrations')
    .select(['id', 'audio_file'])
    .where('status', '=', 'processing')
    .where('created_at', '<', before)
    .where('audio_file', 'is not', null)
    .execute();
  for (const { id, audio_file } of recorded) {
    // A recording is there whole or not at all; one that is not there is not named.
    const there = audio_file === null || (await audio.has(audio_file).catch(() => undefined));
    // Where the store is away nobody knows. The records do not wait for it: each names a recording that may be there.
    if (there === undefined) break;
    if (there) continue;
    await db
      .updateTable('narrations')
      .set({ audio_file: null })
      .where('id', '=', id)
      .where('status', '=', 'processing')
      .execute();
  }
  const { numUpdatedRows } = await db
    .updateTable('narrations')
    .set({ status: 'failed', error_code: PROCESSING_INTERRUPTED, completed_at: fromNow(db, 0) })
    .where('status', '=', 'processing')
    .where('created_at', '<', before)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Yields how many it has removed since it last did. */
async function* removeExpiredAudio(db: Db, audio: AudioStore, each: EachOnItsOwn): AsyncGenerator<number> {
  for (const partner of await db.selectFrom('partners').select(['id', 'audio_retention_days']).execute()) {
    // Those that could not be removed stay, before all that is still to come.
    for (let left = 0; ; ) {
      const expired = await db
        .selectFrom('narrations')
        .select('audio_file')
        .where('partner_id', '=', partner.id)
        .where('audio_file', 'is not', null)
        .where('status', '!=', 'processing')
        .where('created_at', '<', keptSince(partner.audio_retention_days))
        .orderBy('created_at')
        .orderBy('id')
        .limit(BATCH)
        .offset(left)
        .execute();
      if (expired.length === 0) break;
      const names = expired.flatMap(({ audio_file }) => audio_file ?? []);
      const gone = await removeEach(audio, names, each);
      left += names.length - gone.length;
      if (gone.length === 0) continue;
      const { numUpdatedRows } = await db
        .updateTable('narrations')
        .set({ audio_file: null })
        .where('audio_file', 'in', gone)
        .executeTakeFirst();
      yield Number(numUpdatedRows);
    }
  }
}

async function removeStrays(
  db: Db,
  audio: AudioStore,
  each: EachOnItsOwn,
  stopping: AbortSignal | undefined,
): Promise<number> {
  const names: string[] = [];
  for await (const name of audio.namesOlderThan(new Date(Date.now() - STRAY_AGE_MS))) {
    if (stopping?.aborted) return 0;
    names.push(name);
  }
  return (await removeEach(audio, await unnamed(db, names), each)).length;
}

const BATCH = 500;
