import { pointsToAPlace } from '../neris/payload/location.ts';
import { isRecord } from '../neris/payload/problems.ts';
import { QUESTIONS } from '../neris/questions.ts';
import type { ReportedNarration } from './outcomes.ts';

export interface QuestionFigures {
  field: string;
  label: string;
  question: string;
  /** In how many of the compared drafts it was a gap, and in how many of those the report left it open too. */
  asked: number;
  open: number;
}

export function addQuestions(
  questions: Map<string, QuestionFigures>,
  { gaps, final }: Pick<ReportedNarration, 'gaps' | 'final'>,
): void {
  for (const { field, label } of gaps) {
    const [, knownLabel = label, question = label] = ASKED.get(field) ?? [];
    const sum = questions.get(field) ?? { field, label: knownLabel, question, asked: 0, open: 0 };
    questions.set(field, sum);
    sum.asked++;
    if (!isFilled(final, field.split('.'))) sum.open++;
  }
}

/** A field as an officer calls it, or its path in words. */
export function labelOf(field: string): string {
  const inWords = () => field.split('.').map((step) => step.replaceAll('_', ' '));
  return LABELS[field] ?? ASKED.get(field)?.[1] ?? inWords().join(' › ');
}

/** Fields that are never asked for by themselves, or are asked for as a further one. */
const LABELS: Readonly<Record<string, string>> = {
  'incident_types.type': 'Incident type',
  'base.location.number': 'House number',
  'base.location.complete_number': 'House number as said',
  'base.location.street': 'Street',
  'base.location.street_postfix': 'Kind of street',
  'base.location.incorporated_municipality': 'Town',
  'base.location.state': 'State',
  'base.location_use.use_type': 'Kind of place',
  'base.people_present': 'People present',
  'base.animals_rescued': 'Animals rescued',
  'base.displacement_count': 'People displaced',
  'base.displacement_causes': 'Cause of displacement',
  'base.outcome_narrative': 'Narrative',
  'dispatch.unit_responses.reported_unit_id': 'Unit',
  'dispatch.unit_responses.staffing': 'Crew of a unit',
  'dispatch.unit_responses.dispatch': 'Unit dispatched',
  'dispatch.unit_responses.enroute_to_scene': 'Unit en route',
  'dispatch.unit_responses.on_scene': 'Unit on scene',
  'dispatch.unit_responses.unit_clear': 'Unit clear',
  'dispatch.unit_responses.response_mode': 'Response mode of a unit',
  'dispatch.incident_clear': 'Incident clear',
  'fire_detail.suppression_appliances': 'Hose lines and appliances',
  'smoke_alarm.presence.working': 'Smoke alarm working',
  nonfd_aids: 'Other agencies',
};

/** The service's own wording: the question in a narration may quote what was said. */
const ASKED = new Map(
  Object.values(QUESTIONS).flatMap((list) => list.map((question) => [question[0], question] as const)),
);

function isFilled(value: unknown, [step, ...rest]: string[]): boolean {
  if (Array.isArray(value)) return value.some((item) => isFilled(item, step === undefined ? [] : [step, ...rest]));
  if (!isRecord(value)) return step === undefined && value !== null && value !== undefined;
  // A town alone, which the directory knows, does not answer where it was.
  if (step === 'location' && rest.length === 0) return isRecord(value.location) && pointsToAPlace(value.location);
  if (step === undefined) return Object.values(value).some((part) => isFilled(part, []));
  return Object.hasOwn(value, step) && isFilled(value[step], rest);
}
