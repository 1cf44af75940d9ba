/** How many of a list sorted by place stand at or before `limit`; found by halving, so that long accounts stay quick. */
export function countUpTo<T>(sorted: readonly T[], place: (each: T) => number, limit: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (place(sorted[middle] as T) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Marks every item that one of the stretches covers, `reach` items beyond its end included. */
export function covered(
  stretches: Iterable<{ from: number; to: number }>,
  reach = 0,
): (from: number, to: number) => boolean {
  const marked = new Set<number>();
  for (const { from, to } of stretches) for (let i = from; i < to + reach; i++) marked.add(i);
  return (from, to) => {
    for (let i = from; i < to; i++) if (marked.has(i)) return true;
    return false;
  };
}
