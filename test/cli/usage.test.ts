import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPartner } from '../../src/partners/partners.ts';
import { DATABASES, type TestDatabase } from '../support/database/databases.ts';
import { insertNarrations, narrationRow } from '../support/database/rows.ts';
import { MAPLETON, OAKVILLE } from '../support/service/departments.ts';
import { prepareAcme, stopAll, svc, svcOk, withDatabase } from '../support/service/processes.ts';

afterAll(stopAll);

describe.concurrent.each(DATABASES)('svc usage on $name', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await engine.create();
    await prepareAcme(database);
    await withDatabase(database, async (db) => {
      const acme = await db.selectFrom('partners').select('id').where('slug', '=', 'acme').executeTakeFirstOrThrow();
      const other = await addPartner(db, 'test', { slug: 'other', name: 'Other Software' });
      const audio = { input_kind: 'audio', input_mime: 'audio/wav' } as const;
      const failed = (error_code: string) => ({ status: 'failed', error_code }) as const;
      await insertNarrations(db, [
        narrationRow(acme.id, { created_at: '2026-03-01T00:00:00.000Z' }),
        narrationRow(acme.id, { ...audio, audio_seconds: 60, measured_seconds: 61.5 }),
        narrationRow(acme.id, { ...audio, audio_seconds: null, measured_seconds: 28.5 }),
        // Declared, and never decoded.
        narrationRow(acme.id, { ...audio, audio_seconds: 600, ...failed('TRANSCRIPTION_FAILED') }),
        narrationRow(acme.id, { ...audio, measured_seconds: 6, ...failed('EMPTY_TRANSCRIPT') }),
        narrationRow(acme.id, { ...audio, measured_seconds: 3, ...failed('EMPTY_TRANSCRIPT') }),
        narrationRow(acme.id, { department_id: OAKVILLE.neris_id, created_at: '2026-03-31T23:59:59.999Z' }),
        narrationRow(acme.id, { status: 'processing', department_id: OAKVILLE.neris_id }),
        narrationRow(acme.id, { mode: 'test', ...audio, audio_seconds: 90, measured_seconds: 90 }),
        narrationRow(other.id),
        narrationRow(acme.id, { created_at: '2026-02-28T23:59:59.999Z' }),
        narrationRow(acme.id, { created_at: '2026-04-01T00:00:00.000Z' }),
      ]);
    });
  });
  afterAll(() => database?.drop());

  const none = {
    failures: 0,
    failures_by_code: {},
    audio_calls: 0,
    audio_minutes: 0,
    unmeasured: 0,
    declared_minutes: 0,
  };
  const live = {
    month: '2026-03',
    partner: 'acme',
    mode: 'live',
    failures: 3,
    failures_by_code: { EMPTY_TRANSCRIPT: 2, TRANSCRIPTION_FAILED: 1 },
    audio_calls: 5,
    audio_minutes: 1.65,
    unmeasured: 1,
    declared_minutes: 11,
  };
  const tested = { month: '2026-03', partner: 'acme', mode: 'test', ...none, calls: 1, audio_calls: 1 };

  test.sequential('counts calls, failures and minutes, measured and declared apart, by mode and department', async () => {
    expect(await svcOk(database.environment, 'usage', '--partner', 'acme', '--month', '2026-03')).toEqual([
      { ...live, department: 'all', calls: 8 },
      { ...live, department: MAPLETON.neris_id, calls: 6 },
      { ...none, month: '2026-03', partner: 'acme', mode: 'live', department: OAKVILLE.neris_id, calls: 2 },
      { ...tested, department: 'all', audio_minutes: 1.5, declared_minutes: 1.5 },
      { ...tested, department: MAPLETON.neris_id, audio_minutes: 1.5, declared_minutes: 1.5 },
    ]);
  });

  test.sequential('without --partner all of them, without --month this one', async () => {
    const all = await svcOk(database.environment, 'usage', '--month', '2026-03');
    expect(new Set(all.map(({ partner }: { partner: string }) => partner))).toEqual(new Set(['acme', 'other']));
    const now = await svc(database.environment, 'usage');
    expect(now).toMatchObject({ code: 0, stdout: 'Nothing.\n' });
    expect(await svc(database.environment, 'usage', '--partner', 'nobody')).toMatchObject({ code: 1 });
  });
});
