import { randomName } from '../kit/ids.ts';
import type { Credential } from '../partners/credentials.ts';
import { fromNow } from '../storage/database/clock.ts';
import type { Db } from '../storage/database/tables.ts';
import type { NarrationOrder } from './order.ts';

/** What a session carries for every narration made with it. */
export interface Carried extends Pick<NarrationOrder, 'known' | 'terms'> {
  partnerId: string;
  nerisId: string;
}

/** Nodes need not agree on the time to the second, and a call that came in time may still be waiting. */
const GRACE_SECONDS = 300;

export async function keepCarried(db: Db, carried: Carried, ttlSeconds: number): Promise<string> {
  const { known = null, terms = null, partnerId, nerisId } = carried;
  const id = randomName('car_', 24);
  const expires_at = fromNow(db, (ttlSeconds + GRACE_SECONDS) * 1000);
  const of = { partner_id: partnerId, department_id: nerisId };
  await db
    .insertInto('carried')
    .values({ id, ...of, known, terms, expires_at })
    .execute();
  return id;
}

export async function carriedBy(
  db: Db,
  { carried, partner }: Credential,
): Promise<Pick<NarrationOrder, 'known' | 'terms'>> {
  if (carried === undefined) return {};
  const found = await db
    .selectFrom('carried')
    .select(['known', 'terms'])
    .where('id', '=', carried)
    .where('partner_id', '=', partner.id)
    .executeTakeFirst();
  return { known: found?.known ?? undefined, terms: found?.terms ?? undefined };
}

/** What sessions carried that have ended. */
export async function sweepCarried(db: Db): Promise<void> {
  await db.deleteFrom('carried').where('expires_at', '<', fromNow(db, 0)).execute();
}
