/**
 * The quick player: takes the option that weighs most, by a small table learnt from games (weights.json). It plays every
 * edition by one policy, far worse than the greedy one and many times faster: for playing positions on.
 */
import {
  itemAt,
  numberAt,
  formatAllocation,
  plainShare,
  type Game,
  type PickDecision,
} from '@holdout/engine';
import type { Policy } from '../bot.ts';
import { greedyBot } from '../greedy.ts';
import { lookAround, type Look } from './look.ts';
import { kindOf, TRAITS, traitsOf } from './traits.ts';
import { WEIGHTS } from './weights.ts';

export const playoutBot: Policy = (engine, state, d) => {
  if (d.kind === 'pick') return choose(engine.gameOf(state), d);
  return d.kind === 'row' ? greedyBot(engine, state, d) : formatAllocation(d, plainShare(d));
};

const lookFor = (g: Game, d: PickDecision): Look =>
  lookAround(g, d.hero === undefined ? g.state.active : g.state.heroes.findIndex((h) => h.id === d.hero));

const traits = new Float64Array(TRAITS.length);

function choose(g: Game, d: PickDecision): string {
  const look = lookFor(g, d);
  const verbs = WEIGHTS.verbs[d.prompt];
  let best = itemAt(d.options, 0);
  let most = -Infinity;
  for (const option of d.options) {
    traitsOf(look, option, traits);
    const row = WEIGHTS.traits[option.verb] ?? WEIGHTS.traits[kindOf(option)] ?? [];
    let worth = verbs?.[option.verb] ?? 0;
    for (let i = 0; i < row.length; i++) worth += itemAt(row, i) * numberAt(traits, i);
    if (worth > most) [best, most] = [option, worth];
  }
  return best.id;
}
