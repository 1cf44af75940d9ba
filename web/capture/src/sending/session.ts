import { MIN_SECONDS } from '../../../shared/account.ts';
import { type Problem, problem } from '../../../shared/problems.ts';
import { type Api, isProblem, type Ping } from './api.ts';

/** What a session token says of itself. Only the service can check its signature; this is for the screen. */
export interface Claims {
  expiresAt?: number;
  mode?: 'test' | 'live';
  department?: string;
  externalRef?: string;
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
  /** Why it is no good for something that takes this long. */
  problem(neededMs?: number): Problem | undefined;
  /** Exchanges the token; an API key is refused and leaves things as they are. */
  take(given: string | undefined): Problem | undefined;
  drop(): void;
  /** Asks the service. Undefined when the session was exchanged meanwhile. */
  check(): Promise<Ping | Problem | undefined>;
}

export function createSession(api: Api): Session {
  let token: string | undefined;
  let claims: Claims = {};
  /** How far the service's clock is ahead of the device's. */
  let ahead: number | undefined;
  const leftMs = () =>
    claims.expiresAt === undefined ? Number.POSITIVE_INFINITY : claims.expiresAt - Date.now() - (ahead ?? 0);
  return {
    token: () => token,
    claims: () => claims,
    leftMs,
    timeKnown: () => ahead !== undefined,
    problem(neededMs = 0) {
      if (!token) return problem('NO_TOKEN', 'The page was opened without a session token.');
      if (leftMs() > neededMs) return undefined;
      return problem('SESSION_EXPIRED', 'This session has expired or is about to. Mint a new one.');
    },
    take(given) {
      const offered = given?.trim().replace(/^bearer\s+/i, '');
      if (offered && isApiKey(offered)) {
        return problem(
          'API_KEY_IN_CLIENT',
          'This is an API key. The page takes session tokens only; revoke a key that reached a device.',
        );
      }
      token = offered || undefined;
      claims = token ? readClaims(token) : {};
      return undefined;
    },
    drop() {
      token = undefined;
      claims = {};
    },
    async check() {
      const asked = token;
      if (!asked) return undefined;
      const answer = await api.ping(asked);
      if (token !== asked) return undefined;
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

/** A token that cannot be read is left to the service to refuse. */
function readClaims(token: string): Claims {
  try {
    const part = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    const bytes = Uint8Array.from(atob(part), (character) => character.charCodeAt(0));
    const claims = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
    const { exp, mode, department, external_ref } = claims;
    return {
      ...(typeof exp === 'number' ? { expiresAt: exp * 1000 } : {}),
      ...(mode === 'test' || mode === 'live' ? { mode } : {}),
      ...(typeof department === 'string' ? { department } : {}),
      ...(typeof external_ref === 'string' ? { externalRef: external_ref } : {}),
    };
  } catch {
    return {};
  }
}
