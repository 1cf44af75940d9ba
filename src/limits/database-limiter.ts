import { type CompiledQuery, SqliteAdapter, sql } from 'kysely';
import type { Db } from '../storage/database/tables.ts';
import { withoutWaitingForDisk } from '../storage/database/without-waiting.ts';
import { type Count, type Limiter, standing, type Verdict } from './limiter.ts';

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
        const verdicts = await withoutWaitingForDisk(
          db,
          async (connection) =>
            (await countAtOnce(connection, together)) ?? decide(connection, statementsFor, together),
        );
        for (const [i, asked] of together.entries()) asked.resolve(verdicts[i] as Verdict);
      } catch (error) {
        // Whoever came meanwhile would wait as long for the same: nobody waits for more than one attempt.
        for (const asked of [...together, ...waiting.splice(0)]) asked.reject(error);
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
    async check() {
      await db.selectFrom('limit_counters').select('name').limit(1).execute();
    },
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

/** The usual case in one statement, which is atomic by itself: all count on one and the same counter, and all fit. */
async function countAtOnce(db: Db, together: Asked[]): Promise<Verdict[] | undefined> {
  const first = together[0]?.counts[0];
  if (!first || together.length > first.ceiling) return undefined;
  for (const { counts } of together) {
    const [wanted] = counts;
    if (counts.length > 1 || wanted?.counter !== first.counter || wanted.ceiling !== first.ceiling) return undefined;
  }
  const now = Date.now();
  const { rows } = await sql<Pick<Window, 'count' | 'resets_at'>>`
    insert into limit_counters (name, count, ceiling, resets_at)
    values (${first.counter}, ${together.length}, ${first.ceiling}, ${now + first.windowSeconds * 1000})
    on conflict (name) do update set
      count = excluded.count + case when limit_counters.resets_at <= ${now} then 0 else limit_counters.count end,
      resets_at = case when limit_counters.resets_at between ${now + 1} and excluded.resets_at
        then limit_counters.resets_at else excluded.resets_at end,
      ceiling = excluded.ceiling
    where limit_counters.resets_at <= ${now} or limit_counters.count + excluded.count <= excluded.ceiling
    returning count, resets_at`.execute(db);
  const [window] = rows;
  // Each stands where it would had they come one after the other.
  return (
    window &&
    together.map((_, i) => ({
      admitted: true,
      standings: [standing(first.ceiling, window.count - together.length + i + 1, window.resets_at - now)],
    }))
  );
}

type Window = { name: string; count: number; ceiling: number; resets_at: number; changed?: true };

function decide(db: Db, statementsFor: (counters: number) => Statements, together: Asked[]): Promise<Verdict[]> {
  // Always in the same order, or two nodes could each hold a row the other waits for.
  const names = [...new Set(together.flatMap((asked) => asked.counts.map((wanted) => wanted.counter)))].sort();
  const { hold, write } = statementsFor(names.length);
  return db.transaction().execute(async (tx) => {
    const held = await tx.executeQuery<Window>({ ...hold, parameters: names.flatMap((name) => [name, 0, 0, 0]) });
    const windows = new Map(held.rows.map((row) => [row.name, row]));
    const now = Date.now();
    const verdicts = together.map((asked) => count(windows, asked.counts, now));
    const changed = [...windows.values()].some(({ changed }) => changed);
    if (changed) {
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

/**
 * Adds one to every counter when all of them have room (or their windows are over), and to none otherwise. A window that
 * ends later than one begun now was begun by a clock that was ahead: it is shortened, whatever is decided.
 */
function count(windows: Map<string, Window>, counts: Count[], now: number): Verdict {
  const wanted = counts.map(({ counter, ceiling, windowSeconds }) => {
    const window = windows.get(counter) as Window;
    const latest = now + windowSeconds * 1000;
    if (window.resets_at > latest) Object.assign(window, { resets_at: latest, changed: true });
    const over = window.resets_at <= now;
    const current = over ? { count: 0, resets_at: latest } : window;
    return { window, ceiling, count: current.count, resets_at: current.resets_at };
  });
  const admitted = wanted.every(({ count, ceiling }) => count < ceiling);
  const standings = wanted.map(({ window, count, ceiling, resets_at }) => {
    const counted = admitted ? count + 1 : count;
    if (admitted) Object.assign(window, { count: counted, ceiling, resets_at, changed: true });
    return standing(ceiling, counted, resets_at - now);
  });
  return { admitted, standings };
}

/**
 * Deletes windows that have ended: the next request begins a new one. On PostgreSQL it waits for no row that an admission
 * holds, since that one may be waiting for a row which was deleted here before; on SQLite only one writes at a time.
 */
export async function sweepCounters(db: Db): Promise<number> {
  const ended = db.selectFrom('limit_counters').select('name').where('resets_at', '<=', Date.now());
  const onSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  const { numDeletedRows } = await db
    .deleteFrom('limit_counters')
    .where('name', 'in', onSqlite ? ended : ended.forUpdate().skipLocked())
    .executeTakeFirst();
  return Number(numDeletedRows);
}
