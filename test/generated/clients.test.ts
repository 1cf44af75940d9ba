import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { InputData, JSONSchemaInput, quicktype } from 'quicktype-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openApiDocument } from '../../src/http/contract/documents/openapi.ts';
import { asOpenApi30 } from '../../src/http/contract/documents/openapi-30.ts';

// Generators and compilers are slow on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PROGRAMS = join(ROOT, 'test/generated/programs');
const document = openApiDocument('/v1', '1.0.0');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'svc-generated-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What a generated client and a program that uses it are, side by side in a folder of their own. */
function programs(generated: string, extension: string, name: string): string {
  const place = join(folder, name);
  for (const program of ['right', 'mistakes']) {
    cpSync(join(PROGRAMS, `${program}.${extension}`), join(place, `${program}.${extension}`));
  }
  writeFileSync(join(place, `openapi.${extension}`), generated);
  return place;
}

describe.each([
  ['OpenAPI 3.1', document],
  ['OpenAPI 3.0', asOpenApi30(document)],
])('TypeScript by openapi-typescript, from %s', (name, rendering) => {
  let place: string;
  beforeAll(async () => {
    // It needs a TypeScript of its own, so it belongs to the client's package.
    const { resolve } = createRequire(join(ROOT, 'client/package.json'));
    const generator = await import(pathToFileURL(resolve('openapi-typescript')).href);
    place = programs(generator.astToString(await generator.default(structuredClone(rendering))), 'ts', name);
  });

  const compile = (...files: string[]) => {
    const options = [
      '--strict',
      '--noEmit',
      '--noUncheckedIndexedAccess',
      '--module',
      'nodenext',
      '--target',
      'es2022',
    ];
    const all = [...options, '--allowImportingTsExtensions', '--types', ''];
    const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/tsc'), [...all, ...files], {
      cwd: place,
      encoding: 'utf8',
    });
    return stdout.split('\n').filter(Boolean);
  };

  test('what a partner writes compiles, and the mistakes do not', () => {
    expect(compile('right.ts', 'mistakes.ts')).toEqual([]);
  });

  test('each of the mistakes is seen where it stands', () => {
    const unmarked = readFileSync(join(place, 'mistakes.ts'), 'utf8').replaceAll('// @ts-expect-error', '//');
    writeFileSync(join(place, 'unmarked.ts'), unmarked);
    const mistakes = unmarked.split('\n').flatMap((line, index) => (/^export const/.test(line) ? [index + 1] : []));
    expect(mistakes.length).toBeGreaterThan(5);
    const seen = compile('unmarked.ts').flatMap((line) => /^unmarked\.ts\((\d+),/.exec(line)?.[1] ?? []);
    expect([...new Set(seen.map(Number))]).toEqual(mistakes);
  });
});

describe('Python by quicktype', () => {
  test('what a partner writes checks, and the mistakes do not', async () => {
    const place = programs(await python(), 'py', 'python');
    const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/pyright'), ['--outputjson', '.'], {
      cwd: place,
      encoding: 'utf8',
    });
    const { generalDiagnostics, summary } = JSON.parse(stdout);
    expect(generalDiagnostics).toEqual([]);
    expect(summary.filesAnalyzed).toBe(3);
  });
});

async function python(): Promise<string> {
  const { schemas } = document.components;
  const definitions = JSON.stringify({ definitions: schemas }).replaceAll('#/components/schemas/', '#/definitions/');
  const names = ['Narration', 'NarrationRequest', 'OutcomeRequest', 'OutcomeReceipt', 'SessionRequest', 'Session'];
  const others = ['Ping', 'Department', 'ProcessingMessages', 'Error'];
  const input = new JSONSchemaInput(undefined);
  const uris = [...names, ...others].map((schema) => `#/definitions/${schema}`);
  await input.addSource({ name: 'openapi', schema: definitions, uris });
  const inputData = new InputData();
  inputData.addInput(input);
  const { lines } = await quicktype({ inputData, lang: 'python', rendererOptions: { 'python-version': '3.7' } });
  return lines.join('\n');
}
