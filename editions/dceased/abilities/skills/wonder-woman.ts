/** Wonder Woman: Battle-Ready, Golden Snare, Bracers Up. */
import { heroAt, type Ability, type Game } from '@holdout/engine';
import { canAttackFree, freeAttack, type Grant } from '../../../supers/attack/attack-action.ts';
import { arrivals } from '../../../supers/enemies/arrivals.ts';
import { cancelWounds } from '../../../supers/wounds/cancel-wounds.ts';
import { mayThisTurn, sayUsed, useSkill } from '../../../supers/attack/effects.ts';
import type { Entered } from '../../../supers/policies.ts';
import { woundsIn } from '../../../supers/wounds/pool.ts';
import { canSpend, spendPower } from '../../../supers/cards/power.ts';
import { canPush, pushFigure, type Push } from '../../../supers/moves/push.ts';
import { enemiesWithin, figureOf, figureOption, zoneOfFigure } from '../../../supers/moves/figures.ts';

const PRICE = 1;

/** Her own attack or that of her equipment, on those alone who have just come in. */
const welcome = (g: Game, hero: number, f: Entered): Grant => ({
  by: battleReady.id,
  lines: ['unique', 'card'],
  zones: [heroAt(g.state, hero).zone],
  among: arrivals(g, hero, f).map(({ type, n }) => ({ type, n })),
});

/** When enemies enter her zone, 1 power: a free attack on them, once for all of the same step (D-ACT-4). */
const battleReady: Ability = {
  id: 'battle-ready',
  clause: 'D-ACT-4',
  at: {
    'enemies-enter': {
      can: (g, hero, f) =>
        canSpend(g, hero, PRICE) &&
        arrivals(g, hero, f).length > 0 &&
        canAttackFree(g, hero, welcome(g, hero, f)),
      run(g, hero, f) {
        sayUsed(g, hero, battleReady.id);
        spendPower(g, hero, PRICE, battleReady.id);
        return freeAttack(hero, welcome(g, hero, f));
      },
    },
  },
};

const RANGE = 2;

const haul = (g: Game, hero: number): Push => ({
  by: goldenSnare.id,
  hero,
  upTo: 2,
  atLeast: 1,
  towards: heroAt(g.state, hero).zone,
});

/** Once per turn, 1 power: an enemy within range 2 is pushed up to 2 zones towards her. */
const goldenSnare: Ability = {
  id: 'golden-snare',
  clause: 'D-PUSH-2',
  offer(g, hero, add) {
    if (!mayThisTurn(g, hero, goldenSnare.id) || !canSpend(g, hero, PRICE)) return;
    const { zone } = heroAt(g.state, hero);
    for (const figure of enemiesWithin(g, hero, RANGE))
      if (zoneOfFigure(g, figure) !== zone && canPush(g, figure, haul(g, hero)))
        add(figureOption(g, goldenSnare.id, figure));
  },
  use(g, hero, option) {
    useSkill(g, hero, goldenSnare.id);
    spendPower(g, hero, PRICE, goldenSnare.id);
    return pushFigure(figureOf(option), haul(g, hero));
  },
};

const DEFLECTED = 2;

/** When enemies attack her zone, 1 power: up to 2 wounds fewer, for heroes and people alike (S-WND-3). */
const bracersUp: Ability = {
  id: 'bracers-up',
  clause: 'S-WND-3',
  at: {
    'wounds-counted': {
      can: (g, hero, f) =>
        heroAt(g.state, hero).zone === f.zone &&
        f.enemies > 0 &&
        woundsIn(g, f) > 0 &&
        canSpend(g, hero, PRICE),
      run(g, hero) {
        sayUsed(g, hero, bracersUp.id);
        spendPower(g, hero, PRICE, bracersUp.id);
        return cancelWounds(DEFLECTED, bracersUp.id);
      },
    },
  },
};

export const WONDER_WOMAN: readonly Ability[] = [battleReady, goldenSnare, bracersUp];
