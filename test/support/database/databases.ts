import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** A database of a test's own: what the settings need to reach it, and how to be rid of it. */
export interface TestDatabase {
  environment: Record<string, string>;
  dataDir: string;
  drop(): Promise<void>;
}

export interface Engine {
  name: string;
  create(): Promise<TestDatabase>;
}

const sqlite: Engine = {
  name: 'SQLite',
  async create() {
    const dataDir = newFolder();
    return { environment: { DATA_DIR: dataDir }, dataDir, drop: async () => removeFolder(dataDir) };
  },
};

const postgres: Engine = {
  name: 'PostgreSQL',
  async create() {
    if (!process.env.PGHOST) throw new Error('No PostgreSQL here: run the tests with script/test.');
    const dataDir = newFolder();
    const name = `svc_${randomBytes(8).toString('hex')}`;
    await asAdministrator(`create database ${name}`);
    const { PGUSER, PGPASSWORD, PGHOST, PGPORT } = process.env;
    return {
      environment: {
        DATA_DIR: dataDir,
        DATABASE_URL: `postgres://${PGUSER}:${PGPASSWORD}@${PGHOST}:${PGPORT}/${name}`,
      },
      dataDir,
      async drop() {
        await asAdministrator(`drop database if exists ${name} with (force)`);
        removeFolder(dataDir);
      },
    };
  },
};

export const SQLITE = sqlite;
/** In CI it is asked for even where there is none, and its suites fail. */
export const POSTGRES = process.env.PGHOST || process.env.CI === 'true' ? postgres : undefined;
/** Both databases; without a PostgreSQL only one. */
export const DATABASES: Engine[] = POSTGRES ? [SQLITE, POSTGRES] : [SQLITE];

if (!POSTGRES) process.stderr.write('SKIPPED: the suites on PostgreSQL (no PGHOST; script/test starts one).\n');

export async function asAdministrator(statement: string): Promise<void> {
  const client = new pg.Client();
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'svc-test-'));
}

function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
