/** The zombies of the classic game. */
import type { EnemyLook } from '../../board/enemy-look.ts';

export const ENEMIES: { readonly [id: string]: EnemyLook } = {
  walker: { family: 'line', fill: '#b5d18f', icon: 'shambling-zombie', size: 44, dx: -2, dy: 1 },
  fatty: { family: 'heavy', fill: '#e9b25c', icon: 'fat', size: 46, dx: 0, dy: 1 },
  runner: { family: 'fast', fill: '#ff7f73', icon: 'sprint', size: 32, dx: 0, dy: 8 },
  abomination: { family: 'boss', fill: '#a57be8', icon: 'gooey-daemon', size: 58, dx: 0, dy: 0 },
};
