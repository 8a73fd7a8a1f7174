/** Games of earlier versions get what they lack, for rules to come; fetched where there are any. */
import { isRefusal } from '@holdout/engine';
import { engineFor } from '../editions/load.ts';
import { retold } from '../play/local-table.ts';
import type { GameHead } from '../store/games.ts';
import { renew } from '../store/renew.ts';
import { playersAt } from '../words/players.ts';
import { tellerOf } from '../words/teller.ts';

export const renewGames = (heads: readonly GameHead[]): Promise<void> =>
  renew(heads, async ({ players }, save) => {
    const { edition, seats } = save.setup;
    const engine = await engineFor(edition);
    if (isRefusal(engine)) return undefined;
    const played = retold(engine, save, tellerOf(edition, playersAt(seats, players).names));
    return isRefusal(played) ? undefined : played;
  });
