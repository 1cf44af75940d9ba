import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { deleteSelected } from '../../../src/narrations/delete.ts';
import { sweep } from '../../../src/narrations/sweep.ts';
import { audioFolder } from '../../../src/storage/audio/files.ts';
import { expectError, expectResource } from '../../support/answers.ts';
import { onEachDatabase } from '../../support/database/on-each-database.ts';
import { MAPLETON, type TestService } from '../../support/service/service.ts';
import {
  brokenRecogniser,
  failsOn,
  hearsItsBytes,
  heldEngine,
  stuckEngine,
  stuckRecogniser,
  wav,
} from '../../support/service/stages.ts';

const WORDS = 'Engine 41 was on scene, nothing showing.';

/** Sends an account and gives back the answer of the create route. */
const narrate = (service: TestService, credential: string, body: object) =>
  service.call('POST', '/narrations', { credential, body: { department: MAPLETON.neris_id, ...body } });

const recordingOf = (words: string) => ({
  audio: { data: Buffer.from(words).toString('base64'), mime: 'audio/wav', duration_seconds: 4 },
});

describe('POST /narrations, failed in the pipeline', () => {
  onEachDatabase(
    () => ({ recogniser: hearsItsBytes, engine: failsOn('gibberish') }),
    (service) => {
      let key: string;
      beforeAll(async () => {
        key = await service().key();
      });
      const read = (id: string) => service().call('GET', `/narrations/${id}`, { credential: key });

      test.each([' ', '\n\t ', '\u00a0'])(
        'section 7: 422 EMPTY_TRANSCRIPT when nothing usable was said (%j)',
        async (words) => {
          const answer = await narrate(service(), key, { ...recordingOf(words), external_ref: 'silent' });
          expectError(answer, 422, 'EMPTY_TRANSCRIPT', {
            id: expect.stringMatching(/^nar_[0-9A-Za-z]{24}$/),
            transcript: words,
          });
          const later = await read(answer.json.error.details.id);
          expectResource(later, 200, 'Narration');
          expect(later.json).toMatchObject({
            status: 'failed',
            error: { code: 'EMPTY_TRANSCRIPT' },
            external_ref: 'silent',
            input: { kind: 'audio', mime: 'audio/wav', audio_seconds: 4 },
            transcript: words,
            neris: null,
            svc_report: null,
            gaps: [],
            modules: { activated: [], failed: [] },
            timings: null,
            completed_at: expect.any(String),
          });
        },
      );

      test('what no database can hold is not heard, and costs nobody the draft', async () => {
        const answer = await narrate(service(), key, recordingOf('\0Engine 41\0 on scene.'));
        expectResource(answer, 200, 'Narration');
        expect(answer.json.transcript).toBe('Engine 41 on scene.');
        expectError(await narrate(service(), key, recordingOf('\0\0')), 422, 'EMPTY_TRANSCRIPT');
      });

      test('section 7: 502 EXTRACTION_FAILED, with the transcript, for audio and for text', async () => {
        for (const body of [recordingOf('gibberish'), { transcript: 'gibberish' }]) {
          const answer = await narrate(service(), key, body);
          expectError(answer, 502, 'EXTRACTION_FAILED', {
            id: expect.stringMatching(/^nar_/),
            transcript: 'gibberish',
          });
          // What went wrong inside is nobody's to see.
          expect(answer.text).not.toContain('no idea');
          const later = await read(answer.json.error.details.id);
          expectResource(later, 200, 'Narration');
          expect(later.json).toMatchObject({
            status: 'failed',
            error: { code: 'EXTRACTION_FAILED' },
            transcript: 'gibberish',
            neris: null,
          });
        }
      });

      test('section 3: a retry after a failure is a narration of its own', async () => {
        const failed = await narrate(service(), key, { transcript: 'gibberish', external_ref: 'again' });
        const retried = await narrate(service(), key, { transcript: WORDS, external_ref: 'again' });
        expectResource(retried, 200, 'Narration');
        expect(retried.json.id).not.toBe(failed.json.error.details.id);
      });

      test('section 4: an outcome can be reported on a failed narration, which stays failed', async () => {
        const { id } = (await narrate(service(), key, { transcript: 'gibberish' })).json.error.details;
        const body = { accepted: false };
        const reported = await service().call('POST', `/narrations/${id}/outcome`, { credential: key, body });
        expectResource(reported, 200, 'OutcomeReceipt');
        expect((await read(id)).json).toMatchObject({ status: 'failed', outcome: { accepted: false } });
      });
    },
  );
});

describe('POST /narrations without a working recogniser', () => {
  onEachDatabase(
    () => ({ recogniser: brokenRecogniser }),
    (service) => {
      test('section 7: 502 TRANSCRIPTION_FAILED, with an id and no transcript', async () => {
        const key = await service().key();
        const audio = { data: wav().toString('base64'), mime: 'audio/wav' };
        const answer = await narrate(service(), key, { audio });
        expectError(answer, 502, 'TRANSCRIPTION_FAILED', { id: expect.stringMatching(/^nar_/) });
        expect(answer.json.error.details).not.toHaveProperty('transcript');
        const later = await service().call('GET', `/narrations/${answer.json.error.details.id}`, { credential: key });
        expectResource(later, 200, 'Narration');
        expect(later.json).toMatchObject({
          status: 'failed',
          error: { code: 'TRANSCRIPTION_FAILED' },
          transcript: null,
          neris: null,
          timings: null,
        });
      });
    },
  );
});

