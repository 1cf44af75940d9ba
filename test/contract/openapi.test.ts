import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SQLITE } from '../support/database/databases.ts';
import { checkerOf, type Described, type Document } from '../support/document.ts';
import { startService, type TestService } from '../support/service/service.ts';
import { ERROR_STATUS } from '../support/specification.ts';

/** Section 4, route by route: the status of success and every code the route lists. */
const AUTHENTICATION = [
  'MISSING_CREDENTIAL',
  'INVALID_CREDENTIAL',
  'KEY_REVOKED',
  'SESSION_EXPIRED',
  'PARTNER_SUSPENDED',
];
const ROUTES: [method: string, path: string, success: number, codes: string[]][] = [
  ['get', '/ping', 200, [...AUTHENTICATION, 'PARTNER_API_UNAVAILABLE']],
  [
    'post',
    '/sessions',
    201,
    [
      ...['DEPARTMENT_REQUIRED', 'DEPARTMENT_INVALID', 'INVALID_TTL', 'INVALID_EXTERNAL_REF', ...AUTHENTICATION],
      ...['DEPARTMENT_SCOPE_MISMATCH', 'DEPARTMENT_NOT_FOUND', 'RATE_LIMITED', 'PARTNER_API_UNAVAILABLE'],
    ],
  ],
  [
    'post',
    '/narrations',
    200,
    Object.keys(ERROR_STATUS).filter((code) => !['INVALID_TTL', 'INVALID_OUTCOME', 'OUTCOME_TOO_LARGE'].includes(code)),
  ],
  // An addition beside the specification's routes (section 9).
  ['get', '/narrations', 200, ['INVALID_EXTERNAL_REF', ...AUTHENTICATION, 'RATE_LIMITED', 'PARTNER_API_UNAVAILABLE']],
  ['get', '/narrations/{id}', 200, [...AUTHENTICATION, 'NOT_FOUND', 'RATE_LIMITED', 'PARTNER_API_UNAVAILABLE']],
  [
    'post',
    '/narrations/{id}/outcome',
    200,
    ['INVALID_OUTCOME', 'OUTCOME_TOO_LARGE', ...AUTHENTICATION, 'NOT_FOUND', 'RATE_LIMITED', 'PARTNER_API_UNAVAILABLE'],
  ],
  [
    'get',
    '/departments/{neris_id}',
    200,
    ['DEPARTMENT_INVALID', ...AUTHENTICATION, 'DEPARTMENT_NOT_FOUND', 'RATE_LIMITED', 'PARTNER_API_UNAVAILABLE'],
  ],
  ['get', '/processing-messages', 200, []],
];

/** JSON that JavaScript would silently bend; contract/narrations/fields holds the service to it. */
const REFUSED = [
  'a key given twice',
  '`__proto__`',
  'more than 64 levels',
  'a number too large',
  'half of a surrogate pair',
  'a NUL character',
];

