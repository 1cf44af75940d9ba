import { afterAll, describe, expect, test } from 'vitest';
import { type ClientOptions, createClient } from '../../client/src/client.ts';
import { ApiError, ConnectionError } from '../../client/src/errors.ts';
import { waitBeforeRetry } from '../../client/src/retries.ts';
import { SAMPLE_NARRATION } from '../../src/http/contract/samples/narration.ts';
import * as server from './support/misbehaving.ts';

// Over real sockets, against a server that does what no server should.

const NARRATION = server.answers(200, SAMPLE_NARRATION);
const running: server.MisbehavingServer[] = [];
afterAll(() => Promise.all(running.map((misbehaving) => misbehaving.stop())));

async function meet(options: Partial<ClientOptions>, ...behaviours: [server.Behaviour, ...server.Behaviour[]]) {
  const misbehaving = await server.misbehave(...behaviours);
  running.push(misbehaving);
  const client = createClient({ baseUrl: misbehaving.url, credential: 'svc_test_x', ...options });
  return { client, seen: misbehaving.seen };
}
const narrate = (client: ReturnType<typeof createClient>) => client.createNarration({ transcript: 'Engine 3 …' });
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('it should have failed'),
    (error: unknown) => error as ApiError,
  );

describe('the client sends again', { concurrent: true }, () => {
  test.each([
    ['the connection was cut', server.cuts],
    ['the answer was cut', server.cutsAmidTheAnswer],
    ['a proxy answered 502', server.page(502)],
    ['a proxy answered 200 with a page', server.page(200)],
    ['the service was unavailable', server.fails(503, 'PARTNER_API_UNAVAILABLE', { 'retry-after': '1' })],
    ['a limit was reached', server.fails(429, 'RATE_LIMITED', { 'retry-after': '1' })],
    ['the draft failed', server.fails(502, 'EXTRACTION_FAILED', {}, { id: 'nar_1', transcript: 'x' })],
  ])('when %s, with the same key and the same body', async (_, behaviour) => {
    const { client, seen } = await meet({}, behaviour, NARRATION);
    expect(await narrate(client)).toEqual(SAMPLE_NARRATION);
    expect(seen).toHaveLength(2);
    const [first, second] = seen;
    expect(first?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
    expect(second?.body).toBe(first?.body);
    expect(second?.headers.authorization).toBe('Bearer svc_test_x');
  });

  test('when nothing came in time, and says so when nothing ever does', async () => {
    const { client, seen } = await meet({ timeoutMs: 200 }, server.saysNothing);
    const error = await failureOf(narrate(client));
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({ message: expect.stringContaining('0.2 s'), next: 'retry_later' });
    expect(error).toMatchObject({ idempotencyKey: seen[0]?.headers['idempotency-key'] });
    expect(seen).toHaveLength(3);
  });

  test('when its credential does not come in time', async () => {
    let asked = 0;
    const credential = () => (++asked === 1 ? new Promise<string>(() => {}) : 'svc_test_x');
    const { client, seen } = await meet({ timeoutMs: 300, credential }, NARRATION);
    expect(await narrate(client)).toEqual(SAMPLE_NARRATION);
    expect([asked, seen.length]).toEqual([2, 1]);
  });

  test('when an answer drips and never ends', async () => {
    const { client, seen } = await meet({ timeoutMs: 300 }, server.drips, NARRATION);
    expect(await narrate(client)).toEqual(SAMPLE_NARRATION);
    expect(seen).toHaveLength(2);
  });

  test.each([1, 2])('not before the %i s of Retry-After are over', async (seconds) => {
    const limited = server.fails(429, 'RATE_LIMITED', { 'retry-after': String(seconds) });
    const { client, seen } = await meet({}, limited, NARRATION);
    await narrate(client);
    const [first, second] = seen;
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(seconds * 1000 - 20);
  });

  test('with growing waits', async () => {
    const { client, seen } = await meet({ retries: 3 }, server.cuts);
    await failureOf(client.ping());
    const waits = seen.slice(1).map(({ at }, i) => at - (seen[i]?.at ?? 0));
    expect(waits).toHaveLength(3);
    expect(waits[0]).toBeGreaterThanOrEqual(980);
    expect(waits[1]).toBeGreaterThanOrEqual(1980);
    expect(waits[2]).toBeGreaterThanOrEqual(3980);
  });

  test('other calls too, without a key', async () => {
    const { client, seen } = await meet({}, server.cuts, server.answers(200, { ok: true }));
    await client.reportOutcome('nar_1', { accepted: true });
    expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual([undefined, undefined]);
  });
});

test('no two clients come back at the same moment, and none too early', () => {
  const limited = new ApiError({ status: 429, code: 'RATE_LIMITED', message: 'x', retryAfterSeconds: 10 });
  const waits = Array.from({ length: 50 }, () => waitBeforeRetry(limited, 1, { retries: 2, maxWaitSeconds: 60 }) ?? 0);
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(10);
  expect(Math.max(...waits)).toBeLessThanOrEqual(15);
  expect(new Set(waits).size).toBeGreaterThan(40);
});

describe('the client does not send again', () => {
  test.each([
    [400, 'INVALID_TRANSCRIPT', 'fix_request'],
    [401, 'SESSION_EXPIRED', 'new_credential'],
    [403, 'PARTNER_SUSPENDED', 'ask_operator'],
    [404, 'NOT_FOUND', 'fix_request'],
    [409, 'IDEMPOTENCY_KEY_REUSED', 'fix_request'],
    [422, 'EMPTY_TRANSCRIPT', 'record_again'],
    [502, 'TRANSCRIPTION_FAILED', 'retry_later'],
    [418, 'A_CODE_OF_TOMORROW', 'fix_request'],
  ])('after %i %s, and says what to do: %s', async (status, code, next) => {
    const { client, seen } = await meet({}, server.fails(status, code));
    const error = await failureOf(narrate(client));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status, code, next, message: `It is ${code}.`, requestId: 'req_1' });
    expect(seen).toHaveLength(1);
  });

  test('a second time after a draft that failed', async () => {
    const { client, seen } = await meet({ retries: 5 }, server.fails(502, 'EXTRACTION_FAILED'));
    expect((await failureOf(narrate(client))).code).toBe('EXTRACTION_FAILED');
    expect(seen).toHaveLength(2);
  });

  test('when it would have to wait for half an hour, and says for how long', async () => {
    const details = { limit: 'partner_narration_key', ceiling: 60, window_seconds: 3600, retry_after_seconds: 1800 };
    const { client, seen } = await meet({}, server.fails(429, 'RATE_LIMITED', { 'retry-after': '1800' }, details));
    const error = await failureOf(narrate(client));
    expect(error.retryAfterSeconds).toBe(1800);
    if (!error.is('RATE_LIMITED')) throw error;
    expect(error.details.retry_after_seconds).toBe(1800);
    expect(seen).toHaveLength(1);
  });

  test('more often than it was told to', async () => {
    const { client, seen } = await meet({ retries: 0 }, server.cuts);
    await failureOf(narrate(client));
    expect(seen).toHaveLength(1);
  });

  test('to wherever a redirect points, nor its credential', async () => {
    const elsewhere = await server.misbehave(NARRATION);
    const redirects: server.Behaviour = (response) => response.writeHead(307, { location: elsewhere.url }).end();
    const { client } = await meet({ retries: 0 }, redirects);
    expect(await failureOf(narrate(client))).toBeInstanceOf(ConnectionError);
    expect(elsewhere.seen).toEqual([]);
    await elsewhere.stop();
  });

  test('what a proxy finds too large', async () => {
    const { client, seen } = await meet({}, server.page(413));
    expect(await failureOf(narrate(client))).toMatchObject({ code: 'AUDIO_TOO_LARGE', next: 'fix_request' });
    expect(seen).toHaveLength(1);
  });
});

