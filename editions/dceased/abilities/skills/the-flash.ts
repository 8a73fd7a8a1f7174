/** The Flash: Double Stride, Lightning Lap, A Step Ahead. */
import { heroAt, itemAt, canPay, NO_KIND, pay, type Ability } from '@holdout/engine';
import { arrivals } from '../../../supers/enemies/arrivals.ts';
import { BOUGHT_RUN, boughtRuns, buyRun } from '../../../supers/moves/bought-run.ts';
import { STOP } from '../../../supers/cards/choose.ts';
import { mayThisTurn, sayUsed, useSkill } from '../../../supers/attack/effects.ts';
import { stepsFrom } from '../../../supers/missions/force-field.ts';
import { canSpend, spendPower } from '../../../supers/cards/power.ts';
import { canPush, pushFigure, type Push } from '../../../supers/moves/push.ts';
import { run, runOf, runOption } from '../../../supers/moves/run.ts';
import { runStrikeProcedure } from '../../../supers/attack/run-strike.ts';

/** Every Move goes up to 2 zones; for 1 power, paid before it begins, enemies neither make it dearer nor end it. */
const doubleStride: Ability = {
  id: 'double-stride',
  clause: 'S-MOVE-4',
  values: { zonesPerMove: 1, [BOUGHT_RUN]: 1 },
  offer(g, hero, add) {
    if (canPay(g, hero, 1, NO_KIND)) boughtRuns(g, hero, 1).forEach(add);
  },
  use: buyRun,
};

const LAP = 'lightning-lap';
const LAP_ZONES = 3;

/** Once per turn, as an action: up to 3 zones past all enemies, and 1 Walker or Runner eliminated in each. No attack. */
const lightningLap: Ability = {
  id: LAP,
  clause: 'S-FAQ-4',
  offer(g, hero, add) {
    if (!mayThisTurn(g, hero, LAP) || !canPay(g, hero, 1, NO_KIND)) return;
    for (const z of stepsFrom(g, heroAt(g.state, hero).zone)) add(runOption(g, LAP, z));
  },
  use(g, hero, { args }) {
    const to = itemAt(args, 0);
    pay(g, hero, 1, NO_KIND);
    useSkill(g, hero, LAP);
    return run(hero, LAP, to, { cost: 1, most: LAP_ZONES, each: LAP });
  },
  // A zone entered again gives nothing more.
  procedure: runStrikeProcedure({
    by: LAP,
    decline: STOP,
    isOpen(g, zone) {
      const { entered } = runOf(g);
      return entered.indexOf(zone) === entered.length - 1;
    },
  }),
};

const PRICE = 1;

const away = (hero: number): Push => ({ by: aStepAhead.id, hero, upTo: 2, atLeast: 1 });

/** Enemies have come into his zone: for 1 power he is up to 2 zones farther before they act again (D-ACT-4). */
const aStepAhead: Ability = {
  id: 'a-step-ahead',
  clause: 'D-ACT-4',
  at: {
    'enemies-enter': {
      can: (g, hero, f) =>
        canSpend(g, hero, PRICE) &&
        arrivals(g, hero, f).length > 0 &&
        canPush(g, { kind: 'hero', hero }, away(hero)),
      run(g, hero) {
        sayUsed(g, hero, aStepAhead.id);
        spendPower(g, hero, PRICE, aStepAhead.id);
        return pushFigure({ kind: 'hero', hero }, away(hero));
      },
    },
  },
};

export const THE_FLASH: readonly Ability[] = [doubleStride, lightningLap, aStepAhead];
