import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import pg from 'pg';
import { freePort } from '../http/servers.ts';
import { parentOf, type Root } from './processes.ts';

/** What the nodes share. */
export interface Stores {
  databaseUrl: string;
  /** The nodes' settings for them. */
  settings: Record<string, string>;
  roots: Root[];
  /** For a table's caption. */
  described: string;
  /** Empties a table, and writes out what was stored so far. */
  tidy(table: string): Promise<void>;
}

/** A database of its own in the PostgreSQL that the environment names, and a Redis of its own where there is one. */
export async function withStores<T>(dataDir: string, work: (stores: Stores) => Promise<T>): Promise<T> {
  const { PGHOST, PGPORT, PGUSER, PGPASSWORD } = process.env;
  if (!PGHOST) throw new Error('No PostgreSQL here: start it with npm run bench:scale.');
  const name = `svc_bench_${randomBytes(8).toString('hex')}`;
  const administrator = new pg.Client();
  await administrator.connect();
  const redis = await startRedis(dataDir);
  try {
    await administrator.query(`create database ${name}`);
    const databaseUrl = `postgres://${PGUSER}:${PGPASSWORD}@${PGHOST}:${PGPORT}/${name}`;
    const own = new pg.Client({ connectionString: databaseUrl });
    await own.connect();
    const { rows } = await own.query(
      `select pg_backend_pid() as pid, current_setting('server_version') as version, current_setting('fsync') as fsync`,
    );
    const [{ pid, version, fsync }] = rows;
    try {
      return await work({
        databaseUrl,
        settings: { DATABASE_URL: databaseUrl, ...(redis ? { REDIS_URL: redis.url } : {}) },
        roots: [{ name: 'PostgreSQL', pid: parentOf(pid) }, ...(redis ? [{ name: 'Redis', pid: redis.pid }] : [])],
        described: `PostgreSQL ${version} (fsync ${fsync}), ${redis ? 'Redis' : 'no Redis here: counters in PostgreSQL'}`,
        async tidy(table) {
          await own.query(`truncate ${table}`);
          await own.query('checkpoint');
        },
      });
    } finally {
      await own.end();
    }
  } finally {
    await redis?.stop();
    await administrator.query(`drop database if exists ${name} with (force)`);
    await administrator.end();
  }
}

async function startRedis(folder: string) {
  if (spawnSync('redis-server', ['--version']).status !== 0) return undefined;
  const port = await freePort();
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--appendonly', 'yes', '--save', ''];
  const server = spawn('redis-server', options, { stdio: 'ignore' });
  const url = `redis://127.0.0.1:${port}`;
  // It asks again until the server listens.
  const probe = new Redis(url, { retryStrategy: () => 50, maxRetriesPerRequest: 200 });
  probe.on('error', () => {});
  await probe.ping();
  probe.disconnect();
  return {
    url,
    pid: server.pid ?? 0,
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await Promise.race([ended, sleep(5000).then(() => server.kill('SIGKILL'))]);
    },
  };
}
