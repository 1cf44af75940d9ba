import { Redis } from 'ioredis';
import type { Limiter } from './limiter.ts';

/** Reads every counter first; adds to all of them only when each has room. Redis runs a script without interruption. */
const TAKE = `
local wait = 0
for i, name in ipairs(KEYS) do
  local ceiling = tonumber(ARGV[2 * i - 1])
  local count = tonumber(redis.call('GET', name) or '0')
  if count >= ceiling then
    local left = redis.call('PTTL', name)
    if left > wait then wait = left end
    if wait == 0 then wait = 1 end
  end
end
if wait > 0 then return wait end
for i, name in ipairs(KEYS) do
  if redis.call('INCR', name) == 1 then redis.call('PEXPIRE', name, ARGV[2 * i]) end
end
return 0
`;

type TakeCommand = (keys: number, ...args: (string | number)[]) => Promise<number>;

/** Counters in Redis, shared by all nodes. While Redis is away every call fails at once, and it reconnects by itself. */
export function redisLimiter(url: string): Limiter {
  const redis = new Redis(url, {
    // A request must not wait for a Redis that is away: it is refused or let through at once.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: 1000,
    connectTimeout: 2000,
    retryStrategy: (attempt) => Math.min(100 * attempt, 1000),
    keyPrefix: 'svc:limit:',
  });
  // The failing calls are reported where they fail; unheard, the event would be printed by the library.
  redis.on('error', () => {});
  redis.defineCommand('take', { lua: TAKE });
  const take = (redis as unknown as { take: TakeCommand }).take.bind(redis);
  return {
    async take(counts) {
      const wait = await take(
        counts.length,
        ...counts.map((count) => count.counter),
        ...counts.flatMap((count) => [count.ceiling, count.windowSeconds * 1000]),
      );
      return wait === 0 ? { admitted: true } : { admitted: false, retryAfterSeconds: Math.ceil(wait / 1000) };
    },
    close: async () => redis.disconnect(),
  };
}
