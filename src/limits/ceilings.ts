import type { Mode } from '../storage/database/tables.ts';

const HOUR = 3600;
const DAY = 86_400;

/** Section 8 of the contract: what is counted, over how long, and how much of it each mode may use. */
export const LIMITS = {
  partner_narration_key: { windowSeconds: HOUR, test: 60, live: 600 },
  partner_narration_partner_hour: { windowSeconds: HOUR, test: 120, live: 3000 },
  partner_narration_partner_day: { windowSeconds: DAY, test: 500, live: 20_000 },
  partner_narration_department: { windowSeconds: HOUR, test: 200, live: 400 },
  partner_narration_ip: { windowSeconds: HOUR, test: 300, live: 600 },
  partner_read_key: { windowSeconds: HOUR, test: 1200, live: 1200 },
} as const satisfies Record<string, { windowSeconds: number } & Record<Mode, number>>;

export type LimitName = keyof typeof LIMITS;
export const LIMIT_NAMES = Object.keys(LIMITS) as LimitName[];

/** A partner's own ceilings where they differ from the table. */
export type Ceilings = Partial<Record<Mode, Partial<Record<LimitName, number>>>>;

export function ceilingOf(name: LimitName, mode: Mode, own: Ceilings): number {
  return own[mode]?.[name] ?? LIMITS[name][mode];
}

/** A ceiling as `GET /ping` reports it. */
export interface InForce {
  per_window: number;
  window_seconds: number;
}

export function limitsInForce(mode: Mode, own: Ceilings): Record<LimitName, InForce> {
  const limits = {} as ReturnType<typeof limitsInForce>;
  for (const name of LIMIT_NAMES) {
    limits[name] = { per_window: ceilingOf(name, mode, own), window_seconds: LIMITS[name].windowSeconds };
  }
  return limits;
}

export function parseCeilings(json: string): Ceilings {
  return JSON.parse(json) as Ceilings;
}
