import { beforeAll, describe, expect, test } from 'vitest';
import { expectError, expectResource } from '../../support/answers.ts';
import { onEachDatabase } from '../../support/database/on-each-database.ts';
import { MAPLETON } from '../../support/service/service.ts';
import { hears, wav } from '../../support/service/stages.ts';

const department = MAPLETON.neris_id;
const audio = { data: wav().toString('base64'), mime: 'audio/wav' };

// Typed clients send null for what they leave out, and our own answers contain it.
describe('null for an optional field counts as absent', () => {
  onEachDatabase(
    () => ({ recogniser: hears('Engine 41 on scene.') }),
    (service) => {
      let key: string;
      let pinned: string;
      beforeAll(async () => {
        key = await service().key();
        pinned = await service().key({ department });
      });
      const post = (path: string, body: unknown, credential = key) =>
        service().call('POST', path, { credential, body });

      test('in a session request', async () => {
        const before = Date.now();
        const answer = await post('/sessions', { department, external_ref: null, ttl_seconds: null });
        expectResource(answer, 201, 'Session');
        expect(answer.json.external_ref).toBeNull();
        const lasts = Date.parse(answer.json.expires_at) - before;
        expect(lasts).toBeGreaterThanOrEqual(900_000);
        expect(lasts).toBeLessThan(930_000);
        expectResource(await post('/sessions', { department: null }, pinned), 201, 'Session');
        expectError(await post('/sessions', { department: null }), 400, 'DEPARTMENT_REQUIRED');
      });

      test('in a narration of a transcript', async () => {
        const body = {
          department: null,
          audio: null,
          transcript: 'Nothing showing.',
          external_ref: null,
          metadata: null,
        };
        const answer = await post('/narrations', body, pinned);
        expectResource(answer, 200, 'Narration');
        expect(answer.json).toMatchObject({
          input: { kind: 'text', mime: null, audio_seconds: null },
          external_ref: null,
          metadata: null,
        });
        expectError(await post('/narrations', body), 400, 'DEPARTMENT_REQUIRED');
      });

      test('in a narration of audio, and inside audio', async () => {
        const body = { department, audio: { ...audio, duration_seconds: null }, transcript: null };
        const answer = await post('/narrations', body);
        expectResource(answer, 200, 'Narration');
        expect(answer.json.input).toEqual({ kind: 'audio', mime: 'audio/wav', audio_seconds: null });
      });

      test('so that with both null neither was sent', async () => {
        const body = { department, audio: null, transcript: null };
        expectError(await post('/narrations', body), 400, 'INPUT_REQUIRED');
      });

      test('so that a session’s external_ref stands', async () => {
        const { token } = (await post('/sessions', { department, external_ref: 'run 7' })).json;
        const answer = await post('/narrations', { transcript: 'x', external_ref: null }, token);
        expect(answer.json.external_ref).toBe('run 7');
      });

      test('in an outcome report, where it is not stored', async () => {
        const { id } = (await post('/narrations', { department, transcript: 'x' })).json;
        const nothing = {
          edited_fields: null,
          neris: null,
          submitted_to_neris: null,
          neris_incident_id: null,
          review_seconds: null,
          notes: null,
        };
        expectResource(await post(`/narrations/${id}/outcome`, { accepted: true, ...nothing }), 200, 'OutcomeReceipt');
        const read = await service().call('GET', `/narrations/${id}`, { credential: key });
        expect(read.json.outcome).toEqual({ accepted: true });
      });

      test('but not for a required one, nor for an item of a list', async () => {
        const { id } = (await post('/narrations', { department, transcript: 'x' })).json;
        const outcome = `/narrations/${id}/outcome`;
        expectError(await post(outcome, { accepted: null }), 400, 'INVALID_OUTCOME', { field: 'accepted' });
        expectError(await post(outcome, { accepted: true, edited_fields: [null] }), 400, 'INVALID_OUTCOME');
        for (const field of ['data', 'mime']) {
          const body = { department, audio: { ...audio, [field]: null } };
          expectError(await post('/narrations', body), 400, 'INVALID_AUDIO', { field: `audio.${field}` });
        }
      });

      test('and the reference says so', async () => {
        const { schemas } = (await service().call('GET', '/openapi.json')).json.components;
        const nullable = (schema: { type?: unknown; anyOf?: { type: string }[] }) =>
          [schema.type, ...(schema.anyOf ?? []).map(({ type }) => type)].flat().includes('null');
        const REQUESTS = ['SessionRequest', 'AudioNarrationRequest', 'TranscriptNarrationRequest', 'OutcomeRequest'];
        const fields = REQUESTS.flatMap((name) =>
          Object.entries(schemas[name].properties).map(([field, schema]) => ({
            field: `${name}.${field}`,
            nullable: nullable(schema as object),
          })),
        );
        expect(fields.length).toBe(26);
        expect(fields.filter((one) => !one.nullable).map(({ field }) => field)).toEqual([
          'AudioNarrationRequest.audio',
          'TranscriptNarrationRequest.transcript',
          'OutcomeRequest.accepted',
        ]);
      });
    },
  );
});
