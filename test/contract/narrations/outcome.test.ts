import { beforeAll, describe, expect, test } from 'vitest';
import { setCeilings } from '../../../src/partners/partners.ts';
import { expectError, expectResource } from '../../support/answers.ts';
import { counted, onEachDatabase, roomForAll } from '../../support/database/on-each-database.ts';
import { MAPLETON, OAKVILLE } from '../../support/service/service.ts';

const EMOJI = '🚒';
const MAX = 256 * 1024;

const FULL = {
  accepted: true,
  edited_fields: ['base.location.street', 'our.own.name'],
  neris: { base: { department_neris_id: MAPLETON.neris_id }, incident_types: [{ type: 'FIRE||A||B', primary: true }] },
  submitted_to_neris: true,
  neris_incident_id: 'FD24031001:2026:1',
  review_seconds: 95.5,
  notes: 'Street was misheard.',
};

describe('POST /narrations/{id}/outcome', () => {
  onEachDatabase(
    () => ({}),
    (service) => {
      let key: string;
      let id: string;
      beforeAll(async () => {
        key = await service().key();
        id = await create(MAPLETON.neris_id);
      });
      const create = async (department: string) => {
        const body = { department, transcript: 'Nothing showing.' };
        return (await service().call('POST', '/narrations', { credential: key, body })).json.id as string;
      };
      const report = (body: unknown, credential = key, narration = id) =>
        service().call('POST', `/narrations/${narration}/outcome`, { credential, body });
      const read = async (narration = id) =>
        (await service().call('GET', `/narrations/${narration}`, { credential: key })).json;
      const session = async (department: string) =>
        (await service().call('POST', '/sessions', { credential: key, body: { department } })).json.token;

      test('sections 2 and 4: a full report is recorded as it was sent, and the narration shows it', async () => {
        const before = Date.now();
        const answer = await report(FULL);
        expectResource(answer, 200, 'OutcomeReceipt');
        expect(answer.json).toEqual({ ok: true, id, outcome_at: expect.any(String) });
        expect(Date.parse(answer.json.outcome_at)).toBeGreaterThanOrEqual(before);
        expect(Date.parse(answer.json.outcome_at)).toBeLessThanOrEqual(Date.now());
        expect(await read()).toMatchObject({ status: 'complete', outcome: FULL, outcome_at: answer.json.outcome_at });
      });

      test('section 2: accepted alone is enough, true or false', async () => {
        for (const accepted of [true, false]) {
          expectResource(await report({ accepted }), 200, 'OutcomeReceipt');
          expect((await read()).outcome).toEqual({ accepted });
        }
      });

      test('section 4: the latest report wins, whole', async () => {
        await report(FULL);
        const first = (await read()).outcome_at;
        await report({ accepted: false, notes: 'second' });
        const later = await read();
        expect(later.outcome).toEqual({ accepted: false, notes: 'second' });
        expect(Date.parse(later.outcome_at)).toBeGreaterThanOrEqual(Date.parse(first));
      });

      test.each([
        ['edited_fields of 200 items', { edited_fields: Array(200).fill('x') }],
        ['edited_fields of none', { edited_fields: [] }],
        ['an edited field of 120 characters', { edited_fields: ['x'.repeat(120)] }],
        ['an edited field of 120 emoji', { edited_fields: [EMOJI.repeat(120)] }],
        ['an empty neris', { neris: {} }],
        ['submitted_to_neris false', { submitted_to_neris: false }],
        ['neris_incident_id of 120 emoji', { neris_incident_id: EMOJI.repeat(120) }],
        ['review_seconds 0', { review_seconds: 0 }],
        ['review_seconds 86400', { review_seconds: 86_400 }],
        ['notes of 2000 emoji', { notes: EMOJI.repeat(2000) }],
        ['empty notes', { notes: '' }],
      ])('section 8: %s', async (_, fields) => {
        expectResource(await report({ accepted: true, ...fields }), 200, 'OutcomeReceipt');
        expect((await read()).outcome).toEqual({ accepted: true, ...fields });
      });

      test.each([
        ['no accepted', '{}'],
        ['accepted null', '{"accepted":null}'],
        ['accepted 1', '{"accepted":1}'],
        ['accepted "true"', '{"accepted":"true"}'],
        ['accepted twice', '{"accepted":true,"accepted":true}'],
        ['edited_fields of 201 items', `{"accepted":true,"edited_fields":${JSON.stringify(Array(201).fill('x'))}}`],
        ['edited_fields a string', '{"accepted":true,"edited_fields":"x"}'],
        ['edited_fields an object', '{"accepted":true,"edited_fields":{"0":"x"}}'],
        ['a number among the edited fields', '{"accepted":true,"edited_fields":["x",7]}'],
        ['an edited field of 121 characters', `{"accepted":true,"edited_fields":["${'x'.repeat(121)}"]}`],
        ['an edited field of 121 emoji', `{"accepted":true,"edited_fields":["${EMOJI.repeat(121)}"]}`],
        ['neris a list', '{"accepted":true,"neris":[]}'],
        ['neris a string', '{"accepted":true,"neris":"{}"}'],
        ['submitted_to_neris 0', '{"accepted":true,"submitted_to_neris":0}'],
        ['neris_incident_id of 121 characters', `{"accepted":true,"neris_incident_id":"${'x'.repeat(121)}"}`],
        ['neris_incident_id a number', '{"accepted":true,"neris_incident_id":7}'],
        ['review_seconds -1', '{"accepted":true,"review_seconds":-1}'],
        ['review_seconds 86400.001', '{"accepted":true,"review_seconds":86400.001}'],
        ['review_seconds true', '{"accepted":true,"review_seconds":true}'],
        ['review_seconds "9"', '{"accepted":true,"review_seconds":"9"}'],
        ['review_seconds not finite', '{"accepted":true,"review_seconds":1e999}'],
        ['notes of 2001 characters', `{"accepted":true,"notes":"${'x'.repeat(2001)}"}`],
        ['notes of 2001 emoji', `{"accepted":true,"notes":"${EMOJI.repeat(2001)}"}`],
        ['notes a number', '{"accepted":true,"notes":7}'],
        ['notes of half a surrogate pair', '{"accepted":true,"notes":"\\ud83d"}'],
        ['a key of neris twice', '{"accepted":true,"neris":{"base":{},"base":{}}}'],
        ['__proto__ in neris', '{"accepted":true,"neris":{"__proto__":{}}}'],
        ['neris 10000 levels deep', `{"accepted":true,"neris":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`],
        ['a list', '[{"accepted":true}]'],
        ['null', 'null'],
        ['a boolean', 'true'],
        ['a string', '"accepted"'],
        ['not JSON', '{"accepted":true'],
        ['NaN', '{"accepted":true,"review_seconds":NaN}'],
      ])('section 7: 400 INVALID_OUTCOME for %s', async (_, body) => {
        expectError(await report(body), 400, 'INVALID_OUTCOME');
      });

      test('section 7: 400 INVALID_OUTCOME for no body', async () => {
        expectError(await report(undefined), 400, 'INVALID_OUTCOME');
      });

      test('a refused report leaves the earlier one as it was', async () => {
        await report(FULL);
        expectError(await report({ accepted: 'yes' }), 400, 'INVALID_OUTCOME');
        expect((await read()).outcome).toEqual(FULL);
      });

      test('section 8: a body of 256 KB is taken, one byte more is not', async () => {
        const fits = bodyOf(MAX);
        expectResource(await report(fits), 200, 'OutcomeReceipt');
        expect((await read()).outcome).toEqual(JSON.parse(fits));
        expectError(await report(bodyOf(MAX + 1)), 400, 'OUTCOME_TOO_LARGE');
      });

      test('section 8: sizes are bytes of compact JSON: spaces do not count, characters of several bytes do', async () => {
        const list = { accepted: true, neris: { list: Array.from({ length: 25_000 }, () => 1) } };
        const indented = JSON.stringify(list, null, 8);
        expect(indented.length).toBeGreaterThan(300 * 1024);
        expect(JSON.stringify(list).length).toBeLessThan(MAX);
        expectResource(await report(indented), 200, 'OutcomeReceipt');
        const escaped = bodyOf(MAX - 10).replaceAll('x', '\\u0078');
        expectResource(await report(escaped), 200, 'OutcomeReceipt');
        const number = `{"accepted":true,"neris":{"a":1.${'0'.repeat(MAX)}}}`;
        expectError(await report(number), 400, 'OUTCOME_TOO_LARGE');
        const emoji = JSON.stringify({ accepted: true, neris: { a: EMOJI.repeat(MAX / 4) } });
        expectError(await report(emoji), 400, 'OUTCOME_TOO_LARGE');
      });

      test('section 8: 256 KB are taken of whatever they consist, the shortest keys and values too', async () => {
        const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i));
        const names = ascii.filter((character) => !'"\\'.includes(character));
        const member = `{${names.map((name) => `"${name}":0`).join()}},`;
        const full = (part: string) => {
          const [head, tail] = ['{"accepted":true,"neris":{"a":[', '0]}}'];
          return head + part.repeat((MAX - head.length - tail.length) / part.length) + tail;
        };
        for (const body of [full(member), full('0,'), full('"",')]) {
          expectResource(await report(body), 200, 'OutcomeReceipt');
          expect((await read()).outcome).toEqual(JSON.parse(body));
        }
      });

      test.each([1, 3, 20])('section 7: 400 OUTCOME_TOO_LARGE for %s MB', async (megabytes) => {
        expectError(await report(bodyOf(megabytes * 1024 * 1024)), 400, 'OUTCOME_TOO_LARGE');
      });

      test('section 4: 404 NOT_FOUND for an unknown id, another partner’s and another department’s', async () => {
        const body = { accepted: true };
        expectError(await report(body, key, 'nar_000000000000000000000000'), 404, 'NOT_FOUND');
        expectError(await report(body, key, 'x'), 404, 'NOT_FOUND');
        expectError(await report(body, await service().key({ partner: 'other' })), 404, 'NOT_FOUND');
        expectError(await report(body, await session(OAKVILLE.neris_id)), 404, 'NOT_FOUND');
        expectError(await report(body, await service().key({ department: OAKVILLE.neris_id })), 404, 'NOT_FOUND');
      });

      test('a narration of the other mode is not there to be reported on, with a key or a session', async () => {
        const live = await service().key({ mode: 'live' });
        const department = MAPLETON.neris_id;
        const sessionOf = async (credential: string) =>
          (await service().call('POST', '/sessions', { credential, body: { department } })).json.token;
        const said = { credential: live, body: { department, transcript: 'Nothing showing.' } };
        const { id: liveId } = (await service().call('POST', '/narrations', said)).json;
        expectResource(await report(FULL, live, liveId), 200, 'OutcomeReceipt');
        const before = await counted(service().db);
        const unknown = await report({ accepted: false }, key, 'nar_000000000000000000000000');
        for (const credential of [key, await service().key({ department })]) {
          const answer = await report({ accepted: false }, credential, liveId);
          expectError(answer, 404, 'NOT_FOUND');
          expect(answer.text).toBe(unknown.text);
        }
        expect(await counted(service().db)).toBe(before);
        expectError(await report({ accepted: false }, await sessionOf(key), liveId), 404, 'NOT_FOUND');
        expectError(await report({ accepted: false }, live), 404, 'NOT_FOUND');
        expectError(await report({ accepted: false }, await sessionOf(live)), 404, 'NOT_FOUND');
        // Reading goes across modes, and shows the live report as it was.
        expect((await read(liveId)).outcome).toEqual(FULL);
        expectResource(await report({ accepted: false }, await sessionOf(live), liveId), 200, 'OutcomeReceipt');
      });

      test('section 4: a key or a session of the department reports', async () => {
        const body = { accepted: true };
        expectResource(await report(body, await session(MAPLETON.neris_id)), 200, 'OutcomeReceipt');
        const pinned = await service().key({ department: MAPLETON.neris_id });
        expectResource(await report(body, pinned), 200, 'OutcomeReceipt');
      });

      test('checks run in order: credential, body, narration, limit; a refused report consumes none', async () => {
        const url = `/narrations/${id}/outcome`;
        expectError(await service().call('POST', url, { body: 'nonsense' }), 401, 'MISSING_CREDENTIAL');
        expectError(await report({ accepted: 7 }, key, 'x'), 400, 'INVALID_OUTCOME');
        const before = await counted(service().db);
        await setCeilings(service().db, 'test', 'acme', roomForAll({ partner_read_key: 0 }));
        expectError(await report({ accepted: 7 }), 400, 'INVALID_OUTCOME');
        expectError(await report({ accepted: true }, key, 'x'), 404, 'NOT_FOUND');
        expectError(await report({ accepted: true }), 429, 'RATE_LIMITED');
        await setCeilings(service().db, 'test', 'acme', roomForAll());
        expect(await counted(service().db)).toBe(before);
        await report({ accepted: true });
        expect(await counted(service().db)).toBe(before + 1);
      });
    },
  );
});

/** A valid report of exactly so many bytes of compact JSON. */
function bodyOf(bytes: number): string {
  const empty = JSON.stringify({ accepted: true, neris: { a: '' } });
  return JSON.stringify({ accepted: true, neris: { a: 'x'.repeat(bytes - empty.length) } });
}
