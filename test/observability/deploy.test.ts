import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { FAILURE_EVENTS } from '../../src/kit/failure-events.ts';
import { SQLITE, type TestDatabase } from '../support/database/databases.ts';
import { MAPLETON } from '../support/service/departments.ts';
import { type PrivatePort, privatePort, type Series, sumOf } from '../support/service/private-port.ts';
import { eventually, prepareAcme, ROOT, type Server, startServer, stopAll } from '../support/service/processes.ts';

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; todo: string };
}

const rules: Rule[] = parse(readFileSync(join(ROOT, 'deploy/prometheus/alerts.yaml'), 'utf8')).groups.flatMap(
  (group: { rules: Rule[] }) => group.rules,
);
const dashboard = JSON.parse(readFileSync(join(ROOT, 'deploy/grafana/dashboard.json'), 'utf8'));
const panels: [title: string, exprs: string[]][] = dashboard.panels.map(
  ({ title, targets }: { title: string; targets: { expr: string }[] }) => [title, targets.map(({ expr }) => expr)],
);

let database: TestDatabase;
let server: Server;
let port: PrivatePort;
let live: string;
let series: Series;
beforeAll(async () => {
  database = await SQLITE.create();
  const keys = await prepareAcme(database, 'test', 'live');
  const [key = ''] = keys;
  live = keys[1] ?? '';
  server = await startServer({
    ...database.environment,
    PRIVATE_PORT: '0',
    RECOGNISER: 'local',
    RECOGNISER_PROCESSES: '1',
  });
  const url = server.log().find((line) => line.private !== undefined)?.private;
  port = privatePort(String(url));
  const narrate = (credential: string | undefined, transcript: string) =>
    server.call('POST', '/narrations', { credential, body: { department: MAPLETON.neris_id, transcript } });
  expect((await narrate(live, 'Engine 41 on scene, nothing showing.')).status).toBe(200);
  expect((await narrate(key, 'sandbox:extraction_failed')).status).toBe(502);
  expect((await narrate(key, 'sandbox:rate_limited')).status).toBe(429);
  expect((await narrate(undefined, 'Nobody says this.')).status).toBe(401);
  // A request is counted once its answer has been sent, and the recogniser takes a moment to start.
  series = await eventually(async () => {
    const now = await port.metrics();
    expect(sumOf(now, 'svc_refusals_total', { code: 'MISSING_CREDENTIAL' })).toBe(1);
    expect(sumOf(now, 'svc_part_ok', { part: 'recogniser' })).toBe(1);
    expect(now.get('svc_last_sweep_timestamp_seconds')).toBeGreaterThan(0);
    return now;
  }, 60_000);
});
afterAll(async () => {
  await stopAll();
  await database.drop();
});

describe('the alerts', () => {
  test.each(rules.map((rule) => [rule.alert, rule] as const))('%s asks for figures that are there', (_, { expr }) => {
    expectKnown(expr);
  });

  test.each(rules.map((rule) => [rule.alert, rule] as const))('%s says how urgent it is and what to do', (_, rule) => {
    expect(['page', 'ticket', 'info']).toContain(rule.labels.severity);
    expect(rule.annotations.summary.length).toBeGreaterThan(10);
    expect(rule.annotations.todo.length).toBeGreaterThan(40);
  });

  test('name what the log names, and only that', () => {
    const told = rules.flatMap(({ annotations }) => [...annotations.todo.matchAll(/"([a-z]+ [a-z]+)"/g)]);
    for (const [, event] of told) expect(FAILURE_EVENTS).toContain(event);
  });
});

describe('the dashboard', () => {
  test.each(panels)('"%s" shows figures that are there', (_, exprs) => {
    expect(exprs.length).toBeGreaterThan(0);
    for (const expr of exprs) expectKnown(expr);
  });

  test('shows every figure of the service', () => {
    const shown = panels.flatMap(([, exprs]) => exprs).join('\n');
    for (const name of new Set(
      [...series.keys()].map((key) => baseOf(key)).filter((name) => name.startsWith('svc_')),
    )) {
      if (name !== 'svc_queue_room') expect(shown).toContain(name);
    }
  });
});

describe('the figures of a real server', () => {
  test('tell how many wait while the reader stands still, and /readyz when it is gone', async () => {
    const reader = readerOf(server.pid);
    process.kill(reader, 'SIGSTOP');
    const body = { department: MAPLETON.neris_id, transcript: 'Engine 41 on scene.' };
    const calls = [1, 2, 3].map(() => server.call('POST', '/narrations', { credential: live, body }));
    await eventually(async () => {
      const now = await port.metrics();
      expect(now.get('svc_queue_working{queue="reader"}')).toBe(1);
      expect(now.get('svc_queue_waiting{queue="reader"}')).toBe(2);
    });
    process.kill(reader, 'SIGKILL');
    // The one it was reading fails, and says why in its own name; the others are read by its successor.
    const answers = await Promise.all(calls);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 502]);
    const lost = answers.find(({ status }) => status === 502);
    await eventually(() =>
      expect(server.log()).toContainEqual(
        expect.objectContaining({
          level: 50,
          code: 'EXTRACTION_FAILED',
          failure: 'ProcessEnded SIGKILL',
          id: lost?.headers.get('x-request-id'),
          narration: lost?.json.error.details.id,
        }),
      ),
    );
    expect(sumOf(await port.metrics(), 'svc_failures_total', { event: 'reader ended' })).toBe(1);
    await eventually(async () => expect((await port.ready()).status).toBe(200));
  });

  test('the private port stays open until the server has stopped', async () => {
    const { code } = await server.stop();
    expect(code).toBe(0);
    await expect(port.get('/healthz')).rejects.toThrow();
  });
});

function readerOf(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  const reader = children.find((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('serving/worker.js'));
  return Number(reader);
}

/** Every metric of an expression is there, and every condition on its labels picks a series that is. */
function expectKnown(expr: string): void {
  const selectors = [...expr.matchAll(/\b((?:svc|process|nodejs)_[a-z0-9_]+)(?:\{([^}]*)\})?/g)];
  if (selectors.length === 0) expect(expr).toMatch(/^up\{job="svc"\}/);
  for (const [text, name = '', conditions = ''] of selectors) {
    const wanted = [...conditions.matchAll(/(\w+)(=~?)"([^"]*)"/g)].filter(([, label]) => label !== 'instance');
    const found = [...series.keys()].filter((key) => {
      const labels = new Map([...key.matchAll(/(\w+)="([^"]*)"/g)].map(([, label = '', value = '']) => [label, value]));
      const is = ([, label = '', operator, value = '']: RegExpExecArray) => {
        const own = labels.get(label);
        return own !== undefined && (operator === '=' ? own === value : new RegExp(`^(?:${value})$`).test(own));
      };
      return key.split('{')[0] === name && wanted.every(is);
    });
    expect(found.length, text).toBeGreaterThan(0);
  }
}

/** The metric that a series is of, a histogram's without what its parts add. */
function baseOf(key: string): string {
  return (key.split('{')[0] ?? '').replace(/_(bucket|count|sum)$/, '');
}
