/**
 * Makes the golden playthroughs anew: a kept game that is still won is only told again; otherwise the shortest of the
 * greedy bot's won games takes its place, or of its lost ones where it wins none. Run it when a rule changes, and read
 * what changed. `tsx cli/golden.ts dceased` makes those of one edition, `D3` that of one mission; `08 6 2000` lets the
 * captain try up to a hundred games of 08 with six heroes and 2,000 answers a turn, and keeps the first it wins.
 */
import { captainBot, greedyBot } from '@holdout/bots';
import { isRefusal, replay, type Decision, type Setup, type Truth } from '@holdout/engine';
import { EndlessGame, playGolden, type Golden, type Telling } from '@holdout/engine/testing';
import { missionsNamed, newEngine, type Listed } from './editions.ts';
import { hasGolden, readGolden, writeGolden } from './golden-files.ts';
import { storyOf } from './golden-story.ts';
import { tableFor } from '@holdout/bots/measure';

/** Games looked at; where none of them is won, on to the first that is. */
const TRIES = 40;
const MOST_TRIES = 400;
/** Games of the captain: what cannot be won in so many is not won fairly. */
const FAIR_TRIES = 100;
const engine = newEngine();

/** The kept game, if its answers still lead to a victory, under whatever rules it was played. */
function keptWin({ edition, mission }: Listed): Golden | undefined {
  if (!hasGolden(edition.id, mission)) return undefined;
  const { save } = readGolden(edition.id, mission);
  const end = replay(engine, { ...save, rules: edition.rules });
  if (isRefusal(end) || end.outcome?.result !== 'won') return undefined;
  const answers = [...save.answers];
  return playGolden(engine, save.setup, save.seed, () => answers.shift() ?? '', storyOf(edition.id));
}

function best({ edition, mission }: Listed): Golden {
  const seats = tableFor(engine, edition, mission, 4);
  const setup = { edition: edition.id, mission, seats };
  const story = storyOf(edition.id);
  let found: Golden | undefined;
  for (let i = 1; i <= TRIES || (i <= MOST_TRIES && !isWon(found)); i++) {
    const game = tryGame(setup, `golden ${i}`, (d, state) => greedyBot(engine, engine.mask(state), d), story);
    if (game && (!found || isBetter(game, found))) found = game;
  }
  if (!found) throw new Error(`no game of ${mission}`);
  return found;
}

/** A game the captain has won, if there is one: dice and cards as they fall, seen by nobody before. */
function fairWin({ edition, mission }: Listed, heroes: number, answers: number): Golden | undefined {
  const seats = tableFor(engine, edition, mission, heroes);
  const setup = { edition: edition.id, mission, seats };
  for (let i = 1; i <= FAIR_TRIES; i++) {
    const seed = `golden ${i}`;
    const captain = captainBot(seed, { answers });
    const choose: Choose = (d, state) => captain(engine, engine.mask(state), d);
    const game = tryGame(setup, seed, choose, storyOf(edition.id));
    process.stderr.write(`${mission}, game ${i}: ${game?.state.outcome?.result ?? 'without end'}\n`);
    if (isWon(game)) return game;
  }
  return undefined;
}

type Choose = (decision: Decision, state: Truth) => string;

function tryGame(setup: Setup, seed: string, choose: Choose, story: Telling): Golden | undefined {
  try {
    return playGolden(engine, setup, seed, choose, story);
  } catch (error) {
    if (error instanceof EndlessGame) return undefined;
    throw error;
  }
}

const isWon = (game: Golden | undefined): boolean => game?.state.outcome?.result === 'won';

const isBetter = (a: Golden, b: Golden): boolean =>
  isWon(a) !== isWon(b) ? isWon(a) : a.save.answers.length < b.save.answers.length;

const [named = 'all', heroes, budget] = process.argv.slice(2);
for (const listed of missionsNamed(named)) {
  const { edition, mission } = listed;
  const game =
    budget === undefined
      ? (keptWin(listed) ?? best(listed))
      : fairWin(listed, Number(heroes), Number(budget));
  if (!game) {
    process.stdout.write(`${mission}: not won in ${FAIR_TRIES} games; the kept one stays\n`);
    continue;
  }
  const { lines, save, state } = game;
  writeGolden(edition.id, mission, { lines, save });
  process.stdout.write(
    `${mission}: ${state.outcome?.result} in round ${state.round}, ${save.answers.length} answers\n`,
  );
}
