import { setTimeout as pause } from 'node:timers/promises';
import { Command } from 'commander';
import { sweepCounters } from '../limits/database-limiter.ts';
import { sweepIdempotencyKeys } from '../narrations/create-once.ts';
import { namesToKeep } from '../narrations/recordings.ts';
import { type Swept, sweep } from '../narrations/sweep.ts';
import { RefusedChange } from '../partners/partners.ts';
import { isShared, takeOverFolder } from '../storage/audio/bucket-folder.ts';
import { emptyLog } from '../storage/database/empty-log.ts';
import { type Context, print, withContext } from './context.ts';
import { warn } from './say.ts';

export function sweepCommand(): Command {
  return new Command('sweep')
    .description('do now what the server does by itself: fail orphaned records, delete expired audio')
    .option('--take-over', 'of a restored database: no other uses its bucket any more, so delete what it does not name')
    .action(({ takeOver }: { takeOver?: boolean }, command: Command) =>
      withContext(async (context) => {
        const { db, audio, actor } = context;
        if (takeOver) await takeOverFolder(db, actor);
        const counters = await sweepCounters(db);
        const idempotency_keys = await sweepIdempotencyKeys(db);
        let swept: Swept;
        let emptied: boolean;
        try {
          swept = await sweepInTurn(context);
        } finally {
          // Also where a recording could not be removed.
          emptied = await emptyLog(db);
        }
        // Last: a bucket that is away holds up none of the rest.
        const delivered = await audio.deliver?.((names) => namesToKeep(db, names));
        print(command, {
          ...swept,
          ...(delivered === undefined ? {} : { delivered }),
          counters,
          idempotency_keys,
        });
        if (await isShared(db)) warn(STRAYS_LEFT);
        if (!emptied) throw new RefusedChange(NOT_EMPTIED);
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

const STRAYS_LEFT =
  'Recordings that no record names were left in the bucket: this database was restored, and the one it is a copy of may ' +
  'name them. Once that one is gone for good, run: svc sweep --take-over.\n';
const ANOTHER_SWEEPS = 'A node has been sweeping all the while, so this swept no narrations. Run it again later.';
const NOT_EMPTIED =
  'Swept, but what was deleted earlier may still be in svc.db-wal: another program has been reading the database all the ' +
  'while. End it and run this again.';
