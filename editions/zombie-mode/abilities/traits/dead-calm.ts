/** Dead Calm. After rolling an attack: reroll any number of its dice. Each die at most once by hero effects. */
import { itemAt, type Game } from '@holdout/engine';
import type { Attack } from '../../../supers/attack/attack.ts';
import { openDice, reroll } from '../../../supers/attack/reroll.ts';
import { hungerFaces } from '../../super-heroes.ts';
import { spend, trait, withCard } from '../../../supers/cards/trait-card.ts';

const ID = 'dead-calm';

/** With nothing but hits that make nobody hungry there is nothing to mend. */
const canMend = (g: Game, f: Attack): boolean => {
  const faces = hungerFaces(g);
  return openDice(f).some((i) => itemAt(f.dice, i) < f.accuracy || itemAt(f.dice, i) <= faces);
};

export const deadCalm = trait(ID, {
  at: {
    'after-roll': withCard({
      can: (g, _hero, f) => canMend(g, f),
      run: (g, hero) => spend(g, hero, ID, reroll(hero, ID)),
    }),
  },
});
