/** Web-Sling: once per turn a Move action goes up to 3 zones; enemies neither add to its cost nor end it. */
import { heroAt, itemAt, canPay, NO_KIND, pay, type Ability } from '@holdout/engine';
import { mayThisTurn, useSkill } from '../../../supers/attack/effects.ts';
import { stepsFrom } from '../../../supers/missions/force-field.ts';
import { run, runOption } from '../../../supers/moves/run.ts';

const ZONES = 3;

export const webSling: Ability = {
  id: 'web-sling',
  clause: 'S-MOVE-4',
  offer(g, hero, add) {
    if (!mayThisTurn(g, hero, webSling.id) || !canPay(g, hero, 1, NO_KIND)) return;
    for (const z of stepsFrom(g, heroAt(g.state, hero).zone)) add(runOption(g, webSling.id, z));
  },
  use(g, hero, { args }) {
    const to = itemAt(args, 0);
    pay(g, hero, 1, NO_KIND);
    useSkill(g, hero, webSling.id);
    return run(hero, webSling.id, to, { cost: 1, most: ZONES });
  },
};
