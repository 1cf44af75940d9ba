// Charts as SVG inside the page. Colours come from the page's style, so that they follow light, dark and print.

export const inHtml = (text: unknown): string => String(text).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

export interface Bar {
  label: string;
  /** Each with the class that colours it, stacked from left to right. */
  parts: { kind: string; value: number }[];
  /** What stands behind the bar. */
  note: string;
}

const WIDTH = 720;
const LABEL = 210;
const NOTE_LETTER = 8;
const ROW = 30;

/** Bars one below the other, the longest as wide as there is room. */
export function bars(rows: Bar[], title: string): string {
  const most = Math.max(1, ...rows.map(({ parts }) => sum(parts)));
  const room = WIDTH - LABEL - NOTE_LETTER * (2 + Math.max(0, ...rows.map(({ note }) => note.length)));
  const drawn = rows.map(({ label, parts, note }, row) => {
    const y = row * ROW;
    let x = LABEL;
    const stacked = parts.map(({ kind, value }) => {
      const width = (value / most) * room;
      const rect = `<rect class="${kind}" x="${round(x)}" y="${y + 5}" width="${round(width)}" height="${ROW - 10}"/>`;
      x += width;
      return value > 0 ? rect : '';
    });
    const name = `<text x="${LABEL - 10}" y="${y + 20}" text-anchor="end">${inHtml(shortened(label))}</text>`;
    return `${name}${stacked.join('')}<text x="${round(x + 8)}" y="${y + 20}">${inHtml(note)}</text>`;
  });
  return figure(WIDTH, rows.length * ROW, title, drawn.join(''));
}

export interface Line {
  kind: string;
  name: string;
  /** Shares from 0 to 1; null where there is none. */
  values: (number | null)[];
}

const PLOT = { left: 46, top: 12, width: 560, height: 190 };
const HEIGHT = 240;

/** Shares over time, on a scale from nothing to everything. */
export function lines(series: Line[], steps: string[], title: string): string {
  const { left, top, width, height } = PLOT;
  const x = (index: number) => left + (steps.length < 2 ? width / 2 : (index / (steps.length - 1)) * width);
  const y = (share: number) => top + (1 - share) * height;
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<line class="grid" x1="${left}" x2="${left + width}" y1="${y(share)}" y2="${y(share)}"/>` +
      `<text x="${left - 8}" y="${y(share) + 4}" text-anchor="end">${share * 100} %</text>`,
  );
  const every = Math.ceil(steps.length / 8);
  const days = steps.map((step, index) =>
    index % every === 0
      ? `<text x="${round(x(index))}" y="${HEIGHT - 14}" text-anchor="middle">${inHtml(step)}</text>`
      : '',
  );
  const ends = endsApart(series.map(({ values }) => y(values.findLast((value) => value !== null) ?? 0)));
  const drawn = series.map(({ kind, name, values }, index) => {
    const points = values.flatMap((value, at) => (value === null ? [] : [[round(x(at)), round(y(value))]]));
    const dots = points.map(([cx, cy]) => `<circle class="${kind}" cx="${cx}" cy="${cy}" r="3"/>`).join('');
    const path = `<polyline class="${kind} line" points="${points.map((point) => point.join()).join(' ')}"/>`;
    return `${path}${dots}<text class="${kind} name" x="${left + width + 10}" y="${round((ends[index] ?? 0) + 4)}">${inHtml(name)}</text>`;
  });
  return figure(WIDTH, HEIGHT, title, grid.join('') + days.join('') + drawn.join(''));
}

/** Names of lines that end together stand below one another. */
function endsApart(ends: number[]): number[] {
  const order = ends.map((end, index) => ({ end, index })).toSorted((a, b) => a.end - b.end);
  const placed = [...ends];
  let last = Number.NEGATIVE_INFINITY;
  for (const { end, index } of order) {
    last = Math.max(end, last + 16);
    placed[index] = last;
  }
  return placed;
}

function figure(width: number, height: number, title: string, content: string): string {
  const svg = `<svg role="img" aria-label="${inHtml(title)}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
  // On a phone it keeps its size and is moved sideways: shrunk, nobody could read it.
  return `<div class="wide" tabindex="0" role="region" aria-label="Chart: ${inHtml(title)}">${svg}</div>`;
}

function sum(parts: Bar['parts']): number {
  return parts.reduce((total, { value }) => total + value, 0);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function shortened(label: string): string {
  return label.length > 30 ? `…${label.slice(-28)}` : label;
}
