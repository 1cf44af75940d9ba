/** How sure the reader must be before a claim counts, by field; the others take the usual. Set on rounds it had not seen. */
const THRESHOLDS: Readonly<Record<string, number>> = {
  exp: 0.5,
  people: 0.5,
  released: 0.5,
  town: 0.5,
};
const USUAL = 0.65;

export function thresholdOf(field: string): number {
  return THRESHOLDS[field] ?? USUAL;
}
