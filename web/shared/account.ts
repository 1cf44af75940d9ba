/** One telling of one call: what is recorded or typed, and what it belongs to. */
export interface Account {
  id: string;
  mime: string;
  startedAt: number;
  /** Absent when a host handed it over without saying, and for what was typed. */
  seconds?: number;
  ref?: string;
  /** Whom it was told for: one partner, mode and department. It goes to no other. */
  audience: string;
  /** Left by an earlier page: nothing of it is shown or sent before the service has verified the session. */
  earlier?: true;
  /** The narration that its draft takes the place of. */
  replaces?: string;
  /** Its sound or its text. */
  load(): Promise<Blob>;
}

export const MAX_SECONDS = 900;
export const MIN_SECONDS = 2;
export const MAX_BYTES = 25 * 1024 * 1024;
/** How the device keeps what was typed. */
export const TYPED = 'text/plain';

/** As long as a recording is said to be: the same while it is told and after it was kept. */
export function tenths(ms: number): number {
  return Math.min(MAX_SECONDS, Math.round(ms / 100) / 10);
}

export function newAccount(mime: string, ref: string | undefined, audience: string): Account {
  return {
    id: newId(),
    mime,
    startedAt: Date.now(),
    audience,
    ...(ref ? { ref } : {}),
    load: async () => new Blob([]),
  };
}

/** Not randomUUID, which a page that came by plain HTTP from another machine does not have. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
