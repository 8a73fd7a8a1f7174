/** The browser's own database, as promises. Every failure reaches the caller: nothing is lost silently. */
const NAME = 'holdout';
const VERSION = 7;
/** Of each game its beginning and small facts; of those stored by earlier versions the whole, as text. */
export const GAMES = 'games';
/** The answers of the games, each a row of its own, by game and number. */
export const ANSWERS = 'answers';
export const SHEETS = 'sheets';
/** What the list of games shows of each, so that it need not be played again. */
export const BRIEFS = 'briefs';
/** Online tables this browser belongs to, with their secrets. */
export const TABLES = 'tables';
/** What the coach has found in a game. */
export const REVIEWS = 'reviews';
/** Packs being made in the workshop, as they are now. */
export const PROJECTS = 'projects';
/** What led to them, each step a row of its own, by project and number. */
export const STEPS = 'steps';
/** What bots made of their missions, by project and mission. */
export const MEASURED = 'measured';
const KEYS = {
  [GAMES]: 'id',
  [SHEETS]: 'id',
  [BRIEFS]: 'id',
  [TABLES]: 'id',
  [REVIEWS]: 'id',
  [PROJECTS]: 'id',
  [MEASURED]: 'id',
  [ANSWERS]: ['game', 'seq'],
  [STEPS]: ['project', 'seq'],
};

export interface Row {
  readonly id: string;
}

/** A place that keeps rows by their id; a list of all may tell less of each. */
export interface Shelf<T extends Listed, Listed extends Row = T> {
  readAll(): Promise<Listed[]>;
  readOne(id: string): Promise<T | undefined>;
  write(row: T): Promise<void>;
  remove(id: string): Promise<void>;
}

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    // Where storage is switched off, even touching `indexedDB` throws; inside here that is a rejection.
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      const there = request.result.objectStoreNames;
      for (const [store, keyPath] of Object.entries(KEYS))
        if (!there.contains(store)) request.result.createObjectStore(store, { keyPath });
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

/**
 * What `act` asks for and changes happens together or not at all. Resolves when it is done, and strict: what was changed
 * is on disk by then. Whatever goes wrong takes everything back.
 */
export async function together<T>(
  stores: string | string[],
  mode: IDBTransactionMode,
  act: (transaction: IDBTransaction) => () => T,
): Promise<T> {
  const db = await open();
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(stores, mode, { durability: 'strict' });
    const result = act(transaction);
    transaction.oncomplete = () => resolve(result());
    transaction.onabort = () => reject(transaction.error ?? new Error('not stored'));
  });
}

/** Looks at one row and changes what follows from it, with nobody in between. An error of `change` is the caller's. */
export async function changeFrom<T>(
  stores: string[],
  from: { readonly store: string; readonly id: string },
  change: (there: T | undefined, transaction: IDBTransaction) => void,
): Promise<void> {
  let wrong: unknown;
  const done = together(stores, 'readwrite', (transaction) => {
    const looking = transaction.objectStore(from.store).get(from.id) as IDBRequest<T | undefined>;
    looking.onsuccess = () => {
      try {
        change(looking.result, transaction);
      } catch (error) {
        wrong = error;
        transaction.abort();
      }
    };
    return () => undefined;
  });
  await done.catch((error: unknown) => {
    throw wrong ?? error;
  });
}

function within<T>(
  store: string,
  mode: IDBTransactionMode,
  act: (s: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  return together(store, mode, (transaction) => {
    const request = act(transaction.objectStore(store));
    return () => request.result;
  });
}

export const readRows = <T extends Row>(store: string): Promise<T[]> =>
  within<T[]>(store, 'readonly', (s) => s.getAll() as IDBRequest<T[]>);

/** Rows of one kind on disk. */
export const shelfOf = <T extends Row>(store: string): Shelf<T> => ({
  readAll: () => readRows<T>(store),
  readOne: (id) => within<T | undefined>(store, 'readonly', (s) => s.get(id) as IDBRequest<T | undefined>),
  async write(row) {
    await within(store, 'readwrite', (s) => s.put(row));
  },
  async remove(id) {
    await within(store, 'readwrite', (s) => s.delete(id));
  },
});
