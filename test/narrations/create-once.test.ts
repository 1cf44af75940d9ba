import { setTimeout as sleep } from 'node:timers/promises';
import { type CompiledQuery, Kysely } from 'kysely';
import { expect, test } from 'vitest';
import type { Call } from '../../src/kit/call.ts';
import { onceMaker } from '../../src/narrations/create-once.ts';
import type { NarrationOrder } from '../../src/narrations/order.ts';
import { addPartner, findPartner } from '../../src/partners/partners.ts';
import { readSettings } from '../../src/settings.ts';
import { audioFolder } from '../../src/storage/audio/files.ts';
import { dialectFor, openDatabase } from '../../src/storage/database/database.ts';
import type { Tables } from '../../src/storage/database/tables.ts';
import { loadSecrets } from '../../src/storage/secrets/secrets.ts';
import { DATABASES } from '../support/database/databases.ts';
import { MAPLETON } from '../support/service/departments.ts';
import { hearsItsBytes, readsNothing } from '../support/service/stages.ts';

test.each(DATABASES)(
  'those who wait for one key ask the database together, and write nothing, on $name',
  async (engine) => {
    const database = await engine.create();
    const settings = readSettings(database.environment);
    await (await openDatabase(settings)).destroy();
    const asked: string[] = [];
    const log = ({ query }: { query: CompiledQuery }) => void asked.push(query.sql);
    const db = new Kysely<Tables>({ dialect: await dialectFor(settings), log });
    await addPartner(db, 'test', { slug: 'acme', name: 'Acme Records' });
    const { id } = await findPartner(db, 'acme');
    const createOnce = onceMaker({
      db,
      audio: audioFolder(database.dataDir),
      recogniser: hearsItsBytes,
      engine: readsNothing,
      callSeconds: 110,
      hashRequest: (await loadSecrets(settings)).hashRequest,
      onFailure: () => {},
    });
    const call: Call = {
      id: 'req_test',
      begunAt: Date.now(),
      narration: undefined,
      failed: () => {},
      timed: (_, work) => work(),
      took: () => {},
      dropped: () => {},
    };
    const partner = { id, slug: 'acme', name: 'Acme Records', audioRetentionDays: 30, ceilings: {} };
    const order: NarrationOrder = {
      credential: {
        via: 'api_key',
        mode: 'test',
        scope: 'partner',
        keyId: 'key_of_test',
        department: null,
        externalRef: null,
        partner,
      },
      department: MAPLETON,
      input: { transcript: 'Nothing showing.' },
      externalRef: null,
      metadata: null,
      addressHash: '',
      call,
    };

    let admitted = () => {};
    let asksToBeAdmitted = () => {};
    const asking = new Promise<void>((resolve) => {
      asksToBeAdmitted = resolve;
    });
    // Not recorded yet, so that those who wait may still have to make it themselves.
    const admit = () => {
      asksToBeAdmitted();
      return new Promise<void>((resolve) => {
        admitted = resolve;
      });
    };
    const onRepetition = () => {};
    const first = createOnce('the-one', { ...order, call: { ...call } }, { admit, onRepetition });
    await asking;
    const since = performance.now();
    const waiting = Array.from({ length: 20 }, () =>
      createOnce('the-one', { ...order, call: { ...call } }, { admit, onRepetition }),
    );
    await sleep(3000);
    admitted();
    const made = await Promise.all([first, ...waiting]);
    const seconds = (performance.now() - since) / 1000;
    const looks = asked.filter((query) => /^select .* from "idempotency_keys"/s.test(query)).length;
    const claims = asked.filter((query) => /^insert into "idempotency_keys"/.test(query)).length;
    expect(new Set(made.map((row) => row.id)).size).toBe(1);
    expect(claims).toBe(21);
    // One of each as it comes; from then on a few for all. Each for itself they would ask forty times a second.
    expect(looks).toBeGreaterThanOrEqual(20);
    expect(looks).toBeLessThan(20 + 20 + 8 * seconds);
    await db.destroy();
    await database.drop();
  },
);
