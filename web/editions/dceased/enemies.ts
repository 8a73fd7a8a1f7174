/** The dead of Metropolis: three kinds and six Zombie Heroes, each with their own sign. */
import type { EnemyLook } from '../../board/enemy-look.ts';
import { boss, DEAD } from '../supers/enemies.ts';

export const ENEMIES: { readonly [id: string]: EnemyLook } = {
  ...DEAD,
  superman: boss('heat-haze', '#e57b6d', 50),
  'green-lantern': boss('power-ring', '#8fc96f', 50),
  'martian-manhunter': boss('alien-stare', '#9fd6a0', 50),
  aquaman: boss('wave-strike', '#7fb4d8', 50),
  hawkman: boss('feathered-wing', '#e0b36a', 52),
  catwoman: boss('feline', '#b59be0', 50),
};
