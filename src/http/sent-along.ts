import { ApiError } from '../kit/errors.ts';
import type { IncidentDraft } from '../neris/payload/incident.ts';
import { MAX_KNOWN_BYTES, MAX_TERMS_BYTES } from './contract/known.ts';

/** What dispatch knew and the names that may be said, as JSON; refused where they are larger than may be. */
export function sentAlong({ known, terms }: { known?: unknown; terms?: string[] | undefined }): {
  known: string | undefined;
  terms: string | undefined;
} {
  return {
    known: known === undefined ? undefined : within(JSON.stringify(known), MAX_KNOWN_BYTES, 'known'),
    terms: terms === undefined ? undefined : within(JSON.stringify(terms), MAX_TERMS_BYTES, 'terms'),
  };
}

/** A record of another department would be filled into this one's report. */
export function refuseForeign(known: IncidentDraft | undefined, nerisId: string): void {
  const named = known?.base?.department_neris_id ?? nerisId;
  if (named === nerisId) return;
  throw new ApiError(
    'INVALID_KNOWN',
    'known.base.department_neris_id names another department than this request is for. Send the record of this call.',
    { details: { field: 'known.base.department_neris_id' } },
  );
}

function within(text: string, bytes: number, field: 'known' | 'terms'): string {
  if (Buffer.byteLength(text) <= bytes) return text;
  throw new ApiError(field === 'known' ? 'INVALID_KNOWN' : 'INVALID_TERMS', undefined, { details: { field } });
}
