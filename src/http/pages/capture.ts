import { posix } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../settings.ts';
import { pageHeaders, TEXT_STAYS_TEXT, UNFRAMED } from '../transport/headers.ts';
import { builtFolder, serveFiles, servePage } from './built-page.ts';

const BUILT = builtFolder('capture');

/**
 * Only the page's own files, and text can never become code. There is deliberately no frame-ancestors: with any value,
 * even *, hosts whose pages are not served over HTTP (app packages, local files) could not frame the page.
 */
const POLICY = [
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  // The recording, to be listened to.
  'media-src blob:',
  ...TEXT_STAYS_TEXT,
];
const USES = ['microphone', 'screen-wake-lock', 'clipboard-write'];

/** The hosted capture page, its files, and in the sandbox a page that shows how to embed it. */
export function serveCapture(app: FastifyInstance, settings: Settings, basePath: string): void {
  const path = settings.CAPTURE_PATH;
  const name = posix.basename(path);
  const page = (at: string, folder: string, assets: string) =>
    servePage(app, at, pageHeaders(POLICY, USES), `${BUILT}index.html`, {
      './assets/': assets,
      'data-api="v1"': `data-api="${posix.relative(folder, basePath)}"`,
    });
  page(path, posix.dirname(path), `./${name}/assets/`);
  // Not sent on to the path without the slash: a token in the query would travel a second time.
  page(`${path}/`, path, './assets/');
  serveFiles(app, `${BUILT}assets`, `${path}/assets/`);
  if (!settings.SANDBOX) return;
  const host = pageHeaders([...POLICY, "frame-src 'self'", UNFRAMED], USES);
  servePage(app, `${path}/host-example`, host, `${BUILT}host-example/index.html`, {
    '../assets/': './assets/',
    'data-api="v1"': `data-api="${posix.relative(path, basePath)}"`,
  });
}
