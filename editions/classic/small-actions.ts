/** Reloading, leaving by an exit, neutralising a spawn zone, loading supplies (C-INV-12, C-MIS-3, M-C06, M-C07). */
import {
  heroAt,
  itemAt,
  leading,
  canPay,
  declareEvents,
  declareRefusals,
  DONE,
  enemiesIn,
  isExitOpen,
  leaveBoard,
  NO_KIND,
  option,
  pay,
  plainOption,
  SPAWN,
  told,
  zoneId,
  type Action,
  type EventsOf,
  type Game,
  type RefusalCode,
  type RefusalsOf,
} from '@holdout/engine';
import { arrange, itemDetails } from './arrange.ts';
import { carId, carOf, hasCars } from './cars.ts';
import { kindAt } from './cards.ts';
import { distinct, handsOf, isUnloaded, itemId, itemsOf, putInSlot, takeFromSlot } from './inventory.ts';
import { missionOf, ownOf, ownSection, type Car } from './own.ts';

const TOLD = declareEvents({
  reloaded: told({ hero: 'hero', cards: 'item[]' }, { mark: 'ammo-box', tone: 'plain' }),
  'spawn-neutralised': told({ hero: 'hero', zone: 'zone' }, { beat: 'token', worth: 58 }),
  loaded: told({ hero: 'hero', card: 'card', car: 'car' }),
  unloaded: told({ hero: 'hero', card: 'card', car: 'car' }),
});
const REFUSED = declareRefusals({
  'reload.nothing': 'C-INV-12',
  'load.not-here': 'M-C06',
  'load.no-supply': 'M-C06',
  'neutralise.no-spawn': 'M-C07',
  'neutralise.zombies': 'M-C07',
});
declare module '@holdout/engine' {
  interface RefusalMap extends RefusalsOf<typeof REFUSED> {}
  interface EventMap extends EventsOf<typeof TOLD> {}
}

const payable = (g: Game, hero: number): RefusalCode | undefined =>
  canPay(g, hero, 1, NO_KIND) ? undefined : 'hero.too-few-actions';

const RELOAD = plainOption('reload', { cost: 1 });

/** One action reloads every weapon in hand (C-INV-12). */
export const reloadAction: Action = {
  verb: 'reload',
  why(g, hero) {
    const loaded = ownOf(g).unloaded.length === 0 || !handsOf(g, hero).some((c) => isUnloaded(g, c));
    return loaded ? 'reload.nothing' : payable(g, hero);
  },
  offer(g, hero, add) {
    if (!reloadAction.why(g, hero, {})) add(RELOAD);
  },
  run(g, hero) {
    pay(g, hero, 1, NO_KIND);
    const own = ownOf(g);
    const held = handsOf(g, hero);
    const cards = held.filter((c) => isUnloaded(g, c)).map((c) => itemId(g, c));
    own.unloaded = own.unloaded.filter((c) => !held.includes(c));
    g.emit?.('C-INV-12', { type: 'reloaded', hero: heroAt(g.state, hero).id, cards });
    return DONE;
  },
};

const LEAVE = plainOption('leave', { cost: 0 });

export const leaveAction: Action = {
  verb: 'leave',
  suits: (mission) => mission.exit !== null,
  why(g, hero) {
    if (!g.context.mission.exit?.zones.includes(heroAt(g.state, hero).zone)) return 'leave.no-exit';
    return isExitOpen(g) ? undefined : 'leave.not-yet';
  },
  offer(g, hero, add) {
    if (!leaveAction.why(g, hero, {})) add(LEAVE);
  },
  run(g, hero) {
    const car = carOf(g, hero);
    if (car) car.seats[car.seats.indexOf(hero)] = -1;
    leaveBoard(g, hero, 'C-MIS-3');
    return DONE;
  },
};

const NEUTRALISE = plainOption('neutralise', { cost: 1 });

const spawnHere = (g: Game, hero: number): number =>
  g.context.mission.spawns.findIndex(
    (s, i) => s.zone === heroAt(g.state, hero).zone && g.state.spawns[i] !== SPAWN.gone,
  );

export const neutraliseAction: Action = {
  verb: 'neutralise',
  suits: (mission) => ownSection(mission).neutralise,
  why(g, hero) {
    if (!missionOf(g).neutralise || spawnHere(g, hero) < 0) return 'neutralise.no-spawn';
    return enemiesIn(g, heroAt(g.state, hero).zone) > 0 ? 'neutralise.zombies' : payable(g, hero);
  },
  offer(g, hero, add) {
    if (!neutraliseAction.why(g, hero, {})) add(NEUTRALISE);
  },
  run(g, hero) {
    pay(g, hero, 1, NO_KIND);
    g.state.spawns[spawnHere(g, hero)] = SPAWN.gone;
    g.stirred = true;
    const h = heroAt(g.state, hero);
    g.emit?.('M-C07', { type: 'spawn-neutralised', hero: h.id, zone: zoneId(g, h.zone) });
    return DONE;
  },
};

/** The same zone is all it needs, whoever sits in the car (M-C06-1). */
function whyNotLoad(g: Game, hero: number, car: Car | undefined): RefusalCode | undefined {
  if (!missionOf(g).supplies || !car || car.zone !== heroAt(g.state, hero).zone) return 'load.not-here';
  return payable(g, hero);
}

const supplies = (g: Game, cards: readonly number[]): number[] =>
  distinct(
    g,
    cards.filter((c) => kindAt(g, c).supply),
  );

const carHere = (g: Game, hero: number, name: string | undefined): Car | undefined =>
  ownOf(g).cars.find((c) => c.zone === heroAt(g.state, hero).zone && (!name || carId(g, c) === name));

function cargoAction(
  verb: 'load' | 'unload',
  cardsOf: (g: Game, hero: number, car: Car) => number[],
): Action {
  return {
    verb,
    form: 'items@vehicle',
    suits: hasCars,
    why(g, hero, { items: [card] = [], vehicle }) {
      const car = carHere(g, hero, vehicle);
      const no = whyNotLoad(g, hero, car);
      if (no || !car) return no;
      return cardsOf(g, hero, car).some((c) => kindAt(g, c).id === card) ? undefined : 'load.no-supply';
    },
    offer(g, hero, add) {
      ownOf(g).cars.forEach((car, i) => {
        if (whyNotLoad(g, hero, car)) return;
        for (const card of cardsOf(g, hero, car)) {
          const about = { ...itemDetails(g, card), vehicle: carId(g, car), cost: 1 };
          add(option(verb, 'items@vehicle', [card, i], about));
        }
      });
    },
    run(g, hero, option) {
      pay(g, hero, 1, NO_KIND);
      const [card, index] = leading(option.args, 2);
      const car = itemAt(ownOf(g).cars, index);
      const about = { hero: heroAt(g.state, hero).id, card: kindAt(g, card).id, car: carId(g, car) };
      if (verb === 'load') {
        takeFromSlot(g, hero, card);
        car.supplies.push(card);
        g.emit?.('M-C06', { type: 'loaded', ...about });
        return DONE;
      }
      car.supplies = car.supplies.filter((c) => c !== card);
      putInSlot(g, hero, card);
      g.emit?.('M-C06', { type: 'unloaded', ...about });
      return arrange(hero);
    },
  };
}

export const loadAction = cargoAction('load', (g, hero) => supplies(g, itemsOf(g, hero)));
export const unloadAction = cargoAction('unload', (g, _hero, car) => supplies(g, car.supplies));
