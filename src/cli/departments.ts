import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { Command } from 'commander';
import { parseDirectory } from '../departments/csv.ts';
import { findDepartment, importDepartments, searchDepartments } from '../departments/directory.ts';
import { RefusedChange } from '../partners/partners.ts';
import { print, withContext } from './context.ts';
import { warn } from './say.ts';

export function departmentsCommand(): Command {
  const departments = new Command('departments').description('the department directory');

  departments
    .command('import <file>')
    .description('add and update departments from a CSV of id, name, city, state; bad lines are reported and left out')
    .option('--skip-bad-lines', 'end with 0 although lines were left out')
    .action((file: string, { skipBadLines }: { skipBadLines?: boolean }, command: Command) =>
      withContext(async ({ db, actor }) => {
        const { rows, problems } = parseDirectory(await readText(file));
        const counts = await importDepartments(db, actor, rows, basename(file));
        for (const { line, message } of problems) warn(`line ${line}: ${message}\n`);
        print(command, { ...counts, skipped: problems.length });
        if (rows.length === 0) throw new RefusedChange('No line of the file could be used.');
        if (problems.length > 0 && !skipBadLines) throw new RefusedChange(leftOut(problems.length));
      }),
    );

  departments
    .command('show <neris_id>')
    .description('show one department')
    .action((nerisId: string, _, command: Command) =>
      withContext(async ({ db }) => {
        const department = await findDepartment(db, nerisId);
        if (!department) throw new RefusedChange(`Department ${nerisId} is not in the directory.`);
        print(command, department);
      }),
    );

  departments
    .command('search <words...>')
    .description('find departments by id, name, city or state')
    .action((words: string[], _, command: Command) =>
      withContext(async ({ db }) => print(command, await searchDepartments(db, words.join(' ')))),
    );

  return departments;
}

function leftOut(lines: number): string {
  return (
    `${lines} ${lines === 1 ? 'line' : 'lines'} of the file, named above, could not be used as they are; the others are ` +
    'imported. Correct them and import the file again, or say --skip-bad-lines where that is as it should be.'
  );
}

async function readText(file: string): Promise<string> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new RefusedChange(`${file} cannot be read (${error.code}).`);
  });
  // Read as UTF-8 all the same, its accents would be stored as damage.
  if (!isUtf8(bytes)) throw new RefusedChange(`${file} is not UTF-8. Save it as "CSV UTF-8" and import that.`);
  return bytes.toString('utf8');
}
