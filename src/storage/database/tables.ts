import type { Kysely } from 'kysely';

// Both databases keep the same plain types: times as ISO 8601 UTC text (which sorts as time), structures as JSON text.

export type Mode = 'test' | 'live';
export type Scope = 'partner' | 'department';
export type Status = 'processing' | 'complete' | 'failed';

export interface PartnerRow {
  id: string;
  slug: string;
  name: string;
  suspended_at: string | null;
  /** When the operator recorded the commercial agreement; live keys need it. */
  live_since: string | null;
  agreement: string | null;
  audio_retention_days: number;
  /** Raised ceilings by mode and limit name, as JSON. */
  ceilings: string;
  created_at: string;
}

export interface KeyRow {
  id: string;
  partner_id: string;
  mode: Mode;
  scope: Scope;
  department: string | null;
  hash: string;
  /** Fingerprint of the secret behind the hash; null on keys that an older version issued. */
  hashed_with: string | null;
  /** The last characters of the key, so that people can tell keys apart. */
  hint: string;
  label: string | null;
  created_at: string;
  revoked_at: string | null;
  /** From this moment on the key is refused; null: it does not end by itself. */
  expires_at: string | null;
  /** To the hour; null: not since it was issued, or since there is this column. */
  last_used_at: string | null;
}

export interface DepartmentRow {
  neris_id: string;
  name: string | null;
  city: string | null;
  state: string | null;
}

export interface NarrationRow {
  id: string;
  partner_id: string;
  key_id: string;
  mode: Mode;
  department_id: string;
  /** The directory's entry as it was when the narration came in, as JSON. */
  department: string;
  external_ref: string | null;
  metadata: string | null;
  input_kind: 'audio' | 'text';
  input_mime: string | null;
  audio_seconds: number | null;
  /** The recording's true length, known once it was decoded here; `audio_seconds` is what the partner declared. */
  measured_seconds: number | null;
  /** Name of the kept audio file; null when there is none (any more). */
  audio_file: string | null;
  address_hash: string;
  /** The X-Request-Id of the call; null on records older than the column. */
  request_id: string | null;
  status: Status;
  transcript: string | null;
  neris: string | null;
  svc_report: string | null;
  gaps: string;
  modules: string;
  timings: string | null;
  model: string;
  error_code: string | null;
  outcome: string | null;
  outcome_at: string | null;
  created_at: string;
  completed_at: string | null;
  /** Of what the narration says, and of its outcome; null when it is not finished, or was stored before there were any. */
  checksum: string | null;
  outcome_checksum: string | null;
  /** What dispatch knew and the names that may be said, as JSON; with their own checksum. */
  known: string | null;
  terms: string | null;
  known_checksum: string | null;
}

/** What a session carries for every narration made with it, until it ends. */
export interface CarriedRow {
  id: string;
  partner_id: string;
  department_id: string;
  known: string | null;
  terms: string | null;
  expires_at: string;
}

/** A partner's name for one request, and the narration that answers it. */
export interface IdempotencyKeyRow {
  partner_id: string;
  mode: Mode;
  /** As it was sent; before it, and a blank, the department that its credential is for, where it is for one alone. */
  key: string;
  /** Keyed hash of what was asked. */
  request_hash: string;
  narration_id: string;
  /** Until when the process at work on it counts as alive; it renews this while it works. */
  held_until: string;
  created_at: string;
}

export interface LimitCounterRow {
  name: string;
  count: number;
  ceiling: number;
  /** Milliseconds since the epoch. */
  resets_at: number;
}

export interface AuditRow {
  id: string;
  at: string;
  actor: string;
  action: string;
  subject: string;
  details: string;
}

/** Facts about this installation, such as the fingerprint of its secret. */
export interface InstallationRow {
  name: string;
  value: string;
}

export interface Tables {
  partners: PartnerRow;
  api_keys: KeyRow;
  departments: DepartmentRow;
  narrations: NarrationRow;
  carried: CarriedRow;
  idempotency_keys: IdempotencyKeyRow;
  limit_counters: LimitCounterRow;
  audit: AuditRow;
  installation: InstallationRow;
}

export type Db = Kysely<Tables>;
