export interface Breaker {
  /** Whether the model may be asked now. After a pause one call tries it, and the others go on without. */
  allows(): boolean;
  /** It answered, though perhaps not what was asked for. */
  answered(): void;
  failed(): void;
}

const FAILURES = 3;
const PAUSE_MS = 30_000;

/** Stops asking a model that is down: nobody waits for what has just failed three times running. */
export function breaker(failures = FAILURES, pauseMs = PAUSE_MS): Breaker {
  let running = 0;
  let openUntil = 0;
  return {
    allows() {
      if (running < failures) return true;
      if (Date.now() < openUntil) return false;
      openUntil = Date.now() + pauseMs;
      return true;
    },
    answered() {
      running = 0;
    },
    failed() {
      running++;
      openUntil = Date.now() + pauseMs;
    },
  };
}
