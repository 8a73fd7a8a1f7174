/** Mystique: Unremarkable, Inside Job, Someone Else's Face. */
import { itemAt, optionBy, type Ability } from '@holdout/engine';
import { mayThisTurn, useSkill } from '../../../supers/attack/effects.ts';
import { canSpend, spendPower } from '../../../supers/cards/power.ts';
import { rescue, rescueOptions, whyNoRescue } from '../../../supers/people/rescue.ts';
import { DISGUISE, putOnDisguise } from '../../disguise.ts';

/** Enemies never add to the cost of her Moves, nor does what they can do. */
const unremarkable: Ability = { id: 'unremarkable', clause: 'S-MOVE-2', values: { freeLeaving: 1 } };

/** Enemies never keep her from rescuing; once per turn it costs no action. */
const insideJob: Ability = {
  id: 'inside-job',
  clause: 'H-RES-1',
  values: { rescuesAmongEnemies: 1 },
  offer(g, hero, add) {
    if (!mayThisTurn(g, hero, insideJob.id) || whyNoRescue(g, hero)) return;
    for (const option of rescueOptions(g, hero, 0)) add(optionBy(insideJob.id, option));
  },
  use(g, hero, { args }) {
    const card = itemAt(args, 0);
    useSkill(g, hero, insideJob.id);
    return rescue(hero, card);
  },
};

const PRICE = 2;

/** At the end of her turn, 2 power: until the End Phase common enemies do not know her. What that means: disguise.ts. */
const someoneElsesFace: Ability = {
  id: DISGUISE,
  clause: 'H-POW-4',
  at: {
    'turn-end': {
      can: (g, hero) => canSpend(g, hero, PRICE),
      run(g, hero) {
        spendPower(g, hero, PRICE, DISGUISE);
        putOnDisguise(g, hero);
        return null;
      },
    },
  },
};

export const MYSTIQUE: readonly Ability[] = [unremarkable, insideJob, someoneElsesFace];
