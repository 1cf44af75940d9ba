import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { SQLITE, type TestDatabase } from '../support/database/databases.ts';
import { eventually, run, type Server, startServer, stopAll } from '../support/service/processes.ts';

afterAll(stopAll);

describe('the log of a server', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await SQLITE.create();
    return () => database.drop();
  });

  test('is whole when the server has been stopped, also when its reader takes its time', async () => {
    const server = await startServer(database.environment);
    // More than fits between the two processes, so that the server has to wait for its reader.
    const requests = 1200;
    server.reader.pause();
    const asked = ask(server, requests);
    await sleep(1000);
    server.reader.resume();
    await asked;
    const { code, stdout } = await server.stop();
    expect(code).toBe(0);
    const lines = stdout.trimEnd().split('\n').map(parsed);
    expect(lines.filter(({ route }) => route === '/v1/processing-messages')).toHaveLength(requests);
    expect(lines.at(-1)).toMatchObject({ msg: 'stopping' });
  });

  test('names the signal that ended a process of the server', async () => {
    const server = await startServer({ ...database.environment, RECOGNISER: 'local', RECOGNISER_PROCESSES: '1' });
    await eventually(() => expect(childrenOf(server.pid)).toHaveLength(2));
    for (const pid of childrenOf(server.pid)) process.kill(pid, 'SIGKILL');
    await eventually(() => {
      for (const event of ['recogniser ended', 'reader ended'])
        expect(server.log()).toContainEqual(expect.objectContaining({ event, failure: 'ProcessEnded SIGKILL' }));
    });
    await server.stop();
  });

  test('may lose its reader: the server goes on', async () => {
    const server = await startServer(database.environment);
    server.reader.destroy();
    await ask(server, 50);
    expect(await server.stop()).toMatchObject({ code: 0, stderr: '' });
  });

  test('may have no room left on its disk: the server goes on', async () => {
    const environment = { ...database.environment, PORT: String(await freePort()), RECOGNISER: 'none' };
    expect(await run('bash', ['-c', ON_A_FULL_DISK], environment)).toEqual({
      code: 0,
      stdout: '200'.repeat(20),
      stderr: '',
    });
  });
});

const ON_A_FULL_DISK = `
node build/app/main.js > /dev/full &
server=$!
url=http://127.0.0.1:$PORT/v1/processing-messages
until curl --silent --output /dev/null $url; do
  kill -0 $server || exit 9
  sleep 0.1
done
for i in {1..20}; do curl --silent --output /dev/null --write-out '%{http_code}' $url; done
kill $server
wait $server
`;

async function ask(server: Server, requests: number): Promise<void> {
  let left = requests;
  const oneByOne = async () => {
    while (left-- > 0) expect((await server.call('GET', '/processing-messages')).status).toBe(200);
  };
  await Promise.all(Array.from({ length: 8 }, oneByOne));
}

function parsed(line: string): Record<string, unknown> {
  return JSON.parse(line);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}
