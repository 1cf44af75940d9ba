import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { SAMPLE_NARRATION } from '../../src/http/contract/samples/narration.ts';
import { blocksOf, indentedCode } from '../support/markdown.ts';
import { ROOT } from '../support/service/processes.ts';
import { CAN_TYPE, type Reader, sitDown } from '../support/shell.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const docs = ['docs', 'docs/guides'].flatMap((folder) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`),
);
const DOCUMENTS = ['README.md', 'client/README.md', 'examples/README.md', ...docs];

/** Commands that no test can run, and why; what is marked so in a document must stand here. */
const NOT_RUN = [
  'README.md: script/test: it would run this test too',
  'docs/operations.md: bin/svc delete --partner: nothing is left to delete then; test/cli/delete.test.ts does',
  'docs/operations.md: cp -r build-bundle: it installs a service on this machine',
  'docs/operations.md: docker build -f: there is no container engine where the tests run',
  'examples/README.md: npm install --prefix: it fetches 150 MB of voices that the project does not need',
];

const blocks = DOCUMENTS.flatMap((file) => blocksOf(read(file)).map((block) => ({ file, ...block })));
const commands = blocks.filter(({ language }) => language === 'sh');

let reader: Reader;
beforeAll(() => {
  reader = sitDown();
});
afterAll(() => reader?.leave());

describe.each(DOCUMENTS)('%s', (file) => {
  test('shows code in blocks that name their language, so that no command escapes', () => {
    expect(indentedCode(read(file))).toEqual([]);
    expect(blocksOf(read(file)).filter(({ language }) => !/^[a-z]+$/.test(language))).toEqual([]);
    expect(blocksOf(read(file)).map(({ language }) => language)).not.toContain('bash');
  });

  const own = commands.filter((block) => block.file === file && block.notRun === undefined);
  describe.runIf(CAN_TYPE && own.length > 0)('in a fresh clone without a registry', () => {
    beforeAll(() => reader.openTerminal());

    test.each(own.map(({ line, text }) => [line, text.split('\n')[0], text] as const))(
      'line %i works: %s',
      async (_line, _first, text) => {
        const { code, output } = await reader.do(text);
        expect(code, output).toBe(0);
      },
    );
  });
});

test('what is not run is known', () => {
  const marked = commands.filter(({ notRun }) => notRun !== undefined);
  const shown = marked.map(({ file, text, notRun }) => {
    const [command] = /^\S+(?: [^\s'"]+){0,2}/.exec(text) ?? [];
    return `${file}: ${command?.trim()}: ${notRun}`;
  });
  expect(shown.toSorted()).toEqual(NOT_RUN);
});

test('the answer that the README shows is part of what the service answers', () => {
  const [excerpt, ...others] = blocksOf(read('README.md')).filter(({ language }) => language === 'json');
  expect(others).toEqual([]);
  const { gaps, ...shown } = JSON.parse(excerpt?.text ?? '');
  expect(SAMPLE_NARRATION).toMatchObject(shown);
  for (const gap of gaps) expect(SAMPLE_NARRATION.gaps).toContainEqual(expect.objectContaining(gap));
});

test('every file that a document links to is there', () => {
  const missing = DOCUMENTS.flatMap((file) =>
    [...read(file).matchAll(/\]\(([^)#:]+)\)/g)]
      .map(([, link = '']) => join(file, '..', link))
      .filter((target) => !existsSync(join(ROOT, target))),
  );
  expect(missing).toEqual([]);
});
