import { setTimeout as pause } from 'node:timers/promises';
import { ApiError } from '../errors.ts';
import type { Hashes } from '../storage/secrets.ts';
import type { Db, IdempotencyKeyRow, NarrationRow } from '../storage/tables.ts';
import { withoutWaitingForDisk } from '../storage/without-waiting.ts';
import { createNarration, newNarrationId, type Pipeline } from './create.ts';
import { PROCESSING_INTERRUPTED, recordedFailure } from './failures.ts';
import { intact } from './intact.ts';
import type { NarrationOrder } from './order.ts';

/** What the caller does at the two ways a request with a key can go. */
export interface OnceHooks {
  /** Before the work is done, and only then: counts the request, or refuses it. */
  admit(): Promise<void>;
  /** The answer, a failure too, is that of an earlier request. */
  onRepetition(): void;
}

type KeyName = Pick<IdempotencyKeyRow, 'partner_id' | 'mode' | 'key'>;

const DAY_MS = 86_400_000;
/** A process that was killed keeps its keys from others for this long. */
const HOLD_MS = 20_000;
const RENEW_MS = 5_000;
const FIRST_PAUSE_MS = 25;
const LONGEST_PAUSE_MS = 500;

/**
 * Makes the narration that a key stands for, once: whoever asks again for the same gets the same narration, waiting
 * for it while it is made, on whichever node. A call that failed on our side (5xx) is made anew when it is asked for
 * again; what was wrong with the request stays wrong and is said again.
 */
export async function createOnce(
  pipeline: Pipeline,
  key: string,
  order: NarrationOrder,
  { admit, onRepetition }: OnceHooks,
): Promise<NarrationRow> {
  const { db } = pipeline;
  const { partner, mode } = order.credential;
  const name: KeyName = { partner_id: partner.id, mode, key };
  const requestHashes = hashOf(pipeline, order);
  const id = newNarrationId();
  let waitedFor: string | undefined;
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(2 * wait, LONGEST_PAUSE_MS)) {
    if (await claim(db, name, requestHashes[0], id)) return makeHeld(pipeline, name, order, id, admit);
    const { held, row } = await standingOf(db, name);
    if (!held) continue;
    if (!requestHashes.includes(held.request_hash)) throw new ApiError('IDEMPOTENCY_KEY_REUSED');
    const failure = row && recordedFailure(row);
    const isAnswered = row?.status === 'complete' || (failure && (failure.status < 500 || waitedFor === row.id));
    if (isAnswered) {
      order.call.narration = row.id;
      onRepetition();
      if (failure) throw failure;
      return intact(row);
    }
    if (row?.status !== 'failed' && held.held_until > now()) {
      waitedFor = held.narration_id;
      await pause(wait);
      continue;
    }
    // It failed, or its process is gone. Then it is ended first, so that it can no longer be finished beside its successor.
    const interrupted = row?.status === 'processing' && (await interrupt(db, row.id));
    if (row?.status === 'processing' && !interrupted) continue;
    const counted = interrupted || row?.error_code === PROCESSING_INTERRUPTED;
    if (await takeOver(db, name, held.narration_id, id)) {
      return makeHeld(pipeline, name, order, id, counted ? async () => {} : admit);
    }
  }
}

/** Keys count for a day; after that the same key is a new one. */
export async function sweepIdempotencyKeys(db: Db): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', dayAgo())
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Two requests are the same when they ask for the same, however their JSON is written. */
function hashOf(pipeline: Pipeline, { department, input, externalRef, metadata }: NarrationOrder): Hashes {
  const about = JSON.stringify([department.neris_id, externalRef, metadata]);
  return 'recording' in input
    ? pipeline.hashRequest(about, JSON.stringify([input.declaredMime, input.audioSeconds]), input.recording.bytes)
    : pipeline.hashRequest(about, input.transcript);
}

/** Makes the key this request's, unless it is another's already. */
async function claim(db: Db, name: KeyName, request_hash: string, narration_id: string): Promise<boolean> {
  const values = { request_hash, narration_id, held_until: holdEnd(), created_at: now() };
  // The narration's last write makes this one durable too; a key that is lost before that answered nobody.
  const claimed = await withoutWaitingForDisk(db, (connection) =>
    connection
      .insertInto('idempotency_keys')
      .values({ ...name, ...values })
      .onConflict((conflict) =>
        conflict
          .columns(['partner_id', 'mode', 'key'])
          .doUpdateSet(values)
          .where('idempotency_keys.created_at', '<', dayAgo()),
      )
      .returning('narration_id')
      .executeTakeFirst(),
  );
  return claimed !== undefined;
}

async function standingOf(db: Db, name: KeyName): Promise<{ held?: IdempotencyKeyRow; row?: NarrationRow }> {
  const held = await db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where((where) => where.and(name))
    .executeTakeFirst();
  if (!held) return {};
  const row = await db.selectFrom('narrations').selectAll().where('id', '=', held.narration_id).executeTakeFirst();
  return row ? { held, row } : { held };
}

/** Of several that would take the place of a narration, one does. */
async function takeOver(db: Db, name: KeyName, from: string, narration_id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('idempotency_keys')
    .set({ narration_id, held_until: holdEnd(), created_at: now() })
    .where((where) => where.and({ ...name, narration_id: from }))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function interrupt(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('narrations')
    .set({ status: 'failed', error_code: PROCESSING_INTERRUPTED, completed_at: now() })
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
      .set({ held_until: holdEnd() })
      .where('narration_id', '=', id)
      .execute()
      .catch((error: unknown) => order.call.failed('idempotency key not renewed', error));
  }, RENEW_MS);
  try {
    await admit().catch(async (refused: unknown) => {
      // Nothing was begun, so nothing stands for the key.
      await db
        .deleteFrom('idempotency_keys')
        .where((where) => where.and({ ...name, narration_id: id }))
        .execute();
      throw refused;
    });
    return await createNarration(pipeline, order, id);
  } finally {
    clearInterval(renewing);
  }
}

function now(): string {
  return new Date().toISOString();
}

function holdEnd(): string {
  return new Date(Date.now() + HOLD_MS).toISOString();
}

function dayAgo(): string {
  return new Date(Date.now() - DAY_MS).toISOString();
}
