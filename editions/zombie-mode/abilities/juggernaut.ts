/** Juggernaut: Mystic Armor, Momentum, and the Bulldoze of its own file. */
import { heroAt, underWay, type Ability, type Game } from '@holdout/engine';
import { canAttackFree, freeAttack, type Grant } from '../../supers/attack/attack-action.ts';
import { mayThisTurn, sayUsed, useSkill } from '../../supers/attack/effects.ts';
import type { Pool } from '../../supers/wounds/pool.ts';
import { preventWounds } from '../../supers/wounds/wounds.ts';
import { deedsOf } from '../deeds.ts';
import { bulldoze } from './bulldoze.ts';

export const HEAVY_BLOW = 2;

/** Are the wounds those of an attack on his zone, and not of anything else? */
const isAttack = (g: Game): boolean => underWay<Pool>(g, 'pool') !== undefined;

/** Of 2 wounds or more that one attack puts on him, 1 is cancelled; they are shared out as if he had no armor. */
const mysticArmor: Ability = {
  id: 'mystic-armor',
  clause: 'S-WND-3',
  at: {
    'wounds-shared': {
      must: true,
      can: (g, _hero, f) => f.wounds >= HEAVY_BLOW && isAttack(g),
      run(g, hero, f) {
        sayUsed(g, hero, mysticArmor.id);
        preventWounds(g, f, 1, mysticArmor.id);
        return null;
      },
    },
  },
};

const MOST = 4;

const onslaught = (g: Game, hero: number): Grant => ({
  by: momentum.id,
  lines: ['unique'],
  zones: [heroAt(g.state, hero).zone],
  bonus: Math.min(MOST, deedsOf(g, hero, 'entered')),
});

/** Once per turn, after a Move into enemies: a free Wrecking Fist, a die more for each zone his Moves have led into. */
const momentum: Ability = {
  id: 'momentum',
  clause: 'K-ACT-2',
  at: {
    moved: {
      can: (g, hero) => mayThisTurn(g, hero, momentum.id) && canAttackFree(g, hero, onslaught(g, hero)),
      run(g, hero) {
        const grant = onslaught(g, hero);
        useSkill(g, hero, momentum.id);
        return freeAttack(hero, grant);
      },
    },
  },
};

export const JUGGERNAUT: readonly Ability[] = [mysticArmor, bulldoze, momentum];
