import { createHash } from 'node:crypto';
import * as http from 'node:http';
import * as https from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { hashInTurns } from '../database/hash-in-turns.ts';

export interface S3Options {
  bucket: string;
  endpoint: string;
  region: string;
  pathStyle: boolean;
  keyId: string;
  secret: string;
  encryption: 'none' | 'AES256' | 'aws:kms';
  kmsKey: string | undefined;
  /** Time for everything but a recording's own way there. */
  seconds: number;
}

/** What the service asks of an S3-compatible store. Each call ends in its time, whatever the store does. */
export interface S3Bucket {
  /** The store compares the bytes with their checksum before it keeps them. */
  put(key: string, bytes: Buffer, seconds: number, signal?: AbortSignal): Promise<void>;
  has(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  list(prefix: string): AsyncIterable<{ key: string; writtenAt: Date }>;
  /** Fails when the bucket cannot be reached, or not with this access key. */
  check(prefix: string): Promise<void>;
}

/** The log shows its name and code; what the store wrote beside the code is nobody's to log. */
export class AudioStoreFailure extends Error {
  override name = 'AudioStoreFailure';
  readonly code: string;
  /** Whether another recording may fare better. */
  readonly mayBeOfOne: boolean;
  constructor(code: string) {
    super(`The audio store did not do as asked (${code}). Check the AUDIO_S3_ settings and that it can be reached.`);
    this.code = code;
    this.mayBeOfOne = OF_ONE.test(code);
  }
}

/**
 * Locked, in a place that is not ours to change, or damaged. No answer, too much asked, a wrong access key and no such
 * bucket are the same for all.
 */
const OF_ONE =
  /^(400 (BadDigest|EntityTooLarge|InvalidRequest)|403 (AccessDenied|InvalidObjectState)|409|412|413|500)\b/;

const PAUSE_MS = 200;
const PER_PAGE = 1000;

interface Asked {
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Buffer;
  seconds?: number;
  signal?: AbortSignal | undefined;
}

interface Answer {
  status: number;
  text: string;
}

export function s3Bucket(options: S3Options): S3Bucket {
  const encryption = encryptionHeaders(options);
  const derivedKeys = new Map<string, ArrayBuffer>();
  const secure = new URL(options.endpoint).protocol === 'https:';
  const agent = new (secure ? https : http).Agent({ keepAlive: true });

  return {
    async put(key, bytes, seconds, signal) {
      expect([200], await send('PUT', key, { headers: encryption, body: bytes, seconds, signal }));
    },

    async has(key) {
      return expect([200, 404], await send('HEAD', key)).status === 200;
    },

    async remove(key) {
      expect([200, 204, 404], await send('DELETE', key));
    },

    async *list(prefix) {
      for (let after: string | undefined = ''; after !== undefined; ) {
        const page = await listPage(prefix, PER_PAGE, after);
        const objects = page
          .split('<Contents>')
          .slice(1)
          .map((object) => ({ key: textOf('Key', object), writtenAt: new Date(textOf('LastModified', object)) }));
        yield* objects;
        const last = textOf('IsTruncated', page) === 'true' ? objects.at(-1)?.key : undefined;
        // In order, as the protocol has them: a store that begins anew again and again would be listed for ever.
        if (last !== undefined && last <= after) throw new AudioStoreFailure('list out of order');
        after = last;
      }
    },

    async check(prefix) {
      await listPage(prefix, 1);
    },
  };

  async function listPage(prefix: string, count: number, after = ''): Promise<string> {
    const query = { 'list-type': '2', prefix, 'max-keys': String(count), ...(after && { 'start-after': after }) };
    return expect([200], await send('GET', undefined, { query })).text;
  }

  /** Asked twice where the connection breaks or the store is out of order: connections that rest are cut by many. */
  async function send(method: string, key?: string, asked: Asked = {}): Promise<Answer> {
    const controller = new AbortController();
    const giveUp = () => controller.abort();
    const timer = setTimeout(giveUp, (asked.seconds ?? options.seconds) * 1000);
    asked.signal?.addEventListener('abort', giveUp);
    if (asked.signal?.aborted) giveUp();
    try {
      const first = await sendOnce(method, key, asked, controller.signal).catch((error: unknown) => {
        if (controller.signal.aborted) throw error;
      });
      if (first && first.status < 500) return first;
      await pause(PAUSE_MS, undefined, { signal: controller.signal });
      return await sendOnce(method, key, asked, controller.signal);
    } catch (error) {
      throw new AudioStoreFailure(controller.signal.aborted ? 'timeout' : causeOf(error));
    } finally {
      clearTimeout(timer);
      asked.signal?.removeEventListener('abort', giveUp);
    }
  }

  async function sendOnce(
    method: string,
    key: string | undefined,
    { query, headers, body }: Asked,
    signal: AbortSignal,
  ) {
    const url = addressOf(options, key);
    url.search = new URLSearchParams(query).toString();
    const signed = await new AwsV4Signer({
      method,
      url: url.toString(),
      headers: { ...headers, 'x-amz-content-sha256': await sha256(body) },
      accessKeyId: options.keyId,
      secretAccessKey: options.secret,
      region: options.region,
      service: 's3',
      cache: derivedKeys,
    }).sign();
    const head = { method, headers: Object.fromEntries(signed.headers), agent, signal };
    return exchange((secure ? https : http).request(signed.url, head), body);
  }
}

/** Not by `fetch`, which holds every recording twice more while it is on its way. */
function exchange(request: http.ClientRequest, body: Buffer | undefined): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.on('error', reject);
    request.once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('error', reject);
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        size += chunk.length;
        if (size > MOST_BYTES) request.destroy(Object.assign(new Error('answer too large'), { code: 'too large' }));
      });
      response.once('end', () => {
        resolve({ status: response.statusCode ?? 0, text: String(Buffer.concat(chunks)) });
        // Answered before all of it was sent: the rest is of no use to anybody.
        if (!request.writableEnded) request.destroy();
      });
    });
    if (!body) return void request.end();
    request.setHeader('content-length', body.length);
    writeInTurns(request, body);
  });
}

