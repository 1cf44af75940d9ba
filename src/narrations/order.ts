import type { Department } from '../departments/department.ts';
import type { Call } from '../kit/call.ts';
import type { Credential } from '../partners/credentials.ts';
import type { Recording } from '../transcription/recogniser.ts';

/** What a partner asks for, checked. */
export interface NarrationOrder {
  credential: Credential;
  department: Department;
  input: { transcript: string } | { recording: Recording; declaredMime: string; audioSeconds: number | null };
  externalRef: string | null;
  /** JSON as the partner wrote it. */
  metadata: string | null;
  /** What dispatch knew, and names that may be said; as JSON. */
  known?: string | undefined;
  terms?: string | undefined;
  addressHash: string;
  /** The request it is asked by. */
  call: Call;
}
