/** Where kept audio lives. Names say nothing about what they hold and cannot be guessed. */
export interface AudioStore {
  newName(): string;
  /** The recording is there whole, or not at all. */
  save(name: string, bytes: Buffer): Promise<void>;
  has(name: string): Promise<boolean>;
  remove(name: string): Promise<void>;
  /** Names of recordings that were last written before `time`. */
  namesOlderThan(time: Date): AsyncIterable<string>;
  /** Costs next to nothing; fails when no recording could be kept there now. */
  check(): Promise<void>;
  /**
   * Takes to the store what had to wait on this machine's disk, and deletes what is not to be kept any more; `toKeep`
   * tells which. Answers how many were delivered. A store that is on this disk has nothing to deliver.
   */
  deliver?(toKeep: (names: string[]) => Promise<Set<string>>, signal?: AbortSignal): Promise<number>;
}