/** A page of a thousand of the longest keys has half of it; recordings are never read from here. */
const MOST_BYTES = 8 * 1024 * 1024;
const SLICE = 256 * 1024;

/** A slice once the one before is on its way: all of it encrypted at once, nobody else would be served meanwhile. */
function writeInTurns(request: http.ClientRequest, body: Buffer, from = 0): void {
  const to = from + SLICE;
  if (to >= body.length) return void request.end(body.subarray(from));
  request.write(body.subarray(from, to), (error) => {
    if (!error) setImmediate(writeInTurns, request, body, to);
  });
}

/** Of a recording, or of the bucket where no key is given: then without a slash at the end, as Amazon's client asks. */
export function addressOf({ endpoint, bucket, pathStyle }: S3Options, key = ''): URL {
  const url = new URL(endpoint);
  const folder = url.pathname.replace(/\/+$/, '');
  if (!pathStyle) url.hostname = `${bucket}.${url.hostname}`;
  url.pathname = [folder, ...(pathStyle ? [bucket] : []), ...(key ? [key] : [])].join('/');
  return url;
}

function encryptionHeaders({ encryption, kmsKey }: S3Options): Record<string, string> {
  return {
    ...(encryption !== 'none' && { 'x-amz-server-side-encryption': encryption }),
    ...(kmsKey && { 'x-amz-server-side-encryption-aws-kms-key-id': kmsKey }),
  };
}

async function sha256(body: Buffer = Buffer.alloc(0)): Promise<string> {
  const hash = createHash('sha256');
  await hashInTurns(body, hash);
  return hash.digest('hex');
}

function expect(statuses: number[], answer: Answer): Answer {
  if (statuses.includes(answer.status)) return answer;
  const [, reason = ''] = /<Code>(\w{1,64})<\/Code>/.exec(answer.text) ?? [];
  throw new AudioStoreFailure(`${answer.status} ${reason}`.trim());
}

function causeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? 'unreachable';
}

/** The one element of that name. Our own names need no entities, and of others only the order counts. */
function textOf(element: string, xml: string): string {
  const [, after = ''] = xml.split(`<${element}>`, 2);
  const end = after.indexOf(`</${element}>`);
  return end === -1 ? '' : after.slice(0, end);
}
