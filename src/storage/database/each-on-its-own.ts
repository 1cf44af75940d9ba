import { AudioStoreFailure } from '../audio/s3-bucket.ts';

/** Work on many recordings, of which one that fails holds up none of the others. */
export interface EachOnItsOwn {
  /** What was done, or undefined where it failed. Fails itself where the store is away: the next would wait in vain. */
  attempt<T>(work: () => Promise<T>): Promise<T | undefined>;
  /** To be called at the end: fails with the first failure there was. */
  settle(): void;
}

export function eachOnItsOwn(): EachOnItsOwn {
  /** The first alone: there may be as many as recordings. */
  const failures: unknown[] = [];
  return {
    async attempt(work) {
      try {
        return await work();
      } catch (error) {
        if (error instanceof AudioStoreFailure && !error.mayBeOfOne) throw error;
        if (failures.length === 0) failures.push(error);
        return undefined;
      }
    },
    settle() {
      if (failures.length > 0) throw failures[0];
    },
  };
}
