/** Traits that answer what enemies do: coming in (get-back.ts), being drawn. */
import type { Ability } from '@holdout/engine';
import { activates } from '../../../supers/enemies/spawn-cards.ts';
import { spend, trait, withCard } from '../../../supers/cards/trait-card.ts';
import { getBack } from './get-back.ts';

/** A Rush! or Extra Activation! card activates nobody; what a shortage brings about is not its doing (K-SPAWN-4). */
const wrongFooted = trait('wrong-footed', {
  at: {
    'card-drawn': withCard({
      can: (g, _hero, f) => !f.still && activates(g, f.card),
      run(g, hero, f) {
        f.still = true;
        return spend(g, hero, 'wrong-footed');
      },
    }),
  },
});

export const INTERRUPTIONS: readonly Ability[] = [getBack, wrongFooted];
