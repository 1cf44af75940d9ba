import { randomBytes } from 'node:crypto';
import { writeAudit } from '../audit.ts';
import type { Db } from '../database/tables.ts';

const FOLDER = 'audio_folder';
/** There when another database may have the same folder. */
const SHARED = 'audio_folder_shared';

/**
 * Each database has a folder of its own in the bucket: what no record names is deleted, and a second installation that
 * is given the same bucket by mistake must not delete what the first one keeps.
 */
export async function bucketFolder(db: Db): Promise<string> {
  await db
    .insertInto('installation')
    .values({ name: FOLDER, value: randomBytes(8).toString('hex') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await factOf(db, FOLDER)) ?? '';
}

/**
 * A restored database has the folder of the one it is a copy of, which may still be at work: what the copy does not name
 * may be what that one has kept since. This is for the copy, before anything else opens it; docs/operations.md has it too.
 */
export const MARK_SHARED = `insert into installation (name, value)
  select '${SHARED}', value from installation where name = '${FOLDER}'
  on conflict do nothing`;

export async function isShared(db: Db): Promise<boolean> {
  return (await factOf(db, SHARED)) !== undefined;
}

/** The operator's word that no other database uses the folder any more. */
export async function takeOverFolder(db: Db, actor: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx.deleteFrom('installation').where('name', '=', SHARED).executeTakeFirst();
    if (numDeletedRows > 0n) await writeAudit(tx, actor, 'recordings.take-over', 'installation');
  });
}

async function factOf(db: Db, name: string): Promise<string | undefined> {
  const fact = await db.selectFrom('installation').select('value').where('name', '=', name).executeTakeFirst();
  return fact?.value;
}
