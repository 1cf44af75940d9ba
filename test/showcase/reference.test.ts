import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROUTES, type Route } from '../../src/http/contract/routes.ts';
import { type Document, expectAsDocumented } from '../support/document.ts';
import { stopAll, svcOk } from '../support/service/processes.ts';
import { type Sandbox, startSandbox } from '../support/service/sandbox.ts';

const routes = Object.values(ROUTES) as Route[];
const requests = routes.flatMap(({ method, path, body, success }) =>
  Object.keys(body?.examples ?? { 'nothing more': {} }).map((name) => [method, path, name, success.status] as const),
);

describe('what the reference shows, sent to a fresh sandbox', () => {
  let sandbox: Sandbox;
  let paths: Document['paths'];
  let narration: string;
  let departmentKey: string;
  beforeAll(async () => {
    sandbox = await startSandbox({ RECOGNISER: 'local', RECOGNISER_PROCESSES: '1' });
    paths = (await sandbox.call('GET', '/openapi.json')).json.paths;
    const created = await send('post', '/narrations', 'kitchen_fire');
    narration = created.json.id;
    const department = sampleOf('get', '/departments/{neris_id}', 200).neris_id as string;
    const issued = ['keys', 'issue', 'sandbox', '--department', department];
    departmentKey = (await svcOk({ DATA_DIR: sandbox.folder }, ...issued)).secret;
  });
  afterAll(async () => {
    await sandbox?.close();
    await stopAll();
  });

  test.each(requests)(
    '%s %s with %s succeeds with %i, as its sample answers say',
    async (method, path, name, status) => {
      const answer = await send(method, path, name);
      expect(answer.status, answer.text).toBe(status);
      expect(Object.keys(sampleOf(method, path, status)).toSorted()).toEqual(Object.keys(answer.json).toSorted());
    },
  );

  test('an answer or a request that is not as shown would be seen', () => {
    const answer = { status: 200, text: '', json: { ok: true, id: 'x', outcome_at: 'yesterday' } };
    const path = `/narrations/${narration}/outcome`;
    expect(() => expectAsDocumented('POST', path, { accepted: true }, answer)).toThrow(/by the reference/);
    const right = { ...answer, json: { ...answer.json, outcome_at: '2026-03-14T19:09:00.000Z' } };
    expect(() => expectAsDocumented('POST', path, { accepted: 'yes' }, right)).toThrow(/took, by the reference/);
    expectAsDocumented('POST', path, { accepted: true }, right);
  });

  test('the recording is heard', async () => {
    expect((await send('post', '/narrations', 'recording')).json.transcript).toMatch(/Engine 41/i);
  });

  test('the sample department is the one that the sandbox has', async () => {
    const sample = sampleOf('get', '/departments/{neris_id}', 200);
    expect((await send('get', '/departments/{neris_id}')).json).toEqual(sample);
  });

  function sampleOf(method: string, path: string, status: number): Record<string, unknown> {
    const media = paths[path]?.[method.toLowerCase()]?.responses[status]?.content['application/json'];
    const [sample] = Object.values(media?.examples ?? {});
    return sample?.value as Record<string, unknown>;
  }

  /** An operation with the document's own examples; only the id of a narration must be one that is there. */
  function send(method: string, path: string, name = '') {
    const { parameters = [], requestBody } = paths[path]?.[method.toLowerCase()] ?? {};
    const shown = (where: string) =>
      parameters.flatMap(({ name, in: place, example }): [string, string][] =>
        place === where && example !== undefined ? [[name, String(example)]] : [],
      );
    const places: Record<string, string> = { ...Object.fromEntries(shown('path')), id: narration };
    const address = path.replace(/\{(\w+)\}/g, (_, place: string) => places[place] ?? '');
    const query = new URLSearchParams(shown('query')).toString();
    // A key belongs to one request.
    const headers = Object.fromEntries(shown('header').map(([header, key]) => [header, `${key}-${name}`]));
    const body = requestBody?.content['application/json'].examples[name]?.value;
    const credential = name === 'department_key' ? departmentKey : sandbox.key;
    const options = { credential, headers, ...(body ? { body } : {}) };
    return sandbox.call(method.toUpperCase(), query ? `${address}?${query}` : address, options);
  }
});
