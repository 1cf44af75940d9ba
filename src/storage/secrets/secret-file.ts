import { randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { LEAST_SECRET, SettingsError } from '../../settings.ts';
import { writeDurably } from '../durable-file.ts';

/** The installation's secret, and during a change the one before it. */
export const SECRET_FILE = 'secret';
export const PREVIOUS_SECRET_FILE = 'secret.previous';

/** The secret in DATA_DIR, which the first start makes. */
export async function currentSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, SECRET_FILE);
  // What another process wrote meanwhile stands: two that start at once end with the same secret.
  if ((await readSecret(file)) === undefined) await writeDurably(file, newSecret(), { keep: true });
  return checked(file, (await readSecret(file)) ?? '');
}

export async function previousSecret(dataDir: string): Promise<string | undefined> {
  const file = join(dataDir, PREVIOUS_SECRET_FILE);
  const secret = await readSecret(file);
  return secret === undefined ? undefined : checked(file, secret);
}

/** Keeps the secret in DATA_DIR as the previous one too, unless one is kept already. */
export async function keepAsPrevious(dataDir: string): Promise<void> {
  await writeDurably(join(dataDir, PREVIOUS_SECRET_FILE), `${await currentSecret(dataDir)}\n`, { keep: true });
}

/** Puts a new secret in the place of the one in DATA_DIR. */
export async function renewSecret(dataDir: string): Promise<void> {
  await writeDurably(join(dataDir, SECRET_FILE), newSecret());
}

export function forgetPreviousSecret(dataDir: string): Promise<void> {
  return rm(join(dataDir, PREVIOUS_SECRET_FILE), { force: true });
}

function newSecret(): string {
  return `${randomBytes(48).toString('base64url')}\n`;
}

function checked(file: string, secret: string): string {
  if (secret.length >= LEAST_SECRET) return secret;
  throw new SettingsError(
    `The file ${file} holds ${secret.length} characters, and a secret has at least ${LEAST_SECRET}: with a shorter one ` +
      'sessions could be forged. Restore it from a backup; or, if no keys were issued yet, delete it and start again.',
  );
}

async function readSecret(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
