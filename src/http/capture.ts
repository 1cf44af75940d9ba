import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';

/** The same folder from the sources and from the build. */
const BUILT = fileURLToPath(new URL('../../build/capture/', import.meta.url));
const YEAR_MS = 365 * 24 * 3_600_000;

/**
 * Only the page's own files, and text can never become code. There is deliberately no frame-ancestors: with any value,
 * even *, hosts whose pages are not served over HTTP (app packages, local files) could not frame the page.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const PAGE_HEADERS = {
  'content-security-policy': POLICY,
  'permissions-policy':
    'microphone=(self), screen-wake-lock=(self), clipboard-write=(self), camera=(), geolocation=(), display-capture=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
};

/** The hosted capture page, its files, and in the sandbox a page that shows how to embed it. */
export function serveCapture(app: FastifyInstance, settings: Settings, basePath: string): void {
  const path = settings.CAPTURE_PATH;
  const name = posix.basename(path);
  servePage(app, path, PAGE_HEADERS, 'index.html', {
    './assets/': `./${name}/assets/`,
    'data-api="v1"': `data-api="${posix.relative(posix.dirname(path), basePath)}"`,
  });
  // The page's addresses are relative to the path without the slash.
  app.get(`${path}/`, async (request, reply) => {
    const query = request.url.indexOf('?');
    return reply.redirect(`../${name}${query < 0 ? '' : request.url.slice(query)}`, 308);
  });
  app.register((scope) => serveFiles(scope, `${path}/assets/`));
  if (!settings.SANDBOX) return;
  const headers = { ...PAGE_HEADERS, 'content-security-policy': `${POLICY}; frame-src 'self'` };
  servePage(app, `${path}/host-example`, headers, 'host-example/index.html', {
    '../assets/': './assets/',
    'data-api="v1"': `data-api="${posix.relative(path, basePath)}"`,
  });
}

/** The files a page asks for, with the packed forms that the build has laid beside them. */
async function serveFiles(app: FastifyInstance, prefix: string): Promise<void> {
  app.addHook('onSend', async (_, reply) => {
    reply.header('vary', 'accept-encoding');
    // The name that the standards have given up is the one the library knows.
    if (/javascript/.test(String(reply.getHeader('content-type')))) reply.type('text/javascript; charset=utf-8');
  });
  await app.register(fastifyStatic, {
    root: `${BUILT}assets`,
    prefix,
    // A route for each file and none for anything else: what is not there never reaches the library.
    wildcard: false,
    globIgnore: ['*.{br,gz}'],
    preCompressed: true,
    decorateReply: false,
    // Their names change with their content.
    maxAge: YEAR_MS,
    immutable: true,
    etag: false,
    lastModified: false,
    acceptRanges: false,
  });
}

/** A page with what it needs to know of where it is served. */
function servePage(
  app: FastifyInstance,
  path: string,
  headers: Record<string, string>,
  file: string,
  changes: Record<string, string>,
): void {
  // Read at the first request and kept. A service whose page was not built answers everything else all the same.
  let forms: Record<'identity' | 'br' | 'gzip', Buffer> | undefined;
  app.get(path, async (request, reply) => {
    forms ??= packed(Object.entries(changes).reduce((html, change) => html.replaceAll(...change), read(file)));
    const encoding = negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip']);
    if (encoding) reply.header('content-encoding', encoding);
    return reply
      .headers({ ...headers, vary: 'accept-encoding' })
      .type('text/html; charset=utf-8')
      .send(forms[(encoding ?? 'identity') as keyof typeof forms]);
  });
}

function read(file: string): string {
  return readFileSync(BUILT + file, 'utf8');
}

function packed(text: string) {
  const identity = Buffer.from(text);
  return { identity, br: brotliCompressSync(identity), gzip: gzipSync(identity) };
}
