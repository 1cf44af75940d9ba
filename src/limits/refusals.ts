import { ApiError } from '../errors.ts';

/**
 * A request that is refused uses up none of the contract's limits, but reading it cost something. So refusals have a
 * ceiling of their own, by key and by source. They are counted in this process alone: what they guard is this process,
 * and a refusal must not cost a write.
 */
export interface Refusals {
  /** Refuses a caller of whom too many requests were refused lately. */
  check(keyId: string, source: string): void;
  count(keyId: string, source: string): void;
}

const WINDOW_SECONDS = 3600;
/** Several keys may stand behind one address. */
const KEYS_PER_SOURCE = 2;
const MOST_KEPT = 10_000;

export function refusals(perKey: number): Refusals {
  const windows = new Map<string, { count: number; ends: number }>();
  const countersOf = (keyId: string, source: string) => [
    { limit: 'refused_key', name: `key ${keyId}`, ceiling: perKey },
    { limit: 'refused_ip', name: `source ${source}`, ceiling: perKey * KEYS_PER_SOURCE },
  ];
  // Of a clock that nobody can set.
  const now = () => performance.now() / 1000;

  function forgetEnded(): void {
    for (const [name, { ends }] of windows) if (ends <= now()) windows.delete(name);
    // Whoever has as many keys and addresses is not kept apart any more.
    if (windows.size > MOST_KEPT) windows.clear();
  }

  return {
    check(keyId, source) {
      for (const { limit, name, ceiling } of countersOf(keyId, source)) {
        const window = windows.get(name);
        if (!window || window.count < ceiling || window.ends <= now()) continue;
        const retryAfterSeconds = Math.max(1, Math.ceil(window.ends - now()));
        throw new ApiError(
          'RATE_LIMITED',
          `${ceiling} requests were refused within ${WINDOW_SECONDS} s. Mend what their errors named, and send again in ${retryAfterSeconds} s.`,
          {
            retryAfterSeconds,
            details: { limit, ceiling, window_seconds: WINDOW_SECONDS, retry_after_seconds: retryAfterSeconds },
          },
        );
      }
    },
    count(keyId, source) {
      for (const { name } of countersOf(keyId, source)) {
        const window = windows.get(name);
        if (window && window.ends > now()) window.count++;
        else windows.set(name, { count: 1, ends: now() + WINDOW_SECONDS });
      }
      if (windows.size > MOST_KEPT) forgetEnded();
    },
  };
}
