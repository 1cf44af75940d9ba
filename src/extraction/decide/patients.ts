import type { Filled } from '../../neris/report.ts';
import { CONCEPT_PATHS } from '../reader/concepts.ts';
import type { Claim, Heard } from '../reader/heard.ts';
import type { Span } from '../reader/mentions.ts';
import { fromClaims, strongest } from './draft.ts';

const FIELDS = ['care', 'ride', 'status'] as const;

/** One entry a patient: those the account introduces, in its order, each with what is said of them. */
export function decidePatients(heard: Heard): Filled[] {
  const introduced = heard.claims('patient');
  const said = FIELDS.flatMap((field) =>
    heard.claims(field).map((claim) => ({ field, claim, of: patientOf(heard, claim, introduced) })),
  );
  const patients = [...new Set(said.map(({ of }) => of))].sort((a, b) => a - b);
  return patients.flatMap((patient, i) =>
    FIELDS.flatMap((field) => {
      const claims = said.filter((each) => each.field === field && each.of === patient).map(({ claim }) => claim);
      const [best] = strongest(claims);
      if (!best) return [];
      const path = CONCEPT_PATHS[field].replace('[]', `[${i}]`);
      return [
        fromClaims(
          heard,
          path,
          best.code,
          claims.filter(({ code }) => code === best.code),
        ),
      ];
    }),
  );
}

/** Which of the patients introduced a statement is about. */
function patientOf(heard: Heard, claim: Claim, introduced: readonly Span[]): number {
  if (introduced.length < 2) return 0;
  const scores = introduced.map((patient) => heard.belongs('patient', claim, patient));
  return scores.indexOf(Math.max(...scores));
}
