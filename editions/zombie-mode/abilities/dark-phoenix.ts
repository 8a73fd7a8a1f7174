/** Dark Phoenix: Telekinetic Grip, Hotter Than Suns, Rise From Ash. */
import { heroAt, type Ability } from '@holdout/engine';
import { mayThisTurn, sayUsed, useSkill } from '../../supers/attack/effects.ts';
import { kitOf } from '../../supers/kit.ts';
import { canPush, pushFigure, type Push } from '../../supers/moves/push.ts';
import { enemiesWithin, figureOf, figureOption, figuresWithin } from '../../supers/moves/figures.ts';
import { recover, wound } from '../../supers/wounds/wounds.ts';
import { canPayHunger, MOST_HUNGER, raiseHunger, setHunger } from '../hunger.ts';
import { zombieOwnOf } from '../own.ts';

const GRIP = 2;
const grip = (hero: number): Push => ({ by: telekineticGrip.id, hero, upTo: 1, atLeast: 1 });

/** Once per turn, for 1 hunger: an enemy, a person or another hero in sight within range 2 is pushed 1 zone. */
const telekineticGrip: Ability = {
  id: 'telekinetic-grip',
  clause: 'Z-HUN-7',
  offer(g, hero, add) {
    if (!mayThisTurn(g, hero, telekineticGrip.id) || !canPayHunger(g, hero)) return;
    for (const figure of [...figuresWithin(g, hero, GRIP), ...enemiesWithin(g, hero, GRIP)])
      if (canPush(g, figure, grip(hero))) add(figureOption(g, telekineticGrip.id, figure));
  },
  use(g, hero, option) {
    useSkill(g, hero, telekineticGrip.id);
    raiseHunger(g, hero, 1, telekineticGrip.clause);
    return pushFigure(figureOf(option), grip(hero));
  },
};

const HOT = 2;
const BEST_ACCURACY = 2;

/** With hunger 2 or more when they are rolled, the Cosmic Flames hit on 2+. */
const hotterThanSuns: Ability = {
  id: 'hotter-than-suns',
  clause: 'S-FAQ-2',
  at: {
    'before-roll': {
      must: true,
      can: (g, hero, f) => f.unique && heroAt(g.state, hero).track >= HOT && f.accuracy > BEST_ACCURACY,
      run(g, hero, f) {
        sayUsed(g, hero, hotterThanSuns.id);
        f.accuracy = BEST_ACCURACY;
        return null;
      },
    },
  },
};

const HEALTH = 2;

/** Once per game, whatever would eliminate her: she is left with 2 health and hunger 4, set and not increased (Z-HUN-6). */
const riseFromAsh: Ability = {
  id: 'rise-from-ash',
  clause: 'S-WND-1',
  at: {
    'hero-falls': {
      must: true,
      can: (g, hero, f) => f.wounds > 0 && !zombieOwnOf(g).risen.includes(hero),
      run(g, hero, f) {
        const h = heroAt(g.state, hero);
        zombieOwnOf(g).risen.push(hero);
        sayUsed(g, hero, riseFromAsh.id);
        f.wounds = 0;
        const left = kitOf(g).health - HEALTH;
        if (h.wounds > left) recover(g, hero, h.wounds - left, riseFromAsh.id);
        else if (h.wounds < left) wound(g, hero, left - h.wounds, riseFromAsh.clause);
        setHunger(g, hero, MOST_HUNGER, riseFromAsh.id);
        return null;
      },
    },
  },
};

export const DARK_PHOENIX: readonly Ability[] = [telekineticGrip, hotterThanSuns, riseFromAsh];
