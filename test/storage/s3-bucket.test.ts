import { randomBytes } from 'node:crypto';
import diagnostics from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type S3Bucket, s3Bucket } from '../../src/storage/audio/s3-bucket.ts';
import { type FakeS3, newFakeS3 } from '../support/fakes/s3.ts';

const LARGE = randomBytes(25 * 1024 * 1024);

let s3: FakeS3;
beforeAll(async () => {
  s3 = await newFakeS3();
});
afterAll(() => s3.stop());

function bucketAt(endpoint: string): S3Bucket {
  return s3Bucket({
    bucket: s3.environment.AUDIO_S3_BUCKET ?? '',
    endpoint,
    region: s3.environment.AUDIO_S3_REGION ?? '',
    pathStyle: true,
    keyId: s3.environment.AUDIO_S3_KEY_ID ?? '',
    secret: s3.environment.AUDIO_S3_KEY ?? '',
    encryption: 'none',
    kmsKey: undefined,
    seconds: 60,
  });
}

/** The connections that are opened from here on. */
function newSockets(): Socket[] {
  const sockets: Socket[] = [];
  const note = (message: unknown) => void sockets.push((message as { socket: Socket }).socket);
  diagnostics.subscribe('net.client.socket', note);
  onTestFinished(() => void diagnostics.unsubscribe('net.client.socket', note));
  return sockets;
}

/** A store that takes the beginning of a request, does as it is told, and reads no further. */
async function storeThat(answers: (request: IncomingMessage, response: ServerResponse) => void): Promise<S3Bucket> {
  const server = createServer((request, response) => {
    request.on('error', () => {});
    request.once('data', () => {
      request.pause();
      answers(request, response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return bucketAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

test('a large recording arrives whole, a slice at a time, with the event loop turning in between', async () => {
  const sockets = newSockets();
  let saved = false;
  const saving = bucketAt(s3.environment.AUDIO_S3_ENDPOINT ?? '')
    .put('audio/large', LARGE, 60)
    .finally(() => {
      saved = true;
    });
  let turnsAmid = 0;
  while (!saved) {
    await turn();
    // What was handed over, on its way or not.
    const handedOver = sockets.find(({ connecting }) => !connecting)?.bytesWritten ?? 0;
    if (handedOver > 0 && handedOver < LARGE.length) turnsAmid++;
  }
  await saving;
  const stored = s3.objects.get('audio/large');
  expect(stored?.bytes.equals(LARGE)).toBe(true);
  expect(stored?.headers).toMatchObject({ 'content-length': String(LARGE.length) });
  expect(turnsAmid).toBeGreaterThan(50);
});

test('a store that refuses a recording amid its way is heard, and sent no more of it', async () => {
  const sockets = newSockets();
  const bucket = await storeThat((_, response) => {
    response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>');
  });
  await expect(bucket.put('audio/large', LARGE, 60)).rejects.toMatchObject({ code: '403 AccessDenied' });
  expect(sockets.filter(({ destroyed }) => !destroyed)).toEqual([]);
});

test('a store that cuts the connection amid a recording fails it', async () => {
  const bucket = await storeThat((request) => request.socket.destroy());
  await expect(bucket.put('audio/large', LARGE, 60)).rejects.toMatchObject({
    code: expect.stringMatching(/^(EPIPE|ECONNRESET)$/),
  });
});

test('a recording that nobody waits for any more, or whose time is up, is given up amid its way', async () => {
  const controller = new AbortController();
  const bucket = await storeThat(() => controller.abort());
  const given = bucket.put('audio/large', LARGE, 60, controller.signal);
  await expect(given).rejects.toMatchObject({ code: 'timeout' });
  await expect(bucket.put('audio/large', LARGE, 1)).rejects.toMatchObject({ code: 'timeout' });
});
