import { setTimeout as pause } from 'node:timers/promises';
import { ApiError } from '../kit/errors.ts';
import { fromNow } from '../storage/database/clock.ts';
import type { Db, IdempotencyKeyRow, NarrationRow } from '../storage/database/tables.ts';
import { withoutWaitingForDisk } from '../storage/database/without-waiting.ts';
import { createNarration, deletedMeanwhile, newNarrationId, type Pipeline } from './create.ts';
import { PROCESSING_INTERRUPTED, recordedFailure } from './failures.ts';
import { intact } from './intact.ts';
import type { NarrationOrder } from './order.ts';
import { formerHashes, requestHashes } from './request-hash.ts';

/** What the caller does at the two ways a request with a key can go. */
export interface OnceHooks {
  /** Before the work is done, and only then: counts the request, or refuses it. */
  admit(): Promise<void>;
  /** The answer, a failure too, is that of an earlier request. */
  onRepetition(): void;
}

type KeyName = Pick<IdempotencyKeyRow, 'partner_id' | 'mode' | 'key'>;

/**
 * A credential for one department, as every device has one, neither meets nor guesses the keys of another or of its
 * partner's server. Keys hold no blanks, so none that is sent looks like one of a department.
 */
function ownKey(department: string | null, key: string): string {
  return department === null ? key : `${department} ${key}`;
}

/** How long a key stands for its narration. */
export const IDEMPOTENCY_KEY_MS = 86_400_000;
/** A process that was killed keeps its keys from others for this long. */
const HOLD_MS = 20_000;
const RENEW_MS = 5_000;
const FIRST_PAUSE_MS = 25;
const LONGEST_PAUSE_MS = 500;

/** So many of one key, in one process, wait for its narration; one that is sent again after a lost answer needs no more. */
const MOST_WAITING = 20;
const TOO_MANY_WAIT =
  'Too many requests with this Idempotency-Key are waiting for its narration. Send it again after the time in Retry-After, one request at a time.';

/**
 * Makes the narration that a key stands for, once: whoever asks again for the same gets the same narration, waiting
 * for it while it is made, on whichever node. A call that failed on our side (5xx) is made anew when it is asked for
 * again; what was wrong with the request stays wrong and is said again.
 */
export function onceMaker(pipeline: Pipeline) {
  const waiting = new Map<string, number>();
  const lookTogether = sharedLook(pipeline.db);

  return async (key: string, order: NarrationOrder, { admit, onRepetition }: OnceHooks): Promise<NarrationRow> => {
    const { partner, mode, department } = order.credential;
    const name: KeyName = { partner_id: partner.id, mode, key: ownKey(department, key) };
    const id = newNarrationId();
    const found = await waitingFor(name, () => claimOrAwait(pipeline, name, order, id, lookTogether));
    if ('counted' in found) return makeHeld(pipeline, name, order, id, found.counted ? async () => {} : admit);
    order.call.narration = found.row.id;
    onRepetition();
    const failure = recordedFailure(found.row);
    if (failure) throw failure;
    return intact(found.row);
  };

  async function waitingFor<T>(name: KeyName, wait: () => Promise<T>): Promise<T> {
    const text = textOf(name);
    const others = waiting.get(text) ?? 0;
    if (others >= MOST_WAITING) throw new ApiError('PARTNER_API_UNAVAILABLE', TOO_MANY_WAIT);
    waiting.set(text, others + 1);
    try {
      return await wait();
    } finally {
      const left = (waiting.get(text) ?? 0) - 1;
      if (left > 0) waiting.set(text, left);
      else waiting.delete(text);
    }
  }
}

/** The key is this request's, which was counted already when it takes the place of another; or it has its answer. */
type ClaimedOrAnswered = { counted: boolean } | { row: NarrationRow };

async function claimOrAwait(
  pipeline: Pipeline,
  name: KeyName,
  order: NarrationOrder,
  id: string,
  lookTogether: Look,
): Promise<ClaimedOrAnswered> {
  const { db } = pipeline;
  const hashes = await requestHashes(pipeline, order);
  const isSame = async (hash: string) => hashes.includes(hash) || (await formerHashes(pipeline, order)).includes(hash);
  if (await claim(db, name, hashes[0], id)) return { counted: false };
  let waitedFor: string | undefined;
  let wasThere = false;
  for (let wait = 0; ; ) {
    const { held, row } = await (wait === 0 ? standingOf(db, name) : lookTogether(name, wait));
    // A record goes with its key only when it is deleted. What was asked to be gone is not made anew by who waited.
    if (!held && wasThere) throw deletedMeanwhile();
    if (!held) {
      if (await claim(db, name, hashes[0], id)) return { counted: false };
      continue;
    }
    if (!(await isSame(held.request_hash))) throw new ApiError('IDEMPOTENCY_KEY_REUSED');
    const failure = row && recordedFailure(row);
    const isAnswered = row?.status === 'complete' || (failure && (failure.status < 500 || waitedFor === row.id));
    if (isAnswered) return { row };
    if (row?.status !== 'failed' && held.held_until > held.now) {
      waitedFor = held.narration_id;
      wasThere ||= row !== undefined;
      wait = Math.min(2 * wait || FIRST_PAUSE_MS, LONGEST_PAUSE_MS);
      continue;
    }
    // It failed, or its process is gone. Then it is ended first, so that it can no longer be finished beside its successor.
    const interrupted = row?.status === 'processing' && (await interrupt(db, row.id));
    if (row?.status === 'processing' && !interrupted) continue;
    const counted = interrupted || row?.error_code === PROCESSING_INTERRUPTED;
    if (await takeOver(db, name, held.narration_id, hashes[0], id)) return { counted };
  }
}