describe('POST /narrations with no recogniser configured', () => {
  onEachDatabase(
    () => ({}),
    (service) => {
      test('audio ends as 502 TRANSCRIPTION_FAILED that does not ask for the audio again; text works', async () => {
        const key = await service().key();
        const answer = await narrate(service(), key, recordingOf(WORDS));
        expectError(answer, 502, 'TRANSCRIPTION_FAILED', { id: expect.stringMatching(/^nar_/) });
        expect(answer.json.error.message).toMatch(/no recogniser.* Send a transcript/);
        expect(answer.json.error.message).not.toMatch(/again|once more|retry/i);
        expectResource(await narrate(service(), key, { transcript: WORDS }), 200, 'Narration');
      });
    },
  );
});

describe('POST /narrations, when a stage never answers', () => {
  onEachDatabase(
    () => ({ engine: stuckEngine, recogniser: stuckRecogniser, environment: { CALL_SECONDS: '1' } }),
    (service) => {
      test('section 7: the call ends in time with the code of the stage that is stuck', async () => {
        const key = await service().key();
        const [text, audio] = await Promise.all([
          narrate(service(), key, { transcript: WORDS }),
          narrate(service(), key, recordingOf(WORDS)),
        ]);
        expectError(text, 502, 'EXTRACTION_FAILED', { transcript: WORDS });
        expectError(audio, 502, 'TRANSCRIPTION_FAILED');
        for (const { json } of [text, audio]) {
          const later = await service().call('GET', `/narrations/${json.error.details.id}`, { credential: key });
          expect(later.json.status).toBe('failed');
        }
      });
    },
  );
});

describe('a narration that is being worked on', () => {
  const engine = heldEngine();
  onEachDatabase(
    () => ({ engine }),
    (service) => {
      let key: string;
      beforeAll(async () => {
        key = await service().key();
      });
      const underWay = async (): Promise<string> => {
        const { id } = await service()
          .db.selectFrom('narrations')
          .select('id')
          .where('status', '=', 'processing')
          .executeTakeFirstOrThrow();
        return id;
      };
      const read = (id: string) => service().call('GET', `/narrations/${id}`, { credential: key });

      test('section 2: reads as processing until it is complete', async () => {
        const answer = narrate(service(), key, { transcript: WORDS, external_ref: 'slow' });
        await engine.arrived();
        const id = await underWay();
        const meanwhile = await read(id);
        expectResource(meanwhile, 200, 'Narration');
        expect(meanwhile.json).toMatchObject({
          status: 'processing',
          transcript: WORDS,
          external_ref: 'slow',
          neris: null,
          timings: null,
          error: null,
          completed_at: null,
        });
        engine.release();
        expectResource(await answer, 200, 'Narration');
        const later = await read(id);
        expect(later.json).toEqual((await answer).json);
        expect(later.json.status).toBe('complete');
      });

      test('an outcome reported meanwhile is kept', async () => {
        const answer = narrate(service(), key, { transcript: WORDS });
        await engine.arrived();
        const id = await underWay();
        const body = { accepted: true };
        expectResource(
          await service().call('POST', `/narrations/${id}/outcome`, { credential: key, body }),
          200,
          'OutcomeReceipt',
        );
        engine.release();
        expectResource(await answer, 200, 'Narration');
        expect((await read(id)).json).toMatchObject({ status: 'complete', outcome: { accepted: true } });
      });

      test('deleted on request meanwhile, it stays gone', async () => {
        const answer = narrate(service(), key, { transcript: WORDS });
        await engine.arrived();
        const id = await underWay();
        const audio = audioFolder(service().database.dataDir);
        await deleteSelected(service().db, audio, 'test', { narration: id }, id);
        expectError(await read(id), 404, 'NOT_FOUND');
        engine.release();
        expectError(await answer, 404, 'NOT_FOUND');
        expectError(await read(id), 404, 'NOT_FOUND');
        const rows = await service().db.selectFrom('narrations').select('id').where('id', '=', id).execute();
        expect(rows).toEqual([]);
      });

      test('left behind by a process that died, it is failed by the sweep once no call can take longer', async () => {
        const answer = narrate(service(), key, { transcript: WORDS });
        await engine.arrived();
        const id = await underWay();
        const audio = audioFolder(service().database.dataDir);
        await sweep(service().db, audio, 'test', 110);
        expect((await read(id)).json.status).toBe('processing');
        const created_at = new Date(Date.now() - 120_000).toISOString();
        await service().db.updateTable('narrations').set({ created_at }).where('id', '=', id).execute();
        await sweep(service().db, audio, 'test', 110);
        const later = await read(id);
        expectResource(later, 200, 'Narration');
        expect(later.json).toMatchObject({
          status: 'failed',
          error: { code: expect.stringMatching(/./) },
          neris: null,
        });
        engine.release();
        // Nobody deleted it, so nobody is told so; and what was read as failed stays failed.
        expectError(await answer, 502, 'EXTRACTION_FAILED', { id, transcript: WORDS });
        expect((await read(id)).json).toEqual(later.json);
      });

      test('section 1: a caller that hangs up leaves a finished record', async () => {
        const controller = new AbortController();
        const hungUp = fetch(`${service().url}/narrations`, {
          method: 'POST',
          headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
          body: JSON.stringify({ department: MAPLETON.neris_id, transcript: WORDS }),
          signal: controller.signal,
        }).catch(() => 'hung up');
        await engine.arrived();
        const id = await underWay();
        controller.abort();
        expect(await hungUp).toBe('hung up');
        await sleep(20);
        engine.release();
        await vi.waitFor(async () => expect((await read(id)).json.status).toBe('complete'), { timeout: 5000 });
      });
    },
  );
});
