import { Command } from 'commander';
import { sweepCounters } from '../limits/database-limiter.ts';
import { sweepIdempotencyKeys } from '../narrations/create-once.ts';
import { sweep } from '../narrations/sweep.ts';
import { RefusedChange } from '../partners/partners.ts';
import { emptyLog } from '../storage/empty-log.ts';
import { print, withContext } from './context.ts';

export function sweepCommand(): Command {
  return new Command('sweep')
    .description('do now what the server does by itself: fail orphaned records, delete expired audio')
    .action((_, command: Command) =>
      withContext(async ({ db, audio, actor, settings }) => {
        print(command, {
          ...(await sweep(db, audio, actor, settings.CALL_SECONDS)),
          counters: await sweepCounters(db),
          idempotency_keys: await sweepIdempotencyKeys(db),
        });
        if (!(await emptyLog(db))) throw new RefusedChange(NOT_EMPTIED);
      }),
    );
}

const NOT_EMPTIED =
  'Swept, but what was deleted earlier may still be in svc.db-wal: another program has been reading the database all the ' +
  'while. End it and run this again.';
