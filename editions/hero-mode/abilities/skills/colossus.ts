/** Colossus: Hard as Rivets, Hurled Comrade, Wrecking Blow. */
import { heroAt, inSequence, zoneId, type Ability } from '@holdout/engine';
import { freeAttack } from '../../../supers/attack/attack-action.ts';
import {
  mayThisTurn,
  mayWithAttack,
  sayUsed,
  useSkill,
  useThisRound,
} from '../../../supers/attack/effects.ts';
import { canSpend, powerOf, spendPower } from '../../../supers/cards/power.ts';
import { canPush, pushFigure, type Push } from '../../../supers/moves/push.ts';
import { figureOf, figureOption, figuresWithin, type Figure } from '../../../supers/moves/figures.ts';

/** Power that makes him Hard as Rivets. */
export const STEADY = 2;

/** With 2 power or more, 1 wound less from each attack of enemies on his zone; the power is not spent. */
const hardAsRivets: Ability = {
  id: 'hard-as-rivets',
  clause: 'S-WND-3',
  at: {
    'wounds-shared': {
      must: true,
      can: (g, hero, f) => f.wounds > 0 && f.enemies > 0 && powerOf(g, hero) >= STEADY,
      run(g, hero, f) {
        sayUsed(g, hero, hardAsRivets.id);
        f.wounds--;
        f.enemies--;
        const zone = zoneId(g, heroAt(g.state, hero).zone);
        g.emit?.(hardAsRivets.clause, { type: 'wounds-cancelled', zone, n: 1, with: hardAsRivets.id });
        return null;
      },
    },
  },
};

/** The player of the one who is thrown chooses the way, and whether to attack at its end. */
const flight = (thrown: number): Push => ({ by: hurledComrade.id, hero: thrown, upTo: 2, atLeast: 1 });

/** Once per turn, for 1 power: another hero of his zone is pushed 1 or 2 zones and may make a free unique attack. */
const hurledComrade: Ability = {
  id: 'hurled-comrade',
  clause: 'H-POW-4',
  offer(g, hero, add) {
    if (!mayThisTurn(g, hero, hurledComrade.id) || !canSpend(g, hero, 1)) return;
    for (const figure of figuresWithin(g, hero, 0))
      if (figure.kind === 'hero' && canPush(g, figure, flight(figure.hero)))
        add(figureOption(g, hurledComrade.id, figure));
  },
  use(g, hero, option) {
    const figure: Figure = figureOf(option);
    if (figure.kind !== 'hero') return null;
    useSkill(g, hero, hurledComrade.id, heroAt(g.state, figure.hero).id);
    spendPower(g, hero, 1, hurledComrade.id);
    return inSequence([
      pushFigure(figure, flight(figure.hero)),
      freeAttack(figure.hero, { by: hurledComrade.id, lines: ['unique'], optional: true }),
    ]);
  },
};

/** Once per turn, 1 power before Steel Fists are rolled: 2 hits for each success, both on one enemy (H-HAND-1). */
const wreckingBlow: Ability = {
  id: 'wrecking-blow',
  clause: 'H-HAND-1',
  at: {
    'before-roll': {
      can: (g, hero, f) => f.unique && canSpend(g, hero, 1) && mayWithAttack(g, hero, wreckingBlow.id),
      run(g, hero, f) {
        useThisRound(g, hero, wreckingBlow.id);
        spendPower(g, hero, 1, wreckingBlow.id);
        f.perDie = 2;
        return null;
      },
    },
  },
};

export const COLOSSUS: readonly Ability[] = [hardAsRivets, hurledComrade, wreckingBlow];
