const WAITS_MS = [3_000, 6_000, 12_000, 25_000];

/**
 * Looks again and again whether the service can be reached, at once when the device says that the line is back.
 * Not every end of an outage is told: a service that restarts, or a router without a line, changes nothing here.
 */
export function createPatrol(look: () => Promise<boolean>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let walking = false;
  let rounds = 0;

  function later(): void {
    clearTimeout(timer);
    timer = setTimeout(go, WAITS_MS[Math.min(rounds, WAITS_MS.length - 1)]);
    rounds += 1;
  }

  async function go(): Promise<void> {
    clearTimeout(timer);
    const found = await look();
    if (walking && !found) later();
    else end();
  }

  function end(): void {
    walking = false;
    clearTimeout(timer);
  }

  window.addEventListener('online', () => {
    rounds = 0;
    if (walking) void go();
  });
  return {
    begin() {
      if (!walking) rounds = 0;
      walking = true;
      later();
    },
    end,
  };
}
