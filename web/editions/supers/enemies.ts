/** How enemy heroes look: all of one shape, each with a sign and a colour of their own. */
import type { EnemyLook } from '../../board/enemy-look.ts';
import type { IconName } from '../../icon-names.ts';

export const boss = (icon: IconName, fill: string, size = 54): EnemyLook => ({
  family: 'boss',
  fill,
  icon,
  size,
  dx: 0,
  dy: 0,
});

/** The dead who come in numbers, wherever the players are the living. */
export const DEAD: { readonly [id: string]: EnemyLook } = {
  walker: { family: 'line', fill: '#b5d18f', icon: 'shambling-zombie', size: 44, dx: -2, dy: 1 },
  brute: { family: 'heavy', fill: '#e9b25c', icon: 'brute', size: 44, dx: 0, dy: 0 },
  runner: { family: 'fast', fill: '#ff7f73', icon: 'sprint', size: 31, dx: 0, dy: 7 },
};
