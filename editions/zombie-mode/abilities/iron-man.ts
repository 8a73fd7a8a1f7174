/** Iron Man: Cluster Warheads, Strafing Run, Full Salvo. */
import { countOf, type Ability, type Game } from '@holdout/engine';
import { canAttackFree, freeAttack, type Grant } from '../../supers/attack/attack-action.ts';
import type { Attack } from '../../supers/attack/attack.ts';
import { mayThisTurn, sayUsed, useSkill } from '../../supers/attack/effects.ts';
import { FAST, HEAVY, BASIC } from '../../supers/kit.ts';
import { canPayHunger, raiseHunger } from '../hunger.ts';

/** Missile Wave may target 2 zones with one roll. */
const clusterWarheads: Ability = { id: 'cluster-warheads', clause: 'S-COM-1', values: { extraZones: 1 } };

const STRAFE: Grant = { by: 'strafing-run', lines: ['unique'], range: [1, 1] };

/** Once per turn, right after one of his Moves: a free Missile Wave at range 1, counted from where he is now. */
const strafingRun: Ability = {
  id: STRAFE.by,
  clause: 'K-ACT-2',
  at: {
    moved: {
      can: (g, hero) => mayThisTurn(g, hero, STRAFE.by) && canAttackFree(g, hero, STRAFE),
      run(g, hero) {
        useSkill(g, hero, STRAFE.by);
        return freeAttack(hero, STRAFE);
      },
    },
  },
};

/** Enemies in the target zones, Super Heroes not counted. */
const crowd = (g: Game, f: Attack): number =>
  f.zones.reduce((n, z) => n + countOf(g, BASIC, z) + countOf(g, HEAVY, z) + countOf(g, FAST, z), 0);

/** For 1 hunger Missile Wave rolls a die per enemy instead of its own. Asked where the roll grows, hunger die included. */
const fullSalvo: Ability = {
  id: 'full-salvo',
  clause: 'S-FAQ-2',
  at: {
    'before-roll': {
      can: (g, hero, f) => f.unique && canPayHunger(g, hero) && crowd(g, f) >= f.base,
      run(g, hero, f) {
        sayUsed(g, hero, fullSalvo.id);
        raiseHunger(g, hero, 1, 'Z-HUN-7');
        f.base = crowd(g, f);
        return null;
      },
    },
  },
};

export const IRON_MAN: readonly Ability[] = [clusterWarheads, strafingRun, fullSalvo];
