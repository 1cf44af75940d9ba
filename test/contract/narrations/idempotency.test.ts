import { beforeAll, describe, expect, test } from 'vitest';
import { sweepIdempotencyKeys } from '../../../src/narrations/create-once.ts';
import { deleteSelected } from '../../../src/narrations/delete.ts';
import { setCeilings } from '../../../src/partners/partners.ts';
import { audioFolder } from '../../../src/storage/audio/files.ts';
import { expectError, expectResource } from '../../support/answers.ts';
import { counted, onEachDatabase, roomForAll } from '../../support/database/on-each-database.ts';
import { type Answer, MAPLETON, OAKVILLE } from '../../support/service/service.ts';
import { type HeldEngine, hearsItsBytes, heldEngine, readerHere } from '../../support/service/stages.ts';
import { send } from '../../support/wire.ts';

const BODY = {
  department: MAPLETON.neris_id,
  transcript: 'Engine 41 on scene, nothing showing.',
  external_ref: 'CAD-1',
};
/** What one narration adds to the counters: the five dimensions. */
const ONE_CALL = 5;

/** The real reader, which waits on accounts that say so and fails on others as often as a test asks for. */
function scripted(): HeldEngine & { failures: number } {
  const held = heldEngine();
  const reader = readerHere();
  return {
    ...held,
    failures: 0,
    async extract(account, signal) {
      if (account.transcript.includes('wait')) {
        const extracted = await held.extract(account, signal);
        if (account.transcript.includes('then fail')) throw new Error('failed as asked');
        return extracted;
      }
      if (account.transcript.includes('fail') && this.failures-- > 0) throw new Error('failed as asked');
      return reader.extract(account, signal);
    },
  };
}

