import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_MS = 365 * 24 * 3_600_000;

/** Where a page of ours was built to: the same folder from the sources and from the build. */
export function builtFolder(name: string): string {
  return fileURLToPath(new URL(`../../../build/${name}/`, import.meta.url));
}

/** The files a page asks for, with the packed forms that the build has laid beside them. */
export async function serveFiles(app: FastifyInstance, root: string, prefix: string): Promise<void> {
  app.addHook('onSend', async (_, reply) => {
    reply.header('vary', 'accept-encoding');
    // The name that the standards have given up is the one the library knows.
    if (/javascript/.test(String(reply.getHeader('content-type')))) reply.type('text/javascript; charset=utf-8');
  });
  await app.register(fastifyStatic, {
    root,
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
export function servePage(
  app: FastifyInstance,
  path: string,
  headers: Record<string, string>,
  file: string,
  changes: Record<string, string>,
): void {
  // Read at the first request and kept. A service whose page was not built answers everything else all the same.
  let forms: Record<'identity' | 'br' | 'gzip', Buffer> | undefined;
  app.get(path, async (request, reply) => {
    forms ??= packed(
      Object.entries(changes).reduce((html, change) => html.replaceAll(...change), readFileSync(file, 'utf8')),
    );
    const encoding = negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip']);
    if (encoding) reply.header('content-encoding', encoding);
    return reply
      .headers({ ...headers, vary: 'accept-encoding' })
      .type('text/html; charset=utf-8')
      .send(forms[(encoding ?? 'identity') as keyof typeof forms]);
  });
}

function packed(text: string) {
  const identity = Buffer.from(text);
  return { identity, br: brotliCompressSync(identity), gzip: gzipSync(identity) };
}
