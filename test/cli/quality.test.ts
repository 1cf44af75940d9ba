import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { figuresOf, seed } from '../quality/seed.ts';
import { DATABASES, type TestDatabase } from '../support/database/databases.ts';
import { prepareAcme, stopAll, svc, svcOk, withDatabase } from '../support/service/processes.ts';

afterAll(stopAll);

describe.concurrent.each(DATABASES)('svc quality on $name', (engine) => {
  let database: TestDatabase;
  let folder: string;
  let expected: Awaited<ReturnType<typeof seed>>;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'svc-test-'));
    database = await engine.create();
    await prepareAcme(database);
    expected = await withDatabase(database, async (db) => {
      const acme = await db.selectFrom('partners').select('id').where('slug', '=', 'acme').executeTakeFirstOrThrow();
      return seed(db, acme.id, 200);
    });
  });
  afterAll(async () => {
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  test.sequential('prints what matters for people and everything for machines', async () => {
    const table = await svc(database.environment, 'quality');
    expect(table).toMatchObject({ code: 0, stderr: '' });
    expect(table.stdout).toMatch(/^outcomes +200$/m);
    expect(table.stdout).toMatch(/^differed_most +fire_detail\.location_detail\.room_of_origin_type \(40\)$/m);
    const all = await svcOk(database.environment, 'quality', '--partner', 'acme');
    expect(figuresOf(all)).toEqual(expected.all);
    expect(all).toMatchObject({ departments: [{}, {}], engines: [{}, {}], weeks: [{}, {}, {}, {}, {}] });
    expect(figuresOf(await svcOk(database.environment, 'quality', '--from', '2026-05-01')).outcomes).toBe(0);
  });

  test.sequential('writes the page and the lessons, and says how many', async () => {
    const [page, lessons] = [join(folder, 'page.html'), join(folder, 'lessons.txt')];
    // One of them is there, and everybody's to read.
    writeFileSync(page, 'x', { mode: 0o644 });
    const said = await svcOk(database.environment, 'quality', '--html', page, '--lessons', lessons);
    expect(readFileSync(page, 'utf8')).toMatch(/^<!doctype html>[\s\S]*<svg role="img"[\s\S]*<\/html>\n$/);
    for (const file of [page, lessons]) expect((statSync(file).mode & 0o777).toString(8), file).toBe('600');
    expect(said.lessons).toEqual({ made: 3, held_back: 0, without_words: 0 });
    expect(readFileSync(lessons, 'utf8').match(/^# written$/gm)).toHaveLength(3);
  });

  test.sequential('a file that cannot be written is one line on standard error', async () => {
    const { code, stderr } = await svc(database.environment, 'quality', '--html', join(folder, 'no/where.html'));
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `svc: ${join(folder, 'no/where.html')} cannot be written (ENOENT).\n`,
    });
  });
});
