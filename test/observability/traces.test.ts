import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SQLITE } from '../support/database/databases.ts';
import { type FakeCollector, type FakeSpan, fakeCollector } from '../support/fakes/collector.ts';
import { privatePort, sumOf } from '../support/service/private-port.ts';
import { MAPLETON, startService, type TestService } from '../support/service/service.ts';
import { failsOn, hearsItsBytes } from '../support/service/stages.ts';

const SAID = 'Engine 41 on scene, Margaret Doyle was unconscious.';

let collector: FakeCollector;
let service: TestService;
beforeEach(async () => {
  collector = await fakeCollector();
  service = await startService(SQLITE, {
    recogniser: hearsItsBytes,
    engine: failsOn('gibberish'),
    environment: {
      PRIVATE_PORT: '0',
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20secret, tenant=fire',
      OTEL_SERVICE_NAME: 'drafting',
    },
  });
});
afterEach(async () => {
  await service.database.drop();
  await collector.close();
});

const audio = (words: string) => ({ data: Buffer.from(words).toString('base64'), mime: 'audio/wav' });
const attributesOf = ({ attributes }: FakeSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

describe('with a collector', () => {
  test('a narration becomes a trace: its request, and under it every stage, in its time', async () => {
    const credential = await service.key();
    const body = { department: MAPLETON.neris_id, audio: audio(SAID) };
    const { json, headers } = await service.call('POST', '/narrations', { credential, body });
    await service.close();

    const [request, ...others] = collector.spans().filter(({ parentSpanId }) => parentSpanId === undefined);
    expect(others).toEqual([]);
    expect(request).toMatchObject({ name: 'POST /v1/narrations', kind: 2, status: {} });
    expect(request?.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(attributesOf(request as FakeSpan)).toEqual({
      'http.request.method': 'POST',
      'http.route': '/v1/narrations',
      'http.response.status_code': 200,
      'svc.request_id': headers.get('x-request-id'),
      'svc.narration_id': json.id,
    });
    const stages = collector.spans().filter((span) => span !== request && span.parentSpanId);
    expect(stages.map(({ name }) => name).toSorted()).toEqual(
      ['core', 'extract', 'finish', 'keep_audio', 'modules', 'record', 'transcribe'].toSorted(),
    );
    const slack = 50_000_000n;
    for (const stage of stages) {
      expect(stage).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId, kind: 1, status: {} });
      expect(stage.spanId).toMatch(/^[0-9a-f]{16}$/);
      expect(BigInt(stage.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(stage.startTimeUnixNano));
      expect(BigInt(stage.startTimeUnixNano)).toBeGreaterThan(BigInt(request?.startTimeUnixNano ?? 0) - slack);
      expect(BigInt(stage.endTimeUnixNano)).toBeLessThan(BigInt(request?.endTimeUnixNano ?? 0) + slack);
    }
  });

  test('it is sent as the protocol says, with the headers and the name of the settings', async () => {
    await service.call('GET', '/processing-messages');
    await service.close();
    const [sent] = collector.requests;
    expect(sent).toMatchObject({
      method: 'POST',
      path: '/v1/traces',
      headers: { 'content-type': 'application/json', 'api-key': 'a secret', tenant: 'fire' },
    });
    expect(JSON.parse(sent?.body ?? '').resourceSpans[0].resource.attributes).toEqual([
      { key: 'service.name', value: { stringValue: 'drafting' } },
    ]);
  });

  test('a narration that fails is marked, with its code, at the request and at the stage', async () => {
    const credential = await service.key();
    const body = { department: MAPLETON.neris_id, transcript: `gibberish ${SAID}` };
    const { status } = await service.call('POST', '/narrations', { credential, body });
    expect(status).toBe(502);
    await service.close();
    const failed = collector.spans().filter((span) => span.status.code === 2);
    expect(failed.map(({ name }) => name).toSorted()).toEqual(['POST /v1/narrations', 'extract']);
    const request = failed.find(({ kind }) => kind === 2) as FakeSpan;
    expect(attributesOf(request)).toMatchObject({
      'error.type': 'EXTRACTION_FAILED',
      'http.response.status_code': 502,
    });
  });

  test('nothing that is sent holds a word, a key, a partner or an address', async () => {
    const credential = await service.key();
    const body = { department: MAPLETON.neris_id, transcript: SAID, external_ref: 'CAD-4711' };
    await service.call('POST', '/narrations', { credential, body });
    await service.call('GET', '/ping?token=a-token', { credential });
    await service.close();
    const sent = collector.requests.map((request) => request.body).join('');
    for (const own of ['Margaret', credential, credential.slice(9), 'acme', 'a-token', 'CAD-4711', '127.0.0.1']) {
      expect(sent).not.toContain(own);
    }
    expect(sent).toContain('/v1/ping');
  });
});

test('a collector that is away costs no request, and is counted once however long it is', async () => {
  const server = await service.openPrivatePort();
  const port = privatePort(server?.url ?? '');
  collector.answer(503);
  const count = async () => sumOf(await port.metrics(), 'svc_failures_total', { event: 'traces not sent' });
  for (let i = 0; i < 2; i++) {
    expect((await service.call('GET', '/processing-messages')).status).toBe(200);
    const before = collector.requests.length;
    await vi.waitFor(() => expect(collector.requests.length).toBeGreaterThan(before), { timeout: 8000 });
  }
  expect(await count()).toBe(1);
  await service.close();
});
