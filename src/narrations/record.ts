import type { NarrationRow } from '../storage/tables.ts';

/** The contract's Narration as JSON text. Stored structures are JSON already and go in untouched. */
export function narrationJson(row: NarrationRow): string {
  const text = JSON.stringify;
  return (
    `{"id":${text(row.id)},"object":"narration","status":"${row.status}","mode":"${row.mode}",` +
    `"department":${row.department},"external_ref":${text(row.external_ref)},` +
    `"input":{"kind":"${row.input_kind}","mime":${text(row.input_mime)},"audio_seconds":${text(row.audio_seconds)}},` +
    `"transcript":${text(row.transcript)},"neris":${row.neris},"svc_report":${row.svc_report},` +
    `"gaps":${row.gaps},"modules":${row.modules},"timings":${row.timings},"model":${row.model},` +
    `"metadata":${row.metadata},"error":${row.error_code && text({ code: row.error_code })},` +
    `"outcome":${row.outcome},"outcome_at":${text(row.outcome_at)},` +
    `"created_at":"${row.created_at}","completed_at":${text(row.completed_at)}}`
  );
}
