import type { Page } from 'playwright-core';

export interface Kept {
  /** As IndexedDB holds them. */
  accounts: { id: string; department: string; ref: string; pieces: number; seconds?: number; touchedAt: number }[];
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
export function keptOn(page: Page): Promise<Kept> {
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
