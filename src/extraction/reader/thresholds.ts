import { THRESHOLDS, USUAL_THRESHOLD } from '../tuned.ts';

export function thresholdOf(field: string): number {
  return THRESHOLDS[field] ?? USUAL_THRESHOLD;
}
