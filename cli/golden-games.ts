/** Games worth keeping as golden ones: the kept one if it is still won, else the shortest a bot wins. */
import { boldBot, captainBot, greedyBot, type Bot } from '@holdout/bots';
import {
  isRefusal,
  replay,
  type Decision,
  type Engine,
  type Save,
  type Setup,
  type Truth,
} from '@holdout/engine';
import { EndlessGame, playGolden, type Golden } from '@holdout/engine/testing';
import { storyOf } from './golden-story.ts';

/** Games looked at; where none of them is won, on to the first that is. */
const TRIES = 40;
const MOST_TRIES = 400;
/** Games of a fair player, unless it is told to try longer. */
export const FAIR_TRIES = 100;

const BOLD = 'bold';

/** The bold player, or the captain with so many simulated answers for a turn. */
const fairPlayer = (player: string, seed: string): Bot =>
  player === BOLD ? boldBot : captainBot(seed, { answers: Number(player) });

/** The kept game, if its answers still lead to a victory, under whatever rules it was played. */
export function wonAgain(engine: Engine, kept: Save, setup: Setup = kept.setup): Golden | undefined {
  const rules = engine.editions.get(setup.edition)?.rules ?? kept.rules;
  const end = replay(engine, { ...kept, setup, rules });
  if (isRefusal(end) || end.outcome?.result !== 'won') return undefined;
  const answers = [...kept.answers];
  return playGolden(engine, setup, kept.seed, () => answers.shift() ?? '', storyOf(setup.edition));
}

export function bestGame(engine: Engine, setup: Setup): Golden {
  let found: Golden | undefined;
  for (let i = 1; i <= TRIES || (i <= MOST_TRIES && !isWon(found)); i++) {
    const game = tryGame(engine, setup, `golden ${i}`, (d, state) =>
      greedyBot(engine, engine.mask(state), d),
    );
    if (game && (!found || isBetter(game, found))) found = game;
  }
  if (!found) throw new Error('no game of it comes to an end');
  return found;
}

/** A game this player has won, if there is one: dice and cards as they fall, seen by nobody before. */
export function fairWin(
  engine: Engine,
  setup: Setup,
  player: string,
  tries: number,
  name: string,
): Golden | undefined {
  for (let i = 1; i <= tries; i++) {
    const seed = `golden ${i}`;
    const bot = fairPlayer(player, seed);
    const game = tryGame(engine, setup, seed, (d, state) => bot(engine, engine.mask(state), d));
    process.stderr.write(`${name}, game ${i}: ${game?.state.outcome?.result ?? 'without end'}\n`);
    if (isWon(game)) return game;
  }
  return undefined;
}

type Choose = (decision: Decision, state: Truth) => string;

function tryGame(engine: Engine, setup: Setup, seed: string, choose: Choose): Golden | undefined {
  try {
    return playGolden(engine, setup, seed, choose, storyOf(setup.edition));
  } catch (error) {
    if (error instanceof EndlessGame) return undefined;
    throw error;
  }
}

const isWon = (game: Golden | undefined): boolean => game?.state.outcome?.result === 'won';

const isBetter = (a: Golden, b: Golden): boolean =>
  isWon(a) !== isWon(b) ? isWon(a) : a.save.answers.length < b.save.answers.length;
