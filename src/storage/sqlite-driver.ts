import { setTimeout as pause } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  type SqliteStatement,
} from 'kysely';

/** One open connection to the file. It never waits for a lock by itself: waiting would stop this whole process. */
export interface Handle {
  prepare(sql: string): SqliteStatement;
  exec(sql: string): void;
  close(): void;
}

/** Reading waits for no writer, so it has a handle of its own; of writers there is only one at a time. */
export interface Handles {
  reader: Handle;
  writer: Handle;
}

/** Whoever needs the lock of another process, or of another request, and does not get it in this time, fails. */
const PATIENCE_MS = 5_000;
const LONGEST_PAUSE_MS = 50;

/**
 * Runs queries on the embedded database. A lock that another process holds is asked for again and again, with the
 * event loop free in between: who does not need the database, or only reads, is not held up.
 */
export class PatientSqliteDriver implements Driver {
  readonly #open: () => Handles;
  readonly #line = new Line();
  #handles: Handles | undefined;

  constructor(open: () => Handles) {
    this.#open = open;
  }

  async init(): Promise<void> {
    this.#handles = this.#open();
  }

  async acquireConnection(): Promise<Connection> {
    if (!this.#handles) throw new Error('the database is not open');
    return new Connection(this.#handles, this.#line);
  }

  beginTransaction(connection: Connection): Promise<void> {
    return connection.begin();
  }

  async commitTransaction(connection: Connection): Promise<void> {
    connection.end('commit');
  }

  async rollbackTransaction(connection: Connection): Promise<void> {
    connection.end('rollback');
  }

  async releaseConnection(connection: Connection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {
    this.#handles?.reader.close();
    this.#handles?.writer.close();
  }
}

/** What one query, transaction or series of queries works on. From its first write on, all of it is the writer's. */
class Connection implements DatabaseConnection {
  readonly #reader: Handle;
  readonly #writer: Handle;
  readonly #line: Line;
  #writes = false;
  #inTransaction = false;

  constructor({ reader, writer }: Handles, line: Line) {
    this.#reader = reader;
    this.#writer = writer;
    this.#line = line;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (!this.#writes && SelectQueryNode.is(query.query)) {
      return read(this.#reader, query);
    }
    // Inside a transaction the lock is held already; settings need none.
    if (this.#inTransaction) return run(this.#writer, query);
    if (/^pragma /.test(query.sql)) {
      await this.#takeWriter(performance.now() + PATIENCE_MS);
      return run(this.#writer, query);
    }
    await this.begin();
    try {
      const result = run<Row>(this.#writer, query);
      this.end('commit');
      return result;
    } catch (error) {
      if (this.#inTransaction) this.end('rollback');
      throw error;
    }
  }

  /** Nothing in the service reads a result row by row. */
  streamQuery(): never {
    throw new Error('results are read whole');
  }

  /**
   * Takes the write lock at once: a transaction that read first and wrote later could fail beside another process.
   * Of all that is written only this meets a lock, and it is not a prepared statement: one that fails at a lock stays
   * open in the library, and as long as it does, nothing written after it is committed.
   */
  async begin(): Promise<void> {
    const until = performance.now() + PATIENCE_MS;
    await this.#takeWriter(until);
    await onceUnlocked(until, () => this.#writer.exec('begin immediate'));
    this.#inTransaction = true;
  }

  end(how: 'commit' | 'rollback'): void {
    try {
      this.#writer.exec(how);
      this.#inTransaction = false;
    } catch (error) {
      // A full disk has already rolled it back. What could not be committed is rolled back by whoever began it.
      if (how === 'commit') throw error;
      this.#inTransaction = false;
    }
  }

  release(): void {
    if (this.#writes) this.#line.leave();
    this.#writes = false;
  }

  async #takeWriter(until: number): Promise<void> {
    if (!this.#writes) await this.#line.enter(until);
    this.#writes = true;
  }
}

function run<Row>(handle: Handle, { sql, parameters }: CompiledQuery): QueryResult<Row> {
  const statement = handle.prepare(sql);
  if (statement.reader) return { rows: statement.all(parameters) as Row[] };
  const { changes } = statement.run(parameters);
  return { numAffectedRows: BigInt(changes), rows: [] };
}

/**
 * Readers meet a lock only while another process repairs the database, or keeps it all to itself. The statement, which
 * would stay open, is then tried until it has run, also when nobody waits for it any more.
 */
async function read<Row>(handle: Handle, query: CompiledQuery): Promise<QueryResult<Row>> {
  try {
    return run(handle, query);
  } catch (error) {
    if (!isLocked(error)) throw error;
    const reading = onceUnlocked(Number.POSITIVE_INFINITY, () => run<Row>(handle, query));
    return Promise.race([reading, pause(PATIENCE_MS).then(() => Promise.reject(error))]);
  }
}

/** Tries until no lock is in the way. */
async function onceUnlocked<T>(until: number, attempt: () => T): Promise<T> {
  for (let wait = 1; ; wait = Math.min(LONGEST_PAUSE_MS, wait * 2)) {
    try {
      return attempt();
    } catch (error) {
      if (!isLocked(error) || performance.now() > until) throw error;
    }
    await pause(wait, undefined, { ref: Number.isFinite(until) });
  }
}

function isLocked(error: unknown): boolean {
  return String((error as NodeJS.ErrnoException).code).startsWith('SQLITE_BUSY');
}

/** Those of this process who want to write, one after the other. */
class Line {
  #taken = false;
  readonly #waiting: (() => void)[] = [];

  enter(until: number): Promise<void> {
    if (!this.#taken) {
      this.#taken = true;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const called = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(called), 1);
        reject(Object.assign(new Error('the database is being written to'), { code: 'SQLITE_BUSY' }));
      }, until - performance.now());
      this.#waiting.push(called);
    });
  }

  leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#taken = false;
  }
}
