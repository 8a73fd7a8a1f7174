/** What the players are warned of before they choose it: a person without whom the mission is lost (M-MH2-2). */
import type { Game, Option } from '@holdout/engine';
import { kitOf } from './kit.ts';
import { ownOf } from './own.ts';

/** Ids of those among the cards whose loss would lose the game at once. */
export function risksOf(g: Game, cards: readonly number[]): readonly string[] {
  const own = ownOf(g);
  const targets = cards.filter((c) => own.targets.includes(c));
  if (targets.length === 0 || g.state.outcome) return [];
  own.targetsLost++;
  const isLost = g.context.mission.lose.some((l) => l.when(g));
  own.targetsLost--;
  return isLost ? targets.map((c) => kitOf(g).bystanders[c].id) : [];
}

/** The option, with whom it puts at risk. */
export function atRisk(g: Game, option: Option, cards: readonly number[]): Option {
  const risks = risksOf(g, cards);
  return risks.length === 0 ? option : { ...option, risks };
}
