import { Command, InvalidArgumentError } from 'commander';
import { usageOf } from '../narrations/usage.ts';
import { findPartner } from '../partners/partners.ts';
import { print, withContext } from './context.ts';

export function usageCommand(): Command {
  return new Command('usage')
    .description('calls, failures and audio minutes of a month, by partner, mode and department')
    .option('--partner <slug>', 'of this partner; of all when left out')
    .option('--month <month>', 'a month of UTC such as 2026-11; this one when left out', parseMonth)
    .action(({ partner, month = new Date().toISOString().slice(0, 7) }: UsageOptions, command: Command) =>
      withContext(async ({ db }) => {
        const partnerId = partner === undefined ? undefined : (await findPartner(db, partner)).id;
        const usage = await usageOf(db, month, partnerId);
        print(
          command,
          usage.map((line) => ({ month, ...line })),
        );
      }),
    );
}

interface UsageOptions {
  partner?: string;
  month?: string;
}

function parseMonth(text: string): string {
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(text)) throw new InvalidArgumentError('Write a month such as 2026-11.');
  return text;
}
