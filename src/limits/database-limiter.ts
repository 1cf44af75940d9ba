import { sql } from 'kysely';
import type { Db } from '../storage/tables.ts';
import type { Count, Limiter, Verdict } from './limiter.ts';

/** Counters in the database: shared by its nodes and still there after a restart. */
export function databaseLimiter(db: Db): Limiter {
  return {
    take: (counts) => take(db, counts),
    close: async () => {},
  };
}

async function take(db: Db, counts: Count[]): Promise<Verdict> {
  // Always in the same order, or two requests could each hold a row the other waits for.
  const ordered = counts.toSorted((a, b) => (a.counter < b.counter ? -1 : 1));
  const now = Date.now();
  if (ordered.length === 1) {
    // One statement is atomic by itself.
    return (await count(db, ordered, now)) ? ADMITTED : refusal(db, ordered, now);
  }
  const counted = await db
    .transaction()
    .execute(async (tx) => {
      if (!(await count(tx, ordered, now))) throw new Refused();
      return true;
    })
    .catch((error) => {
      if (error instanceof Refused) return false;
      throw error;
    });
  return counted ? ADMITTED : refusal(db, ordered, now);
}

const ADMITTED: Verdict = { admitted: true };

/** Rolls the transaction back. */
class Refused extends Error {}

/** Adds one to every counter that has room (or whose window is over); true when all had. */
async function count(db: Db, counts: Count[], now: number): Promise<boolean> {
  const rows = counts.map(
    ({ counter, ceiling, windowSeconds }) => sql`(${counter}, 1, ${ceiling}, ${now + windowSeconds * 1000})`,
  );
  const counted = await sql`
    insert into limit_counters (name, count, ceiling, resets_at) values ${sql.join(rows)}
    on conflict (name) do update set
      count = case when limit_counters.resets_at <= ${now} then 1 else limit_counters.count + 1 end,
      resets_at = case when limit_counters.resets_at <= ${now} then excluded.resets_at else limit_counters.resets_at end,
      ceiling = excluded.ceiling
    where limit_counters.resets_at <= ${now} or limit_counters.count < excluded.ceiling
    returning name`.execute(db);
  return counted.rows.length === counts.length;
}

async function refusal(db: Db, counts: Count[], now: number): Promise<Verdict> {
  const rows = await db
    .selectFrom('limit_counters')
    .selectAll()
    .where(
      'name',
      'in',
      counts.map((wanted) => wanted.counter),
    )
    .execute();
  const ceilings = new Map(counts.map((wanted) => [wanted.counter, wanted.ceiling]));
  const full = rows.filter((row) => row.resets_at > now && row.count >= (ceilings.get(row.name) ?? 0));
  const resetsAt = Math.max(now, ...full.map((row) => row.resets_at));
  return { admitted: false, retryAfterSeconds: Math.max(1, Math.ceil((resetsAt - now) / 1000)) };
}

/** Windows that are over say nothing any more. */
export async function sweepCounters(db: Db): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('limit_counters')
    .where('resets_at', '<=', Date.now())
    .executeTakeFirst();
  return Number(numDeletedRows);
}
