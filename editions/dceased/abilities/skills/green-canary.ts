/** Green Canary, as documented: Construct Creation, Canary Cry, Green Lantern's Might. */
import type { Ability, Game } from '@holdout/engine';
import type { Attack } from '../../../supers/attack/attack.ts';
import { mayThisTurn, sayUsed, useSkill } from '../../../supers/attack/effects.ts';
import type { Reach } from '../../../supers/kit.ts';
import { enemiesUnder } from '../../../supers/attack/weapons.ts';
import { canSpend, spendPower } from '../../../supers/cards/power.ts';
import { canPush, pushFigure, type Push } from '../../../supers/moves/push.ts';
import { figureOf, figureOption, figuresWithin } from '../../../supers/moves/figures.ts';
import { canGainTrait, gainTrait } from '../../../supers/cards/traits.ts';

const NEAR = 1;
const PRICE = 1;

const shove = (hero: number): Push => ({ by: constructCreation.id, hero, upTo: 1, atLeast: 1 });

/** Once per turn, 1 power: another hero, or a person nobody escorts, within range 1 is pushed 1 zone. */
const constructCreation: Ability = {
  id: 'construct-creation',
  clause: 'D-PUSH-1',
  offer(g, hero, add) {
    if (!mayThisTurn(g, hero, constructCreation.id) || !canSpend(g, hero, PRICE)) return;
    for (const figure of figuresWithin(g, hero, NEAR))
      if (canPush(g, figure, shove(hero))) add(figureOption(g, constructCreation.id, figure));
  },
  use(g, hero, option) {
    useSkill(g, hero, constructCreation.id, option.heroes?.[0]);
    spendPower(g, hero, PRICE, constructCreation.id);
    return pushFigure(figureOf(option), shove(hero));
  },
};

/** Its other part, paid apart: Power Sword reaches 1 zone farther and stays a melee attack. */
export const GREEN_CANARY_REACH: { readonly [ability: string]: Reach } = {
  [constructCreation.id]: { zones: 1, power: PRICE },
};

/** Enemies of the attacked zones that are no Zombie Heroes. */
const crowd = (g: Game, { zones }: Attack): number => zones.reduce((n, zone) => n + enemiesUnder(g, zone), 0);

/** 1 power: a die for each enemy takes the place of the base dice; Zombie Heroes neither count nor are hit. */
const canaryCry: Ability = {
  id: 'canary-cry',
  clause: 'S-FAQ-2',
  at: {
    'before-roll': {
      can: (g, hero, f) => f.unique && canSpend(g, hero, PRICE) && crowd(g, f) > 0,
      run(g, hero, f) {
        sayUsed(g, hero, canaryCry.id);
        spendPower(g, hero, PRICE, canaryCry.id);
        f.base = crowd(g, f);
        f.small = true;
        return null;
      },
    },
  },
};

/** A free trait with each Power-Up; it is no Gain Trait action (S-TRAIT-1). */
const greenLanternsMight: Ability = {
  id: 'green-lanterns-might',
  clause: 'S-TRAIT-1',
  at: {
    'powered-up': {
      can: canGainTrait,
      run(g, hero) {
        sayUsed(g, hero, greenLanternsMight.id);
        return gainTrait(g, hero);
      },
    },
  },
};

export const GREEN_CANARY: readonly Ability[] = [constructCreation, canaryCry, greenLanternsMight];
