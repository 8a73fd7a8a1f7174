/** `holdout fuzz`: random games over all missions and numbers of players, checked after every answer. */
import { numbersFrom, randomBot } from '@holdout/bots';
import { formatSave, itemAt, nthVariants, type Engine, type Setup } from '@holdout/engine';
import { parseOptions, wholeNumber } from '../arguments.ts';
import { EXIT, type Command, type Io } from '../command.ts';
import { allMissions, missionOf, newEngine } from '../editions.ts';
import { MAX_ANSWERS, playGame } from '@holdout/bots/measure';
import { startProgress } from '../progress.ts';
import { seatsFor } from '@holdout/bots/measure';
import { whatIsBroken } from '../soundness.ts';

const FOREVER = 1_000_000_000;

export const fuzzCommand: Command = {
  name: 'fuzz',
  usage: 'fuzz [--seconds N] [--games N] [--seed S]',
  summary: 'Plays random games and checks every state; writes the game down when something is broken.',
  run(args, io) {
    const options = parseOptions(args, { values: ['seconds', 'games', 'seed'] });
    const byGames = options.values['games'] !== undefined;
    const games = wholeNumber(options, 'games', FOREVER, 1, FOREVER);
    const seconds = wholeNumber(options, 'seconds', byGames ? FOREVER : 60, 1, FOREVER);
    const seed = options.values['seed'] ?? io.freshSeed();
    return fuzz(io, { games, seconds, seed });
  },
};

interface Task {
  readonly games: number;
  readonly seconds: number;
  readonly seed: string;
}

function fuzz(io: Io, { games, seconds, seed }: Task): number {
  const engine = newEngine();
  const progress = startProgress(io, 'fuzz');
  const began = io.now();
  const elapsed = (): number => (io.now() - began) / 1000;
  let played = 0;
  let answers = 0;
  while (played < games && elapsed() < seconds) {
    const game = `${seed}-${played}`;
    const setup = setupFor(engine, played, game);
    const failure = playChecked(engine, setup, game);
    answers += failure.answers.length;
    if (failure.broken) {
      progress.end();
      return report(io, engine, setup, game, failure);
    }
    played++;
    progress.at(Math.max(played / games, elapsed() / seconds));
  }
  progress.end();
  io.out(`${played} games, ${answers} answers, nothing broken (seed ${seed}, ${elapsed().toFixed(1)} s)`);
  return EXIT.fine;
}

/** Missions in turn; numbers of players, heroes and variants at random. */
function setupFor(engine: Engine, n: number, seed: string): Setup {
  const below = numbersFrom(`setup-${seed}`);
  const all = allMissions();
  const { edition, mission } = itemAt(all, n % all.length);
  const { players: [least, most] = [1, 6], heroesPerSeat } = missionOf(engine, edition, mission);
  const heroes = edition.sheets.map((s) => s.id);
  for (let i = heroes.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [heroes[i], heroes[j]] = [itemAt(heroes, j), itemAt(heroes, i)];
  }
  const seats = seatsFor(edition, { heroesPerSeat }, least + below(most - least + 1), heroes);
  return { edition: edition.id, mission, seats, ...nthVariants(edition, below(2)) };
}

interface Checked {
  readonly answers: readonly string[];
  readonly broken: string;
}

function playChecked(engine: Engine, setup: Setup, seed: string): Checked {
  const answers: string[] = [];
  const { stuck, fault } = playGame(engine, setup, seed, randomBot(seed), (state, answer) => {
    answers.push(answer);
    const broken = whatIsBroken(engine.gameOf(state));
    if (broken.length > 0) throw new Error(broken.join('; '));
  });
  return { answers, broken: stuck ? (fault ?? `no end after ${MAX_ANSWERS} answers`) : '' };
}

function report(io: Io, engine: Engine, setup: Setup, seed: string, { answers, broken }: Checked): number {
  const path = `holdout-fuzz-${seed}.json`;
  const rules = engine.editions.get(setup.edition)?.rules ?? '';
  io.write(path, formatSave({ rules, setup, seed, answers, rewinds: [] }));
  io.err(`Broken in mission ${String(setup.mission)} after ${answers.length} answers: ${broken}`);
  io.err(`The game is in ${path}; "holdout replay ${path}" plays it again.`);
  return EXIT.failed;
}
