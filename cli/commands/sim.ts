/** `holdout sim`: bots play whole games; one line of figures per mission. */
import { greedyBot, randomBot } from '@holdout/bots';
import type { Engine, Setup } from '@holdout/engine';
import { oneOf, parseOptions, UsageError, wholeNumber } from '../arguments.ts';
import { boxesNamed } from '../boxes.ts';
import { EXIT, type Command, type Io } from '../command.ts';
import { missionOf, missionsNamed, newEngine, type Listed } from '../editions.ts';
import { playGame, seeing, type Player } from '../games.ts';
import { startProgress } from '../progress.ts';
import { playersFor, seatsFor } from '../seats.ts';
import { variantsNamed } from '../variants.ts';

const BOTS = ['random', 'greedy'] as const;
type BotName = (typeof BOTS)[number];
const playerFor = (name: BotName, engine: Engine, seed: string): Player =>
  name === 'random' ? randomBot(seed) : seeing(engine, greedyBot);

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
    'sim [--mission <id|edition|all>] [--games N] [--bot random|greedy] [--heroes 4|5|6] [--boxes a,b] [--variant name=choice] [--seed S] [--json]',
  summary: 'Lets bots play and counts how it ends.',
  run(args, io) {
    const options = parseOptions(args, {
      values: ['mission', 'games', 'bot', 'heroes', 'boxes', 'variant', 'seed'],
      flags: ['json'],
    });
    const missions = missionsNamed(options.values['mission'] ?? 'all');
    const games = wholeNumber(options, 'games', 100, 1, 1_000_000);
    const bot = oneOf(options, 'bot', BOTS, 'greedy');
    const heroes = wholeNumber(options, 'heroes', 4, 4, 6);
    const seed = options.values['seed'] ?? 'sim';
    if (seed === '') throw new UsageError('--seed must not be empty.');
    const tasks = missions.map(({ edition, mission }) => {
      const choices = { ...boxesNamed(edition, options), ...variantsNamed(edition, options) };
      return { edition, mission, games, bot, heroes, seed, choices };
    });
    for (const task of tasks) {
      const figures = simulate(io, task);
      io.out(options.flags.has('json') ? JSON.stringify(figures) : inWords(figures));
    }
    return EXIT.fine;
  },
};

interface Task extends Listed {
  readonly choices?: Pick<Setup, 'boxes' | 'variants'>;
  readonly games: number;
  readonly bot: BotName;
  readonly heroes: number;
  readonly seed: string;
}

function simulate(io: Io, { edition, mission, games, bot, heroes, seed, choices }: Task): Figures {
  const engine = newEngine();
  const { players, heroesPerSeat } = missionOf(engine, edition, mission);
  const numbers = { players, heroesPerSeat };
  const setup: Setup = {
    edition: edition.id,
    mission,
    seats: seatsFor(edition, numbers, playersFor(edition, heroes, numbers)),
    ...choices,
  };
  const progress = startProgress(io, `mission ${mission}`);
  const began = io.now();
  const sum = { won: 0, lost: 0, stuck: 0, answers: 0, rounds: 0 };
  for (let i = 0; i < games; i++) {
    const game = `${seed}-${i}`;
    const { state, answers, stuck } = playGame(engine, setup, game, playerFor(bot, engine, game));
    sum.answers += answers;
    sum.rounds += state.round;
    if (stuck) sum.stuck++;
    else if (state.outcome?.result === 'won') sum.won++;
    else sum.lost++;
    progress.at((i + 1) / games);
  }
  progress.end();
  const seconds = Math.max(0.001, (io.now() - began) / 1000);
  return {
    mission,
    games,
    won: sum.won,
    lost: sum.lost,
    stuck: sum.stuck,
    answersPerGame: tenth(sum.answers / games),
    roundsPerGame: tenth(sum.rounds / games),
    gamesPerSecond: tenth(games / seconds),
  };
}

const tenth = (n: number): number => Math.round(n * 10) / 10;

const inWords = (f: Figures): string =>
  `mission ${f.mission}: ${f.won} won, ${f.lost} lost, ${f.stuck} stuck of ${f.games}; ` +
  `${f.answersPerGame} answers and ${f.roundsPerGame} rounds a game; ${f.gamesPerSecond} games a second`;
