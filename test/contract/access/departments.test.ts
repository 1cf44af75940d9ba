import { beforeAll, describe, expect, test } from 'vitest';
import { expectError, expectResource } from '../../support/answers.ts';
import { onEachDatabase } from '../../support/database/on-each-database.ts';
import { named } from '../../support/named.ts';
import { MAPLETON, OAKVILLE, UNNAMED } from '../../support/service/service.ts';

describe('GET /departments/{neris_id}', () => {
  onEachDatabase(
    () => ({}),
    (service) => {
      const credentials = { key: '', pinned: '', session: '' };
      beforeAll(async () => {
        credentials.key = await service().key();
        credentials.pinned = await service().key({ department: MAPLETON.neris_id });
        const body = { department: MAPLETON.neris_id };
        credentials.session = (
          await service().call('POST', '/sessions', { credential: credentials.key, body })
        ).json.token;
      });
      const lookUp = (id: string, credential: string | undefined) =>
        service().call('GET', `/departments/${id}`, { credential });

      test('section 2: every field of a department, as the directory has it', async () => {
        const answer = await lookUp(MAPLETON.neris_id, credentials.key);
        expectResource(answer, 200, 'Department');
        expect(answer.json).toEqual({ object: 'department', ...MAPLETON, time_zone: 'America/New_York' });
      });

      test('section 2: name, city and state may be null', async () => {
        const answer = await lookUp(UNNAMED.neris_id, credentials.key);
        expectResource(answer, 200, 'Department');
        expect(answer.json).toEqual({ object: 'department', ...UNNAMED, time_zone: 'America/New_York' });
      });

      test.each(['key', 'pinned', 'session'] as const)('section 4: accepts a key or a session (%s)', async (kind) => {
        expectResource(await lookUp(MAPLETON.neris_id, credentials[kind]), 200, 'Department');
      });

      test.each(
        named([
          'FD2403100',
          'FD240310011',
          'fd24031001',
          'FX24031001',
          'FD2403100A',
          '24031001',
          'FD24031001%20',
          '%20FD24031001',
          'FD24031001%0A',
          'FD%D9%A2%D9%A4031001',
          'FD24031001%00',
          '%F0%9F%9A%92',
          `FD${'1'.repeat(12_000)}`,
        ]),
      )('section 4: 400 DEPARTMENT_INVALID for an id that is not FD and eight digits (%s)', async (_, id) => {
        expectError(await lookUp(id, credentials.key), 400, 'DEPARTMENT_INVALID');
      });

      test('section 4: 404 DEPARTMENT_NOT_FOUND for an id that is not in the directory', async () => {
        expectError(await lookUp('FD99999999', credentials.key), 404, 'DEPARTMENT_NOT_FOUND');
      });

      test.each(['pinned', 'session'] as const)(
        'section 5: a credential for one department cannot look up another, known or not (%s)',
        async (kind) => {
          expectError(await lookUp(OAKVILLE.neris_id, credentials[kind]), 403, 'DEPARTMENT_SCOPE_MISMATCH');
          expectError(await lookUp('FD99999999', credentials[kind]), 403, 'DEPARTMENT_SCOPE_MISMATCH');
        },
      );

      test('a malformed id is told before a scope that does not fit', async () => {
        expectError(await lookUp('FD1', credentials.session), 400, 'DEPARTMENT_INVALID');
      });

      test('section 4: 401 without a credential, whatever the id', async () => {
        expectError(await lookUp(MAPLETON.neris_id, undefined), 401, 'MISSING_CREDENTIAL');
        expectError(await lookUp('FD1', undefined), 401, 'MISSING_CREDENTIAL');
      });
    },
  );
});
