import type { Hash, Hmac } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';

const PIECE = 1024 * 1024;

/** In pieces: the largest recordings take tens of milliseconds, in which nobody else would be served. */
export async function hashInTurns(bytes: Buffer, ...hashes: (Hash | Hmac)[]): Promise<void> {
  for (let from = 0; from < bytes.length; from += PIECE) {
    if (from > 0) await nextTurn();
    for (const hash of hashes) hash.update(bytes.subarray(from, from + PIECE));
  }
}
