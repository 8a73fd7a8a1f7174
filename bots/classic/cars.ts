/** How to use the cars of the classic game: to flee with the supplies, and to run zombies over where experience wins. */
import { missionOf, ownOf, type Car } from '@holdout/editions/classic';
import { heroAt, numberAt, itemAt, enemiesIn, type Game, type Option } from '@holdout/engine';
import { teamOf } from '../plain/team.ts';
import { askedFor, asksFor } from '../plain/words.ts';

const VERBS = ['load', 'unload', 'enter', 'seat', 'drive', 'getout'];
const NEVER = -1e6;

export const carsOf = (g: Game): readonly Car[] => ownOf(g).cars;

/** 0 where nobody flees with supplies. */
export const suppliesNeeded = (g: Game): number => Number(askedFor(g, 'suppliesOut') ?? 0);
const flees = (g: Game): boolean => suppliesNeeded(g) > 0;
/** Is experience won at the wheel? */
export const isRace = (g: Game): boolean => missionOf(g).drive && asksFor(g, 'heroReached');

/** Nearest to everybody, as if doors were open. */
function nearest(g: Game, cars: readonly Car[]): Car | undefined {
  const { zones, asIfOpen } = g.context;
  const far = (c: Car): number =>
    teamOf(g).reduce(
      (sum, h) => sum + numberAt(asIfOpen.distance, heroAt(g.state, h).zone * zones + c.zone),
      -100 * c.supplies.length,
    );
  return [...cars].sort((a, b) => far(a) - far(b))[0];
}

const onBoard = (g: Game): Car[] => carsOf(g).filter((c) => c.zone >= 0);

/** The car to flee in: the one that holds supplies, else the nearest. */
export const getaway = (g: Game): Car | undefined => nearest(g, onBoard(g));

/** The one somebody sits in, else the nearest. */
export function racingCar(g: Game): Car | undefined {
  const cars = onBoard(g);
  const taken = cars.find((c) => c.seats.some((s) => s >= 0));
  const police = cars.filter((c) => c.kind === 'police');
  return taken ?? nearest(g, police.length > 0 ? police : cars);
}

/** Supplies in cars or brought out. */
export const suppliesSafe = (g: Game): number =>
  carsOf(g).reduce((sum, c) => sum + c.supplies.length, ownOf(g).suppliesOut);

/** Worth of an option about cars; undefined for any other. */
export function carWorth(g: Game, hero: number, option: Option): number | undefined {
  if (!VERBS.includes(option.verb)) return undefined;
  if (isRace(g)) return raceWorth(g, option);
  const car = flees(g) ? getaway(g) : undefined;
  return car ? escapeWorth(g, hero, option, car) : NEVER;
}

/** Half of what is run over dies, and all of it is experience; friends in the way are run over too. */
function raceWorth(g: Game, option: Option): number {
  const car = racingCar(g);
  if (!car) return NEVER;
  if (option.verb === 'enter') {
    const driver = option.args[1] === 0;
    return option.args[0] === carsOf(g).indexOf(car) && itemAt(car.seats, 0) < 0 === driver ? 25 : NEVER;
  }
  if (option.verb === 'seat') return option.args[0] === 0 ? 20 : NEVER;
  if (option.verb !== 'drive' || waiting(g, car)) return NEVER;
  const outside = (zone: number): number =>
    teamOf(g).filter((h) => heroAt(g.state, h).zone === zone && !car.seats.includes(h)).length;
  return (
    1.5 * enemiesIn(g, itemAt(option.args, 0)) - 15 * (outside(itemAt(option.args, 0)) + outside(car.zone))
  );
}

/** Somebody near can still get in. */
const waiting = (g: Game, car: Car): boolean =>
  car.seats.includes(-1) &&
  teamOf(g).some((h) => {
    const { zone, done } = heroAt(g.state, h);
    return (
      !car.seats.includes(h) && !done && numberAt(g.view.distance, zone * g.context.zones + car.zone) <= 2
    );
  });

function escapeWorth(g: Game, hero: number, option: Option, car: Car): number {
  const index = carsOf(g).indexOf(car);
  const ready = car.supplies.length >= suppliesNeeded(g);
  if (option.verb === 'load') return option.args[1] === index ? 20 : NEVER;
  if (option.verb === 'enter') {
    const driver = option.args[1] === 0;
    return ready && option.args[0] === index && itemAt(car.seats, 0) < 0 === driver ? 25 : NEVER;
  }
  if (option.verb !== 'drive' || !teamOf(g).every((h) => car.seats.includes(h))) return NEVER;
  const exit = itemAt(missionOf(g).carExit, 0);
  const far = (zone: number): number => numberAt(g.view.distance, zone * g.context.zones + exit);
  return 30 + 5 * (far(heroAt(g.state, hero).zone) - far(itemAt(option.args, 0)));
}
