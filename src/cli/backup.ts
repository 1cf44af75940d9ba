import { existsSync } from 'node:fs';
import { readdir, realpath } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { Command } from 'commander';
import { RefusedChange } from '../partners/partners.ts';
import { readSettings } from '../settings.ts';
import { isShared } from '../storage/audio/bucket-folder.ts';
import { writeAudit } from '../storage/audit.ts';
import { print, withContext } from './context.ts';
import { warn } from './say.ts';

export function backupCommand(): Command {
  return new Command('backup')
    .description('copy database, secret and recordings into an empty folder, checked, while servers run')
    .argument('<folder>', 'not there yet, or empty; outside DATA_DIR')
    .action(async (folder: string, _, command: Command) => {
      refusePostgres('Back it up with pg_dump "$DATABASE_URL", and keep');
      const { DATA_DIR } = readSettings(process.env);
      if (!existsSync(join(DATA_DIR, 'svc.db')))
        throw new RefusedChange(`There is no database in ${DATA_DIR}. Set DATA_DIR as the server has it.`);
      return withContext(async ({ db, settings, actor }) => {
        const [target, dataDir] = await Promise.all([realPath(resolve(folder)), realPath(resolve(settings.DATA_DIR))]);
        if (!relative(dataDir, target).startsWith('..')) throw new RefusedChange(`${folder} ${INSIDE}`);
        await refuseUnlessEmpty(target, `${folder} is not empty. Name a folder that is not there yet.`);
        // Loaded only now, as all of the embedded database: every other command would wait for it.
        const { writeBackup } = await import('../storage/backup.ts');
        const { damaged, ...made } = await writeBackup(dataDir, target, !settings.SVC_SECRET, {
          inBucket: settings.AUDIO_S3_BUCKET !== undefined,
        }).catch((error: NodeJS.ErrnoException) => {
          throw /^(SQLITE_FULL|SQLITE_IOERR|ENOSPC)/.test(String(error.code))
            ? new RefusedChange(noRoom(folder))
            : error;
        });
        await writeAudit(db, actor, 'backup', basename(target), { ...made, damaged: damaged.length });
        print(command, made);
        if (!made.secret) warn('The secret is in SVC_SECRET and not in the backup: keep it too.\n');
        if (damaged.length > 0) throw new RefusedChange(`${DAMAGED}: ${damaged.slice(0, 5).join(', ')}.`);
      });
    });
}

export function restoreCommand(): Command {
  return new Command('restore')
    .description('copy a backup into an empty DATA_DIR, checked, before the first start')
    .argument('<folder>', 'what svc backup wrote')
    .action(async (folder: string, _, command: Command) => {
      refusePostgres('Restore it with psql or pg_restore, and put back');
      const { DATA_DIR, SVC_SECRET } = readSettings(process.env);
      const dataDir = resolve(DATA_DIR);
      await refuseUnlessEmpty(dataDir, `DATA_DIR (${dataDir}) is not empty. ${EMPTY_FIRST}`);
      const { restoreBackup } = await import('../storage/backup.ts');
      const restored = await restoreBackup(resolve(folder), dataDir, SVC_SECRET !== undefined);
      // As a start would: says so at once if this version or this secret does not fit what was restored.
      return withContext(async ({ db, actor }) => {
        await writeAudit(db, actor, 'restore', basename(resolve(folder)), restored);
        print(command, restored);
        warn(undone(restored.made_at));
        if (await isShared(db)) warn(SHARED);
      });
    });
}

const INSIDE = 'lies inside DATA_DIR, with which it would be lost. Name a folder on another disk.';
const EMPTY_FIRST = 'A backup is never mixed with what is there: set DATA_DIR to a new folder, or empty this one.';
const DAMAGED =
  'The backup is written, but the disk had changed these narrations before: keep an older backup, and look at the disk';

const SHARED =
  'Recordings in the bucket that it does not name are left there, as an installation that still runs may name them. Once ' +
  'there is none, run: svc sweep --take-over.\n';

function undone(since: string): string {
  return (
    `Everything is as it was on ${since}. What was done since is undone: keys revoked work again, partners suspended may ` +
    'call again, narrations deleted are back, retentions are the earlier ones. Do it again before you start a server; where ' +
    'the database before can still be read, "svc audit" on it lists what that was.\n'
  );
}

function noRoom(folder: string): string {
  return `The disk of ${folder} is full or failed, so there is no backup. Make room on it, or name a folder on another.`;
}

function refusePostgres(how: string): void {
  if (!readSettings(process.env).DATABASE_URL) return;
  throw new RefusedChange(
    `This installation is on PostgreSQL. ${how} SVC_SECRET (or DATA_DIR/secret) and the folder DATA_DIR/audio with it.`,
  );
}

/** What a file system puts into the root of a disk does not count. */
async function refuseUnlessEmpty(folder: string, message: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new RefusedChange(`${folder} cannot be used (${error.code}).`);
  });
  if (names.some((name) => name !== 'lost+found')) throw new RefusedChange(message);
}

/** Where a path leads, also when its end is not there yet. */
async function realPath(path: string): Promise<string> {
  return realpath(path).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' || dirname(path) === path) throw error;
    return join(await realPath(dirname(path)), basename(path));
  });
}
