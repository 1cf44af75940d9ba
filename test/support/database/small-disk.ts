import { spawnSync } from 'node:child_process';
import { appendFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';

/** A small disk of its own needs a mount, which not every container allows. */
export const canMount = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;
if (!canMount) process.stderr.write('SKIPPED: the suites on a full disk (no mounts are allowed here).\n');

/** Where a process that is started by `onSmallDisk` finds its disk. */
export const SMALL_DISK = '/mnt';

/** What starts a command with a disk of so many megabytes, and a copy of a folder on it, that ends with the command. */
export function onSmallDisk(megabytes: number, folder: string): string[] {
  const mount = `mount -t tmpfs -o size=${megabytes}m tmpfs ${SMALL_DISK} && cp -a ${folder}/. ${SMALL_DISK} && exec "$@"`;
  return ['unshare', '-rm', 'sh', '-c', mount, 'sh'];
}

/** The same disk, seen from outside while that process lives; not by SQLite, which would take `root` for the link it seems. */
export function smallDiskOf(pid: number): string {
  return `/proc/${pid}/root${SMALL_DISK}`;
}

/** Takes the last byte of a disk, and whatever is let go, until it is emptied; of that it leaves each time what it is told. */
export function keepFull(disk: string, bytesToLeave: () => number): { empty(): void } {
  const file = join(disk, 'fill');
  const fill = () => {
    // What fits is written before it fails.
    while (append(file));
    truncateSync(file, Math.max(0, statSync(file).size - bytesToLeave()));
  };
  fill();
  const timer = setInterval(fill, 5);
  return {
    empty() {
      clearInterval(timer);
      rmSync(file);
    },
  };
}

const PIECE = Buffer.alloc(1_048_576);

function append(file: string): boolean {
  try {
    appendFileSync(file, PIECE);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false;
    throw error;
  }
}
