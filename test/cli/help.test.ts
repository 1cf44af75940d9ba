import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditCommand } from '../../src/cli/audit.ts';
import { backupCommand, restoreCommand } from '../../src/cli/backup.ts';
import { deleteCommand } from '../../src/cli/delete.ts';
import { departmentsCommand } from '../../src/cli/departments.ts';
import { draftCommand } from '../../src/cli/draft.ts';
import { keysCommand } from '../../src/cli/keys.ts';
import { narrationsCommand } from '../../src/cli/narrations.ts';
import { partnersCommand } from '../../src/cli/partners.ts';
import { qualityCommand } from '../../src/cli/quality.ts';
import { secretCommand } from '../../src/cli/secret.ts';
import { recogniserCommand, serveCommand } from '../../src/cli/serve.ts';
import { settingsCommand } from '../../src/cli/settings.ts';
import { sweepCommand } from '../../src/cli/sweep.ts';
import { usageCommand } from '../../src/cli/usage.ts';
import { ROOT, run, stopAll, svc } from '../support/service/processes.ts';

/** The commands an operator needs, as the contract with the operator names them. */
const COMMANDS = [
  ...['serve', 'recogniser'],
  ...['add', 'list', 'show', 'go-live', 'suspend', 'resume', 'limits', 'retention'].map((name) => `partners ${name}`),
  ...['issue', 'list', 'revoke'].map((name) => `keys ${name}`),
  ...['status', 'prepare', 'switch', 'retire'].map((name) => `secret ${name}`),
  ...['import', 'show', 'search'].map((name) => `departments ${name}`),
  ...[
    'narrations show',
    'narrations list',
    'usage',
    'quality',
    'delete',
    'sweep',
    'backup',
    'restore',
    'audit',
    'settings',
  ],
];
const TREE = [
  serveCommand(),
  recogniserCommand(),
  partnersCommand(),
  keysCommand(),
  secretCommand(),
  departmentsCommand(),
  narrationsCommand(),
  usageCommand(),
  qualityCommand(),
  draftCommand(),
  deleteCommand(),
  sweepCommand(),
  backupCommand(),
  restoreCommand(),
  auditCommand(),
  settingsCommand(),
];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'svc-test-'));
});
afterAll(async () => {
  await stopAll();
  rmSync(folder, { recursive: true, force: true });
});

describe('svc explains itself', () => {
  test.concurrent.each([
    ['', /^ {2}partners {2,}\w/m],
    ['partners', /^ {2}go-live \[options\] <slug> {2,}\w/m],
    ['partners limits', /--set <name=ceiling\.\.\.> {2,}\w/m],
    ['delete', /--yes {2,}\w/m],
  ])('svc %s --help', async (command, line) => {
    const words = command.split(' ').filter(Boolean);
    const { code, stdout, stderr } = await svc({}, ...words, '--help');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(new RegExp(`^Usage: ${['svc', ...words].join(' ')}\\b`));
    expect(stdout).toMatch(line);
  });

  test('the help lists every group of commands', async () => {
    const { stdout } = await svc({}, '--help');
    for (const command of TREE) expect(stdout).toMatch(new RegExp(`^  ${command.name()}\\b`, 'm'));
  });

  test('everything that can be said has its command, and every command and option its meaning', () => {
    const leaves = TREE.flatMap((command) => leavesOf(command, []));
    expect(leaves.map(({ path }) => path)).toEqual(expect.arrayContaining(COMMANDS));
    for (const { path, command } of leaves) {
      expect(`${path}: ${command.description()}`).toMatch(/: \w.{9}/);
      for (const option of command.options)
        expect(`${path} ${option.flags}: ${option.description}`).toMatch(/: \w.{3}/);
      expect(command.helpInformation()).toContain('--help');
    }
  });

  function leavesOf(command: Command, above: string[]): { path: string; command: Command }[] {
    const path = [...above, command.name()];
    if (command.commands.length === 0) return [{ path: path.join(' '), command }];
    return command.commands.flatMap((child) => leavesOf(child, path));
  }
});

