/** Stay Down! When enemies activate: until that activation is over, unescorted people you see now are no targets. */
import { type Activation, type Game } from '@holdout/engine';
import { spend, trait, withCard } from '../../../supers/cards/trait-card.ts';
import { sees } from '../../../supers/attack/within.ts';
import { ownOf } from '../../own.ts';
import { isSheltered, shelter } from '../../sheltered.ts';

const ID = 'stay-down';

/** Sight is judged once, at the start. */
const exposed = (g: Game, hero: number): number[] =>
  ownOf(g)
    .bystanders.filter((b) => b.hero < 0 && sees(g, hero, b.zone) && !isSheltered(g, b.card))
    .map((b) => b.card);

const anybodyActs = (g: Game, f: Activation): boolean =>
  g.state.enemies.some((n, i) => n > 0 && f.types & (1 << Math.floor(i / g.context.zones)));

export const stayDown = trait(ID, {
  at: {
    'enemies-activate': withCard({
      can: (g, hero, f) => anybodyActs(g, f) && exposed(g, hero).length > 0,
      run(g, hero, f) {
        shelter(f, exposed(g, hero));
        return spend(g, hero, ID);
      },
    }),
  },
});
