/** One thing that is counted: a counter's name, how much it may hold, and over how long. */
export interface Count {
  counter: string;
  ceiling: number;
  windowSeconds: number;
}

/** Where a counter stands once the request has been decided. */
export interface Standing {
  remaining: number;
  /** Until its window is over, rounded up. */
  resetSeconds: number;
}

export interface Verdict {
  admitted: boolean;
  /** One for each count, in their order. */
  standings: Standing[];
}

/**
 * Counts requests in windows that begin with their first request.
 * All counts of one call pass and are counted, or none is.
 */
export interface Limiter {
  take(counts: Count[]): Promise<Verdict>;
  /** Fails when it cannot count now. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export function standing(ceiling: number, counted: number, leftMs: number): Standing {
  return { remaining: Math.max(0, ceiling - counted), resetSeconds: Math.max(1, Math.ceil(leftMs / 1000)) };
}
