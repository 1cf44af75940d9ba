import { type CompiledQuery, sql } from 'kysely';
import type { Db } from '../storage/tables.ts';
import { withoutWaitingForDisk } from '../storage/without-waiting.ts';
import type { Count, Limiter, Verdict } from './limiter.ts';

/**
 * Counters in the database: shared by its nodes and still there after a restart. Requests that arrive together are
 * decided one by one but written together, since making a write durable costs the same for one count as for many.
 */
export function databaseLimiter(db: Db): Limiter {
  const statementsFor = statements(db);
  const waiting: Asked[] = [];
  let deciding = false;

  async function decideWaiting(): Promise<void> {
    while (waiting.length > 0) {
      const together = waiting.splice(0, MOST_TOGETHER);
      try {
        const verdicts = await withoutWaitingForDisk(db, async (connection) =>
          (await countAtOnce(connection, together)) ? [] : decide(connection, statementsFor, together),
        );
        for (const [i, asked] of together.entries()) asked.resolve(verdicts[i] ?? ADMITTED);
      } catch (error) {
        for (const asked of together) asked.reject(error);
      }
    }
    deciding = false;
  }

  return {
    take: (counts) =>
      new Promise((resolve, reject) => {
        waiting.push({ counts, resolve, reject });
        if (deciding) return;
        deciding = true;
        // After all requests that are ready now have asked, so that they are decided together.
        process.nextTick(decideWaiting);
      }),
    close: async () => {},
  };
}

/** Keeps a statement's parameters far below what a database takes. */
const MOST_TOGETHER = 50;

interface Asked {
  counts: Count[];
  resolve(verdict: Verdict): void;
  reject(error: unknown): void;
}

const ADMITTED: Verdict = { admitted: true };

/** The usual case in one statement, which is atomic by itself: all count on one and the same counter, and all fit. */
async function countAtOnce(db: Db, together: Asked[]): Promise<boolean> {
  const first = together[0]?.counts[0];
  if (!first || together.length > first.ceiling) return false;
  for (const { counts } of together) {
    if (counts.length > 1 || counts[0]?.counter !== first.counter || counts[0].ceiling !== first.ceiling) return false;
  }
  const now = Date.now();
  const counted = await sql`
    insert into limit_counters (name, count, ceiling, resets_at)
    values (${first.counter}, ${together.length}, ${first.ceiling}, ${now + first.windowSeconds * 1000})
    on conflict (name) do update set
      count = excluded.count + case when limit_counters.resets_at <= ${now} then 0 else limit_counters.count end,
      resets_at = case when limit_counters.resets_at <= ${now} then excluded.resets_at else limit_counters.resets_at end,
      ceiling = excluded.ceiling
    where limit_counters.resets_at <= ${now} or limit_counters.count + excluded.count <= excluded.ceiling`.execute(db);
  return counted.numAffectedRows === 1n;
}

type Window = { name: string; count: number; ceiling: number; resets_at: number };

function decide(db: Db, statementsFor: (counters: number) => Statements, together: Asked[]): Promise<Verdict[]> {
  // Always in the same order, or two nodes could each hold a row the other waits for.
  const names = [...new Set(together.flatMap((asked) => asked.counts.map((wanted) => wanted.counter)))].sort();
  const { hold, write } = statementsFor(names.length);
  return db.transaction().execute(async (tx) => {
    const held = await tx.executeQuery<Window>({ ...hold, parameters: names.flatMap((name) => [name, 0, 0, 0]) });
    const windows = new Map(held.rows.map((row) => [row.name, row]));
    const now = Date.now();
    const verdicts = together.map((asked) => count(windows, asked.counts, now));
    if (verdicts.some((verdict) => verdict.admitted)) {
      const rows = [...windows.values()].map((row) => [row.name, row.count, row.ceiling, row.resets_at]);
      await tx.executeQuery({ ...write, parameters: rows.flat() });
    }
    return verdicts;
  });
}

interface Statements {
  /** Keeps the rows from everybody else until the transaction ends: its update changes nothing. */
  hold: CompiledQuery<Window>;
  write: CompiledQuery;
}

/** Built once for each number of counters, since building takes longer than running. */
function statements(db: Db): (counters: number) => Statements {
  const built = new Map<number, Statements>();
  return (counters) => {
    const known = built.get(counters);
    if (known) return known;
    const rows = Array.from({ length: counters }, () => ({ name: '', count: 0, ceiling: 0, resets_at: 0 }));
    const insert = db.insertInto('limit_counters').values(rows);
    const made: Statements = {
      hold: insert
        .onConflict((conflict) =>
          conflict.column('name').doUpdateSet((eb) => ({ count: eb.ref('limit_counters.count') })),
        )
        .returningAll()
        .compile(),
      write: insert
        .onConflict((conflict) =>
          conflict.column('name').doUpdateSet((eb) => ({
            count: eb.ref('excluded.count'),
            ceiling: eb.ref('excluded.ceiling'),
            resets_at: eb.ref('excluded.resets_at'),
          })),
        )
        .compile(),
    };
    built.set(counters, made);
    return made;
  };
}

/** Adds one to every counter when all of them have room (or their windows are over), and to none otherwise. */
function count(windows: Map<string, Window>, counts: Count[], now: number): Verdict {
  const wanted = counts.map((count) => ({ ...count, window: windows.get(count.counter) as Window }));
  const full = wanted.filter(({ window, ceiling }) => window.resets_at > now && window.count >= ceiling);
  if (full.length > 0) {
    const resetsAt = Math.max(...full.map(({ window }) => window.resets_at));
    return { admitted: false, retryAfterSeconds: Math.ceil((resetsAt - now) / 1000) };
  }
  for (const { window, ceiling, windowSeconds } of wanted) {
    const over = window.resets_at <= now;
    window.count = over ? 1 : window.count + 1;
    if (over) window.resets_at = now + windowSeconds * 1000;
    window.ceiling = ceiling;
  }
  return ADMITTED;
}

/** Deletes windows that have ended: the next request begins a new one. */
export async function sweepCounters(db: Db): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('limit_counters')
    .where('resets_at', '<=', Date.now())
    .executeTakeFirst();
  return Number(numDeletedRows);
}
