/** Thor: Hammer Flight, Throw and Return, Arc of Thunder. */
import {
  heroAt,
  itemAt,
  numberAt,
  DONE,
  enemiesIn,
  FREE,
  NEVER,
  plainOption,
  procedure,
  zoneOption,
  type Ability,
  type Game,
} from '@holdout/engine';
import { canAttackFree, freeAttack, type Grant } from '../../../supers/attack/attack-action.ts';
import type { Attack } from '../../../supers/attack/attack.ts';
import { choose, question, type Question } from '../../../supers/cards/choose.ts';
import { mayThisTurn, sayUsed, useSkill } from '../../../supers/attack/effects.ts';
import { attackOf } from '../../../supers/attack/hits.ts';
import { land } from '../../../supers/moves/landing.ts';
import { canSpend, spendPower } from '../../../supers/cards/power.ts';

const FLIGHT = 3;

/** Zones along his line of sight, over enemies and fountains alike. */
const landings = (g: Game, hero: number): number[] => {
  const { zone } = heroAt(g.state, hero);
  return itemAt(g.view.seen, zone).filter(
    (z) => z !== zone && numberAt(g.view.sight, zone * g.context.zones + z) <= FLIGHT,
  );
};

export const FLIGHT_PRICE = 1;

/** Once per turn, 1 power: up to 3 zones along a line of sight, whoever is in the way. */
const hammerFlight: Ability = {
  id: 'hammer-flight',
  clause: 'H-FNT-1',
  offer(g, hero, add) {
    if (!mayThisTurn(g, hero, hammerFlight.id) || !canSpend(g, hero, FLIGHT_PRICE)) return;
    for (const z of landings(g, hero)) add(zoneOption(g, hammerFlight.id, z, FREE));
  },
  use(g, hero, { args }) {
    const to = itemAt(args, 0);
    useSkill(g, hero, hammerFlight.id);
    spendPower(g, hero, FLIGHT_PRICE, hammerFlight.id);
    return land(hero, to, hammerFlight.id);
  },
};

const THROWN: Grant = {
  by: 'throw-and-return',
  lines: ['unique'],
  range: [1, 2],
  thrown: true,
  unpowered: true,
};

/** Once per turn a free Mjolnir Swing at range 1-2, a ranged attack on whose dice no power is spent. */
const throwAndReturn: Ability = {
  id: THROWN.by,
  clause: 'K-ATT-3',
  offer(g, hero, add) {
    if (mayThisTurn(g, hero, THROWN.by) && canAttackFree(g, hero, THROWN)) add(plainOption(THROWN.by, FREE));
  },
  use(g, hero) {
    useSkill(g, hero, THROWN.by);
    return freeAttack(hero, THROWN);
  },
};

const ARC = 2;

/** Zones next to the target, in his sight and with somebody to hit. */
const arcZones = (g: Game, hero: number, f: Attack): number[] => {
  const row = heroAt(g.state, hero).zone * g.context.zones;
  return itemAt(g.view.neighbours, itemAt(f.zones, 0)).filter(
    (z) => g.view.sight[row + z] !== NEVER && enemiesIn(g, z) > 0,
  );
};

/** Before Mjolnir Swing is rolled, 1 power: 2 dice more, and a second zone beside the first to divide hits with. */
const arcOfThunder: Ability = {
  id: 'arc-of-thunder',
  clause: 'S-COM-1',
  at: {
    'before-roll': {
      can: (g, hero, f) => f.unique && f.zones.length === 1 && canSpend(g, hero, 1),
      run(g, hero, f) {
        sayUsed(g, hero, arcOfThunder.id);
        spendPower(g, hero, 1, arcOfThunder.id);
        f.bonus += ARC;
        if (arcZones(g, hero, f).length === 0) return null;
        return question(arcOfThunder.id, hero);
      },
    },
  },
  procedure: procedure<Question>()({
    choose: {
      ask: (g, f) =>
        choose(
          g,
          f.hero,
          arcOfThunder.id,
          arcZones(g, f.hero, attackOf(g)).map((z) => zoneOption(g, 'at', z)),
        ),
      take(g, _f, { option }) {
        attackOf(g).zones.push(itemAt(option.args, 0));
        return DONE;
      },
    },
  }),
};

export const THOR: readonly Ability[] = [hammerFlight, throwAndReturn, arcOfThunder];
