import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blocksOf } from '../support/markdown.ts';
import { ROOT, run } from '../support/service/processes.ts';

const TSC = join(ROOT, 'node_modules/.bin/tsc');
const at = (file: string) => join(ROOT, 'client', file);

test("the client's types are those of the OpenAPI document", async () => {
  const { code, stdout, stderr } = await run('script/client-types', ['--print']);
  expect(code, stderr).toBe(0);
  expect(readFileSync(at('src/openapi.ts'), 'utf8') === stdout, 'run script/client-types').toBe(true);
});

test('the client depends on nothing', () => {
  expect(JSON.parse(readFileSync(at('package.json'), 'utf8'))).not.toHaveProperty('dependencies');
});

describe('the package as a partner has it', () => {
  let project: string;
  beforeAll(() => {
    project = mkdtempSync(join(tmpdir(), 'svc-client-'));
    const installed = join(project, 'node_modules/incident-drafting-client');
    const { status, stdout } = spawnSync(TSC, ['-p', at('tsconfig.json'), '--outDir', join(installed, 'build')]);
    expect(status, String(stdout)).toBe(0);
    cpSync(at('package.json'), join(installed, 'package.json'));
    writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
    mkdirSync(join(project, 'node_modules/@types'));
    cpSync(join(ROOT, 'node_modules/@types/node'), join(project, 'node_modules/@types/node'), { recursive: true });
    cpSync(join(ROOT, 'node_modules/undici-types'), join(project, 'node_modules/undici-types'), { recursive: true });
  });
  afterAll(() => rmSync(project, { recursive: true }));

  const compile = (name: string, program: string, ...options: string[]) => {
    writeFileSync(join(project, name), program);
    const strict = ['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess', '--noEmit'];
    const all = [...strict, '--module', 'nodenext', '--target', 'es2022', ...options, name];
    const { stdout } = spawnSync(TSC, all, { cwd: project, encoding: 'utf8' });
    return stdout.split('\n').filter(Boolean);
  };

  const guides = readdirSync(join(ROOT, 'docs/guides')).filter((name) => name.endsWith('.md'));
  const documents = ['README.md', 'client/README.md', ...guides.map((name) => `docs/guides/${name}`)];
  const snippets = documents.flatMap((file) =>
    blocksOf(readFileSync(join(ROOT, file), 'utf8'))
      .filter(({ language }) => language === 'ts')
      .map(({ line, text }) => [line, file, text] as const),
  );
  test.each(snippets)('line %i of %s compiles', (line, file, text) => {
    expect(snippets.length).toBeGreaterThan(4);
    const name = `${file.replaceAll('/', '-')}-${line}.ts`;
    expect(compile(name, text, '--types', 'node', '--lib', 'es2022')).toEqual([]);
  });

  test('mistakes do not compile, in a browser project neither', () => {
    const program = `
      import { createClient, ApiError } from 'incident-drafting-client';
      const client = createClient({ baseUrl: 'https://api.example.com/v1', credential: 'x' });
      // @ts-expect-error an empty body
      client.createNarration({});
      // @ts-expect-error both inputs at once
      client.createNarration({ audio: { data: new Blob([]) }, transcript: 'x' });
      const { neris } = await client.readNarration('nar_1');
      // @ts-expect-error a misspelt code
      export const is = neris?.incident_types?.[0]?.type === 'FIRE||STRUCTURE_FIRE||CHIMNY_FIRE';
      // @ts-expect-error a misspelt module
      export const base = neris?.bse;
      export const about = (error: ApiError) => {
        // @ts-expect-error a misspelt error code
        if (error.is('RATE_LIMTED')) return;
        // @ts-expect-error details of another error
        if (error.is('EXTRACTION_FAILED')) return error.details.retry_after_seconds;
      };
      client.createNarration({ audio: { data: new Blob([]).stream(), mime: 'audio/webm' }, metadata: { station: 8 } });
    `;
    expect(compile('mistakes.ts', program, '--types', '', '--lib', 'es2022,dom')).toEqual([]);
  });
});
