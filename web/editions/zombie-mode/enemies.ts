/** The living who hunt zombies: three kinds of soldiers and twelve Super Heroes, each with their own sign. */
import type { EnemyLook } from '../../board/enemy-look.ts';
import { boss } from '../supers/enemies.ts';

export const ENEMIES: { readonly [id: string]: EnemyLook } = {
  trooper: { family: 'line', fill: '#b8c7d6', icon: 'brodie-helmet', size: 42, dx: -2, dy: 1 },
  guard: { family: 'heavy', fill: '#e9b25c', icon: 'riot-shield', size: 44, dx: 0, dy: 0 },
  specialist: { family: 'fast', fill: '#ff7f73', icon: 'jet-pack', size: 31, dx: 0, dy: 7 },
  'black-panther': boss('saber-toothed-cat-head', '#a57be8', 50),
  'doctor-strange': boss('third-eye', '#8d8bf0'),
  'ms-marvel': boss('fist', '#c98be0', 48),
  thor: boss('thor-hammer', '#9fa8ee', 50),
  'scarlet-witch': boss('hexes', '#d685cf', 52),
  'spider-man': boss('spider-mask', '#b78cf5', 54),
  wolverine: boss('wolverine-claws', '#e0c46a', 52),
  storm: boss('lightning-arc', '#a9c8f0', 52),
  magneto: boss('magnet-blast', '#d87f9f', 50),
  mystique: boss('duality-mask', '#7fb6d8', 52),
  rogue: boss('mailed-fist', '#9fc98b', 48),
  colossus: boss('metal-golem-head', '#c7ccd6', 52),
};
