import type { Account } from '../account.ts';
import { own } from './ownership.ts';
import type { Head, Store } from './store.ts';

/** Every account that was begun and not delivered, on the device as far as it allows that, else in this page. */
export interface Shelf {
  /** Those of this department, the oldest first. */
  of(department: string | undefined): Account[];
  /** Those that wait for a session of another department. */
  elsewhere(department: string | undefined): Account[];
  /** A new account, or an earlier one that is added to; `said` is what it holds so far. */
  begin(account: Account, said?: Blob): void;
  /** Keeps a further piece of it. */
  add(account: Account, piece: Blob, ms: number): void;
  /** Keeps this as the whole of it. */
  rewrite(account: Account, whole: Blob): void;
  /** Waits until what was handed over is kept, or is known not to be. */
  settled(): Promise<void>;
  /** It was delivered, or is to be gone. */
  erase(account: Account): Promise<void>;
  /** Looks for what earlier pages of this device have left. */
  look(): Promise<void>;
  /** False once the device has refused to keep something: then only this page holds it. */
  safe(): boolean;
}

/** Earlier pieces are written in parts of this size when an account is opened again. */
const PART = 1024 * 1024;

export function createShelf(store: Store | undefined, changed: () => void): Shelf {
  const here = new Map<string, { account: Account; head: Head; release(): void }>();
  const asked = new Set<string>();
  let refused = store === undefined;
  let writing: Promise<void> = Promise.resolve();

  /** One after the other, so that a head never tells of pieces that are not there yet. */
  function write(work: (store: Store) => Promise<void>): void {
    if (!store) return;
    writing = writing.then(async () => {
      try {
        await work(store);
        if (refused) tellRefused(false);
      } catch {
        if (!refused) tellRefused(true);
      }
    });
  }

  function tellRefused(now: boolean): void {
    refused = now;
    changed();
  }

  function put(id: string, piece: Blob, change: Partial<Head>, at?: number): void {
    const entry = here.get(id);
    if (!entry) return;
    const place = at ?? entry.head.pieces;
    entry.head = { ...entry.head, ...change, pieces: Math.max(entry.head.pieces, place + 1), touchedAt: Date.now() };
    const { head } = entry;
    write((device) => device.write(head, piece, place));
  }

  async function adopt(head: Head): Promise<void> {
    // Until it was this page's turn, another may have delivered it or added to it.
    const current = await store?.find(head.id).catch(() => undefined);
    const kept = here.get(head.id);
    if (!current || !store || kept) return;
    here.set(head.id, { account: accountOf(current, store), head: current, release: () => {} });
    changed();
  }

  const list = (fits: (account: Account) => boolean) =>
    [...here.values()]
      .map(({ account }) => account)
      .filter(fits)
      .sort((a, b) => a.startedAt - b.startedAt);

  return {
    of: (department) => list((account) => account.department === department),
    elsewhere: (department) => list((account) => account.department !== department),
    begin(account, said) {
      asked.add(account.id);
      const release = here.get(account.id)?.release ?? own(account.id, () => {});
      here.set(account.id, { account, head: headOf(account), release });
      for (let start = 0; said && start < said.size; start += PART)
        put(account.id, said.slice(start, start + PART), { ms: (account.seconds ?? 0) * 1000 });
    },
    add: (account, piece, ms) => put(account.id, piece, { ms }),
    rewrite: (account, whole) => put(account.id, whole, {}, 0),
    settled: () => writing,
    async erase({ id }) {
      const entry = here.get(id);
      here.delete(id);
      changed();
      // After what is still being written, or it would come back.
      write((device) => device.erase(id));
      await writing;
      entry?.release();
    },
    async look() {
      for (const head of (await store?.list(Date.now()).catch(() => [])) ?? []) {
        if (here.has(head.id) || asked.has(head.id)) continue;
        asked.add(head.id);
        const release = own(head.id, () => void adopt(head).then(() => keepRelease(head.id, release)));
      }
    },
    safe: () => !refused,
  };

  function keepRelease(id: string, release: () => void): void {
    const entry = here.get(id);
    if (entry) entry.release = release;
    else release();
  }
}

function headOf({ id, department, ref, mime, startedAt, seconds, replaces }: Account): Head {
  return {
    id,
    department: department ?? '',
    ref: ref ?? '',
    mime,
    startedAt,
    touchedAt: startedAt,
    ms: (seconds ?? 0) * 1000,
    pieces: 0,
    ...(replaces ? { replaces } : {}),
  };
}

function accountOf(head: Head, store: Store): Account {
  const { id, mime, startedAt, department, ref, ms, replaces } = head;
  return {
    id,
    mime,
    startedAt,
    ...(mime.startsWith('audio/') ? { seconds: Math.round(ms / 100) / 10 } : {}),
    ...(department ? { department } : {}),
    ...(ref ? { ref } : {}),
    ...(replaces ? { replaces } : {}),
    load: () => store.read(head),
  };
}
