/**
 * An account belongs to one tab at a time, which alone offers and sends it. The browser lets go of the lock when the
 * tab is closed, reloaded or crashes, and the next one in line gets it.
 */
export function own(account: string, owned: () => void): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { locks } = navigator as { locks?: LockManager };
  // The oldest webviews know no locks, and no second tab either.
  if (!locks) owned();
  else
    void locks
      .request(`svc-capture ${account}`, () => {
        owned();
        return held;
      })
      .catch(owned);
  return release;
}
