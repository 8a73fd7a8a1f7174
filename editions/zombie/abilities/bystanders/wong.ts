/** Once per round, after you use a trait, roll 1 die: on 5+ keep it instead of discarding it. */
import { reaction, rollDie, type Game } from '@holdout/engine';
import { markThisRound, usedThisRound } from '../../../supers/effects.ts';
import { traitId, type Used } from '../../../supers/traits.ts';
import { bystander, CLAUSE, sayUsed } from './card.ts';

const ID = 'wong';
const KEEPS = 5;

export const WONG = bystander(ID, {
  at: {
    'trait-used': reaction<Used>({
      can: (g, hero) => !usedThisRound(g, hero, ID),
      run(g, hero, f) {
        markThisRound(g, hero, ID);
        sayUsed(g, hero, ID);
        const die = rollDie(g, 'attack');
        g.emit?.(CLAUSE, { type: 'dice-rolled', hero: g.state.heroes[hero].id, for: ID, dice: [die] });
        if (die >= KEEPS) keep(g, hero, f);
        return null;
      },
    }),
  },
});

function keep(g: Game, hero: number, f: Used): void {
  f.kept = true;
  const card = traitId(g, f.card);
  g.emit?.(CLAUSE, { type: 'card-kept', hero: g.state.heroes[hero].id, card, with: ID });
}
