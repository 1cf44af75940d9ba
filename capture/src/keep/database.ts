/** IndexedDB in promises: as much of it as the page needs. */

const NAME = 'svc-capture';
type Stores = 'keys' | 'accounts' | 'pieces';

export function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('keys');
      request.result.createObjectStore('accounts', { keyPath: 'id' });
      request.result.createObjectStore('pieces', { keyPath: ['account', 'at'] });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('blocked'));
  });
}

/** Resolves once what was written is on the disk: a battery may be empty a moment later. */
export function inTransaction<T>(
  database: IDBDatabase,
  stores: Stores[],
  mode: 'readonly' | 'readwrite',
  work: (at: (store: Stores) => IDBObjectStore) => T | (() => T),
): Promise<T> {
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
