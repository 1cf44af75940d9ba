import { importDepartments } from './departments/directory.ts';
import { SANDBOX_DEPARTMENTS } from './departments/sandbox-directory.ts';
import { issueKey } from './partners/keys.ts';
import { addPartner } from './partners/partners.ts';
import type { Secrets } from './storage/secrets.ts';
import type { Db } from './storage/tables.ts';

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

export function welcome(baseUrl: string, key: string | undefined, department: string, capturePath: string): string {
  if (!key) {
    return `Serving ${baseUrl}
The sandbox partner is already there. For another test key: bin/svc keys issue ${SANDBOX_SLUG}`;
  }
  return `Serving ${baseUrl}

Your test key, shown this once:

  ${key}

Try it:

curl -s ${baseUrl}/narrations \\
  -H 'Authorization: Bearer ${key}' \\
  -H 'Content-Type: application/json' \\
  -d '{"department":"${department}","transcript":"Engine 41 was dispatched at fourteen twenty five and on scene at fourteen thirty two with four, 123 Maple Street, a single family house. Nothing showing. Grease fire on the kitchen stove, it never left the pan and was out at fourteen thirty five with an extinguisher. Nobody hurt, no water used. Engine 41 cleared at fourteen fifty."}'

Reference:    ${baseUrl.replace(/\/v1$/, '')}/docs
Capture page: ${baseUrl.replace(/\/v1$/, '')}${capturePath}/host-example`;
}
