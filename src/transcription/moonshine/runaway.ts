/** How often a run of tokens may follow itself, by its length; people do say "stop stop stop". */
const REPEATS: readonly (readonly [length: number, times: number])[] = [
  [1, 6],
  [2, 5],
  [3, 4],
  [4, 3],
  [6, 3],
  [8, 3],
];

/** Whether the model has started to say the same over and over; what it repeats is taken off, but for once. */
export function runsAway(tokens: number[]): boolean {
  for (const [length, times] of REPEATS) {
    if (tokens.length < length * times) continue;
    const tail = tokens.slice(-length * times);
    if (!tail.every((token, index) => token === tail[index % length])) continue;
    tokens.length -= length * (times - 1);
    return true;
  }
  return false;
}
