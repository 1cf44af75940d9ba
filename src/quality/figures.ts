import { problemsIn } from '../neris/payload/problems.ts';
import type { Db } from '../storage/database/tables.ts';
import { type Change, compare, type Difference } from './compare.ts';
import { type Choice, type ReportedNarration, reportedNarrations } from './outcomes.ts';
import { addQuestions, labelOf, type QuestionFigures } from './questions.ts';

/** What became of values: those the draft had were kept, changed or removed; those it lacked were added. */
export type Counts = Record<Change, number>;

export interface Group extends Counts {
  outcomes: number;
  accepted: number;
  /** Outcomes that held the final payload, so that draft and report could be compared. */
  compared: number;
  review_seconds: { count: number; median: number | null; p90: number | null };
}

export interface FieldFigures extends Counts {
  field: string;
  label: string;
  module: string;
  /** The commonest first. Only of values out of a value set, yes or no, and counts: never what somebody said. */
  changes: { from: string; to: string; count: number }[];
}

export interface Quality extends Group {
  fields: FieldFigures[];
  modules: (Counts & { module: string })[];
  departments: (Group & { department: string; name: string | null })[];
  engines: (Group & { engine: string })[];
  /** By the Monday (UTC) of the week in which the narration came in. */
  weeks: (Group & { week: string })[];
  questions: QuestionFigures[];
}

export async function qualityOf(db: Db, choice: Choice): Promise<Quality> {
  const all = newSum();
  const sums = { departments: sumsByName(), engines: sumsByName(), weeks: sumsByName() };
  const names = new Map<string, string | null>();
  const fields = new Map<string, FieldSum>();
  const questions = new Map<string, QuestionFigures>();
  for await (const narration of reportedNarrations(db, choice)) {
    const { department, engine, createdAt, draft, final } = narration;
    names.set(department.neris_id, department.name);
    const own = [
      all,
      sums.departments.get(department.neris_id),
      sums.engines.get(engine),
      sums.weeks.get(mondayOf(createdAt)),
    ];
    for (const sum of own) addOutcome(sum, narration);
    if (draft === null || final === null) continue;
    for (const sum of own) sum.compared++;
    for (const difference of compare(draft, final)) {
      for (const sum of own) sum.counts[difference.change]++;
      addToField(fields, difference);
    }
    addQuestions(questions, narration);
  }
  const listed = [...fields].map(([field, sum]) => fieldFigures(field, sum)).toSorted(byDisagreement);
  return {
    ...groupOf(all),
    fields: listed,
    modules: modulesOf(listed),
    departments: sums.departments
      .entries()
      .map(([department, sum]) => ({ department, name: names.get(department) ?? null, ...groupOf(sum) })),
    engines: sums.engines.entries().map(([engine, sum]) => ({ engine, ...groupOf(sum) })),
    weeks: sums.weeks.entries().map(([week, sum]) => ({ week, ...groupOf(sum) })),
    questions: [...questions.values()].toSorted(
      (a, b) => b.open - a.open || b.asked - a.asked || (a.field < b.field ? -1 : 1),
    ),
  };
}

interface Sum {
  outcomes: number;
  accepted: number;
  compared: number;
  reviews: number[];
  counts: Counts;
}

function newSum(): Sum {
  return { outcomes: 0, accepted: 0, compared: 0, reviews: [], counts: noCounts() };
}

function noCounts(): Counts {
  return { kept: 0, changed: 0, added: 0, removed: 0 };
}

function sumsByName() {
  const sums = new Map<string, Sum>();
  return {
    get(name: string): Sum {
      const sum = sums.get(name) ?? newSum();
      sums.set(name, sum);
      return sum;
    },
    entries: () => [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)),
  };
}

function addOutcome(sum: Sum, { accepted, reviewSeconds }: ReportedNarration): void {
  sum.outcomes++;
  if (accepted) sum.accepted++;
  if (reviewSeconds !== undefined) sum.reviews.push(reviewSeconds);
}

function groupOf({ outcomes, accepted, compared, reviews, counts }: Sum): Group {
  const sorted = reviews.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? 0;
  const count = sorted.length;
  const median = count === 0 ? null : (at(Math.floor((count - 1) / 2)) + at(Math.floor(count / 2))) / 2;
  const p90 = count === 0 ? null : at(Math.ceil(0.9 * count) - 1);
  return { outcomes, accepted, compared, review_seconds: { count, median, p90 }, ...counts };
}

interface FieldSum {
  counts: Counts;
  changes: Map<string, number>;
}

function addToField(fields: Map<string, FieldSum>, difference: Difference): void {
  const { field, change } = difference;
  const sum = fields.get(field) ?? { counts: noCounts(), changes: new Map<string, number>() };
  fields.set(field, sum);
  sum.counts[change]++;
  if (change === 'kept') return;
  const shown = [difference.from, difference.to].map((value) => shownValue(difference, value));
  if (shown.includes(undefined)) return;
  const name = JSON.stringify(shown);
  sum.changes.set(name, (sum.changes.get(name) ?? 0) + 1);
}

const NOTHING = '(nothing)';
const NOT_ALLOWED = '(not in the value set)';

/** Numbers that count something; every other one (a house, a coordinate, years of service) could tell whose report it was. */
const COUNTS =
  /(^|\.)(staffing|displacement_count|animals_rescued|evacuated|floor_of_origin|acres_burned|sprinklers_activated)$/;

/** A value as a table may show it; undefined for texts, times and numbers that count nothing. */
function shownValue({ specs, field }: Difference, value: unknown): string | undefined {
  const isClosed = specs.every(({ kind }) => kind === 'code' || kind === 'boolean' || kind === 'true');
  if (!isClosed && !COUNTS.test(field)) return undefined;
  if (value === undefined || value === null) return NOTHING;
  return problemsIn({ kind: 'either', options: specs }, value).length > 0 ? NOT_ALLOWED : String(value);
}

function fieldFigures(field: string, { counts, changes }: FieldSum): FieldFigures {
  const listed = [...changes].map(([name, count]) => {
    const [from, to] = JSON.parse(name);
    return { from, to, count };
  });
  const commonest = listed.toSorted((a, b) => b.count - a.count || (a.from + a.to < b.from + b.to ? -1 : 1));
  return { field, label: labelOf(field), module: moduleOf(field), ...counts, changes: commonest };
}

function modulesOf(fields: FieldFigures[]): Quality['modules'] {
  const modules = new Map<string, Counts>();
  for (const { module, kept, changed, added, removed } of fields) {
    const sum = modules.get(module) ?? noCounts();
    modules.set(module, {
      kept: sum.kept + kept,
      changed: sum.changed + changed,
      added: sum.added + added,
      removed: sum.removed + removed,
    });
  }
  return [...modules]
    .map(([module, counts]) => ({ module, ...counts }))
    .toSorted((a, b) => (a.module < b.module ? -1 : 1));
}

function byDisagreement(a: FieldFigures, b: FieldFigures): number {
  const against = ({ changed, added, removed }: Counts) => changed + added + removed;
  return against(b) - against(a) || (a.field < b.field ? -1 : 1);
}

function moduleOf(field: string): string {
  return field.split('.')[0] ?? field;
}

function mondayOf(moment: string): string {
  const day = new Date(`${moment.slice(0, 10)}T00:00:00.000Z`);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}
