import { timingSafeEqual } from 'node:crypto';
import { ApiError } from '../errors.ts';
import { type Ceilings, parseCeilings } from '../limits/ceilings.ts';
import { preparedRow } from '../storage/prepared-row.ts';
import type { Secrets } from '../storage/secrets.ts';
import type { Db, Mode, Scope } from '../storage/tables.ts';
import { verifySession } from './sessions.ts';

/** Who is calling, and what for: the same for a key and for a session minted from it. */
export interface Credential {
  via: 'api_key' | 'session';
  mode: Mode;
  scope: Scope;
  keyId: string;
  /** The only department this credential can act for; null when it can act for any. */
  department: string | null;
  externalRef: string | null;
  partner: { id: string; slug: string; name: string; audioRetentionDays: number; ceilings: Ceilings };
}

export async function verifyCredential(
  db: Db,
  secrets: Secrets,
  authorization: string | undefined,
): Promise<Credential> {
  const bearer = /^bearer +(\S.*)$/i.exec(authorization ?? '')?.[1]?.trim();
  if (!bearer) throw new ApiError('MISSING_CREDENTIAL');
  return /^svc_(live|test)_/.test(bearer) ? verifyKey(db, secrets, bearer) : verifyToken(db, secrets, bearer);
}

async function verifyKey(db: Db, secrets: Secrets, key: string): Promise<Credential> {
  const hash = secrets.hashKey(key);
  const row = await keyByHash(db, hash);
  if (!row || !timingSafeEqual(Buffer.from(row.hash), Buffer.from(hash))) throw new ApiError('INVALID_CREDENTIAL');
  refuseDeadKey(row);
  return credentialOf(row);
}

/**
 * A key whose row has not changed gives the very same credential, so that what was worked out from it can be kept
 * beside it. The row itself is read anew for every request.
 */
function credentialOf(row: KeyWithPartner): Credential {
  const known = KNOWN.get(row.id);
  if (known && isSame(known.row, row)) return known.credential;
  const credential: Credential = {
    via: 'api_key',
    mode: row.mode,
    scope: row.scope,
    keyId: row.id,
    department: row.department,
    externalRef: null,
    partner: partnerOf(row),
  };
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear();
  KNOWN.set(row.id, { row, credential });
  return credential;
}

const KNOWN = new Map<string, { row: KeyWithPartner; credential: Credential }>();
const MOST_KNOWN = 1000;

function isSame(left: KeyWithPartner, right: KeyWithPartner): boolean {
  for (const column in left) {
    if (left[column as keyof KeyWithPartner] !== right[column as keyof KeyWithPartner]) return false;
  }
  return true;
}

async function verifyToken(db: Db, secrets: Secrets, token: string): Promise<Credential> {
  const session = await verifySession(secrets.sessionKeys, token);
  // The token alone is not enough: its key may have been revoked, or its partner suspended, a moment ago.
  const row = await keyById(db, session.keyId);
  if (!row) throw new ApiError('INVALID_CREDENTIAL');
  refuseDeadKey(row);
  return {
    via: 'session',
    mode: session.mode,
    scope: 'department',
    keyId: row.id,
    department: session.department,
    externalRef: session.externalRef,
    partner: partnerOf(row),
  };
}

const keyByHash = preparedRow((db, hash) => keyWithPartner(db).where('api_keys.hash', '=', hash));
const keyById = preparedRow((db, id) => keyWithPartner(db).where('api_keys.id', '=', id));
type KeyWithPartner = NonNullable<Awaited<ReturnType<typeof keyByHash>>>;

function keyWithPartner(db: Db) {
  return db
    .selectFrom('api_keys')
    .innerJoin('partners', 'partners.id', 'api_keys.partner_id')
    .select([
      'api_keys.id',
      'api_keys.hash',
      'api_keys.mode',
      'api_keys.scope',
      'api_keys.department',
      'api_keys.revoked_at',
      'partners.id as partner_id',
      'partners.slug',
      'partners.name',
      'partners.suspended_at',
      'partners.audio_retention_days',
      'partners.ceilings',
    ]);
}

function refuseDeadKey(row: KeyWithPartner): void {
  if (row.revoked_at) throw new ApiError('KEY_REVOKED');
  if (row.suspended_at) throw new ApiError('PARTNER_SUSPENDED');
}

function partnerOf(row: KeyWithPartner): Credential['partner'] {
  return {
    id: row.partner_id,
    slug: row.slug,
    name: row.name,
    audioRetentionDays: row.audio_retention_days,
    ceilings: parseCeilings(row.ceilings),
  };
}
