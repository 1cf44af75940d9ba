/** What a session token says of itself. Only the service can check its signature; this is for the screen. */
export interface Claims {
  expiresAt?: number;
  mode?: 'test' | 'live';
  department?: string;
}

export function isApiKey(token: string): boolean {
  return /^svc_(live|test)_/i.test(token);
}

/** A token that cannot be read is left to the service to refuse. */
export function readClaims(token: string): Claims {
  try {
    const part = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    const { exp, mode, department } = JSON.parse(atob(part)) as Record<string, unknown>;
    return {
      ...(typeof exp === 'number' ? { expiresAt: exp * 1000 } : {}),
      ...(mode === 'test' || mode === 'live' ? { mode } : {}),
      ...(typeof department === 'string' ? { department } : {}),
    };
  } catch {
    return {};
  }
}
