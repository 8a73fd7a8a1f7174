/** Attacks of objects: target priority, experience for the user, no dice but their own (D-OBJ-4). */
import type { Frame, Game, RefusalCode } from '@holdout/engine';
import { attack, type Attack } from '../../supers/attack/attack.ts';
import type { Weapon } from '../../supers/kit.ts';
import { whyNotAt } from '../../supers/attack/weapons.ts';

export const SWING: Weapon = { id: 'lamp-post', mode: 'melee', range: [0, 0], dice: 4, accuracy: 4 };

/** A die for each enemy of the zone that is no hero, in place of a fixed number. */
export const THROW: Weapon = {
  id: 'phone-booth',
  mode: 'ranged',
  range: [1, 1],
  dice: 0,
  accuracy: 2,
  small: true,
};

export const ROLL: Weapon = {
  id: 'daily-planet-globe',
  mode: 'ranged',
  range: [1, 3],
  dice: 3,
  accuracy: 4,
};

export function whyNoAttack(g: Game, hero: number, weapon: Weapon, zone: number): RefusalCode | undefined {
  const no = whyNotAt(g, hero, weapon, zone);
  return no === 'attack.no-enemy' ? 'object.no-target' : no;
}

export const objectAttack = (
  g: Game,
  hero: number,
  { id, mode, dice, accuracy, small = false }: Weapon,
  zone: number,
  more: Partial<Attack> = {},
): Frame =>
  attack(g, { hero, line: id, zones: [zone], mode, base: dice, accuracy, small, plain: true, ...more });
