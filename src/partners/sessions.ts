import { createHash } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { ApiError } from '../kit/errors.ts';
import type { Mode } from '../storage/database/tables.ts';
import type { SigningKey } from '../storage/secrets/secrets.ts';

export interface Session {
  keyId: string;
  department: string;
  mode: Mode;
  externalRef: string | null;
  /** Names what the session carries for its narrations, where it does. */
  carried?: string | undefined;
}

const ALGORITHM = 'HS256';
const ISSUER = 'svc';
const Claims = z.object({
  key: z.string(),
  department: z.string(),
  mode: z.enum(['test', 'live']),
  external_ref: z.string().nullable(),
  carried: z.string().optional(),
  exp: z.number(),
});

/**
 * Whom an account that waits on a device belongs to, for the capture page to compare: one partner, mode and department.
 * Nobody who was given no session of these three can name it, since the partner's id is random and stays in here. It
 * hangs on no key or secret, so that changing one parts nobody from what is kept.
 */
export function audienceOf(partnerId: string, mode: Mode, department: string): string {
  return createHash('sha256')
    .update(JSON.stringify(['audience', partnerId, mode, department]))
    .digest('base64url');
}

/** Signs a token; `exp` in it is exactly `expiresAt`, milliseconds included, so that the holder can read its own end. */
export async function signSession(
  signingKeys: SigningKey[],
  session: Session & { audience: string },
  ttlSeconds: number,
): Promise<{ token: string; expiresAt: Date }> {
  const [current] = signingKeys;
  if (!current) throw new Error('no signing key');
  const now = Date.now();
  const expiresAt = new Date(now + ttlSeconds * 1000);
  const token = await new SignJWT({
    key: session.keyId,
    department: session.department,
    mode: session.mode,
    external_ref: session.externalRef,
    audience: session.audience,
    ...(session.carried === undefined ? {} : { carried: session.carried }),
  })
    .setProtectedHeader({ alg: ALGORITHM, kid: current.id, typ: 'JWT' })
    .setIssuer(ISSUER)
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(expiresAt.getTime() / 1000)
    .sign(current.key);
  return { token, expiresAt };
}

/** What a token says, once its signature and its time have been checked. */
export async function verifySession(signingKeys: SigningKey[], token: string): Promise<Session> {
  if (!isSpelledOneWay(token)) throw new ApiError('INVALID_CREDENTIAL');
  try {
    const claims = Claims.parse(await signedWithAny(signingKeys, token));
    // The library looks at whole seconds, and would let a token live up to one more.
    if (Math.round(claims.exp * 1000) <= Date.now()) throw new ApiError('SESSION_EXPIRED');
    return {
      keyId: claims.key,
      department: claims.department,
      mode: claims.mode,
      externalRef: claims.external_ref,
      carried: claims.carried,
    };
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new ApiError('SESSION_EXPIRED');
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) {
      throw new ApiError('INVALID_CREDENTIAL');
    }
    throw error;
  }
}

/** Decoders overlook blanks, padding and the bits of a last character that no byte is made of: so would a list of tokens. */
function isSpelledOneWay(token: string): boolean {
  return token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);
}

async function signedWithAny(signingKeys: SigningKey[], token: string): Promise<JWTPayload> {
  let failure: unknown = new Error('no signing key');
  for (const { id, key } of signingKeys) {
    try {
      const keyOf = (header: { kid?: string }) => {
        if (header.kid !== id) throw new errors.JWSInvalid('another key id');
        return key;
      };
      const rules = { algorithms: [ALGORITHM], issuer: ISSUER, requiredClaims: ['exp'] };
      return (await jwtVerify(token, keyOf, rules)).payload;
    } catch (error) {
      const isOfAnother = error instanceof errors.JWSInvalid || error instanceof errors.JWSSignatureVerificationFailed;
      if (!isOfAnother) throw error;
      failure = error;
    }
  }
  throw failure;
}
