import { readdirSync, readFileSync } from 'node:fs';
import { extname, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';
import type { Settings } from '../settings.ts';

/** The same folder from the sources and from the build. */
const BUILT = fileURLToPath(new URL('../../build/capture/', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

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
  const api = posix.relative(posix.dirname(path), basePath);
  const page = once(() =>
    packed('index.html', (html) =>
      html.replaceAll('./assets/', `./${name}/assets/`).replace('data-api="v1"', `data-api="${api}"`),
    ),
  );
  app.get(path, async (request, reply) => send(request, reply.headers(PAGE_HEADERS), page()));
  // The page's addresses are relative to the path without the slash.
  app.get(`${path}/`, async (request, reply) => {
    const query = request.url.indexOf('?');
    return reply.redirect(`../${name}${query < 0 ? '' : request.url.slice(query)}`, 308);
  });

  const assets = once(() => new Map(readdirSync(`${BUILT}assets`).map((file) => [file, packed(`assets/${file}`)])));
  app.get<{ Params: { file: string } }>(`${path}/assets/:file`, async (request, reply) => {
    const asset = assets().get(request.params.file);
    if (!asset) throw new ApiError('NOT_FOUND');
    // Their names change with their content.
    return send(request, reply.header('cache-control', 'public, max-age=31536000, immutable'), asset);
  });

  if (!settings.SANDBOX) return;
  const example = once(() =>
    packed('host-example/index.html', (html) =>
      html
        .replaceAll('../assets/', './assets/')
        .replace('data-api="v1"', `data-api="${posix.relative(path, basePath)}"`),
    ),
  );
  app.get(`${path}/host-example`, async (request, reply) =>
    send(
      request,
      reply.headers({ ...PAGE_HEADERS, 'content-security-policy': `${POLICY}; frame-src 'self'` }),
      example(),
    ),
  );
}

interface Packed {
  type: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

function packed(file: string, edit: (text: string) => string = (text) => text): Packed {
  const plain = Buffer.from(edit(readFileSync(BUILT + file, 'utf8')));
  return {
    type: TYPES[extname(file)] ?? 'application/octet-stream',
    plain,
    br: brotliCompressSync(plain),
    gzip: gzipSync(plain),
  };
}

function send(request: FastifyRequest, reply: FastifyReply, { type, ...forms }: Packed): FastifyReply {
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = (['br', 'gzip'] as const).find((name) =>
    new RegExp(`\\b${name}\\b(?!;q=0(\\.0*)?(,|$))`).test(accepted),
  );
  reply.type(type).header('vary', 'accept-encoding');
  return encoding ? reply.header('content-encoding', encoding).send(forms[encoding]) : reply.send(forms.plain);
}

/** Read at the first request and kept. A service whose page was not built answers everything else all the same. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
