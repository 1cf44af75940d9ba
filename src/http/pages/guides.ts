import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { marked } from 'marked';
import { ERRORS } from '../../kit/errors.ts';
import { pageHeaders, TEXT_STAYS_TEXT, UNFRAMED } from '../transport/headers.ts';
import { onceAsked } from './once-asked.ts';

/** The guides beside the reference, in the order in which they are met. */
export const GUIDES = {
  quickstart: 'Quickstart',
  embedding: 'Embedding',
  dispatch: 'Dispatch',
  gaps: 'Gaps',
  outcomes: 'Outcomes',
  'going-live': 'Going live',
  errors: 'Errors',
  limits: 'Limits',
  data: 'Data',
  versions: 'Versions',
};
type Guide = keyof typeof GUIDES;
const NAMES = Object.keys(GUIDES) as Guide[];
/** What the pages load. They are served as they are. */
const FILES = {
  'look.css': 'text/css; charset=utf-8',
  'reference.css': 'text/css; charset=utf-8',
  'reference.js': 'text/javascript; charset=utf-8',
};

const HEADERS = pageHeaders(["style-src 'self'", "img-src 'self' data:", UNFRAMED, ...TEXT_STAYS_TEXT]);

/** The guides as pages and as the Markdown they are written in, and what a language model reads first. */
export function serveGuides(app: FastifyInstance, basePath: string): void {
  for (const name of NAMES) {
    const text = onceAsked(() => guideText(name));
    const page = onceAsked(() =>
      pageOf(`${GUIDES[name]}: Incident-Drafting Partner API`, name, `<main class="guide">${rendered(text())}</main>`),
    );
    app.get(`/docs/${name}`, async (_, reply) => reply.headers(HEADERS).type('text/html; charset=utf-8').send(page()));
    app.get(`/docs/${name}.md`, async (_, reply) => reply.type('text/markdown; charset=utf-8').send(text()));
  }
  for (const [name, type] of Object.entries(FILES)) {
    const text = onceAsked(() => readFileSync(fileOf(`web/docs/${name}`), 'utf8'));
    app.get(`/docs/${name}`, async (_, reply) => reply.type(type).send(text()));
  }
  const summary = forLanguageModels(basePath);
  app.get('/llms.txt', async (_, reply) => reply.type('text/plain; charset=utf-8').send(summary));
}

/** A page in the look of all, with the way to every other. */
export function pageOf(title: string, here: Guide | 'reference', content: string, head = ''): string {
  const link = (address: string, name: string, label: string) =>
    `<a href="${address}"${name === here ? ' aria-current="page"' : ''}>${label}</a>`;
  const guides = NAMES.map((name) => link(`/docs/${name}`, name, GUIDES[name]));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
${head}<link rel="stylesheet" href="/docs/look.css">${here === 'reference' ? `\n<link rel="stylesheet" href="/docs/reference.css">` : ''}
<header class="top"><nav aria-label="Documentation"><a class="name" href="/docs">Incident-Drafting Partner API</a>
${[...guides, link('/docs', 'reference', 'Reference')].join('\n')}</nav></header>
${content}
</html>
`;
}

function fileOf(name: string): URL {
  return new URL(`../../../${name}`, import.meta.url);
}

function guideText(name: Guide): string {
  const rows = Object.entries(ERRORS).map(([code, [status, message]]) => `| ${status} | \`${code}\` | ${message} |`);
  const table = `| status | code | what to do |\n|---|---|---|\n${rows.join('\n')}`;
  return readFileSync(fileOf(`docs/guides/${name}.md`), 'utf8').replace('<!-- errors -->', table);
}

function rendered(markdown: string): string {
  const html = marked.parse(markdown, { async: false });
  return html
    .replace(/href="(\w[\w-]*)\.md"/g, 'href="/docs/$1"')
    .replaceAll('<pre>', '<pre tabindex="0">')
    .replaceAll('<table>', '<div class="wide" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}

function forLanguageModels(basePath: string): string {
  return `# Incident-Drafting Partner API

> Turns a firefighter's spoken account (audio or transcript) into a draft NERIS incident in one synchronous call, with the
> words behind every value and a question for every required field nobody mentioned. Nothing is guessed; nothing is filed.

- Base path ${basePath}; bearer credential (API key on servers, session token on devices); JSON; wait at least 120 seconds.
- POST ${basePath}/narrations with department and exactly one of audio and transcript. Send an Idempotency-Key.

## Documents

- [OpenAPI 3.1](${basePath}/openapi.json): every route, schema, NERIS code, error and example
- [OpenAPI 3.0](${basePath}/openapi-3.0.json): the same for older generators
- [Postman collection](/docs/postman.json)
${NAMES.map((name) => `- [${GUIDES[name]}](/docs/${name}.md)`).join('\n')}
`;
}
