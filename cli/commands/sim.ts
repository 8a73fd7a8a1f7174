/** `holdout sim`: bots play whole games; one line of figures per mission. */
import { oneOf, parseOptions, UsageError, wholeNumber, type Options } from '../arguments.ts';
import { boxesNamed } from '../boxes.ts';
import { EXIT, type Command, type Io } from '../command.ts';
import type { HeroSheet } from '@holdout/engine';
import { broughtBy, packIn, type Brought } from '../brought.ts';
import { missionsNamed, type Listed } from '../editions.ts';
import { startProgress } from '../progress.ts';
import { Hand, HandGone, playByCrew } from '../study/crew.ts';
import { NOTHING, withEnding, type Tally } from '../study/tally.ts';
import { BOTS, gamesOf, type Ending, type Task } from '../study/task.ts';
import { variantsNamed } from '../variants.ts';

/** Simulated answers for a hero's turn: about a quarter of a second. */
const USUAL_BUDGET = 1000;

interface Figures {
  readonly mission: string;
  readonly games: number;
  readonly won: number;
  readonly lost: number;
  readonly stuck: number;
  readonly answersPerGame: number;
  readonly roundsPerGame: number;
  readonly gamesPerSecond: number;
}

export const simCommand: Command = {
  name: 'sim',
  usage:
    'sim [--mission <id|edition|all>] [--file <pack or mission>] [--team a,b] [--games N] [--bot random|playout|greedy|bold|captain] [--budget N] [--heroes 1-6] [--workers N] [--boxes a,b] [--variant name=choice] [--seed S] [--json]',
  summary:
    'Lets bots play and counts how it ends; --budget: answers the captain simulates for a turn; --workers: threads that share the games.',
  run(args, io) {
    const options = parseOptions(args, {
      values: [
        'mission',
        'file',
        'team',
        'games',
        'bot',
        'budget',
        'heroes',
        'workers',
        'boxes',
        'variant',
        'seed',
      ],
      flags: ['json'],
    });
    const games = wholeNumber(options, 'games', 100, 1, 1_000_000);
    const bot = oneOf(options, 'bot', BOTS, 'greedy');
    const budget = wholeNumber(options, 'budget', USUAL_BUDGET, 1, 10_000_000);
    if (options.values['budget'] !== undefined && bot !== 'captain')
      throw new UsageError('--budget is how long the captain thinks: say --bot captain with it.');
    const heroes = wholeNumber(options, 'heroes', 4, 1, 6);
    const workers = wholeNumber(options, 'workers', 1, 1, 256);
    const seed = options.values['seed'] ?? 'sim';
    if (seed === '') throw new UsageError('--seed must not be empty.');
    const team = options.values['team']?.split(',') ?? [];
    const tasks = playedMissions(options, io).map(({ edition, mission, brought }): Task => {
      const choices = { ...boxesNamed(edition, options), ...variantsNamed(edition, options) };
      if (!brought) return { mission, bot, budget, heroes, seed, choices, team: known(team, edition.sheets) };
      const sheets = brought.sheets.filter((s) => team.includes(s.id));
      const named = known(team, [...edition.sheets, ...sheets]);
      return { mission, bot, budget, heroes, seed, choices, team: named, brought: { ...brought, sheets } };
    });
    const tell = (figures: Figures): void =>
      io.out(options.flags.has('json') ? JSON.stringify(figures) : inWords(figures));
    return workers === 1 ? playHere(tasks, games, io, tell) : playTogether(tasks, games, workers, io, tell);
  },
};

/** Missions of the box, or those of a file. */
function playedMissions(options: Options, io: Io): readonly (Listed & { brought?: Brought })[] {
  const { file, mission } = options.values;
  if (file === undefined) return missionsNamed(mission ?? 'all');
  const read = packIn(file, io);
  if ('faults' in read) throw new UsageError(read.faults.join('\n'));
  const all = broughtBy(read.pack);
  const found = mission === undefined ? all : all.filter((m) => m.mission === mission);
  if (found.length > 0) return found;
  const ids = all.map((m) => m.mission).join(', ');
  throw new UsageError(
    `${file} has no mission${mission === undefined ? '' : ` "${mission}"`}. It has ${ids || 'none'}.`,
  );
}

/** The team in this order; nobody who does not play there. */
function known(team: readonly string[], sheets: readonly HeroSheet[]): readonly string[] {
  const stranger = team.find((id) => !sheets.some((s) => s.id === id));
  if (stranger === undefined) return team;
  throw new UsageError(`There is no hero "${stranger}". Say some of ${sheets.map((s) => s.id).join(', ')}.`);
}

type Tell = (figures: Figures) => void;

function playHere(tasks: readonly Task[], games: number, io: Io, tell: Tell): number {
  for (const task of tasks) {
    const count = counting(task, games, io);
    const play = gamesOf(task);
    for (let nth = 0; nth < games; nth++) count.add(play(nth));
    tell(count.figures());
  }
  return EXIT.fine;
}

/** Whoever stops it half-way gets the missions that are done: of the others, short games would be all that counts. */
async function playTogether(
  tasks: readonly Task[],
  games: number,
  workers: number,
  io: Io,
  tell: Tell,
): Promise<number> {
  const crew = Array.from({ length: workers }, () => new Hand());
  const dismiss = (): Promise<unknown> => Promise.all(crew.map((hand) => hand.dismiss()));
  const heed = io.whenStopped(() => void dismiss());
  try {
    for (const task of tasks) {
      const count = counting(task, games, io);
      await playByCrew(crew, task, games, (ending) => count.add(ending));
      tell(count.figures());
    }
    return EXIT.fine;
  } catch (failure) {
    if (!(failure instanceof HandGone)) throw failure;
    io.err('Stopped. What was played of the last mission is not counted.');
    return EXIT.stopped;
  } finally {
    heed.end();
    await dismiss();
  }
}

interface Count {
  add(ending: Ending): void;
  figures(): Figures;
}

function counting({ mission }: Task, games: number, io: Io): Count {
  const progress = startProgress(io, `mission ${mission}`);
  const began = io.now();
  let tally = NOTHING;
  return {
    add(ending) {
      tally = withEnding(tally, ending);
      progress.at(tally.games / games);
    },
    figures() {
      progress.end();
      return figuresOf(mission, tally, Math.max(0.001, (io.now() - began) / 1000));
    },
  };
}

const figuresOf = (
  mission: string,
  { games, won, lost, stuck, answers, rounds }: Tally,
  seconds: number,
): Figures => ({
  mission,
  games,
  won,
  lost,
  stuck,
  answersPerGame: tenth(answers / games),
  roundsPerGame: tenth(rounds / games),
  gamesPerSecond: tenth(games / seconds),
});

const tenth = (n: number): number => Math.round(n * 10) / 10;

const inWords = (f: Figures): string =>
  `mission ${f.mission}: ${f.won} won, ${f.lost} lost, ${f.stuck} stuck of ${f.games}; ` +
  `${f.answersPerGame} answers and ${f.roundsPerGame} rounds a game; ${f.gamesPerSecond} games a second`;
