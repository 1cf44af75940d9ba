import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { scanned } from '../../src/http/body/turns.ts';

let server: Server;
afterEach(() => server.close());

/** A server in which every piece of a body costs as much as said; tells whose piece came when, and who had to wait. */
async function serverThatScans(ms: number) {
  const pieces: string[] = [];
  const held = new Set<string>();
  server = createServer((request: IncomingMessage, response) => {
    const name = request.url ?? '';
    let size = 0;
    request.on('data', (piece: Buffer) => {
      pieces.push(name);
      size += piece.length;
      scanned(request, size, ms);
      if (request.isPaused()) held.add(name);
    });
    request.on('end', () => response.end(String(size)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const post = async (name: string, bytes: number): Promise<string> => {
    const call = send({ host: '127.0.0.1', port, method: 'POST', path: name });
    call.end(Buffer.alloc(bytes));
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    return (await response.setEncoding('utf8').toArray()).join('');
  };
  return { post, pieces, held };
}

const MB = 1024 * 1024;

it('large bodies arrive whole, and no sender goes on for long while others wait', async () => {
  const { post, pieces } = await serverThatScans(5);
  const names = ['/a', '/b', '/c'];
  expect(await Promise.all(names.map((name) => post(name, 16 * MB)))).toEqual(Array(3).fill(String(16 * MB)));
  // Where all three are at it: between the last first piece and the first last one.
  const from = Math.max(...names.map((name) => pieces.indexOf(name)));
  const to = Math.min(...names.map((name) => pieces.lastIndexOf(name)));
  const runs =
    pieces
      .slice(from, to)
      .join('')
      .match(/(\/.)\1*/g) ?? [];
  expect(runs.length).toBeGreaterThan(20);
  // Node itself reads up to 32 pieces of one sender without a pause.
  expect(Math.max(...runs.map((run) => run.length / 2))).toBeLessThan(16);
});

it('a small body never waits, whatever the large ones cost', async () => {
  const { post, held } = await serverThatScans(5);
  const large = post('/large', 16 * MB);
  for (let i = 0; i < 5; i++) expect(await post('/small', 100_000)).toBe('100000');
  await large;
  expect([...held]).toEqual(['/large']);
});

it('nobody waits where scanning costs nothing', async () => {
  const { post, held } = await serverThatScans(0);
  expect(await post('/large', 16 * MB)).toBe(String(16 * MB));
  expect([...held]).toEqual([]);
});

it('between two turns of a large body the thread is everybody else’s', async () => {
  const { post, pieces } = await serverThatScans(5);
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns++;
    if (!isOver) setImmediate(count);
  };
  count();
  await post('/large', 8 * MB);
  isOver = true;
  expect(turns / pieces.length).toBeGreaterThan(5);
});
