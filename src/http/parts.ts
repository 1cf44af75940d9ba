import type { Admission } from '../limits/admission.ts';
import type { Pipeline } from '../narrations/create.ts';
import type { NarrationState } from '../narrations/read.ts';
import type { Credential } from '../partners/credentials.ts';
import type { Settings } from '../settings.ts';
import type { Secrets } from '../storage/secrets.ts';

/** Everything a route may need. */
export interface Parts {
  settings: Settings;
  secrets: Secrets;
  admission: Admission;
  pipeline: Pipeline;
  /** The state of a narration that the credential may see. */
  findNarration(credential: Credential, id: string): Promise<NarrationState>;
  /** A narration as the bytes of the contract's JSON. */
  narrationAnswer(found: NarrationState): Promise<Buffer>;
}