describe('svc used wrongly ends with 2, says how it is used, and touches nothing', () => {
  test.concurrent.each<[string, RegExp]>([
    ['', /^Usage: svc/],
    ['partners', /^Usage: svc partners/],
    ['partners nonsense', /unknown command 'nonsense'/],
    ['partners list --nonsense', /unknown option '--nonsense'/],
    ['partners add acme', /required option '--name <name>' not specified/],
    ['partners go-live acme', /required option '--agreement <text>' not specified/],
    ['partners limits acme --set nonsense=5', /partner_narration_key/],
    ['partners retention acme soon', /whole number/],
    ['keys issue acme --mode real', /Allowed choices are test, live/],
    ['keys issue acme --expires 2027-02-30', /a day such as/],
    ['keys issue acme --expires soon', /a day such as/],
    ['keys revoke', /missing required argument/],
    ['backup', /missing required argument/],
    ['restore', /missing required argument/],
    ['delete --yes', /--narration, --department or --partner/],
    ['audit --last none', /whole number/],
    ['quality --from 2026-02-30', /a day such as/],
    ['usage --month 2026-13', /a month such as/],
    ['narrations list --status done', /Allowed choices are processing, complete, failed/],
  ])('svc %s', async (line, message) => {
    const untouched = join(folder, 'untouched');
    const { code, stdout, stderr } = await svc({ DATA_DIR: untouched }, ...line.split(' ').filter(Boolean));
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
    expect(() => readFileSync(join(untouched, 'secret'))).toThrow('ENOENT');
  });

  test('no days at all are not taken for 0 days', async () => {
    expect(await svc({ DATA_DIR: folder }, 'partners', 'retention', 'acme', '')).toMatchObject({ code: 2 });
  });
});

describe('svc and the settings', () => {
  test('a wrong setting is named in one line, with 1', async () => {
    const { code, stdout, stderr } = await svc({ DATA_DIR: folder, PORT: 'x' }, 'partners', 'list');
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toBe('svc: PORT must be a whole number from 0 to 65535.\n');
  });

  test('a database that does not answer is one line too, and never the password', async () => {
    const DATABASE_URL = 'postgres://svc:hunter2hunter2@127.0.0.1:1/svc';
    const { code, stderr } = await svc({ DATA_DIR: folder, DATABASE_URL }, 'partners', 'list');
    expect(code).toBe(1);
    expect(stderr).toMatch(/^svc: the work could not be done: .*ECONNREFUSED.*\n$/);
    expect(stderr).not.toContain('hunter2');
  });

  test('settings lists every one with its default and meaning, and so do the operating instructions', async () => {
    const { json } = await svc({}, 'settings', '--json');
    expect(json.map((setting: { name: string }) => setting.name)).toEqual(
      expect.arrayContaining(['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'REDIS_URL', 'SVC_SECRET', 'TLS_CERT_FILE']),
    );
    expect(json).toContainEqual({ name: 'PORT', default: '8080', meaning: expect.stringContaining('Port') });
    const table = await svc({}, 'settings');
    const instructions = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
    for (const { name, default: preset, meaning } of json) {
      expect(meaning.length).toBeGreaterThan(10);
      expect(table.stdout).toMatch(new RegExp(`^${name} `, 'm'));
      expect(instructions).toContain(`| \`${name}\` | ${preset === null ? '' : `\`${preset}\``} | ${meaning} |`);
    }
  });
});

describe('bin/svc', () => {
  test('takes a relative DATA_DIR from where it is called', async () => {
    const command = `cd "$1" && mkdir -p place && cd place && DATA_DIR=here "$2/bin/svc" --json partners list`;
    expect(await run('bash', ['-c', command, 'bash', folder, ROOT])).toMatchObject({ code: 0, stdout: '[]\n' });
    expect(readFileSync(join(folder, 'place/here/secret'), 'utf8')).toMatch(/^[\w-]{64}\n$/);
  });

  test('passes the end of the command on', async () => {
    expect(await run(join(ROOT, 'bin/svc'), ['nonsense'])).toMatchObject({ code: 2 });
  });

  test('ends quietly when whoever reads it has seen enough', async () => {
    const command = 'set -o pipefail; node build/cli/main.js settings --json | true; echo "ended with $?"';
    const { stdout, stderr } = await run('bash', ['-c', `for i in 1 2 3; do ${command}; done`]);
    expect({ stdout, stderr }).toEqual({ stdout: 'ended with 0\n'.repeat(3), stderr: '' });
  });
});
