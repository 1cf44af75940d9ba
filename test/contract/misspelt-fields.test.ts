import { beforeAll, describe, expect, test } from 'vitest';
import { expectError } from '../support/answers.ts';
import { onEachDatabase } from '../support/database/on-each-database.ts';
import { type Answer, MAPLETON } from '../support/service/service.ts';
import { hears, wav } from '../support/service/stages.ts';

const department = MAPLETON.neris_id;
const NARRATION = { department, transcript: 'Nothing showing.' };
const audio = { data: wav().toString('base64'), mime: 'audio/wav' };

describe('X-Svc-Warnings: a misspelt field is named in test mode', () => {
  onEachDatabase(
    () => ({ recogniser: hears('Engine 41 on scene.') }),
    (service) => {
      let key: string;
      let live: string;
      beforeAll(async () => {
        key = await service().key();
        live = await service().key({ mode: 'live' });
      });
      const post = (path: string, body: unknown, credential = key) =>
        service().call('POST', path, { credential, body });
      const warned = ({ headers }: Answer) => headers.get('x-svc-warnings');

      test.each([
        ['externalRef', 'external_ref'],
        ['ExternalRef', 'external_ref'],
        ['external-ref', 'external_ref'],
        ['external ref', 'external_ref'],
        ['exernal_ref', 'external_ref'],
        ['external_reff', 'external_ref'],
        ['meatdata', 'metadata'],
        ['Terms', 'terms'],
      ])('%s on a narration, which is made all the same', async (sent, meant) => {
        const answer = await post('/narrations', { ...NARRATION, [sent]: 'CAD-42' });
        expect(answer.status).toBe(200);
        expect(answer.json).toMatchObject({ external_ref: null, metadata: null });
        expect(warned(answer)).toBe(`${sent} is not read; did you mean ${meant}?`);
      });

      test('inside audio, on a session, on an outcome and in a query', async () => {
        const spoken = await post('/narrations', {
          department,
          audio: { ...audio, durationSeconds: 1 },
          externalRef: 'x',
        });
        expect(spoken.status).toBe(200);
        expect(warned(spoken)).toBe(
          'externalRef is not read; did you mean external_ref? ' +
            'audio.durationSeconds is not read; did you mean audio.duration_seconds?',
        );
        expect(warned(await post('/sessions', { department, ttlSeconds: 60 }))).toContain('did you mean ttl_seconds?');
        const outcome = await post(`/narrations/${spoken.json.id}/outcome`, { accepted: true, editedFields: [] });
        expect(outcome.status).toBe(200);
        expect(warned(outcome)).toBe('editedFields is not read; did you mean edited_fields?');
        const list = await service().call('GET', '/narrations?externalRef=x', { credential: key });
        expectError(list, 400, 'INVALID_EXTERNAL_REF');
        expect(warned(list)).toBe('externalRef is not read; did you mean external_ref?');
      });

      test('on a request that is refused, too: there it helps the most', async () => {
        const answer = await post('/narrations', { department, Transcript: 'Nothing showing.' });
        expectError(answer, 400, 'INPUT_REQUIRED');
        expect(warned(answer)).toBe('Transcript is not read; did you mean transcript?');
      });

      test('with a session of a test key, too', async () => {
        const { token } = (await post('/sessions', { department })).json;
        expect(warned(await post('/narrations', { ...NARRATION, externalRef: 'x' }, token))).toContain('external_ref');
      });

      test('not a word in live mode, where everything else is as in test mode', async () => {
        const body = { ...NARRATION, externalRef: 'CAD-42' };
        const [tried, real] = [await post('/narrations', body), await post('/narrations', body, live)];
        expect(warned(tried)).not.toBeNull();
        expect(warned(real)).toBeNull();
        expect(real.status).toBe(tried.status);
        expect(Object.keys(real.json)).toEqual(Object.keys(tried.json));
        expect([...tried.headers.keys()].filter((name) => !real.headers.has(name))).toEqual(['x-svc-warnings']);
        expect(warned(await service().call('GET', '/narrations?externalRef=x', { credential: live }))).toBeNull();
      });

      test.each([
        ['nothing is misspelt', { external_ref: 'x', metadata: { externalRef: 'mine' } }],
        ['a field is like none of ours', { station: 7, x: 1, incident_type: 'fire' }],
        ['a name would break the header', { 'external_ref\r\nset-cookie': 1, externál_ref: 1, ['x'.repeat(5000)]: 1 }],
      ])('absent where %s', async (_, more) => {
        const answer = await post('/narrations', { ...NARRATION, ...more });
        expect(answer.status).toBe(200);
        expect(warned(answer)).toBeNull();
        expect(answer.headers.get('set-cookie')).toBeNull();
      });

      test('at most five are named, whatever is sent', async () => {
        const names = ['externalRef', 'ExternalRef', 'EXTERNAL_REF', 'External_Ref', 'external-ref', 'externalref'];
        const answer = await post('/narrations', {
          ...NARRATION,
          ...Object.fromEntries(names.map((name) => [name, 1])),
        });
        expect(warned(answer)?.match(/did you mean/g)).toHaveLength(5);
        for (const body of ['null', '[]', '7', '"x"', '{"audio":7}']) {
          expect(warned(await post('/narrations', body))).toBeNull();
        }
      });

      test('a page of any origin may read it, and the reference shows it where it may come', async () => {
        const answer = await service().call('GET', '/openapi.json');
        expect(answer.headers.get('access-control-expose-headers')?.split(', ')).toContain('X-Svc-Warnings');
        const shown = Object.entries(answer.json.paths).flatMap(([path, operations]) =>
          Object.entries(operations as Record<string, { responses: Record<string, { headers: object }> }>).flatMap(
            ([method, { responses }]) =>
              Object.entries(responses).flatMap(([status, { headers }]) =>
                'X-Svc-Warnings' in headers && status < '300' ? [`${method} ${path}`] : [],
              ),
          ),
        );
        expect(shown.toSorted()).toEqual([
          'get /narrations',
          'post /narrations',
          'post /narrations/{id}/outcome',
          'post /sessions',
        ]);
      });
    },
  );
});
