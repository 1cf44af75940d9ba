import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { childEnvironment, confinement } from '../../src/kit/child-process.ts';
import { SQLITE, type TestDatabase } from '../support/database/databases.ts';
import { eventually, prepareAcme, ROOT, type Server, startServer, stopAll } from '../support/service/processes.ts';

const SECRETS = {
  SVC_SECRET: randomBytes(32).toString('hex'),
  SESSION_KEYS: `a:${randomBytes(32).toString('hex')}`,
  RECOGNISER_KEY: randomBytes(32).toString('hex'),
  MODEL_KEY: randomBytes(32).toString('hex'),
};

describe('the processes that read what strangers send', () => {
  let database: TestDatabase;
  let server: Server;
  let children: number[];

  beforeAll(async () => {
    database = await SQLITE.create();
    Object.assign(database.environment, SECRETS);
    await prepareAcme(database);
    server = await startServer({ ...database.environment, RECOGNISER: 'local', RECOGNISER_PROCESSES: '1' });
    children = await eventually(() => {
      const found = childrenOf(server.pid);
      expect(found.length).toBeGreaterThanOrEqual(2);
      return found;
    });
  });
  afterAll(async () => {
    await stopAll();
    await database.drop();
  });

  test('are given no secret and no setting in their environment', () => {
    for (const pid of children) {
      const names = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').filter(Boolean);
      const allowed = [...Object.keys(childEnvironment()), 'MALLOC_ARENA_MAX', 'MALLOC_TRIM_THRESHOLD_'];
      // What Node itself tells a process that it has forked.
      const own = ['NODE_CHANNEL_FD', 'NODE_CHANNEL_SERIALIZATION_MODE'];
      expect(names.map((line) => line.split('=')[0])).toSatisfy((list: string[]) =>
        list.every((name) => [...allowed, ...own].includes(name)),
      );
      const seen = names.join('\n') + readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      for (const secret of Object.values(SECRETS)) expect(seen).not.toContain(secret);
      // The runtime of the models reports nothing to its makers.
      expect(names).toContain('ORT_DISABLE_TELEMETRY=1');
    }
  });

  test('are started under Node’s permission model', () => {
    for (const pid of children) {
      const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
      expect(words).toEqual(expect.arrayContaining(confinement()));
    }
  });

  test('under it nothing but the service’s own files is read, nothing written and nothing started', () => {
    const secret = join(database.dataDir, 'secret');
    writeFileSync(secret, 'x');
    const tries = {
      "readFileSync('/etc/passwd')": 'ERR_ACCESS_DENIED',
      [`readFileSync('${secret}')`]: 'ERR_ACCESS_DENIED',
      [`readFileSync('/proc/${process.pid}/environ')`]: 'ERR_ACCESS_DENIED',
      [`readdirSync('${ROOT}')`]: 'ERR_ACCESS_DENIED',
      [`writeFileSync('${join(database.dataDir, 'written')}', '')`]: 'ERR_ACCESS_DENIED',
      [`writeFileSync('${join(ROOT, 'build/written')}', '')`]: 'ERR_ACCESS_DENIED',
      "getBuiltinModule('child_process').spawnSync('true')": 'ERR_ACCESS_DENIED',
      "new (getBuiltinModule('worker_threads').Worker)('0', { eval: true })": 'ERR_ACCESS_DENIED',
      'process.kill(process.ppid, 0)': 'process.kill is not a function',
      "process.kill(process.ppid, 'SIGUSR1')": 'process.kill is not a function',
      'process._kill(process.ppid, 9)': 'process._kill is not a function',
      'process._debugProcess(process.ppid)': 'process._debugProcess is not a function',
      "process.binding('process_methods')._kill(process.ppid, 9)": 'ERR_ACCESS_DENIED',
      [`readFileSync('${join(ROOT, 'package.json')}')`]: 'done',
    };
    for (const [attempt, outcome] of Object.entries(tries)) {
      const program = `
        const { getBuiltinModule } = process;
        const { readFileSync, readdirSync, writeFileSync } = getBuiltinModule('fs');
        try { ${attempt}; console.log('done'); } catch (error) { console.log(error.code ?? error.message); }`;
      const { stdout } = spawnSync('node', [...confinement(), '-e', program], { encoding: 'utf8' });
      expect(`${attempt}: ${stdout.trim()}`).toBe(`${attempt}: ${outcome}`);
    }
  });

  test('no signal opens the debugger of the service, to which a process of its user could give any order', async () => {
    server.signal('SIGUSR1');
    // Opened, it is told on standard error by the time the next signal has done its work.
    server.signal('SIGHUP');
    await eventually(() => expect(server.output()).toContain('nothing to reload'));
    const { stderr } = await server.stop();
    expect(stderr).not.toContain('Debugger');
  });
});

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}
