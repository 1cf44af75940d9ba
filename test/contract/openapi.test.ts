import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { problems } from '../support/answers.ts';
import { SQLITE } from '../support/databases.ts';
import { startService, type TestService } from '../support/service.ts';
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

interface Media {
  schema: Record<string, unknown>;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}
interface Operation {
  security?: unknown[];
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { required?: boolean; content: { 'application/json': Media } };
  responses: Record<string, { description: string; headers: object; content: { 'application/json': Media } }>;
}
interface Document {
  openapi: string;
  servers: { url: string }[];
  security: object[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; securitySchemes: Record<string, { type: string; scheme: string }> };
}

// The document is the same whatever database stands behind the service.
describe('the reference at /openapi.json', () => {
  let service: TestService;
  let document: Document;
  beforeAll(async () => {
    service = await startService(SQLITE);
    document = (await service.call('GET', '/openapi.json')).json;
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

  test('section 4: holds every route and no other', () => {
    const shown = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method} ${path}`),
    );
    expect(shown.toSorted()).toEqual(ROUTES.map(([method, path]) => `${method} ${path}`).toSorted());
  });

  const operationOf = (method: string, path: string) => document.paths[path]?.[method] as Operation;
  /** Code and status of every error example of a route. */
  const codesOf = ({ responses }: Operation) =>
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
      const { schema, example, examples } = content['application/json'];
      const shown = examples ? Object.values(examples).map(({ value }) => value) : [example];
      expect(shown.length).toBeGreaterThan(0);
      for (const value of shown) {
        expect(value).toBeDefined();
        expect(problems(validatorOf(document, schema), value), `${status}: ${JSON.stringify(value)}`).toEqual([]);
      }
    }
  });

  test.each(ROUTES.filter(([method]) => method === 'post'))(
    'the request of %s %s has an example, valid by its own schema',
    (method, path) => {
      const { schema, example } = mediaOf(operationOf(method, path).requestBody);
      expect(problems(validatorOf(document, schema), example)).toEqual([]);
    },
  );

  test('the schemas refuse what is wrong, or their examples would prove nothing', () => {
    const { schema, example } = mediaOf(operationOf('post', '/narrations').responses['200']);
    const validator = validatorOf(document, schema);
    expect(problems(validator, { ...(example as object), status: 'done' })).not.toEqual([]);
    expect(problems(validator, { ...(example as object), id: undefined })).not.toEqual([]);
    expect(problems(validator, { ...(example as object), department: { object: 'department' } })).not.toEqual([]);
    const request = mediaOf(operationOf('post', '/sessions').requestBody);
    expect(problems(validatorOf(document, request.schema), { ttl_seconds: 59 })).not.toEqual([]);
    expect(problems(validatorOf(document, request.schema), { department: 'FD1' })).not.toEqual([]);
  });

  test('section 9: no schema refuses a field or an error code that may be added', () => {
    const schemas = JSON.stringify(document.components.schemas);
    expect(schemas).not.toContain('"additionalProperties":false');
    const answer = mediaOf(operationOf('get', '/ping').responses['401']);
    const added = { error: { code: 'SOMETHING_NEW', message: 'x', details: 1, more: 1 }, more: 1 };
    expect(problems(validatorOf(document, answer.schema), added)).toEqual([]);
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

function mediaOf(body: { content: { 'application/json': Media } } | undefined): Media {
  if (!body) throw new Error('the reference shows no body here');
  return body.content['application/json'];
}

/** The document's own schema, with its references resolved, as something that can check a value. */
function validatorOf({ components }: Document, schema: object): z.ZodType {
  const resolved = JSON.stringify({ ...schema, $defs: components.schemas }).replaceAll(
    '#/components/schemas/',
    '#/$defs/',
  );
  return z.fromJSONSchema(JSON.parse(resolved));
}
