import { choicesOf } from './choices.ts';
import { missingOf } from './missing.ts';
import type { IncidentDraft } from './payload/incident.ts';
import { NEVER_ASKED, PARTLY_SAID, QUESTIONS, SAME_ANSWER } from './questions.ts';
import type { Choice, UnplacedTime } from './words.ts';

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
  /** The answers there are, where they are few. */
  choices?: Choice[];
}

/**
 * One gap for each required field of this incident that is not filled, and of each module that failed, in the order they
 * would be asked. Who has said part of an answer is asked for the rest only. Of few answers there are, `offers` shows them.
 */
export function gapsOf(
  neris: IncidentDraft,
  partly: readonly UnplacedTime[] = [],
  failed: readonly (keyof IncidentDraft)[] = [],
  offers = false,
): Gap[] {
  const fields = new Set(missingOf(neris, failed).map((path) => path.replace(/\[\d+\]/g, '')));
  const gaps = ALL.filter(({ field }) => fields.has(field) && !NEVER_ASKED.has(field)).map((gap) => {
    const other = SAME_ANSWER[gap.field];
    const heard = partly.find(({ field }) => field === gap.field);
    const choices = offers ? (heard?.choices ?? choicesOf(gap.field)) : undefined;
    return {
      ...gap,
      // Whoever has said part of it knows the rest, even of what dispatch is asked for otherwise.
      ...(heard && {
        question: questionFor(heard.words, gap.field),
        source: 'firefighter' as const,
      }),
      ...(other !== undefined && fields.has(other) && { same_as: other }),
      ...(choices && { choices }),
    };
  });
  return offers ? [...gaps, ...timesToPlace(partly, gaps)] : gaps;
}

/** Times that nobody requires and somebody told without their half of the day: asked for too, since it takes one word. */
function timesToPlace(partly: readonly UnplacedTime[], gaps: readonly Gap[]): Gap[] {
  const asked = new Set(gaps.map(({ field }) => field));
  return partly.flatMap(({ field = '', words, choices }) => {
    if (!choices || asked.has(field)) return [];
    asked.add(field);
    const label = field.slice(field.lastIndexOf('.') + 1).replaceAll('_', ' ');
    return {
      field,
      label: label.charAt(0).toUpperCase() + label.slice(1),
      question: questionFor(words, field),
      source: 'firefighter' as const,
      choices,
    };
  });
}

function questionFor(words: string, field: string): string {
  return `You said \u201c${words}\u201d. ${PARTLY_SAID[field] ?? HALF_OF_THE_DAY}`;
}

/** What is still to be asked of a clock time. */
const HALF_OF_THE_DAY = 'Morning or evening?';

const ALL: readonly Gap[] = (['firefighter', 'dispatch'] as const).flatMap((source) =>
  QUESTIONS[source].map(([field, label, question]) => ({ field, label, question, source })),
);
