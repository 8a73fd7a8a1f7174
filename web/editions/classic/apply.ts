/** The visible part of what only the classic game keeps: noise and cars, changed as its events tell. */
import type { Car, ClassicOwn } from '@holdout/editions/classic/own.ts';
import type { Context, GameEvent, State } from '@holdout/engine';
import { carId } from './cars.ts';

export function apply(context: Context, state: State, event: GameEvent): State {
  const own = state.own as ClassicOwn;
  const change = changeBy(context, state, own, event);
  if (!change) return state;
  const next: State = { ...state, own: { ...own, ...change } };
  return event.type === 'drove' ? carryRiders(next) : next;
}

function changeBy(
  context: Context,
  state: State,
  own: ClassicOwn,
  event: GameEvent,
): Partial<ClassicOwn> | undefined {
  const zoneOf = (id: string): number => context.board.indexOf.get(id) ?? -1;
  const heroOf = (id: string): number => state.heroes.findIndex((h) => h.id === id);
  switch (event.type) {
    case 'noise': {
      const at = zoneOf(event.zone);
      return { noise: own.noise.map((n, zone) => (zone === at ? event.tokens : n)) };
    }
    case 'noise-cleared':
      return { noise: own.noise.map(() => 0) };
    case 'skill-used':
      return event.skill === 'loud'
        ? { loud: { zone: zoneOf(event.zone ?? ''), hero: heroOf(event.hero) } }
        : undefined;
    // The loudest place is quiet again from its maker's next turn on, and at the end of the turn they died in (C-SK-23).
    case 'turn-started':
      return own.loud?.hero === heroOf(event.hero) ? { loud: null } : undefined;
    case 'phase':
      return event.phase === 'end' && own.loud && state.heroes[own.loud.hero]?.status !== 'in'
        ? { loud: null }
        : undefined;
    case 'hero-died':
    case 'hero-left':
    case 'car-left':
      return { cars: own.cars.map((car) => emptied(car, heroOf(event.hero))) };
    case 'car-entered':
    case 'seat-changed': {
      const hero = heroOf(event.hero);
      return {
        cars: own.cars.map((car, i) =>
          carId(own.cars, i) === event.car ? seated(emptied(car, hero), hero, event.place) : car,
        ),
      };
    }
    case 'drove':
      return {
        cars: own.cars.map((car, i) =>
          carId(own.cars, i) === event.car ? { ...car, zone: zoneOf(event.to) } : car,
        ),
      };
    case 'car-escaped':
      return {
        cars: own.cars.map((car, i) => (carId(own.cars, i) === event.car ? { ...car, zone: -1 } : car)),
      };
    default:
      return undefined;
  }
}

const emptied = (car: Car, hero: number): Car =>
  car.seats.includes(hero) ? { ...car, seats: car.seats.map((s) => (s === hero ? -1 : s)) } : car;

function seated(car: Car, hero: number, place: string): Car {
  const at = place === 'driver' ? 0 : car.seats.indexOf(-1, 1);
  return { ...car, seats: car.seats.map((s, i) => (i === at ? hero : s)) };
}

function carryRiders(state: State): State {
  const { cars } = state.own as ClassicOwn;
  const heroes = state.heroes.map((h, i) => {
    const car = cars.find((c) => c.zone >= 0 && c.seats.includes(i));
    return car && car.zone !== h.zone ? { ...h, zone: car.zone } : h;
  });
  return { ...state, heroes };
}
