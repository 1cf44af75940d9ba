import { fetched, inTransaction, openDatabase, type Transact } from './database.ts';

/** What is known of an account beside its pieces. No token, no word of it. */
export interface Head {
  id: string;
  /** Whom it belongs to, and the reference; the pieces can be opened under no others. */
  audience: string;
  ref: string;
  /** Of one that was kept before there were audiences: it is sealed to the department instead. None outlives its day. */
  department?: string;
  mime: string;
  startedAt: number;
  touchedAt: number;
  /** Sent with it, so that the same account sent again is the same request. Absent where nobody said. */
  seconds?: number;
  pieces: number;
  /** The narration that it takes the place of. */
  replaces?: string;
}

/** As it lies on the device, which does not hold the audience: only a name that nobody can make of it elsewhere. */
type Stored = Omit<Head, 'audience'> & { audience?: string };

/** What belongs to one audience is known and sealed by. */
interface Seal {
  name: string;
  key: CryptoKey;
}

/** Where unsent accounts outlive the page. Every call may fail: a full disk, a private window, an old webview. */
export interface Store {
  /** Every account that is kept for one of these. Whoever they are for, those past their time are erased instead. */
  list(audiences: readonly string[], now: number): Promise<Head[]>;
  /** The same, as it is by now. */
  find(head: Head): Promise<Head | undefined>;
  write(head: Head, piece: Blob, at: number): Promise<void>;
  read(head: Head): Promise<Blob>;
  erase(id: string): Promise<void>;
}

const KEPT_MS = 24 * 3_600_000;

export function createStore(): Store {
  let database: Promise<IDBDatabase> | undefined;
  const seals = new Map<string, Promise<Seal>>();

  const forget = () => {
    database = undefined;
  };
  const db = () => {
    database ??= openDatabase(forget);
    // What failed once may work the next time: somebody may have made room.
    database.catch(forget);
    return database;
  };
  const transact: Transact = async (...order) => {
    try {
      return await inTransaction(await db(), ...order);
    } catch (error) {
      // A connection that was closed while the page was away, as iOS does, says so only when it is used.
      if ((error as Error).name !== 'InvalidStateError') throw error;
      forget();
      return inTransaction(await db(), ...order);
    }
  };
  const sealOf = (audience: string) => {
    const seal = seals.get(audience) ?? makeSeal(transact, audience);
    seals.set(audience, seal);
    seal.catch(() => seals.delete(audience));
    return seal;
  };
  /** Sealed in with every piece: whoever moves it to another call or place cannot open it. */
  const sealing = async ({ id, audience, ref, department }: Head, at: number, iv: BufferSource) => {
    const earlier = department !== undefined;
    const key = earlier
      ? await keyNamed(transact, 'pieces', { name: 'AES-GCM', length: 256 }, ['encrypt', 'decrypt'])
      : (await sealOf(audience)).key;
    const belonging = earlier ? [department, ref, id, at] : [ref, id, at];
    return [{ name: 'AES-GCM', iv, additionalData: bytes(JSON.stringify(belonging)) }, key] as const;
  };

  const erase = async (id: string) =>
    transact(['accounts', 'pieces'], 'readwrite', (at) => {
      at('accounts').delete(id);
      at('pieces').delete(IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]));
    });

  return {
    async list(audiences, now) {
      const stored = await transact(['accounts'], 'readonly', (at) => fetched<Stored[]>(at('accounts').getAll()));
      const kept: Head[] = [];
      for (const head of stored) {
        if (now - head.touchedAt > KEPT_MS) {
          await erase(head.id);
          continue;
        }
        const audience = await audienceOf(head, audiences);
        if (audience !== undefined) kept.push({ ...head, audience });
      }
      return kept.sort((a, b) => a.startedAt - b.startedAt);
    },
    async find({ id, audience }) {
      const found = await transact(['accounts'], 'readonly', (at) =>
        fetched<Stored | undefined>(at('accounts').get(id)),
      );
      return found && { ...found, audience };
    },
    async write(head, piece, place) {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const [algorithm, key] = await sealing(head, place, iv);
      const sealed = await crypto.subtle.encrypt(algorithm, key, await bytesOf(piece));
      const { audience, ...rest } = head;
      const stored: Stored =
        head.department === undefined ? { ...rest, audience: (await sealOf(audience)).name } : rest;
      await transact(['accounts', 'pieces'], 'readwrite', (at) => {
        at('pieces').put({ account: head.id, at: place, iv, sealed });
        at('accounts').put(stored);
      });
    },
    async read(head) {
      const range = IDBKeyRange.bound([head.id, 0], [head.id, head.pieces - 1]);
      const stored = await transact(['pieces'], 'readonly', (at) =>
        fetched<{ at: number; iv: BufferSource; sealed: ArrayBuffer }[]>(at('pieces').getAll(range)),
      );
      const pieces: Blob[] = [];
      for (const { at, iv, sealed } of stored) {
        pieces.push(new Blob([await crypto.subtle.decrypt(...(await sealing(head, at, iv)), sealed)]));
      }
      return new Blob(pieces, { type: head.mime });
    },
    erase,
  };

  /** Which of these it belongs to, if any. */
  async function audienceOf(head: Stored, audiences: readonly string[]): Promise<string | undefined> {
    for (const audience of audiences) {
      if (head.audience === undefined ? head.department === audience : head.audience === (await sealOf(audience)).name)
        return audience;
    }
    return undefined;
  }
}

/**
 * Made of the audience and of a key that never leaves the device: neither a session alone nor the device alone opens
 * anything, and what lies on the device does not tell whose it is.
 */
async function makeSeal(transact: Transact, audience: string): Promise<Seal> {
  const device = await keyNamed(transact, 'device', { name: 'HMAC', hash: 'SHA-256' }, ['sign']);
  const made = (purpose: string) => crypto.subtle.sign('HMAC', device, bytes(JSON.stringify([purpose, audience])));
  const [name, key] = await Promise.all([made('name'), made('key')]);
  return {
    name: Array.from(new Uint8Array(name), (byte) => byte.toString(16).padStart(2, '0')).join(''),
    key: await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt', 'decrypt']),
  };
}

/** Made on this device, never to leave it: not even this page can read it out. */
async function keyNamed(
  transact: Transact,
  name: string,
  kind: AesKeyGenParams | HmacKeyGenParams,
  uses: KeyUsage[],
): Promise<CryptoKey> {
  const stored = (given?: CryptoKey) =>
    transact(['keys'], 'readwrite', (at) => {
      // The first one counts, whichever of two tabs has made it.
      if (given) at('keys').add(given, name).onerror = (event) => event.preventDefault();
      return fetched<CryptoKey | undefined>(at('keys').get(name));
    });
  const key = (await stored()) ?? (await stored(await crypto.subtle.generateKey(kind, false, uses)));
  if (!key) throw new Error('no key');
  return key;
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

/** Blob.arrayBuffer is younger than the oldest webviews the page is for. */
function bytesOf(blob: Blob): Promise<ArrayBuffer> {
  return new Response(blob).arrayBuffer();
}
