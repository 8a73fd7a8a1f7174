/** Which of several attacks a press means: the weapon in use, else the one with the best chances, the silent one first. */
import { itemAt, oddsOf, type Context, type Engine, type Odds, type Option } from '@holdout/engine';
import { menuPlanOf } from '../editions/plugs.ts';
import type { Act } from './deeds.ts';

/** Only of what is decided by dice: anything else may turn a card that nobody at the table has seen. */
export const oddsAt = (engine: Engine, context: Context, { option, state }: Act): Odds | undefined =>
  menuPlanOf(context).rolls(option) ? oddsOf(engine, state, option.id) : undefined;

/** `used`: the attack before. */
export function usualOf(
  acts: readonly Act[],
  engine: Engine,
  context: Context,
  used?: Option,
): Act | undefined {
  if (acts.length < 2) return acts[0];
  const again = used && acts.find(({ option }) => weaponOf(option) === weaponOf(used));
  if (again) return again;
  const weighed = acts.map((act) => ({ act, odds: oddsAt(engine, context, act) }));
  return itemAt(
    weighed.sort((a, b) => worth(b.odds) - worth(a.odds)),
    0,
  ).act;
}

const weaponOf = ({ items, cards }: Option): string => String(items ?? cards);

const LOUD = 0.001;

const worth = (odds: Odds | undefined): number => (odds?.meanKills ?? -1) - (odds?.noise ? LOUD : 0);
