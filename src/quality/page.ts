import { type Bar, bars, inHtml, type Line, lines } from './charts.ts';
import type { Counts, FieldFigures, Group, Quality } from './figures.ts';
import { PAGE_STYLE } from './page-style.ts';

const KINDS = ['kept', 'changed', 'removed', 'added'] as const;
const MEANINGS: Record<(typeof KINDS)[number], string> = {
  kept: 'kept as drafted',
  changed: 'changed to another value',
  removed: 'taken out',
  added: 'added: not in the draft',
};
const MOST_FIELDS = 15;
const MOST_ROWS = 20;

/** One page that needs nothing but itself: for a chief to read, to print and to pass on. */
export function qualityPage(quality: Quality, about: { title: string; madeAt: Date }): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<title>${inHtml(about.title)}</title>
<link rel="icon" href="data:,">
<style>${PAGE_STYLE}</style>
</head>
<body>
<main>
<h1>${inHtml(about.title)}</h1>
<p class="soft">Made ${inHtml(about.madeAt.toISOString().slice(0, 10))} from the outcomes that departments reported. Test data is not in it.</p>
${quality.outcomes === 0 ? '<p>No outcome has been reported yet.</p>' : sections(quality)}
</main>
</body>
</html>
`;
}

function sections(quality: Quality): string {
  return [
    headline(quality),
    overTime(quality),
    fields(quality),
    changes(quality),
    questions(quality),
    groups(quality),
  ].join('\n');
}

function headline(quality: Quality): string {
  const { outcomes, accepted, compared, review_seconds: review } = quality;
  const tiles = [
    [share(accepted, outcomes), 'of drafts were kept as the basis of the report'],
    [share(quality.kept, drafted(quality)), 'of drafted values went into the report unchanged'],
    [perReport(quality.added, compared), 'values added to a report that the draft did not have'],
    [duration(review.median), 'to review a draft (half take longer, half less)'],
  ];
  const items = tiles.map(([figure, meaning]) => `<li><strong>${figure}</strong> ${meaning}</li>`).join('');
  const words =
    `${count(outcomes)} drafts were reported on, and ${count(accepted)} of them were kept. For ${count(compared)} the ` +
    `final report came with it, so that ${count(drafted(quality))} drafted values could be held against what was filed: ` +
    `${count(quality.kept)} stayed, ${count(quality.changed)} were changed, ${count(quality.removed)} taken out, and ` +
    `${count(quality.added)} added.`;
  return `<ul class="tiles">${items}</ul><p>${words}</p>`;
}

function overTime({ weeks }: Quality): string {
  const series: Line[] = [
    { kind: 'added', name: 'drafts kept', values: weeks.map(({ accepted, outcomes }) => ratio(accepted, outcomes)) },
    { kind: 'kept', name: 'values kept', values: weeks.map((week) => ratio(week.kept, drafted(week))) },
  ];
  const chart = lines(
    series,
    weeks.map(({ week }) => week),
    'Share of drafts and of drafted values kept, week by week',
  );
  const rows = weeks.map((week) => [inHtml(week.week), ...groupCells(week)]);
  return `<h2>Week by week</h2><p>By the week in which the account was told.</p>${chart}
<details><summary>The figures</summary>${table('By week', ['Week', ...GROUP_COLUMNS], rows)}</details>`;
}

function fields({ fields: all, modules }: Quality): string {
  const bar = (label: string, counts: Counts): Bar => ({
    label,
    parts: KINDS.map((kind) => ({ kind, value: counts[kind] })),
    note: drafted(counts) === 0 ? 'never drafted' : `${share(counts.kept, drafted(counts))} kept`,
  });
  const most = all.filter(({ changed, removed, added }) => changed + removed + added > 0).slice(0, MOST_FIELDS);
  const legend = KINDS.map((kind) => `<li><i class="${kind}"></i>${MEANINGS[kind]}</li>`).join('');
  const row = (field: FieldFigures) => [
    `${inHtml(field.label)}<br><code class="soft">${inHtml(field.field)}</code>`,
    ...KINDS.map((kind) => count(field[kind])),
    share(field.kept, drafted(field)),
  ];
  const columns = ['Field', 'Kept', 'Changed', 'Removed', 'Added', 'Share kept'];
  return `<h2>Where the report differed most</h2>
