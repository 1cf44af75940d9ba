import { parse } from 'csv-parse/sync';
import { type Department, NERIS_ID } from './department.ts';
import { stateCode } from './states.ts';

export type Problem = { line: number; message: string };

/** What a directory says of a department: a column that it does not have says nothing, an empty cell says nothing is known. */
export type DirectoryRow = Pick<Department, 'neris_id'> & Partial<Department>;

/**
 * Reads a directory of departments: CSV with the columns id, name, city and state, in that order or in the order of a
 * header row. A row that cannot be used is skipped and reported by its line; of two rows with one id the later stands.
 */
export function parseDirectory(text: string): { rows: DirectoryRow[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const records = readRecords(text, problems);
  const header = records[0] && readHeader(records[0].cells);
  const columns = header ?? WITHOUT_HEADER;
  if (columns.id === undefined) {
    problems.push({ line: records[0]?.line ?? 1, message: 'The header has no id column. Name it id or neris_id.' });
    return { rows: [], problems };
  }

  const found = new Map<string, { row: DirectoryRow; line: number }>();
  for (const { cells, line } of header ? records.slice(1) : records) {
    const result = readRow(cells, columns);
    if (typeof result === 'string') {
      problems.push({ line, message: result });
      continue;
    }
    const earlier = found.get(result.neris_id);
    if (earlier !== undefined) {
      const message = `${result.neris_id} is already on line ${earlier.line}; this line replaces it. Delete one of them.`;
      problems.push({ line, message });
    }
    found.set(result.neris_id, { row: result, line });
  }
  problems.sort((a, b) => a.line - b.line);
  return { rows: [...found.values()].map(({ row }) => row), problems };
}

type Columns = { [column in keyof typeof HEADER_WORDS]?: number } & { width: number };

const WITHOUT_HEADER: Columns = { id: 0, name: 1, city: 2, state: 3, width: 4 };

/** Letters of the header cells we understand; `Department Name` and `department_name` are the same letters. */
const HEADER_WORDS = {
  id: 'id nerisid nerisfdid fdnerisid nerisdepartmentid departmentnerisid departmentid deptid fdid firedepartmentid',
  name: 'name departmentname deptname fdname firedepartmentname department firedepartment agency agencyname',
  city: 'city cityname town municipality hqcity departmentcity',
  state: 'state st statecode stateabbr stateabbreviation statename hqstate departmentstate',
};

const COLUMN_BY_WORD = new Map(
  Object.entries(HEADER_WORDS).flatMap(([column, words]) =>
    words.split(' ').map((word): [string, keyof typeof HEADER_WORDS] => [word, column as keyof typeof HEADER_WORDS]),
  ),
);

/** The place of each column, when this first row is a header: it holds no NERIS id but words we know. */
function readHeader(cells: string[]): Columns | undefined {
  const columns: Columns = { width: cells.length };
  for (const [place, cell] of cells.entries()) {
    if (NERIS_ID.test(cell.toUpperCase())) return undefined;
    const column = COLUMN_BY_WORD.get(cell.toLowerCase().replace(/[^a-z]/g, ''));
    if (column !== undefined) columns[column] ??= place;
  }
  const known = Object.keys(columns).length - 1;
  return known >= 2 || columns.id !== undefined ? columns : undefined;
}

/** The row's department, or what is wrong with the row. */
function readRow(cells: string[], columns: Columns): DirectoryRow | string {
  if (cells.length < columns.width) {
    return `This line has ${count(cells.length)}, it needs ${columns.width}. Keep the comma of a column left empty.`;
  }
  if (cells.slice(columns.width).some((cell) => cell !== '')) {
    return `This line has ${count(cells.length)}, it should have ${columns.width}. Put a name with a comma in quotes.`;
  }
  const cell = (place: number | undefined) => (place === undefined ? '' : (cells[place] ?? ''));
  const id = cell(columns.id).toUpperCase();
  if (!NERIS_ID.test(id)) {
    return `"${shorten(cell(columns.id))}" is not a NERIS id. Write FD and eight digits, for example FD24031001.`;
  }
  const state = cell(columns.state);
  const code = stateCode(state);
  if (state !== '' && code === undefined) {
    return `"${shorten(state)}" is not a US state or territory. Write its two letters or its full name.`;
  }
  return {
    neris_id: id,
    ...(columns.name !== undefined && { name: cell(columns.name) || null }),
    ...(columns.city !== undefined && { city: cell(columns.city) || null }),
    ...(columns.state !== undefined && { state: code ?? null }),
  };
}

/** A line of fields, each unquoted, empty, or quoted from its first character to its last. */
const FIELD = /[^\S\n]*(?:"(?:[^"]|"")*"[^\S\n]*|[^",\s][^,]*|)/.source;
const WELL_QUOTED = new RegExp(`^${FIELD}(?:,${FIELD})*$`);

/**
 * One record per line. An open quote would swallow the lines after it, so a line that is not well quoted is reported and
 * blanked before the parser sees it; no field of a directory has a line break to lose by that.
 */
function readRecords(text: string, problems: Problem[]): { cells: string[]; line: number }[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  for (const [index, line] of lines.entries()) {
    if (line.includes('"') && !WELL_QUOTED.test(line)) {
      const message = 'A quote on this line is not closed or stands amid a field. Quote a whole field or none of it.';
      problems.push({ line: index + 1, message });
      lines[index] = '';
    }
  }
  const records = parse(lines.join('\n'), {
    info: true,
    record_delimiter: '\n',
    relax_column_count: true,
    relax_quotes: true,
    skip_records_with_empty_values: true,
    trim: true,
  }) as unknown as { record: string[]; info: { lines: number } }[];
  return records.map(({ record, info }) => ({ cells: record, line: info.lines }));
}

function count(cells: number): string {
  return cells === 1 ? '1 column' : `${cells} columns`;
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
