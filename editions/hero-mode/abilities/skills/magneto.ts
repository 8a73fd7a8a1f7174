/** Magneto: Living Scrap, Reach of Iron, and Polarity of its own file. */
import { countOf, type Ability, type Game } from '@holdout/engine';
import type { Attack } from '../../../supers/attack/attack.ts';
import { mayThisTurn, sayUsed, useSkill } from '../../../supers/attack/effects.ts';
import { actElsewhere, optionsElsewhere } from '../../../supers/moves/elsewhere.ts';
import { toughness } from '../../../supers/attack/hits.ts';
import { HEAVY } from '../../../supers/kit.ts';
import { canSpend, spendPower } from '../../../supers/cards/power.ts';
import { zonesWithin } from '../../../supers/attack/within.ts';
import { polarity } from './polarity.ts';

const brittle = (g: Game, f: Attack): boolean =>
  f.zones.some((z) => countOf(g, HEAVY, z) > 0 && toughness(g, f, HEAVY, z) > 1);

/** Before Shrapnel is rolled, 1 power: Brutes have toughness 1; the price is no die (H-POW-3). */
const livingScrap: Ability = {
  id: 'living-scrap',
  clause: 'S-FAQ-8',
  at: {
    'before-roll': {
      can: (g, hero, f) => f.unique && canSpend(g, hero, 1) && brittle(g, f),
      run(g, hero, f) {
        sayUsed(g, hero, livingScrap.id);
        spendPower(g, hero, 1, livingScrap.id);
        f.set.push({ type: HEAVY, to: 1 });
        return null;
      },
    },
  },
};

/** Doors, windows, objectives and what missions lay out; neither the elevator nor the Sentinel Hand. */
const HANDLED = ['open', 'take', 'take-card'];

/** Once per turn a free action of opening or interacting in a zone within range 1, the own one included. */
const reachOfIron: Ability = {
  id: 'reach-of-iron',
  clause: 'S-LOS-1',
  offer(g, hero, add) {
    if (!mayThisTurn(g, hero, reachOfIron.id)) return;
    const zones = zonesWithin(g, hero, 1);
    for (const option of optionsElsewhere(g, hero, reachOfIron.id, zones, HANDLED)) add(option);
  },
  use(g, hero, option) {
    useSkill(g, hero, reachOfIron.id);
    return actElsewhere(g, hero, option, HANDLED);
  },
};

export const MAGNETO: readonly Ability[] = [livingScrap, reachOfIron, polarity];
