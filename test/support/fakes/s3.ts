import { createHash, createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

// A fake of a paid cloud's store, over a real socket: one bucket with PUT, GET, HEAD, DELETE and LIST (version 2), which
// believes only requests that are signed as Amazon's documents say, written from those and not from the client's code.

export interface StoredObject {
  bytes: Buffer;
  headers: IncomingMessage['headers'];
  writtenAt: Date;
}

/** out-of-order: answers 503; hang: takes requests and never answers; cut: ends the connection amid the request. */
export type Fault = 'none' | 'out-of-order' | 'hang' | 'cut';

export interface FakeS3 {
  /** The settings with which the service uses it. */
  environment: Record<string, string>;
  objects: Map<string, StoredObject>;
  /** Method and key of every request that was believed. */
  asked: string[];
  fault: Fault;
  /** Names of recordings that can be neither written nor deleted, as under an object lock. */
  locked: Set<string>;
  /** Milliseconds every answer takes. */
  delay: number;
  /** Keys on one page of a list. */
  perPage: number;
  /** Away and back again, on the same port, with what it holds. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

const BUCKET = 'recordings';
const REGION = 'eu-test-1';
const FIFTEEN_MINUTES = 900_000;

export async function newFakeS3(): Promise<FakeS3> {
  const keyId = `AK${randomBytes(9).toString('hex').toUpperCase()}`;
  const secret = randomBytes(30).toString('base64');
  let server: Server | undefined;
  let port = 0;

  const s3: FakeS3 = {
    environment: {},
    objects: new Map(),
    asked: [],
    fault: 'none',
    locked: new Set(),
    delay: 0,
    perPage: 1000,
    async start() {
      server = createServer((request, response) => void answer(request, response));
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
      port = (server.address() as AddressInfo).port;
    },
    async stop() {
      server?.closeAllConnections();
      await new Promise((resolve) => server?.close(resolve));
    },
  };
  await s3.start();
  s3.environment = {
    AUDIO_S3_BUCKET: BUCKET,
    AUDIO_S3_ENDPOINT: `http://127.0.0.1:${port}`,
    AUDIO_S3_REGION: REGION,
    AUDIO_S3_PATH_STYLE: 'true',
    AUDIO_S3_KEY_ID: keyId,
    AUDIO_S3_KEY: secret,
  };
  return s3;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (s3.fault === 'cut') {
      request.once('data', () => request.socket.destroy());
      if (request.method !== 'PUT') request.socket.destroy();
      return;
    }
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk);
    } catch {
      return;
    }
    if (s3.fault === 'hang') return;
    await new Promise((resolve) => setTimeout(resolve, s3.delay));
    if (s3.fault === 'out-of-order') return refuse(response, 503, 'SlowDown');
    const body = Buffer.concat(chunks);
    const url = new URL(request.url ?? '', `http://${request.headers.host}`);
    const wrong = whyNotBelieved(request, url, body);
    if (wrong) return refuse(response, wrong === 'BadDigest' ? 400 : 403, wrong);
    const [, bucket, ...rest] = url.pathname.split('/');
    if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket');
    const key = rest.join('/');
    s3.asked.push(`${request.method} ${key}`.trim());
    if (key === '') return void response.end(list(url.searchParams));
    const changes = request.method === 'PUT' || request.method === 'DELETE';
    if (changes && s3.locked.has(rest.at(-1) ?? '')) return refuse(response, 403, 'AccessDenied');
    const stored = s3.objects.get(key);
    switch (request.method) {
      case 'PUT':
        s3.objects.set(key, { bytes: body, headers: request.headers, writtenAt: new Date() });
        return void response.end();
      case 'DELETE':
        s3.objects.delete(key);
        return void response.writeHead(204).end();
      default:
        if (!stored) return refuse(response, 404, 'NoSuchKey');
        response.setHeader('content-length', stored.bytes.length);
        return void response.end(request.method === 'HEAD' ? undefined : stored.bytes);
    }
  }

  /** Signature version 4: the request in one agreed form, hashed, and that signed with a key derived for the day. */
  function whyNotBelieved(request: IncomingMessage, url: URL, body: Buffer): string | undefined {
    const { authorization = '', 'x-amz-date': date = '', 'x-amz-content-sha256': bodyHash } = request.headers;
    const [, credential = '', names = '', given] =
      /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/.exec(authorization) ?? [];
    const [id, day = '', region = '', service = '', end = ''] = credential.split('/');
    if (id !== keyId) return 'InvalidAccessKeyId';
    if (region !== REGION || service !== 's3' || end !== 'aws4_request') return 'AuthorizationHeaderMalformed';
    const sentAt = Date.parse(String(date).replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'));
    // Against the real clock: tests move the one that Date shows.
    const now = performance.timeOrigin + performance.now();
    if (!(Math.abs(sentAt - now) < FIFTEEN_MINUTES)) return 'RequestTimeTooSkewed';
    const signed = names.split(';');
    const mustBeSigned = Object.keys(request.headers).filter((name) => name === 'host' || name.startsWith('x-amz-'));
    if (mustBeSigned.some((name) => !signed.includes(name))) return 'AccessDenied';

    const query = [...url.searchParams]
      .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
      .toSorted()
      .join('&');
    const headers = signed.map((name) => `${name}:${String(request.headers[name]).trim()}\n`).join('');
    const canonical = [request.method, url.pathname, query, headers, names, bodyHash].join('\n');
    const scope = `${day}/${region}/s3/aws4_request`;
    const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
    const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${secret}`);
    if (hmac(key, toSign).toString('hex') !== given) return 'SignatureDoesNotMatch';
    return bodyHash === sha256(body) ? undefined : 'BadDigest';
  }

  function list(query: URLSearchParams): string {
    const [prefix, after] = [query.get('prefix') ?? '', query.get('start-after') ?? ''];
    const count = Math.min(s3.perPage, Number(query.get('max-keys') ?? 1000));
    const keys = [...s3.objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
    const contents = keys.slice(0, count).map((key) => {
      const { bytes, writtenAt } = s3.objects.get(key) as StoredObject;
      const date = writtenAt.toISOString();
      return `<Contents><Key>${key}</Key><LastModified>${date}</LastModified><Size>${bytes.length}</Size></Contents>`;
    });
    const truncated = keys.length > count;
    return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${BUCKET}</Name><Prefix>${prefix}</Prefix><IsTruncated>${truncated}</IsTruncated>${contents.join('')}</ListBucketResult>`;
  }
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>No.</Message></Error>`);
}

const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
