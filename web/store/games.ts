/** Stored games. What is read is a text, so that a broken game can be handed back as it is and harms no other. */
import { formatSave, isRefusal, parseSave, type Save } from '@holdout/engine';
import {
  exactSave,
  originOf,
  played,
  type GameHead,
  type Origin,
  type StoredGame,
  type Told,
} from './game-rows.ts';
import { forget, gameShelf, remember } from './game-shelf.ts';
import { newId } from './ids.ts';
import { forgetReview } from './reviews.ts';
import { askToStay, keeper } from './storage.ts';

export type { GameHead, StoredGame } from './game-rows.ts';
export { TwoTabsError } from './game-shelf.ts';

export interface GameStore {
  /** Newest first. Answers are not read for it. */
  list(): Promise<GameHead[]>;
  get(id: string): Promise<StoredGame | undefined>;
  /** To be played in this tab: from now on what others store of it is noticed. */
  open(id: string): Promise<StoredGame | undefined>;
  /** Every game with all it holds. */
  all(): Promise<StoredGame[]>;
  /** Players of a game that branches off are those of the game it comes from. */
  add(save: Save, from?: Partial<Origin>, told?: Told): Promise<string>;
  /** Stores a new version of a game that this tab has open: only what differs is written. */
  put(id: string, save: Save, told: Told): Promise<void>;
  delete(id: string): Promise<void>;
  /** Puts a deleted game back as it was. */
  restore(game: Omit<StoredGame, 'version'>): Promise<void>;
}

const kept = keeper.keeping(gameShelf);

/** Of the games that began in this tab: a disk that has none of a game cannot tell where it comes from. */
const origins = new Map<string, Origin>();
const NO_ORIGIN: Origin = { parent: null };

export const games: GameStore = {
  async list() {
    const all = await kept.readAll();
    return all.sort((a, b) => b.changed - a.changed);
  },
  async get(id) {
    const game = await kept.readOne(id);
    if (!game || !('save' in game)) return game;
    const { save, ...head } = game;
    return { ...head, text: formatSave(save), version: '' };
  },
  async open(id) {
    const game = await games.get(id);
    // One that waits in this tab has no version yet; what is known of the disk stays known.
    if (game?.version) {
      const save = parseSave(game.text);
      // Where it is not known of every answer what was told, the next version is written whole.
      const isWhole = !isRefusal(save) && game.told.length > save.answers.length;
      remember(id, { version: game.version, answers: isWhole ? save.answers : [] });
    }
    return game;
  },
  async all() {
    const list = await games.list();
    const all = await Promise.all(list.map(({ id }) => games.get(id)));
    return all.filter((game) => game !== undefined);
  },
  async add(save, { parent = null, players, bots } = {}, told = []) {
    const id = newId();
    const before = parent === null ? undefined : await kept.readOne(parent);
    const origin = originOf({ parent, players: players ?? before?.players, bots: bots ?? before?.bots });
    origins.set(id, origin);
    await kept.write(played(id, save, told, Date.now(), origin));
    askToStay();
    return id;
  },
  put: (id, save, told) => kept.write(played(id, save, told, Date.now(), origins.get(id) ?? NO_ORIGIN)),
  async delete(id) {
    await kept.remove(id);
    await forgetReview(id);
    forget(id);
  },
  async restore(game) {
    forget(game.id);
    const save = exactSave(game.text);
    await kept.write(
      save ? played(game.id, save, game.told, game.changed, game) : { ...game, version: game.text },
    );
  },
};
