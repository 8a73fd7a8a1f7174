/** Cyborg: Variable Cannon, Dimensional Door, Counter-Signal. */
import {
  heroAt,
  itemAt,
  numberAt,
  callIf,
  canPay,
  DONE,
  FREE,
  heroesIn,
  heroOption,
  inSequence,
  NO_KIND,
  pay,
  plainOption,
  procedure,
  SPAWN,
  zoneOption,
  type Ability,
  type Frame,
  type Game,
} from '@holdout/engine';
import type { Attack } from '../../../supers/attack/attack.ts';
import { choose, question, STOP, type Question } from '../../../supers/cards/choose.ts';
import {
  mayThisTurn,
  sayUsed,
  usedThisRound,
  useSkill,
  useThisRound,
} from '../../../supers/attack/effects.ts';
import type { Reach } from '../../../supers/kit.ts';
import { land } from '../../../supers/moves/landing.ts';
import { canSpend, spendPower } from '../../../supers/cards/power.ts';
import { drawInstead, drawnCardOf, type DrawnCard } from '../../../supers/enemies/spawn-cards.ts';

const FAR = 2;

/** Dice more or fewer by the distance of the farthest zone attacked. */
function byDistance(g: Game, hero: number, { zones }: Attack): number {
  const row = heroAt(g.state, hero).zone * g.context.zones;
  return cannonDice(Math.max(...zones.map((z) => numberAt(g.view.sight, row + z))));
}

export const cannonDice = (far: number): number => (far === 0 ? 1 : far >= FAR ? -1 : 0);

/** Blaster has 1 die more against the own zone, and 1 fewer at range 2, which it reaches too. */
const variableCannon: Ability = {
  id: 'variable-cannon',
  clause: 'S-FAQ-5',
  at: {
    'attack-declared': {
      must: true,
      can: (g, hero, f) => f.unique && byDistance(g, hero, f) !== 0,
      run(g, hero, f) {
        sayUsed(g, hero, variableCannon.id);
        f.base += byDistance(g, hero, f);
        return null;
      },
    },
  },
};

export const CYBORG_REACH: { readonly [ability: string]: Reach } = { [variableCannon.id]: { zones: 1 } };

const PRICE = 1;

/** Zones of other heroes, his own excepted; no line of sight is needed. */
const doorsTo = (g: Game, hero: number): number[] => {
  const { zone } = heroAt(g.state, hero);
  const zones = g.state.heroes.map((h) => h.zone).filter((z) => z >= 0 && z !== zone);
  return [...new Set(zones)].sort((a, b) => a - b);
};

/** Once per turn, 1 action and 1 power: he and whoever comes along stand beside another hero. No Move. */
const dimensionalDoor: Ability = {
  id: 'dimensional-door',
  clause: 'S-MOVE-2',
  offer(g, hero, add) {
    if (!mayThisTurn(g, hero, dimensionalDoor.id)) return;
    if (!canSpend(g, hero, PRICE) || !canPay(g, hero, 1, NO_KIND)) return;
    for (const zone of doorsTo(g, hero)) add(zoneOption(g, dimensionalDoor.id, zone, { cost: 1 }));
  },
  use(g, hero, { args }) {
    const to = itemAt(args, 0);
    pay(g, hero, 1, NO_KIND);
    useSkill(g, hero, dimensionalDoor.id);
    spendPower(g, hero, PRICE, dimensionalDoor.id);
    const f: Door = { proc: dimensionalDoor.id, step: 'company', hero, to, travellers: [hero] };
    return f;
  },
  procedure: procedure<Door>()({
    company: {
      ask(g, f) {
        const others = heroesIn(g, heroAt(g.state, f.hero).zone).filter((h) => !f.travellers.includes(h));
        if (others.length === 0) return 'through';
        const options = others.map((h) => heroOption(g, 'take-along', h, FREE));
        return choose(g, f.hero, dimensionalDoor.id, [...options, STOP]);
      },
      take(_g, f, { option }) {
        if (option.verb === STOP.verb) return 'through';
        f.travellers.push(itemAt(option.args, 0));
        return 'company';
      },
    },
    through(_g, f) {
      return callIf(f, 'end', inSequence(f.travellers.map((h) => land(h, f.to, dimensionalDoor.id))));
    },
    end: () => DONE,
  }),
};

interface Door extends Frame {
  hero: number;
  to: number;
  travellers: number[];
}

/** Other spawn points that draw cards now. */
const otherPoints = (g: Game, { at }: DrawnCard): number[] =>
  g.context.mission.spawns
    .filter((_, i) => g.state.spawns[i] === SPAWN.active)
    .map((s) => s.zone)
    .filter((zone, i, all) => zone !== at && all.indexOf(zone) === i);

/** Once per round, 1 power: a spawn card comes to another spawn point, or another card stands in its place. */
const counterSignal: Ability = {
  id: 'counter-signal',
  clause: 'K-SPAWN-2',
  at: {
    'card-drawn': {
      can: (g, hero) => canSpend(g, hero, PRICE) && !usedThisRound(g, hero, counterSignal.id),
      run(g, hero) {
        useThisRound(g, hero, counterSignal.id);
        spendPower(g, hero, PRICE, counterSignal.id);
        return question(counterSignal.id, hero);
      },
    },
  },
  procedure: procedure<Question>()({
    choose: {
      ask(g, f) {
        const points = otherPoints(g, drawnCardOf(g)).map((z) => zoneOption(g, 'in', z));
        return choose(g, f.hero, counterSignal.id, [...points, ANOTHER]);
      },
      take(g, _f, { option }) {
        const card = drawnCardOf(g);
        if (option.verb === ANOTHER.verb) drawInstead(g, card);
        else card.at = itemAt(option.args, 0);
        return DONE;
      },
    },
  }),
};

const ANOTHER = plainOption('draw');

export const CYBORG: readonly Ability[] = [variableCannon, dimensionalDoor, counterSignal];
