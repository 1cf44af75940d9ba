import type { Mentions, Span } from '../../text/mentions.ts';

type Unit = Mentions['units'][number];

/** A unit written short, as logs and charts do: "E22", "M-3", "BC332". */
const SHORT = /^[A-Z]{1,4}-?\d{1,4}[A-Z]?$/;
const JOINED = /^(?: ?\(\d{1,2}\))? ?(?:,(?: and)?|&|\/|\+|and) ?$/i;

/** What stands between a unit and its times in a log: other times, what they are of, a crew and a mode. */
const LOG_WORDS = new RegExp(
  `^(?:[\\s,:;()/.&+-]|and|both|at|hrs|${[
    '\\d{1,2}:?\\d\\d',
    'disp(?:atched)?',
    'enr(?:t|oute)?',
    'en route',
    'o/s',
    'on scene',
    'aos',
    'arr(?:ived)?',
    'dep(?:art(?:ed)?)?',
    'avail(?:able)?',
    'clr',
    'clear(?:ed)?',
    'in svc',
    'resp(?:onding)?',
    // Not the hours of a time: each word is read one way, so a long line costs no more than its length.
    'x?\\d{1,2}(?!:\\d)',
    '[pc]\\d',
  ]
    .map((each) => `\\b${each}\\b`)
    .join('|')})*$`,
  'i',
);
/** In characters: a line of a log is not longer. */
const LINE = 120;

/** The row in which a unit written short stands ("E22, E23 and T1 dispatched"): what is said of one is said of each. */
export function rowsOf(transcript: string, units: readonly Unit[]): (unit: Unit) => readonly Unit[] {
  const rows = new Map<Unit, Unit[]>();
  let row: Unit[] = [];
  for (const unit of units.filter(({ start, end }) => SHORT.test(transcript.slice(start, end)))) {
    const last = row.at(-1);
    if (!last || !JOINED.test(transcript.slice(last.end, unit.start))) row = [];
    row.push(unit);
    rows.set(unit, row);
  }
  return (unit) => rows.get(unit) ?? [unit];
}

/** The unit written short at whose line a time stands, with nothing but other times between: "R12: disp 1521, enrt 1522". */
export function headOfLine(transcript: string, units: readonly Unit[], { start }: Span): Unit | undefined {
  const last = units.findLast(({ end }) => end <= start);
  if (!last || start - last.end > LINE || !SHORT.test(transcript.slice(last.start, last.end))) return undefined;
  const between = transcript.slice(last.end, start);
  // A time that opens its line is that of what follows.
  return /\n\s*$/.test(between) || !LOG_WORDS.test(between) ? undefined : last;
}
