/** `holdout bench`: how fast the engine is, with a checksum that tells whether it still plays the same games. */
import { randomBot } from '@holdout/bots';
import { formatSave, isRefusal, viewOf, type Engine, type Setup, type Truth } from '@holdout/engine';
import { parseOptions, wholeNumber } from '../arguments.ts';
import { EXIT, type Command, type Io } from '../command.ts';
import { allMissions, missionsNamed, newEngine, type Listed } from '../editions.ts';
import { playGame } from '@holdout/bots/measure';
import { startProgress } from '../progress.ts';
import { seatsFor } from '@holdout/bots/measure';

const USUAL_MISSION = '01';
const FIXED_GAMES = 50;
const CLONES = 20_000;
const COMPILES = 3;

export const benchCommand: Command = {
  name: 'bench',
  usage: 'bench [--mission id] [--seconds N] [--json]',
  summary: `Measures whole games a second (mission ${USUAL_MISSION}, four heroes, random bot, no events, one core).`,
  run(args, io) {
    const options = parseOptions(args, { values: ['mission', 'seconds'], flags: ['json'] });
    const [listed] = missionsNamed(options.values['mission'] ?? USUAL_MISSION);
    const figures = measure(io, wholeNumber(options, 'seconds', 5, 1, 600), listed);
    if (options.flags.has('json')) io.out(JSON.stringify(figures));
    else for (const [name, value] of Object.entries(figures)) io.out(`${name.padEnd(20)} ${value}`);
    return EXIT.fine;
  },
};

function measure(io: Io, seconds: number, { edition, mission }: Listed): { [name: string]: string | number } {
  const engine = newEngine();
  const setup: Setup = {
    edition: edition.id,
    mission,
    seats: seatsFor(edition, {}, 1),
  };
  const fixed = playFixed(engine, setup);
  const progress = startProgress(io, 'bench');
  const began = io.now();
  let games = 0;
  let answers = 0;
  while (io.now() - began < seconds * 1000) {
    answers += playGame(engine, setup, `bench-${games}`, randomBot(`bench-${games}`)).answers;
    games++;
    if (games % 20 === 0) progress.at((io.now() - began) / (seconds * 1000));
  }
  const spent = (io.now() - began) / 1000;
  progress.end();
  const built = buildTimes(io);
  const slowest = built.reduce((a, b) => (b.compileMs > a.compileMs ? b : a));
  return {
    mission,
    gamesPerSecond: Math.round(games / spent),
    games,
    seconds: Math.round(spent * 10) / 10,
    answersPerGame: Math.round((answers / games) * 10) / 10,
    checksum: fixed.checksum,
    cloneMicroseconds: cloneTime(io, engine, fixed.middle),
    stateBytes: fixed.stateBytes,
    saveBytes: fixed.saveBytes,
    compileMs: Math.round(slowest.compileMs * 100) / 100,
    slowestMission: slowest.mission,
    viewMs: Math.round(Math.max(...built.map((b) => b.viewMs)) * 100) / 100,
  };
}

interface Fixed {
  readonly checksum: string;
  readonly middle: Truth;
  readonly stateBytes: number;
  readonly saveBytes: number;
}

/** The same games every time: they warm the engine up, give the checksum, and the largest state and save. */
function playFixed(engine: Engine, setup: Setup): Fixed {
  let sum = 0x811c9dc5;
  let stateBytes = 0;
  let saveBytes = 0;
  let middle: Truth | undefined;
  for (let i = 0; i < FIXED_GAMES; i++) {
    const seed = `fixed-${i}`;
    const answers: string[] = [];
    const { state } = playGame(engine, setup, seed, randomBot(seed), (now, answer) => {
      answers.push(answer);
      if (answers.length % 25 !== 0) return;
      stateBytes = Math.max(stateBytes, JSON.stringify(now).length);
      if (answers.length === 50) middle = engine.clone(now);
    });
    saveBytes = Math.max(
      saveBytes,
      formatSave({ rules: state.rules, setup, seed, answers, rewinds: [] }).length,
    );
    for (const c of engine.hash(state)) sum = Math.imul(sum ^ c.charCodeAt(0), 0x01000193);
  }
  if (!middle) throw new Error('no game lasted 50 answers');
  return { checksum: (sum >>> 0).toString(16).padStart(8, '0'), middle, stateBytes, saveBytes };
}

function cloneTime(io: Io, engine: Engine, state: Truth): number {
  for (let i = 0; i < CLONES / 10; i++) engine.clone(state);
  const began = io.now();
  for (let i = 0; i < CLONES; i++) engine.clone(state);
  return Math.round(((io.now() - began) * 1000 * 100) / CLONES) / 100;
}

interface Built {
  readonly mission: string;
  readonly compileMs: number;
  /** Of one view, all doors open: what a door that opens costs. */
  readonly viewMs: number;
}

/** The best of a few for each mission, so that the machine's other work does not count. */
const buildTimes = (io: Io): Built[] =>
  allMissions().map((listed) => {
    const tries = Array.from({ length: COMPILES }, () => buildTime(io, listed));
    return {
      mission: listed.mission,
      compileMs: Math.min(...tries.map((t) => t.compileMs)),
      viewMs: Math.min(...tries.map((t) => t.viewMs)),
    };
  });

/** A fresh engine, because boards are compiled once per engine. */
function buildTime(io: Io, { edition, mission }: Listed): Built {
  const engine = newEngine();
  const began = io.now();
  const context = engine.contextOf({ edition: edition.id, mission, seats: [] });
  if (isRefusal(context)) throw new Error(context.refused);
  const compiled = io.now();
  const open = context.board.doors.map(() => 1);
  viewOf(context.board, open);
  return { mission, compileMs: compiled - began, viewMs: io.now() - compiled };
}
