import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Operation, ROUTES } from '../../src/http/contract/routes.ts';
import { ERRORS, type ErrorCode } from '../../src/kit/errors.ts';
import { revokeKey } from '../../src/partners/keys.ts';
import { expectErrorShape, expectResource, problems, type ResourceName, strictly } from '../support/answers.ts';
import { onEachDatabase } from '../support/database/on-each-database.ts';
import { type Answer, MAPLETON, OAKVILLE } from '../support/service/service.ts';
import { failsOn, hearsItsBytes } from '../support/service/stages.ts';
import { exchange, send } from '../support/wire.ts';

/** What a success of a route is. */
const SUCCESS: Record<Operation, ResourceName> = {
  ping: 'Ping',
  createSession: 'Session',
  createNarration: 'Narration',
  listNarrations: 'NarrationList',
  readNarration: 'Narration',
  reportOutcome: 'OutcomeReceipt',
  readDepartment: 'Department',
  processingMessages: 'ProcessingMessages',
};

const CREDENTIALS = ['none', 'test', 'live', 'pinned', 'session', 'foreign', 'revoked', 'nonsense'] as const;
type CredentialKind = (typeof CREDENTIALS)[number];

// Values that are right, nearly right and wrong, mostly the first, so that bodies come past the first checks.
const character = fc.constantFrom('x', '🚒', 'é', '\u2028', '\\', '"', ' ');
const longText = fc.tuple(character, fc.constantFrom(1, 119, 120, 121, 200, 201, 2001)).map(([c, n]) => c.repeat(n));
const oddText = fc.string({ unit: 'binary' });
const text = fc.oneof({ weight: 6, arbitrary: fc.string({ unit: 'grapheme' }) }, longText, oddText);
const anything = fc.oneof(fc.jsonValue(), text, fc.double(), fc.boolean(), fc.constant(null));
const oddKey = fc.oneof(oddText, fc.constantFrom('__proto__', 'constructor', 'toString'));
const object = fc.oneof(
  { weight: 4, arbitrary: fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 4 }) },
  fc.dictionary(oddKey, anything, { maxKeys: 4 }),
);
const field = (right: fc.Arbitrary<unknown>) => fc.oneof({ weight: 20, arbitrary: right }, anything);
const fields = (all: Record<string, fc.Arbitrary<unknown>>, needed: string[] = []) =>
  fc.oneof({ weight: 4, arbitrary: fc.record(all, { requiredKeys: needed }) }, fc.record(all, { requiredKeys: [] }));
const department = field(
  fc.oneof(
    { weight: 6, arbitrary: fc.constant(MAPLETON.neris_id) },
    fc.constantFrom(OAKVILLE.neris_id, 'FD99999999', 'FD1'),
  ),
);
const audio = fields(
  {
    data: field(fc.base64String({ minLength: 4 })),
    mime: field(fc.constantFrom('audio/wav', 'audio/webm;codecs=opus', 'audio/mp4')),
    duration_seconds: field(fc.constantFrom(0, 1.5, 900, 901, -1)),
  },
  ['data', 'mime'],
);
const transcript = fc.oneof(text, fc.constantFrom('Engine 41 on scene.', 'gibberish'));
const narrated = { department, external_ref: field(text), metadata: field(object) };
const REQUESTS: Partial<Record<Operation, fc.Arbitrary<unknown>>> = {
  createSession: fields(
    { department, external_ref: field(text), ttl_seconds: field(fc.constantFrom(59, 60, 900, 3600, 3601, 60.5)) },
    ['department'],
  ),
  createNarration: fc.oneof(
    { weight: 3, arbitrary: fields({ ...narrated, transcript: field(transcript) }, ['department', 'transcript']) },
    { weight: 3, arbitrary: fields({ ...narrated, audio: field(audio) }, ['department', 'audio']) },
    fields({ ...narrated, transcript: field(transcript), audio: field(audio) }),
  ),
  reportOutcome: fields(
    {
      accepted: field(fc.boolean()),
      edited_fields: field(fc.array(text)),
      neris: field(object),
      submitted_to_neris: field(fc.boolean()),
      neris_incident_id: field(text),
      review_seconds: field(fc.constantFrom(0, 0.5, 86_400, 86_401)),
      notes: field(text),
    },
    ['accepted'],
  ),
};
const anyRequest = fc.oneof(...Object.values(REQUESTS));

const textOf = (value: fc.Arbitrary<unknown>) => value.map((one) => JSON.stringify(one));
/** JSON with a few characters lost and others put in their place. */
const bent = (json: fc.Arbitrary<string>) =>
  fc
    .tuple(json, fc.nat(), fc.nat(6), fc.constantFrom('', '"', '{', ',', '\\ud800', '1e999', '\u0000', ':"a","a":'))
    .map(([whole, where, cut, put]) => {
      const at = where % (whole.length + 1);
      return whole.slice(0, at) + put + whole.slice(at + cut);
    });
const bodyFor = (request: fc.Arbitrary<unknown>): fc.Arbitrary<Buffer> =>
  fc.oneof(
    { weight: 10, arbitrary: textOf(request).map((json) => Buffer.from(json)) },
    { weight: 2, arbitrary: textOf(anything).map((json) => Buffer.from(json)) },
    { weight: 2, arbitrary: bent(textOf(request)).map((json) => Buffer.from(json)) },
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    fc.constant(Buffer.alloc(0)),
  );

