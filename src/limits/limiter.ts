/** One thing that is counted: a counter's name, how much it may hold, and over how long. */
export interface Count {
  counter: string;
  ceiling: number;
  windowSeconds: number;
}

export type Verdict = { admitted: true } | { admitted: false; retryAfterSeconds: number };

/**
 * Counts requests in windows that begin with their first request.
 * All counts of one call pass and are counted, or none is.
 */
export interface Limiter {
  take(counts: Count[]): Promise<Verdict>;
  close(): Promise<void>;
}
