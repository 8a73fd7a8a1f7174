/** What the players are warned of before they choose it: a person without whom the mission is lost (M-MH2-2). */
import { itemAt, type Game, type Option } from '@holdout/engine';
import { kitOf } from '../kit.ts';
import { ownOf } from '../own.ts';

/** Ids of those among the cards whose loss would lose the game at once. */
export const risksOf = (g: Game, cards: readonly number[]): readonly string[] =>
  g.state.outcome
    ? []
    : cards.filter((card) => isLostWithout(g, card)).map((card) => itemAt(kitOf(g).bystanders, card).id);

/** Tried out: the person gone, and the target lost if it was one. */
function isLostWithout(g: Game, card: number): boolean {
  const own = ownOf(g);
  const { bystanders, targetsLost } = own;
  own.bystanders = bystanders.filter((b) => b.card !== card);
  if (own.targets.includes(card)) own.targetsLost++;
  const isLost = g.context.mission.lose.some((l) => l.when(g));
  own.bystanders = bystanders;
  own.targetsLost = targetsLost;
  return isLost;
}

/** The option, with whom it puts at risk. */
export function atRisk(g: Game, option: Option, cards: readonly number[]): Option {
  const risks = risksOf(g, cards);
  return risks.length === 0 ? option : { ...option, risks };
}
