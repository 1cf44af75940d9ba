import { timingSafeEqual } from 'node:crypto';
import { ApiError } from '../kit/errors.ts';
import { type Ceilings, parseCeilings } from '../limits/ceilings.ts';
import type { Db, Mode, Scope } from '../storage/database/tables.ts';
import type { Secrets } from '../storage/secrets/secrets.ts';
import type { NoteUse } from './key-use.ts';
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
  /** Names what the session carries, where it does. */
  carried?: string | undefined;
  partner: { id: string; slug: string; name: string; audioRetentionDays: number; ceilings: Ceilings };
}

export async function verifyCredential(
  db: Db,
  secrets: Secrets,
  authorization: string | undefined,
  noteUse: NoteUse,
): Promise<Credential> {
  const bearer = /^bearer +(\S.*)$/i.exec(authorization ?? '')?.[1]?.trim();
  if (!bearer) throw new ApiError('MISSING_CREDENTIAL');
  const verify = /^svc_(live|test)_/.test(bearer) ? verifyKey : verifyToken;
  return verify(db, secrets, bearer, noteUse).catch((error: unknown) => {
    const unknown = error instanceof ApiError && error.code === 'INVALID_CREDENTIAL';
    if (!unknown || secrets.knowsLeading()) throw error;
    // It may be good on every other node: nobody is to throw it away because this one was left out of a change.
    throw new ApiError('PARTNER_API_UNAVAILABLE', undefined, { retryAfterSeconds: 5, cause: error });
  });
}

async function verifyKey(db: Db, secrets: Secrets, key: string, noteUse: NoteUse): Promise<Credential> {
  const hashes = secrets.hashKey(key);
  const row = await keyWithPartner(db).where('api_keys.hash', 'in', hashes).executeTakeFirst();
  const isOf = (stored: string) => hashes.some((hash) => timingSafeEqual(Buffer.from(stored), Buffer.from(hash)));
  if (!row || !isOf(row.hash)) throw new ApiError('INVALID_CREDENTIAL');
  refuseDeadKey(row);
  noteUse(row, key);
  return {
    via: 'api_key',
    mode: row.mode,
    scope: row.scope,
    keyId: row.id,
    department: row.department,
    externalRef: null,
    partner: partnerOf(row),
  };
}

async function verifyToken(db: Db, secrets: Secrets, token: string, noteUse: NoteUse): Promise<Credential> {
  const session = await verifySession(secrets.sessionKeys(), token);
  // The token alone is not enough: its key may have been revoked, or its partner suspended, a moment ago.
  const row = await keyWithPartner(db).where('api_keys.id', '=', session.keyId).executeTakeFirst();
  if (!row) throw new ApiError('INVALID_CREDENTIAL');
  refuseDeadKey(row);
  noteUse(row);
  return {
    via: 'session',
    mode: session.mode,
    scope: 'department',
    keyId: row.id,
    department: session.department,
    externalRef: session.externalRef,
    carried: session.carried,
    partner: partnerOf(row),
  };
}

type KeyWithPartner = Awaited<ReturnType<ReturnType<typeof keyWithPartner>['executeTakeFirstOrThrow']>>;

function keyWithPartner(db: Db) {
  return db
    .selectFrom('api_keys')
    .innerJoin('partners', 'partners.id', 'api_keys.partner_id')
    .select([
      'api_keys.id',
      'api_keys.hash',
      'api_keys.hashed_with',
      'api_keys.mode',
      'api_keys.scope',
      'api_keys.department',
      'api_keys.revoked_at',
      'api_keys.expires_at',
      'api_keys.last_used_at',
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
  if (row.expires_at && row.expires_at <= new Date().toISOString()) {
    throw new ApiError(
      'KEY_REVOKED',
      `This API key, or the key behind this session, expired at ${row.expires_at}. Ask the operator for a new one.`,
    );
  }
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
