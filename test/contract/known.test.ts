import { beforeAll, describe, expect, test } from 'vitest';
import { sweepCarried } from '../../src/narrations/carried.ts';
import { deleteSelected } from '../../src/narrations/delete.ts';
import type { AudioStore } from '../../src/storage/audio/store.ts';
import { expectError, expectResource } from '../support/answers.ts';
import { onEachDatabase } from '../support/database/on-each-database.ts';
import { MAPLETON, OAKVILLE } from '../support/service/service.ts';

const SAID = { department: MAPLETON.neris_id, transcript: 'Engine 41 on scene at 1432, nothing showing.' };
const KNOWN = {
  base: { location: { complete_number: '123', street: 'Maple', street_postfix: 'STREET' } },
  dispatch: { incident_number: '26-0042', unit_responses: [{ reported_unit_id: 'E41', staffing: 4 }] },
};
const TERMS = ['Kanawha Boulevard', 'Medic 8'];

describe('known and terms', () => {
  onEachDatabase(
    () => ({}),
    (service) => {
      let key: string;
      beforeAll(async () => {
        key = await service().key();
      });
      const narrate = (body: object, credential = key, headers = {}) =>
        service().call('POST', '/narrations', { credential, body, headers });
      const mint = (body: object) =>
        service().call('POST', '/sessions', { credential: key, body: { department: MAPLETON.neris_id, ...body } });
      const carried = () => service().db.selectFrom('carried').selectAll().execute();

      test('are stored, echoed as sent, and read again; without them an answer does not name them', async () => {
        const made = await narrate({ ...SAID, known: KNOWN, terms: TERMS });
        expectResource(made, 200, 'Narration');
        expect(made.json).toMatchObject({ known: KNOWN, terms: TERMS });
        const again = await service().call('GET', `/narrations/${made.json.id}`, { credential: key });
        expect(again.json).toEqual(made.json);
        for (const none of [{}, { known: null, terms: null }]) {
          const plain = await narrate({ ...SAID, ...none });
          expect(Object.keys(plain.json)).not.toContain('known');
          expect(Object.keys(plain.json)).not.toContain('terms');
          const row = service().db.selectFrom('narrations').selectAll().where('id', '=', plain.json.id);
          expect(await row.executeTakeFirst()).toMatchObject({ known: null, terms: null, known_checksum: null });
        }
      });

      test('a session sees in its ping what it carries, and no other credential does', async () => {
        const ping = (credential: string) => service().call('GET', '/ping', { credential });
        const seen = await ping((await mint({ known: KNOWN, terms: TERMS })).json.token);
        expectResource(seen, 200, 'Ping');
        expect(seen.json.known).toEqual(KNOWN);
        for (const other of [key, (await mint({})).json.token, (await mint({ terms: TERMS })).json.token])
          expect(Object.keys((await ping(other)).json)).not.toContain('known');
      });

      test.each([
        ['a list', [], 'known'],
        ['a string', 'CAD', 'known'],
        ['a field that neris has not', { cad: 1 }, 'known.cad'],
        [
          'an unknown kind of street',
          { base: { location: { street: 'Maple', street_postfix: 'STRT' } } },
          'known.base.location.street_postfix',
        ],
        [
          'a time without its date',
          { dispatch: { unit_responses: [{ reported_unit_id: 'E41' }, { on_scene: '14:32' }] } },
          'known.dispatch.unit_responses[1].on_scene',
        ],
        [
          'a crew in words',
          { dispatch: { unit_responses: [{ staffing: 'four' }] } },
          'known.dispatch.unit_responses[0].staffing',
        ],
        ['nothing in a list', { dispatch: { unit_responses: [null] } }, 'known.dispatch.unit_responses[0]'],
        ['another department', { base: { department_neris_id: OAKVILLE.neris_id } }, 'known.base.department_neris_id'],
        ['more than 16 KB', { dispatch: { comments: [{ comment: 'x'.repeat(16 * 1024) }] } }, 'known'],
      ])('400 INVALID_KNOWN names the place: %s', async (_, known, field) => {
        for (const answer of [await narrate({ ...SAID, known }), await mint({ known })]) {
          expectError(answer, 400, 'INVALID_KNOWN');
          expect(answer.json.error.details).toEqual({ field });
          expect(answer.json.error.message).toMatch(/^known/);
        }
      });

      test('16 KB of compact JSON are taken, however they were indented, and null anywhere is absent', async () => {
        const filling = { dispatch: { comments: [{ comment: '' }] } };
        const room = 16 * 1024 - JSON.stringify(filling).length;
        filling.dispatch.comments = [{ comment: 'x'.repeat(room) }];
        const body = JSON.stringify({ ...SAID, known: filling }, null, 8);
        const answer = await service().call('POST', '/narrations', { credential: key, body });
        expectResource(answer, 200, 'Narration');
        const known = { base: null, dispatch: { incident_number: null, unit_responses: [{ staffing: null }] } };
        const nulls = JSON.stringify({ ...SAID, known });
        const left = await service().call('POST', '/narrations', { credential: key, body: nulls });
        expectResource(left, 200, 'Narration');
        expect(left.json.known).toEqual({ dispatch: { unit_responses: [{}] } });
      });

      test.each([
        ['a string', 'Maple Street'],
        ['a number in it', ['Maple Street', 7]],
        ['an empty name', ['']],
        ['marks only', ['--']],
        ['a name of 101 characters', ['x'.repeat(101)]],
        ['201 names', Array.from({ length: 201 }, (_, i) => `Street ${i}`)],
        ['more than 4 KB', Array.from({ length: 50 }, () => 'x'.repeat(90))],
      ])('400 INVALID_TERMS: %s', async (_, terms) => {
        for (const answer of [await narrate({ ...SAID, terms }), await mint({ terms })]) {
          expectError(answer, 400, 'INVALID_TERMS');
          expect(answer.json.error.details.field).toMatch(/^terms/);
        }
      });

      test('of a session they go with every narration made with it, unless that has its own', async () => {
        const session = await mint({ known: KNOWN, terms: TERMS });
        expectResource(session, 201, 'Session');
        // A header has room for 16 KB in all.
        expect(session.json.token.length).toBeLessThan(1000);
        const { token } = session.json;
        expect((await narrate(SAID, token)).json).toMatchObject({ known: KNOWN, terms: TERMS });
        const other = { dispatch: { incident_number: '7' } };
        expect((await narrate({ ...SAID, known: other }, token)).json).toMatchObject({ known: other, terms: TERMS });
        const plain = (await mint({})).json.token;
        expect(Object.keys(JSON.parse(Buffer.from(plain.split('.')[1], 'base64url').toString()))).not.toContain(
          'carried',
        );
      });

      test('belong to the request that an Idempotency-Key stands for, in whatever order they are written', async () => {
        const once = { 'Idempotency-Key': crypto.randomUUID() };
        const made = await narrate({ ...SAID, known: KNOWN, terms: TERMS }, key, once);
        const { base, dispatch } = KNOWN;
        const repeated = await narrate({ ...SAID, terms: TERMS, known: { dispatch, base } }, key, once);
        expect(repeated.json).toEqual(made.json);
        for (const other of [
          SAID,
          { ...SAID, known: KNOWN },
          { ...SAID, terms: TERMS },
          { ...SAID, known: {}, terms: TERMS },
        ])
          expectError(await narrate(other, key, once), 409, 'IDEMPOTENCY_KEY_REUSED');
      });

      test('of a session go when it has ended, and with their department', async () => {
        await mint({ known: KNOWN, ttl_seconds: 60 });
        await sweepCarried(service().db);
        const [first] = (await carried()).slice(-1);
        expect(first).toBeDefined();
        await service().db.updateTable('carried').set({ expires_at: '2026-01-01T00:00:00.000Z' }).execute();
        await sweepCarried(service().db);
        expect(await carried()).toEqual([]);
        const { token } = (await mint({ known: KNOWN })).json;
        const selection = { department: MAPLETON.neris_id, until: new Date(Date.now() + 60_000).toISOString() };
        await deleteSelected(service().db, noAudio, 'test', selection, 'test');
        expect(await carried()).toEqual([]);
        expectResource(await narrate(SAID, token), 200, 'Narration');
      });

      test('that the disk has changed are not answered', async () => {
        const { id } = (await narrate({ ...SAID, known: KNOWN })).json;
        await service().db.updateTable('narrations').set({ known: '{}' }).where('id', '=', id).execute();
        const answer = await service().call('GET', `/narrations/${id}`, { credential: key });
        expectError(answer, 503, 'PARTNER_API_UNAVAILABLE');
      });
    },
  );
});

const noAudio = { remove: async () => {}, removeAll: async () => {} } as unknown as AudioStore;
