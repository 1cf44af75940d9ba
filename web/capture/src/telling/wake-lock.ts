/** A screen that goes dark hides the page, and a hidden page pauses: keep it lit where the device allows it. */
export function createWakeLock() {
  let wanted = false;
  let lock: { release(): Promise<void> } | undefined;
  const take = async () => {
    try {
      lock = await (navigator as { wakeLock?: WakeLock }).wakeLock?.request('screen');
      if (!wanted) await lock?.release();
    } catch {
      // Not allowed in this frame, or the battery is low: the recording works without it.
    }
  };
  document.addEventListener('visibilitychange', () => {
    if (wanted && !document.hidden) void take();
  });
  return (want: boolean) => {
    if (want === wanted) return;
    wanted = want;
    if (want) void take();
    else void lock?.release().catch(() => {});
  };
}
