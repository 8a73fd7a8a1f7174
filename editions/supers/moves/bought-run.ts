/** For 1 power a Move, also a free one, goes past enemies, who neither make it dearer nor end it. */
import {
  heroAt,
  itemAt,
  abilitiesOf,
  enemiesIn,
  moveCost,
  NO_KIND,
  pay,
  valueOf,
  zoneOption,
  type Frame,
  type Game,
  type Option,
} from '@holdout/engine';
import { stepsFrom } from '../missions/force-field.ts';
import { canSpend, spendPower } from '../cards/power.ts';
import { run } from './run.ts';

/** Held by whoever may buy it; the ability is the verb of such a Move. */
export const BOUGHT_RUN = 'boughtRun';
const PRICE = 1;

const isSeller = (g: Game, ability: string): boolean =>
  g.context.abilities.get(ability)?.values?.[BOUGHT_RUN] !== undefined;

export const isBoughtRun = (g: Game, { verb }: Option): boolean => isSeller(g, verb);

/** First zones for which it makes a difference: enemies stand here or there. */
export function boughtRuns(g: Game, hero: number, cost: number): Option[] {
  const by = abilitiesOf(g, hero).find((a) => isSeller(g, a));
  if (by === undefined || !canSpend(g, hero, PRICE)) return [];
  const dear = moveCost(g, hero) > 1;
  return stepsFrom(g, heroAt(g.state, hero).zone)
    .filter((z) => dear || enemiesIn(g, z) > 0)
    .map((z) => zoneOption(g, by, z, { cost }));
}

/** The power is paid before the Move begins. */
export function buyRun(g: Game, hero: number, { verb, args, cost = 0 }: Option): Frame {
  const to = itemAt(args, 0);
  pay(g, hero, cost, NO_KIND);
  const { clause = '' } = g.context.abilities.get(verb) ?? {};
  g.emit?.(clause, { type: 'skill-used', hero: heroAt(g.state, hero).id, skill: verb });
  spendPower(g, hero, PRICE, verb);
  return run(hero, verb, to, { cost, most: 1 + valueOf(g, hero, 'zonesPerMove') });
}
