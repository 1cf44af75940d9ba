import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance } from 'fastify';

/** Where a page of ours was built to: the same folder from the sources and from the build. */
export function builtFolder(name: string): string {
  return fileURLToPath(new URL(`../../../build/${name}/`, import.meta.url));
}

/** Packed forms, the better first, and how their files end. */
const ENDINGS = { br: '.br', gzip: '.gz' };
const PACKED = ['br', 'gzip'] as const satisfies (keyof typeof ENDINGS)[];

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.m4a': 'audio/mp4',
  '.wav': 'audio/wav',
  '.webm': 'audio/webm',
};

/** The files a page asks for, with the packed forms that the build has laid beside them, and nothing else. */
export function serveFiles(app: FastifyInstance, folder: string, prefix: string): void {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of names.filter((each) => extname(each) in TYPES)) {
    const packed = PACKED.filter((encoding) => names.includes(name + ENDINGS[encoding]));
    app.get(prefix + name, async (request, reply) => {
      const encoding = negotiate(request.headers['accept-encoding'] ?? '', packed);
      if (encoding) reply.header('content-encoding', encoding);
      const bytes = await readFile(join(folder, encoding ? name + ENDINGS[encoding] : name));
      // Their names change with their content.
      reply.header('cache-control', 'public, max-age=31536000, immutable').header('vary', 'accept-encoding');
      return reply.type(TYPES[extname(name)] ?? '').send(bytes);
    });
  }
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
    const encoding = negotiate(request.headers['accept-encoding'] ?? '', PACKED);
    if (encoding) reply.header('content-encoding', encoding);
    return reply
      .headers({ ...headers, vary: 'accept-encoding' })
      .type('text/html; charset=utf-8')
      .send(forms[encoding ?? 'identity']);
  });
}

function packed(text: string) {
  const identity = Buffer.from(text);
  return { identity, br: brotliCompressSync(identity), gzip: gzipSync(identity) };
}
