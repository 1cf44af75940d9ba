/** Tries of a search; each may take as long as what was found does. */
const TRIES = 60;

/** What is left of a recording when parts of it are taken out for as long as it still shows what it shows. */
export async function smallest(recording: Buffer, shows: (smaller: Buffer) => Promise<boolean>): Promise<Buffer> {
  let least = recording;
  let tries = 0;
  for (let size = Math.ceil(least.length / 2); size >= 1 && tries < TRIES; size = Math.floor(size / 2)) {
    for (let from = 0; from < least.length && tries < TRIES; tries++) {
      const without = Buffer.concat([least.subarray(0, from), least.subarray(from + size)]);
      if (without.length > 0 && (await shows(without))) least = without;
      else from += size;
    }
  }
  return least;
}
