import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from '../contract/documents/openapi.ts';
import { asOpenApi30 } from '../contract/documents/openapi-30.ts';
import { postmanCollection } from '../contract/documents/postman.ts';
import { pageHeaders, UNFRAMED } from '../transport/headers.ts';
import { pageOf, serveGuides } from './guides.ts';
import { onceAsked } from './once-asked.ts';

const VERSION = '1.0.0';

/** The OpenAPI document, and a page to browse it that asks nothing of any other server. */
export function serveReference(app: FastifyInstance, basePath: string): void {
  const document = () => openApiDocument(basePath, VERSION);
  serveJson(app, `${basePath}/openapi.json`, document);
  serveJson(app, `${basePath}/openapi-3.0.json`, () => asOpenApi30(document()));
  app.get('/docs', async (_, reply) =>
    reply
      .headers(HEADERS)
      .type('text/html; charset=utf-8')
      .send(PAGE.replace('OPENAPI', `${basePath}/openapi.json`)),
  );
  serveJson(app, '/docs/postman.json', postmanCollection);
  serveGuides(app, basePath);
  for (const [name, type] of Object.entries(ASSETS)) {
    const content = onceAsked(() => readFileSync(join(assetFolder(), name)));
    app.get(`/docs/${name}`, async (_, reply) =>
      reply.header('cache-control', 'public, max-age=86400').type(type).send(content()),
    );
  }
}

function serveJson(app: FastifyInstance, path: string, document: () => object): void {
  const text = onceAsked(() => JSON.stringify(document()));
  app.get(path, async (_, reply) => reply.type('application/json; charset=utf-8').send(text()));
}

const ASSETS = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

function assetFolder(): string {
  const require = createRequire(import.meta.url);
  return join(require.resolve('swagger-ui-dist/package.json'), '..');
}

/** A key is typed here too. The library writes styles and markup of its own. */
const HEADERS = pageHeaders(
  ["script-src 'self'", "style-src 'self' 'unsafe-inline'", 'img-src data:', "connect-src 'self'", UNFRAMED],
  ['clipboard-write'],
);

const PAGE = pageOf(
  'Reference: Incident-Drafting Partner API',
  'reference',
  `<div id="reference" data-document="OPENAPI"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/reference.js"></script>`,
  '<link rel="stylesheet" href="/docs/swagger-ui.css">\n',
);
