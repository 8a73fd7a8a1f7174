/** Plays the chairs that belong to bots, with the greedy player, on what the table may see. */
import { greedyBot, randomBot } from '@holdout/bots';
import type { Decision } from '@holdout/engine';
import { chairsFor, isBots, isSeated } from './chairs.ts';
import { agreeTo, type Agreed } from './decide.ts';
import type { Fold } from './fold.ts';
import { isPaper } from './paper.ts';
import { isNo, type Refused } from './refusals.ts';

/** The bot whose turn it is; none while a person may answer. */
function dueBot(fold: Fold): { chair: number; decision: Decision } | undefined {
  if (fold.closed || isPaper(fold.game)) return undefined;
  const decision = fold.engine.decisionOf(fold.game.state);
  if (!decision) return undefined;
  const entitled = chairsFor(fold.seating, fold.game.state, decision);
  if (entitled.some((i) => isSeated(fold.seating, i))) return undefined;
  const chair = entitled.find((i) => isBots(fold.seating, i));
  return chair === undefined ? undefined : { chair, decision };
}

export const botAnswer = {
  isDue: (fold: Fold): boolean => dueBot(fold) !== undefined,

  /** A bot that fails is told about and replaced by a throw of dice, so that the game goes on. */
  agree(fold: Fold, failed: (failure: unknown) => void): Agreed | Refused | undefined {
    const due = dueBot(fold);
    if (!due || isPaper(fold.game)) return undefined;
    const { engine, game } = fold;
    const masked = engine.mask(game.state);
    try {
      const answer = greedyBot(engine, masked, due.decision);
      const agreed = agreeTo(fold, due.chair, answer);
      if (!isNo(agreed) || agreed.refused === 'table.full') return agreed;
      throw new Error(`a bot answered ${answer}: ${agreed.refused}`);
    } catch (failure) {
      failed(failure);
      return agreeTo(fold, due.chair, randomBot(engine.hash(masked))(due.decision));
    }
  },
};