/** Keys count for a day; after that the same key is a new one. */
export async function sweepIdempotencyKeys(db: Db): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', fromNow(db, -IDEMPOTENCY_KEY_MS))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Makes the key this request's, unless it is another's already. */
async function claim(db: Db, name: KeyName, request_hash: string, narration_id: string): Promise<boolean> {
  const values = { request_hash, narration_id, held_until: fromNow(db, HOLD_MS), created_at: fromNow(db, 0) };
  // The narration's last write makes this one durable too; a key that is lost before that answered nobody.
  const claimed = await withoutWaitingForDisk(db, (connection) =>
    connection
      .insertInto('idempotency_keys')
      .values({ ...name, ...values })
      .onConflict((conflict) =>
        conflict
          .columns(['partner_id', 'mode', 'key'])
          .doUpdateSet(values)
          .where('idempotency_keys.created_at', '<', fromNow(db, -IDEMPOTENCY_KEY_MS)),
      )
      .returning('narration_id')
      .executeTakeFirst(),
  );
  return claimed !== undefined;
}

/** A key, and when it was looked at by the clock it was written by. */
type Held = IdempotencyKeyRow & { now: string };

interface Standing {
  held?: Held;
  row?: NarrationRow;
}

async function standingOf(db: Db, name: KeyName): Promise<Standing> {
  const held = await db
    .selectFrom('idempotency_keys')
    .selectAll()
    .select(fromNow(db, 0).as('now'))
    .where((where) => where.and(name))
    .executeTakeFirst();
  if (!held) return {};
  const row = await db.selectFrom('narrations').selectAll().where('id', '=', held.narration_id).executeTakeFirst();
  return row ? { held, row } : { held };
}

type Look = (name: KeyName, wait: number) => Promise<Standing>;

/** Those who wait for one key look at it together: whoever comes during the pause before a look gets its answer, too. */
function sharedLook(db: Db): Look {
  const coming = new Map<string, Promise<Standing>>();
  return (name, wait) => {
    const text = textOf(name);
    let look = coming.get(text);
    if (!look) {
      look = pause(wait).then(() => {
        // Who comes from now on would be told something older than their question.
        coming.delete(text);
        return standingOf(db, name);
      });
      coming.set(text, look);
    }
    return look;
  };
}

function textOf({ partner_id, mode, key }: KeyName): string {
  return `${partner_id} ${mode} ${key}`;
}

/**
 * Of several that would take the place of a narration, one does. The key begins a new day, with a hash by the secret that
 * leads today.
 */
async function takeOver(
  db: Db,
  name: KeyName,
  from: string,
  request_hash: string,
  narration_id: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('idempotency_keys')
    .set({ request_hash, narration_id, held_until: fromNow(db, HOLD_MS), created_at: fromNow(db, 0) })
    .where((where) => where.and({ ...name, narration_id: from }))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function interrupt(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('narrations')
    .set({ status: 'failed', error_code: PROCESSING_INTERRUPTED, completed_at: fromNow(db, 0) })
    .where('id', '=', id)
    .where('status', '=', 'processing')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Makes the narration and, while it is at it, shows the others that somebody is. */
async function makeHeld(
  pipeline: Pipeline,
  name: KeyName,
  order: NarrationOrder,
  id: string,
  admit: () => Promise<void>,
): Promise<NarrationRow> {
  const { db } = pipeline;
  const renewing = setInterval(() => {
    db.updateTable('idempotency_keys')
      .set({ held_until: fromNow(db, HOLD_MS) })
      .where('narration_id', '=', id)
      .execute()
      .catch((error: unknown) => order.call.failed('idempotency key not renewed', error));
  }, RENEW_MS);
  try {
    await admit();
    return await createNarration(pipeline, order, id);
  } catch (error) {
    await freeUnlessRecorded(db, name, id).catch((failed: unknown) =>
      order.call.failed('idempotency key not freed', failed),
    );
    throw error;
  } finally {
    clearInterval(renewing);
  }
}

/** Where nothing was begun, nothing stands for the key. */
async function freeUnlessRecorded(db: Db, name: KeyName, id: string): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where((where) => where.and({ ...name, narration_id: id }))
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('narrations').select('id').where('id', '=', id))))
    .execute();
}