// The document is the same whatever database stands behind the service.
describe('the reference at /openapi.json', () => {
  let service: TestService;
  let document: Document;
  let check: ReturnType<typeof checkerOf>;
  beforeAll(async () => {
    service = await startService(SQLITE);
    document = (await service.call('GET', '/openapi.json')).json;
    check = checkerOf(document);
  });
  afterAll(() => service.stop());

  test('is public JSON with the headers every answer has', async () => {
    const answer = await service.call('GET', '/openapi.json');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.headers.get('x-request-id')).toMatch(/./);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('is a valid OpenAPI 3.1 document by a public validator', async () => {
    const { valid, errors } = await new Validator().validate(
      structuredClone(document) as unknown as Record<string, unknown>,
    );
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(document.servers[0]?.url).toMatch(/\/v1$/);
  });

  test('is there as OpenAPI 3.0 too, valid, with the same routes, examples and schemas', async () => {
    const { status, json: older } = await service.call('GET', '/openapi-3.0.json');
    expect(status).toBe(200);
    const { errors } = await new Validator().validate(structuredClone(older));
    expect(errors).toBeUndefined();
    expect(older.openapi).toMatch(/^3\.0\./);
    expect(JSON.stringify(older)).not.toMatch(/"const":|"type":\[|"type":"null"|"contentEncoding":/);
    expect(Object.keys(older.components.schemas)).toEqual(Object.keys(document.components.schemas));
    const shown = ({ paths }: Document) =>
      Object.entries(paths).flatMap(([path, operations]) =>
        Object.entries(operations).map(([method, { responses, requestBody }]) => [
          `${method} ${path}`,
          requestBody?.content['application/json'].examples,
          Object.entries(responses).map(([code, { content }]) => [code, content['application/json'].examples]),
        ]),
      );
    expect(shown(older)).toEqual(shown(document));
  });

  test('groups every route under a tag that is described', () => {
    const tags = document.tags.map(({ name }) => name);
    for (const { description } of document.tags) expect(description).toMatch(/./);
    const used = Object.values(document.paths).flatMap((operations) =>
      Object.values(operations).map(({ tags }) => tags),
    );
    for (const own of used) expect(own).toEqual([expect.toBeOneOf(tags)]);
    expect(new Set(used.flat())).toEqual(new Set(tags));
  });

  test('section 4: holds every route and no other', () => {
    const shown = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method} ${path}`),
    );
    expect(shown.toSorted()).toEqual(ROUTES.map(([method, path]) => `${method} ${path}`).toSorted());
  });

  const operationOf = (method: string, path: string) => document.paths[path]?.[method] as Described;
  /** Code and status of every error example of a route. */
  const codesOf = ({ responses }: Described) =>
    Object.entries(responses).flatMap(([status, { content }]) =>
      Object.entries(content['application/json'].examples ?? {}).map(([code]) => [code, Number(status)] as const),
    );

  test.each(ROUTES)(
    'section 4: %s %s shows its success and every error it lists, each under its status',
    (method, path, success, codes) => {
      const operation = operationOf(method, path);
      expect(operation.responses).toHaveProperty(String(success));
      const shown = new Map(codesOf(operation));
      for (const code of codes) expect([code, shown.get(code)]).toEqual([code, ERROR_STATUS[code]]);
    },
  );

  test.each(Object.entries(ERROR_STATUS))('section 7: %s is shown, always as %i', (code, status) => {
    const shown = ROUTES.flatMap(([method, path]) => codesOf(operationOf(method, path))).filter(
      ([name]) => name === code,
    );
    expect(shown.length).toBeGreaterThan(0);
    for (const [, under] of shown) expect(under).toBe(status);
  });

  test.each(ROUTES)('every response of %s %s has an example, valid by its own schema', (method, path) => {
    for (const [status, { content, description, headers }] of Object.entries(operationOf(method, path).responses)) {
      expect(description).toMatch(/./);
      expect(headers).toHaveProperty('X-Request-Id');
      if (['429', '503'].includes(status)) expect(headers).toHaveProperty('Retry-After');
      const counted = !['/ping', '/processing-messages'].includes(path) && !['401', '403'].includes(status);
      for (const name of ['Limit', 'Remaining', 'Reset']) {
        expect(Object.hasOwn(headers, `RateLimit-${name}`)).toBe(counted);
      }
      const { schema, examples } = content['application/json'];
      expect(Object.keys(examples)).not.toEqual([]);
      for (const { summary, value } of Object.values(examples)) {
        expect(summary).toMatch(/./);
        expect(check(schema, value), `${status}: ${JSON.stringify(value)}`).toEqual([]);
      }
    }
  });

  test.each(ROUTES.filter(([method]) => method === 'post'))(
    'the request of %s %s has several examples, valid by its own schema',
    (method, path) => {
      const { schema, examples } = mediaOf(operationOf(method, path).requestBody);
      expect(Object.keys(examples).length).toBeGreaterThan(2);
      for (const [name, { value }] of Object.entries(examples)) expect(check(schema, value), name).toEqual([]);
    },
  );

  const propertyOf = (schema: string, name: string) => {
    const properties = document.components.schemas[schema]?.properties as Record<string, { description: string }>;
    return properties[name]?.description ?? '';
  };

  test('section 8: what is kept as it came says how it is counted, and which JSON is refused', () => {
    const kept = ['AudioNarrationRequest', 'TranscriptNarrationRequest'].map((schema) =>
      propertyOf(schema, 'metadata'),
    );
    for (const text of [...kept, propertyOf('OutcomeRequest', 'neris')]) {
      expect(text).toMatch(/at most 4 KB|holds 256 KB/);
      expect(text).toContain('counted as compact JSON');
      for (const rule of REFUSED) expect(text).toContain(rule);
    }
    for (const rule of REFUSED) expect(document.info.description).toContain(rule);
  });

  test('the outcome says that a narration of the other mode is not there', () => {
    expect(operationOf('post', '/narrations/{id}/outcome').responses['404']?.description).toMatch(
      /for a test key a live narration is not there/,
    );
  });

  test.each(ROUTES)('%s %s tells of the ceiling on refused bodies where it has one', (method, path) => {
    const operation = operationOf(method, path);
    const { description = '', content } = operation.responses['429'] ?? {};
    const details = Object.values(content?.['application/json'].examples ?? {}).map(
      ({ value }) => (value as { error: { details: { limit: string } } }).error.details.limit,
    );
    const hasBody = operation.requestBody !== undefined;
    expect(/600 in an hour .* `refused_key`.* 1200 .*`refused_ip`/.test(description)).toBe(hasBody);
    expect(details.includes('refused_key')).toBe(hasBody);
  });

  test.each(['INVALID_AUDIO', 'AUDIO_TOO_LONG'])('%s is shown with and without the record it leaves', (code) => {
    const { description, content } = operationOf('post', '/narrations').responses['400'] as Described['responses'][''];
    const own = description.split('\n\n').find((text) => text.startsWith(`\`${code}\``));
    expect(own).toContain('`details.id`');
    const shown = Object.values(content['application/json'].examples)
      .map(({ value }) => (value as { error: { code: string; details?: object } }).error)
      .filter((error) => error.code === code);
    expect(shown.map(({ details }) => Object.keys(details ?? {}))).toEqual([['field'], ['id']]);
  });

  test('the schemas refuse what is wrong, or their examples would prove nothing', () => {
    const { schema, examples } = mediaOf(operationOf('post', '/narrations').responses['200']);
    const narration = examples.kitchen_fire?.value as { neris: object; svc_report: object };
    const { neris, svc_report } = narration;
    for (const wrong of [
      { status: 'done' },
      { id: undefined },
      { department: { object: 'department' } },
      { neris: { ...neris, incident_types: [{ type: 'FIRE||STRUCTURE_FIRE||CHIMNY_FIRE' }] } },
      { neris: { ...neris, base: { people_present: 'yes' } } },
      { neris: { ...neris, dispatch: { unit_responses: [{ on_scene: 'noon' }] } } },
      { neris: { ...neris, fire_detail: { location_detail: { type: 'STRUCTURE', cause: 'ARSON' } } } },
      { svc_report: { ...svc_report, sources: { base: ['words'] } } },
      { svc_report: { ...svc_report, smoke_alarm: { presence: { type: 'MAYBE' } } } },
      { outcome: { accepted: 'yes' } },
    ]) {
      expect(check(schema, { ...narration, ...wrong }), JSON.stringify(wrong).slice(0, 80)).not.toEqual([]);
    }
    const session = mediaOf(operationOf('post', '/sessions').requestBody).schema;
    for (const wrong of [{ ttl_seconds: 59 }, { department: 'FD1' }]) expect(check(session, wrong)).not.toEqual([]);
    const request = mediaOf(operationOf('post', '/narrations').requestBody).schema;
    const audio = { data: 'UklGRg==', mime: 'audio/wav' };
    for (const wrong of [{}, { audio: null, transcript: null }, { audio, transcript: 'x' }, { audio: {} }]) {
      expect(check(request, wrong), JSON.stringify(wrong)).not.toEqual([]);
    }
    const error = (code: string, details: unknown) =>
      check({ $ref: '#/components/schemas/Error' }, { error: { code, message: 'x', details } });
    expect(error('RATE_LIMITED', { retry_after_seconds: 5 })).not.toEqual([]);
    expect(error('EMPTY_TRANSCRIPT', undefined)).not.toEqual([]);
    expect(error('INVALID_TTL', { field: 7 })).not.toEqual([]);
  });

  test('section 9: no schema refuses a field or an error code that may be added', () => {
    const schemas = JSON.stringify(document.components.schemas);
    expect(schemas).not.toContain('"additionalProperties":false');
    const answer = mediaOf(operationOf('get', '/ping').responses['401']);
    const added = { error: { code: 'SOMETHING_NEW', message: 'x', details: 1, more: 1 }, more: 1 };
    expect(check(answer.schema, added)).toEqual([]);
  });

  test('section 5: bearer everywhere but on the one public route', () => {
    expect(Object.values(document.components.securitySchemes)).toMatchObject([{ type: 'http', scheme: 'bearer' }]);
    expect(document.security.length).toBeGreaterThan(0);
    for (const [method, path] of ROUTES) {
      expect(operationOf(method, path).security).toEqual(path === '/processing-messages' ? [] : undefined);
    }
  });

  test('every place in a path is described', () => {
    for (const [method, path] of ROUTES) {
      const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const described = operationOf(method, path).parameters.filter(
        (parameter) => parameter.in === 'path' && parameter.required,
      );
      expect(described.map(({ name }) => name)).toEqual(places);
    }
  });

  test('section 4: only the body of POST /sessions may be left out', () => {
    for (const [method, path] of ROUTES.filter(([verb]) => verb === 'post')) {
      expect(operationOf(method, path).requestBody?.required ?? false).toBe(path !== '/sessions');
    }
  });
});

describe('the reference at /docs', () => {
  test('needs nothing from outside', async () => {
    const service = await startService(SQLITE);
    const root = service.url.replace(/\/v1$/, '');
    const page = await service.call('GET', `${root}/docs`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    expect(page.headers.get('x-request-id')).toMatch(/./);
    const links = [...page.text.matchAll(/(?:src|href|data-document)="([^"]*)"/g)].map(([, link]) => link ?? '');
    expect(links.length).toBeGreaterThan(2);
    for (const link of links.filter((one) => !one.startsWith('data:'))) {
      expect(link).toMatch(/^\/[^/]/);
      expect((await service.call('GET', root + link)).status).toBe(200);
    }
    await service.stop();
  });
});

function mediaOf(body: Pick<NonNullable<Described['requestBody']>, 'content'> | undefined) {
  if (!body) throw new Error('the reference shows no body here');
  return body.content['application/json'];
}
