import { createHmac, createSecretKey, hkdfSync, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LEAST_SECRET, type Settings, SettingsError } from '../settings.ts';
import { writeDurably } from './durable-file.ts';
import type { Db } from './tables.ts';

export interface Secrets {
  /** Keyed hash of an API key, the only form in which it is stored. */
  hashKey(key: string): string;
  /** Keyed hash of a caller's address. */
  hashAddress(address: string): string;
  /** Keyed hash of what a request asks for, by which a repetition of it is known. */
  hashRequest(...parts: (string | Buffer)[]): string;
  /** Signing keys of session tokens by key id; the first signs. */
  sessionKeys: Map<string, Uint8Array>;
}

/** The installation's secret from the settings, or from a file in DATA_DIR that the first start makes. */
export async function loadSecrets(
  settings: Pick<Settings, 'SVC_SECRET' | 'SESSION_KEYS' | 'DATA_DIR'>,
): Promise<Secrets> {
  const secret = settings.SVC_SECRET ?? (await secretFile(settings.DATA_DIR));
  const derive = (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, 'svc', purpose, 32));
  const keys = createSecretKey(derive('api-keys'));
  const addresses = createSecretKey(derive('addresses'));
  const requests = createSecretKey(derive('requests'));
  return {
    hashKey: (key) => createHmac('sha256', keys).update(key).digest('hex'),
    hashAddress: (address) => createHmac('sha256', addresses).update(address).digest('hex'),
    hashRequest(...parts) {
      const hash = createHmac('sha256', requests);
      // With its length before it, no part can be taken for the end of another.
      for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
      return hash.digest('hex');
    },
    sessionKeys: settings.SESSION_KEYS
      ? new Map(
          settings.SESSION_KEYS.split(',').map((pair) => {
            const [id = '', key = ''] = pair.split(':');
            return [id, new TextEncoder().encode(key)];
          }),
        )
      : new Map([['default', derive('sessions')]]),
  };
}

/**
 * Refuses a database that was filled under another secret: its keys would all look unknown,
 * and keys issued here would fail on the other nodes.
 */
export async function confirmSecret(db: Db, secrets: Secrets): Promise<void> {
  const fingerprint = secrets.hashKey('fingerprint of this installation');
  await db
    .insertInto('installation')
    .values({ name: 'secret_fingerprint', value: fingerprint })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = await db
    .selectFrom('installation')
    .select('value')
    .where('name', '=', 'secret_fingerprint')
    .executeTakeFirstOrThrow();
  if (stored.value !== fingerprint) {
    throw new SettingsError(
      'This database was set up with another secret. Set SVC_SECRET to the value the other nodes use ' +
        '(or restore the file "secret" of the DATA_DIR it was made with).',
    );
  }
}

async function secretFile(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret');
  let secret = await readSecret(file);
  if (secret === undefined) {
    // What another process wrote meanwhile stands: two that start at once end with the same secret.
    await writeDurably(file, `${randomBytes(48).toString('base64url')}\n`, { keep: true });
    secret = (await readSecret(file)) ?? '';
  }
  if (secret.length < LEAST_SECRET) {
    throw new SettingsError(
      `The file ${file} holds ${secret.length} characters, and a secret has at least ${LEAST_SECRET}: with a shorter one ` +
        'sessions could be forged. Restore it from a backup; or, if no keys were issued yet, delete it and start again.',
    );
  }
  return secret;
}

async function readSecret(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
