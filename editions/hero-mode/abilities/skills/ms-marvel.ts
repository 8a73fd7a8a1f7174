/** Ms. Marvel: Go Big, Rubber Bones, and Giant Step of its own file. */
import { heroAt, enemiesIn, zoneId, type Ability } from '@holdout/engine';
import { sayUsed } from '../../../supers/attack/effects.ts';
import { canSpend, spendPower } from '../../../supers/cards/power.ts';
import { giantStep } from './giant-step.ts';

const CROWD = 4;
const DOUBLED = 2;

/** Against 4 enemies or more, each of the first 2 power spent on dice is worth 2 dice. */
const goBig: Ability = {
  id: 'go-big',
  clause: 'H-POW-3',
  at: {
    'power-spent': {
      must: true,
      can: (g, _hero, f) => f.zones.some((z) => enemiesIn(g, z) >= CROWD),
      run(g, hero, f) {
        sayUsed(g, hero, goBig.id);
        f.bonus += Math.min(DOUBLED, f.spent);
        return null;
      },
    },
  },
};

/** 2 wounds or more from one attack of enemies, 1 power: only 1 of them is suffered. */
const rubberBones: Ability = {
  id: 'rubber-bones',
  clause: 'S-WND-3',
  at: {
    'wounds-shared': {
      can: (g, hero, f) => f.wounds > 1 && f.enemies > 0 && canSpend(g, hero, 1),
      run(g, hero, f) {
        sayUsed(g, hero, rubberBones.id);
        spendPower(g, hero, 1, rubberBones.id);
        const zone = zoneId(g, heroAt(g.state, hero).zone);
        g.emit?.(rubberBones.clause, {
          type: 'wounds-cancelled',
          zone,
          n: f.wounds - 1,
          with: rubberBones.id,
        });
        f.wounds = 1;
        return null;
      },
    },
  },
};

export const MS_MARVEL: readonly Ability[] = [goBig, rubberBones, giantStep];
