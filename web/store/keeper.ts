/**
 * Keeps rows on disk, and what the disk refuses in the tab: a full disk or a private window never stops a game, it only
 * raises the banner. What waits in the tab is tried again with every later write.
 */
import type { Row, Shelf } from './db.ts';
import type { Trouble } from './health.ts';

export interface Keeper extends Shelf {
  /** Tries to put on disk what waits; true when nothing waits any more. */
  retry(): Promise<boolean>;
}

export function createKeeper(
  disk: Shelf,
  troubleOf: (error: unknown) => Trouble,
  tell: (health: { trouble: Trouble | null; unkept: number }) => void,
): Keeper {
  /** By store and id; null = to be removed. */
  const waiting = new Map<string, Map<string, Row | null>>();
  let trouble: Trouble | null = null;

  const shelfOf = (store: string): Map<string, Row | null> => {
    let shelf = waiting.get(store);
    if (!shelf) waiting.set(store, (shelf = new Map<string, Row | null>()));
    return shelf;
  };
  const count = (): number =>
    [...waiting.values()].reduce((n, shelf) => n + [...shelf.values()].filter(Boolean).length, 0);
  const report = (now: Trouble | null): void => {
    trouble = now;
    tell({ trouble, unkept: count() });
  };
  const reading = async <T>(read: () => Promise<T>, instead: T): Promise<T> => {
    try {
      return await read();
    } catch (error) {
      report(troubleOf(error));
      return instead;
    }
  };
  const put = (store: string, id: string, row: Row | null): Promise<void> =>
    row ? disk.write(store, row) : disk.remove(store, id);

  async function keep(store: string, id: string, row: Row | null): Promise<void> {
    shelfOf(store).set(id, row);
    try {
      await put(store, id, row);
    } catch (error) {
      report(troubleOf(error));
      return;
    }
    // A newer version may have come while this one was being written.
    if (shelfOf(store).get(id) === row) shelfOf(store).delete(id);
    if (trouble) await retry();
  }

  async function retry(): Promise<boolean> {
    for (const [store, shelf] of waiting) {
      for (const [id, row] of shelf) {
        try {
          await put(store, id, row);
        } catch (error) {
          report(troubleOf(error));
          return false;
        }
        if (shelf.get(id) === row) shelf.delete(id);
      }
    }
    report(null);
    return true;
  }

  return {
    async readAll<T extends Row>(store: string) {
      const stored = await reading(() => disk.readAll<T>(store), []);
      const shelf = shelfOf(store);
      const here = [...shelf.values()].filter((row) => row !== null) as T[];
      return [...stored.filter((row) => !shelf.has(row.id)), ...here];
    },
    async readOne<T extends Row>(store: string, id: string) {
      const here = shelfOf(store).get(id);
      if (here !== undefined) return (here ?? undefined) as T | undefined;
      return reading(() => disk.readOne<T>(store, id), undefined);
    },
    write: (store, row) => keep(store, row.id, row),
    remove: (store, id) => keep(store, id, null),
    retry,
  };
}
