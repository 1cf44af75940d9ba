import { CompiledQuery, Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { sweep } from '../../src/narrations/sweep.ts';
import { addPartner, findPartner } from '../../src/partners/partners.ts';
import { readSettings } from '../../src/settings.ts';
import { audioFolder } from '../../src/storage/audio/files.ts';
import { dialectFor, openDatabase } from '../../src/storage/database/database.ts';
import type { Tables } from '../../src/storage/database/tables.ts';
import { DATABASES, SQLITE } from '../support/database/databases.ts';
import { insertNarrations, narrationRow } from '../support/database/rows.ts';

test.each(DATABASES)(
  'a sweep meets only the old narrations whose recording is still there, on $name',
  async (engine) => {
    const database = await engine.create();
    const settings = readSettings(database.environment);
    await (await openDatabase(settings)).destroy();
    const asked: CompiledQuery[] = [];
    const log = ({ query }: { query: CompiledQuery }) => void asked.push(query);
    const db = new Kysely<Tables>({ dialect: await dialectFor(settings), log });
    await addPartner(db, 'test', { slug: 'acme', name: 'Acme Records' });
    const partner = (await findPartner(db, 'acme')).id;
    const store = audioFolder(database.dataDir);
    const swept = Array.from({ length: 1000 }, () => narrationRow(partner));
    await insertNarrations(db, [...swept, narrationRow(partner, { audio_file: store.newName() })]);
    // A server does so by itself; the embedded database is never asked to.
    if (engine !== SQLITE) await sql`analyze`.execute(db);

    asked.length = 0;
    expect(await sweep(db, store, 'test', 110)).toMatchObject({ audio: 1 });
    const [expired] = asked.filter((query) => /from "narrations".* order by /.test(query.sql));
    const explain = engine === SQLITE ? 'explain query plan' : 'explain';
    const { rows } = await db.executeQuery(
      CompiledQuery.raw(`${explain} ${expired?.sql}`, [...(expired?.parameters ?? [])]),
    );
    const plan = JSON.stringify(rows);
    expect(plan).toMatch(/(using index|index scan using) narrations_kept_audio/i);
    // In the order it asks for, or it would have to read all of them first.
    expect(plan).not.toMatch(/sort|temp b-tree/i);
    await db.destroy();
    await database.drop();
  },
);
