import type { InForce } from './ceilings.ts';

/**
 * A request that is refused uses up none of the contract's limits, but reading it cost something. So refusals have a
 * ceiling of their own, by key and source together, so that one client of a partner that sends nonsense stops none of its
 * others, and by source. They are counted in this process alone: what they guard is this process, and a refusal must not
 * cost a write.
 */
export interface Refusals {
  /** The ceiling that a sender has reached, if so many of its requests were refused lately. */
  reached(sender: Sender): ReachedCeiling | undefined;
  count(sender: Sender): void;
}

/** Who sent a request, and where to. */
export interface Sender {
  keyId: string;
  /** Of a session: a device that keeps sending nonsense stops no other station of its key. */
  department: string | undefined;
  source: string;
  /** Each is counted by itself: outcomes that are refused stop no narration. */
  route: string;
}

export const REFUSAL_LIMITS = ['refused_key', 'refused_ip'] as const;

export interface ReachedCeiling {
  limit: (typeof REFUSAL_LIMITS)[number];
  ceiling: number;
  windowSeconds: number;
  resetSeconds: number;
}

const WINDOW_SECONDS = 3600;
/** Several keys may stand behind one address. */
const KEYS_PER_SOURCE = 2;
const MOST_KEPT = 10_000;

/** The ceilings in force, in the shape `GET /ping` reports. */
export function refusalsInForce(perKey: number): Record<ReachedCeiling['limit'], InForce> {
  const inForce = (ceiling: number) => ({ per_window: ceiling, window_seconds: WINDOW_SECONDS });
  return { refused_key: inForce(perKey), refused_ip: inForce(perKey * KEYS_PER_SOURCE) };
}

export function refusals(perKey: number): Refusals {
  const ceilings = refusalsInForce(perKey);
  const windows = new Map<string, { count: number; ends: number }>();
  const countersOf = ({ keyId, department = '', source, route }: Sender) =>
    [
      { limit: 'refused_key', name: `${route} key ${keyId} ${department} ${source}` },
      { limit: 'refused_ip', name: `${route} source ${source}` },
    ] as const;
  // Of a clock that nobody can set.
  const now = () => performance.now() / 1000;

  function forgetEnded(): void {
    for (const [name, { ends }] of windows) if (ends <= now()) windows.delete(name);
    // Whoever has as many keys and addresses is not kept apart any more.
    if (windows.size > MOST_KEPT) windows.clear();
  }

  return {
    reached(sender) {
      for (const { limit, name } of countersOf(sender)) {
        const ceiling = ceilings[limit].per_window;
        const window = windows.get(name);
        if (!window || window.count < ceiling || window.ends <= now()) continue;
        const resetSeconds = Math.max(1, Math.ceil(window.ends - now()));
        return { limit, ceiling, windowSeconds: WINDOW_SECONDS, resetSeconds };
      }
      return undefined;
    },
    count(sender) {
      for (const { name } of countersOf(sender)) {
        const window = windows.get(name);
        if (window && window.ends > now()) window.count++;
        else windows.set(name, { count: 1, ends: now() + WINDOW_SECONDS });
      }
      if (windows.size > MOST_KEPT) forgetEnded();
    },
  };
}
