import { setTimeout as pause } from 'node:timers/promises';
import { Command } from 'commander';
import { sweepCounters } from '../limits/database-limiter.ts';
import { sweepIdempotencyKeys } from '../narrations/create-once.ts';
import { namesToKeep } from '../narrations/recordings.ts';
import { type Swept, sweep } from '../narrations/sweep.ts';
import { RefusedChange } from '../partners/partners.ts';
import { emptyLog } from '../storage/empty-log.ts';
import { type Context, print, withContext } from './context.ts';

export function sweepCommand(): Command {
  return new Command('sweep')
    .description('do now what the server does by itself: fail orphaned records, delete expired audio')
    .action((_, command: Command) =>
      withContext(async (context) => {
        const { db, audio } = context;
        const delivered = await audio.deliver?.((names) => namesToKeep(db, names));
        print(command, {
          ...(await sweepInTurn(context)),
          ...(delivered === undefined ? {} : { delivered }),
          counters: await sweepCounters(db),
          idempotency_keys: await sweepIdempotencyKeys(db),
        });
        if (!(await emptyLog(db))) throw new RefusedChange(NOT_EMPTIED);
      }),
    );
}

/** So long a node that is sweeping is waited for. */
const PATIENCE_MS = 60_000;

async function sweepInTurn({ db, audio, actor, settings }: Context): Promise<Swept> {
  for (const until = performance.now() + PATIENCE_MS; ; await pause(500)) {
    const swept = await sweep(db, audio, actor, settings.CALL_SECONDS);
    if (swept) return swept;
    if (performance.now() > until) throw new RefusedChange(ANOTHER_SWEEPS);
  }
}

const ANOTHER_SWEEPS = 'A node has been sweeping all the while, so this did nothing. Run it again later.';
const NOT_EMPTIED =
  'Swept, but what was deleted earlier may still be in svc.db-wal: another program has been reading the database all the ' +
  'while. End it and run this again.';
