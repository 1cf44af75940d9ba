import { Command } from 'commander';
import { parseCount, print, withContext } from './context.ts';

export function auditCommand(): Command {
  return new Command('audit')
    .description('who changed credentials or data, newest first')
    .option('--last <count>', 'how many entries', parseCount, 50)
    .action(({ last }: { last: number }, command: Command) =>
      withContext(async ({ db }) => {
        const rows = await db.selectFrom('audit').selectAll().orderBy('at', 'desc').limit(last).execute();
        print(
          command,
          rows.map(({ id: _, details, ...row }) => ({ ...row, details: JSON.parse(details) })),
        );
      }),
    );
}
