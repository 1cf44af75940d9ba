/** IndexedDB in promises: as much of it as the page needs. */

const NAME = 'svc-capture';
type Stores = 'keys' | 'accounts' | 'pieces';
type Mode = 'readonly' | 'readwrite';
type Work<T> = (at: (store: Stores) => IDBObjectStore) => T | (() => T);

/** One transaction, through whichever connection there is. */
export type Transact = <T>(stores: Stores[], mode: Mode, work: Work<T>) => Promise<T>;

/** Some webviews never answer the first time they are asked; they may the second. */
const PATIENCE_MS = 10_000;

/** `closed` is told when the system has closed it behind the page's back. */
export function openDatabase(closed: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    let wanted = true;
    const late = setTimeout(() => {
      wanted = false;
      reject(new Error('no answer'));
    }, PATIENCE_MS);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('keys');
      request.result.createObjectStore('accounts', { keyPath: 'id' });
      request.result.createObjectStore('pieces', { keyPath: ['account', 'at'] });
    };
    request.onsuccess = () => {
      clearTimeout(late);
      if (!wanted) return request.result.close();
      request.result.onclose = closed;
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('blocked'));
  });
}

/** Resolves once what was written is on the disk: a battery may be empty a moment later. */
export function inTransaction<T>(database: IDBDatabase, stores: Stores[], mode: Mode, work: Work<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(stores, mode, mode === 'readwrite' ? { durability: 'strict' } : {});
    const result = work((store) => transaction.objectStore(store));
    transaction.oncomplete = () => resolve(typeof result === 'function' ? (result as () => T)() : result);
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
  });
}

/** What a request will have found once its transaction is complete. */
export function fetched<T>(request: IDBRequest): () => T {
  return () => request.result as T;
}
