import { randomName } from '../kit/ids.ts';
import { writeAudit } from '../storage/audit.ts';
import type { Db, KeyRow, Mode } from '../storage/database/tables.ts';
import type { Secrets } from '../storage/secrets/secrets.ts';
import { findPartner, RefusedChange } from './partners.ts';

export interface KeyOrder {
  partner: string;
  mode: Mode;
  /** NERIS id the key is pinned to; without it the key acts for every department of the partner. */
  department?: string | undefined;
  label?: string | undefined;
  /** When the key ends by itself. */
  expiresAt?: Date | undefined;
}

/** A key without the secret part, which nobody can show again. */
export type Key = Omit<KeyRow, 'hash'>;

/** 43 alphanumeric characters: 256 bits. */
const SECRET_LENGTH = 43;

/** Issues a key; the answer holds the only copy of its secret there will ever be. */
export async function issueKey(
  db: Db,
  secrets: Secrets,
  actor: string,
  order: KeyOrder,
): Promise<{ key: Key; secret: string }> {
  const partner = await findPartner(db, order.partner);
  if (order.mode === 'live' && !partner.liveSince) {
    throw new RefusedChange(
      `${partner.slug} is still in the sandbox. Record its agreement with "svc partners go-live" before issuing live keys.`,
    );
  }
  if (order.expiresAt !== undefined && order.expiresAt.getTime() <= Date.now()) {
    throw new RefusedChange('The key would have expired already. Name a day that is still to come.');
  }
  if (order.department !== undefined) {
    const known = await db
      .selectFrom('departments')
      .select('neris_id')
      .where('neris_id', '=', order.department)
      .executeTakeFirst();
    if (!known)
      throw new RefusedChange(
        `Department ${order.department} is not in the directory. Import it first with "svc departments import".`,
      );
  }
  const secret = randomName(`svc_${order.mode}_`, SECRET_LENGTH);
  const row: KeyRow = {
    id: randomName('key_', 16),
    partner_id: partner.id,
    mode: order.mode,
    scope: order.department === undefined ? 'partner' : 'department',
    department: order.department ?? null,
    hash: secrets.hashKey(secret)[0],
    hashed_with: secrets.leading(),
    hint: secret.slice(-4),
    label: order.label ?? null,
    created_at: new Date().toISOString(),
    revoked_at: null,
    expires_at: order.expiresAt?.toISOString() ?? null,
    last_used_at: null,
  };
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('api_keys').values(row).execute();
    await writeAudit(tx, actor, 'key.issue', row.id, {
      partner: partner.slug,
      mode: row.mode,
      department: row.department,
      label: row.label,
      expires_at: row.expires_at,
    });
  });
  return { key: withoutHash(row), secret };
}

export async function listKeys(db: Db, slug?: string): Promise<(Key & { partner: string })[]> {
  let query = db
    .selectFrom('api_keys')
    .innerJoin('partners', 'partners.id', 'api_keys.partner_id')
    .selectAll('api_keys')
    .select('partners.slug as partner')
    .orderBy('partners.slug')
    .orderBy('api_keys.created_at');
  if (slug !== undefined) query = query.where('partners.id', '=', (await findPartner(db, slug)).id);
  return (await query.execute()).map(({ partner, ...row }) => ({ ...withoutHash(row), partner }));
}

/** Revokes a key by its id or by the key itself; it and every session minted from it stop at their next request. */
export async function revokeKey(db: Db, secrets: Secrets, actor: string, idOrSecret: string): Promise<Key> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('api_keys')
      .selectAll()
      .where((where) => where.or([where('id', '=', idOrSecret), where('hash', 'in', secrets.hashKey(idOrSecret))]))
      .executeTakeFirst();
    if (!row) throw new RefusedChange('There is no such key. "svc keys list" shows the ids.');
    if (row.revoked_at) return withoutHash(row);
    const revokedAt = new Date().toISOString();
    await tx.updateTable('api_keys').set({ revoked_at: revokedAt }).where('id', '=', row.id).execute();
    await writeAudit(tx, actor, 'key.revoke', row.id);
    return withoutHash({ ...row, revoked_at: revokedAt });
  });
}

/** How many keys that still work are stored by each secret, by its fingerprint. */
export async function countBySecret(db: Db): Promise<Map<string | null, number>> {
  const rows = await db
    .selectFrom('api_keys')
    .select(['hashed_with', (select) => select.fn.countAll<number>().as('keys')])
    .where('revoked_at', 'is', null)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', new Date().toISOString())]))
    .groupBy('hashed_with')
    .execute();
  return new Map(rows.map(({ hashed_with, keys }) => [hashed_with, Number(keys)]));
}

function withoutHash({ hash: _, ...key }: KeyRow): Key {
  return key;
}
