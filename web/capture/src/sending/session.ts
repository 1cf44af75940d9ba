import { MIN_SECONDS } from '../../../shared/account.ts';
import { type Problem, problem } from '../../../shared/problems.ts';
import { type Api, isProblem, type Ping } from './api.ts';

/** What a session token says of itself. Only the service can check its signature; this is for the screen. */
export interface Claims {
  expiresAt?: number;
  mode?: 'test' | 'live';
  externalRef?: string;
  /**
   * Whom accounts are told for: one partner, mode and department, in a word that nobody else can name. Services and
   * pages before this one knew the department alone: what they left is under that, and is not lost.
   */
  audiences: readonly [string, ...string[]];
}

/** Recording stops this long before the session ends, so that what was recorded can still be sent. */
export const MARGIN_MS = 10_000;
/** With less than this left, nothing long enough to be sent could be recorded. */
export const NEEDED_MS = MARGIN_MS + MIN_SECONDS * 1000;

/** The session the page acts under. The token is nowhere else, and is never stored. */
export interface Session {
  token(): string | undefined;
  claims(): Claims;
  leftMs(): number;
  /** Whether the service has told its time: until then only the device's clock says when the session ends. */
  timeKnown(): boolean;
  /** Whether the service has taken this very session since the page was opened. */
  verified(): boolean;
  /** Why it is no good for something that takes this long. */
  problem(neededMs?: number): Problem | undefined;
  /** Exchanges the token. An API key, or a session that is not for `audience` where one is named, leaves things as they are. */
  take(given: string | undefined, audience?: string): Problem | undefined;
  drop(): void;
  /** Asks the service. Undefined when the session was exchanged meanwhile. */
  check(): Promise<Ping | Problem | undefined>;
}

export function createSession(api: Api): Session {
  let token: string | undefined;
  let claims = UNREAD;
  let verified = false;
  /** How far the service's clock is ahead of the device's. */
  let ahead: number | undefined;
  const leftMs = () =>
    claims.expiresAt === undefined ? Number.POSITIVE_INFINITY : claims.expiresAt - Date.now() - (ahead ?? 0);
  return {
    token: () => token,
    claims: () => claims,
    leftMs,
    timeKnown: () => ahead !== undefined,
    verified: () => verified,
    problem(neededMs = 0) {
      if (!token) return problem('NO_TOKEN', 'The page was opened without a session token.');
      // What is told under it would be nobody's, and could be given back to nobody.
      if (claims.audiences[0] === '') return problem('INVALID_CREDENTIAL', 'This is not a session token.');
      if (leftMs() > neededMs) return undefined;
      return problem('SESSION_EXPIRED', 'This session has expired or is about to. Mint a new one.');
    },
    take(given, audience) {
      const offered = given?.trim().replace(/^bearer\s+/i, '');
      if (offered && isApiKey(offered)) {
        return problem(
          'API_KEY_IN_CLIENT',
          'This is an API key. The page takes session tokens only; revoke a key that reached a device.',
        );
      }
      const read = offered ? readClaims(offered) : UNREAD;
      if (audience !== undefined && !read.audiences.includes(audience)) {
        return problem(
          'DEPARTMENT_SCOPE_MISMATCH',
          'This session is for another department, mode or partner than what is being told or sent.',
        );
      }
      if (!offered || offered !== token) verified = false;
      token = offered || undefined;
      claims = read;
      return undefined;
    },
    drop() {
      token = undefined;
      claims = UNREAD;
      verified = false;
    },
    async check() {
      const asked = token;
      if (!asked) return undefined;
      const answer = await api.ping(asked);
      if (token !== asked) return undefined;
      // What was verified stays so while the line is away; what is refused no longer is.
      verified = isProblem(answer) ? verified && answer.advice.next === 'send' : true;
      if (!isProblem(answer)) {
        const serverTime = Date.parse(answer.server_time ?? '');
        if (Number.isFinite(serverTime)) ahead = serverTime - Date.now();
      }
      return answer;
    },
  };
}

function isApiKey(token: string): boolean {
  return /^svc_(live|test)_/i.test(token);
}

const UNREAD: Claims = { audiences: [''] };

/** A token that cannot be read names nobody. */
function readClaims(token: string): Claims {
  try {
    const part = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    const bytes = Uint8Array.from(atob(part), (character) => character.charCodeAt(0));
    const claims = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
    const { exp, mode, external_ref } = claims;
    const [first = '', ...others] = [claims.audience, claims.department].filter(isText);
    return {
      audiences: [first, ...others],
      ...(typeof exp === 'number' ? { expiresAt: exp * 1000 } : {}),
      ...(mode === 'test' || mode === 'live' ? { mode } : {}),
      ...(typeof external_ref === 'string' ? { externalRef: external_ref } : {}),
    };
  } catch {
    return UNREAD;
  }
}

function isText(claim: unknown): claim is string {
  return typeof claim === 'string' && claim !== '';
}
