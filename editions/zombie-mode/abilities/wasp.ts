/** Wasp: Too Small to Grab, Sting and Fly, Inside Job. */
import { heroAt, FREE, optionBy, type Ability } from '@holdout/engine';
import { attack } from '../../supers/attack/attack.ts';
import { mayThisTurn, useSkill } from '../../supers/attack/effects.ts';
import { canMoveFree, freeMove } from '../../supers/moves/free-move.ts';
import { allTargetsIn, targetOption } from '../../supers/attack/hits.ts';
import { DEVOUR } from '../../supers/attack/weapons.ts';

/** Her Moves cost nothing extra for enemies left behind; other extra costs remain. */
const tooSmall: Ability = { id: 'too-small', clause: 'S-MOVE-2', values: { freeLeaving: 1 } };

/** Once per turn, after a Wasp's Sting attack that eliminated an enemy: a free Move, Ravenous or not (Z-RAV-1). */
const stingAndFly: Ability = {
  id: 'sting-and-fly',
  clause: 'S-MOVE-5',
  at: {
    'after-attack': {
      can: (g, hero, f) =>
        f.unique && f.kills > 0 && mayThisTurn(g, hero, stingAndFly.id) && canMoveFree(g, hero),
      run(g, hero) {
        useSkill(g, hero, stingAndFly.id);
        return freeMove(hero, stingAndFly.id);
      },
    },
  },
};

/** Once per turn a free Devour on a target of her zone that is named before the roll: only it can be hit. */
const insideJob: Ability = {
  id: 'inside-job',
  clause: 'Z-DEV-1',
  offer(g, hero, add) {
    if (!mayThisTurn(g, hero, insideJob.id)) return;
    for (const target of allTargetsIn(g, heroAt(g.state, hero).zone))
      add(optionBy(insideJob.id, targetOption(g, target), FREE));
  },
  use(g, hero, { args: [only] }) {
    useSkill(g, hero, insideJob.id);
    const zones = [heroAt(g.state, hero).zone];
    return attack(g, { hero, line: DEVOUR.id, zones, only, by: insideJob.id });
  },
};

export const WASP: readonly Ability[] = [tooSmall, stingAndFly, insideJob];
