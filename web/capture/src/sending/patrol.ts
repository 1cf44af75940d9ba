const WAITS_MS = [3_000, 6_000, 12_000, 25_000];
const LONGEST_MS = 3_600_000;

/**
 * Looks again and again whether the service can be reached, at once when the device says that the line is back, until
 * `look` says that nothing waits for it any more.
 * Not every end of an outage is told: a service that restarts, or a router without a line, changes nothing here.
 */
export function createPatrol(look: () => Promise<boolean>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let walking = false;
  let rounds = 0;

  function later(leastMs = 0): void {
    clearTimeout(timer);
    const usual = WAITS_MS[Math.min(rounds, WAITS_MS.length - 1)] ?? 0;
    timer = setTimeout(go, Math.max(usual, Math.min(leastMs, LONGEST_MS)));
    rounds += 1;
  }

  async function go(): Promise<void> {
    clearTimeout(timer);
    walking = !(await look());
    if (walking) later();
  }

  window.addEventListener('online', () => {
    rounds = 0;
    if (walking) void go();
  });
  return {
    /** Where the service has said when it can be asked again, not before that. */
    begin(afterSeconds = 0) {
      if (walking && afterSeconds === 0) return;
      if (!walking) rounds = 0;
      walking = true;
      later(afterSeconds * 1000);
    },
  };
}
