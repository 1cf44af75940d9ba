import { createInterface } from 'node:readline/promises';
import { Command } from 'commander';
import { visible } from '../kit/visible-text.ts';
import { countSelected, type Deleted, deleteSelected, type Selection } from '../narrations/delete.ts';
import { findPartner, RefusedChange } from '../partners/partners.ts';
import { emptyLog } from '../storage/database/empty-log.ts';
import { print, withContext } from './context.ts';

interface DeleteOptions {
  narration?: string;
  department?: string;
  partner?: string;
  yes?: boolean;
}

export function deleteCommand(): Command {
  return new Command('delete')
    .description('delete narrations with their audio and outcomes; several options narrow the choice')
    .option('--narration <id>', 'this narration')
    .option('--department <neris_id>', 'everything of a department')
    .option('--partner <slug>', 'everything of a partner')
    .option('--yes', 'do not ask')
    .action(({ narration, department, partner, yes }: DeleteOptions, command: Command) => {
      const named = { narration, department, partner };
      const chosen = Object.entries(named).filter(([, value]) => value !== undefined);
      if (chosen.length === 0) command.error('error: say what to delete: --narration, --department or --partner');
      return withContext(async ({ db, audio, actor }) => {
        const partnerId = partner === undefined ? undefined : (await findPartner(db, partner)).id;
        const until = new Date().toISOString();
        const selection: Selection = { narration, department, partnerId, until };
        const subject = chosen.map(([name, value]) => `${name} ${value}`).join(', ');

        const found = await countSelected(db, selection);
        if (found.narrations === 0) throw new RefusedChange(`There is nothing to delete for ${subject}.`);
        if (!yes) await confirm(subject, found);
        print(command, { deleted: subject, ...(await deleteSelected(db, audio, actor, selection, subject)) });
        if (!(await emptyLog(db).catch(() => false))) throw new RefusedChange(STILL_IN_THE_LOG);
      });
    });
}

const STILL_IN_THE_LOG =
  'Deleted, but their text is still in svc.db-wal: another program (a backup, a shell) has been reading the database all ' +
  'the while, or its disk is full. See to that, then run: svc sweep.';

async function confirm(subject: string, { narrations, audio, outcomes }: Deleted): Promise<void> {
  if (!process.stdin.isTTY) throw new RefusedChange('Nobody is there to ask. Add --yes to delete without asking.');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(
    visible(
      `Delete ${narrations} narrations, ${audio} recordings and ${outcomes} outcomes of ${subject} for good? Type yes: `,
    ),
  );
  terminal.close();
  if (answer.trim().toLowerCase() !== 'yes') throw new RefusedChange('Nothing was deleted.');
}
