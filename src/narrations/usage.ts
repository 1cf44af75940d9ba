import type { Db, Mode } from '../storage/database/tables.ts';

/** What a partner's department used of the service in one month. */
export interface Usage {
  partner: string;
  mode: Mode;
  /** A NERIS id, or `all` on the line that sums them up. */
  department: string;
  calls: number;
  failures: number;
  failures_by_code: Record<string, number>;
  audio_calls: number;
  /** As measured here when the recordings were decoded. */
  audio_minutes: number;
  /** Recordings that could not be measured: they failed before, or a remote recogniser did not say. */
  unmeasured: number;
  /** What the partner said in `duration_seconds`, for comparison. */
  declared_minutes: number;
}

/** A month of UTC, such as 2026-11. */
export async function usageOf(db: Db, month: string, partnerId?: string): Promise<Usage[]> {
  const [from, to] = boundsOf(month);
  let query = db
    .selectFrom('narrations')
    .innerJoin('partners', 'partners.id', 'narrations.partner_id')
    .select((eb) => [
      'partners.slug as partner',
      'narrations.mode',
      'department_id as department',
      'input_kind',
      'status',
      'error_code',
      eb.fn.countAll<number>().as('calls'),
      eb.fn.count<number>('measured_seconds').as('measured'),
      eb.fn.sum<number | null>('measured_seconds').as('measured_seconds'),
      eb.fn.sum<number | null>('audio_seconds').as('audio_seconds'),
    ])
    .where('narrations.created_at', '>=', from)
    .where('narrations.created_at', '<', to)
    .groupBy(['partners.slug', 'narrations.mode', 'department_id', 'input_kind', 'status', 'error_code']);
  if (partnerId !== undefined) query = query.where('partner_id', '=', partnerId);
  const sums = new Map<string, Sum>();
  for (const group of await query.execute()) {
    for (const department of [group.department, ALL]) {
      const { partner, mode } = group;
      const name = JSON.stringify([partner, mode, department === ALL ? '' : department]);
      const sum = sums.get(name) ?? newSum(partner, mode, department);
      sums.set(name, sum);
      sum.calls += group.calls;
      if (group.status === 'failed') {
        sum.failures += group.calls;
        const code = group.error_code ?? 'UNKNOWN';
        sum.failures_by_code[code] = (sum.failures_by_code[code] ?? 0) + group.calls;
      }
      if (group.input_kind === 'audio') {
        sum.audio_calls += group.calls;
        sum.unmeasured += group.calls - group.measured;
      }
      sum.measured += group.measured_seconds ?? 0;
      sum.declared += group.audio_seconds ?? 0;
    }
  }
  return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => usageFrom(sum));
}

const ALL = 'all';

interface Sum extends Omit<Usage, 'audio_minutes' | 'declared_minutes'> {
  /** Seconds. */
  measured: number;
  declared: number;
}

function newSum(partner: string, mode: Mode, department: string): Sum {
  const counts = { calls: 0, failures: 0, audio_calls: 0, unmeasured: 0, measured: 0, declared: 0 };
  return { partner, mode, department, ...counts, failures_by_code: {} };
}

function usageFrom({ measured, declared, ...sum }: Sum): Usage {
  const { partner, mode, department, calls, failures, failures_by_code, audio_calls, unmeasured } = sum;
  return {
    partner,
    mode,
    department,
    calls,
    failures,
    failures_by_code,
    audio_calls,
    audio_minutes: minutes(measured),
    unmeasured,
    declared_minutes: minutes(declared),
  };
}

function minutes(seconds: number): number {
  return Math.round((seconds / 60) * 100) / 100;
}

function boundsOf(month: string): [from: string, to: string] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return [new Date(Date.UTC(year, number - 1)).toISOString(), new Date(Date.UTC(year, number)).toISOString()];
}
