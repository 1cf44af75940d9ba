import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../settings.ts';
import { pageHeaders, TEXT_STAYS_TEXT, UNFRAMED } from '../transport/headers.ts';
import { builtFolder, serveFiles, servePage } from './built-page.ts';

const BUILT = builtFolder('console');
const PATH = '/console';

/** A key is typed here: only the page's own files, no frame around it, and text can never become code. */
const HEADERS = pageHeaders(
  [
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    'img-src data:',
    // What was just recorded or chosen, to be listened to.
    'media-src blob:',
    UNFRAMED,
    ...TEXT_STAYS_TEXT,
  ],
  ['microphone', 'clipboard-write'],
);

/** The page on which an account is sent by hand. It has no rights of its own: whoever uses it brings a key. */
export function serveConsole(app: FastifyInstance, { CONSOLE, SANDBOX }: Settings, basePath: string): void {
  if (!CONSOLE && !SANDBOX) return;
  servePage(app, PATH, HEADERS, `${BUILT}index.html`, {
    './assets/': `.${PATH}/assets/`,
    'data-api="v1"': `data-api="${basePath.slice(1)}"`,
    'data-sandbox="false"': `data-sandbox="${SANDBOX}"`,
  });
  // The page's addresses are relative to the path without the slash.
  app.get(`${PATH}/`, async (_, reply) => reply.redirect(`..${PATH}`, 308));
  serveFiles(app, `${BUILT}assets`, `${PATH}/assets/`);
}
