import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROUTES, type Route } from '../../src/http/contract/routes.ts';
import { stopAll } from '../support/processes.ts';
import { type Sandbox, startSandbox } from '../support/sandbox.ts';

interface Operation {
  parameters: { name: string; in: string; example?: string }[];
  requestBody?: { content: { 'application/json': { example: unknown } } };
  responses: Record<string, { content: { 'application/json': { example?: unknown } } }>;
}

describe('what the reference shows, sent to a fresh sandbox', () => {
  let sandbox: Sandbox;
  let paths: Record<string, Record<string, Operation>>;
  let narration: string;
  beforeAll(async () => {
    sandbox = await startSandbox();
    paths = (await sandbox.call('GET', '/openapi.json')).json.paths;
    const created = await send('post', '/narrations');
    narration = created.json.id;
  });
  afterAll(async () => {
    await sandbox?.close();
    await stopAll();
  });

  test.each(Object.values(ROUTES).map(({ method, path, success }: Route) => [method, path, success.status] as const))(
    '%s %s succeeds with %i, and its sample answer has the same fields',
    async (method, path, status) => {
      const answer = await send(method, path);
      expect(answer.status, answer.text).toBe(status);
      const sample = operationOf(method, path).responses[status]?.content['application/json'].example;
      expect(Object.keys(sample as object).toSorted()).toEqual(Object.keys(answer.json).toSorted());
    },
  );

  test('the sample department is the one that the sandbox has', async () => {
    const sample = operationOf('get', '/departments/{neris_id}').responses[200]?.content['application/json'].example;
    expect((await send('get', '/departments/{neris_id}')).json).toEqual(sample);
  });

  function operationOf(method: string, path: string): Operation {
    return paths[path]?.[method.toLowerCase()] as Operation;
  }

  /** An operation with the document's own examples; only the id of a narration must be one that is there. */
  function send(method: string, path: string) {
    const { parameters, requestBody } = operationOf(method, path);
    const place = (name: string) => parameters.find((one) => one.name === name)?.example ?? narration;
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => place(name));
    const shown = (where: string) =>
      parameters.flatMap(({ name, in: place, example }): [string, string][] =>
        place === where && example !== undefined ? [[name, String(example)]] : [],
      );
    const query = new URLSearchParams(shown('query')).toString();
    const headers = Object.fromEntries(shown('header'));
    const body = requestBody?.content['application/json'].example;
    return sandbox.call(method.toUpperCase(), query ? `${address}?${query}` : address, {
      credential: sandbox.key,
      headers,
      ...(body ? { body } : {}),
    });
  }
});
