import type { NarrationRow } from '../storage/database/tables.ts';

/** The contract's Narration as JSON text. */
export function narrationJson(row: NarrationRow): string {
  const json = JSON.stringify;
  return objectOfJson({
    id: json(row.id),
    object: json('narration'),
    status: json(row.status),
    mode: json(row.mode),
    department: row.department,
    external_ref: json(row.external_ref),
    input: json({ kind: row.input_kind, mime: row.input_mime, audio_seconds: row.audio_seconds }),
    transcript: json(row.transcript),
    neris: row.neris,
    svc_report: row.svc_report,
    gaps: row.gaps,
    modules: row.modules,
    timings: row.timings,
    model: row.model,
    metadata: row.metadata,
    ...(row.known === null ? {} : { known: row.known }),
    ...(row.terms === null ? {} : { terms: row.terms }),
    error: json(row.error_code === null ? null : { code: row.error_code }),
    outcome: row.outcome,
    outcome_at: json(row.outcome_at),
    created_at: json(row.created_at),
    completed_at: json(row.completed_at),
  });
}

/** An object of members that are JSON text already: what is stored as JSON goes in untouched, digit for digit. */
function objectOfJson(members: Record<string, string | null>): string {
  return `{${Object.entries(members)
    .map(([name, json]) => `"${name}":${json}`)
    .join(',')}}`;
}
