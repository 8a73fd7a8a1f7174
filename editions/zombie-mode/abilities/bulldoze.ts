/**
 * Bulldoze: once per turn a free Move of up to 2 zones that enemies neither make dearer nor end; in each zone entered a
 * Trooper or Specialist may fall, no attack and no Devour (S-FAQ-4). A Move with all that comes with it, so open to the
 * Ravenous (Z-RAV-5).
 */
import { heroAt, itemAt, canPay, NO_KIND, pay, plainOption, zoneOption, type Ability } from '@holdout/engine';
import { mayThisTurn, useSkill } from '../../supers/attack/effects.ts';
import { stepsFrom } from '../../supers/missions/force-field.ts';
import { costPastEnemies } from '../../supers/moves/retreat.ts';
import { run } from '../../supers/moves/run.ts';
import { runStrikeProcedure } from '../../supers/attack/run-strike.ts';

const ZONES = 2;
export const TRAMPLE = 'trample';

export const bulldoze: Ability = {
  id: 'bulldoze',
  clause: 'S-MOVE-4',
  offer(g, hero, add) {
    if (!mayThisTurn(g, hero, bulldoze.id)) return;
    const cost = costPastEnemies(g, hero);
    if (!canPay(g, hero, cost, NO_KIND)) return;
    for (const z of stepsFrom(g, heroAt(g.state, hero).zone)) add({ ...zoneOption(g, bulldoze.id, z), cost });
  },
  use(g, hero, { args }) {
    const to = itemAt(args, 0);
    const cost = costPastEnemies(g, hero);
    pay(g, hero, cost, NO_KIND);
    useSkill(g, hero, bulldoze.id);
    return run(hero, bulldoze.id, to, { cost, most: ZONES, each: TRAMPLE });
  },
};

export const trampleProcedure = runStrikeProcedure({
  by: bulldoze.id,
  decline: plainOption('spare'),
});
