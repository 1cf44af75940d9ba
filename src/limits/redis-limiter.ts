import { Redis } from 'ioredis';
import { type Count, type Limiter, standing } from './limiter.ts';

/**
 * Reads every counter first; adds to all of them only when each has room. Redis runs a script without interruption.
 * Answers whether there was room, then for each counter what it holds and how many milliseconds its window has left.
 */
const TAKE = `
local admitted = 1
for i, name in ipairs(KEYS) do
  if tonumber(redis.call('GET', name) or '0') >= tonumber(ARGV[2 * i - 1]) then admitted = 0 end
end
local answer = { admitted }
for i, name in ipairs(KEYS) do
  if admitted == 1 and redis.call('INCR', name) == 1 then redis.call('PEXPIRE', name, ARGV[2 * i]) end
  local left = redis.call('PTTL', name)
  local longest = tonumber(ARGV[2 * i])
  -- A clock that jumped back would leave a window longer than its length.
  if left > longest then redis.call('PEXPIRE', name, longest) end
  if left < 0 or left > longest then left = longest end
  table.insert(answer, tonumber(redis.call('GET', name) or '0'))
  table.insert(answer, left)
end
return answer
`;

type TakeCommand = (keys: number, ...args: (string | number)[]) => Promise<unknown>;

/** What came in answer to nothing that was asked, or without end: a command's answer has a few hundred bytes. */
const MOST_BYTES = 1024 * 1024;

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
  let unanswered = 0;
  redis.on('connect', () => {
    const { stream } = redis;
    unanswered = 0;
    stream.on('data', (chunk: Buffer) => {
      unanswered += chunk.length;
      if (unanswered > MOST_BYTES) stream.destroy();
    });
  });
  redis.defineCommand('take', { lua: TAKE });
  const take = (redis as unknown as { take: TakeCommand }).take.bind(redis);
  return {
    async take(counts) {
      const answer = await take(
        counts.length,
        ...counts.map((count) => count.counter),
        ...counts.flatMap((count) => [count.ceiling, count.windowSeconds * 1000]),
      );
      unanswered = 0;
      if (!isOf(counts, answer)) throw new Error('Redis did not answer as the script does.');
      const [admitted, ...told] = answer;
      const standings = counts.map(({ ceiling }, i) => standing(ceiling, told[2 * i] ?? 0, told[2 * i + 1] ?? 0));
      return { admitted: admitted === 1, standings };
    },
    async check() {
      await redis.ping();
    },
    close: async () => redis.disconnect(),
  };
}

/** Whether it is what the script answers: whole numbers, and no window longer than it is. Callers are told them. */
function isOf(counts: Count[], answer: unknown): answer is number[] {
  return (
    Array.isArray(answer) &&
    answer.length === 1 + 2 * counts.length &&
    answer.every((number) => Number.isSafeInteger(number) && number >= 0) &&
    counts.every(({ windowSeconds }, i) => answer[2 * i + 2] <= windowSeconds * 1000)
  );
}
