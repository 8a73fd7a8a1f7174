/** How a kind of enemy looks: a shape family, a colour, an icon. Each edition brings its own (editions/). */
import { fromAnyEdition } from '../editions/plugs.ts';
import type { IconName } from '../icon-names.ts';

export type Family = 'line' | 'heavy' | 'fast' | 'boss';

export interface EnemyLook {
  readonly family: Family;
  readonly fill: string;
  readonly icon: IconName;
  /** Size of the icon and where its middle lies. */
  readonly size: number;
  readonly dx: number;
  readonly dy: number;
}

/** An enemy nobody has drawn yet still gets a coin. */
const COIN: EnemyLook = {
  family: 'line',
  fill: '#b8c7d6',
  icon: 'shambling-zombie',
  size: 44,
  dx: -2,
  dy: 1,
};

/** Is it an enemy that somebody has drawn? Otherwise the id names a person, or something new. */
export const isPerson = (id: string): boolean => fromAnyEdition((plug) => plug.people, id) !== undefined;
export const isCombatant = (id: string): boolean =>
  fromAnyEdition((plug) => plug.people, id)?.combat ?? false;

export const enemyLook = (id: string): EnemyLook => fromAnyEdition((plug) => plug.enemies, id) ?? COIN;
