/** Sabretooth: Lone Predator, Feeding Frenzy, and the Open Wounds of their own file. */
import { heroAt, heroesIn, type Ability, type Game } from '@holdout/engine';
import { sayUsed } from '../../supers/attack/effects.ts';
import { deedsOf } from '../deeds.ts';
import { openWounds } from './open-wounds.ts';

/** Dice that the Savage Claws roll besides, asked for when they are rolled. */
const moreDice = (id: string, dice: (g: Game, hero: number) => number): Ability => ({
  id,
  clause: 'S-FAQ-5',
  at: {
    'before-roll': {
      must: true,
      can: (g, hero, f) => f.unique && dice(g, hero) > 0,
      run(g, hero, f) {
        sayUsed(g, hero, id);
        f.bonus += dice(g, hero);
        return null;
      },
    },
  },
});

const isAlone = (g: Game, hero: number): boolean => heroesIn(g, heroAt(g.state, hero).zone).length === 1;

/** 1 die while no other hero is in his zone; people do not matter. */
const lonePredator = moreDice('lone-predator', (g, hero) => (isAlone(g, hero) ? 1 : 0));

const MOST = 3;

/** 1 die for each enemy he has eliminated in this turn, by whatever means; people do not count. */
const frenzy = moreDice('frenzy', (g, hero) => Math.min(MOST, deedsOf(g, hero, 'eliminated')));

export const SABRETOOTH: readonly Ability[] = [lonePredator, frenzy, openWounds];
