/** What a position is worth, from 0 to 1: the chance to win it, and in a lost one a little for how far it came. */
import { itemAt, type Game } from '@holdout/engine';
import { FEATURES, featuresOf, progressOf } from './features.ts';
import { WEIGHTS } from './weights.ts';

/**
 * Where nothing wins, it is all there is to go by: better to lose near the goal than far from it, and late than early, or
 * the team throws itself away for one token more.
 */
const NEARER = 0.07;
const LATER = 0.03;
const CONSOLATION = NEARER + LATER;
const LATE = 20;

export function valueOf(g: Game): number {
  const { outcome } = g.state;
  if (outcome?.result === 'won') return 1;
  const consolation = NEARER * progressOf(g) + LATER * Math.min(1, g.state.round / LATE);
  return outcome ? consolation : consolation + (1 - CONSOLATION) * chanceOf(g);
}

/** Chance to win, without consolation: for those who tell it to people. */
export function chanceIn(g: Game): number {
  const { outcome } = g.state;
  return outcome ? Number(outcome.result === 'won') : chanceOf(g);
}

/** Chance to win a game that goes on. */
function chanceOf(g: Game): number {
  const seen = featuresOf(g);
  const score = FEATURES.reduce((sum, name, i) => sum + WEIGHTS[name] * itemAt(seen, i), WEIGHTS.base);
  return 1 / (1 + Math.exp(-score));
}
