/**
 * Finds a playthrough that wins, for the kept ones: it plays every round many times with the dice as they will fall and
 * goes on from the best. That is no player (it sees the future), only proof that a mission can be won.
 */
import {
  itemAt,
  numberAt,
  enduranceOf,
  isRefusal,
  type Engine,
  type Game,
  type Setup,
  type Truth,
} from '@holdout/engine';
import { aimsOf, zonesOf } from './plain/aims.ts';
import { greedyWith } from './greedy.ts';
import { numbersFrom, type Below } from './prng.ts';
import { distancesTo } from './plain/routes.ts';
import { wishesOf } from './plain/words.ts';
import { senseOf } from './sense.ts';

interface Effort {
  /** Positions kept after each round. */
  readonly width: number;
  /** Ways each of them is played on. */
  readonly tries: number;
  readonly rounds: number;
  /** Worth of a token, as against about 20 for a hero. */
  readonly boldness: number;
}

interface Course {
  readonly state: Truth;
  readonly answers: readonly string[];
  readonly worth: number;
}

/** Players of different tempers find different ways. */
const PLAYERS = [0.2, 0.5, 1, 2].flatMap((caution) =>
  [true, false].flatMap((holds) => [0, 6].map((arming) => greedyWith({ caution, holds, arming }))),
);
/** How often, in percent, a turn's choice is left to chance. */
const WHIMS = [0, 4, 10, 20];
const WHIM_PROMPTS = ['turn', 'activate'];

/** The answers of a game that is won, if one was found. */
export function findWin(
  engine: Engine,
  setup: Setup,
  seed: string,
  effort: Effort,
): readonly string[] | undefined {
  const start = engine.newGame(setup, seed);
  if (isRefusal(start)) return undefined;
  const below = numbersFrom(`foresight-${seed}`);
  let courses: Course[] = [{ state: start, answers: [], worth: 0 }];
  for (let round = 0; round < effort.rounds && courses.length > 0; round++) {
    const next = new Map<string, Course>();
    for (const course of courses) {
      for (let i = 0; i < effort.tries; i++) {
        const played = playRound(engine, course, i, effort.boldness, below);
        const { outcome } = played.state;
        if (outcome?.result === 'won') return played.answers;
        if (!outcome) next.set(engine.hash(played.state), played);
      }
    }
    courses = select([...next.values()], effort.width);
  }
  return undefined;
}

/** The best, but not all of one kind: a position with fewer tokens and more heroes may get further. */
function select(courses: Course[], width: number): Course[] {
  const kept = new Map<number, number>();
  const kind = ({ state }: Course): number => state.objectives.filter((o) => o.taken >= 0).length;
  const best = courses
    .sort((a, b) => b.worth - a.worth)
    .filter((course) => {
      const n = (kept.get(kind(course)) ?? 0) + 1;
      kept.set(kind(course), n);
      return n <= Math.ceil(width / 2);
    });
  return best.slice(0, width);
}

function playRound(engine: Engine, from: Course, nth: number, boldness: number, below: Below): Course {
  const player = itemAt(PLAYERS, nth % PLAYERS.length);
  const whim = itemAt(WHIMS, Math.floor(nth / PLAYERS.length) % WHIMS.length);
  const state = engine.clone(from.state);
  const answers = [...from.answers];
  const { round } = state;
  for (let d = engine.decisionOf(state); d && state.round === round; d = engine.decisionOf(state)) {
    const chance = WHIM_PROMPTS.includes(d.prompt) && below(100) < whim;
    const answer = chance
      ? itemAt(d.options, below(d.options.length)).id
      : player(engine, engine.mask(state), d);
    engine.answer(state, answer, false);
    answers.push(answer);
  }
  return { state, answers, worth: state.outcome ? 0 : standing(engine.gameOf(state), boldness) };
}

/** How well the team stands: alive, unhurt, armed, near its goals, far from enemies, at a low level of danger. */
function standing(g: Game, boldness: number): number {
  const { heroes, objectives } = g.state;
  const sense = senseOf(g);
  const tokens = objectives.filter((o) => o.taken >= 0).length;
  let worth = boldness * tokens + 15 * sense.progress(g) - 5 * g.context.edition.policies.danger(g);
  heroes.forEach((h, i) => {
    if (h.status === 'left') worth += 25;
    if (h.status !== 'in') return;
    const aims = aimsOf(g, i);
    const far = distancesTo(g, zonesOf(aims), 1);
    const cards = sense.carried(g, i).reduce((sum, c) => sum + Math.min(4, sense.worth(g, c)), 0);
    worth += 12 + 4 * enduranceOf(g, i) + cards;
    worth -=
      Math.min(12, enemiesAround(g, h.zone)) +
      (aims.length > 0 ? 1.5 * Math.min(20, numberAt(far, h.zone)) : 0);
    worth += xpWorth(g, h.xp);
  });
  return worth;
}

/** Where experience wins, it is worth having. */
const xpWorth = (g: Game, xp: number): number => (wishesOf(g).wantsExperience ? xp : 0);

function enemiesAround(g: Game, zone: number): number {
  const { zones, types } = g.context;
  let sum = 0;
  for (let z = 0; z < zones; z++) {
    const far = numberAt(g.view.distance, zone * zones + z);
    if (far > 2) continue;
    for (let t = 0; t < types.length; t++)
      sum += itemAt(g.state.enemies, t * zones + z) * (far === 0 ? 1.5 : far === 1 ? 0.8 : 0.3);
  }
  return sum;
}
