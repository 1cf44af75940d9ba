import type { OnFailure } from '../kit/failure-events.ts';
import type { Db, KeyRow } from '../storage/database/tables.ts';
import { withoutWaitingForDisk } from '../storage/database/without-waiting.ts';
import type { Secrets } from '../storage/secrets/secrets.ts';

/** A key as a request found it, and the key itself where that was sent. */
export type NoteUse = (row: Pick<KeyRow, 'id' | 'hash' | 'hashed_with' | 'last_used_at'>, key?: string) => void;

/** So exactly is known when a key was last used. */
const NOTED_EVERY_MS = 3_600_000;
/** Nothing is noted so long after it failed: a database that is busy has more important things to write. */
const REST_MS = 60_000;

/**
 * Notes the use of keys beside the requests, none of which waits for it: when a key was last used, once an hour, and,
 * where its hash is still by the previous secret, its hash by the current one, so that the previous can be let go.
 */
export function keyUse(db: Db, secrets: Secrets, onFailure: OnFailure) {
  const noting = new Map<string, Promise<void>>();
  let restsUntil = 0;

  function change(row: Parameters<NoteUse>[0], key: string | undefined): Partial<KeyRow> | undefined {
    // A node that has not yet heard that the current secret leads must not take a hash back to the previous one.
    const isOutdated = secrets.leading() === secrets.current && row.hashed_with !== secrets.current;
    const isStale = Date.now() - Date.parse(row.last_used_at ?? '1970-01-01') >= NOTED_EVERY_MS;
    const hashed = isOutdated && key !== undefined;
    if (!hashed && !isStale) return undefined;
    return {
      last_used_at: new Date().toISOString(),
      ...(hashed ? { hash: secrets.hashKey(key)[0], hashed_with: secrets.current } : {}),
    };
  }

  const note: NoteUse = (row, key) => {
    if (noting.has(row.id) || Date.now() < restsUntil) return;
    const values = change(row, key);
    if (!values) return;
    const written = withoutWaitingForDisk(db, (connection) =>
      // Unless another node has changed its hash meanwhile.
      connection.updateTable('api_keys').set(values).where('id', '=', row.id).where('hash', '=', row.hash).execute(),
    )
      .catch((error: unknown) => {
        restsUntil = Date.now() + REST_MS;
        onFailure('use of a key not noted', error);
      })
      .then(() => void noting.delete(row.id));
    noting.set(row.id, written);
  };

  return { note, settled: () => Promise.all(noting.values()) };
}
