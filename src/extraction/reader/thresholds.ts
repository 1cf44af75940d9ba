/**
 * How sure the reader must be before a claim counts, by field; the others take the usual. Set on narrations and real
 * accounts it had not learned from (eval/README.md): a value that is none of this call's costs trust, one that is missing
 * costs a question. How many of something may be less sure, since the number itself is read exactly.
 */
const THRESHOLDS: Readonly<Record<string, number>> = {
  addr: 0.4,
  exp: 0.5,
  n: 0.55,
  people: 0.6,
  released: 0.5,
  town: 0.5,
  chem: 0.8,
  expdamage: 0.8,
  own: 0.8,
  patient: 0.8,
  ride: 0.8,
  use: 0.8,
};
const USUAL = 0.7;

export function thresholdOf(field: string): number {
  return THRESHOLDS[field] ?? USUAL;
}
