import { Command, Option } from 'commander';
import { type Search, searchNarrations } from '../narrations/list.ts';
import { narrationJson } from '../narrations/record.ts';
import { findPartner, RefusedChange } from '../partners/partners.ts';
import { isAsStored } from '../storage/checksum.ts';
import { parseCount, print, withContext } from './context.ts';

export function narrationsCommand(): Command {
  const narrations = new Command('narrations').description('stored narrations');
  narrations
    .command('show <id>')
    .description('show a narration as its partner would read it')
    .action((id: string, _, command: Command) =>
      withContext(async ({ db }) => {
        const row = await db.selectFrom('narrations').selectAll().where('id', '=', id).executeTakeFirst();
        if (!row) throw new RefusedChange(`There is no narration ${id}.`);
        if (!isAsStored(row)) throw new RefusedChange(`${id} is not as it was stored. Restore it from a backup.`);
        const { audio_file, key_id, request_id } = row;
        print(command, { ...JSON.parse(narrationJson(row)), key_id, request_id, audio_kept: audio_file !== null });
      }),
    );
  narrations
    .command('list')
    .description('find narrations, newest first; several options narrow the choice')
    .option('--partner <slug>', 'of this partner')
    .option('--external-ref <ref>', 'with this reference of the partner’s')
    .option('--request-id <id>', 'made by the call whose answer had this X-Request-Id')
    .addOption(new Option('--status <status>', 'in this status').choices(['processing', 'complete', 'failed']))
    .option('--last <count>', 'how many at most', parseCount, 50)
    .action(({ partner, ...search }: ListOptions, command: Command) =>
      withContext(async ({ db }) => {
        const partnerId = partner === undefined ? undefined : (await findPartner(db, partner)).id;
        print(command, await searchNarrations(db, { ...search, partnerId }));
      }),
    );
  return narrations;
}

type ListOptions = Omit<Search, 'partnerId'> & { partner?: string };
