import type { Filled, Source } from '../../neris/report.ts';
import type { PatientCareEvaluation, PatientStatus, TransportDisposition } from '../../neris/values/medical.ts';
import { type Context, fill, hasType } from '../context.ts';
import { wordsAfter } from '../core/phrases.ts';
import type { Reading } from '../text/reading.ts';
import { RELENTED } from '../vocabulary/patients.ts';
import { patientsOf } from './medical/patients.ts';
import type { Statement, StatementKind } from './medical/statement.ts';
import { statementsOf } from './medical/statements.ts';

/** One entry per patient described: what was done, how the patient left, and whether it helped. */
export function medicalDetails(context: Context): Filled[] {
  if (!hasType(context, 'MEDICAL')) return [];
  const { reading } = context;
  const entries = patientsOf(reading, statementsOf(reading)).map((statements) => [
    ...found('patient_care_evaluation', evaluationOf(statements)),
    ...found('transport_disposition', transportOf(reading, statements)),
    ...found('patient_status', statusOf(reading, statements)),
  ]);
  // A patient of whom nothing was said leaves no entry, and no hole in the numbering.
  return entries
    .filter((entry) => entry.length > 0)
    .flatMap((entry, i) =>
      entry.map(({ field, value, from }) => fill(`medical_details[${i}].${field}`, value, ...from.flatMap(sourcesOf))),
    );
}

const sourcesOf = ({ hit, by }: Statement): Source[] => (by ? [hit.source, by] : [hit.source]);

interface Value<T> {
  value: T;
  from: Statement[];
}

function found<T>(field: string, value: Value<T> | undefined): { field: string; value: T; from: Statement[] }[] {
  return value ? [{ field, ...value }] : [];
}

function evaluationOf(statements: Statement[]): Value<PatientCareEvaluation> | undefined {
  const of = (kind: StatementKind) => statements.filter((statement) => statement.kind === kind);
  const one = (value: PatientCareEvaluation, ...from: Statement[]) => ({ value, from });
  const care = of('care');
  const dead = of('dead').length > 0 || care.length === 0 ? [...of('dead'), ...of('death signs')] : [];
  if (dead.length > 0) return one('PATIENT_DEAD_ON_ARRIVAL', ...dead);
  if (care.length > 0) return one('PATIENT_EVALUATED_CARE_PROVIDED', ...care);
  // Nobody rides to hospital uncared for, whatever was told of it.
  const taken = of('transported');
  if (taken.length > 0 && of('refused transport').length === 0 && of('no care').length === 0)
    return one('PATIENT_EVALUATED_CARE_PROVIDED', ...of('evaluated'), ...taken);
  // Taken and refused to go: two people's stories, and whose the look was nobody tells.
  if (taken.length > 0 && of('refused transport').length > 0) return undefined;
  const unseen = of('refused evaluation');
  if (unseen.length > 0) return one('PATIENT_REFUSED_EVALUATION_CARE', ...unseen);
  const seen = of('evaluated');
  const refused = of('refused care');
  if (refused.length > 0 && seen.length > 0) return one('PATIENT_EVALUATED_REFUSED_CARE', ...refused, ...seen);
  const all = refused.filter(({ hit }) =>
    /(?:everything|medical|help|service|services|assistance|do (?:anything|a thing|nothing))$/.test(hit.text),
  );
  if (refused.length > 0) return all.length > 0 ? one('PATIENT_REFUSED_EVALUATION_CARE', ...all) : undefined;
  const none = of('no care');
  const well = of('well');
  if (none.length > 0)
    return one('PATIENT_EVALUATED_NO_CARE_REQUIRED', ...none, ...(well.length > 0 ? [...seen, ...well] : []));
  if (seen.length > 0 && well.length > 0) return one('PATIENT_EVALUATED_NO_CARE_REQUIRED', ...seen, ...well);
  // Looked over and then signed off: what was on offer was turned down.
  const stayed = of('refused transport');
  return seen.length > 0 && stayed.length > 0 ? one('PATIENT_EVALUATED_REFUSED_CARE', ...seen, ...stayed) : undefined;
}