<p>The fields that were corrected most often, each with every value that was drafted or added.</p>
<ul class="legend">${legend}</ul>
${bars(
  most.map((field) => bar(field.label, field)),
  'Values kept, changed, removed and added, for the fields that differed most',
)}
<details><summary>All ${all.length} fields</summary>${table('By field', columns, all.map(row))}</details>
<h2>Part by part</h2>
${bars(
  modules.map((module) => bar(module.module.replaceAll('_', ' '), module)),
  'Values kept, changed, removed and added, for each part of the report',
)}
<details><summary>The figures</summary>${table(
    'By part of the report',
    ['Part', 'Kept', 'Changed', 'Removed', 'Added', 'Share kept'],
    modules.map((module) => [
      inHtml(module.module),
      ...KINDS.map((kind) => count(module[kind])),
      share(module.kept, drafted(module)),
    ]),
  )}</details>`;
}

function changes({ fields: all }: Quality): string {
  const listed = all
    .flatMap(({ label, changes }) => changes.map((change) => ({ label, ...change })))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_ROWS);
  const rows = listed.map(({ label, from, to, count: times }) => [
    inHtml(label),
    `<code>${inHtml(from)}</code>`,
    `<code>${inHtml(to)}</code>`,
    count(times),
  ]);
  return `<h2>What was changed into what</h2><p>The commonest corrections of coded values and counts.</p>
${table('The commonest corrections', ['Field', 'Drafted', 'Reported', 'Times'], rows)}`;
}

function questions({ questions: all }: Quality): string {
  const most = all.filter(({ open }) => open > 0).slice(0, MOST_FIELDS);
  const chart = bars(
    most.map(({ label, open, asked }) => ({
      label,
      parts: [
        { kind: 'changed', value: open },
        { kind: 'kept', value: asked - open },
      ],
      note: `${count(open)} of ${count(asked)}`,
    })),
    'Questions left open in the final report, out of those the draft asked',
  );
  const rows = all.map(({ label, question, asked, open }) => [
    inHtml(label),
    inHtml(question),
    count(asked),
    count(open),
  ]);
  return `<h2>Questions left open</h2>
<p>What the draft asked for and the final report still did not have.</p>
<ul class="legend"><li><i class="changed"></i>still open in the report</li><li><i class="kept"></i>answered by then</li></ul>
${chart}
<details><summary>All questions</summary>${table('Questions', ['Field', 'Question', 'Asked', 'Left open'], rows)}</details>`;
}

const GROUP_COLUMNS = [
  'Outcomes',
  'Drafts kept',
  'Compared',
  'Values kept',
  'Added per report',
  'Review (median)',
  'Review (9 of 10 within)',
];

function groups({ departments, engines }: Quality): string {
  const department = departments.map((group) => [
    `${inHtml(group.name ?? group.department)}<br><code class="soft">${inHtml(group.department)}</code>`,
    ...groupCells(group),
  ]);
  const engine = engines.map((group) => [`<code>${inHtml(group.engine)}</code>`, ...groupCells(group)]);
  return `<h2>Department by department</h2>${table('By department', ['Department', ...GROUP_COLUMNS], department)}
<h2>Version by version</h2><p>By the version of the drafting engine that was in force.</p>
${table('By engine version', ['Version', ...GROUP_COLUMNS], engine)}`;
}

function groupCells(group: Group): string[] {
  const { outcomes, accepted, compared, review_seconds: review } = group;
  return [
    count(outcomes),
    share(accepted, outcomes),
    count(compared),
    share(group.kept, drafted(group)),
    perReport(group.added, compared),
    duration(review.median),
    duration(review.p90),
  ];
}

/** A cell that is a figure is set to the right. The table scrolls by itself where it is wider than the page. */
function table(caption: string, columns: string[], rows: string[][]): string {
  const isFigure = (cell: string) => /^(–|[\d,.]+( %| min| s)?)$/.test(cell);
  const right = columns.map((_, at) => rows.length > 0 && rows.every((row) => isFigure(row[at] ?? '')));
  const kind = (at: number) => (right[at] ? ' class="number"' : '');
  const head = columns.map((column, at) => `<th scope="col"${kind(at)}>${column}</th>`).join('');
  const body = rows
    .map((row) => `<tr>${row.map((cell, at) => `<td${kind(at)}>${cell}</td>`).join('')}</tr>`)
    .join('\n');
  return `<div class="wide" tabindex="0" role="region" aria-label="${inHtml(caption)}"><table><caption>${inHtml(caption)}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}

function drafted({ kept, changed, removed }: Counts): number {
  return kept + changed + removed;
}

function ratio(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

function share(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`;
}

function perReport(values: number, reports: number): string {
  return reports === 0 ? '–' : (values / reports).toFixed(1);
}

function count(value: number): string {
  return value.toLocaleString('en-US');
}

function duration(seconds: number | null): string {
  if (seconds === null) return '–';
  return seconds < 120 ? `${Math.round(seconds)} s` : `${(seconds / 60).toFixed(1)} min`;
}
