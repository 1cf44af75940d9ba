import type { Mode } from '../storage/database/tables.ts';
import { type Ceilings, ceilingOf, LIMITS, type LimitName } from './ceilings.ts';
import type { Count, Limiter, Standing, Verdict } from './limiter.ts';

/** What the limits need to know of a credential. */
export interface Counted {
  mode: Mode;
  keyId: string;
  partner: { id: string; ceilings: Ceilings };
}

export interface Admission {
  /** The five dimensions of a narration, decided and counted together. */
  narration(credential: Counted, department: string, addressHash: string): Promise<Allowance | Uncounted>;
  /** Sessions, reads and outcomes share one ceiling. */
  read(credential: Counted): Promise<Allowance | Uncounted>;
}

/** What is left of the tightest limit. */
export interface Allowance extends Standing {
  admitted: boolean;
  limit: LimitName;
  ceiling: number;
  windowSeconds: number;
}

/** The counters are away. */
export interface Uncounted {
  unavailable: unknown;
  admitted: boolean;
}

export function admission(limiter: Limiter): Admission {
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

  async function admit(
    { mode, partner }: Counted,
    subjects: Partial<Record<LimitName, string>>,
  ): Promise<Allowance | Uncounted> {
    const names = Object.keys(subjects) as LimitName[];
    const counts = names.map((name) => ({
      counter: `${name}:${subjects[name]}`,
      ceiling: ceilingOf(name, mode, partner.ceilings),
      windowSeconds: LIMITS[name].windowSeconds,
    }));
    try {
      return allowance(names, counts, await limiter.take(counts));
    } catch (unavailable) {
      // Nobody's emergency report waits for our counters; trying things out can.
      return { unavailable, admitted: mode === 'live' };
    }
  }
}

/** The limit with the least left; of several, the one that stays so the longest, which is how long a refusal lasts. */
function allowance(names: LimitName[], counts: Count[], { admitted, standings }: Verdict): Allowance {
  const all = names.map((limit, i) => {
    const { ceiling, windowSeconds } = counts[i] as Count;
    return { admitted, limit, ceiling, windowSeconds, ...(standings[i] as Standing) };
  });
  return all.reduce((tightest, next) => {
    const closer = next.remaining - tightest.remaining || tightest.resetSeconds - next.resetSeconds;
    return closer < 0 ? next : tightest;
  });
}
