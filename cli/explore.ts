/**
 * A patient player for golden playthroughs: it plays the greedy bot with a little whim, keeps the best line so far, and
 * tries again from somewhere along it. Dice are keyed, so the same answers always meet the same fate: what it finds is a
 * real game that people could play, only with more luck than they will have.
 */
import { greedyBot, numbersFrom, randomBot, type Below } from '@holdout/bots';
import { isRefusal, type Engine, type Setup, type State } from '@holdout/engine';

export interface Line {
  readonly answers: readonly string[];
  readonly score: number;
  readonly won: boolean;
}

const WHIM = 0.06;
const MOST_ANSWERS = 3000;

/** How far the game got: goals, objectives, survivors, experience. */
export function progress(engine: Engine, state: State): number {
  const g = engine.gameOf(state);
  if (state.outcome?.result === 'won') return 1000;
  const goals = g.context.mission.goals.filter((goal) => goal.met(g)).length;
  const taken = state.objectives.filter((o) => o.taken >= 0).length;
  const alive = state.heroes.filter((h) => h.status !== 'dead').length;
  const xp = Math.max(0, ...state.heroes.map((h) => (h.status === 'dead' ? 0 : h.xp)));
  return goals * 20 + taken * 12 + alive * 2 + xp * 0.5 + Math.min(state.round, 30) * 0.2;
}

/** Plays on from a list of answers; gives the whole line. */
function playOn(engine: Engine, setup: Setup, seed: string, prefix: readonly string[], below: Below): Line {
  const state = engine.newGame(setup, seed);
  if (isRefusal(state)) throw new Error(state.refused);
  const answers = [...prefix];
  for (const a of prefix) engine.answer(state, a, false);
  const whim = randomBot(`${seed} ${below(1 << 30)}`);
  let best = progress(engine, state);
  let bestAt = answers.length;
  for (let d = engine.decisionOf(state); d && answers.length < MOST_ANSWERS; d = engine.decisionOf(state)) {
    const answer = below(1000) < WHIM * 1000 ? whim(engine, state, d) : greedyBot(engine, state, d);
    engine.answer(state, answer, false);
    answers.push(answer);
    const score = progress(engine, state);
    if (score > best) {
      best = score;
      bestAt = answers.length;
    }
  }
  const won = state.outcome?.result === 'won';
  return { answers: won ? answers : answers.slice(0, bestAt), score: best, won };
}

/** Searches a winning line for one seed; the best line when it finds none in so many tries. */
export function explore(engine: Engine, setup: Setup, seed: string, tries: number): Line {
  const below = numbersFrom(`explore ${seed}`);
  let best = playOn(engine, setup, seed, [], below);
  for (let i = 0; i < tries && !best.won; i++) {
    // Mostly from late in the best line, now and then from anywhere.
    const back = below(4) === 0 ? below(best.answers.length + 1) : below(Math.min(60, best.answers.length + 1));
    const line = playOn(engine, setup, seed, best.answers.slice(0, best.answers.length - back), below);
    if (line.won || line.score >= best.score) best = line;
  }
  return best;
}
