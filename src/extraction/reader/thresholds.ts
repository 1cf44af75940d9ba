/** How sure the reader must be before a claim counts, by field; set on texts it had not learned from. */
const THRESHOLDS: Readonly<Record<string, number>> = {
  type: 0.5,
};
const USUAL = 0.5;

export function thresholdOf(field: string, _code: string): number {
  return THRESHOLDS[field] ?? USUAL;
}
