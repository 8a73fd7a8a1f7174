/**
 * Where tables are kept. A table is a header that never changes and entries numbered from 1; the storage knows neither
 * their meaning nor the game. Implemented by sqlite.ts and postgres.ts, which pass one suite (testing/storage-suite.ts).
 */

/** A table as it is first stored. */
interface NewTable {
  readonly id: string;
  readonly title: string;
  /** Text of the storage's user, kept as it is. */
  readonly header: string;
}

export interface StoredTable extends NewTable {
  /** Number of the last entry, 0 when there is none. */
  readonly head: number;
}

export interface StoredEntry {
  readonly seq: number;
  readonly body: string;
}

export interface Snapshot {
  /** Entry after which it was taken. */
  readonly seq: number;
  readonly body: string;
}

/** A line of the list of tables, the last changed first. */
export interface ListedTable {
  readonly id: string;
  readonly title: string;
  readonly head: number;
  /** Milliseconds since 1970. */
  readonly changed: number;
}

export type Appended = 'ok' | 'conflict' | 'unknown';

export interface Listener {
  /** A table has entries up to `head` that another process wrote. Wake-ups may get lost: see `heads`. */
  wake(id: string, head: number): void;
  /** A passing message of another process, never stored. */
  signal(id: string, text: string): void;
  /** Wake-ups may have been lost, for instance while the connection was down. */
  missed(): void;
}

/** What those who run a server ask for; tables themselves do not. */
export interface Upkeep {
  /** Bytes it takes on the disk. */
  bytes(): Promise<number>;
  /** Ids of tables that nobody has written to since then (milliseconds since 1970), the longest untouched first. */
  untouched(since: number, most: number): Promise<readonly string[]>;
  /** Ids of tables with that text in their header or in an entry. */
  mentioning(text: string, most: number): Promise<readonly string[]>;
  /** Puts other texts in the place of entries and header, all or none; the snapshot goes, it may hold what stood there. */
  rewrite(id: string, entries: readonly StoredEntry[], header: string): Promise<void>;
  /** Something all processes share, under a name; it may be changed. */
  note(name: string): Promise<string | undefined>;
  putNote(name: string, body: string): Promise<void>;
  /** Reads all there is, without keeping anybody waiting; says what is wrong with it. */
  inspect(): Promise<readonly string[]>;
}

/** What is kept beside tables, each kind on a shelf of its own: what a gallery says of its packs, and the packs. */
export const SHELVES = ['gallery', 'packs'] as const;
export type ShelfName = (typeof SHELVES)[number];

/** Something with a name that may be changed, as long as whoever changes it has seen what is there. */
export interface Piece {
  readonly id: string;
  /** Counts its changes, from 1. */
  readonly rev: number;
  readonly body: string;
}

export interface Shelves {
  piece(shelf: ShelfName, id: string): Promise<Piece | undefined>;
  /** In the order of their names, so many after one of them; `''` comes before the first. */
  pieces(shelf: ShelfName, after: string, most: number): Promise<readonly Piece[]>;
  /** As change number `expected + 1`, if `expected` is still the last; 0: there is none yet. */
  putPiece(shelf: ShelfName, id: string, expected: number, body: string): Promise<'ok' | 'conflict'>;
  dropPiece(shelf: ShelfName, id: string): Promise<boolean>;
}

export interface Storage extends Upkeep, Shelves {
  create(table: NewTable): Promise<'ok' | 'exists'>;
  read(id: string): Promise<StoredTable | undefined>;
  /** Entries with numbers above `after`, in order. */
  entries(id: string, after: number): Promise<readonly StoredEntry[]>;
  /** The entries with these numbers, in order; those there are. */
  entriesAt(id: string, seqs: readonly number[]): Promise<readonly StoredEntry[]>;
  /** Adds an entry as number `expected + 1`, if `expected` is still the last; durable when it resolves with ok. */
  append(id: string, expected: number, body: string): Promise<Appended>;
  /** Last entry numbers of these tables; the unknown are left out. */
  heads(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  list(most: number): Promise<readonly ListedTable[]>;
  /** Ids of all tables in order, so many after one of them; `''` comes before the first. */
  ids(after: string, most: number): Promise<readonly string[]>;
  count(): Promise<number>;
  rename(id: string, title: string): Promise<boolean>;
  /** Removes a table with all that belongs to it. */
  forget(id: string): Promise<boolean>;
  /** A snapshot is a cache: an older one never replaces a newer one. */
  putSnapshot(id: string, snapshot: Snapshot): Promise<void>;
  snapshot(id: string): Promise<Snapshot | undefined>;
  /** When something becomes due at a table that nobody may have open then; undefined: nothing does. */
  setDue(id: string, at: number | undefined): Promise<void>;
  /** Ids of tables at which something was due by then, the longest due first. */
  due(by: number, most: number): Promise<readonly string[]>;
  /** Keeps something under a name for all processes, once: gives what is kept, of whoever came first. */
  keepOnce(name: string, body: string): Promise<string>;
  /** Sends a passing message to the other processes; nobody waits for it, and it may get lost. */
  signal(id: string, text: string): void;
  /** Tells of what other processes do; gives the way to stop. */
  listen(listener: Listener): () => void;
  /** Writes something and takes it away again; fails when nothing can be stored. */
  check(): Promise<void>;
  close(): Promise<void>;
}
