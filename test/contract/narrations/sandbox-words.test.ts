import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { SANDBOX_WORDS } from '../../../src/narrations/sandbox-words.ts';
import { expectError, expectResource } from '../../support/answers.ts';
import { counted, onEachDatabase } from '../../support/database/on-each-database.ts';
import { type Answer, MAPLETON } from '../../support/service/service.ts';
import { hearsItsBytes } from '../../support/service/stages.ts';

const FIRE = 'House fire at 12 Main Street, fire started in the kitchen on the stove, room and contents.';
const REFUSALS: [word: string, status: number, code: string, retryAfter: string][] = [
  ['sandbox:rate_limited', 429, 'RATE_LIMITED', '2'],
  ['sandbox:unavailable', 503, 'PARTNER_API_UNAVAILABLE', '5'],
];
const FAILURES: [word: string, status: number, code: string][] = [
  ['sandbox:empty_transcript', 422, 'EMPTY_TRANSCRIPT'],
  ['sandbox:transcription_failed', 502, 'TRANSCRIPTION_FAILED'],
  ['sandbox:extraction_failed', 502, 'EXTRACTION_FAILED'],
];

describe('words that force an answer in test mode', () => {
  onEachDatabase(
    () => ({ recogniser: hearsItsBytes }),
    (service) => {
      let key: string;
      let live: string;
      beforeAll(async () => {
        key = await service().key();
        live = await service().key({ mode: 'live' });
      });
      const narrate = (body: object, credential = key): Promise<Answer> =>
        service().call('POST', '/narrations', { credential, body: { department: MAPLETON.neris_id, ...body } });
      const said = (word: string) => ({ transcript: `${FIRE} ${word}` });
      const referred = (word: string) => ({ transcript: FIRE, external_ref: `CAD-7 ${word}` });
      const recorded = (word: string) => ({
        audio: { data: Buffer.from(FIRE).toString('base64'), mime: 'audio/wav' },
        external_ref: word,
      });
      const stored = () => service().db.selectFrom('narrations').select('id').execute();

      test.each(REFUSALS)('%s is %i %s: no record, not counted', async (word, status, code, retryAfter) => {
        for (const body of [said(word), referred(word), recorded(word)]) {
          const before = [await counted(service().db), (await stored()).length];
          const answer = await narrate(body);
          expectError(answer, status, code);
          expect(answer.headers.get('retry-after')).toBe(retryAfter);
          expect([await counted(service().db), (await stored()).length]).toEqual(before);
          if (status === 429) {
            expect(answer.json.error.details).toMatchObject({ limit: 'partner_narration_key', retry_after_seconds: 2 });
            expect(answer.headers.get('ratelimit-remaining')).toBe('0');
          }
        }
      });

      test.each(FAILURES)('%s is %i %s, with a failed record that can be read', async (word, status, code) => {
        for (const body of [said(word), referred(word), recorded(word)]) {
          const answer = await narrate(body);
          const { id } = answer.json.error.details;
          expectError(answer, status, code, { id: expect.stringMatching(/^nar_/) });
          if (status === 422) expect(answer.json.error.details).toHaveProperty('transcript');
          const read = await service().call('GET', `/narrations/${id}`, { credential: key });
          expect(read.json).toMatchObject({ status: 'failed', error: { code }, neris: null });
        }
      });

      test('sandbox:slow=2 answers after two seconds, and no more is different', async () => {
        const started = performance.now();
        const answer = await narrate(referred('sandbox:slow=2'));
        expectResource(answer, 200, 'Narration');
        expect(performance.now() - started).toBeGreaterThanOrEqual(2000);
        expect(answer.json.timings.total_ms).toBeGreaterThanOrEqual(1990);
      });

      test('sandbox:module_failed empties every module that applies, and asks for its fields', async () => {
        const answer = await narrate(referred('sandbox:module_failed'));
        expectResource(answer, 200, 'Narration');
        const { modules, neris, gaps } = answer.json;
        expect(modules).toEqual({ activated: ['fire_detail'], failed: ['fire_detail'] });
        expect(neris).toMatchObject({ fire_detail: {}, base: { location: { street: 'Main' } } });
        expect(Object.keys(neris.fire_detail)).toEqual([]);
        expect(gaps.some(({ field }: { field: string }) => field.startsWith('fire_detail.'))).toBe(true);
      });

      test('several go together', async () => {
        const started = performance.now();
        expectError(await narrate(referred('sandbox:slow=1, sandbox:extraction_failed')), 502, 'EXTRACTION_FAILED');
        expect(performance.now() - started).toBeGreaterThanOrEqual(1000);
      });

      test("a session's reference forces too", async () => {
        const body = { department: MAPLETON.neris_id, external_ref: 'sandbox:unavailable' };
        const { token } = (await service().call('POST', '/sessions', { credential: key, body })).json;
        expectError(await narrate({ transcript: FIRE }, token), 503, 'PARTNER_API_UNAVAILABLE');
      });

      test.each(Object.keys(SANDBOX_WORDS))('%s means nothing with a live key', async (word) => {
        const plain = await narrate({ transcript: FIRE, external_ref: 'plain' }, live);
        const started = performance.now();
        for (const body of [referred(word), recorded(word)]) {
          const answer = await narrate(body, live);
          expectResource(answer, 200, 'Narration');
          expect(answer.json.neris).toEqual(plain.json.neris);
          expect(answer.json.modules).toEqual({ activated: ['fire_detail'], failed: [] });
        }
        expectResource(await narrate(said(word), live), 200, 'Narration');
        expect(performance.now() - started).toBeLessThan(15_000);
      });

      test.each([
        'sandbox:nothing',
        'sandbox:unavailable_',
        'xsandbox:unavailable',
        'sandbox: unavailable',
        'sandbox:',
      ])('%s is no such word', async (word) => expectResource(await narrate(referred(word)), 200, 'Narration'));

      test('with an Idempotency-Key they behave as the real failures do', async () => {
        const again = (word: string, key_: string) =>
          service().call('POST', '/narrations', {
            credential: key,
            body: { department: MAPLETON.neris_id, ...referred(word) },
            headers: { 'idempotency-key': key_ },
          });
        const failed = [await again('sandbox:extraction_failed', 'a'), await again('sandbox:extraction_failed', 'a')];
        expect(failed[1]?.json.error.details.id).not.toBe(failed[0]?.json.error.details.id);
        const empty = [await again('sandbox:empty_transcript', 'b'), await again('sandbox:empty_transcript', 'b')];
        expect(empty[1]?.text).toBe(empty[0]?.text);
      });
    },
  );
});

test('docs/sandbox.md lists them all', () => {
  const rows = readFileSync(new URL('../../../docs/sandbox.md', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `sandbox:'));
  expect(rows).toEqual(Object.entries(SANDBOX_WORDS).map(([word, meaning]) => `| \`${word}\` | ${meaning} |`));
});
