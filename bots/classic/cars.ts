/** How to use the cars of the classic game: to flee with the supplies, and to run zombies over where experience wins. */
import { enemiesIn, type Game, type Option } from '@holdout/engine';
import type { Aim } from '../plain/aims.ts';

interface Car {
  readonly kind: string;
  readonly zone: number;
  /** The driver first. */
  readonly seats: readonly number[];
  readonly supplies: readonly number[];
}

const SUPPLIES = ['water', 'bag-of-rice', 'canned-food'];
const SUPPLIES_NEEDED = 6;
const VERBS = ['load', 'unload', 'enter', 'seat', 'drive', 'getout'];
const NEVER = -1e6;

const carsOf = (g: Game): Car[] => (g.state.own as unknown as { cars: Car[] }).cars;
const mayDrive = (g: Game): boolean => g.context.mission.own['drive'] === true;
const living = (g: Game): number[] => g.state.heroes.flatMap((h, i) => (h.status === 'in' ? [i] : []));
const flees = (g: Game): boolean => g.context.mission.goals.some((x) => x.id === 'drive-out');
const races = (g: Game): boolean => mayDrive(g) && g.context.mission.goals.some((x) => x.id === 'reach-red');

/** Goals for the win conditions that cars are for; `rooms` are those worth searching. */
export function carAims(g: Game, hero: number, word: string, rooms: (g: Game) => Aim[]): Aim[] | undefined {
  if (word === 'suppliesOut') return escapeAims(g, hero, rooms);
  return word === 'heroReached' && races(g) ? raceAims(g, hero) : undefined;
}

/** Nearest to everybody, as if doors were open. */
function nearest(g: Game, cars: readonly Car[]): Car | undefined {
  const { zones, asIfOpen } = g.context;
  const far = (c: Car): number =>
    living(g).reduce(
      (sum, h) => sum + asIfOpen.distance[g.state.heroes[h].zone * zones + c.zone],
      -100 * c.supplies.length,
    );
  return [...cars].sort((a, b) => far(a) - far(b))[0];
}

/** The car to flee in: the one that holds supplies, else the nearest. */
const getaway = (g: Game): Car | undefined => nearest(g, carsOf(g).filter((c) => c.zone >= 0)); // prettier-ignore

/** Search until there is enough, then everybody to the car. */
function escapeAims(g: Game, hero: number, rooms: (g: Game) => Aim[]): Aim[] {
  const car = getaway(g);
  if (!car || car.seats.includes(hero)) return [];
  const supplies = living(g).flatMap((h) => g.state.heroes[h].slots.filter((c) => isSupply(g, c)));
  return car.supplies.length + supplies.length < SUPPLIES_NEEDED
    ? rooms(g)
    : [{ zone: car.zone, act: 'stand' }];
}

const isSupply = (g: Game, card: number): boolean =>
  card >= 0 && SUPPLIES.includes(g.context.edition.cardId('equipment', card));

/** Everybody into one car, a police car if there is one; then whoever drives goes for the enemies in the streets. */
function raceAims(g: Game, hero: number): Aim[] {
  const car = racingCar(g);
  if (!car) return [];
  if (!car.seats.includes(hero)) return [{ zone: car.zone, act: 'stand' }];
  return car.seats[0] === hero ? streetsWithEnemies(g) : [];
}

/** The one somebody sits in, else the nearest. */
function racingCar(g: Game): Car | undefined {
  const cars = carsOf(g).filter((c) => c.zone >= 0);
  const taken = cars.find((c) => c.seats.some((s) => s >= 0));
  const police = cars.filter((c) => c.kind === 'police');
  return taken ?? nearest(g, police.length > 0 ? police : cars);
}

/** Supplies in cars or brought out. */
export const suppliesSafe = (g: Game): number =>
  carsOf(g).reduce(
    (sum, c) => sum + c.supplies.length,
    (g.state.own as unknown as { suppliesOut: number }).suppliesOut,
  );

/** Zones where a search finds a weapon for certain (C-ACT-4). */
export const armories = (g: Game): number[] =>
  carsOf(g).filter((c) => c.zone >= 0 && c.kind === 'police').map((c) => c.zone); // prettier-ignore

const streetsWithEnemies = (g: Game): Aim[] =>
  g.context.board.zones.flatMap((_, zone): Aim[] =>
    zone < g.context.board.streets && enemiesIn(g, zone) > 0 ? [{ zone, act: 'hunt' }] : [],
  );

/** Worth of an option about cars; undefined for any other. */
export function carWorth(g: Game, hero: number, option: Option): number | undefined {
  if (!VERBS.includes(option.verb)) return undefined;
  if (races(g)) return raceWorth(g, option);
  const car = flees(g) ? getaway(g) : undefined;
  return car ? escapeWorth(g, hero, option, car) : NEVER;
}

/** Half of what is run over dies, and all of it is experience; friends in the way are run over too. */
function raceWorth(g: Game, option: Option): number {
  const car = racingCar(g);
  if (!car) return NEVER;
  if (option.verb === 'enter') {
    const driver = option.args[1] === 0;
    return option.args[0] === carsOf(g).indexOf(car) && car.seats[0] < 0 === driver ? 25 : NEVER;
  }
  if (option.verb === 'seat') return option.args[0] === 0 ? 20 : NEVER;
  if (option.verb !== 'drive' || waiting(g, car)) return NEVER;
  const outside = (zone: number): number =>
    living(g).filter((h) => g.state.heroes[h].zone === zone && !car.seats.includes(h)).length;
  return 1.5 * enemiesIn(g, option.args[0]) - 15 * (outside(option.args[0]) + outside(car.zone));
}

/** Somebody near can still get in. */
const waiting = (g: Game, car: Car): boolean =>
  car.seats.includes(-1) &&
  living(g).some((h) => {
    const { zone, done } = g.state.heroes[h];
    return !car.seats.includes(h) && !done && g.view.distance[zone * g.context.zones + car.zone] <= 2;
  });

function escapeWorth(g: Game, hero: number, option: Option, car: Car): number {
  const index = carsOf(g).indexOf(car);
  const ready = car.supplies.length >= SUPPLIES_NEEDED;
  if (option.verb === 'load') return option.args[1] === index ? 20 : NEVER;
  if (option.verb === 'enter') {
    const driver = option.args[1] === 0;
    return ready && option.args[0] === index && car.seats[0] < 0 === driver ? 25 : NEVER;
  }
  if (option.verb !== 'drive' || !living(g).every((h) => car.seats.includes(h))) return NEVER;
  const [exit] = g.context.mission.own['carExit'] as number[];
  const far = (zone: number): number => g.view.distance[zone * g.context.zones + exit];
  return 30 + 5 * (far(g.state.heroes[hero].zone) - far(option.args[0]));
}
