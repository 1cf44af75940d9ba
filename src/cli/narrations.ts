import { Command } from 'commander';
import { narrationJson } from '../narrations/record.ts';
import { RefusedChange } from '../partners/partners.ts';
import { print, withContext } from './context.ts';

export function narrationsCommand(): Command {
  const narrations = new Command('narrations').description('stored narrations');
  narrations
    .command('show <id>')
    .description('show a narration as its partner would read it')
    .action((id: string, _, command: Command) =>
      withContext(async ({ db }) => {
        const row = await db.selectFrom('narrations').selectAll().where('id', '=', id).executeTakeFirst();
        if (!row) throw new RefusedChange(`There is no narration ${id}.`);
        const { audio_file, key_id } = row;
        print(command, { ...JSON.parse(narrationJson(row)), key_id, audio_kept: audio_file !== null });
      }),
    );
  return narrations;
}
