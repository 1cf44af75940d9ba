import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildService } from '../../src/app/service.ts';
import { LIMIT_NAMES } from '../../src/limits/ceilings.ts';
import { setCeilings } from '../../src/partners/partners.ts';
import { readSettings } from '../../src/settings.ts';
import { asAdministrator, DATABASES, POSTGRES, SQLITE } from '../support/database/databases.ts';
import { roomForAll } from '../support/database/on-each-database.ts';
import { freePort, hasRedis, newRedis } from '../support/database/redis.ts';
import { type PrivatePort, privatePort, sumOf } from '../support/service/private-port.ts';
import { MAPLETON, startService, type TestService } from '../support/service/service.ts';
import { failsOn, hearsItsBytes, heldEngine, readerHere, withBrokenModules } from '../support/service/stages.ts';

const ON = { PRIVATE_PORT: '0' };
const BODY = { department: MAPLETON.neris_id, transcript: 'Engine 41 on scene, nothing showing.' };

async function watched(service: TestService): Promise<PrivatePort> {
  const server = await service.openPrivatePort();
  if (!server) throw new Error('there is no private port');
  return privatePort(server.url);
}

describe.each(DATABASES)('the private port, on $name', (engine) => {
  let service: TestService;
  let port: PrivatePort;
  beforeAll(async () => {
    service = await startService(engine, { environment: ON, recogniser: hearsItsBytes, engine: failsOn('gibberish') });
    port = await watched(service);
  });
  afterAll(() => service.stop());

  test('/healthz answers while the process is alive, /readyz names every part and says that it works', async () => {
    expect(await port.get('/healthz')).toMatchObject({ status: 200, text: '{"ok":true}\n' });
    expect(await port.ready()).toEqual({
      status: 200,
      json: {
        ready: true,
        parts: {
          database: { ok: true, required: true },
          secret: { ok: true, required: true },
          limiter: { ok: true, required: false },
          recogniser: { ok: true, required: false },
          reader: { ok: true, required: true },
          audio_store: { ok: true, required: false },
        },
      },
    });
  });

  test('nothing else is there, nothing can be sent, and none of it is on the port of the partners', async () => {
    expect(await port.get('/v1/ping')).toMatchObject({ status: 404 });
    expect(await port.get('/metrics/x')).toMatchObject({ status: 404 });
    for (const path of ['/healthz', '/readyz', '/metrics']) {
      const { status } = await fetch(new URL(path, service.url));
      expect([path, status]).toEqual([path, 404]);
    }
  });

  test('/metrics counts requests by route and status, stages, refusals by code and limit, and failures', async () => {
    const credential = await service.key();
    const before = await port.metrics();
    const audio = { data: Buffer.from('Engine 41 on scene.').toString('base64'), mime: 'audio/wav' };
    const made = await service.call('POST', '/narrations', { credential, body: BODY });
    expect(made.status).toBe(200);
    await service.call('POST', '/narrations', { credential, body: { department: MAPLETON.neris_id, audio } });
    await service.call('POST', '/narrations', { credential, body: { ...BODY, transcript: 'gibberish' } });
    await service.call('GET', `/narrations/${made.json.id}`, { credential });
    await service.call('GET', '/narrations/nar_of_a_partner', { credential });
    await setCeilings(service.db, 'test', 'acme', roomForAll({ partner_narration_department: 1 }));
    await service.call('POST', '/narrations', { credential, body: BODY });
    await setCeilings(service.db, 'test', 'acme', roomForAll());

    const grown = async (name: string, labels: Record<string, string>) =>
      sumOf(await port.metrics(), name, labels) - sumOf(before, name, labels);
    const requests = (method: string, route: string, status: string) =>
      grown('svc_request_duration_seconds_count', { method, route, status });
    // A request is counted once its answer has been sent.
    await vi.waitFor(async () => expect(await requests('POST', '/v1/narrations', '429')).toBe(1), { timeout: 5000 });
    expect(await requests('POST', '/v1/narrations', '200')).toBe(2);
    expect(await grown('svc_request_duration_seconds_sum', { route: '/v1/narrations', status: '200' })).toBeGreaterThan(
      0,
    );
    expect(await requests('POST', '/v1/narrations', '502')).toBe(1);
    expect(await requests('GET', '/v1/narrations/:id', '200')).toBe(1);
    expect(await requests('GET', '/v1/narrations/:id', '404')).toBe(1);
    expect(await grown('svc_refusals_total', { code: 'EXTRACTION_FAILED', limit: '' })).toBe(1);
    expect(await grown('svc_refusals_total', { code: 'RATE_LIMITED', limit: 'partner_narration_department' })).toBe(1);
    const stage = (name: string, outcome: string) =>
      grown('svc_stage_duration_seconds_count', { stage: name, outcome });
    expect(await stage('record', 'ok')).toBe(3);
    expect(await stage('keep_audio', 'ok')).toBe(1);
    expect(await stage('transcribe', 'ok')).toBe(1);
    expect(await stage('extract', 'ok')).toBe(2);
    expect(await stage('extract', 'failed')).toBe(1);
    expect(await stage('core', 'ok')).toBe(2);
    expect(await stage('modules', 'ok')).toBe(2);
    expect(await stage('finish', 'ok')).toBe(3);
  });

  test('/metrics tells of the last sweep, of every part and of the process itself', async () => {
    await vi.waitFor(async () => {
      const series = await port.metrics();
      expect(series.get('svc_last_sweep_timestamp_seconds')).toBeGreaterThan(Date.now() / 1000 - 60);
    });
    const series = await port.metrics();
    for (const part of ['database', 'limiter', 'recogniser', 'reader', 'audio_store']) {
      expect([part, series.get(`svc_part_ok{part="${part}"}`)]).toEqual([part, 1]);
    }
    expect(series.get('process_resident_memory_bytes')).toBeGreaterThan(1e7);
    expect(series.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
    expect(series.get('process_open_fds')).toBeGreaterThan(0);
  });

  test('no label holds what a caller, a partner or a narration is called', async () => {
    const credential = await service.key();
    await service.call('POST', '/narrations', { credential, body: { ...BODY, external_ref: 'CAD-4711' } });
    await service.call('GET', '/departments/FD00000000', { credential });
    await fetch(`${service.url}/no-such-place/4711`, { method: 'PUT' });
    const labels = [...(await port.metrics()).keys()].filter((key) => key.startsWith('svc_')).join('\n');
    for (const own of ['acme', 'nar_', 'key_', 'req_', '4711', 'FD0', MAPLETON.neris_id, '127.0.0.1']) {
      expect(labels).not.toContain(own);
    }
    const limits = [...labels.matchAll(/limit="(\w*)"/g)].map(([, limit = '']) => limit);
    for (const limit of limits) expect(['', ...LIMIT_NAMES, 'refused_key', 'refused_ip']).toContain(limit);
  });
});

describe('what is not there', () => {
  test('without PRIVATE_PORT there is no private port', async () => {
    const service = await startService(SQLITE);
    expect(await service.openPrivatePort()).toBeUndefined();
    await service.stop();
  });

  test('a database that is gone: /readyz says 503 and why, without an address; /healthz and /metrics answer', async () => {
    const service = await startService(SQLITE, { environment: ON });
    const port = await watched(service);
    await service.db.destroy();
    const { status, json } = await port.ready();
    expect(status).toBe(503);
    expect(json.ready).toBe(false);
    expect(json.parts.database).toEqual({ ok: false, required: true, why: expect.stringMatching(/./) });
    expect(json.parts.limiter).toMatchObject({ ok: false, required: false });
    expect((await port.get('/healthz')).status).toBe(200);
    expect((await port.metrics()).get('svc_part_ok{part="database"}')).toBe(0);
    await service.app.close();
    await service.database.drop();
  });

  test.runIf(POSTGRES)('a PostgreSQL that goes away and comes back: 503, then 200', async () => {
    const service = await startService(POSTGRES ?? SQLITE, { environment: ON });
    const port = await watched(service);
    const name = new URL(service.database.environment.DATABASE_URL ?? '').pathname.slice(1);
    expect((await port.ready()).status).toBe(200);
    await asAdministrator(`alter database ${name} with allow_connections false`);
    await asAdministrator(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    const away = await port.ready();
    expect(away.status).toBe(503);
    expect(away.json.parts.database.ok).toBe(false);
    await asAdministrator(`alter database ${name} with allow_connections true`);
    await vi.waitFor(async () => expect((await port.ready()).status).toBe(200), { timeout: 10_000 });
    await service.stop();
  });

  test.runIf(hasRedis)('a Redis that is away is named, and the node stays ready: live keys are served', async () => {
    const redis = await newRedis();
    const service = await startService(SQLITE, { environment: { ...ON, REDIS_URL: redis.url } });
    const port = await watched(service);
    await vi.waitFor(async () => expect((await port.ready()).json.parts.limiter.ok).toBe(true), { timeout: 5000 });
    await redis.stop();
    const { status, json } = await port.ready();
    expect(status).toBe(200);
    expect(json.parts.limiter).toEqual({ ok: false, required: false, why: expect.stringMatching(/Error/) });
    const credential = await service.key({ mode: 'live' });
    expect((await service.call('POST', '/narrations', { credential, body: BODY })).status).toBe(200);
    expect(sumOf(await port.metrics(), 'svc_failures_total', { event: 'limiter unavailable' })).toBe(1);
    await service.stop();
    await redis.discard();
  });

  test('an audio folder that nothing can be written to is named, and the node stays ready', async () => {
    const service = await startService(SQLITE, { environment: ON, recogniser: hearsItsBytes });
    const port = await watched(service);
    const folder = join(service.database.dataDir, 'audio');
    writeFileSync(folder, '');
    expect(await port.ready()).toMatchObject({
      status: 200,
      json: { ready: true, parts: { audio_store: { ok: false, why: 'Error ENOTDIR' } } },
    });
    const audio = { data: Buffer.from('Nothing showing.').toString('base64'), mime: 'audio/wav' };
    const body = { department: MAPLETON.neris_id, audio };
    expect((await service.call('POST', '/narrations', { credential: await service.key(), body })).status).toBe(200);
    expect(sumOf(await port.metrics(), 'svc_failures_total', { event: 'audio not kept' })).toBe(1);
    rmSync(folder);
    expect((await port.ready()).json.parts.audio_store.ok).toBe(true);
    await service.stop();
  });

  test('a remote recogniser that nobody serves is named, and the node stays ready for texts', async () => {
    const recogniser = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => recogniser.once('listening', resolve));
    const RECOGNISER_URL = `http://127.0.0.1:${(recogniser.address() as AddressInfo).port}/v1`;
    const service = await startService(SQLITE, { environment: { ...ON, RECOGNISER: 'remote', RECOGNISER_URL } });
    const port = await watched(service);
    expect((await port.ready()).json.parts.recogniser).toEqual({ ok: true, required: false });
    await new Promise((resolve) => recogniser.close(resolve));
    expect(await port.ready()).toMatchObject({
      status: 200,
      json: { parts: { recogniser: { ok: false, why: 'the remote recogniser cannot be reached (ECONNREFUSED)' } } },
    });
    await service.stop();
  });

  test('a detail module that fails is counted by its name, and values that a draft could not keep are counted', async () => {
    const broken = withBrokenModules('hazsit_detail');
    const service = await startService(SQLITE, {
      environment: ON,
      engine: {
        version: 'dropping-1',
        async extract(account, signal) {
          const extracted = await broken.extract(account, signal);
          return { ...extracted, filled: [...extracted.filled, { path: 'no.such.field', value: 1, sources: [] }] };
        },
      },
    });
    const port = await watched(service);
    const transcript = 'Natural gas leak from a broken line at a house, the gas company shut it off.';
    const { json } = await service.call('POST', '/narrations', {
      credential: await service.key(),
      body: { ...BODY, transcript },
    });
    expect(json.modules.failed).toEqual(['hazsit_detail']);
    const series = await port.metrics();
    expect(sumOf(series, 'svc_failures_total', { event: 'module failed: hazsit_detail' })).toBe(1);
    expect(series.get('svc_dropped_values_total')).toBe(json.svc_report.dropped.length);
    expect(json.svc_report.dropped.length).toBeGreaterThan(0);
    await service.stop();
  });
});

test('while the service stops, /readyz says 503 and draining until the last call is answered', async () => {
  const held = heldEngine();
  const service = await startService(SQLITE, { environment: ON, engine: held });
  const port = await watched(service);
  const answer = service.call('POST', '/narrations', { credential: await service.key(), body: BODY });
  await held.arrived();
  const stopped = service.stop();
  expect(await port.ready()).toMatchObject({ status: 503, json: { ready: false, closed: 'draining' } });
  expect((await port.get('/healthz')).status).toBe(200);
  held.release();
  expect((await answer).status).toBe(200);
  await stopped;
  await expect(port.get('/healthz')).rejects.toThrow();
});

test('before it listens for partners, /readyz says 503 and starting', async () => {
  const database = await SQLITE.create();
  const settings = readSettings({ ...database.environment, ...ON, LOG_LEVEL: 'silent', RECOGNISER: 'none' });
  const service = await buildService(settings, { engine: readerHere() });
  const server = await service.openPrivatePort();
  expect(await privatePort(server?.url ?? '').ready()).toMatchObject({
    status: 503,
    json: { ready: false, closed: 'starting', parts: { database: { ok: true } } },
  });
  await service.close();
  await database.drop();
});

test('a private port that another program uses is refused, and the setting is named', async () => {
  const environment = { PRIVATE_PORT: String(await freePort()) };
  const first = await startService(SQLITE, { environment });
  await first.openPrivatePort();
  const second = await startService(SQLITE, { environment });
  await expect(second.openPrivatePort()).rejects.toThrow(
    `Another program uses port ${environment.PRIVATE_PORT}. Set PRIVATE_PORT to a free one.`,
  );
  await second.stop();
  await first.stop();
});
