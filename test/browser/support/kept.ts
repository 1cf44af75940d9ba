import type { Frame, Page } from 'playwright-core';

export interface Kept {
  /** As IndexedDB holds them. */
  accounts: { id: string; audience: string; ref: string; pieces: number; seconds?: number; touchedAt: number }[];
  pieces: number;
  /** The weight of the pieces. */
  bytes: number;
  /** Whether any stored byte could be read as what it is. */
  readable: boolean;
  /** Everything that is stored as text. */
  text: string;
  extractable: boolean | undefined;
}

/** What the device holds of accounts, looked at from outside the page's own code. */
export function keptOn(page: Page | Frame): Promise<Kept> {
  return page.evaluate(async () => {
    const all = <T>(database: IDBDatabase, store: string) =>
      new Promise<T[]>((resolve, reject) => {
        const request = database.transaction(store).objectStore(store).getAll();
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'svc-capture'))
      return { accounts: [], pieces: 0, bytes: 0, readable: false, text: '', extractable: undefined };
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('svc-capture');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const accounts = await all<Kept['accounts'][number]>(database, 'accounts');
    const pieces = await all<{ sealed: ArrayBuffer }>(database, 'pieces');
    const [key] = await all<CryptoKey>(database, 'keys');
    database.close();
    const bytes = pieces.map(({ sealed }) => String.fromCharCode(...new Uint8Array(sealed)));
    return {
      accounts,
      pieces: pieces.length,
      bytes: pieces.reduce((sum, { sealed }) => sum + sealed.byteLength, 0),
      readable: bytes.some((piece) => ['webm', 'Opus', '\u001aEß£'].some((mark) => piece.includes(mark))),
      text: JSON.stringify(accounts),
      extractable: key?.extractable,
    };
  });
}

/** Changes what is stored, as somebody with the device in hand could. */
export function tamper(page: Page, change: Record<string, unknown>): Promise<void> {
  return page.evaluate(
    (given) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('svc-capture');
        request.onsuccess = () => {
          const transaction = request.result.transaction('accounts', 'readwrite');
          const accounts = transaction.objectStore('accounts');
          accounts.getAll().onsuccess = ({ target }) => {
            for (const head of (target as IDBRequest).result) accounts.put({ ...head, ...given });
          };
          transaction.oncomplete = () => {
            request.result.close();
            resolve();
          };
          transaction.onerror = () => reject(transaction.error);
        };
      }),
    change,
  );
}

/** The pieces that open with some key of the device, as a department's page of before would have opened them. */
export function openedWithDeviceAlone(page: Page, department: string): Promise<string[]> {
  return page.evaluate(async (of) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('svc-capture');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    // biome-ignore lint/suspicious/noExplicitAny: rows as they lie there
    const all = (store: string): Promise<any[]> =>
      new Promise((resolve) => {
        const request = database.transaction(store).objectStore(store).getAll();
        request.onsuccess = () => resolve(request.result);
      });
    const [keys, heads, pieces] = await Promise.all(['keys', 'accounts', 'pieces'].map(all));
    database.close();
    if (!keys?.length || !heads?.length || !pieces?.length) throw new Error('nothing is kept');
    const opened: string[] = [];
    for (const { account, at, iv, sealed } of pieces) {
      const head = heads.find(({ id }) => id === account);
      for (const belonging of [
        [head.ref, account, at],
        [of, head.ref, account, at],
      ]) {
        const additionalData = new TextEncoder().encode(JSON.stringify(belonging));
        for (const key of keys)
          await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, key, sealed).then(
            () => opened.push(account),
            () => undefined,
          );
      }
    }
    return opened;
  }, department);
}

/** Keeps a typed account as the page did before there were audiences. */
export function keptByDepartment(page: Page, told: { department: string; ref: string; text: string }): Promise<void> {
  return page.evaluate(async ({ department, ref, text }) => {
    const bytes = (content: string) => new TextEncoder().encode(content);
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const additionalData = bytes(JSON.stringify([department, ref, 'earlier', 0]));
    const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, bytes(text));
    const now = Date.now();
    const head = { id: 'earlier', department, ref, mime: 'text/plain', startedAt: now, touchedAt: now, pieces: 1 };
    await new Promise<void>((resolve, reject) => {
      const request = indexedDB.open('svc-capture', 1);
      request.onsuccess = () => {
        const transaction = request.result.transaction(['keys', 'accounts', 'pieces'], 'readwrite');
        transaction.objectStore('keys').put(key, 'pieces');
        transaction.objectStore('accounts').put(head);
        transaction.objectStore('pieces').put({ account: 'earlier', at: 0, iv, sealed });
        transaction.oncomplete = () => {
          request.result.close();
          resolve();
        };
        transaction.onerror = () => reject(transaction.error);
      };
    });
  }, told);
}
