import { describe, expect, test } from 'vitest';
import { ProcessingMessages } from '../../src/http/contract/resources.ts';
import { expectCommonHeaders, problems, strictly } from '../support/answers.ts';
import { onEachDatabase } from '../support/database/on-each-database.ts';
import * as specification from '../support/specification.ts';

describe('GET /processing-messages', () => {
  onEachDatabase(
    () => ({}),
    (service) => {
      test('sections 2 and 4: public, complete and cacheable for one hour', async () => {
        const answer = await service().call('GET', '/processing-messages');
        expect(answer.status).toBe(200);
        expectCommonHeaders(answer, 'public, max-age=3600');
        expect(problems(specification.ProcessingMessages, answer.json)).toEqual([]);
        expect(problems(strictly(ProcessingMessages), answer.json)).toEqual([]);
      });

      test('section 2: the lines of a phase are all different, so that a changing line changes', async () => {
        const { phases } = (await service().call('GET', '/processing-messages')).json;
        expect(Object.keys(phases)).toEqual(['transcribing', 'extracting_core', 'extracting_modules']);
        for (const lines of Object.values(phases) as string[][]) {
          expect(lines.length).toBeGreaterThan(1);
          expect(new Set(lines).size).toBe(lines.length);
        }
      });

      test('section 5: a credential is not looked at, not even a wrong one', async () => {
        const answer = await service().call('GET', '/processing-messages', { credential: 'nonsense' });
        expect(answer.status).toBe(200);
      });

      test('section 1: a question in the address changes nothing', async () => {
        const answer = await service().call('GET', '/processing-messages?lang=en&token=x');
        expect(answer.status).toBe(200);
        expectCommonHeaders(answer, 'public, max-age=3600');
      });
    },
  );
});
