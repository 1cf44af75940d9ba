import { beforeAll, describe, expect, test } from 'vitest';
import { setCeilings } from '../../../src/partners/partners.ts';
import { expectError, expectResource } from '../../support/answers.ts';
import { counted, onEachDatabase, roomForAll } from '../../support/database/on-each-database.ts';
import { named } from '../../support/named.ts';
import { MAPLETON, OAKVILLE } from '../../support/service/service.ts';
import { hears, wav } from '../../support/service/stages.ts';

describe('GET /narrations/{id}', () => {
  onEachDatabase(
    () => ({ recogniser: hears('Engine 41 on scene.') }),
    (service) => {
      let key: string;
      beforeAll(async () => {
        key = await service().key();
      });
      const create = async (department = MAPLETON.neris_id, input: object = { transcript: 'Nothing showing.' }) =>
        (await service().call('POST', '/narrations', { credential: key, body: { department, ...input } })).json;
      const read = (id: string, credential: string | undefined = key) =>
        service().call('GET', `/narrations/${id}`, { credential });
      const session = async (department: string) =>
        (await service().call('POST', '/sessions', { credential: key, body: { department } })).json.token;

      test('section 4: what was created reads the same, text and audio', async () => {
        const audio = { data: wav().toString('base64'), mime: 'audio/mp4', duration_seconds: 0.1 };
        for (const input of [{ transcript: 'Smoke showing.', metadata: { a: [1] }, external_ref: 'r' }, { audio }]) {
          const created = await create(MAPLETON.neris_id, input);
          const answer = await read(created.id);
          expectResource(answer, 200, 'Narration');
          expect(answer.json).toEqual(created);
        }
      });

      test('section 2: the outcome and its time are there once reported, and null before', async () => {
        const { id, outcome, outcome_at } = await create();
        expect({ outcome, outcome_at }).toEqual({ outcome: null, outcome_at: null });
        const body = { accepted: true, notes: 'fine' };
        const reported = await service().call('POST', `/narrations/${id}/outcome`, { credential: key, body });
        const answer = await read(id);
        expectResource(answer, 200, 'Narration');
        expect(answer.json).toMatchObject({ status: 'complete', outcome: body, outcome_at: reported.json.outcome_at });
      });

      test('section 4: read again, it shows what changed in between, and is not there once deleted', async () => {
        const { id } = await create();
        const outcome = (body: object) =>
          service().call('POST', `/narrations/${id}/outcome`, { credential: key, body });
        expect((await read(id)).json.outcome).toBeNull();
        for (const body of [{ accepted: true }, { accepted: false }]) {
          await outcome(body);
          for (let again = 0; again < 2; again++) expect((await read(id)).json.outcome).toEqual(body);
        }
        await service().db.deleteFrom('narrations').where('id', '=', id).execute();
        expectError(await read(id), 404, 'NOT_FOUND');
      });

      test('section 4: every key of the partner reads it, of both modes, and so does a session of its department', async () => {
        const { id } = await create();
        const readers = [
          await service().key(),
          await service().key({ mode: 'live' }),
          await service().key({ department: MAPLETON.neris_id }),
          await session(MAPLETON.neris_id),
        ];
        for (const reader of readers) expectResource(await read(id, reader), 200, 'Narration');
      });

      test('section 4: another partner gets 404 NOT_FOUND, the same as for an id that does not exist', async () => {
        const { id } = await create();
        const stranger = await service().key({ partner: 'other' });
        const theirs = await read(id, stranger);
        const nobodys = await read('nar_000000000000000000000000', stranger);
        expectError(theirs, 404, 'NOT_FOUND');
        expectError(nobodys, 404, 'NOT_FOUND');
        expect(theirs.text).toBe(nobodys.text);
      });

      test('section 5: a session and a department-scoped key get 404 for another department’s narration', async () => {
        const { id } = await create(OAKVILLE.neris_id);
        expectError(await read(id, await session(MAPLETON.neris_id)), 404, 'NOT_FOUND');
        expectError(await read(id, await service().key({ department: MAPLETON.neris_id })), 404, 'NOT_FOUND');
      });

      test.each(
        named([
          'nar_00000000000000000000000',
          'nar_0000000000000000000000000',
          'nar_00000000000000000000000-',
          'NAR_000000000000000000000000',
          'x',
          '%00',
          "'%20or%201=1--",
          '..%2f..%2fetc%2fpasswd',
          `nar_${'0'.repeat(10_000)}`,
        ]),
      )('section 4: 404 NOT_FOUND for an id that is none (%s)', async (_, id) => {
        expectError(await read(id), 404, 'NOT_FOUND');
      });

      test('section 4: 401 without a credential', async () => {
        const { id } = await create();
        expectError(await service().call('GET', `/narrations/${id}`), 401, 'MISSING_CREDENTIAL');
      });

      test('section 4: 429 past the shared ceiling; what is not there is told first and counts nothing', async () => {
        const { id } = await create();
        const before = await counted(service().db);
        expectError(await read('nar_000000000000000000000000'), 404, 'NOT_FOUND');
        expect(await counted(service().db)).toBe(before);
        await setCeilings(service().db, 'test', 'acme', roomForAll({ partner_read_key: 0 }));
        expectError(await read('nar_000000000000000000000000'), 404, 'NOT_FOUND');
        expectError(await read(id), 429, 'RATE_LIMITED');
        await setCeilings(service().db, 'test', 'acme', roomForAll());
        expectResource(await read(id), 200, 'Narration');
        expect(await counted(service().db)).toBe(before + 1);
      });
    },
  );
});
