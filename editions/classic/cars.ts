/** Getting in and out of cars and driving them (C-ACT-6, C-CAR-1 to C-CAR-11). */
import {
  heroAt,
  itemAt,
  leading,
  canPay,
  declareEvents,
  declareRefusals,
  DONE,
  enemiesIn,
  NO_KIND,
  option,
  pay,
  told,
  plainOption,
  zoneId,
  type Action,
  type EventsOf,
  type Game,
  type Mission,
  type RefusalCode,
  type RefusalsOf,
} from '@holdout/engine';
import { missionOf, ownOf, ownSection, type Car } from './own.ts';

const TOLD = declareEvents({
  'car-entered': told({ hero: 'hero', zone: 'zone', car: 'car', place: 'place' }),
  'car-left': told({ hero: 'hero', zone: 'zone', car: 'car' }),
  'seat-changed': told({ hero: 'hero', car: 'car', place: 'place' }),
});
const REFUSED = declareRefusals({
  'move.in-car': 'C-CAR-10',
  'take.in-car': 'C-CAR-10',
  'open.in-car': 'C-CAR-10',
  'car.not-here': 'C-CAR-1',
  'car.not-drivable': 'C-CAR-6',
  'car.zombies': 'C-CAR-1',
  'car.seat-taken': 'C-CAR-1',
  'car.already-inside': 'C-CAR-1',
  'car.not-inside': 'C-CAR-1',
});
declare module '@holdout/engine' {
  interface RefusalMap extends RefusalsOf<typeof REFUSED> {}
  interface EventMap extends EventsOf<typeof TOLD> {}
  interface Kinds {
    car: string;
    place: string;
  }
}

const PLACES = ['driver', 'passenger'] as const;

/** Without a car on the board nobody gets into one. */
export const hasCars = (mission: Mission): boolean => ownSection(mission).cars.length > 0;

export function carOf(g: Game, hero: number): Car | undefined {
  for (const car of ownOf(g).cars) if (car.seats.includes(hero)) return car;
  return undefined;
}
export const inCar = (g: Game, hero: number): boolean => carOf(g, hero) !== undefined;
export const isDriver = (g: Game, hero: number): boolean => carOf(g, hero)?.seats[0] === hero;

/** `police`, or `police-2` for the second of its kind. */
export function carId(g: Game, car: Car): string {
  const same = ownOf(g).cars.filter((c) => c.kind === car.kind);
  const n = same.indexOf(car) + 1;
  return same.length > 1 ? `${car.kind}-${n}` : car.kind;
}

/** First free seat of the place, -1 if none. */
const freeSeat = (car: Car, place: string): number =>
  place === 'driver' ? (itemAt(car.seats, 0) < 0 ? 0 : -1) : car.seats.indexOf(-1, 1);

const findCar = (g: Game, id: string): number => ownOf(g).cars.findIndex((c) => carId(g, c) === id);

function whyNotEnter(g: Game, hero: number, car: Car | undefined, place: string): RefusalCode | undefined {
  const h = heroAt(g.state, hero);
  if (!car || car.zone !== h.zone) return 'car.not-here';
  if (!missionOf(g).drive) return 'car.not-drivable';
  if (inCar(g, hero)) return 'car.already-inside';
  if (enemiesIn(g, h.zone) > 0) return 'car.zombies';
  if (freeSeat(car, place) < 0) return 'car.seat-taken';
  return canPay(g, hero, 1, NO_KIND) ? undefined : 'hero.too-few-actions';
}

export const enterAction: Action = {
  verb: 'enter',
  form: 'vehicle.place',
  suits: hasCars,
  why: (g, hero, { vehicle = '', place = '' }) =>
    whyNotEnter(g, hero, ownOf(g).cars[findCar(g, vehicle)], place),
  offer(g, hero, add) {
    ownOf(g).cars.forEach((car, i) => {
      PLACES.forEach((place, p) => {
        if (whyNotEnter(g, hero, car, place)) return;
        add(option('enter', 'vehicle.place', [i, p], { vehicle: carId(g, car), place, cost: 1 }));
      });
    });
  },
  run(g, hero, option) {
    pay(g, hero, 1, NO_KIND);
    const [index, p] = leading(option.args, 2);
    const car = itemAt(ownOf(g).cars, index);
    car.seats[freeSeat(car, itemAt(PLACES, p))] = hero;
    const h = heroAt(g.state, hero);
    const zone = zoneId(g, h.zone);
    g.emit?.('C-CAR-1', {
      type: 'car-entered',
      hero: h.id,
      zone,
      car: carId(g, car),
      place: itemAt(PLACES, p),
    });
    return DONE;
  },
};

const GET_OUT = plainOption('getout', { cost: 1 });

export const getOutAction: Action = {
  verb: 'getout',
  suits: hasCars,
  why(g, hero) {
    if (!inCar(g, hero)) return 'car.not-inside';
    return canPay(g, hero, 1, NO_KIND) ? undefined : 'hero.too-few-actions';
  },
  offer(g, hero, add) {
    if (!getOutAction.why(g, hero, {})) add(GET_OUT);
  },
  run(g, hero) {
    pay(g, hero, 1, NO_KIND);
    const car = carOf(g, hero);
    if (!car) return DONE;
    car.seats[car.seats.indexOf(hero)] = -1;
    g.emit?.('C-CAR-1', {
      type: 'car-left',
      hero: heroAt(g.state, hero).id,
      zone: zoneId(g, car.zone),
      car: carId(g, car),
    });
    return DONE;
  },
};

function whyNotSeat(g: Game, hero: number, place: string): RefusalCode | undefined {
  const car = carOf(g, hero);
  if (!car) return 'car.not-inside';
  const already = (car.seats[0] === hero) === (place === 'driver');
  if (already || freeSeat(car, place) < 0) return 'car.seat-taken';
  return canPay(g, hero, 1, NO_KIND) ? undefined : 'hero.too-few-actions';
}

export const seatAction: Action = {
  verb: 'seat',
  form: 'place',
  suits: hasCars,
  why: (g, hero, { place = '' }) => whyNotSeat(g, hero, place),
  offer(g, hero, add) {
    PLACES.forEach((place, p) => {
      if (!whyNotSeat(g, hero, place)) add(option('seat', 'place', [p], { place, cost: 1 }));
    });
  },
  run(g, hero, option) {
    pay(g, hero, 1, NO_KIND);
    const car = carOf(g, hero);
    if (!car) return DONE;
    const to = freeSeat(car, itemAt(PLACES, itemAt(option.args, 0)));
    car.seats[car.seats.indexOf(hero)] = -1;
    car.seats[to] = hero;
    const id = heroAt(g.state, hero).id;
    g.emit?.('C-ACT-6', {
      type: 'seat-changed',
      hero: id,
      car: carId(g, car),
      place: itemAt(PLACES, itemAt(option.args, 0)),
    });
    return DONE;
  },
};