test('what a credential that cannot be had says is passed on, and nothing is sent', async () => {
  const why = new Error('The server of the records software is down.');
  const { client, seen } = await meet({ credential: () => Promise.reject(why) }, NARRATION);
  expect(await failureOf(narrate(client))).toBe(why);
  expect(seen).toEqual([]);
});

describe('the type of a recording that was picked', () => {
  const typeSent = async (data: Blob) => {
    const { client, seen } = await meet({}, NARRATION);
    await client.createNarration({ audio: { data } });
    return JSON.parse(seen[0]?.body ?? '').audio.mime;
  };

  test.each([
    ['audio/x-m4a', 'audio/m4a'],
    ['audio/x-wav', 'audio/wav'],
    ['video/webm', 'audio/webm'],
    ['audio/webm;codecs=opus', 'audio/webm;codecs=opus'],
    ['text/plain', 'text/plain'],
  ])('is sent by its name in the contract: %s as %s', async (type, sent) => {
    expect(await typeSent(new Blob(['x'], { type }))).toBe(sent);
  });

  test('is told by the file’s name where the system has no name for it', async () => {
    expect(await typeSent(new File(['x'], 'Account 7.FLAC'))).toBe('audio/flac');
    expect(await typeSent(new File(['x'], 'notes'))).toBe('');
    expect(await typeSent(new File(['x'], 'call.m4a', { type: 'application/octet-stream' }))).toBe('audio/m4a');
    expect(await typeSent(new File(['x'], 'x.constructor', { type: 'text/plain' }))).toBe('text/plain');
  });
});

