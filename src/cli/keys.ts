import { Command, Option } from 'commander';
import { issueKey, type Key, listKeys, revokeKey } from '../partners/keys.ts';
import type { Mode } from '../storage/database/tables.ts';
import type { Secrets } from '../storage/secrets/secrets.ts';
import { parseDay, print, withContext } from './context.ts';

interface IssueOptions {
  mode: Mode;
  department?: string;
  label?: string;
  expires?: Date;
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
    .option('--expires <day>', 'the last day it works, such as 2027-01-31 (UTC), or after how many: 90d', parseExpiry)
    .action((partner: string, { mode, department, label, expires }: IssueOptions, command: Command) =>
      withContext(async ({ db, secrets, actor }) => {
        const order = { partner, mode, department, label, expiresAt: expires };
        const { key, secret } = await issueKey(db, secrets, actor, order);
        print(command, { ...summary(key, secrets), secret });
      }),
    );

  keys
    .command('list [partner]')
    .description('list keys, when each was last used (to the hour) and when it ends; secrets cannot be shown again')
    .action((partner: string | undefined, _, command: Command) =>
      withContext(async ({ db, secrets }) => {
        const rows = await listKeys(db, partner);
        print(
          command,
          rows.map((key) => ({ ...summary(key, secrets), partner: key.partner })),
        );
      }),
    );

  keys
    .command('revoke <key>')
    .description('revoke a key by its id (or the key itself); its sessions end with it')
    .action((key: string, _, command: Command) =>
      withContext(async ({ db, secrets, actor }) =>
        print(command, summary(await revokeKey(db, secrets, actor, key), secrets)),
      ),
    );

  return keys;
}

const DAY_MS = 86_400_000;

function summary(key: Key, { current, previous }: Secrets) {
  return {
    id: key.id,
    mode: key.mode,
    scope: key.scope,
    department: key.department,
    ends_with: key.hint,
    label: key.label,
    created_at: key.created_at,
    last_used_at: key.last_used_at,
    expires_at: key.expires_at,
    revoked_at: key.revoked_at,
    hashed_with: { [current]: 'current', [previous ?? '']: 'previous' }[key.hashed_with ?? ''] ?? null,
  };
}

/** The moment at which a key ends: after the whole of its last day, or so many days from now. */
function parseExpiry(text: string): Date {
  const days = /^([1-9]\d{0,3})d$/.exec(text)?.[1];
  if (days !== undefined) return new Date(Date.now() + Number(days) * DAY_MS);
  return new Date(Date.parse(`${parseDay(text)}T00:00:00Z`) + DAY_MS);
}
