/** The dead of hero mode: three kinds and twelve Zombie Heroes, each with their own sign. */
import type { EnemyLook } from '../../board/enemy-look.ts';
import { boss, DEAD } from '../supers/enemies.ts';

export const ENEMIES: { readonly [id: string]: EnemyLook } = {
  ...DEAD,
  cyclops: boss('laser-burst', '#e57b6d', 50),
  psylocke: boss('psychic-waves', '#c98be0', 50),
  sabretooth: boss('saber-tooth', '#e0b36a'),
  juggernaut: boss('visored-helm', '#c9695c', 52),
  'dark-phoenix': boss('fire-flower', '#f08b4b', 52),
  iceman: boss('snowflake-2', '#9fd6f0', 50),
  'captain-america': boss('american-shield', '#7f9fd8', 52),
  'iron-man': boss('iron-mask', '#d8a25c', 50),
  wasp: boss('wasp-sting', '#d8c75c', 50),
  hulk: boss('fist', '#8fc96f', 48),
  'captain-marvel': boss('star-formation', '#e58f8f', 52),
  deadpool: boss('katana', '#d66a6a', 50),
};
