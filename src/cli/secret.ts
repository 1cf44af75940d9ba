import { Command } from 'commander';
import { IDEMPOTENCY_KEY_MS } from '../narrations/create-once.ts';
import { countBySecret } from '../partners/keys.ts';
import { RefusedChange } from '../partners/partners.ts';
import type { Settings } from '../settings.ts';
import { writeAudit } from '../storage/audit.ts';
import type { Db } from '../storage/database/tables.ts';
import { forgetPreviousSecret, PREVIOUS_SECRET_FILE, SECRET_FILE } from '../storage/secrets/secret-file.ts';
import { letCurrentLead, prepareSecret } from '../storage/secrets/secrets.ts';
import { type Context, print, withContext } from './context.ts';

const SUBJECT = 'installation';
const SWITCH = 'secret.switch';
/** By then every node hashes with the secret that leads. */
const FOLLOWED_MS = 60_000;

export function secretCommand(): Command {
  const secret = new Command('secret').description('the installation’s secret, and changing it while serving');

  secret
    .command('status')
    .description('which secrets are in force, which one leads, and how many working keys hang on each')
    .action((_, command: Command) => withContext(async (context) => print(command, await standing(context))));

  secret
    .command('prepare')
    .description('put a new secret beside the one in DATA_DIR; servers know both once they are restarted')
    .action((_, command: Command) =>
      withContext(async ({ db, secrets, settings, actor }) => {
        if (settings.SVC_SECRET) throw new RefusedChange(BY_SETTINGS);
        if (secrets.previous || !(await prepareSecret(settings, secrets))) throw new RefusedChange(UNDER_WAY);
        await writeAudit(db, actor, 'secret.prepare', SUBJECT);
        print(command, { prepared: true, next: 'Restart every server, then run: svc secret switch' });
      }),
    );

  secret
    .command('switch')
    .description('let the current secret lead, once every server knows it; what hangs on the previous still counts')
    .action((_, command: Command) =>
      withContext(async (context) => {
        const { db, secrets, actor } = context;
        if (!secrets.previous) throw new RefusedChange(ONLY_ONE);
        if (secrets.leading() !== secrets.current) {
          await db.transaction().execute(async (tx) => {
            await letCurrentLead(tx, secrets);
            await writeAudit(tx, actor, SWITCH, SUBJECT);
          });
        }
        print(command, await standing(context));
      }),
    );

  secret
    .command('retire')
    .description('let go of the previous secret, a day after the switch and once no working key hangs on it')
    .option(
      '--break-retries',
      'within a day of the switch too: requests of before it that are sent again are then answered 409, and sessions end',
    )
    .action(({ breakRetries = false }: { breakRetries?: boolean }, command: Command) =>
      withContext(async (context) => {
        const { db, secrets, settings, actor } = context;
        if (!secrets.previous) throw new RefusedChange(ONLY_ONE);
        if (secrets.leading() === secrets.previous) throw new RefusedChange(STILL_LEADS);
        const keys = (await standing(context)).slice(1).reduce((sum, each) => sum + each.keys, 0);
        if (keys > 0) throw new RefusedChange(stillNeeded(keys));
        const earliest = await forgottenBy(db);
        if (earliest > new Date() && !breakRetries) throw new RefusedChange(stillRepeatable(earliest));
        if (settings.SVC_SECRET_PREVIOUS) throw new RefusedChange(UNSET);
        await forgetPreviousSecret(settings.DATA_DIR);
        await writeAudit(db, actor, 'secret.retire', SUBJECT, { break_retries: breakRetries });
        print(command, { retired: true, next: 'Servers know it until they are restarted' });
      }),
    );

  return secret;
}

/** The current secret first; a last line for keys of which it is not known, or that hang on one no longer in force. */
async function standing({ db, secrets, settings }: Context) {
  const keys = await countBySecret(db);
  const line = (name: 'current' | 'previous', fingerprint: string) => ({
    secret: name as string,
    from: whereFrom(settings, name) as string | null,
    leads: secrets.leading() === fingerprint,
    keys: keys.get(fingerprint) ?? 0,
  });
  const lines = [line('current', secrets.current)];
  if (secrets.previous) lines.push(line('previous', secrets.previous));
  const counted = lines.reduce((sum, each) => sum + each.keys, 0);
  const others = [...keys.values()].reduce((sum, count) => sum + count, 0) - counted;
  if (others > 0) lines.push({ secret: 'unknown', from: null, leads: false, keys: others });
  return lines;
}

/** When nothing is known any more by a hash that the previous secret made of it: idempotency keys live for a day. */
async function forgottenBy(db: Db): Promise<Date> {
  const switched = await db
    .selectFrom('audit')
    .select((eb) => eb.fn.max('at').as('at'))
    .where('action', '=', SWITCH)
    .executeTakeFirst();
  return new Date(switched?.at ? Date.parse(switched.at) + IDEMPOTENCY_KEY_MS + FOLLOWED_MS : 0);
}

function whereFrom(settings: Settings, name: 'current' | 'previous'): string {
  if (name === 'current') return settings.SVC_SECRET ? 'SVC_SECRET' : `DATA_DIR/${SECRET_FILE}`;
  return settings.SVC_SECRET_PREVIOUS ? 'SVC_SECRET_PREVIOUS' : `DATA_DIR/${PREVIOUS_SECRET_FILE}`;
}

const BY_SETTINGS =
  'The secret is in SVC_SECRET here. On every node set SVC_SECRET to a new one (openssl rand -hex 32) and ' +
  'SVC_SECRET_PREVIOUS to the present one, restart them one after the other, then run: svc secret switch.';
const UNDER_WAY =
  'The secret is being changed already: two are in force. Finish that first; "svc secret status" shows where it stands.';
const ONLY_ONE =
  'Only one secret is in force here, so there is nothing to change over from. Begin with: svc secret prepare.';
const STILL_LEADS = 'The previous secret still leads. Once every server knows both, run: svc secret switch.';
const UNSET = 'Nothing needs the previous secret any more. Take SVC_SECRET_PREVIOUS out of the settings of every node.';

function stillNeeded(keys: number): string {
  return (
    `${keys} ${keys === 1 ? 'key has' : 'keys have'} not been used since the change and would stop working. ` +
    '"svc keys list" shows which (hashed_with): wait for their next use, or revoke them.'
  );
}

function stillRepeatable(earliest: Date): string {
  return (
    'Requests that were sent before the switch may be sent again with their Idempotency-Key for a day, and only the ' +
    `previous secret knows them. Run this again after ${earliest.toISOString()}; --break-retries does not wait: such ` +
    'requests are then answered 409.'
  );
}
