/** Gives games of earlier versions the form of today, those that nobody plays; fetched where there are any. */
import type { Save } from '@holdout/engine';
import { exactSave, isText, played, type GameHead, type StoredGame, type Told } from './game-rows.ts';
import { forget, remember, writeGame } from './game-shelf.ts';
import { games } from './games.ts';
import { whileFree } from './hold.ts';

interface Retold {
  readonly save: Save;
  readonly told: Told;
}

/** A game with all that belongs to it now; undefined if it cannot be played again. */
type Retell = (game: StoredGame, save: Save) => Promise<Retold | undefined>;

export async function renew(heads: readonly GameHead[], retell: Retell): Promise<void> {
  for (const head of heads) {
    const game = await games.get(head.id);
    const save = game && exactSave(game.text);
    const now = save && (await retell(game, save));
    if (now) await whileFree(head.id, () => renewed(game, now));
    else if (save && isText(head)) await whileFree(head.id, () => renewed(game, { save, told: [] }));
  }
}

/** In one transaction, and only if the game is still the one that was read; if it fails, all is as it was. */
async function renewed(game: StoredGame, now: Retold): Promise<void> {
  const { id, version, changed } = game;
  remember(id, { version, answers: [] });
  try {
    await writeGame(played(id, now.save, now.told, changed, game));
  } catch {
    // Another time, then: the form of before is read as well.
  }
  forget(id);
}
