import { Command } from 'commander';
import { print, withContext } from './context.ts';

export function auditCommand(): Command {
  return new Command('audit')
    .description('who changed credentials or data, newest first')
    .option('--last <count>', 'how many entries', '50')
    .action(({ last }: { last: string }, command: Command) =>
      withContext(async ({ db }) => {
        const count = Math.max(1, Number.parseInt(last, 10) || 1);
        const rows = await db.selectFrom('audit').selectAll().orderBy('at', 'desc').limit(count).execute();
        print(
          command,
          rows.map(({ id: _, details, ...row }) => ({ ...row, details: JSON.parse(details) })),
        );
      }),
    );
}
