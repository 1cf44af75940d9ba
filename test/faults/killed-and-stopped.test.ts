import { once } from 'node:events';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { DATABASES, SQLITE, type TestDatabase } from '../support/database/databases.ts';
import type { Answer } from '../support/service/call.ts';
import { MAPLETON } from '../support/service/departments.ts';
import {
  eventually,
  prepareAcme,
  type Server,
  startGatedServer,
  startServer,
  stopAll,
  svc,
  withDatabase,
} from '../support/service/processes.ts';

afterAll(stopAll);

describe.concurrent.each(DATABASES)('on $name', (engine) => {
  test.sequential('a server killed amid a narration leaves it processing; the next one sweeps it to failed', async () => {
    const stage = await newStage(engine);
    const server = await startGatedServer(stage.environment);
    const call = narrate(server, stage.key, 'Cut short.').catch(() => 'cut off');
    const id = await processing(stage.database);
    expect((await read(server, stage.key, id)).json).toMatchObject({ status: 'processing', neris: null, error: null });
    await server.stop('SIGKILL');
    expect(await call).toBe('cut off');

    // While a call could still be at work on it, it is not known to be orphaned.
    const patient = await startServer({ ...stage.environment, SWEEP_SECONDS: '1' });
    expect((await read(patient, stage.key, id)).json.status).toBe('processing');
    await patient.stop();

    const next = await startServer({ ...stage.environment, CALL_SECONDS: '1', SWEEP_SECONDS: '1' });
    await eventually(async () => expect((await read(next, stage.key, id)).json.status).toBe('failed'));
    expect((await read(next, stage.key, id)).json).toMatchObject({
      error: { code: 'PROCESSING_INTERRUPTED' },
      transcript: 'Cut short.',
      neris: null,
      gaps: [],
      timings: null,
      completed_at: expect.stringMatching(/^\d{4}-/),
    });
    const swept = await withDatabase(stage.database, (db) =>
      db.selectFrom('audit').selectAll().where('action', '=', 'sweep').execute(),
    );
    expect(swept).toMatchObject([{ actor: 'server', subject: 'narrations' }]);
    await next.stop();
    await stage.database.drop();
  });
});

describe('a server told to stop', () => {
  let stage: Stage;
  beforeEach(async () => {
    stage = await newStage(SQLITE);
    return () => stage.database.drop();
  });

  test('does not wait for a connection on which nothing was asked yet', async () => {
    const server = await startServer(stage.environment);
    const { hostname, port } = new URL(server.url);
    const socket = connect({ host: hostname, port: Number(port) });
    await once(socket, 'connect');
    expect((await server.call('GET', '/processing-messages')).status).toBe(200);
    const asked = performance.now();
    expect((await server.stop('SIGTERM')).code).toBe(0);
    expect(performance.now() - asked).toBeLessThan(20_000);
    socket.destroy();
  });

  test.each(['SIGTERM', 'SIGINT'] as const)('by %s lets the call under way finish with 200', async (signal) => {
    const server = await startServer(stage.environment);
    const body = JSON.stringify({ department: MAPLETON.neris_id, transcript: 'Half of it is still to come.' });
    const { finish, answer } = await beginUpload(server, stage.key, body);
    server.signal(signal);
    await eventually(() => expect(server.output()).toContain('stopping'));
    // Nobody new is taken in while it waits for the one it has.
    await eventually(() => expect(server.call('GET', '/ping')).rejects.toThrow('fetch failed'));
    finish();
    const made = await answer;
    expect(made).toMatchObject({ status: 200, json: { status: 'complete' } });
    expect(await server.ended).toMatchObject({ code: 0, stderr: '' });
    const stored = await withDatabase(stage.database, (db) => db.selectFrom('narrations').selectAll().execute());
    expect(stored).toMatchObject([{ id: made.json.id, status: 'complete' }]);
  });

  test('waits for the engine as well', async () => {
    const server = await startGatedServer(stage.environment);
    const call = narrate(server, stage.key, 'Takes its time.');
    await processing(stage.database);
    server.signal('SIGTERM');
    await eventually(() => expect(server.call('GET', '/ping')).rejects.toThrow('fetch failed'));
    rmSync(stage.hold);
    expect(await call).toMatchObject({ status: 200, json: { status: 'complete', transcript: 'Takes its time.' } });
    // The caller's connection would be kept open for a next request; it must not keep the server from ending.
    const answered = performance.now();
    expect(await server.ended).toMatchObject({ code: 0, stderr: '' });
    expect(performance.now() - answered).toBeLessThan(8000);
  });

  test('twice does not wait', async () => {
    const server = await startServer(stage.environment);
    const { answer } = await beginUpload(server, stage.key, '{"never": "finished"}');
    server.signal('SIGTERM');
    await eventually(() => expect(server.output()).toContain('stopping'));
    const [ended] = await Promise.all([server.stop('SIGTERM'), expect(answer).rejects.toThrow()]);
    expect(ended.code).toBe(1);
  });
});

