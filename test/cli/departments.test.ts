import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASES, SQLITE, type TestDatabase } from '../support/database/databases.ts';
import {
  prepareAcme,
  type Server,
  startServer,
  stopAll,
  svc,
  svcOk,
  withDatabase,
} from '../support/service/processes.ts';

afterAll(stopAll);

describe.concurrent.each(DATABASES)('svc departments on $name, beside a running server', (engine) => {
  let database: TestDatabase;
  let server: Server;
  let key: string;
  const departments = (...words: string[]) => svc(database.environment, 'departments', ...words);
  const onlyOnce = engine === SQLITE ? test.sequential : () => {};
  beforeAll(async () => {
    database = await engine.create();
    [key = ''] = await prepareAcme(database, 'live');
    server = await startServer(database.environment);
  });
  afterAll(async () => {
    await server?.stop('SIGKILL');
    await database.drop();
  });

  test.sequential('import: adds, changes, leaves alone, and reports what cannot be used by its line', async () => {
    const file = write('first.csv', [
      'neris_id,name,city,state',
      'FD24031001,Mapleton Fire Department,Mapleton,MD',
      'FD24031002,Oakville Fire and Rescue,Oakville,MD',
      'FD24\u009b03,Too short,Nowhere,MD',
      'FD24031010,"Elm, Ash and Oak Fire Company",Elmwood,MD',
      'FD24031011,No state,Nowhere,Atlantis',
      'FD24031012,Left off',
      'FD24031013,All_Call 100% Volunteer,Elmwood,MD',
    ]);
    const imported = await departments('import', file, '--skip-bad-lines', '--json');
    expect(imported).toMatchObject({ code: 0, json: { added: 2, changed: 1, unchanged: 1, skipped: 3 } });
    expect(imported.stderr.split('\n')).toEqual([
      expect.stringMatching(/^line 4: "FD24\\x9b03" is not a NERIS id/),
      expect.stringMatching(/^line 6: "Atlantis" is not a US state/),
      expect.stringMatching(/^line 7: .*2 columns/),
      '',
    ]);
    expect(await lastImport()).toMatchObject({
      subject: 'first.csv',
      actor: expect.stringMatching(/^svc:/),
      details: { added: 2, changed: 1, unchanged: 1 },
    });
    // The running server has it with its next request.
    const found = await server.call('GET', '/departments/FD24031010', { credential: key });
    expect(found.json).toMatchObject({ name: 'Elm, Ash and Oak Fire Company', city: 'Elmwood', state: 'MD' });

    const again = await departments('import', file);
    expect(again.stdout).toBe('added      0\nchanged    0\nunchanged  4\nskipped    3\n');
    // Unless told that this is as it should be, a program that imports must not take it for done.
    expect(again.code).toBe(1);
    expect(again.stderr.split('\n').slice(3)).toEqual([
      expect.stringMatching(/^svc: 3 lines of the file, .* the others are imported\. .* or say --skip-bad-lines/),
      '',
    ]);
    expect(await imports()).toHaveLength(2);
  });

  test.sequential('import: what the file has no column for stays as it is known', async () => {
    const named = write('names.csv', [
      'neris_id,name',
      'FD24031010,Elm and Ash Fire Company',
      'FD24031020,New Company',
    ]);
    expect((await departments('import', named, '--json')).json).toMatchObject({ added: 1, changed: 1 });
    const show = (id: string) => svcOk(database.environment, 'departments', 'show', id);
    expect(await show('FD24031010')).toMatchObject({ name: 'Elm and Ash Fire Company', city: 'Elmwood', state: 'MD' });
    expect(await show('FD24031020')).toMatchObject({ name: 'New Company', city: null, state: null });
    const back = write('back.csv', ['neris_id,name', 'FD24031010,"Elm, Ash and Oak Fire Company"']);
    expect((await departments('import', back, '--json')).json).toMatchObject({ changed: 1 });
  });

  test.sequential('import: 30,000 rows while the server goes on answering', async () => {
    const rows = Array.from({ length: 30_000 }, (_, i) => {
      const state = ['MD', 'OH', 'TX'][i % 3];
      return `FD${String(40_000_000 + i)},Department ${i} of the county,Town ${i % 900},${state}`;
    });
    const file = write('large.csv', ['neris_id,name,city,state', ...rows]);
    let importing = true;
    const answers: number[] = [];
    const asking = (async () => {
      while (importing) {
        answers.push((await server.call('GET', '/ping', { credential: key })).status);
        await sleep(20);
      }
    })();
    const began = performance.now();
    const first = await departments('import', file, '--json');
    const seconds = (performance.now() - began) / 1000;
    importing = false;
    await asking;
    expect(first.json).toEqual({ added: 30_000, changed: 0, unchanged: 0, skipped: 0 });
    expect(answers.length).toBeGreaterThan(3);
    expect(new Set(answers)).toEqual(new Set([200]));
    process.stdout.write(`${engine.name}: 30,000 departments imported in ${seconds.toFixed(1)} s\n`);
  });

  test.sequential('search: by parts of id, name, city and state, in a table or as JSON', async () => {
    const [byWords, nothing] = await Promise.all([
      departments('search', 'ELM', 'ash', 'md'),
      svcOk(database.environment, 'departments', 'search', 'nowhere-at-all'),
    ]);
    expect(byWords.stdout).toMatch(
      /^neris_id +name +city +state\nFD24031010 +Elm, Ash and Oak Fire Company +Elmwood +MD\n$/,
    );
    expect(nothing).toEqual([]);
  });

  test.sequential('search: what means something to the database means itself here', async () => {
    const find = (...words: string[]) => svcOk(database.environment, 'departments', 'search', ...words);
    const [wild, literal] = await Promise.all([find('El_wood'), find('l_c', '0%')]);
    expect(wild).toEqual([]);
    expect(literal).toMatchObject([{ neris_id: 'FD24031013' }]);
  });

  onlyOnce('show: one department, or 1', async () => {
    const [shown, missing] = await Promise.all([
      departments('show', 'FD24031001', '--json'),
      departments('show', 'FD99999999'),
    ]);
    expect(shown.json).toEqual({
      neris_id: 'FD24031001',
      name: 'Mapleton Fire Department',
      city: 'Mapleton',
      state: 'MD',
    });
    expect(missing).toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'svc: Department FD99999999 is not in the directory.\n',
    });
  });

  onlyOnce('import: a file that is not there, or holds nothing of use, ends with 1', async () => {
    const useless = write('useless.csv', ['this is not', 'a directory']);
    const [absent, nothing] = await Promise.all([
      departments('import', '/nowhere.csv'),
      departments('import', useless),
    ]);
    expect(absent).toMatchObject({ code: 1, stdout: '', stderr: 'svc: /nowhere.csv cannot be read (ENOENT).\n' });
    expect(nothing.code).toBe(1);
    expect(nothing.stderr).toMatch(/^line 1: [\s\S]*\nsvc: No line of the file could be used\.\n$/);
  });

  onlyOnce('import: a file in another encoding is refused before it does damage', async () => {
    const file = join(database.dataDir, 'latin.csv');
    writeFileSync(file, Buffer.from('FD35049001,Española Fire Department,Española,NM\n', 'latin1'));
    const refused = await departments('import', file);
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toContain('is not UTF-8. Save it as "CSV UTF-8"');
  });

  function write(name: string, lines: string[]): string {
    const file = join(database.dataDir, name);
    writeFileSync(file, `${lines.join('\n')}\n`);
    return file;
  }

  async function imports() {
    const rows = await withDatabase(database, (db) =>
      db.selectFrom('audit').selectAll().where('action', '=', 'departments.import').orderBy('at').execute(),
    );
    return rows.map((row) => ({ ...row, details: JSON.parse(row.details) }));
  }

  async function lastImport() {
    return (await imports()).at(-1);
  }
});
