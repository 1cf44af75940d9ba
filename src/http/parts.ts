import type { Department } from '../departments/department.ts';
import type { Admission } from '../limits/admission.ts';
import type { Narrations } from '../narrations/narrations.ts';
import type { Watch } from '../observability/watch.ts';
import type { Credential } from '../partners/credentials.ts';
import type { signSession } from '../partners/sessions.ts';
import type { Settings } from '../settings.ts';

/** Everything a route may need. Routes do not see what lies behind it, such as the database. */
export interface Parts {
  settings: Settings;
  /** Told of every request. */
  watch: Watch;
  admission: Admission;
  narrations: Narrations;
  /** Who a request is from, by its Authorization header. */
  verifyCredential(authorization: string | undefined): Promise<Credential>;
  signSession(
    session: Parameters<typeof signSession>[1],
    ttlSeconds: number,
  ): Promise<{ token: string; expiresAt: Date }>;
  /** What the recogniser understands. */
  speechLanguages: readonly string[];
  findDepartment(nerisId: string): Promise<Department | undefined>;
  /** Stands for an address where the address itself must not be kept. */
  hashAddress(address: string): string;
}
