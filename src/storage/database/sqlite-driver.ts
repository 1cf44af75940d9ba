import { setTimeout as pause } from 'node:timers/promises';
import {
  CompiledQuery,
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
  /** All that was committed before is on the disk once this is over. Waiting for it stops nobody else. */
  sync(): Promise<void>;
}

/** Asked as a query, says that what is written on this connection from now on waits for no disk. */
export const WAIT_FOR_NO_DISK = CompiledQuery.raw('wait for no disk');

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

  commitTransaction(connection: Connection): Promise<void> {
    return connection.commit();
  }

  async rollbackTransaction(connection: Connection): Promise<void> {
    connection.rollback();
  }

  async releaseConnection(connection: Connection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {
    this.#handles?.reader.close();
    this.#handles?.writer.close();
  }
}

/** What one query, transaction or series of queries works on. From its first write to its commit it is the writer's. */
class Connection implements DatabaseConnection {
  readonly #reader: Handle;
  readonly #writer: Handle;
  readonly #sync: Handles['sync'];
  readonly #line: Line;
  #writes = false;
  #inTransaction = false;
  #waitsForDisk = true;

  constructor({ reader, writer, sync }: Handles, line: Line) {
    this.#reader = reader;
    this.#writer = writer;
    this.#sync = sync;
    this.#line = line;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (!this.#writes && SelectQueryNode.is(query.query)) {
      return read(this.#reader, query);
    }
    if (query.sql === WAIT_FOR_NO_DISK.sql) {
      this.#waitsForDisk = false;
      return { rows: [] };
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
      await this.commit();
      return result;
    } catch (error) {
      this.rollback();
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

  /** The lock is free as soon as it is committed: those who write next need not wait for the disk, too. */
  async commit(): Promise<void> {
    // What cannot be committed is rolled back by whoever began it.
    this.#writer.exec('commit');
    this.#inTransaction = false;
    this.release();
    if (this.#waitsForDisk) await this.#sync();
  }

  /** Where a commit went through and the disk failed after it, there is nothing to roll back but what others write. */
  rollback(): void {
    if (!this.#inTransaction) return;
    this.#inTransaction = false;
    try {
      this.#writer.exec('rollback');
    } catch {
      // A full disk has already rolled it back.
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
