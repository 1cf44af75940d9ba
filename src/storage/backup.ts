import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { chmod, mkdir, open, readFile, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import LibSql from 'libsql';
import { z } from 'zod';
import { MARK_SHARED } from './audio/bucket-folder.ts';
import { AUDIO_FOLDER } from './audio/files.ts';
import { isAsStored } from './checksum.ts';
import { DATABASE_FILE } from './database/sqlite.ts';
import type { NarrationRow } from './database/tables.ts';
import { sync, writeDurably } from './durable-file.ts';
import { PREVIOUS_SECRET_FILE, SECRET_FILE } from './secrets/secret-file.ts';

/** What a backup holds, file by file. It is written last: a folder without it is no backup. */
const Manifest = z.object({
  /** When it was begun: every later change may be missing in it. */
  made_at: z.string(),
  narrations: z.number(),
  files: z.array(
    z.object({
      name: z.string().regex(/^(svc\.db|secret|secret\.previous|audio\/\w+)$/),
      bytes: z.number(),
      sha256: z.string().length(64),
    }),
  ),
});
type Manifest = z.infer<typeof Manifest>;
type CopiedFile = Manifest['files'][number];

const MANIFEST_FILE = 'backup.json';
const ALL = [MANIFEST_FILE, DATABASE_FILE, `${DATABASE_FILE}-journal`, AUDIO_FOLDER, SECRET_FILE, PREVIOUS_SECRET_FILE];

export interface Backup {
  made_at: string;
  narrations: number;
  recordings: number;
  bytes: number;
  /** Whether the secret is in it; it is not where it stands in the settings. */
  secret: boolean;
  /** Narrations that the disk had changed before they were backed up. */
  damaged: string[];
}

/**
 * Copies the embedded database, the recordings its copy names and the secret into an empty folder, while servers go on.
 * The database is copied as of one moment, and before the recordings: none it names was still to come.
 */
export async function writeBackup(
  dataDir: string,
  folder: string,
  withSecret: boolean,
  { inBucket = false } = {},
): Promise<Backup> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  try {
    const made_at = new Date().toISOString();
    const copy = join(folder, DATABASE_FILE);
    await copyDatabase(join(dataDir, DATABASE_FILE), copy);
    const files: CopiedFile[] = [];
    const { narrations, damaged } = await withDatabase(copy, async (db) => {
      files.push(...(await copyRecordings(db, dataDir, folder, inBucket)));
      return examine(db);
    });
    files.push(await describe(folder, DATABASE_FILE));
    for (const name of withSecret ? [SECRET_FILE, PREVIOUS_SECRET_FILE] : []) {
      const copied = await copyFile(dataDir, folder, name);
      if (copied) files.push(copied);
    }
    await syncFolders(folder);
    const manifest: Manifest = { made_at, narrations, files };
    await writeDurably(join(folder, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`);
    await verifyBackup(folder);
    return { ...summary(manifest), damaged };
  } catch (error) {
    // The next attempt finds the folder as empty as this one did.
    for (const name of ALL) await rm(join(folder, name), { recursive: true, force: true });
    throw error;
  }
}

/**
 * Copies a backup, once it is known to be whole, into an empty folder. The database comes last: when this is cut short,
 * nobody takes half of a backup for a whole one.
 */
export async function restoreBackup(
  folder: string,
  dataDir: string,
  secretIsSet: boolean,
): Promise<Omit<Backup, 'damaged'>> {
  const manifest = await verifyBackup(folder);
  if (!secretIsSet && !summary(manifest).secret) {
    throw new Error('the backup holds no secret. Set SVC_SECRET to the one it was made with');
  }
  const isDatabase = ({ name }: CopiedFile) => Number(name === DATABASE_FILE);
  for (const { name, sha256 } of manifest.files.toSorted((a, b) => isDatabase(a) - isDatabase(b))) {
    const copied = await copyFile(folder, dataDir, name);
    if (copied?.sha256 !== sha256) throw new Error(`${name} was not copied as it is in the backup`);
  }
  await withDatabase(join(dataDir, DATABASE_FILE), async (db) => db.prepare(MARK_SHARED).run());
  await syncFolders(dataDir);
  return summary(manifest);
}

/** Refuses a backup of which anything is missing, or is not as it was written. */
async function verifyBackup(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST_FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error(`${folder} holds no ${MANIFEST_FILE}: it is no whole backup`) : error;
  });
  const manifest = readManifest(text);
  if (!manifest) throw new Error(`${MANIFEST_FILE} in ${folder} is not as it was written. Take another backup`);
  for (const { name, bytes, sha256 } of manifest.files) {
    const found = await describe(folder, name).catch(() => undefined);
    if (found?.bytes !== bytes || found.sha256 !== sha256) {
      throw new Error(`${name} in ${folder} is missing or not as it was backed up. Take another backup`);
    }
  }
  return manifest;
}

function readManifest(text: string): Manifest | undefined {
  try {
    return Manifest.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** As of one moment, whatever is written meanwhile, and without what was deleted before it. */
async function copyDatabase(from: string, to: string): Promise<void> {
  // The library would make a file that everybody can read; into an empty one it writes just the same.
  await writeDurably(to, '', { keep: true });
  const db = new LibSql(from);
  try {
    db.pragma('busy_timeout = 5000');
    db.prepare('vacuum into ?').run(to);
  } finally {
    db.close();
  }
}

async function withDatabase<T>(file: string, work: (db: LibSql.Database) => Promise<T>): Promise<T> {
  const db = new LibSql(file);
  try {
    // In one file, without a log beside it.
    db.pragma('journal_mode = delete');
    return await work(db);
  } finally {
    db.close();
    await sync(file);
  }
}

/**
 * What was deleted since the database was copied is not in the backup, and then its record names no recording either. One
 * that may be in a bucket stays named: after a restore, what no record names is deleted from there.
 */
async function copyRecordings(
  db: LibSql.Database,
  dataDir: string,
  folder: string,
  inBucket: boolean,
): Promise<CopiedFile[]> {
  const rows = db.prepare('select id, status, audio_file from narrations where audio_file is not null').all() as Pick<
    NarrationRow,
    'id' | 'status' | 'audio_file'
  >[];
  const files: CopiedFile[] = [];
  for (const { id, status, audio_file } of rows) {
    const copied = await copyFile(dataDir, folder, join(AUDIO_FOLDER, audio_file ?? ''));
    if (copied) files.push(copied);
    // Of one under way the recording may be still to come; a start on the backup settles it as after a crash.
    else if (status !== 'processing' && !inBucket)
      db.prepare('update narrations set audio_file = null where id = ?').run(id);
  }
  return files;
}

/** Looks at every page of the copied database, and at every record of it. */
function examine(db: LibSql.Database): Pick<Backup, 'narrations' | 'damaged'> {
  const problems = [...(db.pragma('integrity_check') as object[]), ...(db.pragma('foreign_key_check') as object[])];
  const found = problems.flatMap((problem) => Object.values(problem)).filter((text) => text !== 'ok');
  if (found.length > 0) throw new Error(`the database is damaged: ${String(found[0])}. Restore it from a backup`);
  const damaged: string[] = [];
  let narrations = 0;
  for (const row of db.prepare('select * from narrations').iterate() as IterableIterator<NarrationRow>) {
    narrations++;
    if (!isAsStored(row)) damaged.push(row.id);
  }
  return { narrations, damaged };
}

/** Copies a file, readable by its owner only and safe on the disk; undefined when there is none. */
async function copyFile(from: string, to: string, name: string): Promise<CopiedFile | undefined> {
  const source = await open(join(from, name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!source) return undefined;
  const target = join(to, name);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    const writing = await open(target, 'wx', 0o600);
    try {
      for await (const chunk of source.createReadStream({ autoClose: false }) as AsyncIterable<Buffer>) {
        hash.update(chunk);
        bytes += chunk.length;
        await writing.writeFile(chunk);
      }
      await writing.sync();
    } finally {
      await writing.close();
    }
  } finally {
    await source.close();
  }
  return { name, bytes, sha256: hash.digest('hex') };
}

async function describe(folder: string, name: string): Promise<CopiedFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(join(folder, name)) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { name, bytes, sha256: hash.digest('hex') };
}

async function syncFolders(folder: string): Promise<void> {
  const audio = join(folder, AUDIO_FOLDER);
  if (existsSync(audio)) await sync(audio);
  await sync(folder);
  await sync(dirname(folder));
}

function summary({ made_at, narrations, files }: Manifest): Omit<Backup, 'damaged'> {
  return {
    made_at,
    narrations,
    recordings: files.filter(({ name }) => dirname(name) === AUDIO_FOLDER).length,
    bytes: files.reduce((sum, file) => sum + file.bytes, 0),
    secret: files.some(({ name }) => basename(name) === SECRET_FILE),
  };
}