describe('Idempotency-Key on POST /narrations', () => {
  let engine: ReturnType<typeof scripted>;
  onEachDatabase(
    () => {
      engine = scripted();
      return { engine, recogniser: hearsItsBytes };
    },
    (service) => {
      let credential: string;
      let serial = 0;
      const newKey = () => `key-${++serial}`;
      beforeAll(async () => {
        credential = await service().key();
      });
      const narrate = (key: string, body: object | string = BODY, as = credential): Promise<Answer> =>
        service().call('POST', '/narrations', { credential: as, body, headers: { 'idempotency-key': key } });
      const records = async () =>
        Number(
          (
            await service()
              .db.selectFrom('narrations')
              .select((eb) => eb.fn.countAll().as('n'))
              .executeTakeFirstOrThrow()
          ).n,
        );
      /** How many records were made and calls counted by what is done. */
      async function costOf(work: () => Promise<unknown>): Promise<{ records: number; calls: number }> {
        const [before, countedBefore] = [await records(), await counted(service().db)];
        await work();
        const calls = ((await counted(service().db)) - countedBefore) / ONE_CALL;
        return { records: (await records()) - before, calls };
      }

      test('the same key and request is answered with the same narration, byte for byte, and counted once', async () => {
        const key = newKey();
        const answers: Answer[] = [];
        const cost = await costOf(async () => {
          for (let i = 0; i < 3; i++) answers.push(await narrate(key));
        });
        for (const answer of answers) expectResource(answer, 200, 'Narration');
        expect(answers[1]?.text).toBe(answers[0]?.text);
        expect(answers[2]?.text).toBe(answers[0]?.text);
        expect(answers.map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, 'true', 'true']);
        expect(cost).toEqual({ records: 1, calls: 1 });
      });

      test('the same request is what asks for the same, however it is written and whichever key of the partner’s sends it', async () => {
        const key = newKey();
        const first = await narrate(key, { ...BODY, metadata: { a: 1.5 } });
        const { department, external_ref, transcript } = BODY;
        const written = `{ "metadata": {"a":1.5}, "unknown": 1, "external_ref": "${external_ref}",
          "transcript": ${JSON.stringify(transcript)}, "department": "${department}", "audio": null }`;
        expect((await narrate(key, written)).text).toBe(first.text);
        expect((await narrate(key, { ...BODY, metadata: { a: 1.5 } }, await service().key())).text).toBe(first.text);
      });

      test('whoever may act for one department alone shares keys with nobody who may act for others', async () => {
        const key = newKey();
        const session = async (department: string): Promise<string> =>
          (await service().call('POST', '/sessions', { credential, body: { department } })).json.token;
        const { neris_id } = MAPLETON;
        const made = new Map<string, string>();
        for (const [who, as, department] of [
          ['the partner', credential, neris_id],
          ['a session for Mapleton', await session(neris_id), neris_id],
          ['a session for Oakville', await session(OAKVILLE.neris_id), OAKVILLE.neris_id],
        ] as const) {
          const answer = await narrate(key, { transcript: `${who} on scene.`, department }, as);
          expectResource(answer, 200, 'Narration');
          expect(answer.headers.get('idempotent-replayed'), who).toBeNull();
          made.set(who, answer.json.id);
        }
        expect(new Set(made.values()).size).toBe(3);
        // A device whose session was renewed, and the department's own key, send again what the first one sent.
        const again = { transcript: 'a session for Mapleton on scene.', department: neris_id };
        for (const as of [await session(neris_id), await service().key({ department: neris_id })]) {
          expect((await narrate(key, again, as)).json.id).toBe(made.get('a session for Mapleton'));
        }
        // What looks like a department's key is none: a blank in it is refused.
        expectError(await narrate(`${neris_id} ${key}`), 400, 'INVALID_IDEMPOTENCY_KEY');
      });

      test('metadata is the same in whatever order its keys stand, and another with another digit', async () => {
        const key = newKey();
        const sent = (metadata: string) => narrate(key, `${JSON.stringify(BODY).slice(0, -1)},"metadata":${metadata}}`);
        const first = await sent('{"b":{"y":[{"d":1.10,"c":"1.10"}],"x":9007199254740993},"a":null}');
        expectResource(first, 200, 'Narration');
        const again = await sent('{"a":null,"b":{"x":9007199254740993,"y":[{"c":"1.10","d":1.10}]}}');
        expect(again.text).toBe(first.text);
        const other = await sent('{"a":null,"b":{"x":9007199254740992,"y":[{"c":"1.10","d":1.10}]}}');
        expectError(other, 409, 'IDEMPOTENCY_KEY_REUSED');
      });

      test('a request is known again by the hash that an earlier version made of its metadata as it was sent', async () => {
        const key = newKey();
        const body = { ...BODY, metadata: { b: 1, a: 2 } };
        const first = await narrate(key, body);
        const about = JSON.stringify([BODY.department, BODY.external_ref, '{"b":1,"a":2}']);
        const [request_hash] = await service().secrets.hashRequest(about, BODY.transcript);
        await service().db.updateTable('idempotency_keys').set({ request_hash }).where('key', '=', key).execute();
        expect((await narrate(key, body)).text).toBe(first.text);
      });

      test('recordings are told apart by their bytes', async () => {
        const key = newKey();
        const recorded = (words: string, more: object = {}) => ({
          department: MAPLETON.neris_id,
          audio: { data: Buffer.from(words).toString('base64'), mime: 'audio/wav', ...more },
        });
        const first = await narrate(key, recorded('Nothing showing.'));
        expectResource(first, 200, 'Narration');
        expect((await narrate(key, recorded('Nothing showing.'))).text).toBe(first.text);
        expectError(await narrate(key, recorded('Smoke showing.')), 409, 'IDEMPOTENCY_KEY_REUSED');
        expectError(
          await narrate(key, recorded('Nothing showing.', { mime: 'audio/mp3' })),
          409,
          'IDEMPOTENCY_KEY_REUSED',
        );
      });

      test.each<[string, object]>([
        ['words', { transcript: 'Engine 41 on scene, smoke showing.' }],
        ['department', { department: OAKVILLE.neris_id }],
        ['reference', { external_ref: 'CAD-2' }],
        ['metadata', { metadata: {} }],
      ])('with other %s the same key is 409, and nothing is made or counted', async (_, other) => {
        const key = newKey();
        const first = await narrate(key);
        const cost = await costOf(async () => {
          expectError(await narrate(key, { ...BODY, ...other }), 409, 'IDEMPOTENCY_KEY_REUSED');
        });
        expect(cost).toEqual({ records: 0, calls: 0 });
        expect((await narrate(key)).text).toBe(first.text);
      });

      test('a request still at work is waited for, by several, and answered once it is done', async () => {
        const key = newKey();
        const body = { ...BODY, transcript: 'Engine 41, wait for it.' };
        let answers: Answer[] = [];
        const cost = await costOf(async () => {
          const first = narrate(key, body);
          await engine.arrived();
          let done = 0;
          const others = [1, 2, 3].map(() => narrate(key, body).finally(() => done++));
          expectError(await narrate(key), 409, 'IDEMPOTENCY_KEY_REUSED');
          expect(done).toBe(0);
          engine.release();
          answers = await Promise.all([first, ...others]);
        });
        for (const { status, text } of answers)
          expect({ status, text }).toEqual({ status: 200, text: answers[0]?.text });
        expect(cost).toEqual({ records: 1, calls: 1 });
      });

      test('more than twenty are not let wait for one key, and other keys are none the worse for it', async () => {
        const key = newKey();
        const body = { ...BODY, transcript: 'Engine 41, wait with all the others.' };
        const first = narrate(key, body);
        await engine.arrived();
        const refused: Answer[] = [];
        let tenRefused = () => {};
        const refusals = new Promise<void>((resolve) => {
          tenRefused = resolve;
        });
        const others = Array.from({ length: 30 }, async () => {
          const answer = await narrate(key, body);
          if (answer.status === 503 && refused.push(answer) === 10) tenRefused();
          return answer;
        });
        await refusals;
        expectResource(await narrate(newKey()), 200, 'Narration');
        engine.release();
        const answers = await Promise.all(others);
        const { text } = await first;
        expect(refused).toHaveLength(10);
        expect(answers.filter((answer) => answer.text === text)).toHaveLength(20);
        for (const answer of refused) {
          expectError(answer, 503, 'PARTNER_API_UNAVAILABLE');
          expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
          expect(answer.json.error.message).toContain('Idempotency-Key');
        }
        expect((await narrate(key, body)).text).toBe(text);
      });

      test('many at once with one key make one narration', async () => {
        const key = newKey();
        const ids = new Set<string>();
        const cost = await costOf(async () => {
          for (const { json } of await Promise.all(Array.from({ length: 20 }, () => narrate(key)))) ids.add(json.id);
        });
        expect(ids.size).toBe(1);
        expect(cost).toEqual({ records: 1, calls: 1 });
      });

      test('a key is of one partner and one mode', async () => {
        const key = newKey();
        const live = await service().key({ mode: 'live' });
        const other = await service().key({ partner: 'other' });
        const ids = new Set([
          (await narrate(key)).json.id,
          (await narrate(key, BODY, live)).json.id,
          (await narrate(key, BODY, other)).json.id,
        ]);
        expect(ids.size).toBe(3);
      });

      test('a call that failed on our side is made anew when it is asked for again, and counted again', async () => {
        const key = newKey();
        const body = { ...BODY, transcript: 'Engine 41 on scene, fail.' };
        engine.failures = 1;
        const answers: Answer[] = [];
        const cost = await costOf(async () => {
          for (let i = 0; i < 3; i++) answers.push(await narrate(key, body));
        });
        const [failed, made, again] = answers as [Answer, Answer, Answer];
        expectError(failed, 502, 'EXTRACTION_FAILED');
        expectResource(made, 200, 'Narration');
        expect(made.headers.get('idempotent-replayed')).toBeNull();
        expect(made.json.id).not.toBe(failed.json.error.details.id);
        expect(again.text).toBe(made.text);
        expect(cost).toEqual({ records: 2, calls: 2 });
      });

      test('whoever waits for a call that fails gets its failure', async () => {
        const key = newKey();
        const body = { ...BODY, transcript: 'Engine 41, wait, then fail.' };
        const first = narrate(key, body);
        await engine.arrived();
        const second = narrate(key, body);
        // It waits once it has looked at the key.
        await new Promise((resolve) => setTimeout(resolve, 1000));
        engine.release();
        const [failed, same] = [await first, await second];
        expectError(failed, 502, 'EXTRACTION_FAILED', { transcript: body.transcript });
        expect(same.text).toBe(failed.text);
        expect(same.headers.get('idempotent-replayed')).toBe('true');
      });

      test('what was wrong with the recording is said again, without another record', async () => {
        const key = newKey();
        const body = {
          department: MAPLETON.neris_id,
          audio: { data: Buffer.from('   ').toString('base64'), mime: 'audio/wav' },
        };
        const answers: Answer[] = [];
        const cost = await costOf(async () => {
          for (let i = 0; i < 2; i++) answers.push(await narrate(key, body));
        });
        const [first, second] = answers as [Answer, Answer];
        expectError(first, 422, 'EMPTY_TRANSCRIPT', { id: expect.stringMatching(/^nar_/) });
        expectError(second, 422, 'EMPTY_TRANSCRIPT');
        expect(second.text).toBe(first.text);
        expect(cost).toEqual({ records: 1, calls: 1 });
      });

      test('a request that was refused leaves its key free', async () => {
        const key = newKey();
        await setCeilings(service().db, 'test', 'acme', roomForAll({ partner_narration_key: 1 }));
        const own = await service().key();
        await narrate(newKey(), BODY, own);
        expectError(await narrate(key, BODY, own), 429, 'RATE_LIMITED');
        await setCeilings(service().db, 'test', 'acme', roomForAll());
        expectError(await narrate(key, { ...BODY, department: 'FD99999999' }, own), 404, 'DEPARTMENT_NOT_FOUND');
        expectError(await narrate(key, { ...BODY, transcript: '' }, own), 400, 'INVALID_TRANSCRIPT');
        const made = await narrate(key, { ...BODY, external_ref: 'another' }, own);
        expectResource(made, 200, 'Narration');
        expect(made.headers.get('idempotent-replayed')).toBeNull();
      });

      test('a request that failed before it was recorded leaves its key free', async () => {
        const key = newKey();
        const rename = (from: string, to: string) =>
          service().db.schema.alterTable('narrations').renameColumn(from, to).execute();
        await rename('request_id', 'elsewhere');
        const failed = await narrate(key).finally(() => rename('elsewhere', 'request_id'));
        expectError(failed, 503, 'PARTNER_API_UNAVAILABLE');
        const made = await narrate(key, { ...BODY, external_ref: 'another' });
        expectResource(made, 200, 'Narration');
        expect(made.headers.get('idempotent-replayed')).toBeNull();
      });

      test('after 24 hours a key is a new one, and the sweep deletes it', async () => {
        const key = newKey();
        const first = await narrate(key);
        const age = (hours: number) =>
          service()
            .db.updateTable('idempotency_keys')
            .set({ created_at: new Date(Date.now() - hours * 3_600_000).toISOString() })
            .where('key', '=', key)
            .execute();
        await age(23.99);
        expect(await sweepIdempotencyKeys(service().db)).toBe(0);
        expect((await narrate(key)).text).toBe(first.text);
        await age(24.01);
        const second = await narrate(key, { ...BODY, external_ref: 'another' });
        expectResource(second, 200, 'Narration');
        expect(second.json.id).not.toBe(first.json.id);
        await age(24.01);
        expect(await sweepIdempotencyKeys(service().db)).toBe(1);
      });

      test('a narration that is deleted takes its key with it', async () => {
        const key = newKey();
        const { id } = (await narrate(key)).json;
        const audio = audioFolder(service().database.dataDir);
        await deleteSelected(service().db, audio, 'test', { narration: id }, 'test');
        const left = service().db.selectFrom('idempotency_keys').select('key').where('key', '=', key);
        expect(await left.execute()).toEqual([]);
        expect((await narrate(key)).json.id).not.toBe(id);
      });

      test('a narration that is deleted while it is made is not made anew by whoever waits for it', async () => {
        const key = newKey();
        const body = { ...BODY, transcript: 'Engine 41, wait to be deleted.' };
        const before = await records();
        const first = narrate(key, body);
        await engine.arrived();
        const second = narrate(key, body);
        // It waits once it has looked at the key.
        await new Promise((resolve) => setTimeout(resolve, 1000));
        const held = service().db.selectFrom('idempotency_keys').select('narration_id').where('key', '=', key);
        const { narration_id } = await held.executeTakeFirstOrThrow();
        const audio = audioFolder(service().database.dataDir);
        await deleteSelected(service().db, audio, 'test', { narration: narration_id }, 'test');
        const waited = await second;
        engine.release();
        const gone = await first;
        expectError(gone, 404, 'NOT_FOUND');
        expect(waited.text).toBe(gone.text);
        expect(await records()).toBe(before);
        expect(await held.execute()).toEqual([]);
      });

      test('a process that lost its hold cannot finish beside the one that took over, which is not counted', async () => {
        const key = newKey();
        const body = { ...BODY, transcript: 'Engine 41, wait for me.' };
        let made: Answer[] = [];
        const cost = await costOf(async () => {
          const stalled = narrate(key, body);
          await engine.arrived();
          await service()
            .db.updateTable('idempotency_keys')
            .set({ held_until: '2020' })
            .where('key', '=', key)
            .execute();
          const successor = narrate(key, body);
          await engine.arrived();
          engine.release();
          made = [await stalled, await successor];
        });
        const [stalled, successor] = made as [Answer, Answer];
        expectError(stalled, 502, 'EXTRACTION_FAILED');
        expectResource(successor, 200, 'Narration');
        expect((await narrate(key, body)).text).toBe(successor.text);
        expect(cost).toEqual({ records: 2, calls: 1 });
        const interrupted = await service()
          .db.selectFrom('narrations')
          .select('status')
          .where('error_code', '=', 'PROCESSING_INTERRUPTED')
          .execute();
        expect(interrupted).toEqual([{ status: 'failed' }]);
      });

      test('without the header every call makes a narration of its own', async () => {
        const cost = await costOf(async () => {
          for (let i = 0; i < 2; i++) {
            const answer = await service().call('POST', '/narrations', { credential, body: BODY });
            expect(answer.headers.get('idempotent-replayed')).toBeNull();
          }
        });
        expect(cost).toEqual({ records: 2, calls: 2 });
      });

      test('1 to 255 visible characters are a key', async () => {
        for (const key of ['x', '~'.repeat(255), '"0f5c7c1e-6f0b-4f8e"']) {
          expectResource(await narrate(key), 200, 'Narration');
        }
      });

      test.each([
        ['nothing', ''],
        ['256 characters', 'x'.repeat(256)],
        ['a blank', 'a b'],
        ['what is not ASCII', 'cl\u00e9'],
        ['the header twice', ['a', 'b']],
      ])('%s is no key: 400, whatever the body, and nothing is made or counted', async (_, key) => {
        const cost = await costOf(async () => {
          const headers = {
            authorization: `Bearer ${credential}`,
            'content-type': 'application/json',
            'idempotency-key': key as string,
          };
          for (const body of [JSON.stringify(BODY), 'not even JSON']) {
            const answer = await send(service().url, 'POST', '/narrations', { headers, body });
            expectError(answer, 400, 'INVALID_IDEMPOTENCY_KEY', { field: 'Idempotency-Key' });
          }
        });
        expect(cost).toEqual({ records: 0, calls: 0 });
      });
    },
  );
});
