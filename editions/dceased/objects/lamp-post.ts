/** Lamp Post: swung at the own zone as often as wanted, or one big swing that clears the place. */
import type { Frame } from '@holdout/engine';
import { bigSwing } from './big-swing.ts';
import { objectAttack, SWING, whyNoAttack } from './weapons.ts';
import { objectAction, type Use } from './use.ts';

const swing: Use = {
  id: 'swing',
  whyNot: (g, hero, zone) => whyNoAttack(g, hero, SWING, zone),
  run: (g, hero, zone): Frame => objectAttack(g, hero, SWING, zone),
};

export const lampPostAction = objectAction(SWING.id, [swing, bigSwing]);
