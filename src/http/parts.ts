import type { Admission } from '../limits/admission.ts';
import type { Pipeline } from '../narrations/create.ts';
import type { NarrationState } from '../narrations/read.ts';
import type { Settings } from '../settings.ts';
import type { Secrets } from '../storage/secrets.ts';

/** Everything a route may need. */
export interface Parts {
  settings: Settings;
  secrets: Secrets;
  admission: Admission;
  pipeline: Pipeline;
  /** A narration as the contract's JSON text. */
  narrationAnswer(found: NarrationState): Promise<string>;
}
