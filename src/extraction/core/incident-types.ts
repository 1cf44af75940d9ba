import type { Source } from '../../neris/report.ts';
import type { Reading } from '../text/reading.ts';

/** A type with the words that say it; the primary one comes first. */
export interface FoundType {
  type: string;
  sources: Source[];
}

export function incidentTypes(_reading: Reading): FoundType[] {
  return [];
}
