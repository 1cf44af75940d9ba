import { Command, InvalidArgumentError, Option } from 'commander';
import { type Ceilings, LIMIT_NAMES, type LimitName, limitsInForce } from '../limits/ceilings.ts';
import {
  addPartner,
  findPartner,
  goLive,
  listPartners,
  type Partner,
  resume,
  setCeilings,
  setRetention,
  suspend,
} from '../partners/partners.ts';
import type { Mode } from '../storage/database/tables.ts';
import { print, withContext } from './context.ts';

export function partnersCommand(): Command {
  const partners = new Command('partners').description('partner accounts');

  partners
    .command('add <slug>')
    .description('add a partner; it starts in the sandbox')
    .requiredOption('--name <name>', 'its name')
    .action((slug: string, { name }, command: Command) =>
      withContext(async ({ db, actor }) => print(command, summary(await addPartner(db, actor, { slug, name })))),
    );

  partners
    .command('list')
    .description('list all partners')
    .action((_, command: Command) =>
      withContext(async ({ db }) => print(command, (await listPartners(db)).map(summary))),
    );

  partners
    .command('show <slug>')
    .description('show one partner with the limits in force')
    .action((slug: string, _, command: Command) =>
      withContext(async ({ db }) => {
        const partner = await findPartner(db, slug);
        const { ceilings } = partner;
        const limits = { test: limitsInForce('test', ceilings), live: limitsInForce('live', ceilings) };
        print(command, { ...summary(partner), agreement: partner.agreement, limits });
      }),
    );

  partners
    .command('go-live <slug>')
    .description('record the commercial agreement, after which live keys can be issued')
    .requiredOption('--agreement <text>', 'what was signed, for example its number and date')
    .action((slug: string, { agreement }, command: Command) =>
      withContext(async ({ db, actor }) => print(command, summary(await goLive(db, actor, slug, agreement)))),
    );

  partners
    .command('suspend <slug>')
    .description('refuse every credential of the partner from its next request on')
    .action((slug: string, _, command: Command) =>
      withContext(async ({ db, actor }) => print(command, summary(await suspend(db, actor, slug)))),
    );

  partners
    .command('resume <slug>')
    .description('lift a suspension')
    .action((slug: string, _, command: Command) =>
      withContext(async ({ db, actor }) => print(command, summary(await resume(db, actor, slug)))),
    );

  partners
    .command('limits <slug>')
    .description('show or change rate-limit ceilings')
    .addOption(new Option('--mode <mode>', 'which keys').choices(['test', 'live']).default('live'))
    .option('--set <name=ceiling...>', `raise a ceiling; names: ${LIMIT_NAMES.join(', ')}`, parseCeiling, [])
    .option('--reset', 'go back to the ceilings of the contract')
    .action((slug: string, { mode, set, reset }: LimitOptions, command: Command) =>
      withContext(async ({ db, actor }) => {
        let partner = await findPartner(db, slug);
        if (reset || set.length > 0) {
          const own = { ...(reset ? {} : partner.ceilings[mode]), ...Object.fromEntries(set) };
          const ceilings: Ceilings = { ...partner.ceilings, [mode]: own };
          partner = await setCeilings(db, actor, slug, ceilings);
        }
        const limits = Object.entries(limitsInForce(mode, partner.ceilings));
        print(
          command,
          limits.map(([limit, inForce]) => ({ limit, mode, ...inForce })),
        );
      }),
    );

  partners
    .command('retention')
    .description('keep the partner’s audio for 0 to 30 days; 0: never written')
    .argument('<slug>')
    .argument('<days>', 'a whole number', parseDays)
    .action((slug: string, days: number, _, command: Command) =>
      withContext(async ({ db, actor }) => print(command, summary(await setRetention(db, actor, slug, days)))),
    );

  return partners;
}

interface LimitOptions {
  mode: Mode;
  set: [LimitName, number][];
  reset?: boolean;
}

function parseCeiling(text: string, earlier: [LimitName, number][]): [LimitName, number][] {
  const [, name, ceiling] = /^(\w+)=(\d{1,9})$/.exec(text) ?? [];
  const known = LIMIT_NAMES.find((limit) => limit === name);
  if (!known || Number(ceiling) < 1) {
    throw new InvalidArgumentError(`Write name=ceiling with a name of ${LIMIT_NAMES.join(', ')} and at least 1.`);
  }
  return [...earlier, [known, Number(ceiling)]];
}

/** An empty text, such as a variable that is not set, must never be taken for 0 days. */
function parseDays(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('Write a whole number of days.');
  return Number(text);
}

function summary(partner: Partner) {
  return {
    slug: partner.slug,
    name: partner.name,
    status: partner.suspendedAt ? 'suspended' : 'active',
    live_since: partner.liveSince,
    audio_retention_days: partner.audioRetentionDays,
    created_at: partner.createdAt,
  };
}
