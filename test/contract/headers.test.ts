import { beforeAll, describe, expect, test } from 'vitest';
import { expectCommonHeaders, expectError, expectErrorShape } from '../support/answers.ts';
import { onEachDatabase } from '../support/database/on-each-database.ts';
import { type Answer, MAPLETON } from '../support/service/service.ts';
import { exchange, send } from '../support/wire.ts';

const ID = 'nar_000000000000000000000000';
const PATHS: Record<string, string[]> = {
  '/ping': ['GET'],
  '/sessions': ['POST'],
  '/narrations': ['POST', 'GET'],
  [`/narrations/${ID}`]: ['GET'],
  [`/narrations/${ID}/outcome`]: ['POST'],
  [`/departments/${MAPLETON.neris_id}`]: ['GET'],
  '/processing-messages': ['GET'],
};
const UNKNOWN = [
  '',
  '/',
  '/nothing',
  '/ping/',
  '/narrations/',
  '/narrations//outcome',
  '/departments/',
  '/ping/x',
  '/narration',
  `/narrations/${ID}/x`,
  '/sessions/1',
  '/%F0%9F%9A%92',
  '//',
  '/../v2/ping',
];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'];

describe('section 1: general conventions', () => {
  onEachDatabase(
    () => ({}),
    (service) => {
      let key: string;
      beforeAll(async () => {
        key = await service().key();
      });
      const authorized = () => ({ authorization: `Bearer ${key}`, 'content-type': 'application/json' });

      test('every answer carries its own X-Request-Id, whatever the caller sends', async () => {
        const ids = new Set<string>();
        for (let i = 0; i < 10; i++) {
          const answer = await service().call('GET', '/ping', { credential: key, headers: { 'x-request-id': 'mine' } });
          ids.add(answer.headers.get('x-request-id') ?? '');
        }
        expect(ids.size).toBe(10);
        expect(ids).not.toContain('mine');
      });

      test('the success of every route: JSON, no-store (but for the one public route), open CORS', async () => {
        const credential = key;
        const session = { credential, body: { department: MAPLETON.neris_id } };
        const narration = { credential, body: { department: MAPLETON.neris_id, transcript: 'x' } };
        const created = await service().call('POST', '/narrations', narration);
        const path = `/narrations/${created.json.id}`;
        const answers: Answer[] = [
          created,
          await service().call('GET', '/ping', { credential }),
          await service().call('POST', '/sessions', session),
          await service().call('GET', path, { credential }),
          await service().call('POST', `${path}/outcome`, { credential, body: { accepted: true } }),
          await service().call('GET', `/departments/${MAPLETON.neris_id}`, { credential }),
        ];
        for (const answer of answers) {
          expect(answer.status).toBeLessThan(300);
          expectCommonHeaders(answer);
        }
        expectCommonHeaders(await service().call('GET', '/processing-messages'), 'public, max-age=3600');
      });

      test('success bodies carry object, or ok for ping and outcome', async () => {
        const credential = key;
        const body = { department: MAPLETON.neris_id, transcript: 'x' };
        const { id, object } = (await service().call('POST', '/narrations', { credential, body })).json;
        expect(object).toBe('narration');
        const json = async (method: string, path: string, sent?: object) =>
          (await service().call(method, path, { credential, body: sent })).json;
        expect((await json('POST', '/sessions', { department: MAPLETON.neris_id })).object).toBe('session');
        expect((await json('GET', `/narrations/${id}`)).object).toBe('narration');
        expect((await json('GET', `/departments/${MAPLETON.neris_id}`)).object).toBe('department');
        expect((await json('GET', '/processing-messages')).object).toBe('processing_messages');
        expect((await json('GET', '/ping')).ok).toBe(true);
        expect((await json('POST', `/narrations/${id}/outcome`, { accepted: true })).ok).toBe(true);
      });

      test('errors are not cacheable, on the public route either', async () => {
        const answer = await service().call('POST', '/processing-messages', { body: {} });
        expectError(answer, 405, 'METHOD_NOT_ALLOWED');
      });

      test.each([...Object.keys(PATHS), ...UNKNOWN, '/openapi.json'])(
        'preflight OPTIONS is 204 on %s',
        async (path) => {
          const headers = {
            origin: 'https://records.example',
            'access-control-request-method': 'POST',
            'access-control-request-headers': 'authorization,content-type',
          };
          const answer = await send(service().url, 'OPTIONS', path, { headers });
          expect(answer.status).toBe(204);
          expect(answer.text).toBe('');
          expectPreflight(answer);
        },
      );

      test.each(['*', '/', '/docs', '/v1/%zz', '/v2/ping', 'http://elsewhere.example/v1/ping'])(
        'preflight OPTIONS is 204 for the target %s',
        async (target) => {
          const [answer] = await exchange(
            service().url,
            `OPTIONS ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
          );
          expect(answer?.status).toBe(204);
          if (answer) expectPreflight(answer);
        },
      );

      const wrong = Object.entries(PATHS).flatMap(([path, known]) =>
        METHODS.filter((method) => !known.includes(method)).map((method): [string, string] => [method, path]),
      );
      test.each(wrong)('a method the path does not have is 405, with the one it has: %s %s', async (method, path) => {
        for (const headers of [{}, authorized()]) {
          const answer = await send(service().url, method, path, { headers });
          expectError(answer, 405, 'METHOD_NOT_ALLOWED');
          expect(answer.headers.get('allow')?.split(/, */)).toEqual([...(PATHS[path] ?? []), 'OPTIONS']);
        }
      });

      test.each(UNKNOWN.flatMap((path) => ['GET', 'POST', 'DELETE'].map((method): [string, string] => [method, path])))(
        'an unknown path is 404 NOT_FOUND, with and without a credential: %s %s',
        async (method, path) => {
          for (const headers of [{}, authorized()]) {
            const answer = await send(service().url, method, path, { headers });
            expectError(answer, 404, 'NOT_FOUND');
          }
        },
      );

      test('an unknown path is 404 whatever body and content type come with it', async () => {
        const options = [
          { headers: { 'content-type': ';;;' }, body: 'x' },
          { headers: { 'content-type': 'application/json' }, body: '{' },
          { headers: { 'content-type': 'text/plain' }, body: 'x'.repeat(1_000_000) },
          { headers: {}, body: 'x' },
        ];
        for (const option of options)
          expectError(await send(service().url, 'POST', '/nothing', option), 404, 'NOT_FOUND');
      });

      test('HEAD is answered like GET, without the body', async () => {
        const answer = await send(service().url, 'HEAD', '/ping', { headers: authorized() });
        expect(answer.status).toBe(200);
        expect(answer.text).toBe('');
        expectCommonHeaders(answer);
        expect((await send(service().url, 'HEAD', '/ping')).status).toBe(401);
        expect((await send(service().url, 'HEAD', '/sessions')).status).toBe(405);
        expectCommonHeaders(await send(service().url, 'HEAD', '/processing-messages'), 'public, max-age=3600');
      });

      const bodied = [
        ['/sessions', 'INVALID_BODY', JSON.stringify({ department: MAPLETON.neris_id })],
        ['/narrations', 'INVALID_BODY', JSON.stringify({ department: MAPLETON.neris_id, transcript: 'x' })],
        [`/narrations/${ID}/outcome`, 'INVALID_OUTCOME', JSON.stringify({ accepted: true })],
      ] as const;

      test.each(bodied)('%s takes JSON only with Content-Type: application/json', async (path, code, body) => {
        const types = [
          'text/plain',
          'application/x-www-form-urlencoded',
          'multipart/form-data; boundary=x',
          'application/jsonp',
          'application/json+x',
          'application',
          ';;;',
          '*/*',
          'text/json',
          ' ',
          'application/json/x',
        ];
        for (const type of types) {
          const answer = await send(service().url, 'POST', path, {
            headers: { ...authorized(), 'content-type': type },
            body,
          });
          expectError(answer, 400, code);
        }
        const { 'content-type': _, ...none } = authorized();
        expectError(await send(service().url, 'POST', path, { headers: none, body }), 400, code);
        for (const type of ['application/json', 'application/json; charset=utf-8', 'Application/JSON;charset=UTF-8']) {
          const answer = await send(service().url, 'POST', path, {
            headers: { ...authorized(), 'content-type': type },
            body,
          });
          expect(answer.json.error?.code ?? 'taken').toBe(path.startsWith('/narrations/') ? 'NOT_FOUND' : 'taken');
        }
      });

      test.each(bodied)(
        '%s: bytes that are not UTF-8, and compressed bodies, are refused',
        async (path, code, body) => {
          const latin1 = Buffer.from('{"department":"FD24031001","transcript":"caf\xe9"}', 'latin1');
          expectError(await send(service().url, 'POST', path, { headers: authorized(), body: latin1 }), 400, code);
          const headers = { ...authorized(), 'content-encoding': 'gzip' };
          expectError(await send(service().url, 'POST', path, { headers, body }), 400, code);
        },
      );

      test.each(bodied)(
        '%s: a body of which Content-Encoding says that it is as it is, is taken',
        async (path, _, body) => {
          for (const encoding of ['identity', 'Identity', '']) {
            const headers = { ...authorized(), 'content-encoding': encoding };
            const answer = await send(service().url, 'POST', path, { headers, body });
            expect(answer.json.error?.code ?? 'taken').toBe(path.startsWith('/narrations/') ? 'NOT_FOUND' : 'taken');
          }
        },
      );

      test.each(bodied)('%s: a byte order mark is overlooked', async (path, _, body) => {
        const answer = await send(service().url, 'POST', path, { headers: authorized(), body: `\ufeff${body}` });
        expect(answer.json.error?.code ?? 'taken').toBe(path.startsWith('/narrations/') ? 'NOT_FOUND' : 'taken');
      });

      test('a body that is too large for a session is refused in the one error shape', async () => {
        const body = JSON.stringify({ department: MAPLETON.neris_id, external_ref: 'x'.repeat(5_000_000) });
        const answer = await service().call('POST', '/sessions', { credential: key, body });
        expect(answer.status).toBe(400);
        expectErrorShape(answer);
      });
    },
  );
});

function expectPreflight({ headers }: Answer): void {
  expect(headers.get('x-request-id')).toMatch(/./);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('access-control-allow-methods')?.split(/, */)).toEqual(expect.arrayContaining(['GET', 'POST']));
  const allowed = headers.get('access-control-allow-headers')?.toLowerCase().split(/, */);
  expect(allowed).toEqual(expect.arrayContaining(['authorization', 'content-type', 'idempotency-key', '*']));
}
