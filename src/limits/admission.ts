import { ApiError } from '../errors.ts';
import type { Mode } from '../storage/tables.ts';
import { type Ceilings, ceilingOf, LIMITS, type LimitName } from './ceilings.ts';
import type { Count, Limiter } from './limiter.ts';

/** What the limits need to know of a credential. */
export interface Counted {
  mode: Mode;
  keyId: string;
  partner: { id: string; ceilings: Ceilings };
}

export interface Admission {
  /** The five dimensions of a narration, decided and counted together. */
  narration(credential: Counted, department: string, addressHash: string): Promise<void>;
  /** Sessions, reads and outcomes share one ceiling. */
  read(credential: Counted): Promise<void>;
}

export function admission(limiter: Limiter, onUnavailable: (error: unknown) => void): Admission {
  return {
    narration(credential, department, addressHash) {
      const { mode, keyId, partner } = credential;
      // Test and live are counted apart, so that trying things out never uses up what the stations need.
      // A department is counted per partner, so that one partner cannot exhaust another's.
      return admit(credential, {
        partner_narration_key: keyId,
        partner_narration_partner_hour: `${mode}:${partner.id}`,
        partner_narration_partner_day: `${mode}:${partner.id}`,
        partner_narration_department: `${mode}:${partner.id}:${department}`,
        partner_narration_ip: `${mode}:${addressHash}`,
      });
    },
    read: (credential) => admit(credential, { partner_read_key: credential.keyId }),
  };

  async function admit(credential: Counted, subjects: Partial<Record<LimitName, string>>): Promise<void> {
    const counts: Count[] = [];
    for (const name in subjects) {
      counts.push({
        counter: `${name}:${subjects[name as LimitName]}`,
        ceiling: ceilingOf(name as LimitName, credential.mode, credential.partner.ceilings),
        windowSeconds: LIMITS[name as LimitName].windowSeconds,
      });
    }
    const verdict = await limiter.take(counts).catch((error: unknown) => {
      onUnavailable(error);
      // Nobody's emergency report waits for our counters; trying things out can.
      if (credential.mode === 'live') return { admitted: true } as const;
      throw new ApiError('PARTNER_API_UNAVAILABLE', undefined, { retryAfterSeconds: 5, cause: error });
    });
    if (verdict.admitted) return;
    const { retryAfterSeconds } = verdict;
    throw new ApiError('RATE_LIMITED', `A rate limit was reached. Send the request again in ${retryAfterSeconds} s.`, {
      retryAfterSeconds,
      details: { retry_after_seconds: retryAfterSeconds },
    });
  }
}
