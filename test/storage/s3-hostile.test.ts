import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { type S3Bucket, s3Bucket } from '../../src/storage/audio/s3-bucket.ts';
import { certificateHere } from '../support/service/certificate.ts';

/** A store that is not what it should be, over a real socket, and the service's own side of it. */
async function storeThat(answers: RequestListener, tls?: { cert: string; key: string }): Promise<S3Bucket> {
  const server = tls ? createTlsServer(tls, answers) : createServer(answers);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return s3Bucket({
    bucket: 'recordings',
    endpoint: `${tls ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'eu-test-1',
    pathStyle: true,
    keyId: 'id',
    secret: 'secret',
    encryption: 'none',
    kmsKey: undefined,
    seconds: 60,
  });
}

async function listed(bucket: S3Bucket): Promise<number> {
  let count = 0;
  for await (const _ of bucket.list('audio/')) count++;
  return count;
}

const MB = 1024 * 1024;

test('an answer without end is given up after a few megabytes', async () => {
  let sent = 0;
  const bucket = await storeThat((request, response) => {
    request.resume();
    const more = () => {
      while (!response.destroyed && sent < 512 * MB) {
        sent += MB;
        if (!response.write(Buffer.alloc(MB, ' '))) return void response.once('drain', more);
      }
      response.end();
    };
    more();
  });
  await expect(bucket.check('audio/')).rejects.toThrow('too large');
  expect(sent).toBeLessThan(256 * MB);
});

test('a list that begins anew again and again is given up', async () => {
  let pages = 0;
  const bucket = await storeThat((_, response) => {
    pages++;
    // Were it believed, it would go on; the test is not to.
    const truncated = pages < 50;
    response.end(
      `<List><IsTruncated>${truncated}</IsTruncated><Contents><Key>audio/a</Key><LastModified>x</LastModified></Contents></List>`,
    );
  });
  await expect(listed(bucket)).rejects.toThrow('list out of order');
  expect(pages).toBe(2);
});

test('a list of beginnings without ends takes time that grows with its length', async () => {
  const page = '<Contents><Key>'.repeat(200_000);
  const bucket = await storeThat((_, response) => void response.end(page));
  const before = process.cpuUsage();
  expect(await listed(bucket)).toBe(200_000);
  const { user, system } = process.cpuUsage(before);
  // It takes a fraction of this; with its square it took minutes.
  expect((user + system) / 1e6).toBeLessThan(10);
});

test('nothing is sent to a store whose certificate is nobody’s', async () => {
  let asked = 0;
  const bucket = await storeThat((_, response) => {
    asked++;
    response.end();
  }, certificateHere());
  await expect(bucket.put('audio/a', Buffer.from('words'), 5)).rejects.toThrow(/SELF_SIGNED|UNABLE_TO_VERIFY/);
  expect(asked).toBe(0);
});

test('a recording is sent nowhere else, whatever the store answers', async () => {
  let asked = 0;
  const elsewhere = createServer((_, response) => {
    asked++;
    response.end();
  }).listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  onTestFinished(() => void elsewhere.close());
  const location = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`;
  const bucket = await storeThat((request, response) => {
    request.resume().once('end', () => response.writeHead(307, { location }).end());
  });
  await expect(bucket.put('audio/a', Buffer.from('words'), 5)).rejects.toThrow('307');
  expect(asked).toBe(0);
});
