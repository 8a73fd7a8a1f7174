/** Spawn cards only DCeased has (D-SPN-2): Anti-Life Broadcast, Cornered Prey, The Fallen Hunt. */
import {
  itemAt,
  numberAt,
  call,
  DONE,
  extraActivation,
  NEVER,
  place,
  procedure,
  zoneOption,
  type Frame,
  type Game,
} from '@holdout/engine';
import { chooseTogether } from '../supers/cards/choose.ts';
import { heroTypes, zoneOfEnemyHero } from '../supers/enemies/enemy-heroes.ts';
import { HEAVY, BASIC, type SpawnCard } from '../supers/kit.ts';
import { losePower, powerOf } from '../supers/cards/power.ts';
import { figuresOn } from '../supers/enemies/spawn-cards.ts';
import { ownOf } from './own.ts';

export function spawnSpecial(g: Game, card: SpawnCard, zone: number): Frame | null {
  const count = figuresOn(g, card);
  switch (card.kind) {
    case 'broadcast':
      return broadcast(g, zone, count);
    case 'cornered-prey':
      return corneredPrey(zone, count);
    case 'fallen-hunt':
      return fallenHunt(g, zone, count);
    default:
      return null;
  }
}

/** Everybody loses power; a Walker comes for each hero who had none to lose. */
function broadcast(g: Game, zone: number, power: number): Frame {
  let walkers = 0;
  g.state.heroes.forEach((h, hero) => {
    if (h.status !== 'in') return;
    if (powerOf(g, hero) === 0) walkers++;
    else losePower(g, hero, power, 'D-SPN-2');
  });
  return place([{ zone, type: BASIC, count: walkers }]);
}

interface CorneredPrey extends Frame<'cornered-prey'> {
  zone: number;
  count: number;
}

const corneredPrey = (zone: number, count: number): Frame => {
  const f: CorneredPrey = { proc: 'cornered-prey', step: 'choose', zone, count };
  return f;
};

/** Zones of the nearest people nobody escorts, by open routes. */
function nearestPeople(g: Game, from: number): number[] {
  const far = (zone: number): number => numberAt(g.view.distance, from * g.context.zones + zone);
  const zones = ownOf(g)
    .bystanders.filter((b) => b.hero < 0 && far(b.zone) !== NEVER)
    .map((b) => b.zone);
  const best = Math.min(...zones.map(far));
  return [...new Set(zones.filter((z) => far(z) === best))].sort((a, b) => a - b);
}

export const corneredPreyProcedure = procedure<CorneredPrey>()({
  choose: {
    ask(g, f) {
      const zones = nearestPeople(g, f.zone);
      if (zones.length === 0) zones.push(f.zone);
      return chooseTogether(
        'cornered-prey',
        zones.map((z) => zoneOption(g, 'in', z)),
      );
    },
    take: (_g, f, { option }) =>
      call(f, 'end', place([{ zone: itemAt(option.args, 0), type: BASIC, count: f.count }])),
  },
  end: () => DONE,
});

/** All Zombie Heroes act; with none on the board Brutes come. */
function fallenHunt(g: Game, zone: number, count: number): Frame {
  const types = heroTypes(g)
    .filter((t) => zoneOfEnemyHero(g, t) >= 0)
    .reduce((mask, t) => mask | (1 << t), 0);
  return types !== 0 ? extraActivation(types, 'S-CARD-7') : place([{ zone, type: HEAVY, count }]);
}
