import { missingOf } from './missing.ts';
import type { IncidentDraft } from './payload/incident.ts';
import { NEVER_ASKED, QUESTIONS, SAME_ANSWER } from './questions.ts';

/** A required field that nobody has spoken of. */
export interface Gap {
  /** Its path in the payload, array places left out. */
  field: string;
  label: string;
  question: string;
  /** Who is likely to know. */
  source: 'firefighter' | 'dispatch';
  /** The gap whose answer fills this one too. */
  same_as?: string;
}

/** One gap for each required field of this incident that is not filled, in the order they would be asked. */
export function gapsOf(neris: IncidentDraft): Gap[] {
  const fields = new Set(missingOf(neris).map((path) => path.replace(/\[\d+\]/g, '')));
  return ALL.filter(({ field }) => fields.has(field) && !NEVER_ASKED.has(field)).map((gap) => {
    const other = SAME_ANSWER[gap.field];
    return other !== undefined && fields.has(other) ? { ...gap, same_as: other } : { ...gap };
  });
}

const ALL: readonly Gap[] = (['firefighter', 'dispatch'] as const).flatMap((source) =>
  QUESTIONS[source].map(([field, label, question]) => ({ field, label, question, source })),
);
