import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { redisLimiter } from '../../src/limits/redis-limiter.ts';
import { hasRedis, newRedis, type TestRedis } from '../support/database/redis.ts';
import { certificateHere } from '../support/service/certificate.ts';

const COUNTS = [{ counter: 'a', ceiling: 5, windowSeconds: 60 }];
const MB = 1024 * 1024;

describe.skipIf(!hasRedis)('a Redis that is not what it should be', () => {
  let redis: TestRedis;
  beforeAll(async () => {
    redis = await newRedis();
  });
  afterAll(() => redis.discard());

  /** A limiter on a real Redis, in whose place, from its next command on, somebody else answers. */
  async function takenOver(answer: (socket: Socket) => void) {
    let isTakenOver = false;
    const server = createServer((near) => {
      const far = connect(Number(new URL(redis.url).port), '127.0.0.1');
      for (const socket of [near, far]) socket.on('error', () => {});
      near.on('close', () => far.destroy());
      far.on('data', (chunk) => isTakenOver || near.write(chunk));
      near.on('data', (chunk) => (isTakenOver ? answer(near) : far.write(chunk)));
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const limiter = redisLimiter(`redis://127.0.0.1:${(server.address() as AddressInfo).port}`);
    onTestFinished(async () => {
      await limiter.close();
      server.close();
    });
    await expect
      .poll(
        () =>
          limiter.take(COUNTS).then(
            (taken) => taken.standings.length,
            () => 0,
          ),
        { timeout: 30_000 },
      )
      .toBe(1);
    isTakenOver = true;
    return limiter;
  }

  test.each([
    ['a text in place of numbers', '+OK\r\n'],
    ['too few numbers', '*1\r\n:1\r\n'],
    ['words in place of numbers', '*3\r\n:1\r\n$3\r\nNaN\r\n$3\r\nNaN\r\n'],
    ['numbers below nothing', '*3\r\n:1\r\n:-999999\r\n:-999999\r\n'],
    ['a window of years', '*3\r\n:0\r\n:5\r\n:99999999999999\r\n'],
    ['another protocol', 'HTTP/1.1 400 Bad Request\r\n\r\n'],
    ['lists in lists without end', '*1\r\n'.repeat(100_000)],
  ])('%s counts as a Redis that is away', async (_, answer) => {
    const limiter = await takenOver((socket) => void socket.write(answer));
    await expect(limiter.take(COUNTS)).rejects.toThrow();
  });

  test('an answer without end is cut off after a few megabytes', async () => {
    let sent = 0;
    const limiter = await takenOver((socket) => {
      socket.write('$1000000000\r\n');
      const more = () => {
        while (!socket.destroyed && sent < 512 * MB) {
          sent += MB;
          if (!socket.write(Buffer.alloc(MB, 'x'))) return void socket.once('drain', more);
        }
      };
      more();
    });
    await expect(limiter.take(COUNTS)).rejects.toThrow('max retries');
    expect(sent).toBeLessThan(256 * MB);
  });

  test('it is told nothing where its certificate is nobody’s', async () => {
    let heard = 0;
    let tried = 0;
    const server = createTlsServer(certificateHere(), (socket) => socket.on('data', () => heard++));
    server.on('tlsClientError', () => tried++);
    server.listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const limiter = redisLimiter(`rediss://u:password@127.0.0.1:${(server.address() as AddressInfo).port}`);
    onTestFinished(async () => {
      await limiter.close();
      server.close();
    });
    await expect.poll(() => tried, { timeout: 30_000 }).toBeGreaterThan(0);
    await expect(limiter.take(COUNTS)).rejects.toThrow();
    expect(heard).toBe(0);
  });
});
