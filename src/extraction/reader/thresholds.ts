/** How sure the reader must be before a claim counts, by field; the others take the usual. */
const THRESHOLDS: Readonly<Record<string, number>> = {
  exp: 0.6,
};
const USUAL = 0.5;

export function thresholdOf(field: string): number {
  return THRESHOLDS[field] ?? USUAL;
}
