import { posix } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../settings.ts';
import { builtFolder, serveFiles, servePage } from './built-page.ts';

const BUILT = builtFolder('capture');

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
  // The recording, to be listened to.
  'media-src blob:',
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
  servePage(app, path, PAGE_HEADERS, `${BUILT}index.html`, {
    './assets/': `./${name}/assets/`,
    'data-api="v1"': `data-api="${posix.relative(posix.dirname(path), basePath)}"`,
  });
  // The page's addresses are relative to the path without the slash.
  app.get(`${path}/`, async (request, reply) => {
    const query = request.url.indexOf('?');
    return reply.redirect(`../${name}${query < 0 ? '' : request.url.slice(query)}`, 308);
  });
  serveFiles(app, `${BUILT}assets`, `${path}/assets/`);
  if (!settings.SANDBOX) return;
  const headers = { ...PAGE_HEADERS, 'content-security-policy': `${POLICY}; frame-src 'self'` };
  servePage(app, `${path}/host-example`, headers, `${BUILT}host-example/index.html`, {
    '../assets/': './assets/',
    'data-api="v1"': `data-api="${posix.relative(path, basePath)}"`,
  });
}
