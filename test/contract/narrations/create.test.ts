import { beforeAll, describe, expect, test } from 'vitest';
import { expectError, expectResource } from '../../support/answers.ts';
import { onEachDatabase } from '../../support/database/on-each-database.ts';
import { MAPLETON, OAKVILLE, UNNAMED } from '../../support/service/service.ts';
import { hears, wav } from '../../support/service/stages.ts';

const WORDS = 'Engine 41 was on scene at fourteen thirty two, nothing showing.';
const DATA = wav().toString('base64');

describe('POST /narrations, accepted', () => {
  onEachDatabase(
    () => ({ recogniser: hears(WORDS) }),
    (service) => {
      let key: string;
      let pinned: string;
      beforeAll(async () => {
        key = await service().key();
        pinned = await service().key({ department: MAPLETON.neris_id });
      });
      const narrate = (body: object, credential = key) =>
        service().call('POST', '/narrations', { credential, body: { department: MAPLETON.neris_id, ...body } });
      const narrateAsIs = (body: object, credential: string) =>
        service().call('POST', '/narrations', { credential, body });
      const session = async (body: object) =>
        (await service().call('POST', '/sessions', { credential: key, body })).json.token as string;

      test('sections 2 and 3: every field of a text narration, which is complete', async () => {
        const before = Date.now();
        const metadata = { station: 8, nested: { list: [1, null, 'é🚒'] } };
        const answer = await narrate({ transcript: WORDS, external_ref: 'run 1', metadata });
        expectResource(answer, 200, 'Narration');
        expect(answer.json).toMatchObject({
          object: 'narration',
          status: 'complete',
          mode: 'test',
          department: { object: 'department', ...MAPLETON, time_zone: 'America/New_York' },
          external_ref: 'run 1',
          input: { kind: 'text', mime: null, audio_seconds: null },
          transcript: WORDS,
          modules: { failed: [] },
          timings: { transcribe_ms: null },
          metadata,
          error: null,
          outcome: null,
          outcome_at: null,
        });
        const [created, completed] = [Date.parse(answer.json.created_at), Date.parse(answer.json.completed_at)];
        expect(created).toBeGreaterThanOrEqual(before);
        expect(completed).toBeGreaterThanOrEqual(created);
        expect(completed).toBeLessThanOrEqual(Date.now());
      });

      test('section 2: every field of an audio narration, mime and seconds as sent', async () => {
        const audio = { data: DATA, mime: 'audio/webm;codecs=opus', duration_seconds: 12.5 };
        const answer = await narrate({ audio });
        expectResource(answer, 200, 'Narration');
        expect(answer.json).toMatchObject({
          status: 'complete',
          input: { kind: 'audio', mime: 'audio/webm;codecs=opus', audio_seconds: 12.5 },
          transcript: WORDS,
          timings: { transcribe_ms: expect.any(Number) },
          model: { transcription: 'hears-1', extraction: expect.stringMatching(/./) },
        });
      });

      test('section 2: audio without a duration has none', async () => {
        const answer = await narrate({ audio: { data: DATA, mime: 'audio/wav' } });
        expectResource(answer, 200, 'Narration');
        expect(answer.json.input).toEqual({ kind: 'audio', mime: 'audio/wav', audio_seconds: null });
      });

      test('section 1: the draft holds the department, its town and state, and what was said; the rest is asked for', async () => {
        const answer = await narrate({ transcript: WORDS });
        expect(answer.json.neris).toMatchObject({
          base: {
            department_neris_id: MAPLETON.neris_id,
            location: { incorporated_municipality: 'Mapleton', state: 'MD' },
          },
        });
        expect(answer.json.gaps.length).toBeGreaterThan(0);
        expect(answer.text).not.toContain('confidence');
      });

      test('section 2: svc_report holds at least everything neris holds', async () => {
        const { neris, svc_report } = (await narrate({ transcript: WORDS })).json;
        expect(svc_report).toMatchObject(neris);
      });

      test('section 4: what is left out is null', async () => {
        const answer = await narrate({ transcript: WORDS });
        expect(answer.json).toMatchObject({ external_ref: null, metadata: null });
      });

      test('section 2: the mode is the credential’s', async () => {
        const live = await service().key({ mode: 'live' });
        const answer = await narrate({ transcript: WORDS }, live);
        expectResource(answer, 200, 'Narration');
        expect(answer.json.mode).toBe('live');
        const body = { department: MAPLETON.neris_id };
        const { token } = (await service().call('POST', '/sessions', { credential: live, body })).json;
        expect((await narrate({ transcript: WORDS }, token)).json.mode).toBe('live');
      });

      test('section 4: a department-scoped key may name its department or not', async () => {
        for (const body of [{ transcript: WORDS }, { transcript: WORDS, department: MAPLETON.neris_id }]) {
          const answer = await narrateAsIs(body, pinned);
          expectResource(answer, 200, 'Narration');
          expect(answer.json.department.neris_id).toBe(MAPLETON.neris_id);
        }
      });

      test('section 4: a session may name its department or not', async () => {
        const token = await session({ department: OAKVILLE.neris_id });
        for (const body of [{ transcript: WORDS }, { transcript: WORDS, department: OAKVILLE.neris_id }]) {
          const answer = await narrateAsIs(body, token);
          expectResource(answer, 200, 'Narration');
          expect(answer.json.department).toEqual({ object: 'department', ...OAKVILLE, time_zone: 'America/New_York' });
        }
      });

      test('section 4: external_ref defaults to the session’s, and the request’s own wins, also an empty one', async () => {
        const token = await session({ department: OAKVILLE.neris_id, external_ref: 'of the session' });
        const refOf = async (body: object) => (await narrateAsIs(body, token)).json.external_ref;
        expect(await refOf({ transcript: WORDS })).toBe('of the session');
        expect(await refOf({ transcript: WORDS, external_ref: 'its own' })).toBe('its own');
        expect(await refOf({ transcript: WORDS, external_ref: '' })).toBe('');
      });

      test('section 2: a department without name, city and state works', async () => {
        const answer = await narrateAsIs({ transcript: WORDS, department: UNNAMED.neris_id }, key);
        expectResource(answer, 200, 'Narration');
        expect(answer.json.department).toEqual({ object: 'department', ...UNNAMED, time_zone: 'America/New_York' });
      });

      test('section 4: not idempotent: the same request twice is two narrations', async () => {
        const body = { transcript: WORDS, external_ref: 'twice' };
        expect((await narrate(body)).json.id).not.toBe((await narrate(body)).json.id);
      });

      test('section 2: metadata is stored and echoed, not interpreted', async () => {
        for (const metadata of [
          {},
          { constructor: 'x', toString: 1, hasOwnProperty: null },
          { '': { a: [] } },
          { n: -1.5e-7 },
        ]) {
          const { id, metadata: echoed } = (await narrate({ transcript: WORDS, metadata })).json;
          expect(echoed).toEqual(metadata);
          const read = await service().call('GET', `/narrations/${id}`, { credential: key });
          expect(read.json.metadata).toEqual(metadata);
        }
      });

      test('section 2: the transcript of a text narration is the text, to the character', async () => {
        for (const transcript of [
          'x',
          '  spaces around \n',
          'Zeile\r\n2 — “quotes” 🚒 \\ " \u2028',
          'e\u0301 is not é',
        ]) {
          expect((await narrate({ transcript })).json.transcript).toBe(transcript);
        }
      });

      test('an unknown field is no error', async () => {
        expectResource(await narrate({ transcript: WORDS, language: 'en' }), 200, 'Narration');
      });

      test('section 5: a session cannot narrate for another department', async () => {
        const token = await session({ department: OAKVILLE.neris_id });
        expectError(await narrate({ transcript: WORDS }, token), 403, 'DEPARTMENT_SCOPE_MISMATCH');
      });

      test('section 5: a department-scoped key rejects any other department', async () => {
        const body = { transcript: WORDS, department: OAKVILLE.neris_id };
        expectError(await narrateAsIs(body, pinned), 403, 'DEPARTMENT_SCOPE_MISMATCH');
      });

      test('section 1: stored per narration is everything the contract lists, the address only as a hash', async () => {
        const audio = { data: DATA, mime: 'audio/wav', duration_seconds: 3 };
        const { id } = (await narrate({ audio, external_ref: 'stored', metadata: { a: 1 } })).json;
        const row = await service()
          .db.selectFrom('narrations')
          .selectAll()
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        expect(row).toMatchObject({
          partner_id: expect.stringMatching(/./),
          key_id: expect.stringMatching(/./),
          mode: 'test',
          department_id: MAPLETON.neris_id,
          external_ref: 'stored',
          metadata: '{"a":1}',
          input_kind: 'audio',
          transcript: WORDS,
          neris: expect.stringContaining(MAPLETON.neris_id),
          svc_report: expect.stringMatching(/./),
          gaps: expect.stringMatching(/./),
          modules: expect.stringMatching(/./),
          timings: expect.stringMatching(/./),
          model: expect.stringContaining('hears-1'),
          address_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        });
        expect(JSON.stringify(row)).not.toContain('127.0.0.1');
        expect(JSON.stringify(row)).not.toContain(key);
      });
    },
  );
});
