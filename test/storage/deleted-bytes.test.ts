import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SQLITE, type TestDatabase } from '../support/database/databases.ts';
import { MAPLETON, OAKVILLE } from '../support/service/departments.ts';
import {
  prepareAcme,
  type Server,
  startGatedServer,
  startServer,
  stopAll,
  svc,
  svcOk,
} from '../support/service/processes.ts';

// SQLite only: where PostgreSQL keeps its bytes is the business of whoever runs it.
let database: TestDatabase;
let key: string;
beforeAll(async () => {
  database = await SQLITE.create();
  [key = ''] = await prepareAcme(database, 'live');
});
afterAll(async () => {
  await stopAll();
  await database.drop();
});

test('what was deleted is in no file any more, as soon as the command ends, while the server goes on', async () => {
  const server = await startGatedServer(database.environment);
  // Short and long, mixed with others that stay: in the middle of pages, over several pages, in indexes.
  for (let i = 0; i < 60; i++) {
    const [department, word] = i % 3 === 0 ? [OAKVILLE, 'ThatStays'] : [MAPLETON, 'ThatMustGo'];
    await narrate(server, department.neris_id, `${word}${i} ${`${word} `.repeat((i % 7) ** 4)}`, word);
  }
  expect(filesWith('ThatMustGo')).not.toEqual([]);

  // A server under load is reading all the time; the log is emptied all the same.
  let calling = true;
  const callers = Array.from({ length: 4 }, async () => {
    while (calling) await narrate(server, OAKVILLE.neris_id, 'Another one that stays.', 'ThatStays');
  });
  const deleted = await svcOk(database.environment, 'delete', '--department', MAPLETON.neris_id, '--yes');
  const left = filesWith('ThatMustGo');
  calling = false;
  await Promise.all(callers);
  expect(deleted).toMatchObject({ narrations: 40, outcomes: 40, audio: 40 });
  expect(left).toEqual([]);
  expect(filesWith('ThatStays')).not.toEqual([]);
  await server.stop();
});

test('a server that closes leaves nothing in the log: the file is the whole database', async () => {
  const server = await startServer(database.environment);
  const made = await narrate(server, OAKVILLE.neris_id, 'WrittenLast');
  expect(filesWith('WrittenLast')).toEqual(['svc.db-wal']);
  expect(await server.stop()).toMatchObject({ code: 0 });
  expect(statSync(join(database.dataDir, 'svc.db-wal'), { throwIfNoEntry: false })?.size ?? 0).toBe(0);
  expect(filesWith('WrittenLast')).toEqual(['svc.db']);

  expect(await svc(database.environment, 'delete', '--narration', made.id, '--yes')).toMatchObject({ code: 0 });
  expect(filesWith('WrittenLast')).toEqual([]);
});

test('database, secret and recordings are for the service’s own user only', () => {
  const modes = Object.fromEntries(
    readdirSync(database.dataDir).map((name) => [
      name,
      (statSync(join(database.dataDir, name)).mode & 0o777).toString(8),
    ]),
  );
  expect(modes).toMatchObject({ 'svc.db': '600', secret: '600', audio: '700' });
  for (const [name, mode] of Object.entries(modes)) expect(`${name} ${mode}`).toMatch(/ [67]00$/);
  const recordings = readdirSync(join(database.dataDir, 'audio'));
  expect(recordings.length).toBeGreaterThan(0);
  for (const name of recordings) {
    expect(name).toMatch(/^[0-9a-f]{48}$/);
    expect(statSync(join(database.dataDir, 'audio', name)).mode & 0o777).toBe(0o600);
  }
});

async function narrate(server: Server, department: string, transcript: string, word?: string) {
  const spoken = { audio: { data: Buffer.from(transcript).toString('base64'), mime: 'audio/wav' } };
  const input = word ? { ...spoken, external_ref: word, metadata: { [word]: word } } : { transcript };
  const made = await server.call('POST', '/narrations', { credential: key, body: { department, ...input } });
  expect(made.status).toBe(200);
  if (word) {
    const body = { accepted: false, notes: word };
    const reported = await server.call('POST', `/narrations/${made.json.id}/outcome`, { credential: key, body });
    expect(reported.status).toBe(200);
  }
  return made.json;
}

function filesWith(text: string): string[] {
  return readdirSync(database.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && holds(join(entry.parentPath, entry.name), text))
    .map((entry) => entry.name);
}

/** A file that has gone since it was listed, as that of a recording on its way in does, holds nothing. */
function holds(file: string, text: string): boolean {
  try {
    return readFileSync(file).includes(text);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