function transportOf(reading: Reading, statements: Statement[]): Value<TransportDisposition> | undefined {
  const dead = statements.some(({ kind, hit }) => kind === 'dead' || PRONOUNCED_THERE.test(hit.text));
  const transports = statements.filter(({ kind }) => kind === 'transported');
  const refusals = statements.filter(({ kind }) => kind === 'refused transport');
  const none = statements.filter(({ kind }) => kind === 'no transport');
  const last = transports.at(-1);
  if (last) {
    const contested = refusals[0] ?? none[0];
    if (contested && !(contested.hit.from < last.hit.from && relented(reading, contested, last))) return undefined;
    const known = transports.filter(({ transport }) => transport !== undefined);
    const values = new Set(known.map(({ transport }) => transport));
    const value = known[0]?.transport;
    return values.size === 1 && value && !dead ? { value, from: known } : undefined;
  }
  if (!dead && refusals.length > 0) return { value: 'PATIENT_REFUSED_TRANSPORT', from: refusals };
  return none.length > 0 ? { value: 'NO_TRANSPORT', from: none } : undefined;
}

/** Whoever was pronounced on the scene was not taken from it: the ride is another's. */
const PRONOUNCED_THERE = /^(?:was |were )?pronounced (?:dead |deceased )?(?:on scene|at the scene)/;

/** "Didn't want to go at first but PD talked him into it": the refusal did not last. */
function relented(reading: Reading, refusal: Statement, transport: Statement): boolean {
  const words = reading.items
    .slice(Math.max(0, refusal.hit.from - 3), transport.hit.to)
    .map(({ text }) => text)
    .join(' ');
  return RELENTED.test(words);
}

/** "We got him out": in the crew's hands from there on. */
function freedAt(reading: Reading, statements: Statement[]): number {
  if (!statements.some(({ status }) => status === 'WORSE')) return Number.POSITIVE_INFINITY;
  return reading.find(FREED)[0]?.from ?? Number.POSITIVE_INFINITY;
}
const FREED = /\b(?:had|got|get|cut|pulled|freed|lifted|slid|brought) (?:him|her|them) (?:out|free|loose|off|clear)\b/g;

const IN_OUR_CARE =
  /^(?:\w+ )?(?:en ?route|in route|on the way|by the (?:end|time (?:we|they|U\d+))|during transport|while (?:we|they|with us)|with us|on us|in our care|in the ambulance)\b/;

function statusOf(reading: Reading, statements: Statement[]): Value<PatientStatus> | undefined {
  const first = (kinds: RegExp) =>
    statements.find(({ kind }) => kinds.test(kind))?.hit.from ?? Number.POSITIVE_INFINITY;
  const care = first(/^care$/);
  const contact = Math.min(first(/^(?:care|evaluated|talking)$/), freedAt(reading, statements));
  // Worse before anyone came is why they were called; awake and talking is better only for someone first treated.
  const changes = statements.flatMap((statement) => {
    if (statement.kind === 'talking')
      return statement.hit.from > care ? [{ statement, status: 'IMPROVED' as const }] : [];
    if (!statement.status) return [];
    if (
      statement.status === 'WORSE' &&
      statement.hit.from < contact &&
      !IN_OUR_CARE.test(wordsAfter(reading, statement.hit.to, 5)) &&
      !/^(?:(?:than )?(?:when )?(?:we|they) (?:found|got|started|arrived|came|1st)|when (?:\S+ ){1,4}?(?:left|loaded|took|transported|lifted))\b/.test(
        wordsAfter(reading, statement.hit.to, 5),
      )
    )
      return [];
    return [{ statement, status: statement.status }];
  });
  // What is said in so many words counts before what it looks like.
  const plain = changes.filter(({ statement }) => statement.kind === 'status');
  const last = (plain.length > 0 ? plain : changes).at(-1);
  if (!last) return undefined;
  // Back for a while, then pronounced: nobody was the better for it.
  if (
    last.status === 'IMPROVED' &&
    statements.some(({ kind, hit }) => /^dea/.test(kind) && hit.from > last.statement.hit.from)
  )
    return undefined;
  const agreeing = changes.filter(({ status }) => status === last.status);
  return { value: last.status, from: agreeing.map(({ statement }) => statement) };
}
