/** The living who hunt zombies: three kinds of soldiers and six Super Heroes, each with their own sign. */
import type { EnemyLook } from '../../board/enemy-look.ts';
import type { IconName } from '../../icon-names.ts';

const hero = (icon: IconName, fill: string, size = 54): EnemyLook => ({
  family: 'boss',
  fill,
  icon,
  size,
  dx: 0,
  dy: 0,
});

export const ENEMIES: { readonly [id: string]: EnemyLook } = {
  trooper: { family: 'line', fill: '#b8c7d6', icon: 'brodie-helmet', size: 42, dx: -2, dy: 1 },
  guard: { family: 'heavy', fill: '#e9b25c', icon: 'riot-shield', size: 44, dx: 0, dy: 0 },
  specialist: { family: 'fast', fill: '#ff7f73', icon: 'jet-pack', size: 31, dx: 0, dy: 7 },
  'black-panther': hero('saber-toothed-cat-head', '#a57be8', 50),
  'doctor-strange': hero('third-eye', '#8d8bf0'),
  'ms-marvel': hero('fist', '#c98be0', 48),
  thor: hero('thor-hammer', '#9fa8ee', 50),
  'scarlet-witch': hero('hexes', '#d685cf', 52),
  'spider-man': hero('spider-mask', '#b78cf5', 54),
};
