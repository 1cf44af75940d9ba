import type { Filled } from '../../neris/report.ts';
import { CONCEPT_PATHS, type ConceptField, payloadValue } from '../reader/concepts.ts';
import type { Heard } from '../reader/heard.ts';
import { isUnknown } from './denial.ts';
import { fromWords, strongest, wordsFor } from './evidence.ts';

/** Fields that hold one value: the strongest claim stands. */
export function decideOne(heard: Heard, field: ConceptField): Filled[] {
  const claims = heard
    .claims(field)
    .filter((claim) => FINDINGS.test(claim.code) || !isUnknown(heard.transcript, claim));
  const [best] = strongest(claims);
  if (!best) return [];
  const value = payloadValue(field, best.code);
  const said = claims.filter(({ code }) => code === best.code);
  return [fromWords(CONCEPT_PATHS[field], value, ...wordsFor(heard, said))];
}

/** Not to know is an answer of its own there. */
const FINDINGS = /UNABLE|UNKNOWN|UNDETERMINED/;

/** Fields that hold a list: every claim stands, in the order they were made. */
export function decideAll(heard: Heard, field: ConceptField): Filled[] {
  const claims = heard.claims(field);
  const codes = [...new Set(claims.map(({ code }) => code))];
  return codes
    .filter((code) => codes.length === 1 || code !== 'NONE')
    .map((code, i) => {
      const said = claims.filter((claim) => claim.code === code);
      return fromWords(`${CONCEPT_PATHS[field]}[${i}]`, payloadValue(field, code), ...wordsFor(heard, said));
    });
}
