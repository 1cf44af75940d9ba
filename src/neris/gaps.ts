import { missingOf } from './missing.ts';
import type { IncidentDraft } from './payload/incident.ts';
import { NEVER_ASKED, PARTLY_SAID, QUESTIONS, SAME_ANSWER } from './questions.ts';
import type { UnplacedTime } from './words.ts';

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

/**
 * One gap for each required field of this incident that is not filled, and of each module that failed, in the order they
 * would be asked. Who has said part of an answer is asked for the rest only.
 */
export function gapsOf(
  neris: IncidentDraft,
  partly: readonly UnplacedTime[] = [],
  failed: readonly (keyof IncidentDraft)[] = [],
): Gap[] {
  const fields = new Set(missingOf(neris, failed).map((path) => path.replace(/\[\d+\]/g, '')));
  return ALL.filter(({ field }) => fields.has(field) && !NEVER_ASKED.has(field)).map((gap) => {
    const other = SAME_ANSWER[gap.field];
    const heard = partly.find(({ field }) => field === gap.field);
    return {
      ...gap,
      // Whoever has said part of it knows the rest, even of what dispatch is asked for otherwise.
      ...(heard && {
        question: `You said \u201c${heard.words}\u201d. ${PARTLY_SAID[gap.field] ?? HALF_OF_THE_DAY}`,
        source: 'firefighter' as const,
      }),
      ...(other !== undefined && fields.has(other) && { same_as: other }),
    };
  });
}

/** What is still to be asked of a clock time. */
const HALF_OF_THE_DAY = 'Morning or evening?';

const ALL: readonly Gap[] = (['firefighter', 'dispatch'] as const).flatMap((source) =>
  QUESTIONS[source].map(([field, label, question]) => ({ field, label, question, source })),
);
