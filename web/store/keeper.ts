/**
 * Keeps rows on disk, and what the disk refuses in the tab: a full disk or a private window never stops a game, it only
 * raises the banner. What waits in the tab is tried again with every later write; a game waits as a whole, so whatever
 * of it was refused goes to disk together with what came after.
 */
import type { Row, Shelf } from './db.ts';
import type { Trouble } from './health.ts';

export interface Keeper {
  /** The same shelf, with what waits for it in the tab. */
  keeping<T extends Listed, Listed extends Row = T>(disk: Shelf<T, Listed>): Shelf<T, Listed>;
  /** Tries to put on disk what waits; true when nothing waits any more. */
  retry(): Promise<boolean>;
}

/** One row that is on its way. */
interface Waiting {
  /** Something would be lost without it; false for a removal. */
  readonly unkept: boolean;
  put(): Promise<void>;
  done(): void;
}

/** `troubleOf`: null for an error that is no fault of the disk; it goes to whoever wanted to write. */
export function createKeeper(
  troubleOf: (error: unknown) => Trouble | null,
  tell: (health: { trouble: Trouble | null; unkept: number }) => void,
): Keeper {
  const waiting = new Set<Waiting>();
  let trouble: Trouble | null = null;

  const report = (now: Trouble | null): void => {
    trouble = now;
    tell({ trouble, unkept: [...waiting].filter((w) => w.unkept).length });
  };

  async function retry(): Promise<boolean> {
    for (const one of waiting) {
      try {
        await one.put();
      } catch (error) {
        const now = troubleOf(error);
        // Another tab has gone on with it: what is here stays here, and the others have their turn.
        if (!now) continue;
        report(now);
        return false;
      }
      one.done();
    }
    report(waiting.size > 0 ? trouble : null);
    return waiting.size === 0;
  }

  function keeping<T extends Listed, Listed extends Row>(disk: Shelf<T, Listed>): Shelf<T, Listed> {
    /** By id; null = to be removed. */
    const rows = new Map<string, { readonly row: T | null; readonly way: Waiting }>();

    const wait = (id: string, row: T | null): Waiting => {
      const way: Waiting = {
        unkept: row !== null,
        put: () => (row ? disk.write(row) : disk.remove(id)),
        done() {
          waiting.delete(way);
          // A newer version may have come while this one was being written.
          if (rows.get(id)?.way === way) rows.delete(id);
        },
      };
      const older = rows.get(id);
      if (older) waiting.delete(older.way);
      rows.set(id, { row, way });
      waiting.add(way);
      return way;
    };

    async function keep(id: string, row: T | null): Promise<void> {
      const older = rows.get(id);
      const way = wait(id, row);
      try {
        await way.put();
      } catch (error) {
        const now = troubleOf(error);
        if (now) return report(now);
        way.done();
        if (older) wait(id, older.row);
        throw error;
      }
      way.done();
      if (trouble) await retry();
    }

    const reading = async <R>(read: () => Promise<R>, instead: R): Promise<R> => {
      try {
        return await read();
      } catch (error) {
        report(troubleOf(error) ?? trouble);
        return instead;
      }
    };

    return {
      async readAll() {
        const stored = await reading<Listed[]>(() => disk.readAll(), []);
        const here = [...rows.values()].flatMap(({ row }) => (row ? [row] : []));
        return [...stored.filter(({ id }) => !rows.has(id)), ...here];
      },
      async readOne(id) {
        const here = rows.get(id);
        return here ? (here.row ?? undefined) : reading(() => disk.readOne(id), undefined);
      },
      write: (row) => keep(row.id, row),
      remove: (id) => keep(id, null),
    };
  }

  return { keeping, retry };
}
