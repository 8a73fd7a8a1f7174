/** Traits for dice: Run the Numbers, Overclock. */
import { heroAt, type Ability, type Game } from '@holdout/engine';
import { powerOf } from '../../../supers/cards/power.ts';
import { canReroll, reroll } from '../../../supers/attack/reroll.ts';
import { spend, trait, withCard } from '../../../supers/cards/trait-card.ts';
import { seenWithin } from '../../../supers/attack/within.ts';

const NUMBERS = 'run-the-numbers';
const RANGE = 2;

const isNear = (g: Game, hero: number, other: number): boolean =>
  seenWithin(g, hero, heroAt(g.state, other).zone, RANGE);

/** Whoever attacks, you or a hero within range 2, rolls any number of dice again, each once (D-ROLL-1); no objects. */
const runTheNumbers = trait(NUMBERS, {
  at: {
    'after-roll': withCard({
      anyone: true,
      can: (g, hero, f) => !f.plain && isNear(g, hero, f.hero) && canReroll(f),
      run: (g, hero, f) => spend(g, hero, NUMBERS, reroll(f.hero, NUMBERS)),
    }),
  },
});

const OVERCLOCK = 'overclock';
const DOUBLE = 2;

/** Each power spent on dice adds 2, also what others spend on them; declared before (H-POW-3). */
const overclock = trait(OVERCLOCK, {
  at: {
    'before-roll': withCard({
      can: (g, hero, f) => !f.plain && !f.unpowered && f.perPower < DOUBLE && powerOf(g, hero) + f.spent > 0,
      run(g, hero, f) {
        f.perPower = DOUBLE;
        return spend(g, hero, OVERCLOCK);
      },
    }),
  },
});

export const DICE_TRAITS: readonly Ability[] = [runTheNumbers, overclock];
