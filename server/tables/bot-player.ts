/**
 * Plays the chairs that belong to bots, on what the table may see: at once where that is cheap; captains, and whoever plays
 * what players have made up, in a thread of their own.
 */
import { greedyBot, isThinker, randomBot } from '@holdout/bots';
import type { SeatPlayer } from '@holdout/bots/seats';
import type { Decision } from '@holdout/engine';
import { chairsFor, isBots, isSeated } from './chairs.ts';
import { agreeTo, type Agreed } from './decide.ts';
import type { Fold } from './fold.ts';
import { isOfTheBox } from './foreign.ts';
import { isPaper } from './paper.ts';
import { isNo, type Refused } from './refusals.ts';
import type { TableHelp } from './table-help.ts';

type Thinking = Pick<TableHelp, 'think' | 'trouble'>;

interface Thought {
  readonly player: SeatPlayer;
  readonly answer: string;
}

/** Another may have been called to the chair meanwhile. */
const thoughtBy = (player: SeatPlayer, thought: Thought | undefined): string | undefined =>
  thought?.player === player ? thought.answer : undefined;

const playerOf = ({ seating }: Fold, chair: number): SeatPlayer => seating.chairs[chair]?.player ?? 'greedy';

/** A mission that somebody has made may take any time to think of. */
const thinksElsewhere = ({ header }: Fold, player: SeatPlayer): boolean =>
  isThinker(player) || (player !== 'random' && !isOfTheBox(header.setup));

/** No other answer would be better, or nobody waits for another try. */
const FINAL = ['table.full', 'answer.too-much-work'];

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

  /** What is thought of it elsewhere; undefined where nothing is, or it has come to nothing: then it is answered at once. */
  async thought(fold: Fold, table: string, { think, trouble }: Thinking): Promise<Thought | undefined> {
    const due = dueBot(fold);
    const player = due && playerOf(fold, due.chair);
    if (!player || !thinksElsewhere(fold, player) || isPaper(fold.game)) return undefined;
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
    const player = playerOf(fold, due.chair);
    const byDice = player === 'random' || !isOfTheBox(fold.header.setup);
    try {
      const answer =
        thoughtBy(player, thought) ?? (byDice ? atRandom() : greedyBot(engine, masked, due.decision));
      const agreed = agreeTo(fold, due.chair, answer);
      if (!isNo(agreed) || FINAL.includes(agreed.refused)) return agreed;
      throw new Error(`a bot answered ${answer}: ${agreed.refused}`);
    } catch (failure) {
      failed(failure);
      return agreeTo(fold, due.chair, atRandom());
    }
  },
};
