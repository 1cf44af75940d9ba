import { importDepartments } from '../departments/directory.ts';
import { SANDBOX_DEPARTMENTS } from '../departments/sandbox-directory.ts';
import { issueKey } from '../partners/keys.ts';
import { addPartner } from '../partners/partners.ts';
import type { Db } from '../storage/database/tables.ts';
import type { Secrets } from '../storage/secrets/secrets.ts';
import { showcaseCommand } from './showcase.ts';

export const SANDBOX_SLUG = 'sandbox';
const ACTOR = 'sandbox';

/** At the first start: a directory, a partner and a test key, which is returned and never shown again. */
export async function prepareSandbox(db: Db, secrets: Secrets): Promise<string | undefined> {
  if (await isPrepared(db)) return undefined;
  await importDepartments(db, ACTOR, SANDBOX_DEPARTMENTS, 'sandbox directory');
  try {
    await addPartner(db, ACTOR, { slug: SANDBOX_SLUG, name: 'Sandbox' });
  } catch (error) {
    // Of two servers that start at once on an empty database, one is first.
    if (await isPrepared(db)) return undefined;
    throw error;
  }
  const { secret } = await issueKey(db, secrets, ACTOR, { partner: SANDBOX_SLUG, mode: 'test', label: 'first start' });
  return secret;
}

async function isPrepared(db: Db): Promise<boolean> {
  const partner = await db.selectFrom('partners').select('id').where('slug', '=', SANDBOX_SLUG).executeTakeFirst();
  return partner !== undefined;
}

/** What the sandbox says once it serves: with its key at the first start, and how to get another at later ones. */
export function welcome(baseUrl: string, key: string | undefined, capturePath: string): string {
  if (!key) {
    return `Serving ${baseUrl}
The sandbox partner is already there. For another test key: bin/svc keys issue ${SANDBOX_SLUG}`;
  }
  const root = baseUrl.slice(0, baseUrl.lastIndexOf('/'));
  return `Serving ${baseUrl}

Your test key, shown this once:

  ${key}

Try it, in another terminal:

${showcaseCommand(baseUrl, key)}

Console:      ${root}/console
Recordings:   examples/README.md
Reference:    ${root}/docs
Capture page: ${root}${capturePath}/host-example`;
}
