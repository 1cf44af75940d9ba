import type { NarrationRow } from '../storage/tables.ts';

/** The contract's Narration as JSON text. Stored structures are JSON already and go in untouched. */
export function narrationJson(row: NarrationRow): string {
  const text = JSON.stringify;
  return object({
    id: text(row.id),
    object: '"narration"',
    status: text(row.status),
    mode: text(row.mode),
    department: row.department,
    external_ref: text(row.external_ref),
    input: object({
      kind: text(row.input_kind),
      mime: text(row.input_mime),
      audio_seconds: text(row.audio_seconds),
    }),
    transcript: text(row.transcript),
    neris: row.neris ?? 'null',
    svc_report: row.svc_report ?? 'null',
    gaps: row.gaps,
    modules: row.modules,
    timings: row.timings ?? 'null',
    model: row.model,
    metadata: row.metadata ?? 'null',
    error: row.error_code === null ? 'null' : object({ code: text(row.error_code) }),
    outcome: row.outcome ?? 'null',
    outcome_at: text(row.outcome_at),
    created_at: text(row.created_at),
    completed_at: text(row.completed_at),
  });
}

function object(members: Record<string, string>): string {
  return `{${Object.entries(members)
    .map(([name, json]) => `"${name}":${json}`)
    .join(',')}}`;
}
