import type { Words } from '../neris/words.ts';
import type { Db } from '../storage/database/tables.ts';
import { compare, type Difference } from './compare.ts';
import { isTaught, labelOfValue } from './lesson-labels.ts';
import { type Mark, markedText, sentencesOf, trimmed } from './lesson-text.ts';
import { type Choice, reportedNarrations } from './outcomes.ts';
import { INVENTED, saysNobody } from './private-words.ts';

export interface Lessons {
  /** In the form of training/lessons.md. */
  text: string;
  made: number;
  /** Disagreements that cannot be told without telling who: with names, figures or rare words in them. */
  held_back: number;
  /** Values that were added: nobody knows which words they stand in. */
  without_words: number;
}

interface Report {
  sources?: Record<string, (Words | { inference: string })[]>;
  estimated?: string[];
}

const LONGEST = 500;

/** Sentences of which the draft made something else than the report, with what the report made of them. */
export async function lessonsOf(db: Db, choice: Choice, ordinary: ReadonlySet<string>): Promise<Lessons> {
  const lessons = new Set<string>();
  let heldBack = 0;
  let withoutWords = 0;
  for await (const { id, draft, final } of reportedNarrations(db, choice)) {
    if (draft === null || final === null) continue;
    const differences = compare(draft, final);
    const taught = differences.filter(({ path, change }) => change !== 'kept' && isTaught(path));
    withoutWords += taught.filter(({ change }) => change === 'added').length;
    if (!taught.some(({ change }) => change !== 'added')) continue;
    const row = await db
      .selectFrom('narrations')
      .select(['transcript', 'svc_report', 'input_kind'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row?.transcript || !row.svc_report) continue;
    const register = row.input_kind === 'audio' ? 'tailboard' : 'written';
    for (const text of lessonTexts(row.transcript, JSON.parse(row.svc_report), differences)) {
      if (text !== undefined && text.length <= LONGEST && saysNobody(text, ordinary)) {
        lessons.add(`# ${register}\n${text}\n`);
      } else {
        heldBack++;
      }
    }
  }
  const text = [...lessons].toSorted().join('\n');
  return { text, made: lessons.size, held_back: heldBack, without_words: withoutWords };
}

function lessonTexts(transcript: string, report: Report, differences: Difference[]): (string | undefined)[] {
  const { marks, disputed, isNameless } = marksOf(transcript, report, differences);
  return sentencesOf(transcript)
    .filter(({ start, end }) => disputed.some((mark) => mark.start >= start && mark.end <= end))
    .map(({ start, end }) => (isNameless ? undefined : markedText(transcript, start, end, marks)));
}

/** All that is said, as the report has it, and which of it the draft had otherwise. */
function marksOf(transcript: string, { sources = {}, estimated = [] }: Report, differences: Difference[]) {
  const units = invented(differences);
  const unitAt = (index: number) => units[index];
  const marks: Mark[] = [];
  const disputed: Mark[] = [];
  // A unit for which no other name can be made up: what is said of it cannot be told either.
  let isNameless = false;
  for (const { path, change, from, to } of differences) {
    if (change === 'added') continue;
    const labelOf = (value: unknown) => labelOfValue(path, value, { estimated: estimated.includes(path), unitAt });
    const drafted = labelOf(from);
    if (drafted === undefined) continue;
    const isDisputed = change !== 'kept' && isTaught(path);
    const reported = change === 'changed' ? labelOf(to) : undefined;
    const labels = !isDisputed ? [drafted] : [...(reported ? [reported] : []), `!${drafted}`];
    const instead = INVENTED.get(drafted) ?? (drafted === 'unit' ? unitAt(placeIn(path)) : undefined);
    if (drafted.endsWith('@') || (drafted === 'unit' && instead === undefined)) isNameless = true;
    for (const source of sources[path] ?? []) {
      if ('inference' in source) continue;
      const mark = trimmed(transcript, { ...source, labels, ...(instead === undefined ? {} : { instead }) });
      marks.push(mark);
      if (isDisputed) disputed.push(mark);
    }
  }
  return { marks: joinAddress(marks), disputed, isNameless };
}

/** Units of the same kinds with other numbers, by their place in the draft; none where a name has no such form. */
function invented(differences: Difference[]): (string | undefined)[] {
  const units: (string | undefined)[] = [];
  for (const { field, path, from } of differences) {
    if (field !== 'dispatch.unit_responses.reported_unit_id' || from === undefined) continue;
    const [, kind] = /^([A-Z][a-z]+) \d+$/.exec(String(from)) ?? [];
    const place = placeIn(path);
    units[place] = kind === undefined ? undefined : `${kind} ${11 + place}`;
  }
  return units;
}

function placeIn(path: string): number {
  return Number(/\[(\d+)\]/.exec(path)?.[1] ?? 0);
}

/** Number and street are marked apart in a report, and as one in a lesson. */
function joinAddress(marks: Mark[]): Mark[] {
  const parts = marks.filter(({ labels }) => labels[0] === 'addr').toSorted((a, b) => a.start - b.start);
  const others = marks.filter(({ labels }) => labels[0] !== 'addr');
  const joined: Mark[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last && part.start <= last.end + NEAR) last.end = Math.max(last.end, part.end);
    else joined.push({ ...part });
  }
  return [...others, ...joined];
}

const NEAR = 12;
