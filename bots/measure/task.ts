/** What is measured: a mission played so many times by one bot. Plain data, for threads. */
import { isRefusal, type Engine, type Refusal, type Save, type Setup } from '@holdout/engine';
import { greedyBot } from '../greedy.ts';
import { playoutBot } from '../playout/playout.ts';
import { playGame, seeing, type Player } from './games.ts';
import { tableFor } from './seats.ts';
import { watch, type GameReport } from './watch.ts';

/** Those who remember nothing: any game can be played again alone. */
const MEASURERS = { greedy: greedyBot, playout: playoutBot } as const;
type Measurer = keyof typeof MEASURERS;

export interface MeasureTask {
  readonly edition: string;
  readonly mission: Setup['mission'];
  readonly heroes: number;
  readonly bot: Measurer;
  /** The nth game is played by the seed `<seed>-<n>`. */
  readonly seed: string;
  /** Who plays, in order, and then the heroes of the box in theirs. */
  readonly team?: readonly string[];
  /** Sheets of heroes who do not play in the end are left out. */
  readonly choices?: Omit<Setup, 'edition' | 'mission' | 'seats'>;
}

/** Who sits where, or nothing where the mission is not for so many. */
export function setupFor(engine: Engine, task: MeasureTask): Setup | Refusal | undefined {
  const { edition, mission, heroes, team, choices = {} } = task;
  const context = engine.contextOf({ edition, mission, seats: [], ...choices });
  if (isRefusal(context)) return context;
  const seats = tableFor(engine, context.edition, mission, heroes, team, choices);
  const playing = seats.flat();
  if (playing.length !== heroes) return undefined;
  const { sheets = [], ...others } = choices;
  const own = sheets.filter(({ id }) => playing.includes(id));
  const setup = { edition, mission, seats, ...(own.length > 0 ? { sheets: own } : {}), ...others };
  return context.edition.refuseSetup(setup, context.mission) ? anyway(setup) : setup;
}

/** So few heroes as the edition never deals: a file can be told to, so that its games are games like any other. */
const anyway = (setup: Setup): Setup =>
  typeof setup.mission === 'object' && setup.mission !== null && !Array.isArray(setup.mission)
    ? { ...setup, mission: { ...setup.mission, heroesPerSeat: setup.seats[0]?.length ?? 1, players: [1, 6] } }
    : setup;

/** Plays any game of the task. */
export function measuredGames(engine: Engine, task: MeasureTask, setup: Setup): (nth: number) => GameReport {
  const player = seeing(engine, MEASURERS[task.bot]);
  return (nth) => watch(engine, setup, `${task.seed}-${nth}`, nth, player);
}

/** The nth game as a save, to be looked at. */
export function measuredSave(engine: Engine, task: MeasureTask, setup: Setup, nth: number): Save {
  const seed = `${task.seed}-${nth}`;
  const player: Player = seeing(engine, MEASURERS[task.bot]);
  const answers: string[] = [];
  const { state } = playGame(engine, setup, seed, player, (_state, answer) => answers.push(answer));
  return { rules: state.rules, setup: state.setup, seed, answers, rewinds: [] };
}
