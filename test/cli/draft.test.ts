import { describe, expect, test } from 'vitest';
import { run } from '../support/service/processes.ts';

const draft = (args: string[], stdin = '') => run('node', ['build/cli/main.js', 'draft', ...args], {}, stdin);
const line = (fields: object) =>
  JSON.stringify({
    id: 'a',
    department: { neris_id: 'FD24031901' },
    received_at: '2026-03-14T23:40:00-04:00',
    transcript: 'Engine 41 went to 12 Oak Street for a lift assist, helped a man back into bed, no injury.',
    ...fields,
  });

/** Controls and marks of direction; a line may end. */
const NOT_PRINTED = /[^\P{C}\n]/gu;

describe('svc draft', { concurrent: true }, () => {
  test('of many: a bad line is answered in its place, the others are drafted, and it ends with 1', async () => {
    const lines = [line({ id: 1, received_at: '2026-03-14T23:40:00' }), '{', line({ id: 3 })];
    const { code, stdout, stderr } = await draft(['--jsonl', '-'], `${lines.join('\n')}\n\n`);
    const [zoneless, broken, drafted, ...more] = stdout
      .trim()
      .split('\n')
      .map((text) => JSON.parse(text));
    expect(zoneless).toMatchObject({ id: 1, error: expect.stringMatching(/^received_at: /) });
    expect(broken).toEqual({ id: null, error: 'The line is not a JSON object.' });
    expect(drafted).toMatchObject({ id: 3, neris: { base: { location: { street: 'Oak' } } } });
    expect(more).toEqual([]);
    expect([code, stderr]).toEqual([1, 'svc: 2 of the lines could not be drafted; their answers say why.\n']);
  });

  test('of many: ends with 0 when each was drafted', async () => {
    const { code, stdout } = await draft(['--jsonl', '-'], line({}));
    expect([code, JSON.parse(stdout).id]).toEqual([0, 'a']);
  });

  test('what was said gives the terminal no orders, and is the same to a program', async () => {
    const said = 'Engine 41 went to 12 \u001b]0;title\u0007Oak\u009b31m Street\u202e for a lift assist,\r\nno injury.';
    const words = ['--department', 'FD24031901', '--received-at', '2026-03-14T18:40:00Z'];
    const [pretty, json, lines] = await Promise.all([
      draft([...words, '--pretty'], said),
      draft(words, said),
      draft(['--jsonl', '-'], line({ id: said, transcript: said })),
    ]);
    for (const { code, stdout } of [pretty, json, lines]) {
      expect([code, stdout.match(NOT_PRINTED)]).toEqual([0, null]);
    }
    expect(pretty.stdout).toContain(
      'Engine 41 went to 12 \\x1b]0;title\\x07Oak\\x9b31m Street\\u{202e} for a lift assist,\\x0d\nno injury.',
    );
    expect(JSON.parse(json.stdout).transcript).toBe(said);
    expect(JSON.parse(lines.stdout).id).toBe(said);
  });

  test('neither do words that it does not know, or a file that is not there', async () => {
    const [option, file] = await Promise.all([
      draft(['--\u001b[31m']),
      draft(['--department', 'FD24031901', '\u202e']),
    ]);
    expect([option.code, option.stderr.match(NOT_PRINTED)]).toEqual([2, null]);
    expect([file.code, file.stderr]).toEqual([1, 'svc: \\u{202e} cannot be read (ENOENT).\n']);
  });

  test('takes no time without its zone: it would mean another moment on every machine', async () => {
    const words = ['--department', 'FD24031901', '--received-at', '2026-03-14T18:40:00'];
    const { code, stderr } = await draft(words, 'Engine 41 went to 12 Oak Street.');
    expect([code, stderr]).toEqual([1, 'svc: --received-at must be a time with its zone, as 2026-03-14T18:40:00Z.\n']);
  });
});
