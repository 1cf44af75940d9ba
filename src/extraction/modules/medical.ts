import type { Filled } from '../../neris/report.ts';
import type { PatientCareEvaluation, PatientStatus, TransportDisposition } from '../../neris/values/medical.ts';
import { type Context, fill, hasType } from '../context.ts';
import type { Reading } from '../text/reading.ts';
import { RELENTED } from '../vocabulary/patients.ts';
import { patientsOf } from './medical/patients.ts';
import { type Statement, type StatementKind, statementsOf } from './medical/statements.ts';

/** One entry per patient described: what was done, how the patient left, and whether it helped. */
export function medicalDetails(context: Context): Filled[] {
  if (!hasType(context, 'MEDICAL')) return [];
  const { reading } = context;
  const entries = patientsOf(reading, statementsOf(reading)).map((statements) => [
    ...found('patient_care_evaluation', evaluationOf(statements)),
    ...found('transport_disposition', transportOf(reading, statements)),
    ...found('patient_status', statusOf(statements)),
  ]);
  // A patient of whom nothing was said leaves no entry, and no hole in the numbering.
  return entries
    .filter((entry) => entry.length > 0)
    .flatMap((entry, i) =>
      entry.map(({ field, value, from }) =>
        fill(`medical_details[${i}].${field}`, value, ...from.map(({ hit }) => hit)),
      ),
    );
}

interface Value<T> {
  value: T;
  from: Statement[];
}

function found<T>(field: string, value: Value<T> | undefined): { field: string; value: T; from: Statement[] }[] {
  return value ? [{ field, ...value }] : [];
}

function evaluationOf(statements: Statement[]): Value<PatientCareEvaluation> | undefined {
  const of = (kind: StatementKind) => statements.find((statement) => statement.kind === kind);
  const one = (value: PatientCareEvaluation, ...from: Statement[]) => ({ value, from });
  const care = of('care');
  const dead = of('dead') ?? (care ? undefined : of('death signs'));
  if (dead) return one('PATIENT_DEAD_ON_ARRIVAL', dead);
  if (care) return one('PATIENT_EVALUATED_CARE_PROVIDED', care);
  const unseen = of('refused evaluation');
  if (unseen) return one('PATIENT_REFUSED_EVALUATION_CARE', unseen);
  const seen = of('evaluated');
  const refused = of('refused care');
  if (refused) return seen ? one('PATIENT_EVALUATED_REFUSED_CARE', refused, seen) : undefined;
  const none = of('no care');
  if (none) return one('PATIENT_EVALUATED_NO_CARE_REQUIRED', none);
  const well = of('well');
  return seen && well ? one('PATIENT_EVALUATED_NO_CARE_REQUIRED', seen, well) : undefined;
}

function transportOf(reading: Reading, statements: Statement[]): Value<TransportDisposition> | undefined {
  const dead = statements.some(({ kind }) => kind === 'dead');
  const transports = statements.filter(({ kind }) => kind === 'transported');
  const refusal = statements.find(({ kind }) => kind === 'refused transport');
  const none = statements.find(({ kind }) => kind === 'no transport');
  const last = transports.at(-1);
  if (last) {
    const contested = refusal ?? none;
    if (contested && !(contested.hit.from < last.hit.from && relented(reading, contested, last))) return undefined;
    const known = transports.filter(({ transport }) => transport !== undefined);
    const values = new Set(known.map(({ transport }) => transport));
    const value = known[0]?.transport;
    return values.size === 1 && value && !dead ? { value, from: known.slice(0, 1) } : undefined;
  }
  if (dead) return undefined;
  if (refusal) return { value: 'PATIENT_REFUSED_TRANSPORT', from: [refusal] };
  return none ? { value: 'NO_TRANSPORT', from: [none] } : undefined;
}

/** "Didn't want to go at first but PD talked him into it": the refusal did not last. */
function relented(reading: Reading, refusal: Statement, transport: Statement): boolean {
  const words = reading.items
    .slice(Math.max(0, refusal.hit.from - 3), transport.hit.to)
    .map(({ text }) => text)
    .join(' ');
  return RELENTED.test(words);
}

function statusOf(statements: Statement[]): Value<PatientStatus> | undefined {
  const changes = statements.filter(({ kind }) => kind === 'status');
  const last = changes.at(-1);
  if (last?.status) return { value: last.status, from: [last] };
  const care = statements.find(({ kind }) => kind === 'care');
  const talking = statements.filter(({ kind }) => kind === 'talking').at(-1);
  // Awake and talking is better only for someone who was first treated.
  return care && talking && talking.hit.from > care.hit.from ? { value: 'IMPROVED', from: [talking] } : undefined;
}
