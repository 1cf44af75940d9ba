import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import LibSql from 'libsql';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SQLITE, type TestDatabase } from '../support/database/databases.ts';
import { canMount } from '../support/database/small-disk.ts';
import { MAPLETON } from '../support/service/departments.ts';
import { prepareAcme, ROOT, run, type Server, startServer, stopAll, svc } from '../support/service/processes.ts';

afterAll(stopAll);

// SQLite only: where PostgreSQL keeps its bytes is the business of whoever runs it.
describe('svc delete beside a program that reads the database', () => {
  let database: TestDatabase;
  let server: Server;
  let key: string;
  let reader: LibSql.Database;
  let id: string;
  beforeAll(async () => {
    database = await SQLITE.create();
    [key = ''] = await prepareAcme(database, 'live');
    server = await startServer(database.environment);
    reader = new LibSql(join(database.dataDir, 'svc.db'));
  });
  afterAll(async () => {
    reader.close();
    await server.stop();
    await database.drop();
  });
  beforeEach(async () => {
    const body = { department: MAPLETON.neris_id, transcript: `ThatMustGo ${'and go '.repeat(500)}` };
    const made = await server.call('POST', '/narrations', { credential: key, body });
    expect(made.status).toBe(200);
    id = made.json.id;
    reader.exec('begin; select count(*) from narrations');
  });

  test('waits until it has read, and then nothing is left', async () => {
    const deleting = svc(database.environment, 'delete', '--narration', id, '--yes');
    await pause(13_000);
    reader.exec('commit');
    expect(await deleting).toMatchObject({ code: 0, stderr: '' });
    expect(filesWith('ThatMustGo')).toEqual([]);
  });

  test('one that never ends: says that the text is still there and ends with 1; svc sweep does the rest later', async () => {
    const deleted = await svc(database.environment, 'delete', '--narration', id, '--yes');
    expect(filesWith('ThatMustGo')).toContain('svc.db-wal');
    expect(deleted).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/still in svc\.db-wal: .* svc sweep\.\n$/),
    });
    expect((await server.call('GET', `/narrations/${id}`, { credential: key })).status).toBe(404);
    reader.exec('commit');
    expect(await svc(database.environment, 'sweep')).toMatchObject({ code: 0, stderr: '' });
    expect(filesWith('ThatMustGo')).toEqual([]);
  });

  function filesWith(text: string): string[] {
    return readdirSync(database.dataDir, { withFileTypes: true })
      .filter((entry) => entry.isFile() && readFileSync(join(entry.parentPath, entry.name)).includes(text))
      .map((entry) => entry.name);
  }
});

test.skipIf(!canMount)('on a full disk svc delete says so and ends with 1; with room again it deletes', async () => {
  const ran = await run('unshare', ['-rm', 'bash', '-c', ON_A_FULL_DISK]);
  const [full, said, roomy, left] = ran.stdout.trim().split('\n');
  expect([full, roomy, left]).toEqual(['1', '0', '0']);
  expect(said).toMatch(/^svc: the work could not be done: .* Make room on it and run this again/);
});

const ON_A_FULL_DISK = `
set -e
mount -t tmpfs -o size=2m tmpfs /mnt
export DATA_DIR=/mnt RECOGNISER=none PORT=0
cd ${ROOT}
svc() { node build/cli/main.js "$@"; }
svc departments import examples/departments.csv >/dev/null
svc partners add acme --name Acme >/dev/null
key=$(svc --json keys issue acme | sed -n 's/.*"secret": "\\(.*\\)".*/\\1/p')
node build/app/main.js > /tmp/log.$$ &
server=$!
until url=$(grep -o 'http://[^"]*/v1' /tmp/log.$$); do sleep 0.1; done
rm /tmp/log.$$
curl --silent --fail --output /dev/null "$url/narrations" -H "Authorization: Bearer $key" -H 'Content-Type: application/json' \
  -d '{"department":"FD24031901","transcript":"ThatMustGo, nothing showing."}'
kill $server && wait $server
dd if=/dev/zero of=/mnt/fill bs=1k 2>/dev/null || true
set +e
said=$(svc delete --partner acme --yes 2>&1)
echo $?
echo "$said"
rm /mnt/fill
svc delete --partner acme --yes >/dev/null
echo $?
cat /mnt/svc.db* | grep -c ThatMustGo
`;
