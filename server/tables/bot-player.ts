/** Plays the chairs that belong to bots, on what the table may see: captains in a thread of their own, the others at once. */
import { greedyBot, isThinker, randomBot } from '@holdout/bots';
import type { SeatPlayer } from '@holdout/bots/seats';
import type { Decision } from '@holdout/engine';
import { chairsFor, isBots, isSeated } from './chairs.ts';
import { agreeTo, type Agreed } from './decide.ts';
import type { Fold } from './fold.ts';
import { isPaper } from './paper.ts';
import { isNo, type Refused } from './refusals.ts';
import type { TableHelp } from './table-help.ts';

type Thinking = Pick<TableHelp, 'think' | 'trouble'>;

interface Thought {
  readonly player: SeatPlayer;
  readonly answer: string;
}

/** Another may have been called to the chair meanwhile. */
const thoughtBy = (player: SeatPlayer | undefined, thought: Thought | undefined): string | undefined =>
  thought && thought.player === player ? thought.answer : undefined;

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

  /** What a captain makes of it; undefined where none is due, or it has come to nothing: then the plain player answers. */
  async thought(fold: Fold, table: string, { think, trouble }: Thinking): Promise<Thought | undefined> {
    const due = dueBot(fold);
    const { player } = due ? fold.seating.chairs[due.chair] : {};
    if (!due || !player || !isThinker(player) || isPaper(fold.game)) return undefined;
    try {
      const seen = fold.engine.mask(fold.game.state);
      return { player, answer: await think(player, `${table} ${due.chair}`, seen) };
    } catch (failure) {
      trouble(failure as Error);
      return undefined;
    }
  },

  /** A bot that fails is told about and replaced by a throw of dice, so that the game goes on. */
  agree(
    fold: Fold,
    thought: Thought | undefined,
    failed: (failure: unknown) => void,
  ): Agreed | Refused | undefined {
    const due = dueBot(fold);
    if (!due || isPaper(fold.game)) return undefined;
    const { engine, game } = fold;
    const masked = engine.mask(game.state);
    const atRandom = (): string => randomBot(engine.hash(masked))(due.decision);
    const { player } = fold.seating.chairs[due.chair];
    try {
      const answer =
        thoughtBy(player, thought) ??
        (player === 'random' ? atRandom() : greedyBot(engine, masked, due.decision));
      const agreed = agreeTo(fold, due.chair, answer);
      if (!isNo(agreed) || agreed.refused === 'table.full') return agreed;
      throw new Error(`a bot answered ${answer}: ${agreed.refused}`);
    } catch (failure) {
      failed(failure);
      return agreeTo(fold, due.chair, atRandom());
    }
  },
};
