import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import spectral from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openApiDocument } from '../../src/http/contract/documents/openapi.ts';
import { asOpenApi30 } from '../../src/http/contract/documents/openapi-30.ts';

// Two linters and two renderings, each a good part of a minute on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

const document = openApiDocument('/v1', '1.0.0');

describe.each([
  ['OpenAPI 3.1', document],
  ['OpenAPI 3.0', asOpenApi30(document)],
])('the reference as %s', (_, rendering) => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'svc-lint-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const redocly = (linted: object) => {
    const file = join(folder, 'openapi.json');
    writeFileSync(file, JSON.stringify(linted));
    const args = ['node_modules/.bin/redocly', 'lint', '--extends=recommended-strict', '--format=json', file];
    const { stdout } = spawnSync('node', args, { encoding: 'utf8', env: { ...process.env, REDOCLY_TELEMETRY: 'off' } });
    return JSON.parse(stdout).problems.map((problem: { ruleId: string; message: string }) => problem.ruleId);
  };
  const spectralCodes = async (linted: object) => {
    const linter = new spectral.Spectral();
    linter.setRuleset({ extends: [[rulesets.oas as spectral.RulesetDefinition, 'recommended']] });
    return (await linter.run(JSON.stringify(linted))).map(({ code }) => code);
  };
  const faulty = { ...rendering, tags: [], paths: { '/x': { get: { responses: {} } } } };

  test('has no error and no warning of Redocly, which sees them where they are', () => {
    expect(redocly(rendering)).toEqual([]);
    expect(redocly(faulty)).toContain('operation-operationId');
  });

  test('has no error and no warning of Spectral, which sees them where they are', async () => {
    expect(await spectralCodes(rendering)).toEqual([]);
    expect(await spectralCodes(faulty)).toContain('operation-operationId');
  });
});
