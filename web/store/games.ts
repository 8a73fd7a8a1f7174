/** Stored games: each is its save, as text, so that a broken one can be handed back as it is and harms no other. */
import { formatSave, type Save } from '@holdout/engine';
import { GAMES } from './db.ts';
import { newId } from './ids.ts';
import { askToStay, keeper } from './storage.ts';

export interface StoredGame {
  readonly id: string;
  /** The save as JSON text; parsed only when the game is opened. */
  readonly text: string;
  readonly changed: number;
  /** Game this one branched off, if any. */
  readonly parent: string | null;
  /** Answers stored: a second tab that is behind must not overwrite the first. */
  readonly length: number;
}

/** Somebody else (another tab) has stored more of this game than we know of. */
export class TwoTabsError extends Error {}

export interface GameStore {
  list(): Promise<StoredGame[]>;
  get(id: string): Promise<StoredGame | undefined>;
  add(save: Save, parent?: string): Promise<string>;
  /** Stores a new version of a game that this tab has open. */
  put(id: string, save: Save): Promise<void>;
  delete(id: string): Promise<void>;
  /** Puts a deleted game back as it was. */
  restore(game: StoredGame): Promise<void>;
}

/** Version of each game that this tab stored last. */
const known = new Map<string, string>();

export const games: GameStore = {
  async list() {
    const all = await keeper.readAll<StoredGame>(GAMES);
    return all.sort((a, b) => b.changed - a.changed);
  },
  async get(id) {
    const game = await keeper.readOne<StoredGame>(GAMES, id);
    if (game) known.set(id, game.text);
    return game;
  },
  async add(save, parent) {
    const id = newId();
    await store(id, save, parent ?? null);
    askToStay();
    return id;
  },
  async put(id, save) {
    const stored = await keeper.readOne<StoredGame>(GAMES, id);
    if (stored && known.has(id) && stored.text !== known.get(id)) throw new TwoTabsError(id);
    await store(id, save, stored?.parent ?? null);
  },
  async delete(id) {
    await keeper.remove(GAMES, id);
  },
  async restore(game) {
    await keeper.write(GAMES, game);
  },
};

async function store(id: string, save: Save, parent: string | null): Promise<void> {
  const text = formatSave(save);
  const game: StoredGame = { id, text, changed: Date.now(), parent, length: save.answers.length };
  await keeper.write(GAMES, game);
  known.set(id, text);
}
