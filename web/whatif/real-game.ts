/** The game a what-if comes from, as far as it has been played; it is only looked at. */
import { isRefusal, parseSave, replay, type State } from '@holdout/engine';
import { engineOf } from '../editions/plugs.ts';
import { games } from '../store/games.ts';

export async function realState(game: string): Promise<State | undefined> {
  const stored = await games.get(game);
  const save = stored && parseSave(stored.text);
  if (!save || isRefusal(save)) return undefined;
  const engine = engineOf(save.setup.edition);
  const state = replay(engine, save);
  return isRefusal(state) ? undefined : engine.mask(state);
}
