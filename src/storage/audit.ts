import { randomName } from '../kit/ids.ts';
import type { Db } from './database/tables.ts';

/** Who changed credentials or data, what and when; written in the same transaction as the change. */
export async function writeAudit(
  db: Db,
  actor: string,
  action: string,
  subject: string,
  details: Record<string, unknown> = {},
): Promise<void> {
  await db
    .insertInto('audit')
    .values({
      id: randomName('aud_', 20),
      at: new Date().toISOString(),
      actor,
      action,
      subject,
      details: JSON.stringify(details),
    })
    .execute();
}