describe('a narration deleted while it is being processed', () => {
  test('stays deleted: its call ends 404 and no recording is left', async () => {
    const stage = await newStage(SQLITE);
    const server = await startGatedServer(stage.environment);
    const audio = { data: Buffer.from('Take it back.').toString('base64'), mime: 'audio/wav' };
    const call = server.call('POST', '/narrations', {
      credential: stage.key,
      body: { department: MAPLETON.neris_id, audio },
    });
    const id = await processing(stage.database);
    const recordings = () => readdirSync(join(stage.database.dataDir, 'audio'));
    await eventually(() => expect(recordings()).toHaveLength(1));
    expect(await svc(stage.environment, 'delete', '--narration', id, '--yes')).toMatchObject({ code: 0 });
    rmSync(stage.hold);
    expect(await call).toMatchObject({ status: 404, json: { error: { code: 'NOT_FOUND' } } });
    expect(await read(server, stage.key, id)).toMatchObject({ status: 404 });
    expect(recordings()).toEqual([]);
    await server.stop();
    await stage.database.drop();
  });
});

interface Stage {
  database: TestDatabase;
  environment: Record<string, string>;
  key: string;
  /** While this file exists, a gated server's engine waits. */
  hold: string;
}

async function newStage(engine: (typeof DATABASES)[number]): Promise<Stage> {
  const database = await engine.create();
  const [key = ''] = await prepareAcme(database, 'live');
  const hold = join(database.dataDir, 'hold');
  writeFileSync(hold, '');
  return { database, environment: { ...database.environment, HOLD: hold }, key, hold };
}

function narrate(server: Server, credential: string, transcript: string): Promise<Answer> {
  return server.call('POST', '/narrations', { credential, body: { department: MAPLETON.neris_id, transcript } });
}

function read(server: Server, credential: string, id: string): Promise<Answer> {
  return server.call('GET', `/narrations/${id}`, { credential });
}

/** The id of the one narration under way, as soon as it is. */
function processing(database: TestDatabase): Promise<string> {
  return eventually(() =>
    withDatabase(database, async (db) => {
      const rows = await db.selectFrom('narrations').select('id').where('status', '=', 'processing').execute();
      expect(rows).toHaveLength(1);
      return rows[0]?.id ?? '';
    }),
  );
}

/** A request of which the server has the head and half of the body. */
async function beginUpload(
  server: Server,
  key: string,
  body: string,
): Promise<{ finish(): void; answer: Promise<{ status: number | undefined; json: Answer['json'] }> }> {
  const sending = request(`${server.url}/narrations`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      // The server says go on once it has read the head: then the call is under way.
      expect: '100-continue',
    },
  });
  const answer = new Promise<{ status: number | undefined; json: Answer['json'] }>((resolve, reject) => {
    sending.once('error', reject);
    sending.once('response', async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      resolve({ status: response.statusCode, json: JSON.parse(text) });
    });
  });
  sending.flushHeaders();
  await new Promise((resolve) => sending.once('continue', resolve));
  const half = body.length >> 1;
  sending.write(body.slice(0, half));
  return { finish: () => void sending.end(body.slice(half)), answer };
}
