/** Black Panther: Pounce, Woven Vibranium, Hunter's Rhythm. */
import { heroAt, enemiesIn, inSequence, zoneId, type Ability } from '@holdout/engine';
import { freeAttack } from '../../../supers/attack/attack-action.ts';
import { mayThisTurn, usedThisRound, useSkill, useThisRound } from '../../../supers/attack/effects.ts';
import { hasEntered, NOTES_ENTRIES } from '../../../supers/moves/entries.ts';
import { gainPower } from '../../../supers/cards/power.ts';
import { canPush, pushFigure, type Push } from '../../../supers/moves/push.ts';

const LEAP = 2;

/** Once per turn, an attack on a zone he entered this turn rolls 2 dice more. */
const pounce: Ability = {
  id: 'pounce',
  clause: 'S-FAQ-5',
  values: { [NOTES_ENTRIES]: 1 },
  at: {
    'before-roll': {
      can: (g, hero, f) =>
        !f.plain && mayThisTurn(g, hero, pounce.id) && f.zones.some((z) => hasEntered(g, hero, z)),
      run(g, hero, f) {
        useSkill(g, hero, pounce.id);
        f.bonus += LEAP;
        return null;
      },
    },
  },
};

/** Once per round, when enemies would wound him: 1 wound less and 1 power more. */
const wovenVibranium: Ability = {
  id: 'woven-vibranium',
  clause: 'S-WND-3',
  at: {
    'wounds-shared': {
      can: (g, hero, f) => f.wounds > 0 && f.enemies > 0 && !usedThisRound(g, hero, wovenVibranium.id),
      run(g, hero, f) {
        useThisRound(g, hero, wovenVibranium.id);
        f.wounds--;
        f.enemies--;
        const zone = zoneId(g, heroAt(g.state, hero).zone);
        g.emit?.(wovenVibranium.clause, { type: 'wounds-cancelled', zone, n: 1, with: wovenVibranium.id });
        gainPower(g, hero, 1, wovenVibranium.id);
        return null;
      },
    },
  },
};

const stride = (hero: number): Push => ({ by: huntersRhythm.id, hero, upTo: 1, atLeast: 1 });

/** Once per turn, when his attack has emptied his own zone: 1 zone on, and a free attack there. */
const huntersRhythm: Ability = {
  id: 'hunters-rhythm',
  clause: 'S-ACT-3',
  at: {
    'after-attack': {
      can(g, hero, f) {
        const { zone } = heroAt(g.state, hero);
        if (!mayThisTurn(g, hero, huntersRhythm.id) || f.kills === 0) return false;
        return (
          f.zones.includes(zone) &&
          enemiesIn(g, zone) === 0 &&
          canPush(g, { kind: 'hero', hero }, stride(hero))
        );
      },
      run(g, hero) {
        useSkill(g, hero, huntersRhythm.id);
        const frames = [
          pushFigure({ kind: 'hero', hero }, stride(hero)),
          freeAttack(hero, { by: huntersRhythm.id, lines: ['unique'] }),
        ];
        return inSequence(frames);
      },
    },
  },
};

export const BLACK_PANTHER: readonly Ability[] = [pounce, wovenVibranium, huntersRhythm];
