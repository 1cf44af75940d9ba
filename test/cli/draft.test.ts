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

  test('takes no time without its zone: it would mean another moment on every machine', async () => {
    const words = ['--department', 'FD24031901', '--received-at', '2026-03-14T18:40:00'];
    const { code, stderr } = await draft(words, 'Engine 41 went to 12 Oak Street.');
    expect([code, stderr]).toEqual([1, 'svc: --received-at must be a time with its zone, as 2026-03-14T18:40:00Z.\n']);
  });
});
