/** Thor: Hammer Flight, Throw and Return, Arc of Thunder. */
import {
  DONE,
  enemiesIn,
  NEVER,
  procedure,
  reaction,
  zoneId,
  zoneOption,
  type Ability,
  type Frame,
  type Game,
  type Option,
  type Procedure,
} from '@holdout/engine';
import { canAttackFree, freeAttack, type Grant } from '../../../supers/attack-action.ts';
import type { Attack } from '../../../supers/attack.ts';
import { choose } from '../../../supers/choose.ts';
import { mayThisTurn, placeHero, sayUsed, useSkill } from '../../../supers/effects.ts';
import { attackOf } from '../../../supers/hits.ts';
import { canSpend, spendPower } from '../../../supers/power.ts';

const FLIGHT = 3;

/** Zones along his line of sight, over enemies and fountains alike. */
const landings = (g: Game, hero: number): number[] => {
  const { zone } = g.state.heroes[hero];
  return g.view.seen[zone].filter((z) => z !== zone && g.view.sight[zone * g.context.zones + z] <= FLIGHT);
};

/** Once per turn, 1 power: up to 3 zones along a line of sight, whoever is in the way. */
const hammerFlight: Ability = {
  id: 'hammer-flight',
  clause: 'H-FNT-1',
  offer(g, hero, add) {
    if (!mayThisTurn(g, hero, hammerFlight.id) || !canSpend(g, hero, 1)) return;
    for (const z of landings(g, hero)) add(flightOption(g, z));
  },
  use(g, hero, { args: [to] }) {
    useSkill(g, hero, hammerFlight.id);
    spendPower(g, hero, 1, hammerFlight.id);
    const from = g.state.heroes[hero].zone;
    placeHero(g, hero, to, hammerFlight.id);
    const f: Landing = { proc: hammerFlight.id, step: 'enter', hero, from };
    return f;
  },
};

const flightOption = (g: Game, zone: number): Option => ({
  id: `${hammerFlight.id}:${zoneId(g, zone)}`,
  verb: hammerFlight.id,
  args: [zone],
  zones: [zoneId(g, zone)],
  cost: 0,
});

interface Landing extends Frame {
  hero: number;
  from: number;
}

const hammerFlightProcedure = procedure<Landing>({
  enter(g, f) {
    f.step = 'found';
    return g.context.edition.policies.heroEntered?.(g, f.hero, f.from) ?? 'found';
  },
  found(g, f) {
    f.step = 'end';
    return g.context.edition.policies.heroMoved?.(g, f.hero, [g.state.heroes[f.hero].zone]) ?? DONE;
  },
  end: () => DONE,
});

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
    if (mayThisTurn(g, hero, THROWN.by) && canAttackFree(g, hero, THROWN))
      add({ id: THROWN.by, verb: THROWN.by, args: [], cost: 0 });
  },
  use(g, hero) {
    useSkill(g, hero, THROWN.by);
    return freeAttack(hero, THROWN);
  },
};

const ARC = 2;

/** Zones next to the target, in his sight and with somebody to hit. */
const arcZones = (g: Game, hero: number, f: Attack): number[] => {
  const row = g.state.heroes[hero].zone * g.context.zones;
  return g.view.neighbours[f.zones[0]].filter((z) => g.view.sight[row + z] !== NEVER && enemiesIn(g, z) > 0);
};

/** Before Mjolnir Swing is rolled, 1 power: 2 dice more, and a second zone beside the first to divide hits with. */
const arcOfThunder: Ability = {
  id: 'arc-of-thunder',
  clause: 'S-COM-1',
  at: {
    'before-roll': reaction<Attack>({
      can: (g, hero, f) => f.unique && f.zones.length === 1 && canSpend(g, hero, 1),
      run(g, hero, f) {
        sayUsed(g, hero, arcOfThunder.id);
        spendPower(g, hero, 1, arcOfThunder.id);
        f.bonus += ARC;
        if (arcZones(g, hero, f).length === 0) return null;
        const arc: Arc = { proc: arcOfThunder.id, step: 'choose', hero };
        return arc;
      },
    }),
  },
};

interface Arc extends Frame {
  hero: number;
}

const arcProcedure = procedure<Arc>({
  choose: {
    ask: (g, f) =>
      choose(
        g,
        f.hero,
        arcOfThunder.id,
        arcZones(g, f.hero, attackOf(g)).map((z) => zoneOption(g, 'at', z)),
      ),
    take(g, _f, { option }) {
      attackOf(g).zones.push(option.args[0]);
      return DONE;
    },
  },
});

export const THOR: readonly Ability[] = [hammerFlight, throwAndReturn, arcOfThunder];

export const THOR_PROCEDURES: { readonly [name: string]: Procedure } = {
  [hammerFlight.id]: hammerFlightProcedure,
  [arcOfThunder.id]: arcProcedure,
};
