/** The browser's own database, as promises. Every failure reaches the caller: nothing is lost silently. */
const NAME = 'holdout';
const VERSION = 3;
export const GAMES = 'games';
export const SHEETS = 'sheets';
/** What the list of games shows of each, so that it need not be played again. */
export const BRIEFS = 'briefs';
/** Online tables this browser belongs to, with their secrets. */
export const TABLES = 'tables';
const STORES = [GAMES, SHEETS, BRIEFS, TABLES];

export interface Row {
  readonly id: string;
}

/** A place that keeps rows by their id. */
export interface Shelf {
  readAll<T extends Row>(store: string): Promise<T[]>;
  readOne<T extends Row>(store: string, id: string): Promise<T | undefined>;
  write(store: string, row: Row): Promise<void>;
  remove(store: string, id: string): Promise<void>;
}

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    // Where storage is switched off, even touching `indexedDB` throws; inside here that is a rejection.
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      const there = request.result.objectStoreNames;
      for (const store of STORES)
        if (!there.contains(store)) request.result.createObjectStore(store, { keyPath: 'id' });
    };
    request.onsuccess = () => {
      const db = request.result;
      const forget = (): void => {
        opened = undefined;
      };
      db.onclose = forget;
      // A newer page wants to change the database: let it, and open again when needed.
      db.onversionchange = () => {
        db.close();
        forget();
      };
      resolve(db);
    };
    request.onerror = () => reject(request.error ?? new Error('the browser keeps no database'));
    request.onblocked = () => reject(new Error('another tab holds an older database open'));
  });
  // Whatever was wrong may be over by the next time.
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

async function within<T>(
  store: string,
  mode: IDBTransactionMode,
  act: (s: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const db = await open();
  return new Promise((resolve, reject) => {
    // Strict: the promise resolves only when the change is on disk.
    const transaction = db.transaction(store, mode, { durability: 'strict' });
    const request = act(transaction.objectStore(store));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => reject(transaction.error ?? new Error('not stored'));
    transaction.onabort = () => reject(transaction.error ?? new Error('not stored'));
  });
}

export const disk: Shelf = {
  readAll: <T extends Row>(store: string) =>
    within<T[]>(store, 'readonly', (s) => s.getAll() as IDBRequest<T[]>),
  readOne: <T extends Row>(store: string, id: string) =>
    within<T | undefined>(store, 'readonly', (s) => s.get(id) as IDBRequest<T | undefined>),
  async write(store, row) {
    await within(store, 'readwrite', (s) => s.put(row));
  },
  async remove(store, id) {
    await within(store, 'readwrite', (s) => s.delete(id));
  },
};
