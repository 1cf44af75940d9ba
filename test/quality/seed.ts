import { SAMPLE_NARRATION } from '../../src/http/contract/samples/narration.ts';
import type { Group } from '../../src/quality/figures.ts';
import type { Db, NarrationRow } from '../../src/storage/database/tables.ts';
import { insertNarrations, narrationRow } from '../support/database/rows.ts';
import { MAPLETON, OAKVILLE } from '../support/service/departments.ts';

const DEPARTMENTS = [MAPLETON, OAKVILLE];
const ENGINES = ['reader-1', 'reader-2'];
const WEEKS = ['2026-03-02', '2026-03-09', '2026-03-16', '2026-03-23', '2026-03-30'];
const WEEK_MS = 7 * 86_400_000;

/** Values of the sample that are compared: all but the department and the copy of the place. */
const VALUES = 28;

type Draft = typeof SAMPLE_NARRATION.neris;
// biome-ignore lint/suspicious/noExplicitAny: the seed bends payloads freely
type Loose = any;

/** What a firefighter did to a draft, every so many narrations, and what the figures must say of it. */
const EDITS: { every: number; edit(final: Loose): void; counts: Partial<Counts> }[] = [
  {
    every: 4,
    edit: ({ fire_detail }) => Object.assign(fire_detail.location_detail, { room_of_origin_type: 'BEDROOM' }),
    counts: { changed: 1 },
  },
  { every: 7, edit: ({ fire_detail }) => delete fire_detail.water_supply, counts: { removed: 1 } },
  {
    every: 6,
    edit: ({ fire_detail }) => Object.assign(fire_detail.location_detail, { floor_of_origin: 1 }),
    counts: { added: 1 },
  },
  {
    every: 9,
    edit: ({ dispatch }) => dispatch.unit_responses.unshift({ reported_unit_id: 'Truck 2', staffing: 3 }),
    counts: { added: 2 },
  },
  // Respelt, and so not changed at all.
  {
    every: 10,
    edit: ({ dispatch }) => Object.assign(dispatch.unit_responses.at(-1), { on_scene: '2026-03-14T18:32:00.000Z' }),
    counts: {},
  },
  {
    every: 11,
    edit: ({ base }) => Object.assign(base, { outcome_narrative: 'Written anew.' }),
    counts: { changed: 1 },
  },
];

interface Counts {
  kept: number;
  changed: number;
  added: number;
  removed: number;
}

export interface Expected extends Counts {
  outcomes: number;
  accepted: number;
  compared: number;
}

/** Outcomes by the thousand, and what the figures of them must be, counted as they are made. */
export async function seed(db: Db, partnerId: string, outcomes: number) {
  const all = none();
  const groups: Record<string, Expected> = {};
  const edits = EDITS.map(() => 0);
  const reviews: number[] = [];
  const rows: NarrationRow[] = [];
  for (let i = 0; i < outcomes; i++) {
    const department = DEPARTMENTS[i % 2] as typeof MAPLETON;
    const engine = ENGINES[Math.floor((2 * i) / outcomes)] ?? '';
    const week = WEEKS[i % WEEKS.length] ?? '';
    const accepted = i % 8 !== 0;
    const review_seconds = i % 2 === 0 ? { review_seconds: i % 101 } : {};
    const isCompared = i % 5 !== 4;
    const final: Draft = structuredClone(SAMPLE_NARRATION.neris);
    const done = isCompared ? EDITS.map(({ every }) => i % every === 0) : [];
    for (const [e, isDone] of done.entries()) {
      if (isDone) EDITS[e]?.edit(final);
      if (isDone) edits[e] = (edits[e] ?? 0) + 1;
    }
    if ('review_seconds' in review_seconds) reviews.push(review_seconds.review_seconds as number);
    for (const name of ['all', department.neris_id, engine, week]) {
      const sum = name === 'all' ? all : (groups[name] ?? none());
      if (name !== 'all') groups[name] = sum;
      sum.outcomes++;
      if (accepted) sum.accepted++;
      if (!isCompared) continue;
      sum.compared++;
      sum.kept += VALUES;
      for (const [e, isDone] of done.entries()) {
        const { changed = 0, removed = 0, added = 0 } = (isDone && EDITS[e]?.counts) || {};
        sum.changed += changed;
        sum.removed += removed;
        sum.added += added;
        sum.kept -= changed + removed;
      }
    }
    rows.push(
      narrationRow(partnerId, {
        ...drafted(),
        department_id: department.neris_id,
        department: JSON.stringify({ object: 'department', ...department }),
        model: { extraction: engine, transcription: 'none' },
        created_at: new Date(Date.parse(`${week}T00:00:00Z`) + ((i * 997_001) % WEEK_MS)).toISOString(),
        outcome: JSON.stringify({ accepted, ...review_seconds, ...(isCompared ? { neris: final } : {}) }),
        outcome_at: '2026-04-10T00:00:00.000Z',
      }),
    );
  }
  const outcome = JSON.stringify({ accepted: false, review_seconds: 9999, neris: { base: { people_present: false } } });
  // Test rows never count, nor do narrations that nobody has reported on.
  const noise = Array.from({ length: outcomes / 10 }, (_, i) =>
    narrationRow(partnerId, i % 2 ? { ...drafted(), mode: 'test', outcome, outcome_at: '2026-04-10' } : drafted()),
  );
  await insertNarrations(db, [...rows, ...noise]);
  return { all, groups, edits, reviews, weeks: WEEKS, engines: ENGINES };
}

/** The part of a group that the seed foretells. */
export function figuresOf({ outcomes, accepted, compared, kept, changed, added, removed }: Group | Expected): Expected {
  return { outcomes, accepted, compared, kept, changed, added, removed };
}

export function drafted(): Partial<Omit<NarrationRow, 'model'>> {
  const { neris, svc_report, gaps, transcript } = SAMPLE_NARRATION;
  return {
    neris: JSON.stringify(neris),
    svc_report: JSON.stringify(svc_report),
    gaps: JSON.stringify(gaps),
    transcript,
  };
}

function none(): Expected {
  return { outcomes: 0, accepted: 0, compared: 0, kept: 0, changed: 0, added: 0, removed: 0 };
}
