import type { Gap } from '../../../shared/narration.ts';
import type { Texts } from '../../../shared/texts/texts.ts';
import { plain, type Wording } from '../../../shared/wording.ts';
import type { Draft } from '../model.ts';
import { type Evidence, evidenceFor, quote } from './evidence.ts';
import { questionsFor } from './questions.ts';
import type { Row, Summary } from './summary.ts';

export interface Checks {
  /** What a person has to look at: missing, estimated, inferred, contradicting, heard and not placed. */
  first: Row[];
  /** Where it was, when nobody said. */
  missing: Gap[];
  open: Gap[];
  /** The rest of the draft. */
  right: Omit<Summary, 'glance'>;
}

/** Sorts a draft by how much it needs a person. */
export function checksOf(
  draft: Draft,
  summary: Summary,
  texts: Texts,
  wording: Wording,
  rule: (name: string, message: string) => string,
): Checks {
  const { narration, spoken } = draft;
  const report = narration.svc_report ?? {};
  const transcript = narration.transcript ?? '';
  const gaps = questionsFor(narration);
  const unsure = ({ estimated, inferred }: Row) => estimated || inferred === true;
  const parts = ['what', 'where', 'when', 'who', 'more'] as const;
  const row = (label: string, value: string, evidence: Evidence[] = [], detail?: string): Row => ({
    label,
    value,
    estimated: false,
    evidence,
    ...(detail ? { detail } : {}),
  });
  const words = (label: string, list: unknown): Row[] =>
    (Array.isArray(list) ? list : []).flatMap(({ start, end, words: said }) =>
      typeof said === 'string' ? [row(label, said, [quote({ start, end, words: said }, transcript, spoken)])] : [],
    );
  const conflicts = (Array.isArray(report.conflicts) ? report.conflicts : []).map((conflict) =>
    row(
      texts.contradiction,
      rule(conflict.rule ?? '', conflict.message ?? ''),
      evidenceFor(draft, texts, Array.isArray(conflict.paths) ? conflict.paths : []).evidence,
    ),
  );
  const doubts = (Array.isArray(report.doubts) ? report.doubts : []).map((doubt) =>
    row(texts.doubt, texts.doubts[doubt] ?? doubt),
  );
  const dropped = (Array.isArray(report.dropped) ? report.dropped : []).map(({ path = '', value, reason }) => {
    const field =
      path
        .replace(/\[\d+\]/g, '')
        .split('.')
        .pop() ?? '';
    return row(texts.leftOut, `${plain(field)}: ${wording.value(field, value)}`, [], reason);
  });
  const isPlace = ({ field }: Gap) => field.startsWith('base.location') && !field.startsWith('base.location_use');
  return {
    first: [
      ...doubts,
      ...conflicts,
      ...parts.flatMap((part) => summary[part].filter(unsure)),
      ...words(texts.heardNotPlaced, report.unplaced_times),
      ...words(texts.otherIncident, report.other_incidents),
      ...dropped,
    ],
    missing: gaps.filter(isPlace),
    open: gaps.filter((gap) => !isPlace(gap)),
    right: Object.fromEntries(
      parts.map((part) => [part, summary[part].filter((one) => !unsure(one))]),
    ) as unknown as Checks['right'],
  };
}
