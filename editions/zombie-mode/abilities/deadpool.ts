/** Deadpool: Slice, Then Bite, and the two skills with files of their own. */
import type { Ability } from '@holdout/engine';
import { canAttackFree, freeAttack, type Grant } from '../../supers/attack/attack-action.ts';
import { mayThisTurn, useSkill } from '../../supers/attack/effects.ts';
import { comeCloser } from './come-closer.ts';
import { liveGrenade } from './live-grenade.ts';

const BITE: Grant = { by: 'slice-and-bite', lines: ['devour'] };

/** Once per turn, after a Dual Katanas attack: a free Devour, also if its 1s made him Ravenous. */
const sliceAndBite: Ability = {
  id: BITE.by,
  clause: 'K-ACT-2',
  at: {
    'after-attack': {
      can: (g, hero, f) => f.unique && mayThisTurn(g, hero, BITE.by) && canAttackFree(g, hero, BITE),
      run(g, hero) {
        useSkill(g, hero, BITE.by);
        return freeAttack(hero, BITE);
      },
    },
  },
};

export const DEADPOOL: readonly Ability[] = [comeCloser, sliceAndBite, liveGrenade];