describe('a call that is given up', () => {
  test('ends at once while it waits for its answer', async () => {
    const { client, seen } = await meet({}, server.saysNothing);
    const controller = new AbortController();
    const call = client.createNarration({ transcript: 'x' }, { signal: controller.signal });
    const why = new Error('the crew left');
    setTimeout(() => controller.abort(why), 100);
    expect(await failureOf(call)).toBe(why);
    expect(seen).toHaveLength(1);
  });

  test('ends at once while it waits for its next try', async () => {
    const { client, seen } = await meet({}, server.fails(429, 'RATE_LIMITED', { 'retry-after': '30' }));
    const controller = new AbortController();
    const call = client.ping({ signal: controller.signal });
    setTimeout(() => controller.abort(), 100);
    expect(await failureOf(call)).toMatchObject({ name: 'AbortError' });
    expect(seen).toHaveLength(1);
  });

  test('before it began, sends nothing', async () => {
    const { client, seen } = await meet({}, NARRATION);
    const signal = AbortSignal.abort();
    expect(await failureOf(client.ping({ signal }))).toMatchObject({ name: 'AbortError' });
    expect(seen).toEqual([]);
  });
});

test('every narration has a key of its own, unless it is given one', async () => {
  const { client, seen } = await meet({}, NARRATION);
  await narrate(client);
  await narrate(client);
  await client.createNarration({ transcript: 'x' }, { idempotencyKey: 'recording-7' });
  const keys = seen.map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(3);
  expect(keys[2]).toBe('recording-7');
});

test('a credential is fetched for every try, and sent over plain HTTP to this machine only', async () => {
  let asked = 0;
  const { client, seen } = await meet({ credential: async () => `token-${++asked}` }, server.cuts, NARRATION);
  await narrate(client);
  expect(seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer token-1', 'Bearer token-2']);
  expect(() => createClient({ baseUrl: 'http://api.example.com/v1' })).toThrow(/https/);
});

describe('the client does not send', { concurrent: true }, () => {
  test('what no header can hold, and says so at once', async () => {
    const { client, seen } = await meet({ credential: 'svc_test_…' }, NARRATION);
    const error = await failureOf(narrate(client));
    expect(error).toBeInstanceOf(TypeError);
    expect(seen).toEqual([]);
  });

  test('a call that was given up while its credential was fetched', async () => {
    const { signal, abort } = abortable();
    const credential = async () => {
      abort();
      return 'svc_test_x';
    };
    const { client, seen } = await meet({ credential }, NARRATION);
    const error = await failureOf(client.createNarration({ transcript: 'Engine 3 …' }, { signal }));
    expect(error).toBe(signal.reason);
    expect(seen).toEqual([]);
  });

  function abortable() {
    const controller = new AbortController();
    return { signal: controller.signal, abort: () => controller.abort(new Error('given up')) };
  }
});
