import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDirectory } from '../../src/departments/csv.ts';
import { NERIS_ID } from '../../src/departments/department.ts';

const TROY = { neris_id: 'FD26125001', name: 'Troy Fire Department', city: 'Troy', state: 'MI' };
const ADA = { neris_id: 'FD40123001', name: 'Ada Fire Department', city: 'Ada', state: 'OK' };

describe('reading a directory', () => {
  it('takes the columns id, name, city, state when there is no header', () => {
    const text = 'FD26125001,Troy Fire Department,Troy,MI\nFD40123001,Ada Fire Department,Ada,OK';
    expect(parseDirectory(text)).toEqual({ rows: [TROY, ADA], problems: [] });
  });

  it.each([
    'id,name,city,state',
    'ID,Name,City,State',
    'neris_id,department_name,town,st',
    'NERIS ID,Department Name,Municipality,State Code',
    'fdid,Fire Department,city,state_abbr',
  ])('knows the header %s', (header) => {
    expect(parseDirectory(`${header}\nFD26125001,Troy Fire Department,Troy,MI`)).toEqual({
      rows: [TROY],
      problems: [],
    });
  });

  it('follows the order of the header and passes over columns it does not know', () => {
    const text = 'state,phone,NERIS_ID,city,name\nMI,555-0100,FD26125001,Troy,Troy Fire Department';
    expect(parseDirectory(text)).toEqual({ rows: [TROY], problems: [] });
  });

  it('leaves empty what the file does not say', () => {
    const bare = { neris_id: 'FD26125001', name: null, city: null, state: null };
    expect(parseDirectory('id,name,city,state\nFD26125001,,,')).toEqual({ rows: [bare], problems: [] });
    expect(parseDirectory('FD26125001,,,')).toEqual({ rows: [bare], problems: [] });
  });

  it('says nothing of what it has no column for', () => {
    const { neris_id, name } = TROY;
    expect(parseDirectory(`id,name\n${neris_id},${name}`)).toEqual({ rows: [{ neris_id, name }], problems: [] });
  });

  it('tolerates a byte order mark, CRLF, blank lines, spaces and quotes', () => {
    const text = '\uFEFFid,name,city,state\r\n\r\n fd26125001 , "Troy Fire Department" ,Troy, mi \r\n,,,\r\n\r\n';
    expect(parseDirectory(text)).toEqual({ rows: [TROY], problems: [] });
  });

  it('keeps commas and quotes inside a name', () => {
    const { rows, problems } = parseDirectory('FD26125001,"Hose ""Old Reliable"" Co., No. 1",Troy,MI');
    expect(problems).toEqual([]);
    expect(rows[0]?.name).toBe('Hose "Old Reliable" Co., No. 1');
    expect(parseDirectory('FD26125001,The 5" Line Company,Troy,MI').rows[0]?.name).toBe('The 5" Line Company');
  });

  it.each([
    ['mi', 'MI'],
    ['Michigan', 'MI'],
    ['NORTH DAKOTA', 'ND'],
    ['District of Columbia', 'DC'],
    ['D.C.', 'DC'],
    ['Puerto Rico', 'PR'],
    ['U.S. Virgin Islands', 'VI'],
    ['gu', 'GU'],
  ])('writes the state %s as %s', (state, code) => {
    expect(parseDirectory(`FD26125001,A,B,${state}`).rows[0]?.state).toBe(code);
  });

  it.each([
    ['FD2612500,Troy,Troy,MI', 'not a NERIS id'],
    ['26125001,Troy,Troy,MI', 'not a NERIS id'],
    ['FD26125O01,Troy,Troy,MI', 'not a NERIS id'],
    [',Troy,Troy,MI', 'not a NERIS id'],
    ['FD26125001,Troy,Troy,Ontario', 'not a US state'],
    ['FD26125001,Troy,MI', '3 columns'],
    ['FD26125001', '1 column,'],
    ['FD26125001,Hose Co., No. 1,Troy,MI', '5 columns'],
    ['FD26125001,"Troy,Troy,MI', 'quote'],
    ['FD26125001,"Troy" Fire,Troy,MI', 'quote'],
  ])('skips %s, and the lines around it stand', (bad, reason) => {
    const text = `id,name,city,state\nFD26125001,Troy Fire Department,Troy,MI\n\n${bad}\nFD40123001,Ada Fire Department,Ada,OK`;
    const { rows, problems } = parseDirectory(text);
    expect(rows).toEqual([TROY, ADA]);
    expect(problems).toEqual([{ line: 4, message: expect.stringContaining(reason) }]);
  });

  it('lets the later of two rows with one id stand, and says so', () => {
    const text =
      'FD26125001,Old Name,Troy,MI\nFD40123001,Ada Fire Department,Ada,OK\nfd26125001,Troy Fire Department,Troy,MI';
    const { rows, problems } = parseDirectory(text);
    expect(rows).toEqual([TROY, ADA]);
    expect(problems).toEqual([{ line: 3, message: expect.stringContaining('already on line 1') }]);
  });

  it('reports problems in the order of the file', () => {
    const { problems } = parseDirectory('FD1,a,b,MI\n"open,a,b,MI\nFD2,a,b,MI');
    expect(problems.map(({ line }) => line)).toEqual([1, 2, 3]);
  });

  it('says when the header names no id', () => {
    expect(parseDirectory('name,city\nTroy,Troy')).toEqual({
      rows: [],
      problems: [{ line: 1, message: expect.stringContaining('no id column') }],
    });
  });

  it('reads an empty file as no departments', () => {
    expect(parseDirectory('')).toEqual({ rows: [], problems: [] });
  });

  it('never throws, and never passes a malformed row', () => {
    const cell = fc.constantFrom(
      'FD26125001',
      'FD40123001',
      'id',
      '"',
      '""',
      '"a"',
      'a,b',
      '',
      ' ',
      'MI',
      'x',
      '\uFEFF',
    );
    const text = fc
      .array(fc.array(cell, { maxLength: 6 }).map((cells) => cells.join(',')))
      .chain((lines) => fc.constantFrom('\n', '\r\n', '\r').map((end) => lines.join(end)));
    fc.assert(
      fc.property(fc.oneof(text, fc.string({ unit: 'binary' })), (input) => {
        const { rows, problems } = parseDirectory(input);
        const lines = input.split(/\r\n|\n|\r/).length;
        for (const { neris_id, state } of rows) {
          expect(neris_id).toMatch(NERIS_ID);
          expect(state ?? 'MI').toMatch(/^[A-Z]{2}$/);
        }
        for (const { line } of problems) expect(line >= 1 && line <= lines).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('reads 30,000 departments', () => {
    const lines = Array.from(
      { length: 30_000 },
      (_, n) => `FD${String(n).padStart(8, '0')},"Volunteer Fire Company No. ${n}, Inc.",Troy,Michigan`,
    );
    const { rows, problems } = parseDirectory(lines.join('\r\n'));
    expect([rows.length, problems.length]).toEqual([30_000, 0]);
  });
});
