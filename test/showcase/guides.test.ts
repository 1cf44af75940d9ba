import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROUTES } from '../../src/http/contract/routes.ts';
import { GUIDES } from '../../src/http/pages/guides.ts';
import { ERRORS } from '../../src/kit/errors.ts';
import { LIMITS } from '../../src/limits/ceilings.ts';
import { blocksOf } from '../support/markdown.ts';
import { ROOT, run, stopAll, svcOk } from '../support/service/processes.ts';
import { type Sandbox, startSandbox } from '../support/service/sandbox.ts';

const PYTHON = spawnSync('python3', ['--version']).status === 0;
if (!PYTHON) {
  if (process.env.CI === 'true') throw new Error('No python3 here: run the tests with script/test.');
  process.stderr.write('SKIPPED: the Python quickstart (python3 is missing).\n');
}

/** What this test reads of a request in a Postman collection. */
interface PostmanItem {
  name: string;
  request: {
    method: string;
    url: { raw: string; query: { key: string; value: string }[] };
    header: { key: string; value: string }[];
    auth?: unknown;
    body?: { raw: string };
  };
}

describe('the guides beside the reference', () => {
  let sandbox: Sandbox;
  let root: string;
  beforeAll(async () => {
    sandbox = await startSandbox({ RECOGNISER: 'local', RECOGNISER_PROCESSES: '1' });
    root = sandbox.url.replace(/\/v1$/, '');
  });
  afterAll(async () => {
    await sandbox?.close();
    await stopAll();
  });
  const get = (path: string) => sandbox.call('GET', root + path);

  test.each(Object.entries(GUIDES))(
    '%s is served, every link of it leads somewhere, and nothing comes from outside',
    async (name) => {
      const page = await get(`/docs/${name}`);
      expect(page.status).toBe(200);
      expect(page.headers.get('content-type')).toMatch(/^text\/html/);
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
      const links = [...page.text.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, link = '']) => link);
      for (const link of new Set(links.filter((one) => !one.startsWith('data:')))) {
        expect(link).toMatch(/^\//);
        expect([link, (await get(link)).status]).toEqual([link, 200]);
      }
      const markdown = await get(`/docs/${name}.md`);
      expect(markdown.headers.get('content-type')).toMatch(/^text\/markdown/);
      expect(markdown.text).toMatch(/^# /);
    },
  );

  test('errors lists every code with its status', async () => {
    const { text } = await get('/docs/errors.md');
    for (const [code, [status]] of Object.entries(ERRORS)) expect(text).toContain(`| ${status} | \`${code}\` |`);
  });

  test('limits says what is counted', async () => {
    const { text } = await get('/docs/limits.md');
    const { partner_read_key: reads, ...narrations } = LIMITS;
    for (const { test: inTest, live } of Object.values(narrations)) expect(text).toContain(`| ${inTest} | ${live} |`);
    expect(text).toContain(`share ${reads.live} per key`);
  });

  test('llms.txt names what there is to read, and all of it is there', async () => {
    const { status, text } = await get('/llms.txt');
    expect(status).toBe(200);
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
    expect(links.length).toBe(Object.keys(GUIDES).length + 3);
    for (const link of links) expect([link, (await get(link)).status]).toEqual([link, 200]);
  });

  test('the Postman collection has every route, and every request of it succeeds', async () => {
    const collection = (await get('/docs/postman.json')).json;
    const made = await sandbox.call('POST', '/narrations', {
      credential: sandbox.key,
      body: { department: 'FD24031901', transcript: 'Engine 3 on scene.' },
    });
    const pinned = ['keys', 'issue', 'sandbox', '--department', 'FD24031901'];
    const departmentKey = (await svcOk({ DATA_DIR: sandbox.folder }, ...pinned)).secret;
    const items = collection.item.flatMap((folder: { item: PostmanItem[] }) => folder.item) as PostmanItem[];
    const paths = new Set();
    for (const { name, request } of items) {
      const query = new URLSearchParams(request.url.query.map(({ key, value }): [string, string] => [key, value]));
      const path = request.url.raw.replace('{{baseUrl}}', '').replace('{{id}}', made.json.id);
      paths.add(`${request.method} ${request.url.raw}`);
      const answer = await sandbox.call(request.method, query.size ? `${path}?${query}` : path, {
        ...(request.auth ? {} : { credential: name.includes('department-scoped') ? departmentKey : sandbox.key }),
        ...(request.body ? { body: request.body.raw } : {}),
        headers: Object.fromEntries(
          request.header.map(({ key, value }) => [
            key.toLowerCase(),
            value.replace('{{$guid}}', name.replace(/\W/g, '-')),
          ]),
        ),
      });
      expect([name, answer.status], answer.text).toEqual([name, expect.toBeOneOf([200, 201])]);
    }
    expect(paths.size).toBe(Object.keys(ROUTES).length);
  });

  const quickstart = blocksOf(readFileSync(join(ROOT, 'docs/guides/quickstart.md'), 'utf8'));
  const program = (language: string) => {
    const [block] = quickstart.filter((one) => one.language === language);
    return (block?.text ?? '').replace('http://127.0.0.1:8080/v1', sandbox.url);
  };

  test.runIf(PYTHON)('the quickstart in Python drafts', async () => {
    const { code, stdout, stderr } = await run('python3', ['-c', program('python')], { KEY: sandbox.key });
    expect(code, stderr).toBe(0);
    expect(stdout).toMatch(/^Maple\n[^\n]+\?\n/);
  });

  test('the quickstart in TypeScript drafts', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'svc-quickstart-'));
    const installed = join(folder, 'node_modules/incident-drafting-client');
    const tsc = ['-p', join(ROOT, 'client/tsconfig.json'), '--outDir', join(installed, 'build')];
    expect((await run(join(ROOT, 'node_modules/.bin/tsc'), tsc)).code).toBe(0);
    cpSync(join(ROOT, 'client/package.json'), join(installed, 'package.json'));
    writeFileSync(join(folder, 'draft.mjs'), program('ts'));
    const { code, stdout, stderr } = await run('node', [join(folder, 'draft.mjs')], { KEY: sandbox.key });
    expect(code, stderr).toBe(0);
    expect(stdout).toMatch(/^Maple\n[^\n]+\?\n/);
    rmSync(folder, { recursive: true });
  });
});
