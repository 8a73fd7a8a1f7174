/** Online tables this browser belongs to: what opens them, and what the list says of them. */
import { shelfOf, TABLES } from './db.ts';
import { askToStay, keeper } from './storage.ts';

export interface KnownTable {
  readonly id: string;
  readonly title: string;
  readonly edition: string;
  readonly mission: string;
  /** Name one sat down with last. */
  readonly name: string;
  /** Secrets of the chairs that are played on this screen. */
  readonly secrets: readonly string[];
  /** The host's secret, where one is the host. */
  readonly host: string | null;
  /** Links the host has handed out, by chair. */
  readonly links: { readonly [chair: number]: string };
  /** Secret for watching, of a private table whose host one is. */
  readonly watch: string | null;
  /** The browser calls this person to that table. */
  readonly called: boolean;
  /** Names of people one does not want to hear here. */
  readonly muted: readonly string[];
  readonly changed: number;
}

export type Change = Partial<Omit<KnownTable, 'id'>> | ((now: KnownTable) => Partial<Omit<KnownTable, 'id'>>);

const kept = keeper.keeping(shelfOf<KnownTable>(TABLES));

let changing: Promise<unknown> = Promise.resolve();

const NEW = {
  title: '',
  edition: '',
  mission: '',
  name: '',
  secrets: [],
  host: null,
  links: {},
  watch: null,
  called: false,
  muted: [],
};

export const tables = {
  async list(): Promise<KnownTable[]> {
    const all = await kept.readAll();
    return all.sort((a, b) => b.changed - a.changed);
  },
  get: (id: string): Promise<KnownTable | undefined> => kept.readOne(id),
  /** One change after the other: a later one that was meant for an earlier table would undo what came between. */
  change(id: string, change: Change): Promise<KnownTable> {
    const done = changing.then(async () => {
      const before = { ...NEW, ...(await tables.get(id)), id, changed: Date.now() };
      const now = { ...before, ...(typeof change === 'function' ? change(before) : change) };
      await kept.write(now);
      askToStay();
      return now;
    });
    changing = done.catch(() => undefined);
    return done;
  },
  restore: (table: KnownTable): Promise<void> => kept.write(table),
  forget: (id: string): Promise<void> => kept.remove(id),
};
