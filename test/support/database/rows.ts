import { randomName } from '../../../src/kit/ids.ts';
import type { Db, NarrationRow } from '../../../src/storage/database/tables.ts';
import { MAPLETON } from '../service/departments.ts';

/** A finished narration as the service stores it, with what a test names. */
export function narrationRow(
  partner_id: string,
  own: Partial<Omit<NarrationRow, 'model'>> & { model?: object } = {},
): NarrationRow {
  const { model = { extraction: 'reader-1', transcription: 'none' }, ...rest } = own;
  const department_id = own.department_id ?? MAPLETON.neris_id;
  const created_at = own.created_at ?? '2026-03-14T18:40:00.000Z';
  return {
    id: randomName('nar_', 24),
    partner_id,
    key_id: 'key_of_test',
    mode: 'live',
    department_id,
    department: JSON.stringify({ object: 'department', ...MAPLETON, neris_id: department_id }),
    external_ref: null,
    metadata: null,
    known: null,
    terms: null,
    known_checksum: null,
    input_kind: 'text',
    input_mime: null,
    audio_seconds: null,
    measured_seconds: null,
    audio_file: null,
    address_hash: '',
    request_id: null,
    status: 'complete',
    transcript: 'Nothing showing.',
    neris: '{}',
    svc_report: '{"sources":{},"estimated":[]}',
    gaps: '[]',
    modules: '{"activated":[],"failed":[]}',
    timings: null,
    model: JSON.stringify(model),
    error_code: null,
    outcome: null,
    outcome_at: null,
    created_at,
    completed_at: created_at,
    checksum: null,
    outcome_checksum: null,
    ...rest,
  };
}

export async function insertNarrations(db: Db, rows: NarrationRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += 200) {
    await db
      .insertInto('narrations')
      .values(rows.slice(from, from + 200))
      .execute();
  }
}
