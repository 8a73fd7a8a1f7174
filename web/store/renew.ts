/** Gives games of earlier versions the form of today, those that nobody plays; fetched where there are any. */
import type { Save } from '@holdout/engine';
import { exactSave, played, type TextRow } from './game-rows.ts';
import { forget, remember, writeGame } from './game-shelf.ts';
import { whileFree } from './hold.ts';

export async function renew(games: readonly TextRow[]): Promise<void> {
  for (const game of games) {
    const save = exactSave(game.text);
    if (save) await whileFree(game.id, () => renewed(game, save));
  }
}

/** In one transaction, and only if the game is still the one that was read; if it fails, all is as it was. */
async function renewed(game: TextRow, save: Save): Promise<void> {
  const { id, text, changed } = game;
  remember(id, { version: text, answers: [] });
  try {
    await writeGame(played(id, save, changed, game));
  } catch {
    // Another time, then: the form of before is read as well.
  }
  forget(id);
}
