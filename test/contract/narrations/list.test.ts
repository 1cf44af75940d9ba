import { beforeAll, describe, expect, test } from 'vitest';
import { expectError, expectResource } from '../../support/answers.ts';
import { counted, onEachDatabase } from '../../support/database/on-each-database.ts';
import { MAPLETON, OAKVILLE } from '../../support/service/service.ts';
import { failsOn } from '../../support/service/stages.ts';

describe('GET /narrations?external_ref=…', () => {
  onEachDatabase(
    () => ({ engine: failsOn('gibberish') }),
    (service) => {
      let key: string;
      beforeAll(async () => {
        key = await service().key();
      });
      const narrate = async (external_ref: string, credential = key, more: object = {}): Promise<string> => {
        const body = { department: MAPLETON.neris_id, transcript: 'Nothing showing.', external_ref, ...more };
        const { json } = await service().call('POST', '/narrations', { credential, body });
        return json.id ?? json.error.details.id;
      };
      const list = (query: Record<string, string>, credential = key) =>
        service().call('GET', `/narrations?${new URLSearchParams(query)}`, { credential });
      const idsIn = async (query: Record<string, string>, credential = key): Promise<string[]> => {
        const answer = await list(query, credential);
        expectResource(answer, 200, 'NarrationList');
        return answer.json.data.map(({ id }: { id: string }) => id);
      };

      test('newest first, each as GET /narrations/{id} answers it, failed ones too', async () => {
        const made = [await narrate('A 1/ü?'), await narrate('A 1/ü?', key, { transcript: 'gibberish' })];
        await narrate('A 2');
        const answer = await list({ external_ref: 'A 1/ü?' });
        expectResource(answer, 200, 'NarrationList');
        expect(answer.json).toMatchObject({ object: 'narration_list', next_cursor: null });
        const read = made
          .toReversed()
          .map(async (id) => (await service().call('GET', `/narrations/${id}`, { credential: key })).json);
        expect(answer.json.data).toEqual(await Promise.all(read));
        expect(answer.json.data[0]).toMatchObject({ status: 'failed', error: { code: 'EXTRACTION_FAILED' } });
      });

      test('pages follow one another without a gap or a repetition, also when times are equal and more come in', async () => {
        const made: string[] = [];
        for (let i = 0; i < 7; i++) made.push(await narrate('paged'));
        const created_at = '2026-03-14T18:40:00.000Z';
        await service().db.updateTable('narrations').set({ created_at }).where('id', 'in', made.slice(0, 5)).execute();
        const seen: string[] = [];
        let cursor: string | null = null;
        do {
          const answer = await list({ external_ref: 'paged', limit: '2', ...(cursor ? { cursor } : {}) });
          expectResource(answer, 200, 'NarrationList');
          expect(answer.json.data.length).toBeLessThanOrEqual(2);
          for (const { id } of answer.json.data) seen.push(id);
          cursor = answer.json.next_cursor;
          if (seen.length === 2) await narrate('paged');
        } while (cursor !== null);
        expect(seen.slice(0, 2)).toEqual([made[6], made[5]]);
        expect(seen.toSorted()).toEqual(made.toSorted());
      });

      test('ten on a page unless another number from 1 to 50 is asked for', async () => {
        for (let i = 0; i < 11; i++) await narrate('eleven');
        expect(await idsIn({ external_ref: 'eleven' })).toHaveLength(10);
        expect(await idsIn({ external_ref: 'eleven', limit: '1' })).toHaveLength(1);
        expect(await idsIn({ external_ref: 'eleven', limit: '50' })).toHaveLength(11);
      });

      test('large narrations end a page before it has as many as asked for, and the next one goes on from there', async () => {
        const made: string[] = [];
        for (let i = 0; i < 12; i++) made.push(await narrate('heavy'));
        // The longest transcript there can be, and nearly the largest outcome.
        const transcript = '\u{1f692}'.repeat(50_000);
        const outcome = JSON.stringify({ accepted: true, neris: { said: 'x'.repeat(250_000) } });
        const { db } = service();
        const large = { transcript, checksum: null, outcome, outcome_at: '2026-03-14T18:40:00.000Z' };
        await db.updateTable('narrations').set(large).where('id', 'in', made).execute();
        const pages: string[][] = [];
        let cursor: string | null = null;
        do {
          const answer = await list({ external_ref: 'heavy', limit: '50', ...(cursor ? { cursor } : {}) });
          expectResource(answer, 200, 'NarrationList');
          expect(Buffer.byteLength(answer.text)).toBeLessThan(4.5 * 1024 * 1024);
          pages.push(answer.json.data.map(({ id }: { id: string }) => id));
          cursor = answer.json.next_cursor;
        } while (cursor !== null);
        expect(pages.flat()).toEqual(made.toReversed());
        expect(pages).toHaveLength(2);
      });

      test('one narration is on a page, however large it is', async () => {
        const made = [await narrate('huge'), await narrate('huge')];
        const outcome = JSON.stringify({ accepted: true, neris: { said: 'x'.repeat(5_000_000) } });
        const huge = { outcome, outcome_at: '2026-03-14T18:40:00.000Z' };
        await service().db.updateTable('narrations').set(huge).where('id', 'in', made).execute();
        const first = await list({ external_ref: 'huge' });
        expect(first.json.data.map(({ id }: { id: string }) => id)).toEqual([made[1]]);
        expect(await idsIn({ external_ref: 'huge', cursor: first.json.next_cursor })).toEqual([made[0]]);
      });

      test('a partner finds its own, in both modes; a credential pinned to a department those of its department', async () => {
        const live = await service().key({ mode: 'live' });
        const foreign = await service().key({ partner: 'other' });
        const mine = [await narrate('shared'), await narrate('shared', live)];
        const elsewhere = await narrate('shared', key, { department: OAKVILLE.neris_id });
        const theirs = await narrate('shared', foreign);
        expect(await idsIn({ external_ref: 'shared' })).toEqual([elsewhere, ...mine.toReversed()]);
        expect(await idsIn({ external_ref: 'shared' }, live)).toEqual([elsewhere, ...mine.toReversed()]);
        expect(await idsIn({ external_ref: 'shared' }, foreign)).toEqual([theirs]);
        const pinned = await service().key({ department: OAKVILLE.neris_id });
        expect(await idsIn({ external_ref: 'shared' }, pinned)).toEqual([elsewhere]);
        const minted = { credential: key, body: { department: MAPLETON.neris_id } };
        const { token } = (await service().call('POST', '/sessions', minted)).json;
        expect(await idsIn({ external_ref: 'shared' }, token)).toEqual(mine.toReversed());
      });

      test('what nobody sent is an empty list', async () => {
        expect((await list({ external_ref: 'never' })).json).toEqual({
          object: 'narration_list',
          data: [],
          next_cursor: null,
        });
      });

      test('what was sent with an empty reference is found by it', async () => {
        const id = await narrate('');
        expect(await idsIn({ external_ref: '' })).toEqual([id]);
      });

      test('it is counted as a read', async () => {
        const before = await counted(service().db);
        await list({ external_ref: 'never' });
        expect((await counted(service().db)) - before).toBe(1);
      });

      test.each([
        ['', 'INVALID_EXTERNAL_REF', 'external_ref'],
        ['external_ref=a&external_ref=b', 'INVALID_EXTERNAL_REF', 'external_ref'],
        [`external_ref=${'x'.repeat(201)}`, 'INVALID_EXTERNAL_REF', 'external_ref'],
        ['external_ref=%00', 'INVALID_EXTERNAL_REF', 'external_ref'],
        ['limit=0', 'INVALID_LIMIT', 'limit'],
        ['external_ref=a&limit=0', 'INVALID_LIMIT', 'limit'],
        ['external_ref=a&limit=51', 'INVALID_LIMIT', 'limit'],
        ['external_ref=a&limit=ten', 'INVALID_LIMIT', 'limit'],
        ['external_ref=a&limit=1&limit=2', 'INVALID_LIMIT', 'limit'],
        ['external_ref=a&cursor=', 'INVALID_CURSOR', 'cursor'],
        ['external_ref=a&cursor=2', 'INVALID_CURSOR', 'cursor'],
        [`external_ref=a&cursor=${Buffer.from("2026' or 1 nar_x").toString('base64url')}`, 'INVALID_CURSOR', 'cursor'],
      ])('?%s is 400, and not counted', async (query, code, field) => {
        const before = await counted(service().db);
        const answer = await service().call('GET', `/narrations?${query}`, { credential: key });
        expectError(answer, 400, code, { field });
        expect(await counted(service().db)).toBe(before);
      });
    },
  );
});
