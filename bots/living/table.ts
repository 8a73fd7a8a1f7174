/** What the living can do, and what they have to fear. */
import { typeAt } from '@holdout/engine';
import { powerOf, ownWeapon } from '@holdout/editions/supers';
import { hitChance, type Side } from '../supers/field.ts';

export const LIVING_SIDE: Side = {
  /** They spread their power over their attacks. */
  forceOf(g, hero, actions) {
    const { dice, accuracy } = ownWeapon(g, hero);
    return { attacks: actions, dice: dice + Math.floor(powerOf(g, hero) / 2), chance: hitChance(accuracy) };
  },
  attacksNextDoor: (g, type) => typeAt(g.context, type).actions - 1,
  fightersIn: () => 0,
  toll: () => 0,
};
