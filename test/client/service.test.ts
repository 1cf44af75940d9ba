import { createReadStream, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '../../client/src/client.ts';
import type { ApiError } from '../../client/src/errors.ts';
import { audioFile } from '../../client/src/file.ts';
import { ROUTES } from '../../src/http/contract/routes.ts';
import { SAMPLE_RECORDING } from '../../src/http/contract/samples/recording.ts';
import { SHOWCASE } from '../../src/sandbox/showcase.ts';
import { expectAsDocumented } from '../support/document.ts';
import { stopAll } from '../support/service/processes.ts';
import { type Sandbox, startSandbox } from '../support/service/sandbox.ts';

const { neris_id } = SHOWCASE.department;
const bytes = Buffer.from(SAMPLE_RECORDING, 'base64');

describe('the client and a real service', () => {
  let sandbox: Sandbox;
  let client: ReturnType<typeof createClient>;
  beforeAll(async () => {
    sandbox = await startSandbox({ RECOGNISER: 'local', RECOGNISER_PROCESSES: '1' });
    client = createClient({ baseUrl: sandbox.url, credential: sandbox.key, fetch: documented });
  });
  afterAll(async () => {
    await sandbox?.close();
    await stopAll();
  });

  /** The client's own requests and the answers they get, held against the reference. */
  const documented: typeof fetch = async (address, init) => {
    const response = await fetch(address, init);
    const text = await response.clone().text();
    const path = String(address).slice(sandbox.url.length);
    const answer = { status: response.status, text, json: JSON.parse(text) };
    expectAsDocumented(init?.method ?? 'GET', path, init?.body ?? undefined, answer);
    return response;
  };
  const narrate = (external_ref?: string) =>
    client.createNarration({
      department: neris_id,
      transcript: SHOWCASE.transcript,
      external_ref: external_ref ?? null,
    });
  const failureOf = (call: Promise<unknown>) =>
    call.then(
      () => expect.unreachable('it should have failed'),
      (error: unknown) => error as ApiError,
    );

  test('it has a method for every route, by the name the reference gives it', () => {
    expect(Object.keys(client).toSorted()).toEqual(Object.keys(ROUTES).toSorted());
  });

  test('ping tells the credential', async () => {
    expect(await client.ping()).toMatchObject({ ok: true, mode: 'test', credential: { via: 'api_key' } });
  });

  test('an account is drafted, found by its reference, read again and reported on', async () => {
    const narration = await narrate('run-1');
    expect(narration.neris?.incident_types?.[0]?.type).toBe('FIRE||STRUCTURE_FIRE||CONFINED_COOKING_APPLIANCE_FIRE');
    const { data, next_cursor } = await client.listNarrations({ external_ref: 'run-1' });
    expect([data.map(({ id }) => id), next_cursor]).toEqual([[narration.id], null]);
    const receipt = await client.reportOutcome(narration.id, { accepted: true, neris: narration.neris });
    expect(receipt).toMatchObject({ ok: true, id: narration.id });
    const { outcome } = await client.readNarration(narration.id);
    expect(outcome).toEqual({ accepted: true, neris: narration.neris });
  });

  test('pages follow one another', async () => {
    const made = [await narrate('run-2'), await narrate('run-2'), await narrate('run-2')].map(({ id }) => id);
    const first = await client.listNarrations({ external_ref: 'run-2', limit: 2 });
    const cursor = first.next_cursor ?? '';
    const rest = await client.listNarrations({ external_ref: 'run-2', limit: 2, cursor });
    expect([...first.data, ...rest.data].map(({ id }) => id)).toEqual(made.toReversed());
  });

  test('a session is minted, and a client of its own works with it', async () => {
    const session = await client.createSession({ department: neris_id, external_ref: 'run-3' });
    const device = createClient({ baseUrl: sandbox.url, credential: session.token });
    expect((await device.ping()).credential).toMatchObject({ via: 'session', department: neris_id });
    expect((await device.createNarration({ transcript: 'Engine 3 on scene.' })).external_ref).toBe('run-3');
  });

  test('a department and the waiting lines are read, these without a credential', async () => {
    expect(await client.readDepartment(neris_id)).toMatchObject(SHOWCASE.department);
    const stranger = createClient({ baseUrl: sandbox.url });
    expect((await stranger.processingMessages()).phases.transcribing.length).toBeGreaterThan(0);
    expect(await failureOf(stranger.ping())).toMatchObject({ code: 'MISSING_CREDENTIAL', next: 'new_credential' });
  });

  const file = () => {
    const path = join(sandbox.folder, 'account.ogg');
    writeFileSync(path, bytes);
    return path;
  };
  test.each([
    ['a file on disk', () => audioFile(file())],
    ['a Blob with a type', () => ({ data: new Blob([bytes], { type: 'audio/ogg;codecs=opus' }) })],
    ['an ArrayBuffer', () => ({ data: new Uint8Array(bytes).buffer, mime: 'audio/ogg' })],
    ['a web stream', () => ({ data: new Blob([bytes]).stream(), mime: 'audio/ogg' })],
    ['a stream of Node', () => ({ data: createReadStream(file(), { highWaterMark: 1000 }), mime: 'audio/ogg' })],
    ['base64', () => ({ data: SAMPLE_RECORDING, mime: 'audio/ogg', duration_seconds: 4.2 })],
  ])('a recording from %s is heard', async (_, audio) => {
    const narration = await client.createNarration({ department: neris_id, audio: await audio() });
    expect(narration.transcript).toMatch(/Engine 41/i);
    expect(narration.input.kind).toBe('audio');
  });

  test('a stream that does not end is given up, and nothing is sent', async () => {
    const endless = Readable.from(
      (function* () {
        for (;;) yield new Uint8Array(1024 * 1024);
      })(),
    );
    const sent = client.createNarration({ department: neris_id, audio: { data: endless, mime: 'audio/wav' } });
    expect(await failureOf(sent)).toMatchObject({ code: 'AUDIO_TOO_LARGE', next: 'fix_request' });
    expect(endless.destroyed).toBe(true);
  });

  test('failures that the sandbox forces are those that the client knows', async () => {
    const failed = await failureOf(narrate('sandbox:extraction_failed'));
    if (!failed.is('EXTRACTION_FAILED')) throw failed;
    expect(failed.details.transcript).toBe(SHOWCASE.transcript);
    const { data } = await client.listNarrations({ external_ref: 'sandbox:extraction_failed' });
    expect(data.map(({ status }) => status)).toEqual(['failed', 'failed']);
    expect(data[0]?.id).toBe(failed.details.id);
    expect(await failureOf(narrate('sandbox:empty_transcript'))).toMatchObject({ next: 'record_again' });
  });

  test('an answer that got lost is asked for again: one narration, counted once', async () => {
    let lost = 0;
    const lossy: typeof fetch = async (...request) => {
      const response = await fetch(...request);
      if (lost++ === 0) throw new TypeError('the line went dead');
      return response;
    };
    const unlucky = createClient({ baseUrl: sandbox.url, credential: sandbox.key, fetch: lossy });
    const order = { department: neris_id, transcript: SHOWCASE.transcript, external_ref: 'run-lost' };
    const narration = await unlucky.createNarration(order);
    const { data } = await client.listNarrations({ external_ref: 'run-lost' });
    expect(data.map(({ id }) => id)).toEqual([narration.id]);
    expect(lost).toBe(2);
  });
});
