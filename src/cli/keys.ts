import { Command, Option } from 'commander';
import { issueKey, type Key, listKeys, revokeKey } from '../partners/keys.ts';
import type { Mode } from '../storage/tables.ts';
import { print, withContext } from './context.ts';

interface IssueOptions {
  mode: Mode;
  department?: string;
  label?: string;
}

export function keysCommand(): Command {
  const keys = new Command('keys').description('API keys');

  keys
    .command('issue <partner>')
    .description('issue a key; its secret is printed this once')
    .addOption(
      new Option('--mode <mode>', 'live needs the partner to have gone live').choices(['test', 'live']).default('test'),
    )
    .option('--department <neris_id>', 'pin the key to one department')
    .option('--label <text>', 'what the key is for')
    .action((partner: string, { mode, department, label }: IssueOptions, command: Command) =>
      withContext(async ({ db, secrets, actor }) => {
        const { key, secret } = await issueKey(db, secrets, actor, { partner, mode, department, label });
        print(command, { ...summary(key), secret });
      }),
    );

  keys
    .command('list [partner]')
    .description('list keys; secrets cannot be shown again')
    .action((partner: string | undefined, _, command: Command) =>
      withContext(async ({ db }) => {
        const rows = await listKeys(db, partner);
        print(
          command,
          rows.map((key) => ({ ...summary(key), partner: key.partner })),
        );
      }),
    );

  keys
    .command('revoke <key>')
    .description('revoke a key by its id (or the key itself); its sessions end with it')
    .action((key: string, _, command: Command) =>
      withContext(async ({ db, secrets, actor }) => print(command, summary(await revokeKey(db, secrets, actor, key)))),
    );

  return keys;
}

function summary(key: Key) {
  return {
    id: key.id,
    mode: key.mode,
    scope: key.scope,
    department: key.department,
    ends_with: key.hint,
    label: key.label,
    created_at: key.created_at,
    revoked_at: key.revoked_at,
  };
}
