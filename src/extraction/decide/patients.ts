import type { Filled } from '../../neris/report.ts';
import { CONCEPT_PATHS } from '../reader/concepts.ts';
import type { Claim, Heard } from '../reader/heard.ts';
import { fromClaims, strongest } from './evidence.ts';
import { bySubject } from './subjects.ts';

const FIELDS = ['care', 'ride', 'status'] as const;

/** One entry a patient of whom something is said, in the order told. */
export function decidePatients(heard: Heard): Filled[] {
  const statements = ['patient', ...FIELDS].flatMap((field) => heard.claims(field));
  const saysSomething = ({ field }: Claim) => field !== 'patient';
  return bySubject(heard, statements, saysSomething)
    .filter((patient) => patient.some(saysSomething))
    .flatMap((patient, i) =>
      FIELDS.flatMap((field) => {
        const claims = patient.filter((claim) => claim.field === field);
        const [best] = strongest(claims);
        if (!best) return [];
        const path = CONCEPT_PATHS[field].replace('[]', `[${i}]`);
        const words = claims.filter(({ code }) => code === best.code);
        return [fromClaims(heard, path, best.code, words)];
      }),
    );
}