const printable = fc.string({ unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)) });
const contentType = fc.oneof(
  { weight: 20, arbitrary: fc.constant('application/json') },
  fc.constantFrom('application/json; charset=utf-8', 'text/plain', 'multipart/form-data; boundary=x', ''),
  printable,
);
const place = fc.oneof(
  { weight: 8, arbitrary: fc.constant('known') },
  fc.constantFrom(OAKVILLE.neris_id, 'FD99999999', 'nar_000000000000000000000000'),
  fc.string(),
  fc.string({ unit: 'grapheme' }),
);
const credential = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...CREDENTIALS) },
  { weight: 5, arbitrary: fc.constantFrom('test', 'live', 'pinned', 'session') },
) as fc.Arbitrary<CredentialKind>;

describe('any body on any route with any credential', () => {
  onEachDatabase(
    () => ({ recogniser: hearsItsBytes, engine: failsOn('gibberish') }),
    (service) => {
      const credentials = {} as Record<CredentialKind, string | undefined>;
      let narration: string;
      beforeAll(async () => {
        const key = await service().key();
        const revoked = await service().key();
        const body = { department: MAPLETON.neris_id };
        credentials.test = key;
        credentials.live = await service().key({ mode: 'live' });
        credentials.pinned = await service().key({ department: MAPLETON.neris_id });
        credentials.session = (await service().call('POST', '/sessions', { credential: key, body })).json.token;
        credentials.foreign = await service().key({ partner: 'other' });
        credentials.revoked = revoked;
        credentials.nonsense = 'a.b.c';
        await revokeKey(service().db, service().secrets, 'test', revoked);
        const said = { ...body, transcript: 'Nothing showing.' };
        narration = (await service().call('POST', '/narrations', { credential: key, body: said })).json.id;
      });
      const alive = async () =>
        expectResource(await service().call('GET', '/ping', { credential: credentials.test }), 200, 'Ping');
      const headersOf = (kind: CredentialKind, type: string, bytes: Buffer) => ({
        ...(credentials[kind] === undefined ? {} : { authorization: `Bearer ${credentials[kind]}` }),
        ...(type === '' ? {} : { 'content-type': type }),
        'content-length': String(bytes.length),
      });

      const operations = Object.keys(ROUTES) as Operation[];
      test.each(operations)('gives a status the route documents, in the documented shape: %s', async (operation) => {
        const { method, path, errors, success } = ROUTES[operation];
        const known = operation === 'readDepartment' ? MAPLETON.neris_id : narration;
        const body = bodyFor(REQUESTS[operation] ?? anyRequest);
        await fc.assert(
          fc.asyncProperty(body, contentType, credential, place, async (bytes, type, kind, name) => {
            const named = encodeURIComponent(name === 'known' ? known : name);
            const at =
              operation === 'listNarrations' ? `${path}?external_ref=${named}` : path.replace(/\{\w+\}/, named);
            // A path with nothing in its place is another path.
            fc.pre(name !== '' && !['.', '..'].includes(name));
            const answer = await send(service().url, method, at, {
              headers: headersOf(kind, type, bytes),
              body: bytes,
            });
            expectDocumented(answer, operation, errors, success.status);
          }),
          { numRuns: method === 'POST' ? 150 : 60 },
        );
        await alive();
      });

      test('any method on any path is answered in the one error shape, or as documented', async () => {
        const paths = [
          ...operations.map((operation) => ROUTES[operation].path),
          '',
          '/openapi.json',
          '/x',
          '/narrations/a/b',
        ];
        const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'SEARCH'];
        await fc.assert(
          fc.asyncProperty(
            fc.constantFrom(...methods),
            fc.oneof(fc.constantFrom(...paths), fc.webPath()),
            fc.webQueryParameters(),
            bodyFor(anyRequest),
            contentType,
            async (method, path, query, bytes, type) => {
              const url = `${path}${query ? `?${query}` : ''}`;
              const answer = await send(service().url, method, url, {
                headers: headersOf('test', type, bytes),
                body: bytes,
              });
              expect(answer.headers.get('x-request-id')).toMatch(/./);
              if (method === 'OPTIONS') expect(answer.status).toBe(204);
              if (answer.status < 300) return;
              expectErrorShape(answer);
              expect(Object.values(ERRORS).map(([status]) => status)).toContain(answer.status);
              expect(answer.status).not.toBe(503);
            },
          ),
          { numRuns: 200 },
        );
        await alive();
      });

      test('any bytes on the port are answered in the one error shape, or not at all', async () => {
        const line = fc.oneof(
          printable,
          fc.constantFrom(
            'GET /v1/ping HTTP/1.1',
            'POST /v1/sessions HTTP/1.1',
            'Host: x',
            'Content-Length: 5',
            'Transfer-Encoding: chunked',
            'Expect: x',
            'Connection: upgrade',
            '',
          ),
        );
        const bytes = fc.oneof(
          fc.array(line).map((lines) => Buffer.from(`${lines.join('\r\n')}\r\n\r\n`)),
          fc.uint8Array({ minLength: 1 }).map((some) => Buffer.from(some)),
        );
        await fc.assert(
          fc.asyncProperty(bytes, async (some) => {
            for (const answer of await exchange(service().url, some, { hangUp: true })) {
              expect(answer.headers.get('x-request-id')).toMatch(/./);
              expectErrorShape(answer);
              expect(answer.status).toBeLessThan(500);
            }
          }),
          { numRuns: 100 },
        );
        await alive();
      });
    },
  );
});

function expectDocumented(answer: Answer, operation: Operation, errors: ErrorCode[], success: number): void {
  if (answer.status === success) {
    if (operation === 'processingMessages') {
      expect(problems(strictly(ROUTES.processingMessages.success.schema), answer.json)).toEqual([]);
    } else {
      expectResource(answer, success, SUCCESS[operation]);
    }
    return;
  }
  expectErrorShape(answer);
  const code = answer.json.error.code as ErrorCode;
  expect(errors).toContain(code);
  expect(answer.status).toBe(ERRORS[code][0]);
  expect(answer.status, 'nothing was away').not.toBe(503);
}
