import { type Account, tenths } from '../../../shared/account.ts';
import { own } from './ownership.ts';
import type { Head, Store } from './store.ts';

/** Every account that was begun and not delivered, on the device as far as it allows that, else in this page. */
export interface Shelf {
  /** Those that belong to one of these, the oldest first. */
  of(audiences: readonly string[]): Account[];
  /** A new account, or an earlier one that is added to; `said` is what it holds so far. */
  begin(account: Account, said?: Blob): void;
  /** Keeps a further piece of it. */
  add(account: Account, piece: Blob, ms: number): void;
  /** Keeps this as the whole of it. */
  rewrite(account: Account, whole: Blob): void;
  /** Waits until what was handed over is kept, or is known not to be; not for a device that does not answer. */
  settled(): Promise<void>;
  /** It was delivered, or is to be gone. */
  erase(account: Account): Promise<void>;
  /** Looks for what earlier pages of this device have left for one of these. */
  look(audiences: readonly string[]): Promise<void>;
  /** False while there is something that the device has not taken: then only this page holds it. */
  safe(): boolean;
}

/** Earlier pieces are written in parts of this size when an account is opened again. */
const PART = 1024 * 1024;
/** A device that has not answered by then may never do so. */
const PATIENCE_MS = 3_000;

type Work = (store: Store) => Promise<void>;

export function createShelf(store: Store | undefined, changed: () => void): Shelf {
  const here = new Map<string, { account: Account; head: Head; release(): void }>();
  const asked = new Set<string>();
  let refused = store === undefined;
  /** What the device is still to do, account by account. What failed stays in front until it has worked. */
  const due = new Map<string, Work[]>();
  let writing: Promise<void> | undefined;

  function write(id: string, work: Work): void {
    if (!store) return;
    due.set(id, [...(due.get(id) ?? []), work]);
    void catchUp();
  }

  function catchUp(): Promise<void> {
    if (store && due.size > 0) writing ??= workThrough(store);
    return writing ?? Promise.resolve();
  }

  /** One after the other, so that a head never tells of pieces that are not there yet. */
  async function workThrough(device: Store): Promise<void> {
    const failed = new Set<string>();
    const next = () => [...due].find(([id]) => !failed.has(id));
    for (let found = next(); found; found = next()) {
      const [id, [first]] = found;
      const late = setTimeout(() => tellRefused(true), PATIENCE_MS);
      try {
        await first?.(device);
        const left = (due.get(id) ?? []).filter((one) => one !== first);
        if (left.length > 0) due.set(id, left);
        else due.delete(id);
      } catch {
        // It may have been taken back meanwhile, for something that can still be tried.
        if (due.get(id)?.[0] === first) failed.add(id);
        tellRefused(true);
      } finally {
        clearTimeout(late);
      }
    }
    writing = undefined;
    tellRefused(due.size > 0);
  }

  function tellRefused(now: boolean): void {
    if (refused === now) return;
    refused = now;
    changed();
  }

  function put(id: string, piece: Blob, change: Partial<Head> = {}, at?: number): void {
    const entry = here.get(id);
    if (!entry) return;
    const place = at ?? entry.head.pieces;
    entry.head = { ...entry.head, ...change, pieces: Math.max(entry.head.pieces, place + 1), touchedAt: Date.now() };
    const { head } = entry;
    write(id, (device) => device.write(head, piece, place));
  }

  async function lookForMore(audiences: readonly string[]): Promise<void> {
    for (const head of (await store?.list(audiences, Date.now()).catch(() => [])) ?? []) {
      if (here.has(head.id) || asked.has(head.id)) continue;
      asked.add(head.id);
      const release = own(head.id, () => void adopt(head).then(() => keepRelease(head.id, release)));
    }
  }

  async function adopt(head: Head): Promise<void> {
    // Until it was this page's turn, another may have delivered it or added to it.
    const current = await store?.find(head).catch(() => undefined);
    const kept = here.get(head.id);
    if (!current || !store || kept) return;
    here.set(head.id, { account: accountOf(current, store), head: current, release: () => {} });
    changed();
  }

  return {
    of: (audiences) =>
      [...here.values()]
        .map(({ account }) => account)
        .filter(({ audience }) => audiences.includes(audience))
        .sort((a, b) => a.startedAt - b.startedAt),
    begin(account, said) {
      asked.add(account.id);
      const release = here.get(account.id)?.release ?? own(account.id, () => {});
      here.set(account.id, { account, head: headOf(account), release });
      for (let start = 0; said && start < said.size; start += PART) put(account.id, said.slice(start, start + PART));
    },
    add: (account, piece, ms) => put(account.id, piece, { seconds: tenths(ms) }),
    rewrite(account, whole) {
      due.delete(account.id);
      put(account.id, whole, {}, 0);
    },
    async settled() {
      await soon(catchUp());
      if (due.size > 0) tellRefused(true);
    },
    async erase({ id }) {
      const entry = here.get(id);
      here.delete(id);
      changed();
      due.delete(id);
      // After what is just being written, or it would come back; and no other tab gets it before it is gone.
      write(id, async (device) => {
        await device.erase(id);
        entry?.release();
      });
      await soon(catchUp());
    },
    look: (audiences) => soon(lookForMore(audiences)),
    safe: () => !refused,
  };

  function keepRelease(id: string, release: () => void): void {
    const entry = here.get(id);
    if (entry) entry.release = release;
    else release();
  }
}

async function soon(work: Promise<void>): Promise<void> {
  let late: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise<void>((resolve) => {
    late = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([work, enough]);
  clearTimeout(late);
}

function headOf({ id, audience, ref, mime, startedAt, seconds, replaces }: Account): Head {
  return {
    id,
    audience,
    ref: ref ?? '',
    mime,
    startedAt,
    touchedAt: startedAt,
    pieces: 0,
    ...(seconds === undefined ? {} : { seconds }),
    ...(replaces ? { replaces } : {}),
  };
}

function accountOf(head: Head, store: Store): Account {
  const { id, mime, startedAt, audience, ref, seconds, replaces } = head;
  return {
    id,
    mime,
    startedAt,
    audience,
    earlier: true,
    ...(seconds === undefined ? {} : { seconds }),
    ...(ref ? { ref } : {}),
    ...(replaces ? { replaces } : {}),
    load: () => store.read(head),
  };
}
