import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { type Settings, SettingsError } from '../../settings.ts';
import { hashInTurns } from '../database/hash-in-turns.ts';
import type { Db } from '../database/tables.ts';
import { currentSecret, keepAsPrevious, previousSecret, renewSecret } from './secret-file.ts';

/** By every secret in force: the first is what is stored, and what was stored may be any of them. */
export type Hashes = [string, ...string[]];

/**
 * What is derived from the installation's secret, or from two while it is being changed. One of them leads: with it
 * new things are hashed and signed. Which one, the database says, so that all nodes agree whatever order they were
 * restarted in.
 */
export interface Secrets {
  /** Keyed hashes of an API key, the only form in which it is stored. */
  hashKey(key: string): Hashes;
  /** Keyed hash of a caller's address. */
  hashAddress(address: string): string;
  /** Keyed hashes of what a request asks for, by which a repetition of it is known. */
  hashRequest(...parts: (string | Buffer)[]): Promise<Hashes>;
  /** Signing keys of session tokens; the first signs, and of those with its id any may have signed a token. */
  sessionKeys(): SigningKey[];
  /** The fingerprints of the secrets in force by their place in the settings. */
  readonly current: string;
  readonly previous: string | undefined;
  /** The fingerprint of the one that leads. */
  leading(): string;
  /** Lets that one lead; false when it is none of those in force. */
  follow(fingerprint: string): boolean;
  /** False once another was to lead that is none of those in force: what it hashed or signed is not known here. */
  knowsLeading(): boolean;
}

export interface SigningKey {
  id: string;
  key: Uint8Array;
}

type SecretSettings = Pick<Settings, 'SVC_SECRET' | 'SVC_SECRET_PREVIOUS' | 'SESSION_KEYS' | 'DATA_DIR'>;

/** The secrets from the settings, or from files in DATA_DIR of which the first start makes one. */
export async function loadSecrets(settings: SecretSettings): Promise<Secrets> {
  const { SVC_SECRET, DATA_DIR, SESSION_KEYS } = settings;
  const current = derive(SVC_SECRET ?? (await currentSecret(DATA_DIR)));
  const other = settings.SVC_SECRET_PREVIOUS ?? (SVC_SECRET ? undefined : await previousSecret(DATA_DIR));
  const known = other === undefined ? undefined : derive(other);
  const previous = known?.fingerprint === current.fingerprint ? undefined : known;
  let inForce: [Derived, ...Derived[]] = previous ? [current, previous] : [current];
  let leadingIsKnown = true;
  const given = SESSION_KEYS === undefined ? undefined : signingKeys(SESSION_KEYS);
  const byEach = (hash: (secret: Derived) => string) => inForce.map(hash) as Hashes;
  return {
    hashKey: (key) => byEach(({ keys }) => hmac(keys, key)),
    hashAddress: (address) => hmac(inForce[0].addresses, address),
    async hashRequest(...parts) {
      const hashes = inForce.map(({ requests }) => createHmac('sha256', requests));
      for (const part of parts) {
        const bytes = typeof part === 'string' ? Buffer.from(part) : part;
        // With its length before it, no part can be taken for the end of another.
        for (const hash of hashes) hash.update(`${bytes.length}:`);
        await hashInTurns(bytes, ...hashes);
      }
      return hashes.map((hash) => hash.digest('hex')) as Hashes;
    },
    sessionKeys: () => given ?? inForce.map(({ signing }) => signing),
    current: current.fingerprint,
    previous: previous?.fingerprint,
    leading: () => inForce[0].fingerprint,
    follow(fingerprint) {
      const leads = inForce.find((secret) => secret.fingerprint === fingerprint);
      if (leads) inForce = [leads, ...inForce.filter((secret) => secret !== leads)];
      leadingIsKnown = leads !== undefined;
      return leadingIsKnown;
    },
    knowsLeading: () => leadingIsKnown,
  };
}

/**
 * Refuses a database that works with a secret not known here: its keys would all look unknown, and keys issued here
 * would fail on the other nodes. The first one to come decides.
 */
export async function confirmSecret(db: Db, secrets: Secrets): Promise<void> {
  await db
    .insertInto('installation')
    .values({ name: LEADING, value: secrets.current })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (await followSecret(db, secrets)) return;
  throw new SettingsError(
    'This database was set up with another secret. Set SVC_SECRET to the value the other nodes use ' +
      '(or restore the file "secret" of the DATA_DIR it was made with); while the secret is being changed, set ' +
      'SVC_SECRET_PREVIOUS to the old one until "svc secret retire" says that nothing needs it.',
  );
}

/** Lets the secret lead that the database names; false when it is not known here. */
export async function followSecret(db: Db, secrets: Secrets): Promise<boolean> {
  const stored = await db.selectFrom('installation').select('value').where('name', '=', LEADING).executeTakeFirst();
  return stored === undefined || secrets.follow(stored.value);
}

/**
 * Puts a new secret beside the one in DATA_DIR that leads; false when another process has begun that meanwhile. The one
 * that leads is kept first, and is looked at there: cut short or done twice at once, this loses no secret that is in use.
 */
export async function prepareSecret(settings: SecretSettings, secrets: Secrets): Promise<boolean> {
  await keepAsPrevious(settings.DATA_DIR);
  const kept = await loadSecrets(settings);
  if (kept.previous !== undefined || kept.current !== secrets.leading()) return false;
  await renewSecret(settings.DATA_DIR);
  return true;
}

/** From now on the current secret leads, on every node that knows it. */
export async function letCurrentLead(db: Db, secrets: Secrets): Promise<void> {
  await db.updateTable('installation').set({ value: secrets.current }).where('name', '=', LEADING).execute();
  secrets.follow(secrets.current);
}

const LEADING = 'secret_fingerprint';

type Derived = ReturnType<typeof derive>;

function derive(secret: string) {
  const part = (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, 'svc', purpose, 32));
  const keys = createSecretKey(part('api-keys'));
  return {
    fingerprint: hmac(keys, 'fingerprint of this installation'),
    keys,
    addresses: createSecretKey(part('addresses')),
    requests: createSecretKey(part('requests')),
    // Of every secret under the same id: a node that knows only one takes what was signed with it.
    signing: { id: 'default', key: part('sessions') },
  };
}

function hmac(key: KeyObject, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex');
}

function signingKeys(pairs: string): SigningKey[] {
  return pairs.split(',').map((pair) => {
    const [id = '', key = ''] = pair.split(':');
    return { id, key: new TextEncoder().encode(key) };
  });
}
