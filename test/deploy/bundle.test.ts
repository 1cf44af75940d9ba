import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SHOWCASE } from '../../src/sandbox/showcase.ts';
import { call } from '../support/service/call.ts';
import { ROOT, run } from '../support/service/processes.ts';

/** Half of what an installation took before there was a bundle, packages for development included. */
const MOST_MEGABYTES = 325;
/** Somebody who owns nothing: the tests may be run by root, whom no permission holds back. */
const NOBODY = 65534;
const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** The bundle as the image and the unit run it: no network, no npm, a tree that cannot be written, the data elsewhere. */
describe('the folder that script/bundle makes', () => {
  let folder: string;
  let bundle: string;
  const environment = (settings: Record<string, string> = {}) => ({
    // Node and what the shell script calls, and nothing of the environment the tests run in.
    PATH: `${dirname(process.execPath)}:/usr/bin:/bin`,
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
    ...settings,
  });
  const running: ChildProcess[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'svc-bundle-'));
    chmodSync(folder, 0o755);
    bundle = join(folder, 'svc');
    const { code, stderr } = await run('script/bundle', [bundle]);
    expect(code, stderr).toBe(0);
    mkdirSync(join(folder, 'data'), { mode: 0o777 });
    chmodSync(join(folder, 'data'), 0o777);
    await run('chmod', ['-R', 'a-w', bundle]);
  });
  afterAll(async () => {
    for (const child of running) child.kill('SIGKILL');
    await run('chmod', ['-R', 'u+w', bundle]);
    rmSync(folder, { recursive: true, force: true });
  });

  function svc(...words: string[]): Promise<{ code: number | null; stdout: string; stderr: string }> {
    const child = spawn(join(bundle, 'bin/svc'), words, { env: environment(), cwd: '/', ...asNobody });
    return outcome(child);
  }

  async function serve(): Promise<{ url: string; stop(): Promise<number | null> }> {
    const settings = { RECOGNISER_PROCESSES: '1', CONSOLE: 'true' };
    const child = spawn(join(bundle, 'bin/svc'), ['serve'], { env: environment(settings), cwd: '/', ...asNobody });
    running.push(child);
    let output = '';
    const url = await new Promise<string>((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => {
          output += text;
          const said = /"url":"(.*?)"/.exec(output)?.[1];
          if (said) resolve(said);
        });
      child.once('exit', (code) => reject(new Error(`it ended with ${code}: ${output}`)));
    });
    return {
      url,
      async stop() {
        child.kill('SIGTERM');
        const [code] = await once(child, 'exit');
        return code;
      },
    };
  }

  test('is less than half of an installation, and holds neither tests nor tools nor other machines’ binaries', () => {
    const files = readdirSync(bundle, { recursive: true, encoding: 'utf8' });
    const bytes = files.reduce((sum, file) => sum + statSync(join(bundle, file)).size, 0);
    expect(bytes / 1e6).toBeLessThan(MOST_MEGABYTES);
    expect(
      files.filter((file) => /node_modules\/(typescript|vitest)\/|\.d\.ts$|\.dll$|\.dylib$|^(test|eval)\//.test(file)),
    ).toEqual([]);
    const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    for (const name of Object.keys(dependencies)) {
      expect(existsSync(join(bundle, 'node_modules', name, 'package.json')), name).toBe(true);
    }
    const licensed = (name: string) =>
      readdirSync(join(bundle, 'node_modules', name)).some((file) => /^licen/i.test(file));
    expect(Object.keys(dependencies).filter((name) => hasLicence(name) && !licensed(name))).toEqual([]);
  });

  test('serves text, sound and pages to somebody who can write nothing in it, and stops with 0', async () => {
    for (const words of [
      ['departments', 'import', join(ROOT, 'examples/departments.csv')],
      ['partners', 'add', 'acme', '--name', 'Acme Records'],
    ]) {
      expect(await svc(...words), words.join(' ')).toMatchObject({ code: 0 });
    }
    const issued = await svc('--json', 'keys', 'issue', 'acme');
    const credential: string = JSON.parse(issued.stdout).secret;
    const server = await serve();
    const department = SHOWCASE.department.neris_id;
    const narrate = (body: object) => call(server.url, 'POST', '/narrations', { credential, body });

    const text = await narrate({ department, transcript: SHOWCASE.transcript });
    expect([text.status, text.json.status]).toEqual([200, 'complete']);
    expect(text.json.neris.incident_types[0].type).toBe('FIRE||STRUCTURE_FIRE||CONFINED_COOKING_APPLIANCE_FIRE');
    const data = readFileSync(join(ROOT, 'examples/fall.m4a')).toString('base64');
    const sound = await narrate({ department, audio: { mime: 'audio/m4a', data } });
    expect([sound.status, sound.json.transcript?.length > 100]).toEqual([200, true]);

    const pages = [
      '/capture',
      '/console',
      '/docs',
      '/docs/quickstart',
      '/docs/swagger-ui-bundle.js',
      '/v1/openapi.json',
    ];
    for (const page of pages) expect([page, (await fetch(new URL(page, server.url))).status]).toEqual([page, 200]);
    expect(await server.stop()).toBe(0);
  });

  test('without a data folder that it may write it does not start, and says so in one line', async () => {
    const child = spawn(join(bundle, 'bin/svc'), ['serve'], {
      env: environment({ DATA_DIR: join(bundle, 'data') }),
      ...asNobody,
    });
    const { code, stderr } = await outcome(child);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The service did not start\. .*(EACCES|EROFS).*\n$/);
  });
});

function hasLicence(name: string): boolean {
  return readdirSync(join(ROOT, 'node_modules', name)).some((file) => /^licen/i.test(file));
}

async function outcome(child: ChildProcess): Promise<{ code: number | null; stdout: string; stderr: string }> {
  let [stdout, stderr] = ['', ''];
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const [code] = await once(child, 'close');
  return { code, stdout, stderr };
}
