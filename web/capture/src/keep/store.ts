import { fetched, inTransaction, openDatabase, type Transact } from './database.ts';

/** What the device keeps of an account beside its pieces. No token, no word of it. */
export interface Head {
  id: string;
  /** The department and the reference it belongs to; the pieces can be opened under no others. */
  department: string;
  ref: string;
  mime: string;
  startedAt: number;
  touchedAt: number;
  /** Sent with it, so that the same account sent again is the same request. Absent where nobody said. */
  seconds?: number;
  pieces: number;
  /** The narration that it takes the place of. */
  replaces?: string;
}

/** Where unsent accounts outlive the page. Every call may fail: a full disk, a private window, an old webview. */
export interface Store {
  /** Every account that is kept; those past their time are erased instead. */
  list(now: number): Promise<Head[]>;
  find(id: string): Promise<Head | undefined>;
  write(head: Head, piece: Blob, at: number): Promise<void>;
  read(head: Head): Promise<Blob>;
  erase(id: string): Promise<void>;
}

const KEPT_MS = 24 * 3_600_000;

export function createStore(): Store {
  let database: Promise<IDBDatabase> | undefined;
  let key: Promise<CryptoKey> | undefined;

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
  const theKey = () => {
    key ??= keyOf(transact);
    key.catch(() => {
      key = undefined;
    });
    return key;
  };

  const erase = async (id: string) =>
    transact(['accounts', 'pieces'], 'readwrite', (at) => {
      at('accounts').delete(id);
      at('pieces').delete(IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]));
    });

  return {
    async list(now) {
      const heads = await transact(['accounts'], 'readonly', (at) => fetched<Head[]>(at('accounts').getAll()));
      const kept: Head[] = [];
      for (const head of heads) {
        if (now - head.touchedAt > KEPT_MS) await erase(head.id);
        else kept.push(head);
      }
      return kept.sort((a, b) => a.startedAt - b.startedAt);
    },
    async find(id) {
      return transact(['accounts'], 'readonly', (at) => fetched<Head | undefined>(at('accounts').get(id)));
    },
    async write(head, piece, place) {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const algorithm = { name: 'AES-GCM', iv, additionalData: belonging(head, place) };
      const sealed = await crypto.subtle.encrypt(algorithm, await theKey(), await bytesOf(piece));
      await transact(['accounts', 'pieces'], 'readwrite', (at) => {
        at('pieces').put({ account: head.id, at: place, iv, sealed });
        at('accounts').put(head);
      });
    },
    async read(head) {
      const range = IDBKeyRange.bound([head.id, 0], [head.id, head.pieces - 1]);
      const stored = await transact(['pieces'], 'readonly', (at) =>
        fetched<{ at: number; iv: BufferSource; sealed: ArrayBuffer }[]>(at('pieces').getAll(range)),
      );
      const pieces: Blob[] = [];
      for (const { at, iv, sealed } of stored) {
        const algorithm = { name: 'AES-GCM', iv, additionalData: belonging(head, at) };
        pieces.push(new Blob([await crypto.subtle.decrypt(algorithm, await theKey(), sealed)]));
      }
      return new Blob(pieces, { type: head.mime });
    },
    erase,
  };
}

/** Made on this device, never to leave it: not even this page can read it out. */
async function keyOf(transact: Transact): Promise<CryptoKey> {
  const stored = (given?: CryptoKey) =>
    transact(['keys'], 'readwrite', (at) => {
      // The first one counts, whichever of two tabs has made it.
      if (given) at('keys').add(given, 'pieces').onerror = (event) => event.preventDefault();
      return fetched<CryptoKey | undefined>(at('keys').get('pieces'));
    });
  const key =
    (await stored()) ??
    (await stored(await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])));
  if (!key) throw new Error('no key');
  return key;
}

/** Sealed in with every piece: whoever moves it to another department, call or place cannot open it. */
function belonging({ id, department, ref }: Head, at: number): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify([department, ref, id, at]));
}

/** Blob.arrayBuffer is younger than the oldest webviews the page is for. */
function bytesOf(blob: Blob): Promise<ArrayBuffer> {
  return new Response(blob).arrayBuffer();
}
