/** Traits against wounds: of the own ones, and of people. */
import { type Ability, type Game } from '@holdout/engine';
import { bystanderId } from '../../../supers/people/bystanders.ts';
import { ownOf } from '../../../supers/own.ts';
import { pushFigure } from '../../../supers/moves/push.ts';
import { spend, trait, withCard } from '../../../supers/cards/trait-card.ts';
import { sees } from '../../../supers/attack/within.ts';
import { preventWounds } from '../../../supers/wounds/wounds.ts';

/** Wounds that Roll with the Blow prevents at most. */
export const SOFTENED = 2;

/** Up to 2 of the wounds you would suffer, of any origin, are prevented. */
const rollWithTheBlow = trait('roll-with-the-blow', {
  at: {
    'wounds-shared': withCard({
      can: (_g, _hero, f) => f.wounds > 0,
      run(g, hero, f) {
        preventWounds(g, f, Math.min(SOFTENED, f.wounds), 'roll-with-the-blow');
        return spend(g, hero, 'roll-with-the-blow');
      },
    }),
  },
});

const isSeen = (g: Game, hero: number, card: number): boolean =>
  ownOf(g).bystanders.some((b) => b.card === card && sees(g, hero, b.zone));

/** A bystander in your sight does not suffer a wound and is pushed up to 1 zone; before it could roll (H-BYS-3). */
const notOnMyWatch = trait('not-on-my-watch', {
  at: {
    'person-struck': withCard({
      can: (g, hero, f) => !f.saved && isSeen(g, hero, f.card),
      run(g, hero, f) {
        const by = 'not-on-my-watch';
        f.saved = true;
        g.emit?.(by, { type: 'bystander-safe', card: bystanderId(g, f.card), with: by });
        const aside = pushFigure({ kind: 'person', card: f.card }, { by, hero, upTo: 1, atLeast: 0 });
        return spend(g, hero, by, aside);
      },
    }),
  },
});

export const DEFENCE_TRAITS: readonly Ability[] = [rollWithTheBlow, notOnMyWatch];
