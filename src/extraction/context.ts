import type { Filled, Source } from '../neris/report.ts';
import type { Account } from './engine.ts';
import type { Hit, Reading } from './text/reading.ts';

/** What every extractor reads from. */
export interface Context {
  account: Account;
  reading: Reading;
  /** Incident types found, the primary one first. */
  types: string[];
}

/** A value with the words it came from. */
export function fill(path: string, value: unknown, ...from: (Hit | Source)[]): Filled {
  return { path, value, sources: from.map((each) => ('source' in each ? each.source : each)) };
}

export function hasType(context: Pick<Context, 'types'>, prefix: string): boolean {
  return context.types.some((type) => type.startsWith(prefix));
}
